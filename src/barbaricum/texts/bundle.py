"""Loading the .ftl files: every folder `texts` of the package has one for each language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource


@cache
def bundle(language: str) -> FluentBundle:
    """All texts of a language."""
    result = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        result.add_resource(FluentResource(source.read_text("utf-8")))
    return result


def sources(language: str) -> list[Traversable]:
    """The .ftl files of a language, in a stable order."""
    return list(_below(files("barbaricum"), f"{language}.ftl"))


def _below(folder: Traversable, name: str) -> Iterator[Traversable]:
    """The files of that name in folders called `texts`, at whatever depth."""
    for child in sorted(folder.iterdir(), key=lambda child: child.name):
        if child.is_dir() and child.name not in ("rules", "__pycache__"):
            yield from _below(child, name)
        elif child.name == name and folder.name == "texts":
            yield child
