"""Invasions under test: its policies, its checks, its coverage table."""

from typing import Final

from barbaricum.cli.fuzz.coverage import UNDO
from barbaricum.cli.fuzz.invasions.conservation import check
from barbaricum.cli.fuzz.invasions.ends import END_LINES, TABLE_LINES, watch_end
from barbaricum.cli.fuzz.invasions.events import EVENT_LINES, SAGA_LINES, watch
from barbaricum.cli.fuzz.invasions.kinds import verb_first
from barbaricum.cli.fuzz.invasions.steering import STEERING
from barbaricum.cli.fuzz.invasions.words import DETAIL_LINES, RUNE_LINES, WORDS
from barbaricum.cli.fuzz.policies import bot, uniform
from barbaricum.cli.fuzz.subject import Mix, Subject
from barbaricum.games.invasions import GAME
from barbaricum.games.invasions.rules.actions import ACTIONS

MOST_ROWS: Final = 20_000
"""V11.7 A hundred turns for each of five jarls and three more, each of forty rows at the most."""

MIX: Final = Mix(
    alone={"uniform": 10, "verb": 10, "greedy": 1, "runes": 1, "drifters": 1},
    together={
        "greedy": 9, "runes": 5, "drifters": 2, "bot": 1, "settlers": 1, "settlers-with-runes": 2,
        "patient": 1, "hoarders": 1,
    },
    together_in=2,
)  # fmt: skip

LINES: Final = (
    *WORDS.values(), *RUNE_LINES, *DETAIL_LINES, *EVENT_LINES, *SAGA_LINES, *TABLE_LINES,
    *END_LINES, UNDO,
)  # fmt: skip

SUBJECT: Final = Subject(
    game=GAME,
    actions=ACTIONS,
    policies={"uniform": uniform, "verb": verb_first, "bot": bot("greedy"), **STEERING},
    mix=MIX,
    lines=LINES,
    check=check,
    asked=lambda state: str(state.phase),
    watch=watch,
    watch_end=watch_end,
    most_rows=MOST_ROWS,
    turns=lambda state: int(state.turn),
)
