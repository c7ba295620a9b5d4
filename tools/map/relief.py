"""Mountains as sepia shadows, from NOAA's ETOPO1, which is in the public domain.

The finer shadedrelief.jpg of the same package is left alone: the package does not say on which
terms that picture may be shipped.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates

from tools.map.projection import HEIGHT, WIDTH, unproject

Image.MAX_IMAGE_PIXELS = None

SHADOW: Final = np.array([96, 66, 40.0])
LIGHT: Final = np.array([255, 250, 238.0])


def relief(file: Path, scale: int) -> Any:  # a picture
    """The shading alone: height and hue are filtered out, slopes remain."""
    source = gaussian_filter(np.asarray(Image.open(file).convert("L"), float), 0.55)
    rows, columns = np.mgrid[0 : HEIGHT * scale, 0 : WIDTH * scale] / scale
    lon, lat = unproject(columns, rows)
    u = (lon + 180) / 360 * source.shape[1] - 0.5
    v = (90 - lat) / 180 * source.shape[0] - 0.5
    grey = map_coordinates(source, [v, u], order=3, mode="nearest")
    slopes = grey - gaussian_filter(grey, 13 * scale)
    slopes = np.tanh(slopes / slopes.std() / 2.2) * 46
    tone = np.clip(222 + slopes * 1.75, 70, 255)[..., None] / 255
    sepia = SHADOW + (LIGHT - SHADOW) * (tone - 0.27) / 0.73
    return Image.fromarray(np.clip(sepia, 0, 255).astype("uint8"))
