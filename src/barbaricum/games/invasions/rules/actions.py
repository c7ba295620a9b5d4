"""Every decision and every outcome of chance, each made once, with its notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from barbaricum.games.invasions.data.cards import RUNES, SAGAS
from barbaricum.games.invasions.data.material import DICE, GOODS, PIECES, VALUES
from barbaricum.games.invasions.data.world import DIRECTIONS, FIRST_HOME, HOMES, NEAR, PLACES, PORTS
from barbaricum.games.invasions.rules.decisions import (
    BY_TEXT,
    Action,
    Decline,
    Die,
    Discard,
    Draw,
    End,
    First,
    Launch,
    Load,
    Lose,
    Place,
    Raid,
    RaidOn,
    RaidStop,
    Rune,
    RuneCard,
    SagaCard,
    Sail,
    Settle,
    Trade,
    Treasure,
    Wind,
    Winter,
)

SEATS: Final = range(5)


def _rune(rune: int, words: tuple[str, ...] = (), **target: Any) -> Rune:  # fields of Rune
    return Rune(" ".join(("rune", RUNES[rune].name, *words)), rune, **target)


def _steps(rune: int, way: tuple[int, ...]) -> Rune:
    return _rune(rune, tuple(PLACES[place] for place in way), way=way)


def _ways() -> Iterator[tuple[int, ...]]:
    """V6.1 One step anywhere, or one and the next."""
    for place in range(len(PLACES)):
        yield (place,)
        yield from ((place, following) for following in NEAR[place])


TARGETED: Final[Mapping[tuple[str, ...], Callable[[int], Iterable[Rune]]]] = {
    (): lambda rune: [_rune(rune)],
    ("goods",): lambda rune: [_rune(rune, (PIECES[g],), piece=g) for g in GOODS],
    ("port",): lambda rune: [_rune(rune, (name,), port=p) for p, name in enumerate(PORTS)],
    ("direction",): lambda rune: [
        _rune(rune, (name,), direction=d) for d, name in enumerate(DIRECTIONS)
    ],
    ("seat",): lambda rune: [_rune(rune, (str(seat),), seat=seat) for seat in SEATS],
    ("seat", "goods"): lambda rune: [
        _rune(rune, (str(seat), PIECES[g]), seat=seat, piece=g) for seat in SEATS for g in GOODS
    ],
    ("way",): lambda rune: [_steps(rune, way) for way in _ways()],
}
"""V14.4 The actions of a kind of rune, by what its card names."""

LOAD: Final = tuple(Load(f"load {name}", piece) for piece, name in enumerate(PIECES))
LAUNCH: Final = tuple(Launch(f"launch {name}", FIRST_HOME + h) for h, name in enumerate(HOMES))
DRAW: Final = Draw("draw")
SAIL: Final = tuple(Sail(f"sail {name}", place) for place, name in enumerate(PLACES))
LOSE: Final = tuple(Lose(f"lose {name}", piece) for piece, name in enumerate(PIECES))
TRADE: Final = {piece: Trade(f"trade {PIECES[piece]}", piece) for piece in GOODS}
RAID: Final = Raid("raid")
RAID_ON: Final = RaidOn("raid on")
RAID_STOP: Final = RaidStop("raid stop")
SETTLE: Final = tuple(Settle(f"settle {dice}", dice) for dice in range(1, DICE + 1))
PLACE: Final = Place("settle place")
DECLINE: Final = Decline("settle decline")
PLAY: Final = tuple(tuple(TARGETED[kind.target](rune)) for rune, kind in enumerate(RUNES))
DISCARD: Final = tuple(Discard(f"discard {rune.name}", r) for r, rune in enumerate(RUNES))
WIND: Final = (Wind("wind left", 3), Wind("wind right", 1), Wind("wind keep", 0))
WINTER: Final = Winter("winter")
END: Final = End("end")
FIRST: Final = tuple(First(f"first {seat}", seat) for seat in SEATS)
RUNE_CARD: Final = tuple(RuneCard(f"rune-card {rune.name}", r) for r, rune in enumerate(RUNES))
SAGA_CARD: Final = tuple(SagaCard(f"saga {saga.name}", s) for s, saga in enumerate(SAGAS))
DIE: Final = tuple(Die(f"die {pips}", pips) for pips in range(1, 7))
TREASURE: Final = {v: Treasure(f"treasure {v}", v) for size in VALUES.values() for v in size}

ACTIONS: Final[tuple[Action, ...]] = (
    *LOAD, *LAUNCH, DRAW, *SAIL, *LOSE, *TRADE.values(), RAID, RAID_ON, RAID_STOP, *SETTLE,
    PLACE, DECLINE, *(action for actions in PLAY for action in actions), *DISCARD, *WIND, WINTER,
    END, *FIRST, *RUNE_CARD, *SAGA_CARD, *DIE, *TREASURE.values(),
)  # fmt: skip
"""Every action that can ever be legal."""

BY_TEXT.update({action.text: action for action in ACTIONS})
