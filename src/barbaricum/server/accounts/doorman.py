"""Who may try to come in, and how often; then the tables learn of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from barbaricum.server.accounts.passwords import Passwords
from barbaricum.server.accounts.usernames import key_of
from barbaricum.server.limits import REMEMBERED, Buckets, Limits
from barbaricum.server.refusals import TooFast


@dataclass(slots=True)
class Doorman:
    """Counts attempts by address, by both, and by account.

    By both one is stopped first, and what is stopped there does not count against the account; and
    where the owner came in before, the account is not counted. So strangers who guess, even from
    many places, do not keep the owner out.
    """

    limits: Limits
    passwords: Passwords = field(default_factory=Passwords)
    _counts: tuple[Buckets, ...] = ()
    _known: dict[tuple[str, str], None] = field(default_factory=dict)
    """From where somebody came in with his password, the latest last."""

    def __post_init__(self) -> None:
        tries = self.limits.sign_ins
        self._counts = (Buckets(tries.address), Buckets(tries.both), Buckets(tries.account))

    def admit(self, address: str, user: str = "") -> None:
        """One more attempt, or not now."""
        by_address, both, by_account = self._counts
        key = key_of(user)
        if not by_address.take(address) or (user and not both.take(f"{address} {key}")):
            raise TooFast("too-fast")
        if user and (address, key) not in self._known and not by_account.take(key):
            raise TooFast("too-fast")

    def welcome(self, address: str, user: str) -> None:
        """Somebody came in with his password."""
        self._known.pop(place := (address, key_of(user)), None)
        self._known[place] = None
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
