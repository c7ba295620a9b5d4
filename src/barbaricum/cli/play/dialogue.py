"""The talk with the players of one game: screens, questions, answers."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Final

from rich.console import RenderableType

from barbaricum.cli.play import commands
from barbaricum.cli.play.reading import beneath, notation, one_of, several
from barbaricum.cli.play.saving import Keeper
from barbaricum.cli.play.session import Session
from barbaricum.cli.problems import problem, told
from barbaricum.cli.screens import RESULTS, ROOMS, SCREENS
from barbaricum.cli.screens.beside import WIDE, beside
from barbaricum.cli.screens.beside import told as told_beside
from barbaricum.cli.screens.layout import Scene, numbered, wrapped
from barbaricum.cli.terminal import Terminal
from barbaricum.core.errors import BarbaricumError, InvalidAction
from barbaricum.core.game import View
from barbaricum.core.menu import Entry, Menu

LATELY: Final = 60
"""As many steps back goes the log beside the board."""
SHORT: Final = 12
"""As many sentences of it can be under the board."""


class Dialogue:
    """Leads the players through a game, from now to its end."""

    def __init__(self, session: Session, terminal: Terminal, keeper: Keeper) -> None:
        self.session = session
        self.terminal = terminal
        self.texts = terminal.texts
        self.keeper = keeper
        self.notice: str | None = None
        self.menu: Menu | None = None
        """What is asked at this moment."""
        self.before: int | None = None
        """The human who sat before the screen last."""
        self.heard = dict.fromkeys(session.humans, len(session.steps))
        """How many steps each human has been told."""
        self.goals: dict[int, str] = {}
        """Where a human is bound for, if the way has several steps."""

    def run(self) -> None:
        """Until the game is over."""
        self._go_on()
        while (seat := self.session.to_act()) is not None:
            self._hand_over(seat)
            self._news(seat)
            self._decision(seat)
        self._end()

    def _go_on(self) -> None:
        """Keep what was decided, let chance and bots act, keep that too."""
        self.keeper.keep(self.session.record)
        self.session.advance()
        self.keeper.keep(self.session.record)
        if self.keeper.trouble:
            self.notice = self.keeper.trouble

    def _hand_over(self, seat: int) -> None:
        """Hands are secret: between two humans the screen is wiped."""
        if len(self.session.humans) > 1 and self.before != seat:
            self.terminal.show("\n" * 3)
            self.terminal.enter(self.texts.say("curtain", name=self.session.names[seat]))
        self.before = seat

    def _news(self, seat: int) -> None:
        """What happened since this human decided last, if the screen has no room for it."""
        news = self.lines(seat, self.heard[seat], self.session.wording.quiet)
        if self._lines_of(news) > self._room():
            self.terminal.pages(self.texts.say("news"), news)
        self.heard[seat] = len(self.session.steps)

    @property
    def wide(self) -> bool:
        """Whether the log has room beside the board."""
        return self.terminal.columns >= WIDE

    def _lines_of(self, news: Sequence[str]) -> int:
        """How many lines of the log the news take."""
        if self.wide:
            return len(told_beside(news, self.terminal.columns))
        return sum(len(wrapped(sentence)) for sentence in news)

    def _room(self) -> int:
        """How many lines the log has."""
        if self.wide:
            return self.terminal.rows - 1
        return max(1, ROOMS[self.session.game.name](self.terminal.rows, len(self.session.names)))

    def lines(self, seat: int | None, start: int = 0, quiet: Collection[str] = ()) -> list[str]:
        """The log from a step on, for the eyes of a seat."""
        event, names = self.session.wording.event, self.session.names
        told = [one for one in self.session.story(seat, start) if one.code not in quiet]
        return [event(self.texts, one, names) for one in told]

    def _decision(self, seat: int) -> None:
        """Ask until a decision is made or taken back."""
        view = self.session.view(seat)
        path = [self.session.wording.menu(view, self.goals.get(seat))]
        steps = len(self.session.steps)
        log = self.lines(seat, max(0, steps - LATELY), self.session.wording.quiet)
        while True:
            self.menu = path[-1]
            self.terminal.show(self._screen(view, path, log))
            self.notice = None
            try:
                if self._answer(seat, path, self._read(path[-1])):
                    return
            except BarbaricumError as error:
                self.notice = told(error, self.texts)

    def _screen(self, view: View, path: list[Menu], log: Sequence[str]) -> RenderableType:
        """What is shown while the player decides; in a small window why nothing is."""
        if self.terminal.small:
            size = self.terminal.console.size
            wanted = self.texts.say("small-terminal", columns=size.width, rows=size.height)
            lines = [line for one in (wanted, self.notice) if one for line in one.split("\n")]
            width = max(20, size.width - 1)
            return "\n".join(row for line in lines for row in wrapped(line, width))
        short = () if self.wide else log[-SHORT:]
        scene = Scene(
            view, self.session.names, self.texts, path[-1], len(path) > 1, short,
            self.notice, self.terminal.rows,
        )  # fmt: skip
        drawn = SCREENS[self.session.game.name](scene)
        if not self.wide:
            return drawn
        return beside(drawn, self.texts.say("log-title"), log, self.terminal.columns)

    def _read(self, menu: Menu) -> str:
        """One line; words of the choices and the commands complete."""
        plain = [re.split(r" [×(]", label)[0] for label in self.labels(menu).values()]
        words = [*plain, *commands.words(self.texts)]
        return self.terminal.read(self.texts.say("prompt"), words)

    def labels(self, menu: Menu) -> dict[int, str]:
        """The words of each choice by its number."""
        return {number: self._label(entry) for number, entry in numbered(menu.entries).items()}

    def _label(self, entry: Entry) -> str:
        return self.session.wording.choice(self.texts, entry, self.session.names)

    def _answer(self, seat: int, path: list[Menu], text: str) -> bool:
        """Do what was typed; whether the question is answered."""
        if not text and len(path[-1].entries) == 1:
            text = "1"
        if not text:
            return False
        if len(path) > 1 and (text == "0" or commands.means("undo", text, self.texts)):
            path.pop()
            return False
        done = commands.run(self, seat, text)
        if done is not None:
            return done
        return self._chosen(seat, path, text)

    def _chosen(self, seat: int, path: list[Menu], text: str) -> bool:
        """A choice of the menu, or the notation of any decision."""
        if text in self.session.view(seat)["legal"]:
            return self._decide(seat, text)
        menu, labels = path[-1], self.labels(path[-1])
        together = several(text.split(), menu, labels) if menu.several else None
        if together:
            return self._decide(seat, together)
        entry = one_of(text, menu, labels)
        onward = entry.menu if entry else beneath(text, menu, self._label)
        if onward is not None:
            path.append(onward)
            return False
        return self._do(seat, entry) if entry else self._decide(seat, self.notation(text))

    def _do(self, seat: int, entry: Entry) -> bool:
        """The action of a choice; a first step is remembered with its goal."""
        assert entry.action is not None
        if entry.goal is not None:
            self.goals[seat] = entry.goal
        return self._decide(seat, entry.action)

    def notation(self, text: str) -> str:
        """The notation of what was typed; a place will do where one is asked for, or sailed to."""
        words = self.session.wording.words(self.texts)
        usual = self.session.wording.example.partition(" ")[0]
        for typed in (text, f"{self._verb()} {text}", f"{usual} {text}"):
            with suppress(InvalidAction):
                return notation(typed, self.session.game, words)
        raise problem("not-understood", text=text)

    def _verb(self) -> str:
        """The words that all choices of the present menu begin with."""
        actions = [entry.action or "" for entry in self.menu.entries] if self.menu else [""]
        return actions[0].rpartition(" ")[0]

    def _decide(self, seat: int, text: str) -> bool:
        """Make the decision; the record is kept before anything new is shown."""
        self.heard[seat] = len(self.session.steps)
        self.session.decide(text)
        self._go_on()
        return True

    def undone(self, seat: int) -> None:
        """Take the last decision back."""
        self.session.undo(seat)
        self.heard[seat] = len(self.session.steps)
        self._go_on()
        self.notice = self.texts.say("undone")

    def _end(self) -> None:
        """The last news, the result, and where the record lies."""
        session, seat = self.session, self.before
        if seat is not None or not session.humans:
            start = 0 if seat is None else self.heard[seat]
            self.terminal.pages(
                self.texts.say("news"), self.lines(seat, start, session.wording.quiet)
            )
        result = session.game.result(session.state)
        assert result is not None
        screen = RESULTS[session.game.name]
        view = session.view(None)
        self.terminal.show(screen(view, result, session.names, self.texts))
        self.terminal.say("", self.keeper.trouble or self.texts.say("saved", file=self.keeper.path))
