"""Where a game is kept, and keeping it after every decision."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from barbaricum.cli.files import demand_folder, write_record
from barbaricum.cli.problems import Problem, problem, told
from barbaricum.core.record import Record
from barbaricum.texts import Texts


def state_folder(environment: Mapping[str, str]) -> Path:
    """The user's folder for games under way."""
    named = environment.get("XDG_STATE_HOME") or environment.get("LOCALAPPDATA")
    base = Path(named) if named else Path.home() / ".local" / "state"
    return base / "barbaricum" / "games"


def fresh_path(game: str, environment: Mapping[str, str]) -> Path:
    """A file for a new game that is not there yet."""
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    folder = state_folder(environment)
    path = folder / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def where_to_save(save: str | None, resume: Path | None, game: str) -> Path:
    """The file asked for, else the one resumed, else a fresh one; no other file is overwritten."""
    if save is None:
        return resume or fresh_path(game, os.environ)
    path = Path(save)
    demand_folder(path)
    if path.exists() and (resume is None or not path.samefile(resume)):
        raise problem("file-exists", file=path)
    return path


class Keeper:
    """Writes the record after every decision. If it cannot, the game goes on all the same."""

    def __init__(self, path: Path, texts: Texts) -> None:
        self.path = path
        self.trouble: str | None = None
        """The sentence about the last attempt, if it failed."""
        self._texts = texts

    def keep(self, record: Record) -> None:
        """Write the record, or remember why not."""
        try:
            write_record(self.path, record, self._texts)
        except Problem as error:
            self.trouble = told(error, self._texts)
        else:
            self.trouble = None
