"""Anything from anybody in any order: the table refuses or obeys, and its log stays true."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from barbaricum.core.chance import Luck
from barbaricum.core.errors import BarbaricumError
from barbaricum.core.record import replay
from barbaricum.server import commands, entering, outlook, persons
from barbaricum.server.house import House
from barbaricum.server.making import make
from barbaricum.server.people import Actor, Meta
from barbaricum.server.persons import Browser
from barbaricum.server.storage import Storage
from barbaricum.server.table import Table, load, record_of

BROWSERS = [Browser(letter * 64) for letter in "abc"]
"""The host with a hot-seat, another player, and an onlooker."""

Make = Callable[[random.Random, str, Table], commands.Command]


def number(rng: random.Random, table: Table) -> int:
    return max(0, table.ledger.number - rng.choice((0, 0, 0, 0, 1, 5)))


def text(rng: random.Random, table: Table) -> str:
    game, state = table.game, table.ledger.state
    legal = [game.text(action) for action in game.legal(state)]
    return rng.choice([*legal, "end", "undo", "deal goths", "rune-card calm", "nonsense"])


def row(rng: random.Random, table: Table) -> int:
    ask = table.ask()
    return ask.row if ask and rng.random() < 0.8 else rng.randrange(30)


SECRET = bytes(32)
"""With it a seed leads to the same soup every time."""
MAKES: tuple[Make, ...] = (
    *(6 * [lambda r, i, t: commands.Act(id=i, number=number(r, t), text=text(r, t))]),
    *(2 * [lambda r, i, t: commands.Undo(id=i, number=number(r, t), seat=r.choice((None, 0, 1)))]),
    lambda r, i, t: commands.Agree(id=i, row=row(r, t)),
    lambda r, i, t: commands.Refuse(id=i, row=row(r, t)),
    lambda _r, i, _t: commands.Say(id=i, text="hello"),
    lambda _r, i, _t: commands.Start(id=i),
    lambda _r, i, _t: commands.Leave(id=i),
    lambda r, i, _t: commands.StandIn(id=i, seat=r.randrange(4), bot="random"),
    lambda r, i, _t: commands.GiveBack(id=i, seat=r.randrange(4)),
    lambda r, i, _t: commands.Arrange(id=i, seat=r.randrange(4), kind="bot", bot="greedy"),
    lambda _r, i, _t: commands.Rematch(id=i),
)


def speaker(session: str) -> Callable[[Meta], Actor]:
    return lambda meta: meta.actor(session)


async def started(storage: Storage, game: str) -> tuple[House, str]:
    """A running game of two people in three seats, and somebody who looks on."""
    seats = [
        commands.NewSeat(kind="human"),
        commands.NewSeat(kind="hot-seat", name="Anton"),
        commands.NewSeat(kind="open"),
    ]
    made = make(commands.NewTable(game=game, name="Ana", seats=seats), BROWSERS[0])
    meta = replace(made, secret=SECRET, commit=Luck(SECRET, ()).commit)
    await storage.write(lambda connection: persons.open_table(connection, meta, BROWSERS[0]))
    house, name = House(storage), meta.id
    join = commands.Join(name="Bert")
    await house.write(name, lambda table: entering.join(table, 2, BROWSERS[1], join))
    watch = commands.Watch(name="Olga")
    await house.write(name, lambda table: entering.watch(table, BROWSERS[2], watch))
    await house.carry_out(name, speaker(BROWSERS[0].session), commands.Start(id="start"))
    return house, name


async def stir(file: Path, game: str, seed: int) -> tuple[Table, Table, list[str]]:
    """Many commands; the table in memory, the same from the disk, and what was refused."""
    rng, storage, refused = random.Random(seed), Storage(file), list[str]()
    try:
        house, name = await started(storage, game)
        for step in range(250):
            table = await house.look(name)
            session = rng.choice(BROWSERS).session
            command = rng.choice(MAKES)(rng, f"c{rng.randrange(step + 1)}", table)
            try:
                await house.carry_out(name, speaker(session), command)
            except BarbaricumError as error:
                refused.append(error.code)
            outlook.position(table, rng.choice((None, 0, 1, 2)), "fr")
        return await house.look(name), await storage.read(lambda c: load(c, name)), refused
    finally:
        storage.close()


@pytest.mark.parametrize(("game", "seed"), [("attila", 1), ("attila", 2), ("invasions", 3)])
def test_a_soup_of_commands_leaves_a_true_log(tmp_path: Path, game: str, seed: int) -> None:
    memory, disk, refused = asyncio.run(stir(tmp_path / "tables.sqlite", game, seed))
    assert memory.meta == disk.meta
    assert memory.ledger.record.log == disk.ledger.record.log
    assert memory.ledger.states == disk.ledger.states
    assert memory.ledger.standing == disk.ledger.standing
    assert memory.answered == disk.answered
    record = record_of(disk.meta)
    record.log.extend(disk.ledger.record.log)
    assert list(replay(record)) == memory.ledger.states
    texts = [said for _, said in record.log]
    assert "undo" in texts
    assert {"stale-action", "not-your-turn", "id-used", "bot-plays"} <= set(refused)
