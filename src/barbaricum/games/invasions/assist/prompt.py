"""What a view asks its seat, and the choices it has, as menus: codes and values, no sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Final

from barbaricum.core.game import View
from barbaricum.core.menu import Entry, Menu
from barbaricum.games.invasions.assist.menus import entry
from barbaricum.games.invasions.assist.menus import menu as asked
from barbaricum.games.invasions.assist.preview import raid_chance, seen, settle_chance, wanting
from barbaricum.games.invasions.assist.prospect import days_left
from barbaricum.games.invasions.assist.rune_menu import all_runes, plays, runes
from barbaricum.games.invasions.assist.sail_menu import sailing, single_steps
from barbaricum.games.invasions.data.cards import SAGA, SAGAS
from barbaricum.games.invasions.data.material import IN_DEMAND, PIECES
from barbaricum.games.invasions.data.world import DIRECTIONS, HOMES, INDEX, PORTS, VALUE
from barbaricum.games.invasions.rules.combat import most_dice
from barbaricum.games.invasions.state import State

Entries = Iterable[Entry]


def menu(view: View, goal: str | None = None) -> Menu:
    """What the seat of the view is asked now; `goal` is where it is bound for."""
    state = seen(view)
    return question(view, state, sailing(view, state, goal), runes(view))


def board(view: View) -> Menu:
    """The same for a client with a board: no goals and no menus for what is clicked there."""
    state = seen(view)
    return question(view, state, single_steps(view, state), all_runes(view))


def question(view: View, state: State, sails: Entries, cards: Entries) -> Menu:
    """What is pending, or everything a free jarl may do, with these ways to sail and runes."""
    pending = view["pending"]
    if pending is not None:
        return PENDING[pending["what"]](view, state)
    if place_of(view) == "wintering":
        return wintering_menu(view, state, cards)
    return ship_menu(view, state, sails, cards)


def place_of(view: View) -> str:
    """Where the ship of the active jarl is."""
    place: str = view["ships"][view["active"]]["at"]
    return place


def wintering_menu(view: View, state: State, cards: Entries) -> Menu:
    """V4 Load, then put out to a home port."""
    entries = [*loads(view), *launches(view), *cards, *endings(view)]
    free = state.limit - sum(view["ships"][view["active"]]["hold"].values())
    if any(text.startswith("load ") for text in view["legal"]):
        return asked("wintering", view["seat"], days_left(state), free, of=entries)
    return asked("ready", view["seat"], days_left(state), of=entries)


def loads(view: View) -> Iterator[Entry]:
    """V4.4 A viking of the reserve, or goods of the supply."""
    for piece in PIECES:
        text = f"load {piece}"
        if text not in view["legal"]:
            continue
        if piece == "viking":
            yield entry("load-viking", view["reserve"][view["active"]], action=text)
        else:
            yield entry("load-goods", piece, view["goods"].get(piece, 0), action=text)


def launches(view: View) -> Iterator[Entry]:
    """V4.6 The home ports."""
    for home in HOMES:
        if f"launch {home}" in view["legal"]:
            yield entry("launch", home, action=f"launch {home}")


def ship_menu(view: View, state: State, sails: Entries, cards: Entries) -> Menu:
    """V3.1, V3.2 Missions, sailing, drawing, runes, wintering, the end of the turn."""
    place, days = place_of(view), days_left(state)
    entries = [*missions(view, state), *sails, *draws(view), *cards, *endings(view)]
    if not days:
        return asked("no-days", view["seat"], place, of=entries)
    kind = "port" if place in PORTS else "home" if place in HOMES else "sea"
    return asked(kind, view["seat"], place, days, view["sailed"], of=entries)


def draws(view: View) -> Iterator[Entry]:
    """V5.1 A rune."""
    if "draw" in view["legal"]:
        yield entry("draw", action="draw")


def endings(view: View) -> Iterator[Entry]:
    """V10.1, V3.3 Wintering, or just the end of the turn."""
    if "winter" in view["legal"]:
        yield entry("winter", action="winter")
    if "end" in view["legal"]:
        yield entry("end", action="end")


def missions(view: View, state: State) -> Iterator[Entry]:
    """V8 Trade, raid or settle, with what it brings or how likely it is."""
    here = place_of(view)
    for text in view["legal"]:
        verb, _, piece = text.partition(" ")
        if verb == "trade":
            points = VALUE[INDEX[here]] + (IN_DEMAND if piece == view["demand"] else 0)
            points += bonus(state, here, "trade")
            yield entry("trade", piece, points, len(finished(state, here, "trade")), action=text)
        elif text == "raid":
            chance = percent(raid_chance(state, here, most_dice(state)).success)
            yield entry("raid", chance, len(finished(state, here, "raid")), action=text)
        elif verb == "settle":
            yield settling(state, here, text)


def settling(state: State, here: str, text: str) -> Entry:
    """V8.5 So many dice, and how likely it is that one succeeds."""
    dice = int(text.removeprefix("settle "))
    chance = percent(settle_chance(state, here, dice).success)
    return entry("settle", dice, chance, len(finished(state, here, "settle")), action=text)


def percent(share: Fraction) -> int:
    """A share in a hundred."""
    return round(100 * share)


def finished(state: State, here: str, kind: str) -> list[str]:
    """V11.2 The open sagas that a mission here would complete."""
    return [
        saga
        for saga, ports in wanting(state).items()
        if ports == [here] and SAGAS[SAGA[saga]].kind == kind
    ]


def bonus(state: State, here: str, kind: str) -> int:
    """V11.2 Their bonus VP."""
    return sum(SAGAS[SAGA[saga]].bonus for saga in finished(state, here, kind))


def lose_menu(view: View, _state: State) -> Menu:
    """V7.4 One piece at a time."""
    hold = view["ships"][view["active"]]["hold"]
    of = [
        entry("lose", piece, number, action=f"lose {piece}")
        for piece, number in hold.items()
        if f"lose {piece}" in view["legal"]
    ]
    return asked("lose", view["seat"], view["pending"]["n"], of=of)


def wind_menu(view: View, _state: State) -> Menu:
    """V9.5 A quarter turn either way, or none."""
    now = DIRECTIONS.index(view["wind"])
    of = [
        entry(f"wind-{way}", DIRECTIONS[(now + turn) % 4], action=f"wind {way}")
        for way, turn in (("left", 3), ("right", 1), ("keep", 0))
    ]
    return asked("wind", view["seat"], view["wind"], of=of)


def dice_menu(view: View, state: State) -> Menu:
    """V14.4 The dice of Contested Settlement, or a combat rune before them."""
    here = place_of(view)
    texts = [text for text in view["legal"] if text.startswith("settle ")]
    of = [*(settling(state, here, text) for text in texts), *plays(view)]
    return asked("dice", view["seat"], here, of=of)


def raid_menu(view: View, state: State) -> Menu:
    """V8.4 Another die, or enough."""
    here, pending = place_of(view), view["pending"]
    chance = percent(raid_chance(state, here, 1).success)
    of = [entry("raid-on", chance, action="raid on"), entry("raid-stop", action="raid stop")]
    return asked("raid", view["seat"], here, pending["thrown"], pending["lost"], of=of)


def place_menu(view: View, _state: State) -> Menu:
    """V8.6 The only viking: a settlement, or the crew."""
    of = [
        entry("settle-place", action="settle place"),
        entry("settle-decline", action="settle decline"),
    ]
    return asked("place", view["seat"], place_of(view), of=of)


PENDING: Final[Mapping[str, Callable[[View, State], Menu]]] = {
    "lose": lose_menu,
    "wind": wind_menu,
    "dice": dice_menu,
    "raid": raid_menu,
    "place": place_menu,
}
"""What a jarl is asked by what is pending; the rest falls by chance."""
