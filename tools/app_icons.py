"""The icons of the installed app, drawn from the page's own sign: python -m tools.app_icons."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import resvg_py

PUBLIC: Final = Path(__file__).resolve().parents[1] / "web" / "public"
SIZES: Final = {
    "icon-192.png": (192, 0.86),
    "icon-512.png": (512, 0.86),
    "icon-maskable-512.png": (512, 0.74),
}
"""Pixels, and how much of them the sign takes: a mask may cut off what lies far out."""
BADGE: Final = "badge-96.png"
"""One colour, for the small sign that a phone shows beside its clock."""

FRAME: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">
<defs>
<radialGradient id="g" cx="50%" cy="38%" r="75%"><stop offset="0" stop-color="#5a3820"/>
<stop offset="1" stop-color="#231509"/></radialGradient>
</defs>
<rect x="-50" y="-50" width="100" height="100" rx="{radius}" fill="url(#g)"/>
<g transform="scale({scale})">{sign}</g></svg>"""


def sign() -> str:
    """What is inside the icon of the browser's tab."""
    found = re.search(r"<svg[^>]*>(.*)</svg>", (PUBLIC / "icon.svg").read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def drawing(share: float) -> str:
    """The sign on a dark ground; where it may be cut to any shape, the ground goes to the edge."""
    return FRAME.format(radius=0 if share < 0.8 else 22, scale=50 * share / 13, sign=sign())


def badge() -> str:
    """The eagle alone."""
    eagle = re.findall(r' d="([^"]+)"', sign())[-1]
    shape = f'<path transform="scale(4.6)" d="{eagle}" fill="#fff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">{shape}</svg>'


def draw(picture: str, size: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=size, height=size))


def main() -> None:
    """Draw them all."""
    for name, (size, share) in SIZES.items():
        (PUBLIC / name).write_bytes(draw(drawing(share), size))
    (PUBLIC / BADGE).write_bytes(draw(badge(), 96))


if __name__ == "__main__":
    main()
