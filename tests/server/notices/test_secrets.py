"""A notice says nothing that not everybody at the table may know."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from barbaricum.server import commands
from barbaricum.server.notices.desk import Asker
from barbaricum.server.notices.forms import NewMail
from barbaricum.server.notices.kinds import KINDS
from tests.server.notices.parlour import ANA, BASE, BERT, Parlour, in_parlour
from tests.server.notices.test_delivering import link_in

KNOWN = {
    "It is your turn.",
    "The game is over.",
    "The game has begun.",
    "Ana has written a message.",
    "Ana asks to take back a decision.",
}


async def everything(parlour: Parlour, table: str) -> None:
    """A whole game of Ana and Bert at random, neither of them ever at the table."""
    rng = random.Random(1)
    while (await parlour.house.look(table)).meta.status == "playing":
        found = await parlour.house.look(table)
        ledger = found.ledger
        who = ANA if ledger.to_act == 0 else BERT
        text = ledger.game.text(rng.choice(ledger.game.legal(ledger.state)))
        act = commands.Act(id=f"a{ledger.number}", number=ledger.number, text=text)
        await parlour.do(table, who, act)
        if ledger.number % 7 == 0:
            say = commands.Say(id=f"s{ledger.number}", text=f"whisper {ledger.number}")
            await parlour.do(table, ANA, say)
        if ledger.number % 5 == 0:
            await parlour.passes(400)
    await parlour.passes(4000)


def hidden(file: Path) -> list[str]:
    """Secrets of tables, hashes of keys, ids of guests and persons."""
    with closing(sqlite3.connect(file)) as connection:
        secrets = [row[0].hex() for row in connection.execute("SELECT secret FROM tables")]
        names = ("hash FROM sessions", "id FROM guests", "id FROM persons", "token FROM channels")
        more = [row[0] for name in names for row in connection.execute(f"SELECT {name}")]
    return [*secrets, *more, "whisper"]


def test_a_whole_game_of_notices_tells_titles_names_and_links_only(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        await parlour.webhook(BERT, *KINDS)
        letters = await parlour.desk.add(Asker(BERT, "en", ""), NewMail(address="b@home.example"))
        await parlour.desk.prove(link_in(parlour))
        await parlour.desk.choose(letters, list(KINDS), "en")
        table = await parlour.game()
        await everything(parlour, table)
        told = parlour.told()
        notices = [notice for message in told for notice in message["notices"]]
        assert {notice["kind"] for notice in notices} >= {"chat"}
        assert {notice["text"] for notice in notices} <= KNOWN
        assert {notice["link"] for notice in notices} == {f"{BASE}table/{table}"}
        assert {notice["title"] for notice in notices} == {"Friends"}
        mails = [str(parlour.box.next()) for _ in range(parlour.box.letters.qsize())]
        assert mails
        file = tmp_path / "tables.sqlite"
        for secret in hidden(file):
            assert secret not in str(told)
            if secret != letters.token:  # the one thing in a letter that only its reader may know
                assert not any(secret in mail for mail in mails), secret

    in_parlour(tmp_path, work)
