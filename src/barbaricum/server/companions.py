"""Bots at the tables: they come in through the same door as everybody else."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from typing import Final

from barbaricum.core.errors import BarbaricumError
from barbaricum.server import book
from barbaricum.server.commands import Act
from barbaricum.server.house import House
from barbaricum.server.minds import Minds, Question
from barbaricum.server.people import bot_actor
from barbaricum.server.table import Table

LOG: Final = logging.getLogger(__name__)
PAUSES: Final = (1, 5, 30)
"""Seconds before another try, if the disk or the machine fails."""


class Companions:
    """Lets a bot decide wherever one has to."""

    def __init__(self, house: House, minds: Minds, seconds: float | None = None) -> None:
        self._house = house
        self._minds = minds
        self._seconds = seconds
        self._tasks: dict[str, asyncio.Task[None]] = {}
        house.wake = self.wake

    async def resume(self) -> None:
        """After a start: bots that were thinking when the server stopped think again."""
        for name in await self._house.storage.read(book.read_waiting_for_bots):
            try:
                self.wake(await self._house.look(name))
            except BarbaricumError as error:
                LOG.warning("The table %s cannot be played any more: %s", name, error)

    def wake(self, table: Table) -> None:
        """Begin to play at a table that waits for a bot, unless it is being done."""
        name = table.meta.id
        if table.thinker() is not None and name not in self._tasks:
            task = asyncio.create_task(self._play(name))
            self._tasks[name] = task
            task.add_done_callback(lambda _task: self._tasks.pop(name, None))

    async def stop(self) -> None:
        """Stop thinking; what is decided is written, the rest waits for the next start."""
        for task in (tasks := list(self._tasks.values())):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._minds.stop()

    async def _play(self, name: str) -> None:
        """Decide as long as bots have to; after a failure wait a little and try again."""
        for pause in (*PAUSES, None):
            try:
                while await self._decide(name):
                    pass
            except Exception:  # whatever it is, one table's trouble is not another's
                LOG.exception("A bot could not play at the table %s", name)
            else:
                return
            if pause is not None:
                await asyncio.sleep(pause)

    async def _decide(self, name: str) -> bool:
        """One decision of one bot; False if nobody waits for a bot any more."""
        table = await self._house.look(name)
        turn = table.thinker()
        if turn is None:
            return False
        (seat, bot), number = turn, table.ledger.number
        text = await self._minds.choose(_question(table, seat, bot, self._seconds))
        act = Act(id="bot", number=number, text=text)
        try:
            await self._house.carry_out(name, lambda _meta: bot_actor(seat), act)
        except BarbaricumError as error:
            LOG.info("The table %s moved on without its bot: %s", name, error)
        return True


def _question(table: Table, seat: int, bot: str, seconds: float | None) -> Question:
    """What the bot may know: the view of its seat, as a player in it would."""
    ledger = table.ledger
    view = ledger.game.view(ledger.state, seat) | {"number": ledger.number}
    return Question(bot, table.meta.game, view, _seed(table, seat), seconds)


def _seed(table: Table, seat: int) -> str:
    """The bot's own chance, so that the same table would go the same way again.

    It follows from the secret of the table by another key than the draws do, and tells nothing
    about them.
    """
    key = hashlib.sha256(b"bots" + table.meta.secret).digest()
    return hmac.new(key, f"{seat} {table.ledger.number}".encode(), hashlib.sha256).hexdigest()
