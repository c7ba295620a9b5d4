"""Draw the terminal for the README: `python -m tools.terminal_picture`.

A screen of a recorded game as SVG, in whatever monospaced font the reader has.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from barbaricum.cli.play.session import Session
from barbaricum.cli.screens import SCREENS
from barbaricum.cli.screens.layout import Scene
from barbaricum.core.record import loads
from barbaricum.texts import Texts

ROOT: Final = Path(__file__).resolve().parents[1]
RECORD: Final = ROOT / "tests/records/attila/a1-2-four-bots.json"
PICTURE: Final = ROOT / "docs/pictures/terminal.svg"
ROWS: Final = 131
NAMES: Final = ("Ana", "Aetius", "Galla", "Honoria")
PARCHMENT: Final = TerminalTheme(
    (42, 28, 16),
    (242, 230, 205),
    [
        (42, 28, 16), (239, 143, 120), (159, 207, 134), (224, 178, 76),
        (125, 185, 255), (201, 140, 220), (120, 200, 200), (242, 230, 205),
    ],
)  # fmt: skip


def main() -> None:
    """Carry out the rows and draw what the seat to act sees."""
    record = loads(RECORD.read_text("utf-8"))
    record.log = record.log[:ROWS]
    for seat, name in zip(record.seats, NAMES, strict=True):
        seat["name"] = name
    session, texts = Session(record, ""), Texts("en")
    seat_to_act = session.to_act()
    assert seat_to_act is not None
    view = session.view(seat_to_act)
    told = session.story(seat_to_act, max(0, len(session.steps) - 8))
    log = [session.wording.event(texts, event, session.names) for event in told]
    scene = Scene(view, session.names, texts, session.wording.menu(view), log=log)
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(SCREENS["attila"](scene), no_wrap=True)
    form = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    svg = console.export_svg(title="barbaricum play attila", theme=PARCHMENT, code_format=form)
    PICTURE.write_text(svg.replace("Fira Code", "DejaVu Sans Mono"), encoding="utf-8")


if __name__ == "__main__":
    main()
