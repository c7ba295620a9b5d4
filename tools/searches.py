"""Where the recorded games are looked for: who sits at the table, what it has agreed on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from barbaricum.core import Json

NO_FINAL: Final = {"final_scoring": False}
GAP_ONE: Final = {"two_player_gap": 1}
CONFLICT: Final = {"conflict_runes": True}
SHORT: Final = {"sagas_per_era": 4}
SHORT_CONFLICT: Final = SHORT | CONFLICT


@dataclass(frozen=True, slots=True)
class Search:
    """The policies of the fuzzer, one for each seat, and the options of the table."""

    policies: tuple[str, ...]
    options: Mapping[str, Json] = field(default_factory=dict)
    undo: bool = False


def all_of(policy: str, seats: int) -> tuple[str, ...]:
    """A table that plays together."""
    return (policy,) * seats


ATTILA: Final[dict[str, Search]] = {
    "a2-2-first-player-drawn": Search(all_of("verb", 3)),
    "a2-2-seat-0-begins": Search(all_of("uniform", 5), {"first": "seat"}),
    "a3-6-cube-stays-at-22": Search(all_of("high-track", 2)),
    "a3-9-lock-up-avoided": Search(all_of("lock-up", 3)),
    "a3-9-skip-by-choice": Search(all_of("lock-up", 4)),
    "a3-9-skip-after-a-card": Search(all_of("lock-up", 2)),
    "a3-9-exchange-brings-a-card": Search(all_of("lock-up", 5)),
    "a3-10-reshuffle-in-refill": Search(all_of("uniform", 4)),
    "a3-10-reshuffle-in-exchange": Search(all_of("exchange-last-cards", 4)),
    "a4-1-two-wars-by-one-card": Search(all_of("two-wars", 3)),
    "a4-2-open-war-cards": Search(all_of("verb", 4), {"war_cards": "open"}),
    "a4-2-war-without-cards": Search(all_of("empty-hands", 2)),
    "a4-4-all-peoples-leave": Search(all_of("closed-north", 3)),
    "a4-4-one-people-alone": Search(all_of("closed-north", 4)),
    "a4-7-second-war-without-a-tile": Search(all_of("two-wars-at-last", 4)),
    "a5-1-scoring-between-two-wars": Search(all_of("two-wars", 5)),
    "a5-2-every-case": Search(all_of("greedy", 5)),
    "a6-1-each-tile-in-each-window": Search(tuple(f"window-{one}" for one in (1, 2, 3, 4, 5))),
    "a6-4-two-spaces-from-21": Search(all_of("high-track", 3)),
    "a7-1-last-token-driven-out": Search(all_of("last-token-at-war", 3)),
    "a7-1a-peace-tiles": Search(("uniform", "verb", "greedy", "verb")),
    "a7-1b-tokens": Search(all_of("all-tokens", 3)),
    "a7-1c-influence": Search(all_of("high-track", 4)),
    "a7-1d-no-room": Search(all_of("closed-north", 5)),
    "a7-2-double-after-the-call": Search(all_of("all-tokens", 4)),
    "a7-3-no-final-scoring": Search(all_of("all-tokens", 5), NO_FINAL),
    "a7-3-seventh-century-scored-at-once": Search(all_of("window-4", 3), NO_FINAL),
    "a7-3-scored-twice-in-the-last-turn": Search(all_of("last-token-at-war", 2)),
    "a7-4-victory-shared": Search(all_of("greedy", 3)),
    "a8-1-no-second-card-after-the-tenth-tile": Search(all_of("uniform", 2)),
    "a8-1-second-card-after-the-call": Search(all_of("all-tokens", 2)),
    "a8-2-third-card": Search(all_of("window-5", 2)),
    "a8-3-gap-of-one": Search(all_of("greedy", 2), GAP_ONE),
    "a8-3-gap-of-two": Search(all_of("greedy", 2)),
    "a9-card-after-the-tenth-tile": Search(all_of("uniform", 2), {"after_last_tile": "finish"}),
    "a9-influence-tile-instead": Search(all_of("verb", 3), {"influence_tile": "instead"}),
    "a9-influence-step-only": Search(all_of("verb", 3), {"influence_tile": "influence_step"}),
    "record-undo": Search(all_of("verb", 3), undo=True),
}

INVASIONS: Final[dict[str, Search]] = {
    "v2-6-first-jarl-drawn": Search(all_of("uniform", 3)),
    "v2-6-seat-0-begins": Search(all_of("verb", 5), {"first": "seat"}),
    "v4-2-seventh-piece": Search(all_of("greedy", 3), SHORT),
    "v4-4-empty-supply": Search(all_of("hoarders", 4), SHORT),
    "v4-5-abandoned-in-the-weather": Search(all_of("drifters", 2), SHORT),
    "v4-5-abandoned-after-a-raid": Search(all_of("settlers", 3), SHORT),
    "v4-5-last-viking-settles": Search(all_of("settlers", 2), SHORT),
    "v4-5-rival-abandoned-by-a-rune": Search(all_of("runes", 4), SHORT_CONFLICT),
    "v5-3-discards-become-the-deck": Search(all_of("runes", 5), SHORT),
    "v7-3-loss-in-every-zone": Search(all_of("drifters", 3), SHORT),
    "v8-2-demand-changed-before-a-trade": Search(all_of("greedy", 2), SHORT),
    "v8-4-raid-stopped": Search(all_of("greedy", 2), SHORT),
    "v8-6-settlement-declined": Search(all_of("greedy", 2), SHORT),
    "v9-5-wind-turned-by-a-discard": Search(all_of("verb", 4)),
    "v9-9-two-bonuses": Search(all_of("runes", 4), SHORT),
    "v9-10-vikings-brought-back": Search(all_of("runes", 3), SHORT),
    "v10-1-one-viking-stays": Search(all_of("uniform", 2)),
    "v11-2-saga-of-every-kind": Search(all_of("greedy", 4), SHORT),
    "v11-3-saga-set-aside": Search(all_of("greedy", 2), SHORT),
    "v11-4-last-saga-set-aside": Search(all_of("greedy", 2), SHORT),
    "v11-5-last-rounds": Search(all_of("greedy", 4), SHORT),
    "v11-5-no-saga": Search(all_of("bot", 5), SHORT),
    "v11-6-turn-passed-over": Search(all_of("settlers", 2)),
    "v11-6-fifteen-settlements": Search(all_of("settlers", 2)),
    "v11-7-all-settled": Search(all_of("settlers-with-runes", 2)),
    "v11-7-quiet-turns": Search(all_of("uniform", 4)),
    "v11-7-hundred-turns-each": Search(all_of("patient", 2)),
    "v12-1-axe-shared": Search(all_of("greedy", 4), SHORT),
    "v12-2-england-settled": Search(all_of("greedy", 3), SHORT),
    "v12-3-second-most-sagas": Search(all_of("greedy", 3), SHORT),
    "v12-4-victory-shared": Search(all_of("verb", 3)),
    "v13-conflict-runes": Search(all_of("runes", 5), SHORT_CONFLICT),
    "v13-four-sagas-an-era": Search(("greedy", "verb", "uniform"), SHORT),
    "v13-five-sagas-an-era": Search(all_of("greedy", 2), {"sagas_per_era": 5}),
    "v14-4-contested-settlement": Search(("runes", "greedy", "runes"), SHORT),
    "v14-4-unrest": Search(("runes", "greedy"), SHORT),
    "record-undo": Search(all_of("verb", 3), undo=True),
}

SEARCHES: Final = {"attila": ATTILA, "invasions": INVASIONS}
"""By game, then by the name of the file."""
