"""Which language the reader wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.core.errors import BarbaricumError

LANGUAGES: Final = ("en", "fr", "de")


class UnknownLanguage(BarbaricumError):
    """Nobody here speaks that language."""


def chosen(asked: str | None, environment: Mapping[str, str]) -> str:
    """What was asked for, else BARBARICUM_LANG, else the language of the system, else English."""
    wish = asked or environment.get("BARBARICUM_LANG")
    if wish:
        return known(wish)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            name = _plain(environment[variable])
            return name if name in LANGUAGES else "en"
    return "en"


def known(wish: str) -> str:
    """The language of that name; UnknownLanguage if there is none."""
    name = _plain(wish)
    if name not in LANGUAGES:
        listed = ", ".join(LANGUAGES)
        raise UnknownLanguage("unknown-language", name=wish, known=listed)
    return name


def _plain(name: str) -> str:
    """`fr_CA.UTF-8` is `fr`."""
    return name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
