"""What a browser is called in the list of one's devices."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""What stands in the words of a browser and what it is; the first that is found counts."""

SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_name(words: str) -> str:
    """Such as `Firefox, Android`: no more of the browser's own words is kept."""
    found = (_first(BROWSERS, words), _first(SYSTEMS, words))
    return ", ".join(name for name in found if name)


def _first(names: tuple[tuple[str, str], ...], words: str) -> str:
    return next((name for sign, name in names if sign in words), "")
