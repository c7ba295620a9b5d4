"""What a seat may think: the hidden cards dealt afresh, every way as likely."""

from __future__ import annotations

from barbaricum.core.chance import take
from barbaricum.core.game import Rng, View
from barbaricum.games.attila.data.board import Board, present
from barbaricum.games.attila.data.material import DECK, EMPTY, ONE, Bag, count, packed, peoples
from barbaricum.games.attila.notation.snapshot import assemble
from barbaricum.games.attila.state import State, Table


def guess(board: Board, view: View, rng: Rng) -> State:
    """A2.1, A4.2 A position with this very view; what the seat cannot see is drawn again."""
    settled = Table(board, view["seats"], **view["options"])
    new = assemble(settled, view | {"hands": [{}] * settled.seats, "draw": {}})
    own = packed(view["hand"] or {})
    seen = own + new.discard + new.aside + sum(cards or EMPTY for cards in new.laid)
    unseen = [people for people in peoples(DECK) for _ in range(count(DECK - seen, people))]
    new.laid = guess_laid(view, new, unseen, rng)
    new.hands = tuple(
        own if seat == view["seat"] else draw_bag(unseen, cards, rng)
        for seat, cards in enumerate(view["hand_sizes"])
    )
    new.draw = sum(ONE[people] for people in unseen)
    new.actor, new.number = view["to_act"], view["number"]
    return new


def guess_laid(view: View, state: State, unseen: list[int], rng: Rng) -> tuple[Bag | None, ...]:
    """A4.2 Cards laid face down are of peoples present in the war."""
    laid = list(state.laid)
    for seat, cards in enumerate(view["laid_sizes"]):
        if cards is not None and laid[seat] is None:
            here = present(state.tokens, state.wars[0])
            fitting = [people for people in unseen if people in here]
            others = [people for people in unseen if people not in here]
            laid[seat] = draw_bag(fitting, cards, rng)
            unseen[:] = fitting + others
    return tuple(laid)


def draw_bag(cards: list[int], number: int, rng: Rng) -> Bag:
    """Draw so many cards out of the list."""
    return sum(ONE[people] for people in take(cards, number, rng))
