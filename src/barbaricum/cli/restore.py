"""`barbaricum restore`: bring back what `barbaricum backup` has kept."""

from __future__ import annotations

import argparse
from pathlib import Path

from barbaricum.cli.check import report
from barbaricum.cli.problems import clean, problem, reason
from barbaricum.cli.settings import chosen, folder_of
from barbaricum.server import private
from barbaricum.server.archive.checking import verdicts
from barbaricum.server.archive.packing import DATABASE
from barbaricum.server.archive.unpacking import (
    demand_empty,
    put_in_place,
    settings_in,
    triggers,
    unpacked,
)
from barbaricum.server.clock import SYSTEM
from barbaricum.server.keeper import Keeper
from barbaricum.texts import Texts

REFUSED = 1


def configure(parser: argparse.ArgumentParser) -> None:
    """From which file, to where, and what may be done to get there."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--settings", metavar="FILE")
    parser.add_argument("--data", metavar="DIR")
    parser.add_argument("--replace", action="store_true")
    parser.add_argument("--anyway", action="store_true")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Nothing in the folder is touched before the archive is proved."""
    private.begin()
    folder, file = folder_of(chosen(args, texts)), Path(args.file)
    if not file.is_file():
        raise problem("unreadable", file=file, reason=texts.say("reason-enoent"))
    try:
        with Keeper(folder):
            if not args.replace:
                demand_empty(folder)
            return _restore(args, folder, texts)
    except OSError as error:
        why = reason(error, texts)
        raise problem("folder-unusable", folder=str(folder), reason=why) from error


def _restore(args: argparse.Namespace, folder: Path, texts: Texts) -> int:
    with unpacked(Path(args.file), folder) as (_manifest, room):
        odd = triggers(room / DATABASE)
        if odd:
            print(clean(texts.say("restore-triggers", names=", ".join(odd))))
        good = report(verdicts(room / DATABASE), texts)
        if (odd or not good) and not args.anyway:
            print(texts.say("restore-refused"))
            return REFUSED
        if keys := settings_in(room):
            print(clean(texts.say("restore-settings", keys=", ".join(keys))))
        away = put_in_place(room, folder, SYSTEM.now())
    if away is not None:
        print(texts.say("restore-aside", folder=str(away)))
    print(texts.say("restore-done", file=args.file, folder=str(folder)))
    return 0
