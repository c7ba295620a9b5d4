"""A kind of action: one class in the chapter of its rule, with everything the game says of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Self, TypeVar

from barbaricum.core.errors import Refusal

S = TypeVar("S")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Action(Generic[S]):
    """A decision of a seat, or an outcome of chance.

    Equal actions are the same object, so they compare and hash by identity.
    """

    text: str

    @classmethod
    def offered(cls, state: S) -> tuple[Self, ...]:
        """What is legal of this kind, when the question is one it answers."""
        raise NotImplementedError

    def out_of_turn(self, state: S) -> Refusal | None:
        """Why it is no answer to this question; None: something else comes first."""
        return None

    def why_not(self, state: S) -> Refusal | None:
        """Why it is no legal answer to this question, which its kind answers."""
        return None

    def do(self, new: S) -> None:
        """Change the copy of the position, and tell its log what happens."""
        raise NotImplementedError

    def path(self) -> list[str]:
        """What to click for it, in order; actions that begin alike share their first clicks."""
        raise NotImplementedError

    def witness(self, state: S, seat: int | None) -> str:
        """Its notation, with `?` for what this seat may not know."""
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"
