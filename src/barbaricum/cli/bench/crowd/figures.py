"""The figures of a crowd, whosever server it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from barbaricum.cli.bench.measure import percentile


@dataclass(slots=True)
class Figures:
    """What was measured so far; seconds, megabytes, milliseconds."""

    started: float = 0.0
    busy: float = 0.0
    """Seconds of processor time until it was ready."""
    ready: float = 0.0
    """Megabytes then."""
    opened: float = 0.0
    """Seconds until all sockets were open."""
    listening: float = 0.0
    """Megabytes then."""
    times: list[float] = field(default_factory=list)
    """Milliseconds from a move until both players had seen it."""
    played: float = 0.0
    """For so many seconds."""
    computed: float = 0.0
    """Seconds of processor time of the server meanwhile."""
    after: float = 0.0
    """Megabytes at the end."""

    def speed(self) -> float:
        """Moves a second."""
        return len(self.times) / self.played

    def share(self, part: float) -> float:
        """Milliseconds within which this part of the moves was seen."""
        return percentile(self.times or [0.0], part)

    def move(self) -> float:
        """Milliseconds of processor time a move."""
        return self.computed / max(1, len(self.times)) * 1000
