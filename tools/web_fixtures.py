"""Write recorded positions for web/src/fixtures: `python -m tools.web_fixtures [name ...]`.

They are what the socket says first, so that screens can be made and tested without a server.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from barbaricum import games
from barbaricum.core.record import Row
from barbaricum.server import outlook
from barbaricum.server.clock import SystemClock
from barbaricum.server.pace.keeping import Watch
from barbaricum.server.pace.timing import Timing
from barbaricum.server.people import Guest, Meta, Seat
from barbaricum.server.table import Table, ledger_of
from tools.fixtures import attila, invasions
from tools.fixtures.playing import ADA, recorded
from tools.fixtures.wish import Wish

FOLDER: Final = Path(__file__).parent.parent / "web" / "src" / "fixtures"
NAMES: Final = ("Ada", "Livia", "Marcus", "Brunhild", "Odo")
WISHES: Final = attila.WISHES | invasions.WISHES
SESSION: Final = "session of Ada"


class Stopped(SystemClock):
    """So that the same positions are written alike on any day."""

    def ms(self) -> int:
        """The beginning of 1970."""
        return 0


def sat(wish: Wish, log: Sequence[Row]) -> Table:
    """The table of the log: people and bots, Ada is the host."""
    meta = meta_of(wish)
    ledger = ledger_of(meta, log)
    if ledger.to_act is None:
        meta = meta_of(wish, "over")
    return Table(meta, ledger, watch=Watch(Stopped()))


def meta_of(wish: Wish, status: Any = "playing") -> Meta:  # a status of a table
    game = games.get(wish.game)
    seats = tuple(map(seat, range(wish.seats)))
    people = [one for one in seats if one.guest]
    return Meta(
        id="sample",
        title="Ada’s table",
        game=game.name,
        rules=game.rules,
        data=game.data,
        options={name: one.default for name, one in game.options.items()} | dict(wish.options),
        version=0,
        hints=True,
        visibility="private",
        status=status,
        host="guest 0",
        secret=bytes(32),
        commit="ab" * 32,
        to_act=None,
        rematch=None,
        created=0,
        seats=seats,
        guests={
            name: Guest(name, name, one.name, gone=False) for one in people if (name := one.guest)
        },
        holders={SESSION: ("guest 0",)},
        ask=None,
        timing=Timing(),
    )


def seat(number: int) -> Seat:
    """People first; Brunhild and Odo are bots."""
    bot = "greedy" if number > 2 else None
    guest = None if bot else f"guest {number}"
    return Seat(number, "bot" if bot else "human", NAMES[number], bot, "", guest, None)


def hello(wish: Wish) -> dict[str, Any]:
    """What the socket says first."""
    table = sat(wish, recorded(wish))
    here = {"guest 0", "guest 2"}
    return {
        "table": outlook.info(table, table.meta.actor(SESSION), here, 1),
        "play": outlook.catch_up(table, ADA, 0, "en"),
        "lines": [line(1, "Livia", "Good luck!"), line(2, "Marcus", "The Rhine is mine.")],
    }


def line(number: int, name: str, text: str) -> dict[str, Any]:
    return {"id": number, "room": "players", "name": name, "text": text, "created": 0}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or WISHES:
        made = msgspec.to_builtins(hello(WISHES[name]))
        text = json.dumps(made, separators=(",", ":"), ensure_ascii=False)
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
