"""The rules of Attila once more, on snapshots: what an action does, in the order of the rules.

What is legal stands in `plain_legal.py`, what follows once a card is resolved in `plain_turn.py`.
"""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Final

from tests.attila.plain_legal import Board, Snapshot, influence_tile_fits, to_lay
from tests.attila.plain_turn import (
    begin_turn,
    call,
    end_turn,
    fill_pile,
    move,
    next_card,
    resolved,
    score,
    skip,
)  # fmt: skip


def step(snapshot: Snapshot, text: str, board: Board) -> Snapshot:
    """The snapshot after a legal action."""
    s = deepcopy(snapshot)
    word, *rest = text.split()
    WORDS[word](s, board, *rest)
    return s


# A2 Set-up


def first(s: Snapshot, seat: int) -> None:
    """A2.1, A2.2."""
    s |= {"first": seat, "active": seat, "phase": "deal", "due": [seat, 6]}


def deal(s: Snapshot, board: Board, people: str) -> None:
    """A2.1, A3.8, A6.3 One card to the seat that is due, and what follows the last one."""
    seat, number = s["due"]
    following = (seat + 1) % s["seats"]
    move(s["draw"], s["hands"][seat], people)
    s["due"] = [seat, number - 1]
    if number > 1:
        fill_pile(s)
    elif s["phase"] == "exchange":
        exchanged(s, board)
    elif s["phase"] == "deal" and following != s["first"]:
        s["due"] = [following, 6]
    else:
        begin_turn(s, board, following)


# A3 A turn


def play(s: Snapshot, people: str, province: str) -> None:
    """A3.1."""
    move(s["hands"][s["active"]], s["discard"], people)
    s |= {"people": people, "phase": "influence", "played": s["played"] + 1}
    s["cards_left"] -= 1
    place(s, province)


def place(s: Snapshot, province: str) -> None:
    """A3.1, A3.7; A4.1 the fifth token brings a war, once the influence step is over."""
    move(s["supply"], s["tokens"].setdefault(province, {}), s["people"])
    if sum(s["tokens"][province].values()) == 5:
        s["wars"].append(province)


def influence(s: Snapshot, board: Board) -> None:
    """A3.5; A9 no step without a century."""
    advance(s, s["people"], century(s) + 1 if any(s["peace"]) else 0)
    wars(s, board)


def century(s: Snapshot) -> int:
    """A1.3 The earliest that still has a peace tile, counted from 0."""
    return next(number for number, left in enumerate(s["peace"]) if left)


def advance(s: Snapshot, people: str, spaces: int) -> None:
    """A3.5, A3.6; A7.1 (c)."""
    cubes = s["influence"][s["active"]]
    reached = min(22, cubes.get(people, 0) + spaces)
    if reached:
        cubes[people] = reached
    if reached == 22:
        call(s, "influence")


def second(s: Snapshot, board: Board, province: str) -> None:
    """A3.7."""
    place(s, province)
    wars(s, board)


# A4 War and pacification


def wars(s: Snapshot, board: Board) -> None:
    """A4.1 The next war of the card, or the card is resolved."""
    s["people"] = None
    if not s["wars"]:
        resolved(s, board)
        return
    s["phase"] = "war"
    if to_lay(s) is None:
        fight(s, board)


def lay(s: Snapshot, board: Board, *cards: str) -> None:
    """A4.2, A4.3 All are revealed together, after the last."""
    seat = to_lay(s)
    assert seat is not None
    s["laid"][seat] = {}
    for people in () if cards == ("pass",) else cards:
        move(s["hands"][seat], s["laid"][seat], people)
    if to_lay(s) is None:
        fight(s, board)


def fight(s: Snapshot, board: Board) -> None:
    """A4.3, A4.4, A4.5."""
    province = s["wars"].pop(0)
    present = s["tokens"].pop(province)
    laid = sum((Counter(cards) for cards in s["laid"] if cards), Counter[str]())
    strength = {people: number + laid[people] for people, number in present.items()}
    for people, own in strength.items():
        if own == min(strength.values()):
            move(present, s["supply"], people, present[people])
    if present:
        s["tokens"][province] = present
    s["discard"] = dict(Counter(s["discard"]) + laid)
    s["laid"] = [None] * s["seats"]
    pacify(s, board, province)


def pacify(s: Snapshot, board: Board, province: str) -> None:
    """A4.6, A4.7; A7.1 (a)."""
    s["pacified"] = [here for here in board.near if here in (*s["pacified"], province)]
    if not any(s["peace"]):
        wars(s, board)
        return
    now = century(s)
    s["peace"][now] -= 1
    if not any(s["peace"]):
        call(s, "peace-tiles")
    if s["peace"][now]:
        wars(s, board)
    else:
        century_over(s, board, now)


# A5 Scoring


def century_over(s: Snapshot, board: Board, now: int) -> None:
    """A5.1, A7.3; A6.1 and A6.5 window 4, for the Influence tile."""
    if now == 3 and s["options"]["final_scoring"]:
        wars(s, board)
        return
    s["phase"] = "score"
    has_tile = "influence" in s["tiles"][s["active"]] and not s["tile_used"]
    if not has_tile or not influence_tile_fits(s, 4):
        score_century(s, board)


def score_century(s: Snapshot, board: Board) -> None:
    """A5.1 Before a second war of the same card."""
    score(s)
    wars(s, board)


# A6 Action tiles


def use(s: Snapshot, board: Board, tile: str, *peoples: str) -> None:
    """A6.1 A used tile leaves the game; A6.2 Double is one more card."""
    s["tiles"][s["active"]].remove(tile)
    s["tile_used"] = True
    if tile == "double":
        s |= {"cards_left": 1, "phase": "card"}
    elif tile == "exchange":
        exchange(s, *peoples)
    else:
        influence_tile(s, board, *peoples)


def exchange(s: Snapshot, *cards: str) -> None:
    """A6.3 Cards are laid aside, the same number will be drawn."""
    for people in cards:
        move(s["hands"][s["active"]], s["aside"], people)
    s |= {"phase": "exchange", "due": [s["active"], len(cards)]}
    fill_pile(s)


def exchanged(s: Snapshot, board: Board) -> None:
    """A6.3 Only now are the cards put on the discard pile; back to the window of the tile."""
    for people, number in list(s["aside"].items()):
        move(s["aside"], s["discard"], people, number)
    s["due"] = None
    if s["people"] or s["wars"]:
        s["phase"] = "influence" if s["people"] else "war"
    else:
        next_card(s, board)


def influence_tile(s: Snapshot, board: Board, *peoples: str) -> None:
    """A6.4; A9 with `instead` the influence step of the card is over."""
    for people in peoples:
        advance(s, people, 2 // len(peoples))
    if s["options"]["influence_tile"] == "instead":
        wars(s, board)
    elif s["phase"] == "score":
        score_century(s, board)
    elif s["phase"] in ("card", "end"):
        next_card(s, board)


WORDS: Final[dict[str, Callable[..., None]]] = {
    "first": lambda s, _, seat: first(s, int(seat)),
    "deal": deal,
    "play": lambda s, _, people, province: play(s, people, province),
    "influence": influence,
    "second": second,
    "forgo": wars,
    "war": lay,
    "score": score_century,
    "tile": use,
    "skip": lambda s, _: skip(s),
    "end": lambda s, _: end_turn(s),
}
