"""A painter: a process of its own that turns the scenes of a game into one moving picture."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from barbaricum.server.analysis.process import hired
from barbaricum.server.pictures.drawing import Scene
from barbaricum.server.pictures.moving import webp
from barbaricum.server.refusals import NotNow

PAINTER: Final = (sys.executable, "-m", "barbaricum.server.pictures.painter")
PATIENCE: Final = 60.0
"""Seconds after which a painter is sent away, whatever it does; it stops by itself long before."""
POLITE: Final = 10
"""So much it steps back behind whoever answers questions."""


async def painted(scenes: Sequence[Scene], patience: float = PATIENCE) -> bytes:
    """The picture; nothing that a painter does holds the server up."""
    question = json.dumps([asdict(scene) for scene in scenes]).encode()
    try:
        async with asyncio.timeout(patience), hired(PAINTER) as process:
            picture, _ = await process.communicate(question)
    except TimeoutError:
        picture = b""
    if not picture:
        raise NotNow("no-picture")
    return picture


def main() -> None:
    """Read scenes, write a picture."""
    os.nice(POLITE)
    scenes = [Scene(**keys) for keys in json.load(sys.stdin)]
    sys.stdout.buffer.write(webp(scenes))


if __name__ == "__main__":
    main()
