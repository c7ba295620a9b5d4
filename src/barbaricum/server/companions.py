"""Bots at the tables: they come in through the same door as everybody else."""

from __future__ import annotations

import hashlib
import hmac
import logging
from functools import partial
from typing import Final

from barbaricum.core.errors import BarbaricumError
from barbaricum.server.commands import Act
from barbaricum.server.house import House
from barbaricum.server.jobs import Job, Runner
from barbaricum.server.minds import Minds, Question
from barbaricum.server.people import bot_actor
from barbaricum.server.refusals import NotFound
from barbaricum.server.table import Table
from barbaricum.server.waiting import BOT, ask_all_bots

LOG: Final = logging.getLogger(__name__)


class Companions:
    """Lets a bot decide wherever one has to."""

    def __init__(self, house: House, minds: Minds, seconds: float | None = None) -> None:
        self._house = house
        self._minds = minds
        self._seconds = seconds

    async def begin(self, jobs: Runner) -> None:
        """Do the jobs of bots; those that were thinking when a server stopped think again."""
        now = self._house.clock.ms()
        await self._house.storage.write(partial(ask_all_bots, now=now))
        jobs.handle(BOT, self.play, self._minds.number, fair=True)

    async def stop(self) -> None:
        """Stop thinking; what is decided is written, the rest waits for the next start."""
        await self._minds.stop()

    async def play(self, job: Job) -> None:
        """One decision; the share that waits longest is next."""
        try:
            while not job.settled and await self._decide(job):
                pass
        except NotFound:
            LOG.warning("The table %s is no longer there", job.key)

    async def _decide(self, job: Job) -> bool:
        """One decision of one bot; False if nobody waits for a bot any more."""
        # The job is on the disk a moment before the table in memory knows why.
        table = await self._house.current(job.key)
        turn = table.thinker()
        if turn is None:
            return False
        (seat, bot), number = turn, table.ledger.number
        text = await self._minds.choose(_question(table, seat, bot, self._seconds))
        act = Act(id="bot", number=number, text=text)
        try:
            await self._house.carry_out(job.key, lambda _meta: bot_actor(seat), act, job)
        except BarbaricumError as error:
            LOG.info("The table %s moved on without its bot: %s", job.key, error)
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
