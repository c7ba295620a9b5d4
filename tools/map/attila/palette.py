"""Colours and names of the board."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from PIL import Image

SHADOW: Final = np.array([96, 66, 40.0])
LIGHT: Final = np.array([255, 250, 238.0])

TINTS: Final = {
    "rose": ("#e2a283", "#a8381f"),
    "gold": ("#f3d49b", "#bf6f22"),
    "sage": ("#c6d09b", "#647a30"),
    "straw": ("#efe2b8", "#b39a55"),
    "blue": ("#c3c7d3", "#515a88"),
    "lilac": ("#d6c0ca", "#84527a"),
    "olive": ("#dad29c", "#8d7d2a"),
}
"""Fill and rim: warm on the limes, cool or neutral elsewhere; neighbours differ in lightness."""

TINT: Final = {
    **dict.fromkeys(("germania", "noricum", "dacia"), "rose"),
    **dict.fromkeys(("raetia", "pannonia", "moesia"), "gold"),
    **dict.fromkeys(("britannia", "lugdunensis", "numidia", "italia_annonaria", "thracia"), "sage"),
    **dict.fromkeys(("aquitania", "baetica", "mauretania", "macedonia"), "straw"),
    **dict.fromkeys(("belgica", "lusitania", "sicilia", "dalmatia", "achaia"), "blue"),
    **dict.fromkeys(("narbonensis", "africa", "asia"), "lilac"),
    "italia_suburbicaria": "straw",
    "tarraconensis": "olive",
}

Place = tuple[float, float]
Scenery = tuple[str, str, Place, Place, float, float]

SCENERY: Final[tuple[Scenery, ...]] = (
    ("sea", "MARE INTERNVM", (3.2, 39.1), (8.2, 38.0), 20, 0.05),
    ("sea", "MARE INTERNVM", (15.4, 35.1), (23.0, 34.15), 27, -0.05),
    ("sea", "PONTVS EVXINVS", (29.45, 43.4), (33.05, 42.83), 18, 0.04),
    ("sea", "Mare Germanicum", (2.2, 54.3), (6.6, 54.6), 20, 0.06),
    ("sea", "Mare Tyrrhenum", (10.6, 41.0), (13.6, 39.5), 19, 0.05),
    ("sea", "Mare Ionium", (17.0, 38.7), (19.8, 37.1), 19, 0.05),
    ("land", "BARBARICVM", (12.5, 51.7), (24.6, 50.2), 36, 0.08),
    ("land", "Sarmatae", (19.9, 47.3), (22.3, 46.6), 19, 0.05),
    ("land", "Gothi", (24.0, 46.4), (27.2, 46.2), 20, 0.06),
    ("land", "Alamanni", (9.3, 49.5), (11.8, 49.75), 19, 0.05),
    ("land", "Hunni", (28.0, 48.9), (31.8, 48.2), 22, 0.05),
    ("land", "Saxones", (8.4, 53.2), (11.0, 53.2), 19, 0.05),
    ("land", "Quadi", (16.9, 49.15), (18.7, 49.0), 19, 0.05),
    ("land", "Hibernia", (-8.9, 53.1), (-6.6, 53.4), 19, 0.03),
    ("land", "Gaetuli", (-3.6, 32.4), (1.8, 33.0), 19, 0.05),
)
"""Names outside the provinces: kind, text, from, to, size, bulge. They are live text too."""


def sepia(slopes: Any) -> Any:  # an array; a picture
    """Mountains as sepia shadows."""
    tone = np.clip(222 + slopes * 1.75, 70, 255)[..., None] / 255
    shades = SHADOW + (LIGHT - SHADOW) * (tone - 0.27) / 0.73
    return Image.fromarray(np.clip(shades, 0, 255).astype("uint8"))
