"""What the server itself refuses; the rules of the games speak for themselves."""

from __future__ import annotations

from typing import ClassVar, Final

from barbaricum.core.errors import BarbaricumError
from barbaricum.texts.labels import texts_of

SOON: Final = 5
"""Seconds after which a limit of the usual size has room again."""


class ServerRefusal(BarbaricumError):
    """A refusal with the HTTP status that fits it."""

    status: ClassVar[int] = 409

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code, sentence=texts_of("en").say(f"error-{code}", **values))
        self.values = values


class NotUnderstood(ServerRefusal):
    """What came in has the wrong form."""

    status = 400


class NotKnown(ServerRefusal):
    """Whoever asks says who he is, and is not."""

    status = 401


class NotAllowed(ServerRefusal):
    """Whoever asks has no right to it."""

    status = 403


class NotFound(ServerRefusal):
    """There is no such thing."""

    status = 404


class Misdirected(ServerRefusal):
    """The question was for somebody else."""

    status = 421


class NotNow(ServerRefusal):
    """The table is not in a condition for it."""


class Broken(ServerRefusal):
    """A fault of ours."""

    status = 500


class Away(ServerRefusal):
    """The database does not answer, or its disk is full."""

    status = 503


class TooFast(ServerRefusal):
    """Too many questions in a short time."""

    status = 429

    def __init__(self, code: str, wait: int = SOON, **values: object) -> None:
        super().__init__(code, **values)
        seconds = values.get("seconds")
        self.wait = seconds if isinstance(seconds, int) else wait
        """After so many seconds another try makes sense."""


def retry_after(error: BarbaricumError) -> dict[str, str]:
    """The header that says when to try again, where that helps."""
    return {"retry-after": str(error.wait)} if isinstance(error, TooFast) else {}


def status_of(error: BarbaricumError) -> int:
    """The HTTP status of any refusal of the package."""
    return error.status if isinstance(error, ServerRefusal) else 409
