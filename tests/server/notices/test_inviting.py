"""Invitations and rematches are told once, and only as long as there is a seat."""

from pathlib import Path

from sqlalchemy import Connection, insert

from barbaricum.server import commands, persons
from barbaricum.server.accounts import blocking, company, register
from barbaricum.server.accounts.schema import FRIENDS
from barbaricum.server.notices import inviting
from tests.server.notices.parlour import ANA, BERT, CARLA, Parlour, in_parlour

LONG = 120


async def invited(parlour: Parlour, table: str) -> None:
    """Ana asks her friend Bert to a table, and asks again."""

    def befriend(connection: Connection) -> None:
        for who, name in ((ANA, "Ana"), (BERT, "Bert")):
            persons.arrive(connection, who, name)
            register.opened(connection, who.person, name, 1)
        values = {"person": ANA.person, "friend": BERT.person, "created": 1, "accepted": 1}
        connection.execute(insert(FRIENDS).values(values))

    def invite(connection: Connection) -> None:
        now = parlour.hands.ms()
        mine = register.demand(connection, ANA.person)
        friend = company.invite(connection, mine, table, "Bert", now)
        if friend is not None:
            inviting.tell(connection, table, friend, "Ana", now)

    await parlour.storage.write(befriend)
    await parlour.storage.write(invite)
    await parlour.storage.write(invite)


def test_a_friend_is_told_once_that_he_is_invited(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        await parlour.webhook(BERT)
        table = await parlour.table("human", "open", title="Sunday")
        await invited(parlour, table)
        await parlour.passes(LONG)
        (message,) = parlour.told()
        (told,) = message["notices"]
        assert told["text"] == "Ana invites you to this table."
        assert told["link"] == f"https://games.example/table/{table}"
        assert [notice.kind for notice in await parlour.bell(BERT)] == ["invited"]

    in_parlour(tmp_path, work)


def test_who_has_come_meanwhile_or_finds_no_seat_is_not_told(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        for who, name in ((BERT, "Bert"), (CARLA, "Carla")):
            table = await parlour.table("human", "open")
            await parlour.join(table, 1, who, name)
            if who is CARLA:
                await invited_again(parlour, table)
            else:
                await invited(parlour, table)
            await parlour.passes(LONG)
        assert await parlour.kinds(BERT) == []

    in_parlour(tmp_path, work)


async def invited_again(parlour: Parlour, table: str) -> None:
    now = parlour.hands.ms()
    await parlour.storage.write(lambda conn: inviting.tell(conn, table, BERT.person, "Ana", now))


def test_an_invitation_that_stands_no_more_is_taken_back(tmp_path: Path) -> None:
    """Bert wants nothing to do with Ana after all."""

    async def work(parlour: Parlour) -> None:
        table = await parlour.table("human", "open")
        await invited(parlour, table)
        await parlour.passes(LONG)
        assert await parlour.kinds(BERT) == ["invited"]
        now = parlour.hands.ms()

        def block(connection: Connection) -> None:
            blocking.block(connection, BERT.person, ANA.person, "Ana", now)
            inviting.sweep(connection, BERT.person, now)

        await parlour.storage.write(block)
        assert await parlour.kinds(BERT) == []

    in_parlour(tmp_path, work)


def test_a_rematch_is_told_to_the_others_and_leads_to_the_new_table(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        await parlour.webhook(BERT, "rematch")
        table = await parlour.game()
        while (await parlour.house.look(table)).meta.status == "playing":
            await parlour.turn_over(table, ANA)
            await parlour.turn_over(table, BERT)
        await parlour.do(table, ANA, commands.Rematch(id="again"))
        await parlour.passes(LONG)
        new = (await parlour.house.look(table)).meta.rematch
        (message,) = parlour.told()
        (told,) = message["notices"]
        assert told["text"] == "Ana has prepared a rematch; your seat is kept."
        assert told["table"] == new
        assert "rematch" not in await parlour.kinds(ANA)

    in_parlour(tmp_path, work)
