"""The face of plain words, one file for all weights: `python -m tools.faces SOURCE`.

SOURCE is `source-sans-3-latin-wght-normal.woff2` of npm's `@fontsource-variable/source-sans-3`;
fonttools and brotli are needed. What is cut away are weights and figures that the page never
shows. Its licence wants that whatever is changed has another name.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TARGET: Final = Path(__file__).parent.parent / "web/src/styles/faces/plain.woff2"
NAME: Final = "Barbaricum Plain"
WEIGHTS: Final = (400, 700)
FEATURES: Final = ["kern", "liga", "locl"]
NEEDLESS: Final = {0x2BB, 0x2BC, *range(0x300, 0x370), 0x2044, 0x2215, 0xFEFF}
"""Marks that are put onto letters, which have them already; signs for fractions."""
CALLED: Final = {1: NAME, 3: NAME, 4: NAME, 6: NAME.replace(" ", "")}
"""What the font says of itself, by the numbers of its table of names."""


def cut(source: Path) -> TTFont:
    """Fewer weights, the same letters."""
    narrowed = _anew(instantiateVariableFont(TTFont(source), {"wght": WEIGHTS}))
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 2, 5, 14, *CALLED])
    worker = Subsetter(options)
    worker.populate(unicodes=set(narrowed.getBestCmap()) - NEEDLESS)
    worker.subset(narrowed)
    narrowed.flavor = "woff2"
    return narrowed


def _anew(font: TTFont) -> TTFont:
    """Written and read again: what narrowing leaves in memory cannot be cut."""
    file = BytesIO()
    font.save(file)
    return TTFont(file)


def rename(font: TTFont) -> None:
    """Its copyright stays, its name goes."""
    for record in font["name"].names:
        if record.nameID in CALLED:
            record.string = CALLED[record.nameID]


def main() -> int:
    """Cut it, and tell how large it is."""
    font = cut(Path(sys.argv[1]))
    rename(font)
    font.save(TARGET)
    print(f"{TARGET.name} {TARGET.stat().st_size / 1000:.1f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
