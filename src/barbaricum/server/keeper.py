"""One server for one folder: who listens to a table is known in the memory of its process only."""

from __future__ import annotations

import sys
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from barbaricum.server.private import hand_over
from barbaricum.server.refusals import NotNow

LOCK: Final = "server.lock"
NOTE: Final = "server-address.txt"
"""A file of its own: elsewhere than on Unix a locked one could not be read."""
LONGEST: Final = 500

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def noted(folder: Path) -> list[str]:
    """What the last server of a folder noted: where it listened, and its public address."""
    note = folder / NOTE
    return note.read_text("utf-8")[:LONGEST].split() if note.is_file() else []


class Keeper:
    """Keeps a folder for this process; the system lets it go when the process ends, however."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._folder, self._note = folder, folder / NOTE
        self._file = (folder / LOCK).open("a")
        hand_over(folder, folder / LOCK)
        try:
            _lock(self._file.fileno())
        except OSError:
            self._file.close()
            raise NotNow("folder-taken", folder=str(folder), address=self._read()) from None

    def tell(self, address: str, public: str) -> None:
        """Note where this server listens, and at what address players find it."""
        self._note.write_text(f"{address}\n{public}\n", "utf-8")
        hand_over(self._folder, self._note)

    def _read(self) -> str:
        """Where the other server said that it listens."""
        return (noted(self._folder) or ["?"])[0]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
