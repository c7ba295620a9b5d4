"""Small bar charts as SVG, readable on light and on dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

COLOURS: Final = ("#b4552d", "#3f7d8c", "#c29a2b", "#6d5a9c", "#5b8a3c", "#a3466b", "#7a7a7a")
"""Told apart in print by their order too: bars and legend go the same way."""
STYLE: Final = (
    "text{font:12px system-ui,sans-serif;fill:#222}.title{font-size:15px;font-weight:600}"
    ".axis{stroke:#888;stroke-width:1}.grid{stroke:#8884;stroke-width:1}"
    ".whisker{stroke:#222;stroke-width:1.5}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.whisker{stroke:#ddd}}"
)
LEFT: Final = 150
WIDTH: Final = 720
ROW: Final = 22
TOP: Final = 58
ROOM: Final = WIDTH - LEFT - 70


@dataclass(frozen=True, slots=True)
class Bar:
    """One row: parts that lie one behind the other, and perhaps an interval."""

    name: str
    parts: Sequence[float]
    note: str = ""
    interval: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Chart:
    """A title, the names of the parts, the rows."""

    title: str
    legend: Sequence[str]
    bars: Sequence[Bar]
    line: float | None = None
    """A value to compare with, drawn through all rows."""

    @property
    def most(self) -> float:
        """The value at the right end."""
        ends = [sum(bar.parts) for bar in self.bars]
        ends += [bar.interval[1] for bar in self.bars if bar.interval]
        return max([*ends, self.line or 0.0]) or 1.0


def svg(chart: Chart) -> str:
    """The whole picture."""
    height = TOP + ROW * len(chart.bars) + 14
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(chart.title)}</title><style>{STYLE}</style>",
        f'<text class="title" x="10" y="22">{escape(chart.title)}</text>',
        *legend(chart.legend),
    ]
    for number, bar in enumerate(chart.bars):
        parts += row(bar, TOP + ROW * number, ROOM / chart.most)
    bottom = TOP + ROW * len(chart.bars)
    parts.append(f'<line class="axis" x1="{LEFT}" x2="{LEFT}" y1="{TOP - 4}" y2="{bottom}"/>')
    if chart.line is not None:
        x = LEFT + chart.line * ROOM / chart.most
        dashes = 'stroke-dasharray="4 3"'
        parts.append(
            f'<line class="axis" {dashes} x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 4}" y2="{bottom}"/>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def legend(names: Sequence[str]) -> list[str]:
    """The names of the parts with their colours."""
    parts, x = [], 10.0
    for name, colour in zip(names, COLOURS, strict=False):
        parts.append(f'<rect x="{x:.0f}" y="33" width="11" height="11" fill="{colour}"/>')
        parts.append(f'<text x="{x + 15:.0f}" y="43">{escape(name)}</text>')
        x += 27 + 7 * len(name)
    return parts


def row(bar: Bar, y: float, scale: float) -> list[str]:
    """One bar with its name and its note."""
    parts = [f'<text x="{LEFT - 6}" y="{y + 13}" text-anchor="end">{escape(bar.name)}</text>']
    x = float(LEFT)
    for value, colour in zip(bar.parts, COLOURS, strict=False):
        width = value * scale
        parts.append(
            f'<rect x="{x:.1f}" y="{y + 2}" width="{width:.1f}" height="15" fill="{colour}"/>'
        )
        x += width
    if bar.interval:
        low, high = (LEFT + end * scale for end in bar.interval)
        middle = y + 9.5
        parts.append(
            f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}"/>'
        )
        x = max(x, high)
    parts.append(f'<text x="{x + 6:.1f}" y="{y + 13}">{escape(bar.note)}</text>')
    return parts
