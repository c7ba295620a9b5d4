"""The paces a table can have, as they come in, are kept and go out."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from barbaricum.server.clock import DAY, MINUTE, SECOND

Bot = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z-]+\Z")]
Then = Literal["bot", "forfeit"]
"""When time runs out a bot plays on; its owner may take the seat back, or the seat is lost."""

SHORT: Final = 30 * SECOND


class NoPace(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="none"
):
    """Nobody has a clock."""


class LivePace(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="live"
):
    """So many minutes for the whole game, and some seconds more for each turn to decide."""

    minutes: Annotated[int, Meta(ge=1, le=600)] = 20
    increment: Annotated[int, Meta(ge=0, le=600)] = 15
    then: Then = "bot"
    bot: Bot = "greedy"

    @property
    def start(self) -> int:
        """What everybody begins with."""
        return self.minutes * MINUTE

    @property
    def step(self) -> int:
        """What a turn to decide brings."""
        return self.increment * SECOND

    @property
    def cap(self) -> int | None:
        """More than this nobody can save up."""
        return None

    @property
    def short(self) -> int:
        """With so much left one is warned."""
        return min(SHORT, self.start // 4)


class DayPace(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="days"
):
    """So many days for each turn to decide, and so many more that can be saved up."""

    days: Annotated[int, Meta(ge=1, le=30)] = 2
    save: Annotated[int, Meta(ge=0, le=30)] = 2
    then: Then = "bot"
    bot: Bot = "greedy"

    @property
    def start(self) -> int:
        """What everybody begins with."""
        return self.days * DAY

    @property
    def step(self) -> int:
        """What a turn to decide brings."""
        return self.days * DAY

    @property
    def cap(self) -> int | None:
        """More than this nobody can save up."""
        return (self.days + self.save) * DAY

    @property
    def short(self) -> int:
        """With so much left one is warned."""
        return self.step // 4


Clocked = LivePace | DayPace
Pace = NoPace | LivePace | DayPace

FREE: Final = NoPace()
