"""The tree of a search: what each move brought to each seat, whatever was guessed.

A node stands for all positions that the same moves lead to. Which moves there are may differ from
guess to guess, so a node counts how often each was there to be taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from barbaricum.bots.lore import Move, Rated

CURIOSITY: Final = 0.12
"""How much a move is favoured that was tried seldom; in shares of a victory."""
NARROWNESS: Final = 1.5
"""A node looks at so many times the root of its visits, the moves of the best rating first."""


class Edge:
    """A move at a node, and the sums of what followed."""

    __slots__ = ("available", "child", "move", "totals", "visits")

    def __init__(self, move: Move, seats: int) -> None:
        self.move = move
        self.visits = 0
        self.available = 0
        self.totals = [0.0] * seats
        self.child: Node | None = None

    def add(self, values: Sequence[float]) -> None:
        """One more simulation went through here."""
        self.visits += 1
        totals = self.totals
        for seat, value in enumerate(values):
            totals[seat] += value

    def promise(self, seat: int) -> float:
        """What the seat expects of the move, and what is unknown of it."""
        unknown = sqrt(log(self.available + 1) / self.visits)
        return self.totals[seat] / self.visits + CURIOSITY * unknown

    def below(self) -> Node:
        """The node that the move leads to."""
        if self.child is None:
            self.child = Node()
        return self.child


class Node:
    """A decision of some seat."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[Move, Edge] = {}
        self.visits = 0

    def choose(self, rated: Rated, seat: int, seats: int) -> tuple[Edge, bool]:
        """The move that the seat tries next, and whether it is new."""
        self.visits += 1
        width = max(1, int(NARROWNESS * sqrt(self.visits)))
        known: list[Edge] = []
        for _, move in rated[:width]:
            edge = self.edges.get(move)
            if edge is None:
                self.edges[move] = edge = Edge(move, seats)
                return edge, True
            edge.available += 1
            known.append(edge)
        return max(known, key=lambda edge: edge.promise(seat)), False
