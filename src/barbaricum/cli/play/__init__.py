"""`barbaricum play`: a game at this keyboard, with others at it or with bots."""

from __future__ import annotations

import argparse
import secrets
import shlex
from pathlib import Path

from barbaricum import games
from barbaricum.cli.files import read_record
from barbaricum.cli.play.commands import Leave
from barbaricum.cli.play.dialogue import Dialogue
from barbaricum.cli.play.saving import Keeper, where_to_save
from barbaricum.cli.play.session import Session
from barbaricum.cli.play.table import new_record, parsed_options, seated
from barbaricum.cli.problems import problem
from barbaricum.cli.terminal import Terminal
from barbaricum.core.record import Record
from barbaricum.texts import Texts, rules

INTERRUPTED = 130


def configure(parser: argparse.ArgumentParser) -> None:
    """The options of `play`."""
    parser.add_argument("game", nargs="?", default="attila")
    parser.add_argument("--seats", metavar="N")
    parser.add_argument("--bot", nargs="*", action="extend")
    parser.add_argument("--names", nargs="+", default=[])
    parser.add_argument("--option", nargs="+", action="extend", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", metavar="N")
    parser.add_argument("--save", metavar="FILE")
    parser.add_argument("--resume", metavar="FILE")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Play until the end, or until somebody leaves; the game is kept either way."""
    record = _record(args, texts)
    session = Session(record, args.seed or secrets.token_hex(16))
    keeper = Keeper(where_to_save(args.save, args.resume, record.game), texts)
    terminal = Terminal(texts)
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


def _record(args: argparse.Namespace, texts: Texts) -> Record:
    """The game to go on with, or a new one."""
    if args.resume:
        return read_record(Path(args.resume), texts)
    game = games.get(args.game)
    options, seats = parsed_options(game, args.option), _whole(args.seats)
    if seats is not None:
        game.setup(seats, options)
    return new_record(game, seated(seats, args.names, args.bot, texts), options)


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
    command = f"barbaricum play --resume {shlex.quote(str(keeper.path))}"
    line = keeper.trouble or texts.say("resume", command=command)
    dialogue.terminal.say("", line)
    return status
