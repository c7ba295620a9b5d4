"""`barbaricum verify`: replay a record and say where it first differs, if anywhere."""

from __future__ import annotations

import argparse
from pathlib import Path

from barbaricum.cli.files import read_record
from barbaricum.cli.problems import clean, told
from barbaricum.cli.terminal import Terminal
from barbaricum.core.errors import InvalidRecord
from barbaricum.core.record import Difference, Record, replay, verify
from barbaricum.texts import Texts

DIFFERS = 1


def configure(parser: argparse.ArgumentParser) -> None:
    """One file."""
    parser.add_argument("file", metavar="FILE")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Status 0 if the record says what happened, 1 if it differs."""
    record = read_record(Path(args.file), texts)
    found = verify(record)
    terminal = Terminal(texts)
    if found is None:
        over = "verified" if record.result else "verified-unfinished"
        terminal.say(texts.say(over, rows=len(record.log)))
        return 0
    terminal.say(clean(_told(record, found, texts)))
    return DIFFERS


def _told(record: Record, found: Difference, texts: Texts) -> str:
    """The difference; where a row is refused, the refusal itself says it best."""
    if found.what != "row":
        return texts.difference(found)
    try:
        for _state in replay(record):
            pass
    except InvalidRecord as error:
        return told(error, texts)
    return texts.difference(found)
