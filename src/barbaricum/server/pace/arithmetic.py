"""How time is counted, in milliseconds: nothing here knows tables, games or what time it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from barbaricum.server.clock import MINUTE
from barbaricum.server.pace.forms import Clocked

Span = tuple[int, int]
"""From a moment to a later one."""
Still = Sequence[Span]
"""When clocks stood: in time order, none touching another."""


def joined(*spans: Iterable[Span]) -> Still:
    """Spans from several sources as one: what overlaps counts once."""
    merged: list[Span] = []
    for start, end in sorted(span for several in spans for span in several if span[0] < span[1]):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def spent(since: int, now: int, still: Still) -> int:
    """How much of a clock ran off between two moments."""
    stood = sum(max(0, min(end, now) - max(start, since)) for start, end in still)
    return max(0, now - since - stood)


def runs_out(since: int, left: int, still: Still) -> int:
    """The moment at which nothing is left of what was left."""
    moment = since
    for start, end in still:
        if end <= moment:
            continue
        if moment + left <= start:
            break
        left -= max(0, start - moment)
        moment = end
    return moment + left


def after_turn(pace: Clocked, left: int, used: int, *, earned: bool) -> int:
    """What is left after a turn to decide; one that was taken back earns nothing again."""
    rest = max(0, left - used)
    if not earned:
        return rest
    more = rest + pace.step
    return more if pace.cap is None else max(rest, min(more, pace.cap))


def revived(pace: Clocked, left: int) -> int:
    """Whoever takes his seat back from a bot has a turn's time, or a minute, at least."""
    return max(left, pace.step, min(pace.start, MINUTE))


def next_moment(pace: Clocked, since: int, left: int, still: Still, now: int) -> int:
    """When something has to be done about a clock: the warning, and after it the end."""
    warned = runs_out(since, max(0, left - pace.short), still)
    return warned if warned > now else runs_out(since, left, still)
