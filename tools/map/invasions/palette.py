"""Colours and patterns of the board."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from PIL import Image

from tools.map.invasions.projection import FRAME
from tools.map.relief import degrees

ZONES: Final = {
    "north": ("#d5e2e8", "#6f8fa3"),
    "west": ("#93b1c4", "#3f6580"),
    "east": ("#b4c3a8", "#5f7a57"),
    "south": ("#9cc8c1", "#2f7a78"),
}
"""Water and the lines of its pattern."""

OPEN: Final = "#c4ccc8"
"""Water that no ship sails."""

CLIMATE: Final = (
    (30, (226, 200, 148)),
    (40, (224, 207, 160)),
    (48, (219, 210, 170)),
    (56, (209, 209, 182)),
    (61, (217, 220, 208)),
    (66, (239, 242, 240)),
)
"""Land by latitude: sand in the south, snow in the north."""
SNOW: Final = np.array([232, 236, 235.0])

PLAIN: Final = 9.0
"""Slopes about this low are smoothed away: the source is uneven in plains."""

_N, _W, _E, _S = (lines for _, lines in ZONES.values())

DEFINITIONS: Final = f"""
<filter id="paper" x="0" y="0" width="100%" height="100%">
<feTurbulence type="fractalNoise" baseFrequency=".011 .015" numOctaves="5" seed="11"/>
<feColorMatrix values="0 0 0 0 .33 0 0 0 0 .27 0 0 0 0 .18 0 0 0 1.5 -.62"/></filter>
<filter id="soft" x="-10%" y="-10%" width="120%" height="120%">
<feGaussianBlur stdDeviation="6"/></filter>
<radialGradient id="edge" cx="50%" cy="48%" r="76%">
<stop offset="64%" stop-color="#20272b" stop-opacity="0"/>
<stop offset="100%" stop-color="#141a1e" stop-opacity=".42"/></radialGradient>
<pattern id="north" width="34" height="34" patternUnits="userSpaceOnUse">
<g stroke="{_N}" stroke-width=".8" opacity=".62"><path d="M8,4.5V11.5M5,6.2L11,9.8M5,9.8L11,6.2
M25,21.5V28.5M22,23.2L28,26.8M22,26.8L28,23.2"/></g>
<circle cx="25" cy="7" r=".9" fill="{_N}" opacity=".5"/>
<circle cx="8" cy="25" r=".9" fill="{_N}" opacity=".5"/></pattern>
<pattern id="west" width="36" height="18" patternUnits="userSpaceOnUse">
<path d="M1,6q4,-4.4 8,0t8,0M19,15q4,-4.4 8,0t8,0" fill="none" stroke="{_W}" stroke-width=".9"
opacity=".44"/></pattern>
<pattern id="east" width="13" height="13" patternUnits="userSpaceOnUse"
patternTransform="rotate(32)">
<path d="M3,1V7M9.5,7.5V12.5" stroke="{_E}" stroke-width=".9" opacity=".52"/></pattern>
<pattern id="south" width="26" height="15" patternUnits="userSpaceOnUse">
<path d="M0,7.5A6.5,6.5 0 0 0 13,7.5A6.5,6.5 0 0 0 26,7.5M-6.5,15A6.5,6.5 0 0 0 6.5,15
A6.5,6.5 0 0 0 19.5,15A6.5,6.5 0 0 0 32.5,15M-6.5,0A6.5,6.5 0 0 0 6.5,0A6.5,6.5 0 0 0 19.5,0
A6.5,6.5 0 0 0 32.5,0" fill="none" stroke="{_S}" stroke-width=".8" opacity=".4"/></pattern>
<pattern id="ice" width="44" height="44" patternUnits="userSpaceOnUse">
<path d="M2,10L14,4L24,12L18,22L6,20ZM28,6L40,3L42,16L32,18ZM12,28L26,26L30,38L16,42L8,36Z
M34,24L42,26L41,36L35,34Z" fill="#fff" fill-opacity=".55" stroke="#8aa4b2" stroke-width=".7"/>
</pattern>
<pattern id="sand" width="5" height="5" patternUnits="userSpaceOnUse">
<circle cx="1.2" cy="1.2" r=".75" fill="#5d5138"/><circle cx="3.7" cy="3.7" r=".75"
fill="#5d5138"/></pattern>
<g id="fir"><path d="M0,-7.5L2.6,-3.4H1.3L3.4,0H-3.4L-1.3,-3.4H-2.6Z" fill="#5f6f5c"
fill-opacity=".55" stroke="#2f3a30" stroke-opacity=".6" stroke-width=".6"/>
<path d="M0,0V2" stroke="#3c3022" stroke-opacity=".6"/></g>"""

SERPENT: Final = """<g transform="translate(338,1000) scale(.46)" fill="#6f8f86" stroke="#22383a"
stroke-width="1.6" stroke-linejoin="round"><path d="M-96,8Q-84,-34 -64,8Z"/>
<path d="M-52,8Q-34,-52 -10,8Z"/><path d="M6,8Q14,-36 34,-42Q50,-47 60,-36L78,-31L70,-27L79,-22
Q66,-17 56,-24Q40,-26 34,8Z"/><path d="M-118,8Q-112,-12 -126,-20Q-108,-20 -104,-8Q-102,0 -106,8Z"/>
<g fill="none" stroke-width="1"><path d="M-88,0Q-82,-16 -76,-18M-42,0Q-34,-28 -28,-30M16,0
Q22,-26 34,-34M40,-43L37,-52L46,-45M50,-44L50,-53L56,-41"/></g>
<circle cx="57" cy="-34" r="2.2" fill="#f2e6c0"/><g fill="none" stroke="#3f6580" stroke-width="1.3">
<path d="M-134,10q6,-5 12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0"/>
<path d="M-110,16q6,-5 12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0"/></g></g>"""


def climate(slopes: Any, scale: int) -> Any:  # an array; a picture
    """Parchment that pales towards the north, mountains as shadows on it."""
    lon, lat = degrees(FRAME, scale)
    keys = [degree for degree, _ in CLIMATE]
    bands = [np.interp(lat, keys, [colour[i] for _, colour in CLIMATE]) for i in range(3)]
    tint = np.stack(bands, -1)
    west = np.clip((-24 - lon) / 10, 0, 1)[..., None]
    tint = tint * (1 - west) + SNOW * west
    hills = slopes * np.abs(slopes) / (np.abs(slopes) + PLAIN)
    shade = np.clip(1 + hills / 104, 0.55, 1.16)[..., None]
    return Image.fromarray(np.clip(tint * shade * _blotches(tint.shape), 0, 255).astype("uint8"))


def _blotches(shape: tuple[int, ...]) -> Any:  # an array
    """The unevenness of vellum."""
    height, width = shape[:2]
    grains = np.random.default_rng(4).random((FRAME.height // 40, FRAME.width // 40)) * 255
    blot = Image.fromarray(grains.astype("uint8")).resize((width, height), Image.Resampling.BICUBIC)
    return 0.955 + np.asarray(blot, float)[..., None] / 255 * 0.07
