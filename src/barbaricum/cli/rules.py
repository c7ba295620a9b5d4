"""`barbaricum rules`: the rules of a game, a chapter, or one numbered rule."""

from __future__ import annotations

import argparse

from barbaricum import games
from barbaricum.cli.terminal import Terminal
from barbaricum.texts import Texts, rules
from barbaricum.texts.texts import GAME_OF_RULE


def configure(parser: argparse.ArgumentParser) -> None:
    """A game and perhaps a number."""
    parser.add_argument("game", nargs="?", default="attila")
    parser.add_argument("number", nargs="?")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Print the passage; the whole page goes by screens when somebody reads along."""
    name, number = args.game, args.number
    if number is None and name[:1].upper() in GAME_OF_RULE and name[1:2].isdigit():
        name, number = GAME_OF_RULE[name[0].upper()], name
    game, language = games.get(name).name, texts.language
    terminal = Terminal(texts)
    if number:
        terminal.say(*rules.paragraphs(rules.passage(game, language, number)))
    elif terminal.interactive:
        _read(terminal, rules.paragraphs(rules.page(game, language)))
    else:
        terminal.say(*rules.paragraphs(rules.page(game, language)))
    return 0


def _read(terminal: Terminal, paragraphs: list[str]) -> None:
    """Page by page; the end of input ends the reading."""
    try:
        terminal.pages(terminal.texts.say("rules-title"), paragraphs)
    except EOFError:
        terminal.say("")
