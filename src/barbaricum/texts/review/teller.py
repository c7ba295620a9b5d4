"""What the rows of a finished game are called, with nothing hidden any more."""

from __future__ import annotations

from barbaricum.bots.library import lore_of
from barbaricum.core.game import CHANCE
from barbaricum.core.record import Record, game_of, replay
from barbaricum.texts.labels import texts_of
from barbaricum.texts.naming import NAMINGS
from barbaricum.texts.wording import WORDINGS


class Teller:
    """A game that is over, told in one language."""

    def __init__(self, record: Record, language: str) -> None:
        self.game = game_of(record)
        self.texts = texts_of(language)
        self.names = tuple(str(seat.get("name", at)) for at, seat in enumerate(record.seats))
        self._record = record
        self._states = list(replay(record))

    def said(self, row: int) -> str:
        """What was done or fell in a row, as its first sentence in the log has it."""
        seat, text = self._record.log[row]
        before, after = self._states[row], self._states[row + 1]
        eyes = lore_of(self.game.name).drawer(before) if seat == CHANCE else seat
        wording = WORDINGS[self.game.name]
        events = wording.tell(before, self.game.parse(text), after, eyes)
        sentences = (wording.event(self.texts, event, self.names) for event in events)
        return next(sentences, "") or self.outcome(text)

    def labels(self, row: int, *texts: str) -> list[str]:
        """Actions that could be chosen in a row, each in a few words."""
        seat, _text = self._record.log[row]
        view, wording = self.game.view(self._states[row], seat), WORDINGS[self.game.name]
        return [wording.name(self.texts, view, self.game.parse(text), self.names) for text in texts]

    def kind(self, kind: str) -> str:
        """All draws of a kind."""
        return self.texts.say(f"review-kind-{kind}")

    def outcome(self, text: str) -> str:
        """What fell, by its name alone."""
        kind, _, thing = text.partition(" ")
        if kind == "treasure":
            return self.texts.say("review-treasure", number=int(thing))
        return NAMINGS[self.game.name](self.texts, "rune", thing)
