"""Attila under test: its policies, its checks, its coverage table."""

from typing import Final, get_args

from barbaricum.cli.fuzz import coverage
from barbaricum.cli.fuzz.attila.conservation import check
from barbaricum.cli.fuzz.attila.kinds import climb, verb_first
from barbaricum.cli.fuzz.attila.steering import STEERING
from barbaricum.cli.fuzz.attila.values import greedy
from barbaricum.cli.fuzz.policies import bot, uniform
from barbaricum.cli.fuzz.subject import Mix, Subject
from barbaricum.games.attila import GAME
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.rules.actions import every
from barbaricum.games.attila.rules.scoring import CASES
from barbaricum.games.attila.rules.sequence import SEQUENCE
from barbaricum.games.attila.state import Ending

CHEAP: Final = ("exchange-last-cards", *(f"window-{window}" for window in range(1, 6)))
"""Steering that needs no look ahead: it may sit at any table."""

MOST_ROWS: Final = 3000
"""Far more than any game has had."""

MIX: Final = Mix(
    alone={"uniform": 12, "verb": 12, "greedy": 1, **dict.fromkeys(CHEAP, 2)},
    together={name: 3 for name in STEERING if name not in CHEAP} | {"greedy": 1, "bot": 1},
    together_in=5,
)

SUBJECT: Final = Subject(
    game=GAME,
    actions=every(GAME.board),
    policies={
        "uniform": uniform,
        "verb": verb_first,
        "greedy": climb(greedy, noise=0.15),
        "bot": bot("greedy"),
        **STEERING,
    },
    mix=MIX,
    lines=(
        *coverage.answers(SEQUENCE),
        *coverage.events(CODES, {"case": CASES, "ending": get_args(Ending)}),
        *coverage.tables(GAME),
        coverage.SHARED,
        coverage.UNDO,
    ),
    check=check,
    asked=lambda state: str(state.phase),
    most_rows=MOST_ROWS,
)
