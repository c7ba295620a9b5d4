"""Do the chances that hints promise come true? Games of bots, asked for hints on the way.

PYTHONPATH=src python -m tools.calibration --games 200
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from barbaricum import bots, games
from barbaricum.bots.hints import hints
from barbaricum.bots.outlook import victory
from barbaricum.bots.search import Budget
from barbaricum.core import CHANCE, AnyGame, draw

EVERY: Final = {"attila": 60, "invasions": 150}
"""Of so many decisions with a choice about one is asked about."""
LEVEL: Final = "steady"
BUDGET: Final = Budget(100)
GROUPS: Final = 5


class Forecast(NamedTuple):
    """What the best hint promised, an even share, and what came of it."""

    promised: float
    even: float
    came: float


def forecasts(game: AnyGame, number: int) -> Iterator[Forecast]:
    """Those of one game; the number gives the seats and all luck."""
    luck, mind, bot = Random(number), Random(number), bots.get(LEVEL)
    seats = 2 + number % 4
    state, asked = game.setup(seats), []
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            state = game.step(state, draw(game.odds(state), luck))
            continue
        view = game.view(state, seat)
        if len(view["legal"]) > 1 and mind.randrange(EVERY[game.name]) == 0:
            asked.append((seat, hints(game, view, mind, BUDGET)[0].chance))
        state = game.step(state, game.parse(bot.choose(game, view, mind)))
    result = game.result(state)
    assert result is not None
    shares = victory(result.points)
    for seat, chance in asked:
        yield Forecast(chance, 1 / seats, shares[seat])


def error(found: Sequence[Forecast]) -> tuple[float, float]:
    """The mean squared error (Brier) of what was promised, and of an even share."""
    number = len(found)
    return (
        sum((one.promised - one.came) ** 2 for one in found) / number,
        sum((one.even - one.came) ** 2 for one in found) / number,
    )


def told(name: str, played: int, found: Sequence[Forecast]) -> Iterator[str]:
    """The lines of the table in docs/bots.md: groups of equal size, from the lowest promise on."""
    order, (own, even) = sorted(found), error(found)
    for group in range(GROUPS):
        part = order[group * len(order) // GROUPS : (group + 1) * len(order) // GROUPS]
        promised = 100 * sum(one.promised for one in part) / len(part)
        came = 100 * sum(one.came for one in part) / len(part)
        yield f"| {name} | {played} | {len(part)} | {promised:.0f} | {came:.0f} |"
    yield f"| {name}, squared error | {played} | {len(found)} | {own:.3f} | even share {even:.3f} |"


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    args = parser.parse_args()
    print("| game | games | hints | promised, % | won, % |")
    print("| --- | --- | --- | --- | --- |")
    for name in EVERY:
        game = games.get(name)
        found = [one for number in range(args.games) for one in forecasts(game, number)]
        for line in told(name, args.games, found):
            print(line, flush=True)


if __name__ == "__main__":
    main()
