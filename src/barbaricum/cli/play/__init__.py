"""`barbaricum play`: a game at this keyboard, with others at it or with bots."""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path

from barbaricum import games
from barbaricum.cli.files import read_record
from barbaricum.cli.play.commands import Leave
from barbaricum.cli.play.dialogue import Dialogue
from barbaricum.cli.play.resuming import command_to_resume, newest, wants_to_go_on
from barbaricum.cli.play.saving import Keeper, state_folder, where_to_save
from barbaricum.cli.play.session import Session
from barbaricum.cli.play.table import new_record, parsed_options, seated
from barbaricum.cli.problems import problem
from barbaricum.cli.terminal import Terminal
from barbaricum.core.record import Record
from barbaricum.texts import Texts, rules

INTERRUPTED = 130
NEWEST = ""
"""The value of a `--resume` that names no file."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The options of `play`."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats", metavar="N")
    parser.add_argument("--bot", nargs="*", action="extend")
    parser.add_argument("--names", nargs="+", default=[])
    parser.add_argument("--option", nargs="+", action="extend", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", metavar="N")
    parser.add_argument("--save", metavar="FILE")
    parser.add_argument("--resume", nargs="?", const=NEWEST, metavar="FILE")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Play until the end, or until somebody leaves; the game is kept either way."""
    terminal = Terminal(texts)
    try:
        resumed = _resumed(args, terminal)
    except EOFError:
        return 0
    record = read_record(resumed, texts) if resumed else _new(args, texts)
    session = Session(record, args.seed or secrets.token_hex(16))
    keeper = Keeper(where_to_save(args.save, resumed, record.game), texts)
    dialogue = Dialogue(session, terminal, keeper)
    try:
        if not record.log:
            _introduce(session, terminal)
        dialogue.run()
    except (EOFError, Leave):
        return _left(dialogue, 0)
    except KeyboardInterrupt:
        return _left(dialogue, INTERRUPTED)
    return 0


def _resumed(args: argparse.Namespace, terminal: Terminal) -> Path | None:
    """The file of the game to go on with: the one named, the newest, or one that is offered."""
    if args.resume == NEWEST:
        found = newest(args.game, terminal.texts)
        if found is None:
            raise problem("nothing-to-resume", folder=state_folder(os.environ))
        return found.path
    if args.resume:
        return Path(args.resume)
    if args.save or not terminal.interactive:
        return None
    found = newest(args.game, terminal.texts)
    return found.path if found and wants_to_go_on(found, terminal) else None


def _new(args: argparse.Namespace, texts: Texts) -> Record:
    """A game that begins."""
    game = games.get(args.game or "attila")
    options, seats = parsed_options(game, args.option), _whole(args.seats)
    if seats is not None:
        game.setup(seats, options)
    return new_record(game, seated(game.name, seats, args.names, args.bot, texts), options)


def _whole(text: str | None) -> int | None:
    """A number of seats."""
    if text is None:
        return None
    if not text.isdecimal():
        raise problem("not-a-number", text=text)
    return int(text)


def _introduce(session: Session, terminal: Terminal) -> None:
    """The aim of the game, for who has never played it."""
    if session.humans:
        texts, game = terminal.texts, session.game
        changed = {
            name: value
            for name, value in session.options.items()
            if value != game.options[name].default
        }
        lines = rules.paragraphs(texts.say(f"{game.name}-intro"))
        options = session.wording.options(texts, changed)
        terminal.pages(texts.say(f"{game.name}-intro-title"), [*lines, "", *options])


def _left(dialogue: Dialogue, status: int) -> int:
    """Leave quietly: the game is kept, and a line says how to go on."""
    dialogue.keeper.keep(dialogue.session.record)
    texts, keeper = dialogue.texts, dialogue.keeper
    if keeper.trouble:
        dialogue.terminal.say("", keeper.trouble)
        return status
    dialogue.terminal.say("", texts.say("resume"))
    dialogue.terminal.whole(f"  {command_to_resume(keeper.path)}")
    return status
