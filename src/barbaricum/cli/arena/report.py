"""What an arena says: a table, a verdict for each pair of neighbours, a plot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.table import Table

from barbaricum.cli.arena.match import Match, Played
from barbaricum.cli.arena.ratings import ratings
from barbaricum.cli.arena.scores import Mean, Score, by_deal, scores
from barbaricum.cli.arena.sequential import Verdict, verdict
from barbaricum.cli.charts import Bar, Chart, svg
from barbaricum.core.game import Json
from barbaricum.texts import Texts


def table(match: Match, games: Sequence[Played], texts: Texts) -> Table:
    """Win share, points, rating and time of each bot."""
    columns = ("bot", "wins", "points", "rating", "time", "faults")
    found = Table(*(texts.say(f"arena-column-{name}") for name in columns))
    for score, rating in zip(scores(match, games), ratings(match, games), strict=True):
        found.add_row(
            score.bot,
            interval(Mean(*(min(1.0, max(0.0, one)) for one in score.wins)), 100, 1),
            interval(score.points, 1, 1),
            f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
            f"{1000 * score.seconds:.1f} ms",
            f"{score.illegal} / {score.late}",
        )
    return found


def interval(found: Mean, scale: float, digits: int) -> str:
    """A mean with its interval."""
    value, low, high = (f"{scale * one:.{digits}f}" for one in found)
    return f"{value} ({low} … {high})"


def differences(match: Match, games: Sequence[Played], one: int, other: int) -> list[float]:
    """Deal by deal, how much more often one bot wins than another."""
    own, its = (by_deal(match, games, bot, points=False) for bot in (one, other))
    return [a - b for a, b in zip(own, its, strict=True)]


def verdicts(match: Match, games: Sequence[Played]) -> list[Verdict]:
    """For each bot and the next one that was named: whether it is better."""
    pairs = pairwise(range(len(match.bots)))
    return [verdict(differences(match, games, one, other)) for one, other in pairs]


def plot(match: Match, games: Sequence[Played], texts: Texts) -> str:
    """The win shares with their intervals, and the even line."""
    bars = [bar(score) for score in scores(match, games)]
    title = texts.say("arena-plot", game=match.game, seats=match.seats, games=len(games))
    return svg(Chart(title, [texts.say("arena-column-wins")], bars, 100 / match.seats))


def bar(score: Score) -> Bar:
    """One row of the plot."""
    value, low, high = (100 * one for one in score.wins)
    return Bar(score.bot, [value], f"{value:.1f} %", (max(0.0, low), min(100.0, high)))


def written(match: Match, games: Sequence[Played]) -> dict[str, Json]:
    """All of it as JSON."""
    return {
        "game": match.game,
        "seats": match.seats,
        "seed": match.seed,
        "games": len(games),
        "bots": [
            {
                "bot": score.bot,
                "wins": score.wins._asdict(),
                "points": score.points._asdict(),
                "rating": rating._asdict(),
                "seconds": score.seconds,
                "decisions": score.decisions,
                "illegal": score.illegal,
                "late": score.late,
            }
            for score, rating in zip(scores(match, games), ratings(match, games), strict=True)
        ],
        "verdicts": verdicts(match, games),
    }
