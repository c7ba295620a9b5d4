"""Games of Attila played at random, from the set-up on or from a late position."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from barbaricum.core import CHANCE, Json
from barbaricum.games.attila.game import Attila
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.state import State
from tests.attila.plain_legal import PEOPLES, TILES, Board, Snapshot, board_of, plays

KINDS: Final = (
    "influence", "second", "forgo", "war", "war pass", "score", "skip", "end",
    "tile double", "tile exchange", "tile influence",
)  # fmt: skip
Step = tuple[State, Move, State]


def kind(text: str) -> str:
    """`tile double`, `war pass`; otherwise the first word."""
    words = text.split()
    return " ".join(words[:2]) if words[0] == "tile" or text == "war pass" else words[0]


def drawn_options(game: Attila, rng: Random) -> dict[str, Json]:
    """A9 Every option with a value drawn at random."""
    return {name: rng.choice(list(option.values)) for name, option in game.options.items()}


def steps(game: Attila, state: State, rng: Random) -> Iterator[Step]:
    """Each game has its own mood, so that some are decided by tokens and some by influence."""
    mood = {name: rng.choice((0.1, 1, 1, 5, 20)) for name in KINDS}
    while game.to_act(state) is not None:
        action = chosen(game, state, mood, rng)
        following = game.step(state, action)
        yield state, action, following
        state = following


def chosen(game: Attila, state: State, mood: dict[str, float], rng: Random) -> Move:
    """First a kind of action, for there are many more exchanges than ends of a turn."""
    if game.to_act(state) == CHANCE:
        odds = game.odds(state)
        return rng.choices(list(odds), list(odds.values()))[0]
    by_kind: dict[str, list[Move]] = {}
    for action in game.legal(state):
        by_kind.setdefault(kind(game.text(action)), []).append(action)
    weights = [mood.get(name, 1) for name in by_kind]
    return rng.choice(rng.choices(list(by_kind.values()), weights)[0])


def late(game: Attila, seats: int, rng: Random) -> State:
    """A turn near the end: crowded provinces, few peace tiles and tiles, cubes all along."""
    board = board_of(game.board.pack)
    while True:
        state = game.restore(crowded(board, seats, rng) | {"options": drawn_options(game, rng)})
        if plays(game.snapshot(state), board):
            return state


def crowded(board: Board, seats: int, rng: Random) -> Snapshot:
    """Every seat has six cards, and the draw pile soon runs out."""
    cards = rng.sample(PEOPLES * 9, 6 * seats + rng.randrange(12))
    hands = [dict(Counter(cards[6 * seat : 6 * seat + 6])) for seat in range(seats)]
    cubes = [{people: rng.randrange(22) for people in PEOPLES} for _ in range(seats)]
    return {
        "seats": seats,
        "active": rng.randrange(seats),
        "tokens": crowds(board, rng),
        "pacified": rng.sample(list(board.near), rng.randrange(min(10, len(board.near)))),
        "influence": [{people: n for people, n in own.items() if n} for own in cubes],
        "hands": hands,
        "draw": dict(Counter(cards[6 * seats :])),
        "tiles": [[tile for tile in TILES if rng.randrange(2)] for _ in range(seats)],
    }


def crowds(board: Board, rng: Random) -> dict[str, dict[str, int]]:
    """Three or four tokens in most provinces, at most 19 of a people, most of them of one."""
    supply = [*PEOPLES * 6, *[rng.choice(PEOPLES)] * 13]
    rng.shuffle(supply)
    places = {here: rng.choice((0, 2, 3, 4, 4, 4)) for here in board.near}
    taken = {here: [supply.pop() for _ in range(min(n, len(supply)))] for here, n in places.items()}
    return {here: dict(Counter(peoples)) for here, peoples in taken.items() if peoples}
