"""The command itself: what it ran, what it measured, and how that stands to the limits."""

from __future__ import annotations

import argparse
import os
import platform
import random
from collections.abc import Mapping
from typing import Final

from rich.text import Text

from barbaricum import games
from barbaricum.cli.bench import crowd, live
from barbaricum.cli.bench.measure import calls, moves_per_second, records, simulations_per_second
from barbaricum.cli.bench.sample import POSITIONS, positions
from barbaricum.cli.terminal import Terminal
from barbaricum.core import AnyGame
from barbaricum.texts import Texts

SEATS: Final = 4
LIVE: Final = "live"
CROWD: Final = "crowd"
"""Instead of a game: tables of all games, live, or very many that wait."""
RECORDS: Final = 200
"""Whole games for each number of seats."""

LIMITS: Final[Mapping[str, Mapping[str, float]]] = {
    "attila": {
        "apply": 60.0,  # µs, median
        "guess": 100.0,
        "record": 12_000.0,  # bytes, every game
        "replay": 30.0,  # ms, median
    },
    "invasions": {"apply": 60.0, "guess": 100.0, "replay": 30.0},
}
"""By game; a record of Invasions may be as long as its voyages."""


def some_seconds(text: str) -> float:
    """A time above 0, up to an hour."""
    seconds = float(text)
    if not 0 < seconds <= 3600:
        raise ValueError
    return seconds


def some_tables(text: str) -> int:
    """A number of tables that one machine can hold."""
    number = int(text)
    if not 1 <= number <= 1000:
        raise ValueError
    return number


def some_games(text: str) -> int:
    """A number of open games."""
    number = int(text)
    if not 1 <= number <= 100_000:
        raise ValueError
    return number


def some_sockets(text: str) -> int:
    """A number of sockets, two for each table."""
    number = int(text)
    if not 2 <= number <= 10_000:
        raise ValueError
    return number


def configure(parser: argparse.ArgumentParser) -> None:
    """What, how long, from which seed, and at how many live tables."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seconds", type=some_seconds, default=5.0, metavar="N")
    parser.add_argument("--seed", type=int, default=375, metavar="N")
    parser.add_argument("--tables", type=some_tables, default=100, metavar="N")
    parser.add_argument("--games", type=some_games, default=10_000, metavar="N")
    parser.add_argument("--sockets", type=some_sockets, default=1000, metavar="N")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Print the figures; they are no test, so the status is 0 whatever they are."""
    terminal = Terminal(texts)
    if args.game == LIVE:
        told_machine(terminal, args.seed)
        return live.run(args, texts)
    if args.game == CROWD:
        told_machine(terminal, args.seed)
        return crowd.run(args, texts)
    game = games.get(args.game)
    told_machine(terminal, args.seed)
    told_play(terminal, game, args.seed, args.seconds)
    told_search(terminal, game, args.seed, args.seconds)
    terminal.say("", texts.say("bench-calls", positions=POSITIONS))
    told_calls(terminal, game, args.seed)
    terminal.say("", texts.say("bench-records", games=RECORDS))
    for seats in game.seats:
        told_records(terminal, game, seats, args.seed)
    terminal.say("", texts.say("bench-peers"))
    return 0


def told_machine(terminal: Terminal, seed: int) -> None:
    """Where this ran: figures without it mean nothing."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    sentence = terminal.texts.say(
        "bench-machine",
        system=platform.platform(),
        cores=os.cpu_count() or 1,
        python=python,
        seed=seed,
    )
    terminal.say(sentence)


def told_play(terminal: Terminal, game: AnyGame, seed: int, seconds: float) -> None:
    """Random play through the public interface; chance is played, but not counted."""
    speed = moves_per_second(game, SEATS, seed, seconds)
    terminal.say(terminal.texts.say("bench-play", seats=SEATS, speed=f"{speed:,.0f}"))


def told_search(terminal: Terminal, game: AnyGame, seed: int, seconds: float) -> None:
    """The search of the bot `strong`."""
    speed = simulations_per_second(game, SEATS, seed, seconds)
    terminal.say(terminal.texts.say("bench-search", seats=SEATS, speed=f"{speed:,.0f}"))


def told_calls(terminal: Terminal, game: AnyGame, seed: int) -> None:
    """Each call of the contract, with its limit where there is one."""
    rng = random.Random(seed)
    for name, spread in calls(game, positions(game, rng), rng).items():
        figures = f"  {name:<10} {spread.median:8.1f} µs   p99 {spread.most:8.1f} µs"
        line(terminal, figures + limit(terminal, (game.name, name), spread.median, "µs"))


def told_records(terminal: Terminal, game: AnyGame, seats: int, seed: int) -> None:
    """Records of one number of seats: their size, and how long a replay takes."""
    size, replay = records(game, seats, RECORDS, seed)
    texts = terminal.texts
    line(terminal, f"  {texts.say('bench-seats', seats=seats)}")
    bytes_ = f"    {'record':<8} {size.median:8,.0f} B    max {size.most:8,.0f} B "
    line(terminal, bytes_ + limit(terminal, (game.name, "record"), size.most, "B"))
    taken = f"    {'replay':<8} {replay.median:8.1f} ms   p99 {replay.most:8.1f} ms"
    line(terminal, taken + limit(terminal, (game.name, "replay"), replay.median, "ms"))


def limit(terminal: Terminal, figure: tuple[str, str], measured: float, unit: str) -> str:
    """The limit of a game's figure and how much of it is used."""
    game, name = figure
    limits = LIMITS[game]
    if name not in limits:
        return ""
    most, share = f"{limits[name]:,.0f} {unit}", f"{measured / limits[name]:.2f}"
    return f"   {terminal.texts.say('bench-limit', limit=most, share=share)}"


def line(terminal: Terminal, text: str) -> None:
    """One line as it is, however wide the terminal."""
    terminal.console.print(Text(text), no_wrap=True, overflow="ignore", crop=False)
