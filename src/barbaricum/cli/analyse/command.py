"""The command itself: a record in; a table, figures and a plot out."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from barbaricum.bots.analysis import USUAL, Step, steps
from barbaricum.cli.analyse.plot import plot
from barbaricum.cli.analyse.report import tell
from barbaricum.cli.files import demand_place, read_record, write_text
from barbaricum.cli.fuzz.command import natural, positive
from barbaricum.cli.play.session import Session
from barbaricum.cli.problems import clean
from barbaricum.cli.terminal import Terminal
from barbaricum.core.record import Record, standing
from barbaricum.texts import Texts
from barbaricum.texts.review import Teller, worded


def configure(parser: argparse.ArgumentParser) -> None:
    """A file, how far to look, and where the figures go."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--simulations", type=positive, default=USUAL, metavar="N")
    parser.add_argument("--seed", type=natural, default=0, metavar="N")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--plot", type=Path, metavar="FILE")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Look at every row, then tell."""
    for file in filter(None, (args.plot, args.json)):
        demand_place(file, texts)
    record = read_record(Path(args.file), texts)
    Session(record, "")  # refuses a broken record before anything is looked at
    found = with_progress(record, args.simulations, args.seed)
    names = [clean(str(seat.get("name", at))) for at, seat in enumerate(record.seats)]
    teller = Teller(record, texts.language)
    tell(Terminal(texts), found, teller)
    if args.json is not None:
        figures = worded(found, args.simulations, teller)
        write_text(args.json, json.dumps(figures, indent=1, ensure_ascii=False) + "\n", texts)
    if args.plot is not None:
        write_text(args.plot, plot(found, names, texts.say("analyse-plot")), texts)
    return 0


def with_progress(record: Record, simulations: int, seed: int) -> list[Step]:
    """The whole game, with a bar that shows how far it is."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(record.game, total=len(standing(record)))
        found = []
        for step in steps(record, simulations, seed):
            found.append(step)
            bar.advance(task)
    return found
