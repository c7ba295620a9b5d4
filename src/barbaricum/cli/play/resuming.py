"""Going on with a game that was left: which one, and by which command."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from barbaricum.cli.files import read_record
from barbaricum.cli.play.reading import folded
from barbaricum.cli.play.saving import state_folder
from barbaricum.cli.problems import clean
from barbaricum.cli.terminal import Terminal
from barbaricum.core.errors import BarbaricumError
from barbaricum.core.record import Record
from barbaricum.texts import Texts

PROGRAM: Final = "BARBARICUM_PLAY"
"""The command by which a player started the game, where it is another one than `barbaricum`."""


@dataclass(frozen=True, slots=True)
class Left:
    """A game that is not over, and its file."""

    path: Path
    record: Record


def newest(game: str | None, texts: Texts) -> Left | None:
    """The game under way that was played last, of one game or of any."""
    return next((one for one in _left(texts) if game in (None, one.record.game)), None)


def _left(texts: Texts) -> Iterator[Left]:
    """The games under way, the newest first; what is no record is passed over."""
    files = [path for path in state_folder(os.environ).glob("*.json") if path.is_file()]
    for path in sorted(files, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        try:
            record = read_record(path, texts)
        except BarbaricumError:
            continue
        if record.result is None and record.log:
            yield Left(path, record)


def wants_to_go_on(left: Left, terminal: Terminal) -> bool:
    """Ask whether the game goes on, until the answer is clear; Enter is a yes."""
    texts, record = terminal.texts, left.record
    when = datetime.fromtimestamp(left.path.stat().st_mtime).astimezone()
    names = ", ".join(clean(str(seat.get("name") or "?")) for seat in record.seats)
    game = texts.say(f"game-{record.game}")
    terminal.say(texts.say("unfinished", game=game, when=f"{when:%Y-%m-%d %H:%M}", names=names))
    terminal.say(f"1 {texts.say('unfinished-on')}", f"2 {texts.say('unfinished-new')}")
    while True:
        typed = folded(terminal.read(texts.say("unfinished-prompt"), ()))
        if typed in ("", "1"):
            return True
        if typed == "2":
            return False


def command_to_resume(path: Path) -> str:
    """What to type to go on; the file is named only where the newest is not found by itself."""
    words = [*_program(), "--resume"]
    if path.parent.absolute() != state_folder(os.environ).absolute():
        words.append(shlex.quote(str(path)))
    return " ".join(words)


def _program() -> list[str]:
    """How this program is called from where the player is."""
    if started := os.environ.get(PROGRAM):
        return [started]
    typed = Path(sys.argv[0])
    if typed.name == "__main__.py":
        return [shlex.quote(sys.executable), "-m", "barbaricum", "play"]
    found = shutil.which(typed.name)
    known = found is not None and Path(found).absolute() == typed.absolute()
    return [typed.name if known else shlex.quote(str(typed)), "play"]
