"""A whole game as one animated picture: a frame for every turn, within bounds of size and time."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PIL import Image

from barbaricum.server.pictures.drawing import Scene, above, ground, png

WIDTH: Final = 720
LEAST: Final = 2
MOST: Final = 120
"""So many frames at the most; of a longer game some turns are left out."""
PACE: Final = 700
LAST: Final = 4000
"""Milliseconds for which a frame, and the last one, is seen."""
BUDGET: Final = 20.0
"""Seconds after which no further frame is drawn; the turns that are missing lie evenly apart."""


def webp(scenes: Sequence[Scene], clock: Callable[[], float] = time.monotonic) -> bytes:
    """The scenes one after the other, as an animated WebP that begins again."""
    frames = drawn(few(scenes), clock)
    file = io.BytesIO()
    frames[0].save(
        file,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=[PACE] * (len(frames) - 1) + [LAST],
        loop=0,
        quality=60,
        method=2,
    )
    return file.getvalue()


def drawn(shown: Sequence[Scene], clock: Callable[[], float]) -> list[Image.Image]:
    """As many frames as there is time for, in their order."""
    end = clock() + BUDGET
    board = Image.open(io.BytesIO(png(ground(shown[0]), WIDTH))).convert("RGB")
    frames = dict[int, Image.Image]()
    for index in evenly(len(shown)):
        if len(frames) >= LEAST and clock() >= end:
            break
        frames[index] = _frame(board, shown[index])
    return [frames[index] for index in sorted(frames)]


def evenly(number: int) -> Iterator[int]:
    """The ends first, then what lies halfway between, until every place was named once."""
    named = set[int]()
    step = max(1, number - 1)
    while len(named) < number:
        for place in (*range(0, number, step), number - 1):
            if place not in named:
                named.add(place)
                yield place
        step = max(1, step // 2)


def _frame(board: Image.Image, scene: Scene) -> Image.Image:
    """The same board every time, with what lies on it now."""
    pieces = Image.open(io.BytesIO(png(above(scene), WIDTH))).convert("RGBA")
    frame = board.copy()
    frame.paste(pieces, mask=pieces)
    return frame


def few(scenes: Sequence[Scene]) -> list[Scene]:
    """As many as may be, the first and the last among them."""
    if len(scenes) <= MOST:
        return list(scenes)
    last = len(scenes) - 1
    return [scenes[index * last // (MOST - 1)] for index in range(MOST)]
