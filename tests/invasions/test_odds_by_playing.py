"""The odds of a combat, against every way its dice can fall when it is really played."""

from fractions import Fraction
from itertools import product

import pytest

from barbaricum.core import CHANCE
from barbaricum.games.invasions.assist.preview import raid_chance, settle_chance
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.state import State
from tests.invasions.positions import position

Outcome = tuple[bool, int]
"""Success, and vikings lost."""

DICE = ("die 1", "die 2", "die 3", "die 4", "die 5", "die 6")
BONUSES: list[dict[str, int]] = [{}, {"raven": 1}, {"berserk": 1}, {"raven": 1, "berserk": 1}]


def fought(state: State, share: Fraction) -> list[tuple[Fraction, Outcome]]:
    """Every end of a combat and how likely it is; a raid always goes on."""
    pending = state.pending
    if pending is not None and pending.what == "raid":
        return fought(GAME.step(state, GAME.parse("raid on")), share)
    if pending is not None and pending.what in ("treasure", "place"):
        return [(share, (True, pending.lost))]
    if GAME.to_act(state) == CHANCE and pending is not None and pending.what == "die":
        ends = [fought(GAME.step(state, GAME.parse(die)), share / 6) for die in DICE]
        return [end for some in ends for end in some]
    return [(share, ended(state))]


def ended(state: State) -> Outcome:
    """V8.5, V9.10 Settled or not; what was lost is remembered for Grace of the Valkyries."""
    assert state.combat is not None
    return bool(state.settlements[0]), state.combat[0]


def summed(ends: list[tuple[Fraction, Outcome]]) -> tuple[Fraction, Fraction]:
    success = sum((share for share, (won, _) in ends if won), Fraction(0))
    return success, sum((share * lost for share, (_, lost) in ends), Fraction(0))


@pytest.mark.parametrize(("port", "bonus"), list(product(["paris", "dublin", "bremen"], BONUSES)))
def test_a_raid_goes_as_foretold(port: str, bonus: dict[str, int]) -> None:
    """V8.4, V9.9 Three dice at the most; with a fourth viking the ship is never abandoned."""
    state = position(ships=[f"{port} viking viking viking viking"], bonus=bonus)
    ends = fought(GAME.step(state, GAME.parse("raid")), Fraction(1))
    assert summed(ends) == raid_chance(state, port, 3)


@pytest.mark.parametrize(
    ("port", "dice", "bonus"), list(product(["kiev", "truso"], [1, 2, 3], BONUSES))
)
def test_settling_goes_as_foretold(port: str, dice: int, bonus: dict[str, int]) -> None:
    """V8.5, V9.9 With two vikings more than dice nobody has to choose."""
    ship = " ".join([port, *["viking"] * (dice + 2)])
    state = position(ships=[ship], bonus=bonus, open="s01 s02 s07")
    ends = fought(GAME.step(state, GAME.parse(f"settle {dice}")), Fraction(1))
    assert summed(ends) == settle_chance(state, port, dice)
