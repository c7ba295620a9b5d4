"""Stopped, killed, started again: nothing that was shown is lost, nothing is done twice."""

import asyncio
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from barbaricum import games
from barbaricum.core.record import Record, Row, verify
from barbaricum.server import book, persons
from barbaricum.server.commands import Act, NewSeat, NewTable, Start
from barbaricum.server.house import House
from barbaricum.server.making import make
from barbaricum.server.people import Actor, Meta
from barbaricum.server.persons import Browser
from barbaricum.server.storage import Storage
from barbaricum.server.table import revealed
from tests.server.databases import looking
from tests.server.ears import Ear
from tests.server.process import Process
from tests.server.running import HUMAN, OPEN, Client, bot, running

BROWSER = Browser("0" * 64)


def rows(file: Path) -> list[tuple[int, str]]:
    """The log of the only table in a file."""
    with looking(file) as connection:
        found = connection.execute("SELECT seat, text FROM rows ORDER BY number")
        return [(row.seat, row.text) for row in found]


def play_on(client: Client) -> None:
    """One decision of this client, if it has to decide; turns are short."""
    position = client.position()
    if position["legal"]:
        rng = random.Random(position["number"])
        texts = [action["text"] for action in position["legal"]]
        hasty = "end" in texts and rng.random() < 0.7
        client.send("act", number=position["number"], text="end" if hasty else rng.choice(texts))


def begin_turn(client: Client) -> None:
    """The first thing that can be done, a card or a piece to load: after it there is more to do."""
    position = client.position()
    client.do("act", number=position["number"], text=position["legal"][0]["text"])


def wait_for_me(client: Client) -> int:
    """Wait at the socket until the bots are done; the number of rows then."""
    with Ear(client) as ear:
        position = ear.of("hello")["play"]["position"]
        while not position["legal"] and position["result"] is None:
            position = ear.of("moved")["play"]["position"]
    return int(position["number"])


def decide(client: Client, times: int) -> None:
    """So many decisions of this client, with those of the bots between them."""
    for _ in range(times):
        wait_for_me(client)
        play_on(client)
    wait_for_me(client)


@pytest.mark.parametrize("game", games.names())
def test_after_kill_9_in_mid_game_nothing_is_lost_and_nothing_is_done_twice(
    tmp_path: Path, game: str
) -> None:
    with Process(tmp_path) as first:
        ana, bert = first.client(), first.client()
        table = ana.create(HUMAN, OPEN, game=game, options={"first": "seat"})["id"]
        bert.join(table, 1)
        ana.do("start")
        begin_turn(ana)
        number, text = ana.position()["number"], ana.position()["legal"][0]["text"]
        ana.do("act", id="lost", number=number, text=text)
        before = ana.position()
        told = bert.get("/events", after=0).json()["events"]
        first.kill()
    with Process(tmp_path) as second:
        ana, bert = second.client(ana), second.client(bert)
        assert ana.position() == before
        with Ear(bert, after=5) as ear:
            assert ear.of("hello")["play"]["events"] == told[5:]
        assert ana.do("act", id="lost", number=number, text=text)["number"] == before["number"]
        assert ana.position() == before


@pytest.mark.file
@pytest.mark.parametrize("game", games.names())
def test_bots_go_on_after_kill_9_and_the_game_is_the_same(tmp_path: Path, game: str) -> None:
    """The bots and the chance of a table follow from its secret, so that games can be compared."""
    start, undisturbed, killed = (tmp_path / name for name in ("start", "undisturbed", "killed"))
    with running(start / "tables.sqlite") as server:
        ana = server.client()
        ana.create(HUMAN, bot("greedy"), bot("random"), game=game, options={"first": "seat"})
        ana.do("start")
    shutil.copytree(start, undisturbed)
    shutil.copytree(start, killed)
    with running(undisturbed / "tables.sqlite") as server:
        decide(server.client(like=ana), 6)
    for _ in range(2):
        with Process(killed) as process:
            client = process.client(ana)
            wait_for_me(client)
            play_on(client)
            play_on(client)
            process.kill()
    with running(killed / "tables.sqlite") as server:
        decide(server.client(like=ana), 3)
    logs = [rows(folder / "tables.sqlite") for folder in (undisturbed, killed)]
    shorter = min(map(len, logs))
    assert shorter > 30
    assert {1, 2} < {seat for seat, _ in logs[0][:shorter]}
    assert logs[0][:shorter] == logs[1][:shorter]


# --- Between any two steps ---


def whoever(meta: Meta) -> Actor:
    return meta.actor(BROWSER.session)


def decision(house: House, name: str) -> Act | None:
    """The next decision of a game that always goes the same way."""
    table = house.seen(name)
    assert table is not None
    ledger = table.ledger
    if ledger.to_act is None:
        return None
    rng = random.Random(ledger.number)
    action = rng.choice(ledger.game.legal(ledger.state))
    text = ledger.game.text(action)
    return Act(id=f"a{ledger.number}", number=ledger.number, text=text)


def images(file: Path) -> Iterator[Path]:
    """What lies on the disk: the database and its write-ahead log."""
    yield from (path for path in file.parent.iterdir() if path.name.startswith(file.name))


async def with_images(folder: Path, name: str, meta: Meta) -> tuple[Record, list[Path]]:
    """Play a whole game, and keep an image of the disk between any two steps."""
    file = folder / "tables.sqlite"
    storage = Storage(file)
    house = House(storage)
    kept: list[Path] = []
    try:
        await storage.write(lambda connection: persons.open_table(connection, meta, BROWSER))
        await house.carry_out(name, whoever, Start(id="start"))
        while (act := decision(house, name)) is not None:
            image = folder / f"image-{len(kept)}"
            image.mkdir()
            for path in images(file):
                shutil.copy(path, image)
            kept.append(image)
            await house.carry_out(name, whoever, act)
        return revealed(await house.look(name)), kept
    finally:
        storage.close()


async def one_more(image: Path, name: str) -> list[Row]:
    """The log after the next step from an image of the disk."""
    storage = Storage(image / "tables.sqlite")
    house = House(storage)
    try:
        await house.look(name)
        act = decision(house, name)
        assert act is not None
        table, _ = await house.carry_out(name, whoever, act)
        return table.ledger.record.log
    finally:
        storage.close()


def two_at_one_device(game: str = "attila") -> Meta:
    seats = [NewSeat(kind="human"), NewSeat(kind="hot-seat", name="Anton")]
    return make(NewTable(game=game, name="Ana", seats=seats), BROWSER)


@pytest.mark.parametrize("game", games.names())
def test_a_power_cut_between_any_two_steps_leads_to_the_same_record(
    tmp_path: Path, game: str
) -> None:
    """From each image one step on: so from any of them the whole game goes the same way."""
    meta = two_at_one_device(game)

    async def run() -> tuple[Record, list[list[Row]]]:
        expected, kept = await with_images(tmp_path, meta.id, meta)
        return expected, [await one_more(image, meta.id) for image in kept]

    expected, logs = asyncio.run(run())
    assert len(logs) > 50
    assert [log == expected.log[: len(log)] for log in logs] == [True] * len(logs)
    assert logs[-1] == expected.log
    assert verify(expected) is None


def test_a_table_of_other_rules_is_refused_and_does_not_keep_the_server_from_starting(
    tmp_path: Path,
) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ana = server.client()
        ana.create(HUMAN, bot("random"), options={"first": "seat"})
        ana.do("start")
        ana.do("stand-in", seat=0, bot="random")
    with looking(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE tables SET rules = '0.1', status = 'playing', to_act = 0")
    with running(tmp_path / "tables.sqlite") as server:
        answer = server.client(like=ana).get("")
    assert (answer.status_code, answer.json()["problem"]["code"]) == (409, "unknown-version")


@pytest.mark.parametrize("half", ["rows", "commands"])
def test_a_move_and_its_chance_are_one_transaction(tmp_path: Path, half: str) -> None:
    """Whatever part of a move cannot be written, no part of it is."""
    meta = two_at_one_device()

    async def run() -> tuple[int, int]:
        storage = Storage(tmp_path / "tables.sqlite")
        house = House(storage)
        try:
            await storage.write(lambda connection: persons.open_table(connection, meta, BROWSER))
            await storage.write(
                lambda connection: connection.exec_driver_sql(
                    f"CREATE TRIGGER broken BEFORE INSERT ON {half} "
                    "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
                )
            )
            before = await house.look(meta.id)
            with pytest.raises(Exception, match=r"moved on|disk is full"):
                await house.carry_out(meta.id, whoever, Start(id="start"))
            rows = await storage.read(lambda connection: book.read_log(connection, meta.id))
            return len(rows), before.ledger.number
        finally:
            storage.close()

    assert asyncio.run(run()) == (0, 0)
