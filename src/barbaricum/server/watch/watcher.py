"""Around everything else: each question gets an id, is counted and, if wanted, logged."""

from __future__ import annotations

import logging
import time
from typing import Final

from barbaricum.server.safety import App, Message, Receive, Scope, Send
from barbaricum.server.watch import requests
from barbaricum.server.watch.logs import fields
from barbaricum.server.watch.numbers import Numbers

LOG: Final = logging.getLogger(__name__)
NOWHERE: Final = "refused"
"""The route of what was refused before it came to one."""


class Watcher:
    """Sees every question and its answer; of an address only the route, for the rest is private."""

    def __init__(self, app: App, numbers: Numbers, logged: bool = False) -> None:
        self._app = app
        self._numbers = numbers
        self._logged = logged

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through, and look at the clock before and after."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        name, began, status = requests.begin().encode(), time.monotonic(), 500

        async def seen(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", name)]
            await send(message)

        try:
            await self._app(scope, receive, seen)
        finally:
            if scope["type"] == "http":
                self._note(scope, status, time.monotonic() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method, route = scope["method"], str(scope.get("path_template", NOWHERE))
        self._numbers.asked(method, route, status, seconds)
        if self._logged:
            ms, address = round(seconds * 1000), str((scope.get("client") or ("",))[0])
            told = fields(method=method, path=route, status=status, ms=ms, address=address)
            LOG.info("%s %s %d %d ms %s", method, route, status, ms, address, extra=told)
