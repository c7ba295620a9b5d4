"""The command `barbaricum`: a table of commands, each a module with `configure` and `run`."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Final

from barbaricum.cli.parser import Parser, ShowVersion
from barbaricum.cli.problems import Problem, problem, reason, told
from barbaricum.core.errors import BarbaricumError
from barbaricum.texts import Texts, chosen

COMMANDS: Final[Mapping[str, str]] = {
    "play": "barbaricum.cli.play",
    "serve": "barbaricum.cli.serve",
    "worker": "barbaricum.cli.worker",
    "settings": "barbaricum.cli.settings",
    "backup": "barbaricum.cli.backup",
    "restore": "barbaricum.cli.restore",
    "check": "barbaricum.cli.check",
    "admin-link": "barbaricum.cli.admin_link",
    "replay": "barbaricum.cli.replay",
    "verify": "barbaricum.cli.verify",
    "picture": "barbaricum.cli.picture",
    "rules": "barbaricum.cli.rules",
    "fuzz": "barbaricum.cli.fuzz",
    "bench": "barbaricum.cli.bench",
    "loadtest": "barbaricum.cli.loadtest",
    "arena": "barbaricum.cli.arena",
    "analyse": "barbaricum.cli.analyse",
}
"""Each module has `configure(parser)` and `run(args, texts) -> int`; a new command adds a line."""

WRONG: Final = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Whatever is refused is one sentence on stderr and status 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    print_anywhere()
    texts = Texts("en")
    try:
        texts = Texts(chosen(None, os.environ))
        texts = Texts(chosen(asked_language(given), os.environ))
        return flushed(dispatch, given, texts)
    except BarbaricumError as error:
        print(told(error, texts), file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        say_no_more()
        return 0
    except OSError as error:
        print(told(refused(error, texts), texts), file=sys.stderr)
        say_no_more()
        return WRONG
    except KeyboardInterrupt:
        return 130


def print_anywhere() -> None:
    """What an encoding does not have is printed as a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


def flushed(work: Callable[[list[str], Texts], int], given: list[str], texts: Texts) -> int:
    """Run a command, and find out whether all of its output could be written."""
    try:
        return work(given, texts)
    finally:
        sys.stdout.flush()


def refused(error: OSError, texts: Texts) -> Problem:
    """What the operating system refused, and about which file."""
    parts = (error.filename, reason(error, texts))
    return problem("system", what=": ".join(str(part) for part in parts if part))


def say_no_more() -> None:
    """Nobody hears what is still to be printed."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def dispatch(given: list[str], texts: Texts) -> int:
    """Find the command and hand the rest over to it."""
    options = parser_for(given, texts)
    args = options.parse_args(given)
    if args.command is None:
        options.print_help()
        return 0
    return int(import_module(COMMANDS[args.command]).run(args, texts))


def parser_for(given: list[str], texts: Texts) -> Parser:
    """The parser of a command line; only the command that is asked for has its arguments."""
    words = [word for word in _without_language(given) if not word.startswith("-")]
    options = Parser(texts, prog="barbaricum", description=texts.say("description"))
    options.epilog = texts.say("epilog")
    options.add_argument("--version", action=ShowVersion)
    commands = options.add_subparsers(
        dest="command", metavar=texts.say("usage-command"), title=texts.say("usage-commands"),
        parser_class=Parser,
    )  # fmt: skip
    for name in COMMANDS:
        about = texts.say(f"command-{name}")
        parser = commands.add_parser(name, texts=texts, command=name, help=about, description=about)
        if words and words[0] == name:
            import_module(COMMANDS[name]).configure(parser)
    if words and words[0] not in COMMANDS:
        raise problem("unknown-command", name=words[0], known=", ".join(COMMANDS))
    return options


def asked_language(given: Sequence[str]) -> str | None:
    """The value of --lang, wherever it stands."""
    for at, word in enumerate(given):
        if word.startswith("--lang="):
            return word.partition("=")[2] or None
        if word == "--lang":
            return given[at + 1] if at + 1 < len(given) else None
    return None


def _without_language(given: Sequence[str]) -> list[str]:
    """The words of the command line less --lang and its value."""
    return [
        word
        for at, word in enumerate(given)
        if word != "--lang" and not (at and given[at - 1] == "--lang")
    ]
