"""The file of an arena: a line for what is played, then one a game; so it can go on later."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from barbaricum.cli.arena.match import Match, Played
from barbaricum.cli.problems import problem, reason
from barbaricum.texts import Texts


class Journal:
    """Games are written as they come; half a line at the end of the file is played again."""

    def __init__(self, path: Path, match: Match, texts: Texts) -> None:
        self._path, self._match, self._texts = path, match, texts
        self.games: list[Played] = list(self._begun())

    def _begun(self) -> Iterator[Played]:
        """The games that the file has; a file of another match is refused."""
        if not self._path.exists():
            self._write(json.dumps(asdict(self._match)), "w")
            return
        first, *rest = self._path.read_text("utf-8").split("\n")
        if _match(first) != self._match:
            raise problem("arena-other-match", file=self._path)
        whole, half = rest[:-1], rest[-1]
        for line in whole:
            yield _played(line)
        if half:
            self._write("\n".join([first, *whole]), "w")

    def add(self, played: Played) -> None:
        """One more game."""
        self.games.append(played)
        self._write(json.dumps(played.written()), "a")

    def _write(self, line: str, mode: str) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open(mode, encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError as error:
            told = reason(error, self._texts)
            raise problem("not-writable", file=self._path, reason=told) from error


def _match(line: str) -> Match | None:
    try:
        written = json.loads(line)
        return Match(**written | {"bots": tuple(written["bots"])})
    except (ValueError, TypeError, KeyError):
        return None


def _played(line: str) -> Played:
    written = json.loads(line)
    lists = {key: tuple(value) for key, value in written.items() if isinstance(value, list)}
    return Played(**written | lists)
