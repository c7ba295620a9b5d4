"""V14.4 Runes for the own ship: New Recruits, Hidden Hold, Grace of the Valkyries, Hidden Hoard."""

from __future__ import annotations

from typing import ClassVar, Final

from barbaricum.games.invasions.data.material import VIKING, size
from barbaricum.games.invasions.rules.runes.play import Need, Rune, boarded, gain, gained, need
from barbaricum.games.invasions.rules.ship import (
    has_free_place,
    in_supply,
    place_is_for_viking,
    put_on_board,
)
from barbaricum.games.invasions.state import State

FREE_PLACE: Final = Need("hold-full", lambda state, _: has_free_place(state, state.active))
RESERVE: Final = Need("reserve-empty", lambda state, _: state.reserve[state.active])
PLACE_FOR_GOODS: Final = Need(
    "place-for-viking", lambda state, _: not place_is_for_viking(state, state.active)
)
GOODS_IN_SUPPLY: Final = Need("supply-empty", lambda state, rune: in_supply(state, rune.piece))
COMBAT_OVER: Final = need("V9.10", "no-combat-before", lambda state, _: state.combat is not None)
VIKINGS_LOST: Final = need("V14.4", "no-viking-lost", lambda s, _: s.combat and s.combat[0])
TOWN_TAKEN: Final = need("V14.4", "no-town-taken", lambda s, _: s.combat and s.combat[1])


class Recruits(Rune):
    """V14.4 One viking from the own reserve goes on board."""

    id = "recruits"
    needs = FREE_PLACE, RESERVE

    def do(self, new: State) -> None:
        put_on_board(new, new.active, VIKING)


class Hold(Rune):
    """V14.4 One token from the supply goes on board."""

    id = "hold"
    needs = FREE_PLACE, PLACE_FOR_GOODS, GOODS_IN_SUPPLY

    def do(self, new: State) -> None:
        put_on_board(new, new.active, self.piece)


class Valkyries(Rune):
    """V14.4 Two vikings lost in the combat come back, if there are places and vikings for them."""

    id = "valkyries"
    needs = COMBAT_OVER, VIKINGS_LOST, FREE_PLACE, RESERVE
    tells: ClassVar = {"number": boarded}

    def do(self, new: State) -> None:
        assert new.combat is not None
        seat, (lost, treasure) = new.active, new.combat
        back = min(2, lost, new.limit - size(new.hold[seat]), new.reserve[seat])
        for _ in range(back):
            put_on_board(new, seat, VIKING)
        new.combat = lost - back, treasure


class Hoard(Rune):
    """V14.4 The treasure's VP again."""

    id = "hoard"
    needs = COMBAT_OVER, TOWN_TAKEN
    tells: ClassVar = {"points": gained}

    def do(self, new: State) -> None:
        assert new.combat is not None
        gain(new, new.combat[1])
