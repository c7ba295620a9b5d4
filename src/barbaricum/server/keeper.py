"""One server for one folder: who listens to a table is known in the memory of its process only."""

from __future__ import annotations

import sys
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from barbaricum.server.refusals import NotNow

LOCK: Final = "server.lock"
NOTE: Final = "server-address.txt"
"""A file of its own: elsewhere than on Unix a locked one could not be read."""
LONGEST: Final = 200

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Keeper:
    """Keeps a folder for this process; the system lets it go when the process ends, however."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._note = folder / NOTE
        self._file = (folder / LOCK).open("a")
        try:
            _lock(self._file.fileno())
        except OSError:
            self._file.close()
            raise NotNow("folder-taken", folder=str(folder), address=self._read()) from None

    def tell(self, address: str) -> None:
        """Note where this server is, for whoever comes second."""
        self._note.write_text(address, "utf-8")

    def _read(self) -> str:
        """Where the other server said it is."""
        return self._note.read_text("utf-8")[:LONGEST] if self._note.is_file() else "?"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
