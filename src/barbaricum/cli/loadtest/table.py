"""A table of the load test: two players and an onlooker, and the command that is on its way."""

from __future__ import annotations

import json
import random
import time
from asyncio import Task, create_task
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from barbaricum.cli.bench.player import Player
from barbaricum.cli.loadtest.viewer import Viewer
from barbaricum.cli.loadtest.wire import Message


@dataclass(slots=True)
class Flight:
    """A command, from the moment it was due until everybody has seen what it led to."""

    due: float
    by: Viewer
    seat: int
    number: int
    text: str
    led: int | None = None
    """The number of rows it led to, once it is acknowledged."""
    acknowledged: float = 0.0
    again: int = 0
    """How often it was sent again, because the line broke."""

    def awaits(self, name: str | None) -> bool:
        """Whether this is its answer; what was sent twice is answered twice, and counts once."""
        return self.led is None and name == f"a{self.number}"

    def message(self) -> str:
        """As it goes over the wire, the same each time."""
        command = {"type": "act", "id": f"a{self.number}", "number": self.number, "text": self.text}
        return json.dumps(command)


class Table:
    """One game; whoever has to decide chooses by chance from what the view offers."""

    def __init__(
        self, name: str, game: str, viewers: Sequence[Viewer], players: Sequence[Player], seed: int
    ) -> None:
        self.name = name
        self.game = game
        self.viewers = viewers
        self.players = players
        self.seats = len(players)
        self.flight: Flight | None = None
        self.kept: list[tuple[int, str]] = []
        """The decisions that were acknowledged: seat and text."""
        self.free: Callable[[Table, Flight | None], None] = lambda _table, _flight: None
        """Called when the next decision may come: after everybody has seen the last one."""
        self.refused: Callable[[str], None] = lambda _code: None
        self._rng = random.Random(seed)
        self._arrived: set[Viewer] = set()
        self._sending: Task[None] | None = None
        for viewer in viewers:
            viewer.heard = self._hear

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        position = self.viewers[0].position
        return position is not None and position.result is not None

    def sit(self) -> None:
        """Everybody takes his place; the table is free when all have heard hello."""
        for viewer in self.viewers:
            viewer.sit(self.name)

    async def leave(self) -> None:
        """Everybody goes."""
        for viewer in self.viewers:
            await viewer.leave()

    def decide(self, due: float) -> None:
        """Send the next decision, which should have been sent at that moment."""
        for seat, viewer in enumerate(self.viewers[: self.seats]):
            if viewer.position is not None and viewer.position.legal:
                text = self._rng.choice(viewer.position.legal).text
                self.flight = Flight(due, viewer, seat, viewer.number, text)
                self._send(self.flight)
                return
        raise AssertionError(f"nobody has anything to decide at {self.name}")

    def _send(self, flight: Flight) -> None:
        self._sending = create_task(flight.by.send(flight.message()))

    def _hear(self, viewer: Viewer, message: Message) -> None:
        flight = self.flight
        if message.type == "hello":
            self._arrive(viewer)
        elif flight is not None and flight.awaits(message.id):
            if message.type == "done":
                flight.led, flight.acknowledged = message.number, time.perf_counter()
                self.kept.append((flight.seat, flight.text))
            elif message.problem is not None:
                self.refused(message.problem.code)
                self.flight = None
                self.free(self, None)
        self._look_around()

    def _arrive(self, viewer: Viewer) -> None:
        """Somebody is here, or here again: a command without an answer is sent once more."""
        if self.flight is not None and viewer is self.flight.by and self.flight.led is None:
            self.flight.again += 1
            self._send(self.flight)
        if viewer not in self._arrived:
            self._arrived.add(viewer)
            if len(self._arrived) == len(self.viewers):
                self.free(self, None)

    def _look_around(self) -> None:
        """Whether everybody has seen what the command led to."""
        flight = self.flight
        if flight is None or flight.led is None:
            return
        if all(viewer.number >= flight.led for viewer in self.viewers):
            self.flight = None
            self.free(self, flight)

    def seen(self) -> float:
        """When the last of the viewers saw the newest position."""
        return max(viewer.seen for viewer in self.viewers)
