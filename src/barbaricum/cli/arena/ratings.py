"""Ratings of an arena's bots, by the model of Plackett and Luce as openskill has it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from openskill.models import PlackettLuce

from barbaricum.cli.arena.match import Match, Played


class Rating(NamedTuple):
    """How strong a bot is taken to be, and how sure that is."""

    mu: float
    sigma: float


def ratings(match: Match, games: Iterable[Played]) -> list[Rating]:
    """By bot, after all games in their order. A bot with several seats counts by its best one.

    Victory is all that counts, for it is what bots play for: a second place is as good as the last.
    """
    model = PlackettLuce()
    known = [model.rating(name=name) for name in match.bots]
    for played in sorted(games, key=lambda one: one.number):
        best = best_places(played)
        if len(best) < 2:
            continue
        teams = [[known[bot]] for bot in best]
        rated = model.rate(teams, ranks=[1.0 if place == 1 else 2.0 for place in best.values()])
        for bot, team in zip(best, rated, strict=True):
            known[bot] = team[0]
    return [Rating(one.mu, one.sigma) for one in known]


def best_places(played: Played) -> dict[int, int]:
    """The best place of each bot."""
    best: dict[int, int] = {}
    for bot, place in zip(played.lineup, played.places, strict=True):
        best[bot] = min(place, best.get(bot, place))
    return dict(sorted(best.items()))
