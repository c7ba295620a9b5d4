"""The disk is full: a clear refusal, nothing lost, and all goes on when there is room again."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.faults.homes import Home
from tests.faults.judge import served
from tests.faults.nursery import Born
from tests.faults.scenes import Stage, begun, decision
from tests.server.running import Json

pytestmark = pytest.mark.root

ROOM = 6 * 1024 * 1024


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of its own, which only root may mount."""
    folder.mkdir()
    subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "barbaricum-test", str(folder)], check=True
    )
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def fill(disk: Path) -> Path:
    """The last byte of it."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            try:
                while file.write(b"x" * size) == size:
                    pass
            except OSError:
                continue
    return filler


def refused(stage: Stage) -> Json:
    """Decisions until one is refused for want of room; its id and what was asked."""
    ana = stage.clients[0]
    for _ in range(200):
        asked = {"id": next(ana.ids), **decision(ana)}
        answer = stage.judge.ask(ana, "act", **asked)
        assert answer is not None
        if answer.status_code != 201:
            assert (answer.status_code, answer.json()["problem"]["code"]) == (503, "storage-away")
            return asked
    raise AssertionError("there was always room")


def test_a_full_disk_refuses_moves_and_loses_none(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        home = Home(disk)
        home.hands.write_text("0", "utf-8")
        stage = Stage(home)
        with Born(disk, complaints=tmp_path / "complaints") as server:
            ana = begun(stage, server)
            for _ in range(5):
                stage.judge.do(ana, "act", **decision(ana))
            filler = fill(disk)
            asked = refused(stage)
            shown = ana.get("/events", after=0).json()["number"]
            again = stage.judge.ask(ana, "act", **asked)
            assert again is not None
            assert again.status_code == 503
            assert ana.get("/events", after=0).json()["number"] == shown == asked["number"]
            os.truncate(filler, 0)
            stage.judge.do(ana, "act", **asked)
            served(ana, home)
        filler.unlink()
        stage.judge.look_at(home)
        with Born(disk, complaints=tmp_path / "complaints") as server:
            served(stage.enter(server), home)


def test_a_server_killed_on_a_full_disk_comes_back_with_all_that_was_answered(
    tmp_path: Path,
) -> None:
    with small_disk(tmp_path / "disk") as disk:
        home = Home(disk)
        stage = Stage(home)
        with Born(disk, complaints=tmp_path / "complaints") as server:
            begun(stage, server)
            filler = fill(disk)
            asked = refused(stage)
            server.kill()
        filler.unlink()
        with Born(disk, complaints=tmp_path / "complaints") as server:
            stage.judge.do(stage.enter(server), "act", **asked)
            served(stage.clients[0], home)
        stage.judge.look_at(home)
