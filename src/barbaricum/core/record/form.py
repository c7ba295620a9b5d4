"""The written form of a record: compact JSON with its keys in a fixed order."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from barbaricum.core.errors import InvalidRecord, UnknownVersion
from barbaricum.core.game import CHANCE, AnyGame, Json

FORMAT: Final = 1
UNDO: Final = "undo"

Row = tuple[int, str]


@dataclass(slots=True)
class Record:
    """Who played what under which rules, and every decision and draw in order."""

    game: str
    rules: str
    data: str
    options: dict[str, Json]
    seats: list[dict[str, Json]]
    log: list[Row] = field(default_factory=list)
    chance: dict[str, Json] | None = None
    result: dict[str, Json] | None = None
    extra: dict[str, Json] = field(default_factory=dict)
    """Keys of other programs, kept as they came."""

    @classmethod
    def begin(
        cls, game: AnyGame, seats: Sequence[Mapping[str, Json]], options: Mapping[str, Json]
    ) -> Record:
        """An empty record under the rules and data of today."""
        own = {} if game.pack is None else {"pack": dict(game.pack)}
        seated = [dict(seat) for seat in seats]
        return cls(game.name, game.rules, game.data, dict(options), seated, extra=own)

    def close(self, game: AnyGame, state: object) -> None:
        """Write the result down, if there is one."""
        self.result = written(game, state)


def written(game: AnyGame, state: object) -> dict[str, Json] | None:
    """The result of a state as a record writes it."""
    result = game.result(state)
    if result is None:
        return None
    return {
        "points": list(result.points),
        "places": list(result.places),
        "ending": result.ending,
    }


def dumps(record: Record) -> str:
    """The record as one line of JSON."""
    keys: dict[str, Json] = {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "data": record.data,
        "options": record.options,
        "seats": record.seats,
        "log": record.log,
    }
    if record.chance is not None:
        keys["chance"] = record.chance
    keys["result"] = record.result
    return json.dumps(keys | record.extra, ensure_ascii=False, separators=(",", ":"))


def loads(text: str) -> Record:
    """Read a record; InvalidRecord says where it is broken."""
    keys = _object(text)
    if type(keys.get("format")) is int and keys["format"] != FORMAT:
        raise UnknownVersion(
            "unknown-version", what="format", found=keys["format"], known=str(FORMAT)
        )
    for key, (fits, wanted) in SHAPES.items():
        if key not in keys and key not in OPTIONAL:
            raise InvalidRecord("record-key-missing", key=key)
        if key in keys and not fits(keys[key]):
            raise InvalidRecord("record-key-wrong", key=key, wanted=wanted)
    known = {key: keys[key] for key in SHAPES if key in keys and key != "format"}
    known["log"] = [_row(number, row, len(keys["seats"])) for number, row in enumerate(keys["log"])]
    return Record(**known, extra={key: keys[key] for key in keys if key not in SHAPES})


def _object(text: str) -> dict[str, Json]:
    """The JSON object that a record is, of numbers and texts that can be written again."""
    try:
        keys = json.loads(text)
        json.dumps(keys, ensure_ascii=False, allow_nan=False).encode()
    except json.JSONDecodeError as error:
        line, column = error.lineno, error.colno
        raise InvalidRecord("record-not-json", line=line, column=column) from error
    except (RecursionError, ValueError) as error:
        raise InvalidRecord("record-not-json", line=1, column=1) from error
    if not isinstance(keys, dict):
        raise InvalidRecord("record-key-wrong", key="record", wanted="object")
    return keys


def _row(number: int, row: Json, seats: int) -> Row:
    """One row of the log: a seat, or chance, and a text."""
    match row:
        case [int(seat), str(text)] if not isinstance(seat, bool) and CHANCE <= seat < seats:
            return seat, text
    raise InvalidRecord("record-row-wrong", row=number)


def _is_text(value: Json) -> bool:
    return isinstance(value, str)


def _is_object(value: Json) -> bool:
    return isinstance(value, dict)


def _is_seats(value: Json) -> bool:
    return isinstance(value, list) and all(isinstance(seat, dict) for seat in value)


SHAPES: Final[Mapping[str, tuple[Callable[[Json], bool], str]]] = {
    "format": (lambda value: type(value) is int, "number"),
    "game": (_is_text, "string"),
    "rules": (_is_text, "string"),
    "data": (_is_text, "string"),
    "options": (_is_object, "object"),
    "seats": (_is_seats, "array of objects"),
    "log": (lambda value: isinstance(value, list), "array"),
    "chance": (lambda value: value is None or isinstance(value, dict), "object"),
    "result": (lambda value: value is None or isinstance(value, dict), "object"),
}
OPTIONAL: Final = {"chance", "result"}
