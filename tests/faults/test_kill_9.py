"""kill -9 between any two statements: what was answered stands, what is sent again is done once."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.faults.edges import Orders
from tests.faults.homes import new_home
from tests.faults.judge import free, served
from tests.faults.nursery import Born
from tests.faults.scenes import SCENES, Scene, Stage
from tests.services.postgres import postgres

EVERY: Final = int(os.environ.get("BARBARICUM_FAULTS", "0"))
"""1 is every edge, as `dev.py faults` has it, 5 every fifth; without it there are one or two."""
QUICKLY: Final = ("move", "rated-end")
"""The scenes that are tried on PostgreSQL too when there is little time."""
LEASE: Final = 90
"""Seconds after which nobody believes any more that the dead are working."""


@contextmanager
def living(stage: Stage, deadly: int = 0) -> Iterator[Born]:
    """A server in a home, who dies at an edge."""
    home = stage.home
    orders = Orders(home.armed, deadly, home.hands)
    with Born(home.folder, *home.options, orders=orders) as server:
        stage.enter(server)
        yield server


def trail(template: Stage, scene: Scene) -> list[str]:
    """What happens at each edge, if nobody dies."""
    with template.home.copied() as home:
        stage = template.on(home)
        with living(stage):
            home.armed.touch()
            assert scene.act(stage)
            found = home.armed.read_text("utf-8").splitlines()
        stage.judge.look_at(home)
    return found


def killed_at(template: Stage, scene: Scene, edge: int) -> None:
    """One death, one new life, and the judgement."""
    with template.home.copied() as home:
        stage = template.on(home)
        with living(stage, edge) as server:
            home.armed.touch()
            finished = scene.act(stage)
            home.armed.unlink()
            assert finished or server.dies(10), "nobody answered, but nobody died"
        if home.address is not None:
            home.turn(LEASE)
        with living(stage):
            assert scene.act(stage), "the next server did not answer"
            served(stage.clients[0], home)
        stage.judge.look_at(home)
        assert free(home)


def chosen(edges: Sequence[str], name: str) -> list[int]:
    """All, or those around the last COMMIT: the change is not there yet, or nobody knows of it."""
    if EVERY:
        return list(range(1, len(edges) + 1, EVERY))
    last = max(number for number, what in enumerate(edges, 1) if what == "COMMIT")
    return [last, last + 1] if name == "move" else [last + 1]


CASES: Final[list[tuple[str, str]]] = [("sqlite", name) for name in SCENES] + [
    ("postgres", name) for name in (SCENES if EVERY else QUICKLY)
]


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        pytest.param(*case, marks=pytest.mark.postgres if case[0] == "postgres" else ())
        for case in CASES
    ],
)
def test_killed_between_any_two_statements(kind: str, name: str, tmp_path: Path) -> None:
    scene, wrong = SCENES[name], list[str]()
    with ExitStack() as stack:
        database = stack.enter_context(postgres()) if kind == "postgres" else None
        home = stack.enter_context(new_home(tmp_path / "home", database))
        stage = Stage(home)
        with Born(home.folder, *home.options, orders=Orders(hands=home.hands)) as server:
            scene.prepare(stage, server)
        edges = trail(stage, scene)
        points = chosen(edges, name)
        for edge in points:
            try:
                killed_at(stage, scene, edge)
            except AssertionError as error:
                wrong.append(f"{edge} {edges[edge - 1]}: {error}")
    print(f"{name}: {len(points)} of {len(edges)} edges")
    assert wrong == []


@pytest.mark.postgres
def test_a_worker_killed_between_any_two_statements(tmp_path: Path) -> None:
    """The server takes the move, a worker plays for the bot and dies; the next one goes on."""
    scene, wrong = SCENES["bot"], list[str]()
    with postgres() as server, new_home(tmp_path / "home", server) as home:
        stage = Stage(home)
        with Born(home.folder, *home.options, orders=Orders(hands=home.hands)) as first:
            scene.prepare(stage, first)
        edges = work_of(stage, scene, 0)
        points = chosen(edges, "bot")
        for edge in points:
            try:
                work_of(stage, scene, edge)
            except AssertionError as error:
                wrong.append(f"{edge} {edges[edge - 1]}: {error}")
    print(f"worker: {len(points)} of {len(edges)} edges")
    assert wrong == []


def work_of(template: Stage, scene: Scene, edge: int) -> list[str]:
    """A worker does what there is to do, or dies at an edge and another one does."""
    with template.home.copied() as home:
        stage, deadly = template.on(home), Orders(home.armed, edge, home.hands)
        unarmed = Orders(hands=home.hands)
        with Born(home.folder, *home.options, "--no-work", orders=unarmed) as server:
            stage.enter(server)
            with Born(home.folder, *home.options, orders=deadly, command="worker") as worker:
                home.armed.touch()
                stage.dying = lambda: not worker.lives
                finished = scene.act(stage)
                found = home.armed.read_text("utf-8").splitlines()
                home.armed.unlink()
                assert finished or worker.dies(10), "nobody died"
            home.turn(LEASE)
            stage.dying = lambda: False
            with Born(home.folder, *home.options, orders=unarmed, command="worker"):
                assert scene.act(stage)
                served(stage.clients[0], home)
        stage.judge.look_at(home)
        assert free(home)
    return found
