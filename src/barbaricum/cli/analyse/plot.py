"""The chances to win over a whole game, as lines."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from barbaricum.bots.account import turning_points
from barbaricum.bots.analysis import Step
from barbaricum.cli.charts import COLOURS, STYLE, legend

WIDTH: Final = 900
HEIGHT: Final = 320
LEFT: Final = 48
TOP: Final = 58
BOTTOM: Final = 24
DASHES: Final = ("", "6 3", "2 3", "8 3 2 3", "1 2")
"""Lines are told apart without their colours too."""


def plot(found: Sequence[Step], names: Sequence[str], title: str) -> str:
    """The whole picture."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="title" x="10" y="22">{escape(title)}</text>',
        *legend(names),
        *grid(),
        *(mark(at(step.row, rows(found))) for step in turning_points(found)),
        *(line(found, seat) for seat in range(len(names))),
    ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def rows(found: Sequence[Step]) -> int:
    """How many rows there are, undone ones too."""
    return found[-1].row + 1 if found else 1


def at(row: int, rows: int) -> float:
    """Where a row stands."""
    return LEFT + (WIDTH - LEFT - 10) * (row + 1) / rows


def height(share: float) -> float:
    """Where a chance stands."""
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def grid() -> list[str]:
    """Every quarter of a victory."""
    parts = []
    for quarter in range(5):
        y = height(quarter / 4)
        right = WIDTH - 10
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{25 * quarter} %</text>'
        )
    return parts


def mark(x: float) -> str:
    """A turning point."""
    return f'<line class="axis" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'


def line(found: Sequence[Step], seat: int) -> str:
    """The chances of one player."""
    points = " ".join(
        f"{at(step.row, rows(found)):.1f},{height(step.shares[seat]):.1f}" for step in found
    )
    return (
        f'<polyline fill="none" stroke="{COLOURS[seat]}" stroke-width="2" '
        f'stroke-dasharray="{DASHES[seat]}" points="{points}"/>'
    )
