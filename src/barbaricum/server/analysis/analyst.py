"""An analyst: a process of its own that looks at one game, in the time nobody else wants.

It is given a record and how far to look, says row by row that it goes on, and in the end what it
found in every language. When the server goes, its input ends, and so does it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from typing import Final

from barbaricum import games
from barbaricum.bots.analysis import Step, steps
from barbaricum.core.game import Json
from barbaricum.core.record import Record, loads
from barbaricum.texts import LANGUAGES
from barbaricum.texts.review import Teller, worded

HUMBLE: Final = 10
"""So much politer than bots and hints, which somebody waits for."""


def look(record: Record, simulations: int) -> list[Step]:
    """Every row, with a word after each."""
    found = []
    for step in steps(record, simulations):
        found.append(step)
        say({"done": len(found)})
    return found


def reports(record: Record, found: list[Step], simulations: int) -> dict[str, str]:
    """What was found, in every language."""
    return {
        language: json.dumps(worded(found, simulations, Teller(record, language)))
        for language in LANGUAGES
    }


def say(what: Json) -> None:
    """One line to the server."""
    print(json.dumps(what), flush=True)


def end_with_the_server() -> None:
    """Read on until the input ends; then nobody waits for an answer."""
    sys.stdin.read()
    os._exit(1)


def main() -> None:
    """Look at one game; Ctrl-C is meant for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(HUMBLE)
    assert games.names(), "importing them is what makes the games known"
    asked = json.loads(sys.stdin.readline())
    threading.Thread(target=end_with_the_server, daemon=True).start()
    record = loads(asked["record"])
    found = look(record, asked["simulations"])
    say({"reports": reports(record, found, asked["simulations"])})


if __name__ == "__main__":
    main()
