"""Claims about recorded games of Invasions: sagas, the end, the final scoring."""

from __future__ import annotations

from collections import Counter

from tests.records.claims import Claim
from tests.records.played import Played, Step


def third_era(game: Played) -> bool:
    """V4.3 All three eras have begun, and the deck is empty."""
    return bool(game.last["left"] == [0, 0, 0])


def jarls(seats: int) -> Claim:
    """V1.5 So many jarls, all bots, through all three eras."""
    return lambda game: game.seats == seats and third_era(game) and bots_alone(game)


def bots_alone(game: Played) -> bool:
    return all(seat.get("bot") == "greedy" for seat in game.record.seats)


def every_kind_won(game: Played) -> bool:
    """V11.2 Sagas of trade, of raids and of settlements."""
    words = ("trade", "treasure", "die")
    return all(any(wins(step) and step.word == word for step in game.steps) for word in words)


def wins(step: Step) -> bool:
    return bool(step.before["won"] != step.after["won"])


def set_aside(step: Step) -> bool:
    """V11.3 A saga complete already is set aside, and nobody gets it."""
    aside = len(step.after["aside"]) > len(step.before["aside"])
    return step.word == "saga" and aside and not wins(step)


def last_set_aside(step: Step) -> bool:
    """V11.3, V11.4 The last saga of the deck is set aside."""
    return set_aside(step) and step.after["left"] == [0, 0, 0]


def three_rounds_more(game: Played) -> bool:
    """V11.4, V11.5 The last saga is turned up, and every jarl has three more turns."""
    called = next((s for s in game.steps if s.word == "saga" and s.after["turns_left"]), None)
    turns = game.last["turn"]
    return called is not None and turns == called.after["turn"] + 3 * game.seats


def passed_over(step: Step) -> bool:
    """V11.6 The turn of a jarl without a viking is passed over without a row."""
    return bool(step.after["turn"] > step.before["turn"] + 1)


def fifteen(game: Played) -> bool:
    """V11.6 All vikings of a jarl are settlements."""
    owners = Counter(port.get("settlement") for port in game.last["ports"].values())
    return any(owners[seat] == 15 for seat in range(game.seats))


def quiet_turns(game: Played) -> bool:
    """V11.7 Eight turns a jarl without a mission begin the last rounds; the deck is not empty."""
    begun = next((s for s in game.steps if begins_last_rounds(s)), None)
    return begun is not None and begun.before["quiet"] == 8 * game.seats - 1 and begun.word == "end"


def begins_last_rounds(step: Step) -> bool:
    return step.before["turns_left"] is None and step.after["turns_left"] is not None


def hundred_turns(game: Played) -> bool:
    """V11.7 After a hundred turns of each jarl the last rounds begin, and three more follow."""
    return bool(game.last["turn"] == 103 * game.seats)


def axe_shared(game: Played) -> bool:
    """V12.1 Two jarls have the most towns."""
    return sum(points > 0 for points in game.breakdown["axe"]) > 1


def region_full(game: Played) -> bool:
    """V12.2 England is settled throughout, by two jarls at least."""
    here = [game.last["ports"].get(port, {}) for port in ("york", "lincoln", "norwich")]
    owners = {port.get("settlement") for port in here}
    return None not in owners and len(owners) > 1


def second_most(game: Played) -> bool:
    """V12.3 Nobody goes without points for sagas, though not everybody has most of a homeland."""
    return all(game.breakdown["sagas"]) and any(points % 10 for points in game.breakdown["sagas"])
