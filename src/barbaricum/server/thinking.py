"""A bot's mind: a process of its own that answers questions, one line each.

It knows what a question tells it, the view of one seat, and nothing else of the server. When the
server goes, its input ends, and so does it.
"""

from __future__ import annotations

import json
import random
import signal
import sys

from barbaricum import bots, games


def answer(question: str) -> str:
    """The choice of a bot, as a line."""
    asked = json.loads(question)
    bot, game = bots.get(asked["bot"], asked["seconds"]), games.get(asked["game"])
    return json.dumps(bot.choose(game, asked["view"], random.Random(asked["seed"])))


def main() -> None:
    """Answer until nobody asks any more; Ctrl-C is meant for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for question in sys.stdin:
        print(answer(question), flush=True)


if __name__ == "__main__":
    main()
