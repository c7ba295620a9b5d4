"""A game being played: its record, whose turn it is, undo, chance and bots. No screen in here."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

from barbaricum import bots
from barbaricum.cli.problems import clean, problem
from barbaricum.core.chance import draw
from barbaricum.core.game import CHANCE, Json, View
from barbaricum.core.record import Record, replay
from barbaricum.core.record.form import UNDO
from barbaricum.core.record.replay import game_of
from barbaricum.games.attila.event import Event
from barbaricum.texts.wording import WORDINGS

State = Any  # a state and an action of the session's own game
Action = Any

NAME: Final = 12
"""As much of a name as the screens have room for."""


@dataclass(frozen=True, slots=True)
class Step:
    """A row that stands: who did what, and the states around it."""

    seat: int
    before: State
    action: Action
    after: State


class Session:
    """One game from its record on."""

    def __init__(self, record: Record, seed: str) -> None:
        self.record = record
        self.game = game_of(record)
        self.wording = WORDINGS[record.game]
        self.steps: list[Step] = []
        self.bots = {
            seat: bots.get(str(entry["bot"]))
            for seat, entry in enumerate(record.seats)
            if entry.get("bot") is not None
        }
        self._seed = seed
        states = replay(record)
        self._start = next(states)
        for seat, text in record.log:
            self._note(seat, text, next(states))

    @property
    def state(self) -> State:
        """The position now."""
        return self.steps[-1].after if self.steps else self._start

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        named = [
            str(entry.get("name") or entry.get("bot") or seat)
            for seat, entry in enumerate(self.record.seats)
        ]
        return [clean(name)[:NAME] for name in named]

    @property
    def options(self) -> dict[str, Json]:
        """Every option of the table with its value."""
        offered = self.game.options.items()
        return {name: self.record.options.get(name, one.default) for name, one in offered}

    @property
    def humans(self) -> list[int]:
        """The seats that no bot holds."""
        return [seat for seat in range(len(self.record.seats)) if seat not in self.bots]

    def to_act(self) -> int | None:
        """Who decides now."""
        return self.game.to_act(self.state)

    def view(self, seat: int | None) -> View:
        """What a seat may know now."""
        return self.game.view(self.state, seat)

    def decide(self, text: str) -> None:
        """The decision of the seat to act; IllegalAction or InvalidAction if it is none."""
        seat = self.to_act()
        assert seat is not None
        after = self.game.apply(self.state, self.game.parse(text))
        self._append(seat, text, after)

    def _append(self, seat: int, text: str, after: State) -> None:
        self.record.log.append((seat, text))
        self._note(seat, text, after)
        self.record.close(self.game, self.state)

    def _note(self, seat: int, text: str, after: State) -> None:
        """Keep the steps that stand; an undo takes back those from the seat's last one on."""
        if text != UNDO:
            self.steps.append(Step(seat, self.state, self.game.parse(text), after))
            return
        last = max(at for at, step in enumerate(self.steps) if step.seat == seat)
        del self.steps[last:]

    def advance(self) -> None:
        """Chance and bots act until a human has to, or the game is over."""
        while (seat := self.to_act()) is not None and seat not in self.humans:
            rng = self._rng()
            if seat == CHANCE:
                self.decide(self.game.text(draw(self.game.odds(self.state), rng)))
            else:
                self.decide(self.bots[seat].choose(self.game, self.view(seat), rng))

    def _rng(self) -> random.Random:
        """A source for this row alone, so that a game goes on alike after a pause."""
        return random.Random(f"{self._seed}:{len(self.record.log)}")

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, unless it brought something new to light."""
        if not self.steps or self.steps[-1].seat != seat:
            raise problem("undo-nothing")
        last = self.steps[-1]
        if self.wording.reveals(last.before, last.action, last.after):
            raise problem("undo-revealed")
        self._append(seat, UNDO, last.before)

    def story(self, seat: int | None, start: int = 0) -> list[Event]:
        """What happened from a step on, for the eyes of a seat."""
        tell = self.wording.tell
        events = [
            event
            for step in self.steps[start:]
            for event in tell(step.before, step.action, step.after, seat)
        ]
        return self.wording.gathered(events)
