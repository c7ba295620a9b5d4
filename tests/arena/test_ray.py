"""`--ray` on a real cluster: two nodes of one core each, both on this machine."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from barbaricum.cli.arena.journal import Journal
from barbaricum.cli.arena.match import Match, play
from barbaricum.cli.arena.workers import on_ray
from barbaricum.cli.main import main
from barbaricum.texts import Texts

ray: Any = import_module("ray")  # its types are but half there
cluster_utils: Any = import_module("ray.cluster_utils")  # likewise
MATCH = Match("attila", ("novice", "random"), 2, 5)
NODE = {"num_cpus": 1, "object_store_memory": 80_000_000}


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[None]:
    """A cluster that is found by its address, as one of several machines would be."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        # a machine that is busy with other tests is slow
        patch.setenv("RAY_agent_register_timeout_ms", "100000")
        cluster = cluster_utils.Cluster(
            initialize_head=True, head_node_args={**NODE, "include_dashboard": False}
        )
        cluster.add_node(**NODE)
        patch.setenv("RAY_ADDRESS", cluster.address)
        yield
        ray.shutdown()
        cluster.shutdown()


@pytest.mark.usefixtures("two_nodes")
def test_a_cluster_plays_the_same_games_as_one_process() -> None:
    found = sorted(on_ray(partial(play, MATCH), range(6), 2), key=lambda one: one.number)
    assert sum(node["Alive"] for node in ray.nodes()) == 2
    assert [one.points for one in found] == [play(MATCH, number).points for number in range(6)]


@pytest.mark.usefixtures("two_nodes")
def test_an_arena_on_a_cluster_keeps_its_games(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    asked = ["arena", "attila", "--bots", "novice", "random", "--seats", "2", "--seed", "5"]
    assert main([*asked, "--games", "4", "--ray", "--keep", str(file)]) == 0
    kept = Journal(file, MATCH, Texts("en")).games
    assert sorted(one.number for one in kept) == [0, 1, 2, 3]
