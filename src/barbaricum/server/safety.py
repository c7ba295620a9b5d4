"""Around everything: security headers on every answer, the origin checked, a limit on the rate."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any, Final

import msgspec

from barbaricum.server import speech
from barbaricum.server.answers import Refused
from barbaricum.server.hosts import Hosts, name_in
from barbaricum.server.limits import Buckets, Limits, source
from barbaricum.server.plain import is_plain
from barbaricum.server.refusals import (
    Misdirected,
    NotAllowed,
    NotUnderstood,
    ServerRefusal,
    TooFast,
    retry_after,
)
from barbaricum.server.shares import spending
from barbaricum.server.shares.budget import Budget
from barbaricum.server.shares.spending import Measured

Scope = MutableMapping[str, Any]  # what ASGI says about a connection
Message = MutableMapping[str, Any]  # what ASGI says in it
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
NO_STORE: Final = (b"cache-control", b"no-store")
HARMLESS: Final = {"GET", "HEAD", "OPTIONS"}
OURS: Final = {"same-origin", "none"}
"""Where a question comes from by `Sec-Fetch-Site`: our own page, or what somebody typed."""


class Safety:
    """The outermost part of the application: nothing gets past it without its headers."""

    def __init__(self, app: App, limits: Limits, hosts: Hosts, budget: Budget) -> None:
        self._app = app
        self._hosts = hosts
        self._questions = Buckets(limits.questions)
        self._budget = budget

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through what may come in, and dress what goes out."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        client = client_of(scope)
        account, refusal = self._budget.account(client), self._refusal(scope, client)
        spending.charge_to(account.spend)
        with self._budget.asking(account):
            if isinstance(refusal, TooFast):
                await account.hold_back()
            if refusal is not None:
                await Measured(_refuse(scope, _dressed(scope, send), refusal))
                return
            await Measured(_run(self._app, scope, receive, _dressed(scope, send)))

    def _refusal(self, scope: Scope, client: str) -> ServerRefusal | None:
        if not self._questions.take(client):
            return TooFast("too-fast", wait=math.ceil(self._questions.wait(client)))
        headers = _headers(scope["headers"])
        if (refusal := self._budget.refusal(client) or _odd(scope, headers)) is not None:
            return refusal
        host = headers.get("host", "")
        if not self._hosts.know(host):
            return Misdirected("unknown-host", host=name_in(host))
        if _changes_something(scope) and not _same_origin(scope):
            return NotAllowed("other-origin")
        return None


def _odd(scope: Scope, headers: Mapping[str, str]) -> ServerRefusal | None:
    """What nobody should have to read any further."""
    if not is_plain(scope["path"], scope["query_string"]):
        return NotUnderstood("control-characters")
    if "content-length" in headers and "transfer-encoding" in headers:
        # Whoever stands before us may have believed the other one, and have seen one question
        # where we would see two.
        return NotUnderstood("bad-message", reason="content-length, transfer-encoding")
    return None


def client_of(scope: Scope) -> str:
    """The address that asks, as far as it cannot be changed at will."""
    client = scope.get("client")
    return source(str(client[0])) if client else ""


async def _run(app: App, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def _changes_something(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in HARMLESS


def _same_origin(scope: Scope) -> bool:
    """A browser tells from which page it comes; a program without pages tells nothing."""
    headers = _headers(scope["headers"])
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in OURS
    kind, _, host = origin.partition("://")
    safe = scope["scheme"] in ("https", "wss")
    return host == headers.get("host") and kind in (("https",) if safe else ("http", "https"))


def _headers(raw: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in raw}


def _dressed(scope: Scope, send: Send) -> Send:
    """The same, with the headers that every answer has."""
    extra = list(HEADERS)
    if scope["scheme"] == "https":
        extra.append((b"strict-transport-security", b"max-age=31536000"))

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            if not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append(NO_STORE)
            message["headers"] = [*headers, *extra]
        await send(message)

    return dressed


async def _refuse(scope: Scope, send: Send, refusal: ServerRefusal) -> None:
    """Answer before the application is even asked; a socket is closed before it is open."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        return
    headers = _headers(scope["headers"])
    language = speech.language_of(None, headers.get("accept-language"))
    body = msgspec.json.encode(Refused(problem=speech.problem(refusal, language)))
    json = [(b"content-type", b"application/json")]
    json.append((b"content-length", str(len(body)).encode()))
    json += [(key.encode(), value.encode()) for key, value in retry_after(refusal).items()]
    if isinstance(refusal, NotUnderstood):
        json.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": json})
    await send({"type": "http.response.body", "body": body, "more_body": False})
