"""The server as a process that can be killed and started again at the same address."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


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
        self.process.kill()
        self.process.communicate()

    def rise(self) -> None:
        self.process = self._started()
