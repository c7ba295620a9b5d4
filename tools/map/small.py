"""Small pictures of the boards for the first look on a phone: `python -m tools.map.small`.

They are made of the fine ones. A phone shows them until the larger picture is there; browsers that
do not know AVIF take WebP.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PIL import Image

from tools.map.shot import web

GAMES: Final = ("attila", "invasions")
WIDTH: Final = 1080
"""Pixels: what a phone of 412 px shows of Attila's board at first, at least one for one."""


def small(game: str) -> list[Path]:
    """Write the small pictures of a board."""
    fine = Image.open(web(f"public/map/{game}-2x.webp")).convert("RGB")
    height = round(fine.height * WIDTH / fine.width)
    picture = fine.resize((WIDTH, height), Image.Resampling.LANCZOS)
    avif, webp = (web(f"public/map/{game}-small.{kind}") for kind in ("avif", "webp"))
    picture.save(avif, quality=30, speed=0)
    picture.save(webp, quality=45, method=6)
    return [avif, webp]


def main() -> int:
    """Make them, and tell how large they are."""
    for file in (file for game in GAMES for file in small(game)):
        print(f"{file.name:22} {file.stat().st_size / 1000:5.1f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
