"""What the system tells of a process; nothing where it does not tell."""

from __future__ import annotations

import os
from pathlib import Path


def computed(process: int) -> float:
    """Seconds of processor time a process has had so far; 0 where the system does not tell."""
    status = Path(f"/proc/{process}/stat")
    if not status.is_file():
        return 0.0
    fields = status.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> float:
    """The memory of a process in megabytes; 0 where the system does not tell."""
    status = Path(f"/proc/{process}/status")
    if not status.is_file():
        return 0.0
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
    return int(lines.get("VmRSS", "0").split()[0]) / 1000


def machine() -> float:
    """Seconds of processor time that all programs of the machine had together so far."""
    status = Path("/proc/stat")
    if not status.is_file():
        return 0.0
    user, nice, system, _idle, _wait, irq, soft, *_ = map(int, status.read_text().split()[1:9])
    return (user + nice + system + irq + soft) / os.sysconf("SC_CLK_TCK")
