"""A whole report in words, for a page or a terminal that knows no game."""

from __future__ import annotations

from collections.abc import Sequence

from barbaricum.bots.account import Account, account, swing, turning_points
from barbaricum.bots.analysis import EDITION, Step
from barbaricum.bots.tallies import Tally
from barbaricum.core.game import CHANCE, Json
from barbaricum.texts.review.teller import Teller


def worded(found: Sequence[Step], simulations: int, teller: Teller) -> dict[str, Json]:
    """Everything in one language; rows go by the number of the position they lead to."""
    accounts = [account(found, seat) for seat in range(len(teller.names))]
    return {
        "edition": EDITION,
        "game": teller.game.name,
        "simulations": simulations,
        "players": [player(one, teller) for one in accounts],
        "turning": [turning(step, teller) for step in turning_points(found)],
        "rows": [row(step, teller) for step in found],
    }


def row(step: Step, teller: Teller) -> dict[str, Json]:
    """A row: what it is called, what came of it, and what would have been better."""
    label, better = _called(step, teller)
    written = step.written()
    return {
        "number": step.row + 1,
        "seat": step.seat,
        "text": step.text,
        "label": label,
        "shares": written["shares"],
        "cost": written["cost"],
        "best": step.best or None,
        "better": better,
        "luck": written["luck"],
    }


def _called(step: Step, teller: Teller) -> tuple[str, str | None]:
    """The name of a row, and of the best that was found if it is another."""
    if step.seat == CHANCE:
        return teller.said(step.row), None
    if not step.cost:
        return teller.labels(step.row, step.text)[0], None
    label, better = teller.labels(step.row, step.text, step.best)
    return label, better


def turning(step: Step, teller: Teller) -> dict[str, Json]:
    """A turning point as sentences: what happened, and what it meant."""
    sentence = f"{teller.said(step.row)} {consequence(step, teller)}"
    return {"number": step.row + 1, "seat": step.seat, "sentence": sentence}


def consequence(step: Step, teller: Teller) -> str:
    """What a mistake cost, or what luck gave or took."""
    texts, names = teller.texts, teller.names
    if step.seat != CHANCE:
        best = teller.labels(step.row, step.best)[0]
        return texts.say("review-cost", name=names[step.seat], share=percent(step.cost), best=best)
    luck = step.luck or [0.0]
    seat = max(range(len(luck)), key=lambda other: abs(luck[other]))
    key = "review-gave" if luck[seat] > 0 else "review-took"
    return texts.say(key, name=names[seat], share=percent(swing(step)))


def percent(share: float) -> int:
    """Whole hundredths."""
    return round(100 * share)


def player(one: Account, teller: Teller) -> dict[str, Json]:
    """One player's game, the luck with names."""
    draws = [tally(draws, teller) for draws in one.draws]
    return {"name": teller.names[one.seat], **one.written(), "draws": draws}


def tally(one: Tally, teller: Teller) -> dict[str, Json]:
    """Draws of a kind with the names of what fell."""
    written = one.written()
    for outcome in written["outcomes"]:
        outcome["name"] = teller.outcome(outcome.pop("text"))
    return {"name": teller.kind(one.kind), **written}
