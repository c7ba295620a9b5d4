"""How long a search may go on."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True, slots=True)
class Budget:
    """So many simulations, and no longer than so many seconds.

    Only a search that ends by its simulations goes the same way again with the same seed.
    """

    simulations: int
    seconds: float | None = None
    hasty: bool = False
    """It is enough to know what to do: moves that will hardly be taken any more are given up."""

    def deadline(self) -> float | None:
        """When the time is over, if it is ever."""
        return None if self.seconds is None else monotonic() + self.seconds


def is_over(deadline: float | None) -> bool:
    """Whether the time is over."""
    return deadline is not None and monotonic() >= deadline
