"""`barbaricum picture`: a position of a recorded game, or all of it, as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path

from barbaricum.cli.files import demand_place, read_record, write_bytes
from barbaricum.cli.problems import problem
from barbaricum.cli.terminal import Terminal
from barbaricum.server.pictures import drawing, moving, scenes
from barbaricum.server.replay.files import opened
from barbaricum.server.table import Table
from barbaricum.texts import Texts


def configure(parser: argparse.ArgumentParser) -> None:
    """A record, perhaps a row, and the picture to be made."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--number", metavar="N")
    parser.add_argument("-o", "--output", metavar="PICTURE", required=True)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """The ending of the name says what is made: .svg, .png, or .webp for the whole game."""
    record, target = read_record(Path(args.file), texts), Path(args.output)
    demand_place(target, texts)
    table = opened(record, Path(args.file).stem)
    picture = _picture(table, _row(args.number, len(record.log)), target, texts.language)
    write_bytes(target, picture, texts)
    Terminal(texts).say(texts.say("picture-made", file=str(target)))
    return 0


def _picture(table: Table, number: int, target: Path, language: str) -> bytes:
    match target.suffix:
        case ".svg":
            return drawing.svg(scenes.scene(table, number, language)).encode()
        case ".png":
            return drawing.png(drawing.svg(scenes.scene(table, number, language)))
        case ".webp":
            return moving.webp(scenes.scenes(table, language))
        case _:
            raise problem("not-a-picture", text=target.name)


def _row(text: str | None, rows: int) -> int:
    """After how many rows; at the end, unless it is said."""
    if text is None:
        return rows
    if not text.isdecimal() or int(text) > rows:
        raise problem("no-such-row", text=text, rows=rows)
    return int(text)
