"""Who is told what: once, only if he is away, and only as long as it is true."""

from pathlib import Path

import pytest

from barbaricum.core.record.form import UNDO
from barbaricum.server import commands
from barbaricum.server.accounts.blocking import block
from barbaricum.server.deeds import Change
from barbaricum.server.notices.kinds import DELAYS
from tests.server.notices.parlour import ANA, BERT, Parlour, in_parlour

SOON = 5
LONG = 60
TURN = DELAYS["turn"] / 1000


def test_whoever_has_to_decide_is_told_after_a_while(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table = await parlour.game()
        await parlour.turn_over(table, ANA)
        await parlour.passes(TURN - 1)
        assert await parlour.bell(BERT) == []
        await parlour.passes(1)
        assert await parlour.kinds(BERT) == ["turn"]
        assert await parlour.bell(ANA) == []

    in_parlour(tmp_path, work)


def test_who_plays_at_once_is_not_bothered(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table = await parlour.game()
        await parlour.turn_over(table, ANA)
        await parlour.passes(SOON)
        await parlour.turn_over(table, BERT)
        await parlour.passes(SOON)
        await parlour.turn_over(table, ANA)
        await parlour.passes(TURN)
        assert (await parlour.kinds(ANA), await parlour.kinds(BERT)) == ([], ["turn"])

    in_parlour(tmp_path, work)


def test_nobody_is_told_while_he_is_at_the_table(tmp_path: Path) -> None:
    """The page in sight; behind another tab he is away, and a second screen is enough."""

    async def work(parlour: Parlour) -> None:
        table = await parlour.game()
        listener = await parlour.listen(table, BERT)
        await parlour.turn_over(table, ANA)
        await parlour.passes(LONG)
        assert await parlour.bell(BERT) == []
        await parlour.turn_over(table, BERT)
        listener.visible = False
        await parlour.turn_over(table, ANA)
        await parlour.listen(table, BERT)
        await parlour.passes(LONG)
        assert await parlour.bell(BERT) == []

    in_parlour(tmp_path, work)


def test_who_is_away_behind_another_tab_is_told(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table = await parlour.game()
        (await parlour.listen(table, BERT)).visible = False
        await parlour.turn_over(table, ANA)
        await parlour.passes(TURN)
        assert await parlour.kinds(BERT) == ["turn"]

    in_parlour(tmp_path, work)


async def undone_by_ana(parlour: Parlour, table: str) -> None:
    """Ana takes her last decision back; it is written as if everybody had agreed at once."""
    undo = Change(rows=[(0, UNDO)])
    await parlour.house.write(table, lambda _table: undo)


def test_there_is_one_notice_a_turn_until_somebody_looks(tmp_path: Path) -> None:
    """Ana takes back and decides anew, and Bert is not told twice."""

    async def work(parlour: Parlour) -> None:
        table = await parlour.game()
        await parlour.webhook(BERT, "turn")
        await parlour.turn_over(table, ANA)
        await parlour.passes(LONG)
        await undone_by_ana(parlour, table)
        await parlour.turn_over(table, ANA)
        await parlour.passes(LONG)
        assert len(parlour.told()) == 1
        assert (await parlour.kinds(BERT)).count("turn") == 1
        await parlour.house.glance(BERT.person, table, True)
        assert await parlour.bell(BERT) == []

    in_parlour(tmp_path, work)


def test_what_is_no_longer_true_is_not_told(tmp_path: Path) -> None:
    """Between two looks at it: a bot plays for Bert, who is not waited for any more."""

    async def work(parlour: Parlour) -> None:
        table = await parlour.game()
        await parlour.webhook(BERT, "turn")
        await parlour.turn_over(table, ANA)
        await parlour.passes(TURN)
        await parlour.do(table, BERT, commands.StandIn(id="in", seat=1, bot="random"))
        await parlour.passes(LONG)
        assert parlour.told() == []

    in_parlour(tmp_path, work)


def test_who_looks_before_a_message_goes_out_gets_none(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table = await parlour.game()
        await parlour.webhook(BERT, "turn")
        await parlour.turn_over(table, ANA)
        await parlour.passes(TURN)
        await parlour.house.glance(BERT.person, table, True)
        await parlour.passes(LONG)
        assert parlour.told() == []

    in_parlour(tmp_path, work)


def test_the_host_learns_who_came_and_everybody_that_it_began(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table = await parlour.table("human", "open")
        await parlour.join(table, 1, BERT, "Bert")
        await parlour.passes(LONG)
        (came,) = await parlour.bell(ANA)
        assert (came.kind, came.facts) == ("joined", {"name": "Bert"})
        await parlour.do(table, ANA, commands.Start(id="start"))
        await parlour.passes(LONG)
        assert await parlour.kinds(BERT) == ["started"]

    in_parlour(tmp_path, work)


def test_who_is_asked_for_consent_is_told_until_the_question_is_answered(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table = await parlour.game()
        await parlour.turn_over(table, ANA)
        await parlour.turn_over(table, BERT)
        ledger = (await parlour.house.look(table)).ledger
        await parlour.do(table, ANA, commands.Undo(id="undo", number=ledger.number, seat=0))
        await parlour.passes(LONG)
        assert await parlour.kinds(BERT) == ["asked"]
        (asked,) = await parlour.bell(BERT)
        assert asked.facts["name"] == "Ana"

    in_parlour(tmp_path, work)


def test_a_question_that_was_withdrawn_is_not_told(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table = await parlour.game()
        await parlour.turn_over(table, ANA)
        await parlour.turn_over(table, BERT)
        ledger = (await parlour.house.look(table)).ledger
        row = ledger.last_decision(0)
        assert row is not None
        await parlour.do(table, ANA, commands.Undo(id="undo", number=ledger.number, seat=0))
        await parlour.do(table, ANA, commands.Refuse(id="no", row=row))
        await parlour.passes(LONG)
        assert await parlour.bell(BERT) == []

    in_parlour(tmp_path, work)


def test_talk_is_told_to_those_who_want_it_and_never_what_was_said(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table = await parlour.game()
        await parlour.passes(LONG)
        await parlour.webhook(BERT, "chat")
        await parlour.do(table, ANA, commands.Say(id="say", text="my plan is secret"))
        await parlour.passes(LONG)
        (told,) = parlour.told()
        assert told["notices"][0]["text"] == "Ana has written a message."
        assert "secret" not in str(told)
        assert "chat" not in await parlour.kinds(BERT)

    in_parlour(tmp_path, work)


def test_talk_of_somebody_who_is_blocked_is_not_told(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table = await parlour.game()
        await parlour.passes(LONG)
        await parlour.webhook(BERT, "chat")
        await parlour.storage.write(lambda conn: block(conn, BERT.person, ANA.person, "Ana", 1))
        await parlour.do(table, ANA, commands.Say(id="say", text="hello"))
        await parlour.passes(LONG)
        assert parlour.told() == []

    in_parlour(tmp_path, work)


def test_the_end_is_told(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table = await parlour.game()
        while (await parlour.house.look(table)).meta.status == "playing":
            await parlour.turn_over(table, ANA)
            await parlour.turn_over(table, BERT)
        await parlour.passes(LONG)
        both = await parlour.kinds(ANA) + await parlour.kinds(BERT)
        assert both.count("over") == 1
        assert "turn" not in both

    in_parlour(tmp_path, work)


def test_who_is_lost_from_sight_in_his_turn_is_told(tmp_path: Path) -> None:
    """The line broke without a good-bye: nobody knows whether he saw it."""

    async def work(parlour: Parlour) -> None:
        table = await parlour.game()
        listener = await parlour.listen(table, BERT)
        await parlour.turn_over(table, ANA)
        parlour.house.hub.remove(table, listener)
        await parlour.house.glance(BERT.person, table, False)
        await parlour.house.glance(ANA.person, table, False)
        await parlour.passes(TURN)
        assert (await parlour.kinds(BERT), await parlour.kinds(ANA)) == (["turn"], [])

    in_parlour(tmp_path, work)


@pytest.mark.parametrize("kind", ["turn", "started"])
def test_what_somebody_does_not_want_he_is_not_told(tmp_path: Path, kind: str) -> None:
    async def work(parlour: Parlour) -> None:
        await parlour.webhook(BERT, "turn")
        table = await parlour.game()
        await parlour.passes(LONG)
        await parlour.turn_over(table, ANA)
        await parlour.passes(LONG)
        kinds = [notice["kind"] for told in parlour.told() for notice in told["notices"]]
        assert (kind in kinds) is (kind == "turn")

    in_parlour(tmp_path, work)
