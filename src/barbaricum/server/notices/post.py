"""Sending something to an address that a player gave."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv6Address
from typing import Final

import httpx

from barbaricum.server.notices.guard import Closed, Guard, Target
from barbaricum.server.notices.lookups import Busy, Unknown
from barbaricum.server.notices.outcome import BUSY, Outcome, later, of_status, refused
from barbaricum.server.notices.ranges import Address

PATIENCE: Final = 10.0
"""Seconds for everything together: looking up, connecting, sending, listening."""
HEARD: Final = 4096
"""Bytes of an answer that are listened to; nobody needs them, but some servers insist."""
TRIED: Final = 2
"""Addresses of one name that are tried."""


@dataclass(frozen=True, slots=True)
class Letter:
    """What is sent, and with which headers."""

    body: bytes
    headers: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Post:
    """Goes where the guard lets it go, and nowhere further."""

    guard: Guard
    trust: ssl.SSLContext | None = None
    """Whom to believe that he is who he says; usually the system's list."""
    patience: float = PATIENCE

    async def send(self, address: str, letter: Letter) -> Outcome:
        """Send a letter; every way in which that can go wrong is an outcome."""
        try:
            async with asyncio.timeout(self.patience):
                return await self._sent(await self.guard.look_up(address), letter)
        except Closed as error:
            return refused(error.why)
        except Unknown as error:
            return later("unknown-name", name=str(error))
        except Busy:
            return BUSY
        except TimeoutError:
            return later("no-answer")
        except (httpx.HTTPError, ssl.SSLError, OSError):
            return later("no-connection")

    async def _sent(self, target: Target, letter: Letter) -> Outcome:
        client = httpx.AsyncClient(
            verify=self.trust or system_trust(),
            trust_env=False,
            follow_redirects=False,
            timeout=self.patience,
        )
        async with client:
            for number in target.numbers[:TRIED]:
                try:
                    return await _deliver(client, target, number, letter)
                except httpx.ConnectError:
                    continue
        return later("no-connection")


@cache
def system_trust() -> ssl.SSLContext:
    """The system's own list, which takes a while to read."""
    return ssl.create_default_context()


async def _deliver(
    client: httpx.AsyncClient, target: Target, number: Address, letter: Letter
) -> Outcome:
    """To a number that was checked; TLS still asks for the name."""
    request = client.build_request(
        "POST",
        _numbered(target, number),
        content=letter.body,
        headers={"user-agent": "Barbaricum", **letter.headers, "host": target.parts.netloc},
        extensions={"sni_hostname": target.host},
    )
    answer = await client.send(request, stream=True)
    try:
        await _listen(answer)
        return of_status(answer.status_code, answer.headers.get("retry-after"))
    finally:
        await answer.aclose()


async def _listen(answer: httpx.Response) -> None:
    """A little of the answer, as it comes: what is packed is not unpacked."""
    heard = 0
    async for part in answer.aiter_raw():
        heard += len(part)
        if heard > HEARD:
            return


def _numbered(target: Target, number: Address) -> str:
    """The address with the number in place of the name."""
    host = f"[{number}]" if isinstance(number, IPv6Address) else str(number)
    return target.parts._replace(netloc=f"{host}:{target.port}", fragment="").geturl()
