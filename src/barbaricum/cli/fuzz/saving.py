"""Keeping a failure: a record that `barbaricum replay` opens, and the reason beside it."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from barbaricum.cli.fuzz.one import Failure
from barbaricum.core import record
from barbaricum.core.record import Record


def save_failure(folder: Path, failure: Failure) -> Path:
    """Write the record of the rows before the failure, and the reason as text."""
    path = save(folder, f"{failure.record.game}-{failure.kind}-{failure.number}", failure.record)
    path.with_suffix(".txt").write_text(f"{failure.reason}\n\n{failure.details}", encoding="utf-8")
    return path


def save(folder: Path, stem: str, kept: Record) -> Path:
    """Write a record under a name that is still free."""
    folder.mkdir(parents=True, exist_ok=True)
    for attempt in count():
        path = folder / (f"{stem}.json" if not attempt else f"{stem}-{attempt}.json")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(record.dumps(kept) + "\n")
        except FileExistsError:
            continue
        return path
    raise AssertionError("unreachable: there is always a free number")
