"""`barbaricum settings`: what holds; and the settings of every command about a server.

Flags win over the file, the file over what holds by itself.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

import msgspec

from barbaricum.cli.problems import problem, reason
from barbaricum.server.archive.packing import DATABASE
from barbaricum.server.run import default_folder
from barbaricum.server.settings import Configuration, shown, understood, with_secrets
from barbaricum.texts import Texts

FILE: Final = "barbaricum.toml"


def configure(parser: argparse.ArgumentParser) -> None:
    """Which file, or in which folder it is looked for."""
    parser.add_argument("--settings", metavar="FILE")
    parser.add_argument("--data", metavar="DIR")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """The whole file, with comments; it can be kept and changed."""
    print(shown(chosen(args, texts), texts), end="")
    return 0


def chosen(
    args: argparse.Namespace,
    texts: Texts,
    secrets: Collection[str] | None = ("server.database",),
    **flags: Any,
) -> Configuration:
    """What holds for this command line; `flags` are keys of `[server]`, None or () if not given.

    Only a server opens all secrets (None): the password of its mail may be readable by it alone.
    """
    found = _found(args, texts)
    flags["data"] = args.data
    given = {key: value for key, value in flags.items() if value not in (None, ())}
    server = msgspec.structs.replace(found.server, **given)
    whole = msgspec.structs.replace(found, server=server)
    return with_secrets(whole, os.environ, lambda file: _read(Path(file), texts), secrets)


def folder_of(configuration: Configuration) -> Path:
    """Where the tables are kept."""
    data = configuration.server.data
    return Path(data) if data else default_folder()


def kept_at(configuration: Configuration) -> Path:
    """The folder of a database in a file; one on a server of its own has tools of its own."""
    folder = folder_of(configuration)
    if configuration.server.database is not None:
        raise problem("not-in-a-file")
    if not (folder / DATABASE).is_file():
        raise problem("nothing-kept", folder=str(folder))
    return folder


def _found(args: argparse.Namespace, texts: Texts) -> Configuration:
    """The file that is named; else the one in the folder of the tables, if there is one."""
    if args.settings:
        return understood(_read(Path(args.settings), texts), args.settings)
    file = (Path(args.data) if args.data else default_folder()) / FILE
    return understood(_read(file, texts), str(file)) if file.is_file() else Configuration()


def _read(file: Path, texts: Texts) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise problem("unreadable", file=file, reason=reason(error, texts)) from error
    except UnicodeDecodeError as error:
        raise problem("settings-not-text", file=file) from error
