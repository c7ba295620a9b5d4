"""Hints for whoever has to decide: thought out apart, from the view of that seat alone."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from barbaricum.bots.hints import Hint as Found
from barbaricum.bots.search import Budget
from barbaricum.core.errors import StaleAction
from barbaricum.core.game import Json
from barbaricum.server import manners, speech
from barbaricum.server.answers import Hint, Hints
from barbaricum.server.ending import end
from barbaricum.server.limits import Buckets, Limit
from barbaricum.server.minds import Consultation, Minds
from barbaricum.server.refusals import NotNow, TooFast
from barbaricum.server.table import Table
from barbaricum.texts import hints as reasons
from barbaricum.texts.wording import WORDINGS

BUDGET: Final = Budget(simulations=400, seconds=1.2)
"""Of the search; with a first look before it and a last one after it about 1.5 seconds."""
WAITING: Final = 8
"""So many wait for an adviser; whoever comes then is sent away."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What an adviser is busy with at one seat."""

    number: int
    task: asyncio.Task[Json]


class Advice:
    """Advisers for all tables: one thought at a time for each seat, never in the way of bots."""

    def __init__(self, minds: Minds, limit: Limit, budget: Budget = BUDGET) -> None:
        self._minds = minds
        self._asked = Buckets(limit)
        self._budget = budget
        self._thoughts: dict[tuple[str, int], Thought] = {}

    async def hints(self, table: Table, seat: int, guest: str, language: str) -> Hints:
        """The best few actions of the seat to act; refused if the game went on meanwhile."""
        if not self._asked.take(guest):
            raise TooFast("too-fast")
        number = table.ledger.number
        found = await asyncio.shield(self._thought(table, seat).task)
        if table.ledger.number != number:
            raise StaleAction("stale-action", number=table.ledger.number, asked=number)
        if not isinstance(found, list):
            raise NotNow("no-hint")
        return Hints(number=number, hints=told(table, seat, found, language))

    def _thought(self, table: Table, seat: int) -> Thought:
        """The thought about this position; whoever asks twice waits for the same one."""
        key, number = (table.meta.id, seat), table.ledger.number
        running = self._thoughts.get(key)
        if running is not None and running.number == number:
            return running
        if running is not None or len(self._thoughts) >= WAITING:
            raise TooFast("too-fast")
        asked = consultation(table, seat, self._budget)
        thought = Thought(number, asyncio.create_task(self._minds.answer(asked)))
        self._thoughts[key] = thought
        thought.task.add_done_callback(lambda _task: self._thoughts.pop(key))
        return thought

    async def stop(self) -> None:
        """Leave every thought unfinished."""
        await end(thought.task for thought in self._thoughts.values())
        await self._minds.stop()


def consultation(table: Table, seat: int, budget: Budget) -> Consultation:
    """The view of the seat, and a seed from what everybody knows: it must tell nothing more."""
    ledger = table.ledger
    view = ledger.game.view(ledger.state, seat) | {"number": ledger.number}
    seed = f"{table.meta.game} {seat} {ledger.number}"
    return Consultation(table.meta.game, view, seed, budget.simulations, budget.seconds)


def told(table: Table, seat: int, found: list[Json], language: str) -> list[Hint]:
    """What was found, with the clicks that lead there and in the words of the reader."""
    game, texts = table.game, speech.texts_of(language)
    view, names = game.view(table.ledger.state, seat), speech.speaker(table, language)[2]
    hints = []
    for one in (Found(**written) for written in found):
        action = game.parse(one.text)
        hint = Hint(
            text=one.text,
            path=manners.path(game, action),
            label=WORDINGS[game.name].name(texts, view, action, names),
            chance=one.chance,
            why=reasons.reason(texts, table.meta.game, one),
        )
        hints.append(hint)
    return hints
