"""Playing a record again: every state of it, and whether it says what happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from barbaricum.core import registry
from barbaricum.core.errors import BarbaricumError, InvalidOptions, InvalidRecord, UnknownVersion
from barbaricum.core.game import CHANCE, AnyGame, Json
from barbaricum.core.record.form import UNDO, Record, Row, written
from barbaricum.core.record.sources import sources

State = Any  # a state of the record's own game


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a record and its replay first differ; `row` is None after the last row."""

    row: int | None
    what: str
    recorded: Json
    replayed: Json

    def __str__(self) -> str:
        where = "at the end" if self.row is None else f"in row {self.row}"
        return f"{self.what} differs {where}: recorded {self.recorded}, replayed {self.replayed}"


def is_carried(record: Record) -> bool:
    """Whether the record carries its data pack, as one that is not built in does."""
    return "@" in record.data


def game_of(record: Record) -> AnyGame:
    """The game of a record, under the very versions the record names and with its own pack."""
    data = record.extra.get("pack") if is_carried(record) else record.data
    game = registry.get(record.game, data, record.rules)
    if game.data != record.data:
        known = game.data
        raise UnknownVersion("unknown-version", what="data", found=record.data, known=known)
    return game


def replay(record: Record) -> Iterator[State]:
    """The state before the first row, then one after each row."""
    game = game_of(record)
    state = _start(game, record)
    past: list[tuple[int, State]] = []
    yield state
    for number, row in enumerate(record.log):
        state = _after(game, state, past, number, row)
        yield state


def _start(game: AnyGame, record: Record) -> State:
    """The state before the first row."""
    try:
        return game.setup(len(record.seats), record.options)
    except InvalidOptions as error:
        raise InvalidRecord("record-options-refused", reason=str(error), **cause(error)) from error


def cause(error: BarbaricumError) -> dict[str, Json]:
    """What an error has to say inside another one, for whoever translates it."""
    return {"cause": {"code": error.code, "rule": error.rule, "values": dict(error.values)}}


def _after(
    game: AnyGame, state: State, past: list[tuple[int, State]], number: int, row: Row
) -> State:
    """The state after one row; `past` holds the decisions that stand, with the states before."""
    seat, text = row
    if text == UNDO:
        return _undone(past, number, seat)
    expected = game.to_act(state)
    if expected is None:
        raise InvalidRecord("record-row-late", row=number)
    if seat != expected:
        raise InvalidRecord("record-row-seat", row=number, found=seat, expected=expected)
    try:
        after = game.apply(state, game.parse(text))
    except BarbaricumError as error:
        raise InvalidRecord(
            "record-row-refused",
            rule=error.rule,
            row=number,
            text=text,
            reason=str(error),
            **cause(error),
        ) from error
    past.append((seat, state))
    return after


def _undone(past: list[tuple[int, State]], number: int, seat: int) -> State:
    """The state just before the last standing decision of the seat."""
    for index in range(len(past) - 1, -1, -1):
        if past[index][0] == seat != CHANCE:
            state = past[index][1]
            del past[index:]
            return state
    raise InvalidRecord("record-undo-nothing", row=number, seat=seat)


def standing(record: Record) -> list[Row]:
    """The rows that still count once every undo is carried out."""
    return [record.log[number] for number in still_counting(record)]


def still_counting(record: Record) -> list[int]:
    """The numbers of these rows in the log, in which undone rows have theirs too."""
    numbers: list[int] = []
    for number, (seat, text) in enumerate(record.log):
        if text != UNDO:
            numbers.append(number)
            continue
        own = (at for at, row in enumerate(numbers) if record.log[row][0] == seat)
        last = max(own, default=None)
        if last is None or seat == CHANCE:
            raise InvalidRecord("record-undo-nothing", row=number, seat=seat)
        del numbers[last:]
    return numbers


def verify(record: Record) -> Difference | None:
    """Replay the record; where it first says something else than what happened, if anywhere."""
    game, origins = game_of(record), sources(record)
    states = replay(record)
    state = next(states)
    draws = 0
    for origin in origins:
        if origin.luck and origin.luck.commit != origin.commit:
            return Difference(None, "commit", origin.commit, origin.luck.commit)
    for number, (seat, text) in enumerate(record.log):
        luck = next(origin.luck for origin in origins if number < origin.until)
        if luck and seat == CHANCE == game.to_act(state):
            drawn = game.text(luck.draw(game.odds(state), draws))
            if drawn != text:
                return Difference(number, "draw", text, drawn)
        draws += seat == CHANCE
        try:
            state = next(states)
        except InvalidRecord as error:
            return Difference(number, "row", [seat, text], str(error))
    result = written(game, state)
    if _same(record.result, result):
        return None
    return Difference(None, "result", record.result, result)


def _same(recorded: Mapping[str, Json] | None, replayed: Mapping[str, Json] | None) -> bool:
    """Whether the recorded result says nothing else than the replayed one."""
    if recorded is None or replayed is None:
        return recorded is replayed
    return all(recorded.get(key) == value for key, value in replayed.items())
