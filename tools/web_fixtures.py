"""Write recorded positions for web/src/fixtures: `python -m tools.web_fixtures`.

They are what the socket says first, so that screens can be made and tested without a server.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from barbaricum import bots, games
from barbaricum.core.game import CHANCE
from barbaricum.games.attila import aids, paths, story
from barbaricum.games.attila.state import State
from barbaricum.texts import Texts
from barbaricum.texts import attila as words

FOLDER: Final = Path(__file__).parent.parent / "web" / "src" / "fixtures"
NAMES: Final = ("Ada", "Livia", "Marcus", "Brunhild", "Odo")
GAME: Final = games.get("attila")
TEXTS: Final = Texts("en")
ADA: Final = 0

Wish = Callable[[State, int], bool]


def asked(phase: str, after: int) -> Wish:
    """Ada is asked in that phase, after so many rows."""
    return lambda state, number: number > after and state.actor == ADA and state.phase == phase


def crowded(state: State, number: int) -> bool:
    """Ada plays a card, and some province holds four tokens."""
    tokens = GAME.view(state, None)["tokens"].values()
    return asked("card", 110)(state, number) and any(sum(here.values()) == 4 for here in tokens)


def hidden(state: State, number: int) -> bool:
    """Ada decides in a war where others have laid cards."""
    return asked("war", 80)(state, number) and any(state.laid)


def scored(state: State, number: int) -> bool:
    """Ada plays a card soon after a scoring."""
    return asked("card", 60)(state, number) and sum(state.scores) > 0


WISHES: Final[dict[str, tuple[int, Wish]]] = {
    "card": (4, crowded),
    "influence": (4, asked("influence", 60)),
    "war": (4, hidden),
    "end": (4, asked("end", 60)),
    "scored": (4, scored),
    "five": (5, asked("card", 150)),
    "over": (4, lambda state, _number: state.phase == "over"),
}


def recorded(seats: int, wish: Wish) -> dict[str, Any]:
    """The first game, seed by seed, that comes to such a position."""
    for seed in range(1000):
        found = played(seats, wish, random.Random(seed))
        if found:
            return found
    raise LookupError("no game came to such a position")


def played(seats: int, wish: Wish, rng: random.Random) -> dict[str, Any] | None:
    """A game of greedy bots that sometimes err, up to the position."""
    state, events = GAME.setup(seats), list[dict[str, Any]]()
    while not wish(state, len(events)):
        if state.actor is None:
            return None
        action = chosen(state, rng)
        after = GAME.step(state, action)
        events.append(event(state, action, after, len(events) + 1))
        state = after
    return hello(state, events)


def chosen(state: State, rng: random.Random) -> Any:  # an action of Attila
    if state.actor == CHANCE:
        odds = GAME.odds(state)
        return rng.choices(list(odds), list(odds.values()))[0]
    if rng.random() < 0.25:
        return rng.choice(list(GAME.legal(state)))
    return GAME.parse(bots.get("greedy").choose(GAME, GAME.view(state, state.actor), rng))


def event(before: State, action: Any, after: State, number: int) -> dict[str, Any]:
    told = [
        {"code": e.code, "values": dict(e.values), "sentence": words.event(TEXTS, e, NAMES)}
        for e in story.tell(before, action, after, ADA)
    ]
    text = GAME.witness(before, action, ADA)
    return {"number": number, "seat": before.actor, "text": text, "story": told}


def hello(state: State, events: list[dict[str, Any]]) -> dict[str, Any]:
    number = len(events)
    play = {
        "after": 0,
        "number": number,
        "events": events,
        "position": position(state, number),
    }
    lines = [
        {"id": 1, "room": "players", "name": "Livia", "text": "Good luck!", "created": 0},
        {"id": 2, "room": "players", "name": "Marcus", "text": "The Rhine is mine.", "created": 0},
    ]
    return {"table": table(state, number), "play": play, "lines": lines}


def position(state: State, number: int) -> dict[str, Any]:
    view = GAME.view(state, ADA) | {"number": number}
    legal = GAME.legal(state) if state.actor == ADA else ()
    result = GAME.result(state)
    return {
        "number": number,
        "seat": ADA,
        "curtain": None,
        "view": view,
        "prompt": {"code": "", "values": {}, "sentence": ""},
        "legal": [{"text": a.text, "path": paths.path(a), "label": a.text} for a in legal],
        "undo": {"seat": ADA, "row": number - 1, "free": True},
        "result": result
        and {
            "points": list(result.points),
            "places": list(result.places),
            "ending": result.ending,
        },
        "aids": aids.aids(view),
    }


def table(state: State, number: int) -> dict[str, Any]:
    return {
        "id": "sample",
        "title": "Ada’s table",
        "game": "attila",
        "rules": "1.0",
        "data": "limes-375/1",
        "options": {},
        "visibility": "private",
        "status": "playing",
        "commit": "ab" * 32,
        "created": 0,
        "number": number,
        "onlookers": 1,
        "host": True,
        "guest": "Ada",
        "ask": None,
        "rematch": None,
        "seats": [seat(index) for index in range(state.table.seats)],
    }


def seat(index: int) -> dict[str, Any]:
    bot = "greedy" if index > 2 else None
    return {
        "number": index,
        "kind": "bot" if bot else "human",
        "name": NAMES[index],
        "bot": bot,
        "standin": None,
        "taken": True,
        "here": index != 1,
        "yours": index == ADA,
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, wish) in WISHES.items():
        text = json.dumps(recorded(seats, wish), separators=(",", ":"), ensure_ascii=False)
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
