"""Reading the settings file to the letter: what is not understood is refused by its name."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Final

import msgspec

from barbaricum.server.refusals import ServerRefusal
from barbaricum.server.settings.forms import Configuration, Section
from barbaricum.server.settings.samples import sample

UNKNOWN: Final = re.compile(r"Object contains unknown field `(?P<key>[^`]*)`")
PLACE: Final = re.compile(r" - at `\$\.(?P<place>[^`\[]*)[^`]*`$")
BROKEN: Final = re.compile(r"\(at line (?P<line>\d+), column (?P<column>\d+)\)$")

Look = Callable[[str], str]
"""The text of a file."""
Wants = Callable[[str, str], bool]
"""Whether the secret of a section and key is wanted."""


class WrongSettings(ServerRefusal):
    """The settings file cannot be used; which key is wrong, and in which file."""

    status = 400


def understood(text: str, file: str) -> Configuration:
    """The settings of a file, or what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(text), Configuration)
    except tomllib.TOMLDecodeError as error:
        found = BROKEN.search(str(error))
        line, column = (found["line"], found["column"]) if found else ("?", "?")
        raise WrongSettings("settings-broken", file=file, line=line, column=column) from None
    except msgspec.ValidationError as error:
        raise _wrong(str(error), file) from None


def _wrong(said: str, file: str) -> WrongSettings:
    """What msgspec says, in a sentence of ours."""
    place = PLACE.search(said)
    path = place["place"].split(".") if place else []
    unknown = UNKNOWN.match(said)
    if unknown:
        key = ".".join([*path, unknown["key"]])
        return WrongSettings("setting-unknown", key=key, file=file)
    return WrongSettings("setting-wrong", key=".".join(path), file=file, sample=sample(path))


def with_secrets(
    configuration: Configuration,
    environment: Mapping[str, str],
    look: Look,
    wanted: Collection[str] | None = None,
) -> Configuration:
    """The same with every secret filled in that stands in a file of its own or in the environment.

    A file wins over the environment, and what stands in the settings themselves over both. If only
    some are wanted, such as `server.database`, no file of another one is opened.
    """

    def wants(section: str, key: str) -> bool:
        return wanted is None or f"{section}.{key}" in wanted

    parts = {name: getattr(configuration, name) for name in configuration.__struct_fields__}
    filled = {name: _filled(name, part, environment, look, wants) for name, part in parts.items()}
    return msgspec.structs.replace(configuration, **filled)


def _filled(
    name: str, part: Section, environment: Mapping[str, str], look: Look, wants: Wants
) -> Section:
    found: dict[str, str] = {}
    for key in filter(partial(wants, name), secrets(part)):
        file = getattr(part, f"{key}_file")
        if getattr(part, key) is None and file is not None:
            found[key] = look(file).strip()
        elif getattr(part, key) is None and (word := environment.get(variable(name, key))):
            found[key] = word
    return _checked(name, msgspec.structs.replace(part, **found))


def _checked(name: str, part: Section) -> Section:
    """A secret from elsewhere has to be as good as one in the file."""
    try:
        return msgspec.convert(msgspec.to_builtins(part), type(part))
    except msgspec.ValidationError as error:
        raise _wrong(str(error).replace("`$.", f"`$.{name}."), name) from None


def secrets(part: Section) -> tuple[str, ...]:
    """The keys of a section that nobody shall read over a shoulder."""
    keys = part.__struct_fields__
    return tuple(key for key in keys if f"{key}_file" in keys)


def variable(section: str, key: str) -> str:
    """The name of a secret in the environment: `BARBARICUM_ADMIN_PASSWORD`."""
    return f"BARBARICUM_{section}_{key}".upper()
