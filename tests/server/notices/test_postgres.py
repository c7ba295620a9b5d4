"""The same on PostgreSQL: planned, told, tried again, looked at, withdrawn."""

from pathlib import Path

import pytest

from tests.server.notices.parlour import ANA, BERT, Parlour, in_parlour
from tests.server.notices.test_delivering import LONG, left
from tests.services.postgres import database, postgres

pytestmark = pytest.mark.postgres


def test_a_turn_is_told_once_on_postgresql_too(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        await parlour.webhook(BERT, "turn", "over")
        table = await parlour.game()
        parlour.hook.answers = [(503, {}), (200, {})]
        await parlour.turn_over(table, ANA)
        await parlour.passes(3 * LONG)
        first, second = parlour.told()
        assert first == second
        assert await parlour.kinds(BERT) == ["turn"]
        await parlour.house.glance(BERT.person, table, True)
        assert await parlour.bell(BERT) == []
        await parlour.turn_over(table, BERT)
        await parlour.turn_over(table, ANA)
        await parlour.turn_over(table, BERT)
        await parlour.passes(3 * LONG)
        assert parlour.told() == []
        assert await left(parlour) == (0, 0)

    with postgres() as server, database(server) as address:
        in_parlour(tmp_path, work, address)
