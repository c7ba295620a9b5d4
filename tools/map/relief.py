"""Slopes of mountains, from NOAA's ETOPO1, which is in the public domain.

The finer shadedrelief.jpg of the same package is left alone: the package does not say on which
terms that picture may be shipped.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates

Image.MAX_IMAGE_PIXELS = None


class Frame(NamedTuple):
    """A board: its size, and what place of the earth lies under a point of it."""

    width: int
    height: int
    unproject: Callable[[Any, Any], tuple[Any, Any]]


def degrees(frame: Frame, scale: int) -> tuple[Any, Any]:  # arrays
    """Longitude and latitude of every pixel."""
    rows, columns = np.mgrid[0 : frame.height * scale, 0 : frame.width * scale] / scale
    return frame.unproject(columns, rows)


def slopes(file: Path, frame: Frame, scale: int) -> Any:  # an array
    """The shading alone: height and hue are filtered out, slopes between -46 and 46 remain."""
    source = gaussian_filter(np.asarray(Image.open(file).convert("L"), float), 0.55)
    lon, lat = degrees(frame, scale)
    u = (lon + 180) / 360 * source.shape[1] - 0.5
    v = (90 - lat) / 180 * source.shape[0] - 0.5
    grey = map_coordinates(source, [v, u], order=3, mode="nearest")
    found = grey - gaussian_filter(grey, 13 * scale)
    return np.tanh(found / found.std() / 2.2) * 46
