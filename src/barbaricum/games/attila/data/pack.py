"""Whether a data pack can be played with: the provinces and their borders."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from barbaricum.core.errors import InvalidData

Json = Any  # a pack is JSON until it is checked here
NAME: Final = re.compile(r"[a-z][a-z_]*\Z")
MOST: Final = 40
"""More provinces than this would make the tables of legal actions too large."""


def check(pack: Json) -> None:
    """Raise InvalidData for the first thing that is wrong, with the place where it is."""
    if not isinstance(pack, Mapping) or not isinstance(pack.get("version"), str):
        raise _wrong("pack-version", where="version")
    entries = pack.get("provinces")
    if not isinstance(entries, list) or not 1 <= len(entries) <= MOST:
        raise _wrong("pack-provinces", where="provinces", most=MOST)
    for at, entry in enumerate(entries):
        check_form(entry, f"provinces[{at}]")
    names = [entry["id"] for entry in entries]
    for at, name in enumerate(names):
        if name in names[:at]:
            raise _wrong("pack-twice", where=f"provinces[{at}]", name=name)
    for at, entry in enumerate(entries):
        check_borders(entry, {other["id"]: other for other in entries}, f"provinces[{at}]")
    check_reach(entries)


def check_form(entry: Json, where: str) -> None:
    """A province has an id, a name, a side of the red line, and borders."""
    if not isinstance(entry, Mapping):
        raise _wrong("pack-entry", where=where)
    if not isinstance(entry.get("id"), str) or not NAME.match(entry["id"]):
        raise _wrong("pack-id", where=f"{where}.id")
    if not isinstance(entry.get("name"), str) or not entry["name"].strip():
        raise _wrong("pack-name", where=f"{where}.name")
    if not isinstance(entry.get("northern"), bool):
        raise _wrong("pack-northern", where=f"{where}.northern")
    for key in ("land", "sea"):
        if not _is_names(entry.get(key)):
            raise _wrong("pack-borders", where=f"{where}.{key}")


def _is_names(value: Json) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def check_borders(entry: Json, by_name: Mapping[str, Json], where: str) -> None:
    """A10.2 Borders lead to other provinces, and from there back."""
    for key in ("land", "sea"):
        for name in entry[key]:
            if name not in by_name or name == entry["id"]:
                raise _wrong("pack-unknown", where=f"{where}.{key}", name=name)
            if entry["id"] not in by_name[name][key]:
                raise _wrong("pack-one-way", where=f"{where}.{key}", name=name, back=entry["id"])


def check_reach(entries: Iterable[Json]) -> None:
    """A10.1, A10.2 There is a north, and every province can be reached from it."""
    by_name = {entry["id"]: entry for entry in entries}
    reached = [name for name, entry in by_name.items() if entry["northern"]]
    if not reached:
        raise _wrong("pack-no-north", where="provinces")
    for name in reached:
        beside = (*by_name[name]["land"], *by_name[name]["sea"])
        reached += [other for other in beside if other not in reached]
    for at, name in enumerate(by_name):
        if name not in reached:
            raise _wrong("pack-out-of-reach", where=f"provinces[{at}]", name=name)


def _wrong(code: str, **values: Json) -> InvalidData:
    return InvalidData(code, **values)
