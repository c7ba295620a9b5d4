"""The command itself: its arguments, its progress, when it stops."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from barbaricum import bots, games
from barbaricum.cli.arena.journal import Journal
from barbaricum.cli.arena.match import Match, Played
from barbaricum.cli.arena.match import play as one_game
from barbaricum.cli.arena.report import plot, table, verdicts, written
from barbaricum.cli.arena.workers import worker
from barbaricum.cli.files import demand_place, write_text
from barbaricum.cli.fuzz.command import natural, positive
from barbaricum.cli.problems import problem
from barbaricum.cli.terminal import Terminal
from barbaricum.texts import Texts

INTERRUPTED: Final = 130
LEAST: Final = 200
"""Games before the sequential test may stop an arena."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Who plays what, how often, and where it is kept."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", nargs="+", default=["steady", "greedy"], metavar="BOT")
    parser.add_argument("--games", type=positive, default=1000, metavar="N")
    parser.add_argument("--seats", type=positive, default=4, metavar="N")
    parser.add_argument("--seed", type=natural, default=0, metavar="N")
    parser.add_argument("--processes", type=positive, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--keep", type=Path, metavar="FILE")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--until-clear", action="store_true")
    parser.add_argument("--ray", action="store_true")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Play what is missing, then say what it shows; after Ctrl-C what there is by then."""
    match = match_of(args)
    for file in filter(None, (args.plot, args.json)):
        demand_place(file, texts)
    terminal = Terminal(texts)
    journal = Journal(args.keep or default_file(match), match, texts)
    finished = play(args, match, journal)
    if not journal.games:
        return INTERRUPTED
    tell(terminal, match, journal.games)
    save(args, match, journal.games, texts)
    return 0 if finished else INTERRUPTED


def match_of(args: argparse.Namespace) -> Match:
    """What is played; the errors of games and bots say what cannot be."""
    game = games.get(args.game)
    game.setup(args.seats)
    names = tuple(bots.get(name).name for name in args.bots)
    if len(set(names)) != len(names) or len(names) < 2 or len(names) > args.seats:
        raise problem("arena-bots", seats=args.seats)
    return Match(args.game, names, args.seats, args.seed)


def default_file(match: Match) -> Path:
    """Where an arena is kept unless told otherwise: one file for each match."""
    names = "-".join(match.bots).replace(":", "_").replace("+", "_")
    return Path("arena") / f"{match.game}-{match.seats}-{names}-{match.seed}.jsonl"


def play(args: argparse.Namespace, match: Match, journal: Journal) -> bool:
    """Play what is missing; False if it was interrupted."""
    done = {played.number for played in journal.games}
    missing = [number for number in range(args.games) if number not in done]
    try:
        for played in with_progress(args, match, missing):
            journal.add(played)
            if args.until_clear and is_clear(match, journal.games):
                break
    except KeyboardInterrupt:
        return False
    return True


def with_progress(
    args: argparse.Namespace, match: Match, missing: Sequence[int]
) -> Iterator[Played]:
    """The games as they end, with a bar that tells the time left."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    work = worker(args.processes, args.ray)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(match.game, total=args.games, completed=args.games - len(missing))
        for played in work(partial(one_game, match), missing, args.processes):
            bar.advance(task)
            yield played


def is_clear(match: Match, played: Sequence[Played]) -> bool:
    """Whether every pair of neighbours has its verdict; looked at once in a while only."""
    if len(played) < LEAST or len(played) % (10 * len(match.bots)):
        return False
    return "open" not in verdicts(match, played)


def tell(terminal: Terminal, match: Match, played: Sequence[Played]) -> None:
    """The table, and a sentence for each pair of neighbours."""
    texts = terminal.texts
    title = texts.say("arena-title", game=match.game, seats=match.seats, games=len(played))
    terminal.say(title, texts.say("arena-even", share=f"{100 / match.seats:.1f}"))
    terminal.console.print(table(match, played, texts))
    for at, found in enumerate(verdicts(match, played)):
        one, other = match.bots[at : at + 2]
        terminal.say(texts.say(f"arena-verdict-{found}", one=one, other=other))


def save(args: argparse.Namespace, match: Match, played: Sequence[Played], texts: Texts) -> None:
    """The plot and the figures, if they were asked for."""
    if args.plot is not None:
        write_text(args.plot, plot(match, played, texts), texts)
    if args.json is not None:
        write_text(args.json, json.dumps(written(match, played), indent=2) + "\n", texts)
