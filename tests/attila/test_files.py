"""The rules are laid out as docs/architecture.md says."""

import re
from pathlib import Path

import barbaricum.games.attila

FOLDER = Path(barbaricum.games.attila.__file__).parent
PACKING = re.compile(r"<<|>>|\b0[ox][0-9a-f_]+|~|(?<![&|])&(?!&)")
"""Shifts, masks and the numbers that go with them."""


def code(file: Path) -> str:
    return file.read_text("utf-8")


def test_shifts_and_masks_stay_with_the_data() -> None:
    rooms = (file for file in FOLDER.rglob("*.py") if file.parent.name != "data")
    assert [file.name for file in rooms if PACKING.search(code(file))] == []


def test_no_file_of_the_rules_is_too_long() -> None:
    assert [file.name for file in FOLDER.rglob("*.py") if code(file).count("\n") > 300] == []


def test_no_folder_has_too_many_files() -> None:
    folders = {file.parent for file in FOLDER.rglob("*.py")}
    assert [folder.name for folder in folders if len(list(folder.glob("*.py"))) > 15] == []
