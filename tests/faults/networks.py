"""Networks of our own: a namespace for each machine, joined to one in the middle by a wire.

Nothing in them is reached from outside, nor reaches it: a client enters the namespace of the server
that it asks.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

CLONE_NEWNET: Final = 0x40000000
NAMES: Final = Path("/run/netns")
MIDDLE: Final = "10.213.75.1"


def enter(file: Path) -> None:
    """This thread is in another network from now on."""
    libc = ctypes.CDLL(None, use_errno=True)
    descriptor = os.open(file, os.O_RDONLY)
    try:
        if libc.setns(descriptor, CLONE_NEWNET) != 0:
            raise OSError(ctypes.get_errno(), "setns")
    finally:
        os.close(descriptor)


@dataclass(frozen=True)
class Machine:
    """A namespace; its wire ends in the middle."""

    name: str
    address: str
    wire: str
    middle: str

    @property
    def file(self) -> Path:
        return NAMES / self.name

    @contextmanager
    def inside(self) -> Iterator[None]:
        """Whatever this thread connects to, or begins, is there."""
        home = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
        enter(self.file)
        try:
            yield
        finally:
            enter(Path(f"/proc/self/fd/{home}"))
            os.close(home)

    def cut(self) -> None:
        """The wire is pulled: what is sent vanishes, nobody is told."""
        _ip("-n", self.middle, "link", "set", self.wire, "down")

    def mend(self) -> None:
        _ip("-n", self.middle, "link", "set", self.wire, "up")


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


@contextmanager
def machines(names: Sequence[str]) -> Iterator[list[Machine]]:
    """The machine in the middle, and one for each name, joined to it by a bridge."""
    tag = f"bb{os.getpid()}"
    with ExitStack() as stack:
        middle = Machine(f"{tag}-mid", MIDDLE, "", "")
        stack.enter_context(_namespace(middle.name))
        _ip("-n", middle.name, "link", "add", "bridge", "type", "bridge")
        _ip("-n", middle.name, "addr", "add", f"{MIDDLE}/24", "dev", "bridge")
        _ip("-n", middle.name, "link", "set", "bridge", "up")
        found = [middle]
        for number, name in enumerate(names, 2):
            address = MIDDLE.rpartition(".")[0] + f".{number}"
            one = Machine(f"{tag}-{name}", address, f"to-{name}", middle.name)
            stack.enter_context(_namespace(one.name))
            _join(one)
            found.append(one)
        yield found


def _join(one: Machine) -> None:
    """Both ends of the wire."""
    _ip(
        "-n", one.middle, "link", "add", one.wire, "type", "veth", "peer", "wire", "netns", one.name
    )
    _ip("-n", one.middle, "link", "set", one.wire, "master", "bridge", "up")
    _ip("-n", one.name, "addr", "add", f"{one.address}/24", "dev", "wire")
    _ip("-n", one.name, "link", "set", "wire", "up")


@contextmanager
def _namespace(name: str) -> Iterator[None]:
    _ip("netns", "add", name)
    try:
        _ip("-n", name, "link", "set", "lo", "up")
        yield
    finally:
        _ip("netns", "del", name)
