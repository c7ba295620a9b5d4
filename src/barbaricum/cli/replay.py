"""`barbaricum replay`: step through a recorded game."""

from __future__ import annotations

import argparse
from pathlib import Path

from barbaricum.cli.files import read_record
from barbaricum.cli.play.session import Session
from barbaricum.cli.problems import clean, problem
from barbaricum.cli.screens import SCREENS
from barbaricum.cli.screens.layout import Scene
from barbaricum.cli.terminal import Terminal
from barbaricum.core.game import CHANCE
from barbaricum.core.record import Record
from barbaricum.texts import Texts


def configure(parser: argparse.ArgumentParser) -> None:
    """A file and perhaps a row."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--to", metavar="N")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """With somebody at the keyboard step by step, else the whole log."""
    record = read_record(Path(args.file), texts)
    row = _row(args.to, len(record.log))
    player = Player(record, texts)
    if player.terminal.interactive:
        player.step_from(row)
    else:
        player.print_to(row if args.to else len(record.log))
    return 0


def _row(text: str | None, rows: int) -> int:
    """How many rows are to be carried out."""
    if text is None:
        return 0
    if not text.isdecimal() or int(text) > rows:
        raise problem("no-such-row", text=text, rows=rows)
    return int(text)


class Player:
    """Shows the position after so many rows of a record, as an onlooker sees it."""

    def __init__(self, record: Record, texts: Texts) -> None:
        self.terminal = Terminal(texts)
        self.texts = texts
        self.record = record
        Session(record, "")  # refuses a broken record before anything is shown

    def _session(self, row: int) -> Session:
        """The game after so many rows."""
        part = Record(**{name: getattr(self.record, name) for name in Record.__slots__})
        part.log = self.record.log[:row]
        return Session(part, "")

    def _lines(self, session: Session, start: int = 0) -> list[str]:
        event = session.wording.event
        return [event(self.texts, one, session.names) for one in session.story(None, start)]

    def show(self, row: int) -> None:
        """The screen after so many rows."""
        session = self._session(row)
        log = self._lines(session, max(0, len(session.steps) - 12))
        names = [clean(name) for name in session.names]
        scene = Scene(session.view(None), names, self.texts, log=log, height=self.terminal.rows - 1)
        self.terminal.show(SCREENS[session.game.name](scene))

    def print_to(self, row: int) -> None:
        """Every row with its number, then the last position."""
        for number, (seat, text) in enumerate(self.record.log[:row], start=1):
            who = "–" if seat == CHANCE else str(self._names()[seat])
            self.terminal.say(clean(f"{number:>4}  {who:<12}  {text}"))
        self.show(row)

    def _names(self) -> list[str]:
        return [str(entry.get("name", at)) for at, entry in enumerate(self.record.seats)]

    def step_from(self, row: int) -> None:
        """Enter goes on, `b` goes back, a number goes there, `q` leaves."""
        last = len(self.record.log)
        while True:
            self.show(row)
            prompt = self.texts.say("replay-prompt", row=row, rows=last)
            try:
                typed = self.terminal.read(prompt, ())
            except EOFError:
                return
            if typed.lower().startswith("q"):
                return
            row = self._next(typed, row)

    def _next(self, typed: str, row: int) -> int:
        """The row to show next."""
        last = len(self.record.log)
        if typed.isdecimal():
            return min(last, int(typed))
        way = -1 if typed else 1
        row += way
        while 0 < row < last and self.record.log[row - 1][0] == CHANCE:
            row += way
        return max(0, min(last, row))
