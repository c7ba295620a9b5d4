"""Claims about recorded games of Invasions: ships, missions, runes."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from barbaricum.core import CHANCE, Json
from tests.records.claims import Claim, any_step
from tests.records.played import Played, Step

ZONES: Final = {"n": "north", "e": "east", "s": "south", "w": "west"}


def ship(position: dict[str, Json], seat: int) -> dict[str, Json]:
    found: dict[str, Json] = position["ships"][seat]
    return found


def first_jarl_drawn(game: Played) -> bool:
    """V2.6 Chance names another than seat 0, who gets 1 VP, the next 2, and so on."""
    first = game.last["first"]
    drawn = game.steps[0].after["vp"]
    expected = [(seat - first) % game.seats + 1 for seat in range(game.seats)]
    return game.record.log[0] == (CHANCE, f"first {first}") and first > 0 and drawn == expected


def seat_0_begins(game: Played) -> bool:
    """V2.6 No `first` row; the first rune goes to seat 0."""
    return game.record.log[0][1].startswith("rune-card") and game.decisions[0].seat == 0


def seven_pieces(step: Step) -> bool:
    """V4.2 The seventh piece is loaded in the third era."""
    return step.word == "load" and sum(ship(step.after, step.seat)["hold"].values()) == 7


def supply_runs_out(step: Step) -> bool:
    """V4.4 The last token of a kind leaves the supply, and the kind can no longer be loaded."""
    return step.word == "load" and len(step.after["goods"]) < len(step.before["goods"])


def abandoned(step: Step, seat: int) -> bool:
    """V4.5 A ship outside the wintering zone goes there with nothing on board."""
    before, after = ship(step.before, seat), ship(step.after, seat)
    return before["at"] != "wintering" == after["at"] and not after["hold"]


def own_ship_abandoned(*words: str) -> Claim:
    """V4.5 The ship of the active jarl, by this action."""
    return any_step(lambda step: step.word in words and abandoned(step, step.before["active"]))


def abandoned_after_raid(step: Step) -> bool:
    """V4.5, V8.4 The last viking falls before a town."""
    due = step.before["pending"] or {}
    return step.word == "die" and not due.get("rune") and town_here(step) and own_lost(step)


def own_lost(step: Step) -> bool:
    return abandoned(step, step.before["active"])


def town_here(step: Step) -> bool:
    at = ship(step.before, step.before["active"])["at"]
    return "town" in step.before["ports"].get(at, {})


def rival_abandoned(step: Step) -> bool:
    """V4.5 A rune takes the last viking of a rival; the active jarl plays on."""
    rivals = [seat for seat in range(len(step.after["ships"])) if seat != step.seat]
    same = step.before["active"] == step.after["active"]
    return step.word == "rune" and same and any(abandoned(step, seat) for seat in rivals)


def deck_made_anew(step: Step) -> bool:
    """V5.3 A rune is drawn from the discards of before."""
    return step.word == "draw" and not step.before["runes"] and not step.after["discards"]


def loss_in_every_zone(game: Played) -> bool:
    """V7.3 Weather losses at sea in the north, east, south and west."""
    places = [ship(s.before, s.seat)["at"] for s in game.steps if s.word == "lose"]
    return {ZONES[place[0]] for place in places if place[1] == "_"} == set(ZONES.values())


def demand_before_trade(game: Played) -> bool:
    """V2.3, V8.2 A kind is put in demand and traded in the same port."""
    named = ""
    for step in game.decisions:
        if step.rune == "needs":
            named = step.text.split()[2]
        elif step.word == "trade" and step.text.split()[1] == named:
            return True
        elif step.word in ("sail", "end", "winter"):
            named = ""
    return False


def both_bonuses(step: Step) -> bool:
    """V9.9 Raven Banner and Berserk Fury count in one combat."""
    bonus = step.before["bonus"]
    return step.word in ("raid", "settle") and {"raven", "berserk"} <= set(bonus)


def valkyries(step: Step) -> bool:
    """V9.10 Two vikings lost in a combat come back."""
    if step.rune != "valkyries":
        return False
    crews = [ship(when, step.seat)["hold"]["viking"] for when in (step.before, step.after)]
    return bool(crews[1] == crews[0] + 2)


def wind_turned_by_discard(game: Played) -> bool:
    """V9.4, V9.5 A rune is discarded, and the wind turns."""
    return any(
        step.word == "discard" and following.text in ("wind left", "wind right")
        for step, following in pairwise(game.steps)
    )


def changed_hands(step: Step) -> bool:
    """V14.4 Contested Settlement: a settlement has another owner."""
    before, after = step.before["ports"], step.after["ports"]
    return any(
        "settlement" in inside
        and after.get(port, {}).get("settlement") not in (None, inside["settlement"])
        for port, inside in before.items()
    )


def driven_out(step: Step) -> bool:
    """V14.4 Unrest: the die is above the value, and the viking goes back to its reserve."""
    due = step.before["pending"] or {}
    return due.get("rune") == "unrest" and step.before["reserve"] != step.after["reserve"]


def conflict_runes(game: Played) -> bool:
    """V13 At least five of the seven kinds of conflict runes are played."""
    kinds = {"wreckers", "hoard", "loki", "serpent", "pirates", "deserters", "fire"}
    return len(kinds & {step.rune for step in game.steps}) >= 5


def wintering_keeps_one(step: Step) -> bool:
    """V10.1 Of a full hold one viking stays on board."""
    before, after = ship(step.before, step.seat)["hold"], ship(step.after, step.seat)["hold"]
    return step.word == "winter" and sum(before.values()) > 3 and after == {"viking": 1}
