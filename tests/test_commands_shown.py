"""Every command that a page shows can be typed as it stands."""

from __future__ import annotations

import importlib.util
import io
import re
import shlex
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Final

import dev
import pytest

from barbaricum.cli.main import main, parser_for
from barbaricum.texts import Texts
from tests.test_docs import PAGES, ROOT

RECORD: Final = ROOT / "tests" / "records" / "attila" / "a7-1d-no-room.json"
IN_A_BLOCK: Final = re.compile(r"^ {4}(?:(?:one|two|both)\$\s+)?(?:[A-Z_]+=\S+ )?(\S.*)$")
IN_A_LINE: Final = re.compile(
    r"`(barbaricum [^`\s]+ [^`\n]+|(?:python3 dev\.py|python -m) [^`\n]+)`"
)
OURS: Final = ("barbaricum", "python3", "python")

OTHERS: Final = {
    "apt-get": "needs root",
    "cd": "changes the folder of the reader's shell",
    "cp": "needs root",
    "curl": "needs a server that runs",
    "export": "belongs to a cluster",
    "git": "needs the network",
    "ln": "needs root",
    "mkdir": "needs root",
    "npm": "needs the network",
    "pip": "needs the network",
    "podman": "needs an image",
    "printf": "writes where root may",
    "ray": "needs a cluster",
    "sed": "writes where root may",
    "systemctl": "needs root and systemd",
}
"""Programs of others on our pages, and why they are not run here."""

NOT_RUN: Final = {
    "admin-link": "needs the data of a server",
    "backup": "needs the data of a server",
    "check": "needs the data of a server",
    "loadtest": "starts a server and loads it",
    "restore": "needs a backup",
    "play --resume": "needs an unfinished game",
    "serve": "runs until it is stopped",
    "worker": "needs PostgreSQL and Redis",
    "bench": "measures for a while; its own tests run it",
    "arena --ray": "needs a cluster",
}
"""Commands that are only parsed, and why."""

PLACES: Final = {
    "FILE": "game.json", "DIR": "data", "SECONDS": "1", "NAME": "ana",
    "N": "3", "S": "1", "K": "1", "ADDRESS": "sqlite://", "URL": "http://localhost:8375",
}  # fmt: skip
"""What stands for the words that a reader fills in."""

OUTPUTS: Final = {"--json": "out.json", "--plot": "out.svg"}
"""The files that a command writes, by the option that names them."""

FEW: Final = {"--games": "4", "--simulations": "2"}
FEWER: Final = {"analyse": ("--simulations", "2")}
"""Numbers with which a command is done at once."""


def blocks(text: str) -> list[str]:
    """The lines of indented blocks and the commands inside sentences, without comments."""
    lines = [found[1] for line in text.splitlines() if (found := IN_A_BLOCK.match(line))]
    return [re.split(r"\s+#|\s{2,}", one)[0] for one in [*lines, *IN_A_LINE.findall(text)]]


def program(line: str) -> str:
    return line.partition(" ")[0].removeprefix(".venv/bin/")


SHOWN: Final = sorted(
    {(page.name, line) for page in PAGES for line in blocks(page.read_text("utf-8"))}
)
COMMANDS: Final = [(page, line) for page, line in SHOWN if program(line) in OURS]


def test_the_pages_show_commands_of_every_kind() -> None:
    starts = [line.split()[:2] for _, line in COMMANDS]
    assert ["python3", "dev.py"] in starts
    assert ["python", "-m"] in starts
    assert ["barbaricum", "arena"] in starts
    assert len(COMMANDS) > 40


def test_every_other_program_on_a_page_is_known() -> None:
    """Nothing that is installed here stands on a page without being run or listed."""
    others = {program(line) for _, line in SHOWN if " " in line and shutil.which(program(line))}
    assert others - set(OURS) <= set(OTHERS)


def words_of(line: str) -> list[str]:
    """The words to type: every option of the brackets, the first of several ways, examples."""
    typed = re.sub(r"[\[\]…]", "", line.partition(" > ")[0]).replace(" | ", " ")
    words = [word.partition("|")[0] for word in shlex.split(typed)]
    named = [OUTPUTS.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    return [PLACES.get(word, word) for word in named]


def arguments(line: str) -> list[str] | None:
    """What `barbaricum` is given by this command; None if it is not about `barbaricum`."""
    first, *rest = words_of(line)
    if program(first) == "barbaricum":
        return rest
    if rest[:2] == ["dev.py", "play"]:
        return dev.game(rest[2:])
    return None


OF_BARBARICUM: Final = [one for one in COMMANDS if arguments(one[1]) is not None]


@pytest.mark.parametrize(("page", "line"), OF_BARBARICUM)
def test_every_command_of_barbaricum_is_understood(
    page: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = arguments(line) or []
    with suppress(SystemExit):  # `--version` says it at once
        parser_for(given, Texts("en")).parse_args(given)
    assert capsys.readouterr().err == "", page


def is_run(line: str) -> bool:
    given = arguments(line) or []
    names = {given[0], " ".join(given[:2]), *(f"{given[0]} {word}" for word in given)}
    return not names & set(NOT_RUN)


@pytest.mark.parametrize(("page", "line"), [one for one in OF_BARBARICUM if is_run(one[1])])
def test_every_command_of_barbaricum_runs(
    page: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(RECORD, tmp_path / "game.json")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO())  # nobody types: a player leaves
    given = arguments(line) or []
    few = [FEW.get(before, word) for before, word in zip(["", *given], given, strict=False)]
    missing = FEWER.get(given[0], ())
    typed = [*few, *(missing if missing and missing[0] not in few else ())]
    # A strict run fails if a rare rule never came up, and in so few games some do not.
    typed = [word.replace("strong:24", "strong:1") for word in typed if word != "--strict"]
    try:
        status = main(typed)
    except SystemExit as done:
        status = done.code if isinstance(done.code, int) else 1
    assert status == 0, page


@pytest.mark.parametrize(("page", "line"), [one for one in COMMANDS if one not in OF_BARBARICUM])
def test_every_other_command_names_what_is_there(page: str, line: str) -> None:
    """They set up, measure for hours or ask registries, so they are only looked for."""
    _python, first, second, *_rest = [*words_of(line), ""]
    if first == "dev.py":
        assert second in dev.COMMANDS, page
    elif first == "-m":
        module = second.replace("<game>", "attila")
        assert second == "venv" or importlib.util.find_spec(module) is not None, page
    else:
        assert (ROOT / first).is_file(), page
