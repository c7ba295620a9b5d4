"""Hints over HTTP: for whoever has to decide, from the own view, in nobody's way."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from barbaricum import games
from barbaricum.bots.search import Budget
from barbaricum.core.errors import StaleAction
from barbaricum.server import migrate, persons
from barbaricum.server.advice import Advice
from barbaricum.server.commands import Act, NewSeat, NewTable, Start
from barbaricum.server.companions import Companions
from barbaricum.server.house import House
from barbaricum.server.jobs import Runner
from barbaricum.server.limits import Limit, Limits
from barbaricum.server.making import again, make
from barbaricum.server.minds import Minds
from barbaricum.server.people import Actor, Meta
from barbaricum.server.persons import Browser
from barbaricum.server.refusals import NotNow, TooFast
from barbaricum.server.storage import Storage
from barbaricum.server.table import Table, ledger_of
from tests.server.running import HUMAN, OPEN, PLENTY, Json, Running, bot, running, two_players

FEW = Budget(12)
BROWSER = Browser("0" * 64)
HANGS = "import time; input(); time.sleep(60)"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose advisers think little, always equally much."""
    with running(tmp_path_factory.mktemp("hints") / "tables.sqlite", hints=FEW) as server:
        yield server


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]["code"]


@pytest.mark.parametrize("game", games.names())
def test_whoever_has_to_decide_is_told_the_best_few_actions(quick: Running, game: str) -> None:
    ana, _bert = two_players(quick, game)
    legal = {action["text"]: action for action in ana.position()["legal"]}
    found = ana.get("/hint").json()
    assert found["number"] == ana.position()["number"]
    assert 1 <= len(found["hints"]) <= 3
    for hint in found["hints"]:
        action = legal[hint["text"]]
        assert hint["path"] == action["path"]
        assert hint["label"]
        assert 0 <= hint["chance"] <= 1
        assert hint["why"] == "" or hint["why"].endswith(".")
        assert "points" not in hint


def test_the_same_position_gives_the_same_hint_in_the_readers_language(quick: Running) -> None:
    ana, _bert = two_players(quick)
    english, french = ana.get("/hint").json(), ana.get("/hint", lang="fr", seat=0).json()
    assert [hint["text"] for hint in english["hints"]] == [h["text"] for h in french["hints"]]
    assert [hint["why"] for hint in english["hints"]] != [h["why"] for h in french["hints"]]


def test_only_whoever_has_to_decide_is_told(quick: Running) -> None:
    ana, bert = two_players(quick)
    olga = quick.client()
    olga.table = ana.table
    assert code(bert.get("/hint")) == (409, "not-your-turn")
    assert code(bert.get("/hint", seat=0)) == (403, "not-your-seat")
    assert code(olga.get("/hint")) == (409, "not-your-turn")
    assert code(olga.get("/hint", seat=0)) == (403, "not-your-seat")


def test_of_two_seats_at_one_device_only_the_one_to_act_is_advised(quick: Running) -> None:
    ana = quick.client()
    ana.create(HUMAN, {"kind": "hot-seat", "name": "Bert"}, options={"first": "seat"})
    ana.do("start")
    assert code(ana.get("/hint", seat=1)) == (409, "not-your-turn")
    assert ana.get("/hint", seat=0).status_code == 200
    assert ana.get("/hint").status_code == 200


def test_a_seat_for_which_a_bot_stands_in_has_its_adviser_already(quick: Running) -> None:
    ana, bert = two_players(quick)
    ana.do("stand-in", seat=0, bot="greedy")
    answer = ana.get("/hint")
    assert code(answer) in [(409, "bot-plays"), (409, "not-your-turn")]
    assert bert.position()["seat"] == 1


def test_a_host_can_forbid_hints_for_this_table_and_the_next(quick: Running) -> None:
    ana = quick.client("de")
    table = ana.create(HUMAN, bot("greedy"), options={"first": "seat"}, hints=False)
    ana.do("start")
    assert table["hints"] is False
    refused = ana.get("/hint")
    assert code(refused) == (409, "hints-forbidden")
    assert refused.json()["problem"]["sentence"].startswith("Wer diesen Tisch eröffnet hat")
    meta = make(
        NewTable(game="attila", name="Ana", seats=[NewSeat(kind="human")] * 2, hints=False), BROWSER
    )
    assert again(meta, "next", meta.actor(BROWSER.session), 0).hints is False


def test_before_and_after_the_game_there_is_nothing_to_advise(quick: Running) -> None:
    ana = quick.client()
    assert ana.create(HUMAN, OPEN)["hints"] is True
    assert code(ana.get("/hint")) == (409, "not-started")


def test_whoever_asks_too_often_waits(tmp_path: Path) -> None:
    limits = Limits(PLENTY, PLENTY, PLENTY, hints=Limit(burst=1, rate=0))
    with running(tmp_path / "tables.sqlite", hints=FEW, limits=limits) as server:
        ana, _bert = two_players(server)
        assert ana.get("/hint").status_code == 200
        assert code(ana.get("/hint")) == (429, "too-fast")


def a_table() -> Table:
    seats = [NewSeat(kind="human"), NewSeat(kind="bot", bot="random")]
    meta = make(
        NewTable(game="attila", name="Ana", seats=seats, options={"first": "seat"}), BROWSER
    )
    table = Table(meta, ledger_of(meta, ()))
    table.ledger.append(table.ledger.chance(table.ledger.state))
    return table


def adviser(script: str, patience: float = 20) -> Advice:
    return Advice(Minds(1, patience, (sys.executable, "-c", script)), PLENTY, FEW)


@pytest.mark.parametrize("script", ["raise SystemExit", "input(); print('?', flush=True)", HANGS])
def test_an_adviser_that_fails_is_no_fault_of_the_player(script: str) -> None:
    async def run() -> None:
        advice = adviser(script, patience=0.5)
        try:
            with pytest.raises(NotNow, match="No hint was found in time"):
                await advice.hints(a_table(), 0, "ana", "en")
        finally:
            await advice.stop()

    asyncio.run(run())


def test_whoever_asks_twice_waits_for_the_same_thought() -> None:
    script = "input(); print('[]', flush=True); input(); print('null', flush=True)"

    async def run() -> list[Json]:
        advice, table = adviser(script), a_table()
        try:
            return await asyncio.gather(*(advice.hints(table, 0, who, "en") for who in "ab"))
        finally:
            await advice.stop()

    assert [answer.hints for answer in asyncio.run(run())] == [[], []]


def test_a_hint_for_a_position_that_is_past_is_refused_and_so_is_the_next_one_meanwhile() -> None:
    async def run() -> None:
        advice, table = adviser("input(); print('[]', flush=True)"), a_table()
        late = asyncio.create_task(advice.hints(table, 0, "ana", "en"))
        await asyncio.sleep(0)
        table.ledger.append(table.ledger.follow(0, legal(table)))
        try:
            with pytest.raises(TooFast):
                await advice.hints(table, 0, "ana", "en")
            with pytest.raises(StaleAction):
                await late
        finally:
            await advice.stop()

    asyncio.run(run())


def test_players_and_bots_go_on_while_an_adviser_thinks(tmp_path: Path) -> None:
    """The adviser never answers; Ana decides all the same, and the bot after her."""

    async def run() -> int:
        storage = Storage(tmp_path / "tables.sqlite")
        house, advice = House(storage), adviser(HANGS)
        companions, jobs = Companions(house, Minds(1)), Runner(storage, house.clock)
        await companions.begin(jobs)
        jobs.start()
        meta = a_table().meta
        await storage.write(lambda connection: persons.open_table(connection, meta, BROWSER))
        await house.carry_out(meta.id, ana, Start(id="a"))
        table = await house.look(meta.id)
        asked = asyncio.create_task(advice.hints(table, 0, "ana", "en"))
        await asyncio.sleep(0)
        while table.ledger.to_act == 0:
            act = Act(id=f"n{table.ledger.number}", number=table.ledger.number, text=legal(table))
            await house.carry_out(meta.id, ana, act)
        async with asyncio.timeout(20):
            while table.ledger.to_act != 0:
                await asyncio.sleep(0.01)
        assert not asked.done()
        await jobs.stop()
        await companions.stop()
        await advice.stop()
        await asyncio.gather(asked, return_exceptions=True)
        storage.close()
        return table.ledger.number

    assert asyncio.run(run()) > 2


def ana(meta: Meta) -> Actor:
    return meta.actor(BROWSER.session)


def legal(table: Table) -> str:
    """The last of the legal actions, so that a turn comes to its end."""
    return table.game.text(table.game.legal(table.ledger.state)[-1])


def test_the_tables_there_were_before_allow_hints(tmp_path: Path) -> None:
    """A file of the first form, with a table in it, is brought to the form of today."""
    engine = create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
    values = "'t', 'T', 'attila', '1', '1', '{}', 'private', 'over', 'h', x'00', 'c', 0"
    columns = (
        "id, title, game, rules, data, options, visibility, status, host, secret, 'commit', created"
    )
    with engine.begin() as connection:
        migrate.upgrade(connection, "0001")
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))
        migrate.upgrade(connection)
        assert connection.scalars(text("SELECT hints FROM tables")).all() == [1]
    engine.dispose()
