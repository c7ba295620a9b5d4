"""Claims about the end of a game, and about its record: A7, A8."""

from __future__ import annotations

from barbaricum.core import CHANCE, record
from barbaricum.core.record import Row
from tests.records.claims import option
from tests.records.played import Played, Step


def last_token_driven_out(step: Step) -> bool:
    """A7.1 The twentieth token came as a fifth and left in the war: no end is called."""
    gone = len(step.before["supply"]) < 6 == len(step.after["supply"])
    return step.word == "war" and gone and step.after["called"] is None


def second_card_after_call(step: Step) -> bool:
    """A8.1 The second card is played though the first called the end."""
    before = step.before
    return step.word == "play" and before["called"] is not None and before["played"] == 1


def no_second_card(game: Played) -> bool:
    """A7.2, A8.1 The first card brought the tenth tile: no second card."""
    last = game.last
    return (
        game.seats == 2 and not any(last["peace"]) and last["played"] == 1 and not last["skipped"]
    )


def card_after_the_tenth_tile(game: Played) -> bool:
    """A9 `finish`: a card is played although no peace tile is left."""
    late = (step.word == "play" and not any(step.before["peace"]) for step in game.steps)
    return game.options["after_last_tile"] == "finish" and any(late)


def no_final_scoring(game: Played) -> bool:
    """A7.3 An end without the tenth tile brings no scoring at all."""
    *_, last = game.steps
    return game.options["final_scoring"] is False and last.before["scores"] == last.after["scores"]


def seventh_scored_at_once(game: Played) -> bool:
    """A7.3 Without a final scoring the 7th century is scored when its last tile is placed."""
    return any(
        not any(step.before["peace"]) and step.before["phase"] == "score" for step in game.steps
    ) and option("final_scoring", False)(game)


def scored_twice(game: Played) -> bool:
    """A7.3 An earlier century is scored in the last turn, and the final scoring follows."""
    called = [step for step in game.steps if step.before["called"]]
    scored = [step for step in called if step.before["scores"] != step.after["scores"]]
    return len(scored) == 2 and any(game.last["peace"])


def shared(game: Played) -> bool:
    """A7.4 Equal points share the victory."""
    return bool(game.result["places"].count(1) > 1)


def undone(game: Played) -> bool:
    """Several decisions were taken back, and with them cards that chance had dealt."""
    undos = [text for _, text in game.record.log if text == "undo"]
    return len(undos) > 1 and dealt(record.standing(game.record)) < dealt(game.record.log)


def dealt(rows: list[Row]) -> int:
    return sum(seat == CHANCE for seat, _ in rows)


def lucky(game: Played) -> bool:
    """Every draw follows from the secret and the entropy of the seats."""
    chance = game.record.chance
    return chance is not None and bool(chance["secret"]) and any(chance["entropy"])


def bots_alone(game: Played) -> bool:
    """All seats are taken by the bot greedy."""
    return all(seat.get("bot") == "greedy" for seat in game.record.seats)
