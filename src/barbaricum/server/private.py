"""The data folder is private: only its owner can read it, and only its owner owns what is in it."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import Final

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def begin() -> None:
    """From now on this process makes files and folders for its own user alone."""
    os.umask(OTHERS)


def is_open(folder: Path) -> bool:
    """Whether other users of the machine can look into a folder."""
    return sys.platform != "win32" and bool(folder.stat().st_mode & OTHERS)


def hand_over(folder: Path, *written: Path) -> None:
    """Give what root has written in a folder to the owner of the folder, who has to use it."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    owner = folder.stat()
    for path in written:
        for one in (path, *path.rglob("*")):
            os.chown(one, owner.st_uid, owner.st_gid, follow_symlinks=False)
