"""What somebody can be told about, through what, and how soon."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from barbaricum.server.clock import MINUTE, SECOND

Kind = Literal[
    "time", "turn", "asked", "invited", "rematch", "started", "tournament", "over", "joined", "chat"
]
"""The most urgent first."""
Way = Literal["page", "push", "mail", "webhook"]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
WAYS: Final[tuple[Way, ...]] = get_args(Way)


@dataclass(frozen=True, slots=True)
class Manner:
    """How a kind of notice is told."""

    delay: int
    """So long it waits whether somebody comes by himself: who just plays is not bothered."""
    ways: tuple[Way, ...] = WAYS
    """Along which ways, unless somebody chooses otherwise."""
    outside: bool = False
    """Whether it is for somebody who does not play at the table."""


MANNERS: Final[Mapping[Kind, Manner]] = {
    "time": Manner(0),
    "turn": Manner(20 * SECOND),
    "asked": Manner(15 * SECOND),
    "invited": Manner(5 * SECOND, outside=True),
    "rematch": Manner(15 * SECOND),
    "started": Manner(20 * SECOND),
    "tournament": Manner(0),
    "over": Manner(20 * SECOND),
    "joined": Manner(10 * SECOND, ("page", "push")),
    "chat": Manner(30 * SECOND, ()),
}
"""A new kind has a line here, a sentence `notice-KIND`, a check in `relevance.py` if it can cease
to be true, and in the page a word and a sign.
"""

DELAYS: Final = {kind: manner.delay for kind, manner in MANNERS.items()}
USUAL: Final[Mapping[Way, tuple[Kind, ...]]] = {
    way: tuple(kind for kind in KINDS if way in MANNERS[kind].ways) for way in WAYS
}
"""What is told along each way unless somebody chooses otherwise."""

GATHERING: Final[Mapping[Way, int]] = {
    "page": 0,
    "push": 3 * SECOND,
    "mail": MINUTE,
    "webhook": 5 * SECOND,
}
"""So long a message waits for others that could go with it."""

GAPS: Final[Mapping[Way, int]] = {
    "page": 0,
    "push": 0,
    "mail": 5 * MINUTE,
    "webhook": 15 * SECOND,
}
"""So much time lies between two messages at the least."""

MOST: Final[Mapping[Way, int]] = {"page": 1, "push": 10, "mail": 1, "webhook": 3}
"""So many channels of a way can somebody have."""


def urgency(kind: str) -> int:
    """What comes first; what is not about a game comes last."""
    return KINDS.index(kind) if kind in KINDS else len(KINDS)


def is_outside(kind: str) -> bool:
    """Whether it is for somebody who does not play at the table."""
    return any(manner.outside for name, manner in MANNERS.items() if name == kind)
