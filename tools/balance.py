"""Greedy against greedy in Invasions: `python -m tools.balance [--games 1000]`.

Plays so many games for each number of seats with the options of the rulebook, and a quarter as
many with the conflict runes, and writes what it counted to docs/balance-invasions/figures.json.
`python -m tools.balance_plots` makes the plots and tables of it. The same seed gives the same
games.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from barbaricum.bots.invasions import decide
from barbaricum.core import CHANCE, Json, draw
from barbaricum.games.invasions import GAME
from barbaricum.games.invasions.data.cards import RUNES, SAGAS
from barbaricum.games.invasions.data.material import IN_DEMAND
from barbaricum.games.invasions.data.world import PORTS, VALUE, ports
from barbaricum.games.invasions.rules.decisions import (
    Action,
    Discard,
    RuneCard,
    SagaCard,
    Trade,
    Treasure,
)
from barbaricum.games.invasions.rules.runes.play import Rune
from barbaricum.games.invasions.rules.scoring import breakdown
from barbaricum.games.invasions.state import State

FIGURES: Final = Path(__file__).parent.parent / "docs" / "balance-invasions" / "figures.json"
SEED: Final = 793
CONFLICT_SHARE: Final = 4
SOURCES: Final = ("trade", "raids", "settlements", "sagas", "saga bonus", "axe", "runes")
"""Where points come from, besides the first ones of V2.6."""


@dataclass(slots=True)
class Counted:
    """What the games of one number of seats showed."""

    games: int = 0
    total: int = 0
    """All points of all jarls."""
    points: Counter[str] = field(default_factory=Counter)
    """By source, of all jarls together."""
    wins: list[float] = field(default_factory=list)
    """By place in the turn order; a shared victory counts in parts."""
    rounds: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    winning: Counter[int] = field(default_factory=Counter)
    margin: Counter[int] = field(default_factory=Counter)
    """How many games had each length, each number of points of the winner, each lead."""
    endings: Counter[str] = field(default_factory=Counter)
    sagas: Counter[str] = field(default_factory=Counter)
    runes: Counter[str] = field(default_factory=Counter)
    ports: Counter[str] = field(default_factory=Counter)

    def written(self) -> dict[str, Json]:
        """As JSON."""
        return {name: getattr(self, name) for name in self.__slots__}


def play(state: State, rng: random.Random, counted: Counted) -> None:
    """One game to its end."""
    decisions = 0
    while state.actor is not None:
        action: Action
        if state.actor == CHANCE:
            action = draw(GAME.odds(state), rng)
        else:
            action = decide(state, GAME.legal(state))
            decisions += 1
        after = GAME.step(state, action)
        count(state, action, after, counted)
        state = after
    counted.games += 1
    counted.decisions[decisions] += 1
    count_end(state, counted)


def count(before: State, action: Action, after: State, counted: Counted) -> None:
    """What one row adds."""
    if after.vp != before.vp and before.phase == "turn":
        count_points(before, action, after, counted)
    if isinstance(action, Rune):
        counted.runes[f"{RUNES[action.rune].name} played"] += 1
    elif isinstance(action, Discard):
        counted.runes[f"{RUNES[action.rune].name} discarded"] += 1
    elif isinstance(action, RuneCard):
        taken = before.pending is not None and before.pending.what == "take"
        counted.runes[f"{RUNES[action.rune].name} {'stolen' if taken else 'drawn'}"] += 1
    elif isinstance(action, SagaCard):
        counted.sagas[f"{SAGAS[action.saga].name} turned up"] += 1


def count_points(before: State, action: Action, after: State, counted: Counted) -> None:
    """V8.2, V8.4, V11.2, V14.4 Where VP come from; what a mission brings beyond is a bonus."""
    seat = before.active
    gain = after.vp[seat] - before.vp[seat]
    if isinstance(action, Trade):
        port = before.at[seat]
        own = VALUE[port] + (IN_DEMAND if action.piece == before.demand else 0)
        counted.points["trade"] += own
        counted.ports[f"{PORTS[port]} trade"] += 1
    elif isinstance(action, Treasure):
        own = action.value
        counted.points["raids"] += own
    elif isinstance(action, Rune):
        own = gain
        counted.points["runes"] += own
    else:
        own = 0
    counted.points["saga bonus"] += gain - own


def count_end(state: State, counted: Counted) -> None:
    """V12 The final scoring and the winners; what lies on the map."""
    result = GAME.result(state)
    assert result is not None
    seats = state.table.seats
    parts = breakdown(state)
    for name in ("axe", "settlements", "sagas"):
        counted.points[name] += sum(parts[name])
    counted.points["start"] += seats * (seats + 1) // 2
    counted.wins = counted.wins or [0.0] * seats
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    for seat in winners:
        counted.wins[(seat - state.first) % seats] += 1 / len(winners)
    counted.rounds[-(-state.turn // seats)] += 1
    best, second, *_ = sorted(result.points, reverse=True)
    counted.winning[best] += 1
    counted.margin[best - second] += 1
    counted.endings[result.ending] += 1
    counted.total += sum(result.points)
    count_map(state, counted)


def count_map(state: State, counted: Counted) -> None:
    """Sagas won, set aside, left open; towns taken and ports settled."""
    for saga in (saga for won in state.won for saga in won):
        counted.sagas[f"{SAGAS[saga].name} won"] += 1
    for saga in state.aside:
        counted.sagas[f"{SAGAS[saga].name} aside"] += 1
    for port in (port for towns in state.taken for port, _ in towns):
        counted.ports[f"{PORTS[port]} raid"] += 1
    for port in ports(state.settled):
        counted.ports[f"{PORTS[port]} settle"] += 1


def tables(games: int) -> Iterator[tuple[str, int, int, dict[str, Json]]]:
    """Name, seats, games and options of each part."""
    for seats in GAME.seats:
        yield f"{seats}", seats, games, {}
    for seats in GAME.seats:
        conflict: dict[str, Json] = {"conflict_runes": True}
        yield f"{seats} conflict", seats, games // CONFLICT_SHARE, conflict


def main(arguments: list[str]) -> int:
    """Play and write the figures down."""
    parser = argparse.ArgumentParser(prog="balance", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    given = parser.parse_args(arguments)
    figures = {}
    for name, seats, games, options in tables(given.games):
        counted = Counted()
        for number in range(games):
            rng = random.Random(f"balance {SEED} {name} {number}")
            play(GAME.setup(seats, options), rng, counted)
        figures[name] = counted.written()
        print(f"{name}: {games} games", flush=True)
    FIGURES.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"{json.dumps(name)}:{json.dumps(part)}" for name, part in figures.items()]
    FIGURES.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
