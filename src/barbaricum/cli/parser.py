"""The command line in the reader's language: help, and one sentence for what is wrong."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from typing import Any, Final, NoReturn

from barbaricum.cli.problems import problem
from barbaricum.texts import Texts
from barbaricum.version import version

COMPLAINTS: Final = (
    (r"unrecognized arguments: (?P<text>.*)", "unknown-argument"),
    (r"the following arguments are required: (?P<text>.*)", "missing-argument"),
    (r"argument (?P<text>.*?): expected .*", "argument-value"),
    (r"argument (?P<text>.*?): invalid .*?: '(?P<value>.*?)'.*", "argument-impossible"),
    (r"argument (?P<text>.*?): (invalid|not allowed|ignored|unknown).*", "argument-wrong"),
)
"""What argparse says in English, and the code of our own sentence."""


class Help(argparse.HelpFormatter):
    """Help with a translated word for `usage`."""

    usage_word = "usage:"

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],  # argparse keeps its kind of group to itself
        prefix: str | None = None,
    ) -> None:
        head = f"{self.usage_word} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, head)


class ShowVersion(argparse.Action):
    """`--version`: the version is found out only if somebody asks."""

    def __init__(self, option_strings: Sequence[str], dest: str, **settings: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, default=argparse.SUPPRESS, **settings)

    def __call__(self, parser: argparse.ArgumentParser, *_found: object) -> NoReturn:
        print(f"{parser.prog} {version()}")
        parser.exit()


class Parser(argparse.ArgumentParser):
    """A parser whose help and complaints are texts of ours.

    A command only declares its arguments: the help of each stands in the texts under
    `option-<command>-<argument>`, or `option-<argument>` where several commands share it.
    """

    def __init__(
        self, texts: Texts, command: str = "", **settings: Any
    ) -> None:  # as argparse has it
        class Translated(Help):
            usage_word = texts.say("usage")

        super().__init__(add_help=False, allow_abbrev=False, formatter_class=Translated, **settings)
        self.texts = texts
        self.command = command
        self._positionals.title = texts.say("usage-arguments")
        self._optionals.title = texts.say("usage-options")
        self.add_argument("-h", "--help", action="help", help=texts.say("option-help"))
        self.add_argument("--lang", metavar="LANG", help=texts.say("option-lang"))

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:  # as argparse has it
        action = super().add_argument(*names, **settings)
        for key in (f"option-{self.command}-{action.dest}", f"option-{action.dest}"):
            if self.texts.has(key.replace("_", "-")):
                action.help = self.texts.say(key.replace("_", "-"))
                break
        return action

    def _print_message(self, message: str, file: Any = None) -> None:  # as argparse has it
        """Print it; argparse keeps it to itself if that cannot be done."""
        print(message, end="", file=file or sys.stderr)

    def error(self, message: str) -> NoReturn:
        """One sentence, not the whole usage."""
        for pattern, code in COMPLAINTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                raise problem(code, **found.groupdict())
        raise problem("usage")
