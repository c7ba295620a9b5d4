"""`barbaricum check`: whether every stored game still replays to the same result."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from barbaricum.cli.problems import clean
from barbaricum.cli.settings import chosen, kept_at
from barbaricum.server.archive.checking import Verdict, verdicts
from barbaricum.server.archive.packing import DATABASE
from barbaricum.texts import Texts

DIFFERS = 1


def configure(parser: argparse.ArgumentParser) -> None:
    """Whose games."""
    parser.add_argument("--settings", metavar="FILE")
    parser.add_argument("--data", metavar="DIR")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Status 0 if all is as it was; a server may be running meanwhile."""
    folder = kept_at(chosen(args, texts))
    return 0 if report(verdicts(folder / DATABASE), texts) else DIFFERS


def report(found: Iterable[Verdict], texts: Texts) -> bool:
    """Name every game that differs, then count; whether none differs."""
    tables = good = unproven = 0
    for verdict in found:
        tables += 1
        good += verdict.is_good
        unproven += verdict.what == "unproven"
        if not verdict.is_good:
            said = texts.say(f"check-{verdict.what}", table=verdict.table, reason=verdict.reason)
            print(clean(said))
    print(texts.say("check-done", tables=tables, good=good))
    if unproven:
        print(texts.say("check-unproven", number=unproven))
    return good == tables
