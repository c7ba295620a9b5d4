"""Which version this is: it changes with every commit, so an upgrade always installs something new.

The build of a wheel runs this file by itself, before the package can be imported: it uses the
standard library only and nothing of the package. A version reads
`0.1.0.post20261118183002+g1a2b3c4d5e6f`: the release, the time of the commit, the commit. Sources
that are not as committed end in a digest of what they are instead: `….d0123456789`.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Final

RELEASE: Final = "0.1.0"
ROOT: Final = Path(__file__).resolve().parents[2]
"""The checkout, if this file is in one."""
SOURCES: Final = ("src", "docs/rules", "web", "pyproject.toml")
"""What a wheel is made from."""
MADE: Final = frozenset({"__pycache__", "node_modules", "static"})
LAST: Final = ("log", "-1", "--format=%cd %h", "--date=format-local:%Y%m%d%H%M%S", "--abbrev=12")


@cache
def version() -> str:
    """The version of this checkout as it is now, else that of the wheel that was installed."""
    if (ROOT / "pyproject.toml").is_file():
        return of_sources(ROOT)
    return metadata.version("barbaricum")


def commit(full: str) -> str | None:
    """The commit that a version names; None if it was built without one."""
    local = full.partition("+")[2]
    return local[1:] if local.startswith("g") else None


def of_sources(root: Path) -> str:
    """The version of a checkout; without git, or without its history, what the sources are."""
    last = _git(root, *LAST) if (root / ".git").exists() else ""
    if not last:
        return f"{RELEASE}+d{_digest(root)}"
    moment, name = last.split()
    changed = f".d{_digest(root)}" if _git(root, "status", "--porcelain", "--", *SOURCES) else ""
    return f"{RELEASE}.post{moment}+g{name}{changed}"


def _git(root: Path, *words: str) -> str:
    """What git says about a checkout of any owner; nothing if there is no git."""
    command = ("git", "-c", f"safe.directory={root}", *words)
    settings = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    try:
        asked = subprocess.run(
            command, cwd=root, env=settings | {"TZ": "UTC"}, capture_output=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return asked.stdout.decode("utf-8", "replace").strip()


def _digest(root: Path) -> str:
    """The same sources have the same digest, on every machine."""
    digest = hashlib.sha256()
    for place in SOURCES:
        start = root / place
        for file in sorted(start.rglob("*")) if start.is_dir() else [start]:
            name = file.relative_to(root)
            if file.is_file() and not MADE.intersection(name.parts):
                digest.update(f"{name.as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:10]
