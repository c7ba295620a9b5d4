"""What a player may type at any time besides a choice, from `help` to `quit`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from barbaricum.bots.library import has_lore
from barbaricum.cli.files import demand_folder, write_record
from barbaricum.cli.play.hints import hint_lines
from barbaricum.cli.play.reading import folded
from barbaricum.cli.problems import problem
from barbaricum.cli.screens import ATLASES
from barbaricum.texts import Texts, rules

if TYPE_CHECKING:
    from barbaricum.cli.play.dialogue import Dialogue


class Leave(Exception):
    """The player leaves the table; the game is kept."""


def words(texts: Texts) -> list[str]:
    """The commands in the reader's language."""
    return [texts.say(f"word-{name}") for name in COMMANDS]


def means(name: str, text: str, texts: Texts) -> bool:
    """Whether the text is the command of that name, in English or in the reader's language."""
    return folded(text) in (name, folded(texts.say(f"word-{name}")))


def run(dialogue: Dialogue, seat: int, text: str) -> bool | None:
    """Carry out a command; whether the question is answered by it. None if it is no command."""
    head, _, rest = text.partition(" ")
    for name, command in COMMANDS.items():
        if means(name, head, dialogue.texts):
            return command(dialogue, seat, rest.strip())
    return None


def show_help(dialogue: Dialogue, _seat: int, _rest: str) -> bool:
    """How to play, and what can be typed."""
    texts, game = dialogue.texts, dialogue.session.game.name
    wording, screen = dialogue.session.wording, rules.paragraphs(texts.say(f"{game}-help"))
    known = [
        texts.say(
            f"help-{name}", word=texts.say(f"word-{name}"), example=wording.example,
            rule=wording.rule,
        )
        for name in COMMANDS
    ]  # fmt: skip
    options = wording.options(texts, dialogue.session.options)
    pages = [*known, "", *screen, wording.legend(texts), "", *options]
    dialogue.terminal.pages(texts.say("help-title"), pages)
    return False


def undo(dialogue: Dialogue, seat: int, _rest: str) -> bool:
    """Take back the own last decision."""
    dialogue.undone(seat)
    return True


def why(dialogue: Dialogue, _seat: int, rest: str) -> bool:
    """Why something cannot be done now."""
    texts, session = dialogue.texts, dialogue.session
    if not rest:
        raise problem("why-what", example=session.wording.example)
    text = dialogue.notation(rest)
    refusal = session.game.why_not(session.state, session.game.parse(text))
    if refusal is None:
        dialogue.notice = texts.say("why-legal", text=text)
    else:
        sentence = texts.error(refusal)
        dialogue.notice = texts.say("why-not", sentence=sentence, rule=refusal.rule)
    return False


def show_rules(dialogue: Dialogue, _seat: int, rest: str) -> bool:
    """A rule, a chapter, or all of them."""
    texts, game = dialogue.texts, dialogue.session.game.name
    language = texts.language
    text = rules.passage(game, language, rest) if rest else rules.page(game, language)
    dialogue.terminal.pages(rest.upper() or texts.say("rules-title"), rules.paragraphs(text))
    return False


def show_log(dialogue: Dialogue, seat: int, _rest: str) -> bool:
    """All that happened so far."""
    dialogue.terminal.pages(dialogue.texts.say("log-title"), dialogue.lines(seat))
    return False


def show_map(dialogue: Dialogue, seat: int, _rest: str) -> bool:
    """The whole map, place by place."""
    session, texts, game = dialogue.session, dialogue.texts, dialogue.session.game.name
    lines = ATLASES[game](session.view(seat), session.names, texts)
    dialogue.terminal.pages(texts.say(f"{game}-atlas-title"), lines)
    return False


def show_hint(dialogue: Dialogue, seat: int, _rest: str) -> bool:
    """What a strong bot would do on this view, and why."""
    texts, session = dialogue.texts, dialogue.session
    if not has_lore(session.game.name):
        raise problem("no-hints")
    lines = hint_lines(session, seat, texts)
    dialogue.terminal.pages(texts.say("hint-title"), lines)
    return False


def save(dialogue: Dialogue, _seat: int, rest: str) -> bool:
    """A copy of the record, beside the one that is kept anyway."""
    texts = dialogue.texts
    if rest:
        path = Path(rest).expanduser()
        demand_folder(path)
        if path.exists():
            raise problem("file-exists", file=path)
        write_record(path, dialogue.session.record, texts)
    else:
        path = dialogue.keeper.path
        write_record(path, dialogue.session.record, texts)
    dialogue.notice = texts.say("saved", file=path)
    return False


def leave(_dialogue: Dialogue, _seat: int, _rest: str) -> bool:
    """Leave the table."""
    raise Leave


COMMANDS: Final[Mapping[str, Callable[[Dialogue, int, str], bool]]] = {
    "help": show_help,
    "undo": undo,
    "why": why,
    "hint": show_hint,
    "rules": show_rules,
    "log": show_log,
    "map": show_map,
    "save": save,
    "quit": leave,
}
