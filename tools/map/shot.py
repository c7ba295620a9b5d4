"""From a drawing to pictures: a browser turns SVG into pixels."""

from __future__ import annotations

import base64
import io
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Final

from PIL import Image

WEB: Final = Path(__file__).parent.parent.parent / "web"

CHROMIUM: Final = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars"),
    *("--disable-background-networking", "--virtual-time-budget=9000"),
)

Size = tuple[int, int]

DOORS: Final[dict[str, Size]] = {"": (900, 506), "-small": (450, 253)}
"""The pictures of a front door: the ending of the name, the size."""


def web(name: str) -> Path:
    """A file of the page, its folder made if need be."""
    file = WEB / name
    file.parent.mkdir(parents=True, exist_ok=True)
    return file


def keep(game: str, data: dict[str, Any], shaped: str) -> None:
    """Write what the page knows of a board; what is needed late or never, in files of its own."""
    for name, key in (("shapes", "path"), ("rows", "rows")):
        apart = {place["id"]: place.pop(key) for place in data[shaped] if key in place}
        if apart:
            _write(f"{game}-{name}", apart)
    _write(game, data)


def _write(name: str, content: dict[str, Any]) -> None:
    text = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
    web(f"src/map/{name}.json").write_text(text + "\n", "utf-8")


def embedded(picture: Any) -> str:
    """A picture inside a drawing."""
    buffer = io.BytesIO()
    picture.save(buffer, "webp", quality=90)
    return f"data:image/webp;base64,{base64.b64encode(buffer.getvalue()).decode()}"


def pixels(drawing: str, size: Size, scale: int, chromium: str) -> Any:  # a picture
    """The pixels of a drawing."""
    width, height = size
    with tempfile.TemporaryDirectory() as folder:
        page, shot = Path(folder, "map.html"), Path(folder, "map.png")
        page.write_text(f"<!doctype html><meta charset=utf-8><style>*{{margin:0}}</style>{drawing}")
        subprocess.run(
            [
                *(chromium, *CHROMIUM, f"--user-data-dir={folder}/profile"),
                *(f"--window-size={width},{height + 200}", f"--force-device-scale-factor={scale}"),
                *(f"--screenshot={shot}", page.as_uri()),
            ],
            check=True,
            capture_output=True,
            timeout=240,
        )
        return Image.open(shot).convert("RGB").crop((0, 0, width * scale, height * scale))


def doors(picture: Any, part: tuple[int, int, int, int], game: str) -> None:  # a picture
    """A part of the board for the front door, for desks and for phones."""
    for ending, size in DOORS.items():
        door = picture.crop(part).resize(size, Image.Resampling.LANCZOS)
        door.save(web(f"public/map/{game}-door{ending}.webp"), quality=60, method=6)
