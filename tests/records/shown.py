"""What each recorded game shows: the claim that its name makes."""

from __future__ import annotations

from typing import Final

from tests.records.claims import Claim, any_step, both, ended_by
from tests.records.ends import (
    bots_alone,
    card_after_the_tenth_tile,
    last_token_driven_out,
    lucky,
    no_final_scoring,
    no_second_card,
    scored_twice,
    second_card_after_call,
    seventh_scored_at_once,
    shared,
    undone,
)
from tests.records.shown_of_invasions import INVASIONS
from tests.records.turns import (
    aside_stays_out,
    every_tile,
    first_drawn,
    freed_by_exchange,
    from_21,
    hand_laid_down,
    in_influence_step_only,
    instead_of_the_step,
    keeps_the_rest,
    reshuffled,
    seat_0_begins,
    stays_at_22,
    third_card,
)
from tests.records.wars import (
    all_leave,
    every_case,
    gap_of,
    nobody_lays,
    one_people_alone,
    scored_between,
    seen_by_all,
    two_wars,
    without_tile,
)

ATTILA: Final[dict[str, Claim]] = {
    "a1-2-four-bots": bots_alone,
    "a2-2-first-player-drawn": first_drawn,
    "a2-2-seat-0-begins": seat_0_begins,
    "a3-6-cube-stays-at-22": any_step(stays_at_22),
    "a3-9-lock-up-avoided": any_step(hand_laid_down),
    "a3-9-skip-by-choice": any_step(lambda step: step.text == "skip"),
    "a3-9-skip-after-a-card": any_step(keeps_the_rest),
    "a3-9-exchange-brings-a-card": freed_by_exchange,
    "a3-10-reshuffle-in-refill": reshuffled("refill"),
    "a3-10-reshuffle-in-exchange": both(reshuffled("exchange"), any_step(aside_stays_out)),
    "a4-1-two-wars-by-one-card": any_step(two_wars),
    "a4-2-open-war-cards": seen_by_all,
    "a4-2-war-without-cards": any_step(nobody_lays),
    "a4-4-all-peoples-leave": any_step(all_leave),
    "a4-4-one-people-alone": any_step(one_people_alone),
    "a4-7-second-war-without-a-tile": any_step(without_tile),
    "a5-1-scoring-between-two-wars": any_step(scored_between),
    "a5-2-every-case": every_case,
    "a6-1-each-tile-in-each-window": every_tile,
    "a6-4-two-spaces-from-21": any_step(from_21),
    "a7-1-last-token-driven-out": any_step(last_token_driven_out),
    "a7-1a-peace-tiles": ended_by("peace-tiles"),
    "a7-1b-tokens": ended_by("tokens"),
    "a7-1c-influence": ended_by("influence"),
    "a7-1d-no-room": ended_by("no-room"),
    "a7-2-double-after-the-call": any_step(
        lambda step: step.tile == "double" and step.before["called"] is not None
    ),
    "a7-3-no-final-scoring": both(no_final_scoring, lambda game: any(game.last["peace"])),
    "a7-3-seventh-century-scored-at-once": seventh_scored_at_once,
    "a7-3-scored-twice-in-the-last-turn": scored_twice,
    "a7-4-victory-shared": shared,
    "a8-1-no-second-card-after-the-tenth-tile": no_second_card,
    "a8-1-second-card-after-the-call": any_step(second_card_after_call),
    "a8-2-third-card": any_step(third_card),
    "a8-3-gap-of-one": gap_of(1, other=2),
    "a8-3-gap-of-two": gap_of(2, other=1),
    "a9-card-after-the-tenth-tile": card_after_the_tenth_tile,
    "a9-influence-step-only": in_influence_step_only,
    "a9-influence-tile-instead": instead_of_the_step,
    "record-undo": undone,
    "record-verifiable-luck": lucky,
}
"""A claim for each file of `attila/`, by its name."""

SHOWN: Final = {"attila": ATTILA, "invasions": INVASIONS}
