"""Sentences in the reader's language: what a table asks, tells and refuses."""

from __future__ import annotations

from barbaricum.core.errors import BarbaricumError, Refusal
from barbaricum.core.game import CHANCE, Json
from barbaricum.core.record.form import UNDO
from barbaricum.server.answers import Problem, Prompt, Told
from barbaricum.server.table import Table
from barbaricum.texts import LANGUAGES
from barbaricum.texts.labels import Speaker, texts_of
from barbaricum.texts.wording import WORDINGS

__all__ = [
    "about",
    "language_of",
    "names",
    "perhaps",
    "problem",
    "prompt",
    "speaker",
    "spoken",
    "texts_of",
    "titled",
    "told",
]


def language_of(asked: str | None, accepted: str | None) -> str:
    """The first language we speak: as asked, then as the browser prefers, then English."""
    wishes = [asked or "", *(part.partition(";")[0] for part in (accepted or "").split(","))]
    names = (wish.strip().partition("-")[0].lower() for wish in wishes)
    return next((name for name in names if name in LANGUAGES), "en")


def about(language: str, *words: object) -> str:
    """What a thing is, by the words of its key; a thing without a text goes by its own name."""
    return perhaps(language, *words) or str(words[-1])


def titled(language: str, title: str, text: str) -> str:
    """What a text is about, a colon, and the text."""
    return texts_of(language).say("titled", title=title, text=text)


def perhaps(language: str, *words: object) -> str | None:
    """The text of a key, by its words, if there is one."""
    key = "-".join(str(word).lower().replace("_", "-") for word in words)
    texts = texts_of(language)
    return texts.say(key) if texts.has(key) else None


def problem(error: BarbaricumError | Refusal, language: str) -> Problem:
    """A refusal as it is told."""
    values = {key: _plain(value) for key, value in error.values.items()}
    try:
        sentence = texts_of(language).error(error)
    except (LookupError, ArithmeticError):
        sentence = str(error)
    return Problem(code=error.code, rule=error.rule, values=values, sentence=sentence)


def _plain(value: object) -> object:
    return value if isinstance(value, str | int | float | list | dict | None) else str(value)


def spoken(found: Json, language: str) -> Json:
    """What a game has worked out, with its refusals put into words."""
    if isinstance(found, Refusal):
        return problem(found, language)
    if isinstance(found, dict):
        return {key: spoken(value, language) for key, value in found.items()}
    return [spoken(value, language) for value in found] if isinstance(found, list) else found


def names(table: Table) -> list[str]:
    """What the seats are called."""
    return [seat.name for seat in table.meta.seats]


def prompt(table: Table, seat: int | None, view: Json, language: str) -> Prompt:
    """What a seat is asked, or what it waits for."""
    ledger, texts = table.ledger, texts_of(language)
    to_act, closed = ledger.to_act, table.meta.closed
    if closed is not None:
        sentence = texts.say("error-table-closed", reason=closed)
        return Prompt(code="over", values={}, sentence=sentence)
    if to_act is None or to_act == CHANCE:
        return Prompt(code="over", values={}, sentence=texts.say("table-over"))
    if to_act != seat:
        sentence = texts.say("table-waits", name=names(table)[to_act])
        return Prompt(code="waits", values={"seat": to_act}, sentence=sentence)
    wording = WORDINGS[table.meta.game]
    menu = wording.board(view)
    sentence = wording.ask(texts, menu, names(table))
    return Prompt(code=menu.ask, values=dict(menu.values), sentence=sentence)


def speaker(table: Table, language: str) -> Speaker:
    """In whose words the actions of a table are named."""
    return table.meta.game, language, tuple(names(table))


def told(table: Table, row: int, seat: int | None, language: str) -> list[Told]:
    """What happened in a row, as the seat may know it."""
    ledger, texts = table.ledger, texts_of(language)
    by, text = ledger.record.log[row]
    if text == UNDO:
        sentence = texts.say("table-undone", name=names(table)[by])
        return [Told(code="undone", values={"seat": by}, sentence=sentence)]
    wording, action = WORDINGS[table.meta.game], ledger.game.parse(text)
    events = wording.tell(ledger.states[row], action, ledger.states[row + 1], seat)
    return [
        Told(
            code=event.code,
            values=dict(event.values),
            sentence=wording.event(texts, event, names(table)),
            rule=event.rule,
        )
        for event in events
    ]
