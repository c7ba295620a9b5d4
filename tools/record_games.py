"""Find the recorded games of tests/records/attila anew: `python -m tools.record_games [NAME …]`.

Every file shows the rule it is named after. For each this tool plays game after game, with the
policies of the fuzzer that lead to the rule, and keeps the first game for which the claim in
tests/records/shown.py holds. Nothing in it is left to luck: the same rules give the same files.
A change of the rules or of the order of legal actions may give others.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from tests.records.played import FOLDER, played
from tests.records.shown import SHOWN

from barbaricum import bots
from barbaricum.cli.fuzz.attila import SUBJECT
from barbaricum.cli.fuzz.one import play
from barbaricum.cli.fuzz.plan import Plan
from barbaricum.core import CHANCE, Json, Luck, draw, record
from barbaricum.core.record import Record

MOST_BYTES: Final = 12_000
SEED: Final = 375
GAP_ONE: Final = {"two_player_gap": 1}
NO_FINAL: Final = {"final_scoring": False}


@dataclass(frozen=True, slots=True)
class Search:
    """Where to look for a game: who sits at the table, and what the table has agreed on."""

    policies: tuple[str, ...]
    options: Mapping[str, Json] = field(default_factory=dict)
    undo: bool = False

    def game(self, number: int) -> Record:
        """Game `number` of this search."""
        rng = random.Random(f"record {SEED} {number}")
        settled = {name: option.default for name, option in SUBJECT.game.options.items()}
        seats, options = len(self.policies), settled | dict(self.options)
        planned = Plan(SEED, number, seats, options, self.policies, self.undo, rng)
        done = play(SUBJECT, planned)
        if done.failure:
            sys.exit(done.failure.details)
        done.record.extra.clear()
        return done.record


def all_of(policy: str, seats: int) -> tuple[str, ...]:
    """A table that plays together."""
    return (policy,) * seats


SEARCHES: Final[dict[str, Search]] = {
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
    "a9-influence-step-only": Search(all_of("verb", 3), {"influence_tile": "influence_step"}),
    "record-undo": Search(all_of("verb", 3), undo=True),
}


def found(name: str, search: Search) -> Record:
    """The first game of a search that shows what it is to show, and is small enough."""
    for number in count():
        kept = search.game(number)
        if len(record.dumps(kept)) < MOST_BYTES and SHOWN[name](played(kept)):
            print(f"{name}: game {number}, {len(kept.log)} rows")
            return kept
    raise AssertionError("unreachable: the search goes on until a game is found")


def by_bots(seats: int, luck: Luck | None) -> Record:
    """A game of the bot greedy, drawn by verifiable luck if there is some."""
    game, bot, rng = SUBJECT.game, bots.get("greedy"), random.Random(SEED)
    kept = Record.begin(game, [{"name": "greedy", "bot": "greedy"}] * seats, {})
    state = game.setup(seats)
    draws = 0
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            odds = game.odds(state)
            action = luck.draw(odds, draws) if luck else draw(odds, rng)
            draws += 1
        else:
            action = game.parse(bot.choose(game, game.view(state, seat), rng))
        kept.log.append((seat, game.text(action)))
        state = game.step(state, action)
    kept.close(game, state)
    return kept


def with_luck() -> Record:
    """A game whose draws can be checked: the secret is out, every seat gave entropy."""
    luck = Luck(b"the migration of peoples", ("Ana", "Béla", ""))
    kept = by_bots(3, luck)
    kept.chance = {
        "commit": luck.commit, "secret": luck.secret.hex(), "entropy": list(luck.entropy),
    }  # fmt: skip
    return kept


def make(name: str) -> Record:
    """The game of one file."""
    if name == "a1-2-four-bots":
        return by_bots(4, None)
    return with_luck() if name == "record-verifiable-luck" else found(name, SEARCHES[name])


def main(names: list[str]) -> int:
    """Write the named files, or all."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or SHOWN:
        (FOLDER / f"{name}.json").write_text(record.dumps(make(name)) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
