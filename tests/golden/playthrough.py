"""A whole game as a text to read: a line for each row, and the position after each turn."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from barbaricum.core import CHANCE, Json, draw, record
from barbaricum.core.record import Record
from barbaricum.games import get
from barbaricum.games.attila.actions import Action

FOLDER = Path(__file__).parent
GAMES = {"attila-2-seats": 2, "attila-4-seats": 4}
"""The file and its number of seats."""

SHORT = {
    "franks": "Fr", "huns": "Hu", "goths": "Go", "saxons": "Sa", "teutons": "Te", "vandals": "Va",
}  # fmt: skip


def playthrough(name: str) -> str:
    """The text of one file."""
    return "\n".join(lines(game_of(GAMES[name]))) + "\n"


def game_of(seats: int) -> Record:
    """A game by chance: a verb first, then one of its actions, so that all verbs come up."""
    game, rng = get("attila"), random.Random(375)
    kept = Record.begin(game, [{"name": f"seat {seat}"} for seat in range(seats)], {})
    state = game.setup(seats)
    while (seat := game.to_act(state)) is not None:
        action = draw(game.odds(state), rng) if seat == CHANCE else chosen(game.legal(state), rng)
        kept.log.append((seat, game.text(action)))
        state = game.step(state, action)
    kept.close(game, state)
    return kept


def chosen(actions: Sequence[Action], rng: random.Random) -> Action:
    """One action of one verb; tiles count as one."""
    verbs: dict[str, list[Action]] = {}
    for action in actions:
        verbs.setdefault(action.text.partition(" ")[0], []).append(action)
    of_verb = verbs[list(verbs)[rng.randrange(len(verbs))]]
    return of_verb[rng.randrange(len(of_verb))]


def lines(kept: Record) -> Iterator[str]:
    """The rows, the positions between turns, the result."""
    game = get("attila")
    yield f"attila, rules {kept.rules}, data {kept.data}, {len(kept.seats)} seats"
    snapshots = (game.snapshot(state) for state in record.replay(kept))
    for (seat, text), (before, after) in zip(kept.log, pairwise(snapshots), strict=True):
        yield f"{'chance' if seat == CHANCE else f'seat {seat}'}: {text}"
        if begins_turn(before, after):
            yield from position(after)
    assert kept.result is not None
    for key, value in kept.result.items():
        yield f"{key}: {value}"


def begins_turn(before: dict[str, Json], after: dict[str, Json]) -> bool:
    """A3 Whether the next player has become active, or the game is over."""
    dealt = before["phase"] in ("deal", "refill") and after["phase"] not in ("deal", "refill")
    return dealt or before["active"] != after["active"] or after["phase"] == "over"


def position(now: dict[str, Json]) -> Iterator[str]:
    """What lies on the table, in a few lines."""
    next_up = "over" if now["phase"] == "over" else f"seat {now['active']} to play"
    yield f"  -- {next_up}; peace tiles {now['peace']}"
    tokens = "; ".join(f"{name} {short(here)}" for name, here in now["tokens"].items())
    yield f"     tokens: {tokens or '-'}"
    yield f"     pacified: {', '.join(now['pacified']) or '-'}"
    for seat, cubes in enumerate(now["influence"]):
        hand, tiles = sum(now["hands"][seat].values()), " ".join(now["tiles"][seat])
        score = now["scores"][seat]
        yield f"     seat {seat}: {score} points, {hand} cards, [{tiles}], cubes {short(cubes)}"


def short(counts: dict[str, int]) -> str:
    """Counts by people: `Fr2 Go1`."""
    return " ".join(f"{SHORT[people]}{number}" for people, number in counts.items()) or "-"
