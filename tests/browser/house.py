"""The server as a process that can be killed and started again at the same address."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.ports import free_port


class House:
    """`barbaricum serve` with a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = self._started()

    def _started(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "barbaricum", "serve", "--port", str(self.port)]
        process = subprocess.Popen(
            [*command, "--data", str(self.folder)], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        assert process.stdout.readline()
        return process

    def kill(self) -> None:
        """Kill it, if that was not done before."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def rise(self) -> None:
        self.process = self._started()
