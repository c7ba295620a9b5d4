"""Why an action is worth a thought: a fact of the position that anybody can check."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from barbaricum.core.game import Json


@dataclass(frozen=True, slots=True)
class Reason:
    """The code of a sentence and its values; without a code there is nothing to say."""

    code: str
    values: Mapping[str, Json] = field(default_factory=dict)


NONE: Final = Reason("")
ONLY: Final = Reason("only")
"""There is no other legal action."""
