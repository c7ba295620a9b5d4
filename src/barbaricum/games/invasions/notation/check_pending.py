"""Whether what is pending in a written position can be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.games.invasions.data.material import CREW, DICE, size
from barbaricum.games.invasions.data.world import BIT, WHERE, WINTERING, is_home, is_port
from barbaricum.games.invasions.notation.faults import fault
from barbaricum.games.invasions.rules.sagas import wants_saga
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import Pending

AT_SETUP: Final = {"first": "first", "deal": "deal", "sagas": "saga"}
"""What is pending while the game is set up, by phase."""

FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "first": (),
    "deal": ("seat",),
    "saga": (),
    "card": ("seat",),
    "take": ("seat",),
    "lose": ("n",),
    "wind": ("rune", "port"),
    "dice": ("rune",),
    "die": ("rune", "port", "of", "thrown", "lost"),
    "raid": ("of", "thrown", "lost"),
    "place": ("rune", "of", "thrown", "lost"),
    "treasure": ("of", "thrown", "lost"),
}
"""What belongs to each kind of decision."""


def check_pending(state: State) -> None:
    """V3.3 What is pending belongs to the phase and has what it needs."""
    due = state.pending
    what = None if due is None else due.what
    setup = AT_SETUP.get(state.phase)
    idle = state.phase in ("turn", "over") and what is None
    in_turn = state.phase == "turn" and what not in ("first", "deal")
    if what != setup if setup else not (idle or in_turn):
        raise fault("wrong-pending", phase=state.phase, what=what)
    if due is None:
        return
    for key in ("n", "seat", "rune", "port", "of", "thrown", "lost"):
        value = getattr(due, key)
        if value not in (None, 0, ()) and key not in FIELDS[due.what]:
            raise fault("pending-key", what=what, key=key, value=repr(value))
    look_closer(state, due)


def look_closer(state: State, due: Pending) -> None:
    """What each kind of decision needs."""
    for key, fine in WANTED.get(due.what, {}).items():
        if not fine(state, due):
            raise fault("pending-key", what=due.what, key=key, value=repr(getattr(due, key)))
    if not PLACE.get(due.what, anywhere)(state, due):
        place = WHERE[state.at[state.active]]
        raise fault("pending-place", what=due.what, place=place)


Look = Callable[[State, Pending], bool]


def anywhere(_state: State, _due: Pending) -> bool:
    """Wherever the ship is."""
    return True


def at_town(state: State, _due: Pending) -> bool:
    """V8.4 In a port with a town."""
    place = state.at[state.active]
    return is_port(place) and bool(state.towns & BIT[place])


def where_dice_fall(state: State, due: Pending) -> bool:
    """V8.1 In a port; V14.4 Unrest and Contested Settlement where there is a rival settlement."""
    place = state.at[state.active]
    if due.rune == "unrest":
        return due.port is not None and rivals(state, due.port)
    if due.rune == "contested":
        return is_port(place) and rivals(state, place)
    return (
        is_port(place)
        and (due.what != "place" or not at_town(state, due))
        and (at_town(state, due) or not state.settled & BIT[place])
    )


def rivals(state: State, port: int) -> bool:
    """A port with a settlement of another jarl."""
    return bool((state.settled & ~state.settlements[state.active]) & BIT[port])


def where_wind_turns(state: State, due: Pending) -> bool:
    """V9.8 Before the dice of a rune, where these can fall."""
    return due.rune is None or where_dice_fall(state, due)


PLACE: Final[Mapping[str, Look]] = {
    "saga": lambda state, _: wants_saga(state),
    "card": lambda state, _: is_home(state.at[state.active]),
    "lose": lambda state, _: state.at[state.active] != WINTERING,
    "wind": where_wind_turns,
    "dice": where_dice_fall,
    "die": where_dice_fall,
    "raid": at_town,
    "place": where_dice_fall,
    "treasure": at_town,
}
"""Where the ship can be."""


def dice_left(state: State, due: Pending) -> bool:
    """V8.4, V8.5 Dice not yet thrown, at most three and one for each viking at the start."""
    if due.rune == "unrest":
        return not due.of
    return 0 < due.of <= min(DICE, state.crew(state.active) + due.lost) and len(due.thrown) < due.of


def dice_thrown(state: State, due: Pending) -> bool:
    """V8.6 All dice are thrown, one viking is left."""
    return len(due.thrown) == due.of > 0 and state.crew(state.active) == 1


WANTED: Final[Mapping[str, Mapping[str, Look]]] = {
    "deal": {"seat": lambda state, due: due.seat is not None and bool(state.runes)},
    "card": {"seat": lambda state, due: due.seat == state.active and bool(state.runes)},
    "take": {"seat": lambda s, d: d.seat not in (None, s.active) and bool(s.hands[d.seat or 0])},
    "lose": {
        "n": lambda s, d: (
            0 < d.n < size(s.hold[s.active])
            and s.hold[s.active] & CREW not in (0, s.hold[s.active])
        )
    },
    "dice": {"rune": lambda _, due: due.rune == "contested"},
    "die": {"of": dice_left},
    "raid": {"of": dice_left, "lost": lambda _, due: due.lost == len(due.thrown)},
    "place": {"of": dice_thrown, "lost": lambda _, due: due.lost < due.of},
    "treasure": {"thrown": lambda _, due: due.lost == len(due.thrown) - 1 < due.of},
}
"""What the keys of a decision must say."""
