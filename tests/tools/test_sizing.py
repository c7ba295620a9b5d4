"""The sizing table is computed from what was measured, and by hand here."""

from dataclasses import replace

from tools.sizing.table import Costs, Mix, sizes

MIX = Mix(live=0.1, click=10, turns=8.64, looking=0.1, sockets=2)
COSTS = Costs(knee=100, ready=100, table=200, socket=50, fetching=10, disk=400, statements=15)


def test_a_thousand_tables_fit_into_one_process() -> None:
    size = next(one for one in sizes(MIX, COSTS) if one.tables == 1000)
    assert size.moves == 10 + 0.09
    assert size.sockets == 380
    assert size.processes == 1
    assert size.memory == 100 + (190 * 200 + 380 * 50) / 1000
    assert size.disk == 0.4
    assert round(size.statements, 2) == 151.35


def test_many_tables_need_as_many_processes_as_can_do_the_work_at_ease() -> None:
    busy = replace(MIX, click=2)
    size = next(one for one in sizes(busy, COSTS) if one.tables == 100_000)
    # 5,000 moves/s at live tables; 9 at the others, each with a table to fetch, as dear as a move
    assert size.moves == 5009
    assert size.processes == 101


def test_no_process_has_more_tables_open_than_it_keeps() -> None:
    lazy = Mix(live=0.0, click=10, turns=1, looking=1.0, sockets=1)
    size = next(one for one in sizes(lazy, COSTS) if one.tables == 10_000)
    assert size.processes == 20
