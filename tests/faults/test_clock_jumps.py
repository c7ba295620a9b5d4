"""The clock of the machine is set, a day on or an hour back: nobody waits for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from barbaricum.server.clock import DAY, HOUR, SECOND
from tests.faults.edges import Orders
from tests.faults.homes import Home, new_home
from tests.faults.judge import served
from tests.faults.nursery import Born
from tests.faults.scenes import (
    DAYS,
    Stage,
    begun,
    bots_turn,
    command,
    decision,
    next_to_act,
    to_a_bot,
)

MOST = 3 * DAY
"""Two days, and one that was saved."""
JUMPS = {"a day on": DAY // SECOND, "an hour back": -HOUR // SECOND}


def living(home: Home) -> Born:
    return Born(home.folder, *home.options, orders=Orders(hands=home.hands))


@pytest.mark.parametrize("jump", JUMPS.values(), ids=JUMPS)
def test_a_bot_that_is_waited_for_when_the_clock_is_set_plays_all_the_same(
    jump: int, tmp_path: Path
) -> None:
    """Its job was due by the old clock; by the new one it would be due in an hour."""
    with new_home(tmp_path / "home", None) as home:
        stage = Stage(home)
        with Born(home.folder, "--no-work", orders=Orders(hands=home.hands)) as server:
            to_a_bot(stage, server)
            assert command(stage)
        home.turn(jump)
        with living(home) as server:
            stage.enter(server)
            assert bots_turn(stage)
            served(stage.clients[0], home)
        stage.judge.look_at(home)


@pytest.mark.parametrize("jump", JUMPS.values(), ids=JUMPS)
def test_while_a_server_runs_its_clock_is_set_and_the_game_goes_on(
    jump: int, tmp_path: Path
) -> None:
    with new_home(tmp_path / "home", None) as home:
        stage = Stage(home)
        with living(home) as server:
            ana = begun(stage, server, pace=DAYS)
            home.turn(jump)
            for _ in range(6):
                stage.judge.do(ana, "act", **decision(ana))
            shown = ana.get("").json()["time"]
            served(ana, home)
        stage.judge.look_at(home)
    assert shown["expired"] == []
    assert all(0 < left <= MOST for left in shown["left"])
    assert shown["running"] is not None


def test_bots_go_on_playing_while_the_clock_is_set_to_and_fro(tmp_path: Path) -> None:
    with new_home(tmp_path / "home", None) as home:
        stage = Stage(home)
        with living(home) as server:
            to_a_bot(stage, server)
            for jump in JUMPS.values():
                assert bots_turn(stage)
                home.turn(jump)
                ana = stage.clients[0]
                while next_to_act(stage, asked := decision(ana)) == 0:
                    stage.judge.do(ana, "act", **asked)
                stage.judge.do(ana, "act", **asked)
            assert bots_turn(stage)  # while a bot plays, there is no moment to compare
            served(stage.clients[0], home)
        stage.judge.look_at(home)
