"""Find the recorded games of tests/records anew: `python -m tools.record_games GAME [NAME …]`.

Every file shows the rule it is named after. For each this tool plays game after game, with the
policies of the fuzzer that lead to the rule, and keeps the first game for which the claim in
tests/records/shown.py holds. Nothing in it is left to luck: the same rules give the same files.
A change of the rules or of the order of legal actions may give others.
"""

from __future__ import annotations

import random
import sys
from itertools import count
from typing import Final

from tests.records.played import FOLDER, played
from tests.records.shown import SHOWN

from barbaricum import bots
from barbaricum.cli.fuzz.many import SUBJECTS
from barbaricum.cli.fuzz.one import play
from barbaricum.cli.fuzz.plan import Plan
from barbaricum.core import CHANCE, Luck, draw, record
from barbaricum.core.record import Record
from barbaricum.games import get
from tools.searches import SEARCHES, Search

MOST_BYTES: Final = {"attila": 12_000, "invasions": 30_000}
SEED: Final = 375
BOTS: Final = {
    "a1-2-four-bots": 4,
    "v1-5-two-jarls": 2,
    "v1-5-three-jarls": 3,
    "v1-5-four-jarls": 4,
    "v1-5-five-jarls": 5,
}
"""Games of the bot greedy, and their seats."""


def game_of(name: str, search: Search, number: int) -> Record:
    """Game `number` of a search."""
    subject = SUBJECTS[name]
    rng = random.Random(f"record {SEED} {number}")
    settled = {name: option.default for name, option in subject.game.options.items()}
    seats, options = len(search.policies), settled | dict(search.options)
    planned = Plan(SEED, number, seats, options, search.policies, search.undo, rng)
    done = play(subject, planned)
    if done.failure:
        sys.exit(done.failure.details)
    done.record.extra.clear()
    return done.record


def found(game: str, name: str) -> Record:
    """The first game of a search that shows what it is to show, and is small enough."""
    search, shows = SEARCHES[game][name], SHOWN[game][name]
    for number in count():
        kept = game_of(game, search, number)
        if len(record.dumps(kept)) < MOST_BYTES[game] - 1 and shows(played(kept)):
            print(f"{name}: game {number}, {len(kept.log)} rows")
            return kept
    raise AssertionError("unreachable: the search goes on until a game is found")


def by_bots(name: str, seats: int, luck: Luck | None) -> Record:
    """A game of the bot greedy, drawn by verifiable luck if there is some."""
    game, bot, rng = get(name), bots.get("greedy"), random.Random(SEED)
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


def with_luck(name: str) -> Record:
    """A game whose draws can be checked: the secret is out, every seat gave entropy."""
    luck = Luck(b"the migration of peoples", ("Ana", "Béla", ""))
    kept = by_bots(name, 3, luck)
    kept.chance = {
        "commit": luck.commit, "secret": luck.secret.hex(), "entropy": list(luck.entropy),
    }  # fmt: skip
    return kept


def make(game: str, name: str) -> Record:
    """The game of one file."""
    if name in BOTS:
        return by_bots(game, BOTS[name], None)
    return with_luck(game) if name == "record-verifiable-luck" else found(game, name)


def main(arguments: list[str]) -> int:
    """Write the named files of a game, or all of them."""
    game, *names = arguments
    folder = FOLDER / game
    folder.mkdir(exist_ok=True)
    for name in names or SHOWN[game]:
        text = record.dumps(make(game, name)) + "\n"
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
