"""`barbaricum backup`: everything a server keeps, in one file, while it goes on serving."""

from __future__ import annotations

import argparse
from pathlib import Path

from barbaricum.cli.files import demand_folder
from barbaricum.cli.problems import problem, reason
from barbaricum.cli.settings import chosen, kept_at
from barbaricum.server import private
from barbaricum.server.archive.packing import pack
from barbaricum.server.clock import SYSTEM
from barbaricum.texts import Texts


def configure(parser: argparse.ArgumentParser) -> None:
    """Into which file, and from where."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--settings", metavar="FILE")
    parser.add_argument("--data", metavar="DIR")
    parser.add_argument("--replace", action="store_true")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """The file is whole or not there; one that is there stays unless it may be replaced."""
    private.begin()
    target = Path(args.file)
    demand_folder(target)
    folder = kept_at(chosen(args, texts))
    if target.exists() and not args.replace:
        raise problem("file-exists", file=target)
    try:
        settings = Path(args.settings) if args.settings else None
        manifest = pack(folder, target, SYSTEM.now(), settings)
    except OSError as error:
        raise problem("backup-failed", file=target, reason=reason(error, texts)) from error
    files, size = len(manifest.files), target.stat().st_size
    print(texts.say("backup-done", file=target, files=files, size=size))
    return 0
