"""A bot's mind: a process of its own that answers questions, one line each.

It knows what a question tells it, the view of one seat, and nothing else of the server. When the
server goes, its input ends, and so does it.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from dataclasses import asdict
from typing import Final

from barbaricum import bots, games
from barbaricum.bots.hints import hints
from barbaricum.bots.search import Budget
from barbaricum.core.game import Json

POLITE: Final = 5
"""The server comes first: it answers everybody, a bot one table."""


def answer(question: str) -> str:
    """The choice of a bot, or what an adviser says, as a line."""
    asked = json.loads(question)
    return json.dumps(_choice(asked) if "bot" in asked else _advice(asked))


def _choice(asked: Json) -> str:
    bot, game = bots.get(asked["bot"], asked["seconds"]), games.get(asked["game"])
    return bot.choose(game, asked["view"], random.Random(asked["seed"]))


def _advice(asked: Json) -> list[dict[str, Json]]:
    game, budget = games.get(asked["game"]), Budget(asked["simulations"], asked["seconds"])
    found = hints(game, asked["view"], random.Random(asked["seed"]), budget)
    return [asdict(hint) for hint in found]


def main() -> None:
    """Answer until nobody asks any more; Ctrl-C is meant for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    for question in sys.stdin:
        print(answer(question), flush=True)


if __name__ == "__main__":
    main()
