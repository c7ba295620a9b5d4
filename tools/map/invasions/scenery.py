"""What is named besides ports and waters, and what lies where nothing else does."""

from __future__ import annotations

from typing import Final

MEDALS: Final = (
    *(("north", -5.4, 65.2), ("north", -48.0, 56.6), ("west", -11.9, 58.9), ("west", -11.0, 47.5)),
    *(("east", 20.3, 58.9), ("south", 21.0, 34.6), ("south", -12.6, 40.4)),
)
"""Where the zones are named."""

LANDS: Final = (
    *(("GARÐARÍKI", 1628, 420, 30, 12), ("SAXLAND", 1118, 622, 25, 3)),
    *(("FRAKKLAND", 930, 818, 27, 0), ("SPÁNLAND", 664, 1046, 26, -6)),
    *(("SERKLAND", 905, 1228, 21, -4), ("GRIKKLAND", 1654, 928, 16, 9)),
    *(("ÍSLAND", 531, 64, 17, -6), ("VENDLAND", 1268, 552, 20, 6)),
    *(("BLÖKUMANNALAND", 1376, 730, 17, 8), ("MARKLAND", 66, 286, 14, -66)),
    *(("EISTLAND", 1330, 300, 13, 8), ("GRŒNLAND", 302, 70, 13, -63)),
)
"""Norse names of lands: text, middle, size, turn."""

QUIET: Final = {
    "rose": [246, 290, 210, 230],
    "demand": [44, 560, 300, 150],
    "plates": [44, 730, 220, 480],
    "wintering": [1066, 40, 290, 154],
    "corner": [1560, 40, 220, 150],
}
"""Rectangles (x, y, width, height) without a port, a disc or a sailed water."""

HOME_BERTHS: Final = ((0, -8), (-40, -6), (40, -6), (-21, -34), (21, -34))
WINTER_BERTHS: Final = ((-92, 10), (-46, 32), (0, 12), (46, 32), (92, 10))
