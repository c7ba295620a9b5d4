"""The rules pages: whole, by chapter, or one numbered rule."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import barbaricum
from barbaricum.core.errors import BarbaricumError

_RULE: Final = re.compile(r"^- \*\*(?P<number>[A-Z]\d+\.\d+)\*\*")
_RULER: Final = re.compile(r"\|[ |-]+\|$")
"""What Markdown puts under the head of a table."""
_CHAPTER: Final = re.compile(r"^## (?P<number>[A-Z]\d+)\b")


class UnknownRule(BarbaricumError):
    """There is no rule of that number."""


def page(game: str, language: str) -> str:
    """The rules of a game in a language, as Markdown; in English if they are not translated."""
    translated = _folder().joinpath(f"{game}.{language}.md")
    wanted = translated if translated.is_file() else _folder().joinpath(f"{game}.md")
    return wanted.read_text("utf-8")


def _folder() -> Traversable:
    """The pages of the checkout this package runs from, else those inside the package."""
    package = Path(barbaricum.__file__).parent
    checkout = package.parent.parent / "docs" / "rules"
    if package.parent.name == "src" and checkout.is_dir():
        return checkout
    return files("barbaricum").joinpath("rules")


def passage(game: str, language: str, number: str) -> str:
    """A rule (A3.2) or a chapter (A3) of the page; UnknownRule if there is none."""
    wanted = number.upper()
    lines = page(game, language).splitlines()
    start = next((at for at, line in enumerate(lines) if _number(line) == wanted), None)
    if start is None:
        raise UnknownRule("unknown-rule", game=game, number=number)
    end = next((at for at in range(start + 1, len(lines)) if _stops(wanted, lines[at])), len(lines))
    return "\n".join(lines[start:end]).strip()


def _number(line: str) -> str | None:
    """The rule or chapter that begins in this line."""
    found = _RULE.match(line) or _CHAPTER.match(line)
    return found["number"] if found else None


def _stops(wanted: str, line: str) -> bool:
    """Whether the line is no longer part of it: a heading, or for a rule the next one."""
    return line.startswith("## ") or ("." in wanted and _RULE.match(line) is not None)


def paragraphs(markdown: str) -> list[str]:
    """The page for a plain terminal: paragraphs in one line each, without the marks of Markdown."""
    result: list[str] = []
    for line in markdown.splitlines():
        if _RULER.match(line):
            continue
        plain = line.replace("**", "").replace("`", "").replace("*", "").strip()
        plain = " · ".join(map(str.strip, plain.strip("|").split("|")))
        goes_on = line.startswith("  ") and not line.lstrip().startswith("- ")
        if result and result[-1] and plain and (goes_on or _is_prose(line)):
            result[-1] += f" {plain}"
        else:
            indent = "  " if line.startswith("  ") else ""
            result.append(indent + plain.lstrip("#").strip().removeprefix("- "))
    return result


def _is_prose(line: str) -> bool:
    """Whether a line can go on a paragraph: no heading, no item, no row of a table."""
    return not line.lstrip().startswith(("#", "- ", "|"))
