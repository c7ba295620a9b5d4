"""Somebody who plays against a bot at an address of their own, and looks into the lobby."""

from __future__ import annotations

import itertools
import random
import time
from collections import defaultdict
from threading import Event
from typing import Any, Final

import httpx

from tests.server.running import HUMAN, PLAIN, Client, bot

HONEST: Final = "127.0.0.3"
PAUSE: Final = 0.3
"""Between two decisions; nobody decides faster for long."""


class Honest(Client):
    """A browser at another address."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        cookies = self.http.cookies
        self.http.close()
        way = httpx.HTTPTransport(local_address=HONEST, verify=PLAIN)
        self.http = httpx.Client(base_url=url, transport=way, cookies=cookies, timeout=60)


class Victim:
    """Plays one game after the other, and takes the time of everything."""

    def __init__(self, url: str) -> None:
        self.client = Honest(url)
        self.times: dict[str, list[float]] = defaultdict(list)
        self.refused: list[str] = []
        self._chance = random.Random(375)
        self._over = True

    def timed(self, what: str, ask: Any) -> httpx.Response:
        """An answer, and the time it took."""
        began = time.monotonic()
        answer: httpx.Response = ask()
        self.times[what].append(time.monotonic() - began)
        if answer.status_code >= 400:
            self.refused.append(f"{what} {answer.status_code} {answer.text}")
        return answer

    def play(self, seconds: float, least: int = 1) -> None:
        """Decide and look around for so long, and so often at least."""
        ends = time.monotonic() + seconds
        for number in itertools.count():
            if number >= least and time.monotonic() > ends:
                return
            self.decide()
            self.timed("lobby", lambda: self.client.http.get("/api/lobby"))
            Event().wait(PAUSE)

    def decide(self) -> None:
        """One decision, and the answer of the bot to it."""
        if self._over:
            self.client.create(HUMAN, bot("novice"), options={"first": "seat"})
            self.client.do("start")
        position = self.client.position()
        text = self._chance.choice(position["legal"])["text"]
        act = {"number": position["number"], "text": text}
        answer = self.timed("move", lambda: self.client.send("act", **act))
        shown = answer.json().get("position")
        if shown and not shown["result"] and not shown["legal"]:
            shown = self.answered(shown["number"])
        self._over = not shown or bool(shown["result"])

    def answered(self, number: int) -> Any:
        """The position once it is one's own turn again."""
        began = time.monotonic()
        while True:
            shown = self.client.get("/events", after=number, wait=20).json()["position"]
            if shown["legal"] or shown["result"]:
                self.times["bot"].append(time.monotonic() - began)
                return shown
            number = shown["number"]
