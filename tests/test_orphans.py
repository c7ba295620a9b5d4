"""Nothing goes on when what started it is told to end, or is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import dev
import httpx
import pytest

from tests.patience import until


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    try:
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that nobody has asked for its status is over."""
    try:
        about = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return about.rpartition(")")[2].split()[0] != "Z"


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}api/health").status_code == 200
    except httpx.TransportError:
        return False


def test_the_server_of_dev_play_ends_when_play_is_told_to_end(tmp_path: Path) -> None:
    # Without the set-up: it would make the environment anew in which the tests run.
    program = (
        "import dev, sys; dev.set_up = dev.set_up_web = print; dev.build_page = lambda: True\n"
        "sys.exit(dev.play(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", program, "--port", "0", "--lang", "en"]
    command += ["--data", str(tmp_path / "data")]
    told = os.environ | {"BROWSER": "true"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=told, cwd=dev.ROOT
    ) as playing:
        assert playing.stdout is not None
        lines = (line.split() for line in playing.stdout)
        url = next(word for words in lines for word in words if word.startswith("http"))
        assert answers(url)
        playing.terminate()
        playing.wait()
    assert not answers(url)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_of_fuzz_sleeps_on_when_fuzz_ends(number: signal.Signals) -> None:
    command = [sys.executable, "-m", "barbaricum", "fuzz", "attila", "--games", "1000000"]
    command += ["--processes", "2"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as fuzz:
        started = until(lambda: children(fuzz.pid), lambda found: len(found) >= 3)
        fuzz.send_signal(number)
        fuzz.wait()
    assert until(lambda: [one for one in started if is_alive(one)], lambda left: not left) == []
