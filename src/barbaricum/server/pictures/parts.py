"""What pictures are put together from; `tools/picture_parts.py` takes it from the page."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from barbaricum.server.pages import STATIC

PARTS: Final = Path(__file__).parent / "parts"
FONTS: Final = tuple(str(PARTS / f"{name}.ttf") for name in ("cinzel", "sans", "garamond", "fell"))


@dataclass(frozen=True, slots=True)
class Board:
    """The part of a map that is shown, and the size of its still picture."""

    box: tuple[int, int, int, int]
    size: tuple[int, int]


BOARDS: Final = {
    "attila": Board((34, 40, 1535, 1131), (1600, 1204)),
    "invasions": Board((16, 36, 1768, 1198), (1800, 1270)),
}


@cache
def spots() -> dict[str, Any]:
    """Where pieces lie: lists of points, by game and place."""
    found: dict[str, Any] = json.loads((PARTS / "spots.json").read_text(encoding="utf-8"))
    return found


@cache
def drawing(name: str) -> str:
    """Something drawn, as it stands inside an SVG."""
    return (PARTS / f"{name}.svg").read_text(encoding="utf-8")


@cache
def still(game: str) -> str:
    """The still layer of a map as an address that needs no server; empty if no page was built."""
    file = STATIC / "map" / f"{game}.webp"
    if not file.exists():
        return ""
    return f"data:image/webp;base64,{base64.b64encode(file.read_bytes()).decode()}"
