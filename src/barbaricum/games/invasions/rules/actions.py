"""Every decision and every outcome of chance, each made once, with its notation."""

from __future__ import annotations

from typing import Final

from barbaricum.games.invasions.data.cards import RUNES, SAGAS
from barbaricum.games.invasions.data.material import DICE, GOODS, PIECES, VALUES
from barbaricum.games.invasions.data.world import FIRST_HOME, HOMES, PLACES
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
    RuneCard,
    SagaCard,
    Sail,
    Settle,
    Trade,
    Treasure,
    Wind,
    Winter,
)
from barbaricum.games.invasions.rules.runes import KINDS

SEATS: Final = range(5)


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
    PLACE, DECLINE, *(action for kind in KINDS for action in kind.plays), *DISCARD, *WIND, WINTER,
    END, *FIRST, *RUNE_CARD, *SAGA_CARD, *DIE, *TREASURE.values(),
)  # fmt: skip
"""Every action that can ever be legal."""

BY_TEXT.update({action.text: action for action in ACTIONS})
