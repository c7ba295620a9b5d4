"""What an action of Attila does, as far as the player to act can see: facts, no opinions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from barbaricum.bots.reason import NONE, Reason
from barbaricum.core.game import View
from barbaricum.games.attila.assist.aids import aids, weakest
from barbaricum.games.attila.data.material import (
    PEOPLES,
    SPACES,
    TILES,
    TOKENS,
    TRACK_END,
    count,
    peoples,
    size,
)
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.rules.scoring import Score, shares
from barbaricum.games.attila.rules.tiles import Advance, Double, End, Exchange
from barbaricum.games.attila.rules.turn import Play, Second, Skip, TakeInfluence
from barbaricum.games.attila.rules.war import LayCards

CODES: Final[Mapping[str, tuple[str, ...]]] = {
    "war": ("province", "peoples"),
    "war-scoring": ("province", "peoples"),
    "points": ("people", "before", "after"),
    "all-points": ("before", "after"),
    "lead": ("people", "space"),
    "level": ("people", "space"),
    "behind": ("people", "space", "most"),
    "ahead": ("people", "spaces"),
    "can-lead": ("people", "space"),
    "more-cards": ("people", "number"),
    "war-turns": ("province", "without", "peoples"),
    "war-strength": ("people", "strength"),
    "war-stays": ("province", "peoples"),
    "double": (),
    "exchange": ("number",),
    "keeps-double": (),
    "keeps-exchange": (),
    "keeps-influence": (),
    "keeps-tiles": (),
}
"""Every reason with the names of its values."""


def reason(view: View, action: Move) -> Reason:
    """The most telling fact about a legal action of the seat of the view."""
    find = FACTS.get(type(action))
    return NONE if find is None else next(find(view, action), NONE)


def _fact(code: str, *values: object) -> Reason:
    return Reason(code, dict(zip(CODES[code], values, strict=True)))


def _cubes(view: View, people: str) -> list[int]:
    """A1.4 By seat where the cubes stand on the track of a people."""
    return [row.get(people, 0) for row in view["influence"]]


def _points(view: View, people: str, token: str | None = None, spaces: int = 0) -> int:
    """A5.2 What the own seat would score for a people, with a token and spaces more."""
    here = {name for name, inside in view["tokens"].items() if people in inside}
    tokens = TOKENS - view["supply"].get(people, 0) + (token is not None)
    cubes = _cubes(view, people)
    cubes[view["seat"]] = min(TRACK_END, cubes[view["seat"]] + spaces)
    gap = view["options"]["two_player_gap"] if view["seats"] == 2 else None
    wide = len(here | {token} if token else here)
    return shares(tokens, wide, cubes, gap)[view["seat"]]


def _placed(view: View, people: str, province: str) -> Iterator[Reason]:
    """A4.1 The war a token brings, or what it adds to the own score."""
    threat = aids(view)["wars"].get(province, {}).get(people)
    if threat is not None:
        code = "war-scoring" if threat["scoring"] else "war"
        yield _fact(code, province, threat["leave"])
        return
    before, after = _points(view, people), _points(view, people, province)
    if after > before:
        yield _fact("points", people, before, after)


def _plays(view: View, action: Play) -> Iterator[Reason]:
    """A3.1 A token, A3.5 the influence that can follow, and the cards left of that people."""
    people, seat = PEOPLES[action.people], view["seat"]
    yield from _placed(view, people, action.board.provinces[action.province])
    own, others = _apart(view, people)
    space = min(TRACK_END, own + SPACES[sum(view["peace"])])
    if own <= others < space:
        yield _fact("can-lead", people, space)
    if seat is not None and view["hand"][people] > 1:
        yield _fact("more-cards", people, view["hand"][people] - 1)


def _seconds(view: View, action: Second) -> Iterator[Reason]:
    yield from _placed(view, view["people"], action.board.provinces[action.province])


def _apart(view: View, people: str) -> tuple[int, int]:
    """Where the own cube stands, and the foremost of the others."""
    cubes = _cubes(view, people)
    own = cubes.pop(view["seat"])
    return own, max(cubes)


def _advances(view: View, people: str, spaces: int) -> Iterator[Reason]:
    """A3.5, A6.4 Where the own cube comes to, and what it is worth there."""
    own, others = _apart(view, people)
    to = min(TRACK_END, own + spaces)
    before, after = _points(view, people), _points(view, people, spaces=spaces)
    if to == own:
        return
    if after > before:
        yield _fact("points", people, before, after)
    elif own <= others < to:
        yield _fact("lead", people, to)
    elif to == others:
        yield _fact("level", people, to)
    elif to < others:
        yield _fact("behind", people, to, others)
    else:
        yield _fact("ahead", people, to - others)


def _takes(view: View, _action: TakeInfluence) -> Iterator[Reason]:
    yield from _advances(view, view["people"], SPACES[sum(view["peace"])])


def _advances_by_tile(view: View, action: Advance) -> Iterator[Reason]:
    one, other = (PEOPLES[people] for people in action.tracks)
    if one == other:
        yield from _advances(view, one, 2)
        return
    before = sum(_points(view, people) for people in (one, other))
    after = sum(_points(view, people, spaces=1) for people in (one, other))
    if after > before:
        yield _fact("all-points", before, after)
    else:
        yield from _advances(view, one, 1)


def _lays(view: View, action: LayCards) -> Iterator[Reason]:
    """A4.3, A4.4 Who leaves as far as can be seen, without the own cards and with them."""
    war = aids(view)["war"]
    sure = {row["people"]: row["least"] for row in war["strengths"]}
    laid = {PEOPLES[people]: count(action.cards, people) for people in peoples(action.cards)}
    added = {people: strength + laid.get(people, 0) for people, strength in sure.items()}
    without, leave = weakest(sure), weakest(added)
    if without != leave:
        yield _fact("war-turns", war["province"], without, leave)
    elif laid:
        most = max(laid, key=laid.__getitem__)
        yield _fact("war-strength", most, added[most])
    else:
        yield _fact("war-stays", war["province"], leave)


def _exchanges(_view: View, action: Exchange) -> Iterator[Reason]:
    yield _fact("exchange", size(action.cards))


def _keeps(view: View, _action: Move) -> Iterator[Reason]:
    """A6 A tile that could be used now is kept; A7.2 after the last turn that is worth nothing."""
    words = {text.split(" ")[1] for text in view["legal"] if text.startswith("tile ")}
    kept = [tile for tile in TILES if tile in words]
    if kept and not view["called"]:
        yield _fact("keeps-tiles" if len(kept) > 1 else f"keeps-{kept[0]}")


FACTS: Final[Mapping[type, Callable[[View, Any], Iterator[Reason]]]] = {  # its kind of action
    Play: _plays,
    Second: _seconds,
    TakeInfluence: _takes,
    Advance: _advances_by_tile,
    LayCards: _lays,
    Double: lambda _view, _action: iter([_fact("double")]),
    Exchange: _exchanges,
    End: _keeps,
    Score: _keeps,
    Skip: _keeps,
}
