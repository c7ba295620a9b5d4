"""V8 What the active ship can do in the port where it is: points, odds, sagas, or why not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final

from barbaricum.core.game import Json
from barbaricum.games.invasions.assist.preview import Chance, raid_odds, settle_odds, wanting
from barbaricum.games.invasions.data.cards import SAGA, SAGAS
from barbaricum.games.invasions.data.material import GOODS, IN_DEMAND, PIECES, count, hidden
from barbaricum.games.invasions.data.world import BIT, VALUE, WHERE, is_port, town_size
from barbaricum.games.invasions.rules.actions import RAID, SETTLE, TRADE
from barbaricum.games.invasions.rules.checks import mission, raid, settle_here, trade
from barbaricum.games.invasions.rules.combat import most_dice, resistance, to_beat
from barbaricum.games.invasions.rules.decisions import Action
from barbaricum.games.invasions.rules.runes.play import rivals_here
from barbaricum.games.invasions.rules.scoring import worth
from barbaricum.games.invasions.rules.sentences import refuse
from barbaricum.games.invasions.state import State

Hand = Mapping[str, int]


def harbour(state: State, hand: Hand) -> dict[str, Json] | None:
    """V8 Everything about the port where the active ship is; None in any other place."""
    here = state.at[state.active]
    if not is_port(here):
        return None
    return {
        "port": WHERE[here],
        "value": VALUE[here],
        "worth": resistance(state, here),
        "vikings": state.crew(state.active),
        "trade": list(trades(state, here)),
        "raid": raiding(state, here, hand),
        "settle": settling(state, here, hand),
        "contested": contesting(state, here, hand),
        "settlement": worth(state.settled | BIT[here], here),
        "treasure": treasure(state, here),
        "sagas": {kind: completed(state, here, kind) for kind in ("trade", "raid", "settle")},
        "why": {"raid": why_no_raid(state), "settle": why_no_settling(state)},
    }


def why(state: State, action: Action, code: str | None) -> Json:
    """The rule that forbids a mission, or None."""
    return None if code is None else refuse(state, action, code)


def why_no_raid(state: State) -> Json:
    """V8.4 Why not; V4.5 a ship that is still to be loaded needs a viking."""
    return why(state, RAID, raid(state) or no_crew(state))


def why_no_settling(state: State) -> Json:
    """V8.5, V14.4 Why not; Contested Settlement may be waiting for its dice."""
    if contested(state):
        return None
    return why(state, SETTLE[0], settle_here(state) or no_crew(state))


def no_crew(state: State) -> str | None:
    """V4.5 Nobody is on board."""
    return None if state.crew(state.active) else "no-crew"


def contested(state: State) -> bool:
    """V14.4 Contested Settlement waits for its dice."""
    return state.pending is not None and state.pending.what == "dice"


def trades(state: State, here: int) -> Iterator[dict[str, Json]]:
    """V8.2 What each kind on board would bring; V11.2 and the bonus of sagas besides."""
    sagas = completed(state, here, "trade")
    for piece in GOODS:
        if not count(state.hold[state.active], piece):
            continue
        yield {
            "piece": PIECES[piece],
            "points": VALUE[here] + (IN_DEMAND if piece == state.demand else 0),
            "bonus": sum(SAGAS[SAGA[saga]].bonus for saga in sagas),
            "sagas": sagas,
            "why": why(state, TRADE[piece], trade(state, TRADE[piece])),
        }


def completed(state: State, here: int, kind: str) -> list[str]:
    """V11.2 The open sagas that a mission of this kind would complete here."""
    return [
        saga
        for saga, ports in wanting(state).items()
        if ports == [WHERE[here]] and SAGAS[SAGA[saga]].kind == kind
    ]


def treasure(state: State, here: int) -> dict[str, Json] | None:
    """V14.5 What the town may hide: the treasures of its size that were not found yet."""
    if not state.towns & BIT[here]:
        return None
    left = hidden(state.treasures, town_size(here))
    mean = sum(value * number for value, number in left.items()) / sum(left.values())
    return {"least": min(left), "most": max(left), "mean": round(mean, 1)}


def raiding(state: State, here: int, hand: Hand) -> dict[str, Json] | None:
    """V8.4 The odds of the dice that can still be thrown, and of the next one alone."""
    due = state.pending
    if due is not None and due.what == "raid":
        dice, hand = due.of - len(due.thrown), {}
    else:
        dice = 0 if raid(state) else most_dice(state)
    if not dice:
        return None
    one = raid_odds(to_beat(state, here), state.berserk, 1)
    return {**odds(state, here, "raid", dice, hand), "next": in_numbers(one)["chance"]}


def settling(state: State, here: int, hand: Hand) -> list[dict[str, Json]] | None:
    """V8.5 The odds of one, two and three dice, as far as the crew allows."""
    if not contested(state) and settle_here(state) is not None:
        return None
    numbers = range(1, most_dice(state) + 1)
    return [odds(state, here, "settle", dice, hand) for dice in numbers] or None


def contesting(state: State, here: int, hand: Hand) -> list[dict[str, Json]] | None:
    """V14.4 The same for Contested Settlement, while the card is in hand and could be played."""
    playable = "contested" in hand and rivals_here(state, here) and mission(state) is None
    if not playable or state.pending is not None:
        return None
    numbers = range(1, most_dice(state) + 1)
    return [odds(state, here, "settle", dice, hand) for dice in numbers] or None


def odds(state: State, here: int, kind: str, dice: int, hand: Hand) -> dict[str, Json]:
    """How likely it is to succeed, and V9.9 what the combat runes in hand would make of it."""
    above, berserk = to_beat(state, here), state.berserk
    return {
        "dice": dice,
        **in_numbers(ODDS[kind](above, berserk, dice)),
        "runes": [
            {"runes": names, **in_numbers(ODDS[kind](above - raven, berserk + fury, dice))}
            for raven, fury, names in bonuses(hand)
        ],
    }


ODDS: Final = {"raid": raid_odds, "settle": settle_odds}


def bonuses(hand: Hand) -> Iterator[tuple[int, int, list[str]]]:
    """V9.6, V9.9 Every choice of the combat runes in hand but none, the smallest first."""
    numbers = [range(hand.get(name, 0) + 1) for name in ("raven", "berserk")]
    for raven, fury in sorted(product(*numbers), key=sum):
        if raven + fury:
            yield raven, fury, ["raven"] * raven + ["berserk"] * fury


def in_numbers(chance: Chance) -> dict[str, Json]:
    """Success in a hundred; vikings lost on average."""
    return {"chance": round(100 * chance.success), "lost": round(float(chance.lost), 2)}
