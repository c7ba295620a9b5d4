"""A budget of processor time for each address, over HTTP and sockets together.

An address earns `rate` seconds of work a second and can save up to `burst`. What it asks costs what
it really cost; who has spent more than was saved waits until the debt is earned back. The debt has
a limit, so nobody waits longer than a minute for what was asked at once.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from barbaricum.server.hosts import LOOPBACK
from barbaricum.server.limits import REMEMBERED, Bucket, Limit, Limits
from barbaricum.server.refusals import TooFast
from barbaricum.server.shares.notes import Notes

LOG: Final = logging.getLogger(__name__)
DEBT: Final = 60
"""The longest wait, in seconds, that somebody can run into."""
WORTH_TELLING: Final = 0.02
"""Other processes hear of an address after it has spent so many more seconds."""
HURRIED: Final = Limit(burst=20, rate=5)
"""So many refusals are answered at once; more are answered slowly, for refusing costs time too."""
SLOWLY: Final = 1.0


class Account:
    """What one address has spent, and what it is doing."""

    def __init__(self, limit: Limit, *, patient: bool = True) -> None:
        self._limit = limit
        self.patient = patient
        """Whether it has to wait when its time is spent; programs on this machine need not."""
        self._time = Bucket(limit.burst, limit.rate)
        self._hurried = Bucket(HURRIED.burst, HURRIED.rate)
        self._line = asyncio.Lock()
        self.asking = 0
        """Requests and sockets that are open."""
        self.untold = 0.0
        """Seconds that the other processes do not know of yet."""

    def spend(self, seconds: float) -> None:
        """So much was used up here."""
        self.untold += seconds
        self.hear(seconds)

    def hear(self, seconds: float) -> None:
        """So much was used up, here or in another process."""
        self._time.spend(seconds, -DEBT * self._limit.rate)

    def wait(self) -> float:
        """In how many seconds something is left again; 0 if something is."""
        return self._time.wait(0)

    async def earn(self) -> None:
        """Wait until something is left: messages over sockets come through one by one."""
        async with self._line:
            while self.patient and (wait := self.wait()):
                await asyncio.sleep(wait)

    async def hold_back(self) -> None:
        """Before a refusal: repeated ones are sent one a second."""
        if not self._hurried.take():
            await asyncio.sleep(SLOWLY)


class Budget:
    """The accounts of all addresses; those not seen for longest are forgotten."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._accounts: OrderedDict[str, Account] = OrderedDict()
        self._sockets: Counter[str] = Counter()
        """Open sockets, by address and by person."""
        self._notes = Notes(LOG)

    def account(self, client: str) -> Account:
        """Of an address."""
        found = self._accounts.get(client)
        if found is None:
            found = self._accounts[client] = Account(
                self._limits.time, patient=client not in LOOPBACK
            )
        self._accounts.move_to_end(client)
        while len(self._accounts) > REMEMBERED and not next(iter(self._accounts.values())).asking:
            self._accounts.popitem(last=False)
        return found

    def refusal(self, client: str) -> TooFast | None:
        """Why an address has to wait, if it has to."""
        account = self.account(client)
        if account.asking >= self._limits.at_once:
            self._notes.tell("An address has too many requests open at once; more are refused")
            return TooFast("too-fast")
        wait = math.ceil(account.wait())
        if not wait or not account.patient:
            return None
        self._notes.tell("An address has used up its share of time; its requests are refused")
        return TooFast("share-spent", seconds=wait)

    @contextmanager
    def asking(self, account: Account) -> Iterator[None]:
        """While a request of the address is open."""
        account.asking += 1
        try:
            yield
        finally:
            account.asking -= 1

    @contextmanager
    def socket(self, client: str, person: str | None) -> Iterator[None]:
        """While a socket is open; nobody may have too many."""
        limits = {f"address {client}": self._limits.sockets}
        limits |= {f"person {person}": self._limits.own_sockets} if person else {}
        if any(self._sockets[key] >= most for key, most in limits.items()):
            self._notes.tell("An address or a person has too many sockets; more are refused")
            raise TooFast("too-many-sockets")
        self._sockets.update(limits.keys())
        try:
            yield
        finally:
            self._sockets.subtract(limits.keys())
            self._sockets = +self._sockets

    def tell(self) -> dict[str, float]:
        """What was spent here since this was asked last, where it is worth telling."""
        told = {
            client: account.untold
            for client, account in self._accounts.items()
            if account.untold >= WORTH_TELLING
        }
        for client in told:
            self._accounts[client].untold = 0
        return told

    def hear(self, client: str, seconds: float) -> None:
        """Another process says what an address has spent there."""
        self.account(client).hear(seconds)
