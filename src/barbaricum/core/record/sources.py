"""Where the chance of a record came from: its own secret, and in a study those of other games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from barbaricum.core.chance import Luck
from barbaricum.core.errors import InvalidRecord
from barbaricum.core.game import Json
from barbaricum.core.record.form import Record

STUDY: Final = "study"
"""The key of a record that goes on from a position of another game: its first rows are borrowed."""
WANTED: Final = {
    "chance": "object with commit, secret, entropy",
    STUDY: "object with rows and luck",
}


@dataclass(frozen=True, slots=True)
class Source:
    """What the draws before a row follow from; without a secret nobody can say."""

    until: int
    commit: Json
    luck: Luck | None


def sources(record: Record) -> list[Source]:
    """The sources of all rows, in their order; the own one comes last."""
    own = record.chance or {}
    return [*_borrowed(record), Source(len(record.log), *_luck(own, record, "chance"))]


def _borrowed(record: Record) -> list[Source]:
    study = record.extra.get(STUDY)
    if study is None:
        return []
    match study:
        case {"rows": int(rows), "luck": [*entries]} if 0 <= rows <= len(record.log):
            return [_source(entry, record) for entry in entries]
    raise InvalidRecord("record-key-wrong", key=STUDY, wanted=WANTED[STUDY])


def _source(entry: Json, record: Record) -> Source:
    until = entry.get("rows") if isinstance(entry, dict) else None
    if isinstance(until, int) and 0 <= until <= len(record.log):
        return Source(until, *_luck(entry, record, STUDY))
    raise InvalidRecord("record-key-wrong", key=STUDY, wanted=WANTED[STUDY])


def _luck(chance: Mapping[str, Json], record: Record, key: str) -> tuple[Json, Luck | None]:
    """The commit and the luck of one source, once its secret is out."""
    if chance.get("secret") is None:
        return chance.get("commit"), None
    entropy = chance.get("entropy")
    if not isinstance(entropy, list) or len(entropy) != len(record.seats):
        raise InvalidRecord("record-key-wrong", key=key, wanted=WANTED[key])
    try:
        for text in entropy:
            str.encode(text)  # half a surrogate pair is a text of JSON, but not of UTF-8
        return chance.get("commit"), Luck(bytes.fromhex(chance["secret"]), entropy)
    except (TypeError, ValueError) as error:
        raise InvalidRecord("record-key-wrong", key=key, wanted=WANTED[key]) from error
