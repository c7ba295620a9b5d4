"""After a message: done, once more later, or a channel that leads nowhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from barbaricum.server.clock import HOUR, MINUTE, SECOND
from barbaricum.server.jobs import Job
from barbaricum.server.notices import book
from barbaricum.server.notices.outcome import BUSY, Outcome
from barbaricum.server.notices.records import Channel

PAUSES: Final = (MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR)
"""Before another try; after the last one the message is given up."""
PATIENCE: Final = 5
"""So many messages in a row may fail before a channel is switched off."""


@dataclass(frozen=True, slots=True)
class Settling:
    """What became of a message, to be written in the transaction that ends its job."""

    job: Job
    channel: Channel
    outcome: Outcome
    now: int
    """In milliseconds."""

    def write(self, connection: Connection) -> None:
        """Write it down."""
        match self.outcome.fate:
            case "sent":
                book.change_channel(connection, self.channel.id, failures=0, sent=self.now)
                self._end(connection)
            case "later":
                self._once_more(connection)
            case "refused":
                self._fail(connection, PATIENCE)
            case "gone":
                self._fail(connection, 1)

    def _once_more(self, connection: Connection) -> None:
        if self.outcome == BUSY:
            self.job.again(connection, self.now + PAUSES[0], self.job.payload)
            return
        tries = int(self.job.payload.get("tries", 0))
        if tries >= len(PAUSES):
            self._fail(connection, PATIENCE)
            return
        pause = max(PAUSES[tries], self.outcome.pause)
        payload = dict(self.job.payload) | {"tries": tries + 1}
        self.job.again(connection, self.now + pause, payload)

    def _fail(self, connection: Connection, patience: int) -> None:
        """This message is given up; after too many of them in a row so is the channel."""
        failures = self.channel.failures + 1
        book.change_channel(connection, self.channel.id, failures=failures)
        if failures >= patience:
            switch_off(connection, self.channel, self.outcome, self.now // SECOND)
        self._end(connection)

    def _end(self, connection: Connection) -> None:
        book.settle(connection, self.job.key)
        self.job.finish(connection)


def switch_off(connection: Connection, channel: Channel, outcome: Outcome, now: int) -> None:
    """Nothing more goes there; its owner is told why on the page."""
    why = {"why": outcome.why, "values": outcome.values}
    book.change_channel(connection, channel.id, off=why)
    book.write_shown(connection, channel.person, "off", {"way": channel.way, **why}, now)
