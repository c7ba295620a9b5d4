import random
import re

import pytest

from barbaricum.cli.bench import command, sample
from barbaricum.cli.bench.measure import percentile, records
from barbaricum.cli.main import main
from barbaricum.core import CHANCE, record
from barbaricum.games import get, names

ATTILA = get("attila")


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "RECORDS", 2)
    monkeypatch.setattr(sample, "POSITIONS", 40)


@pytest.mark.usefixtures("_small")
def test_bench_says_what_it_ran_and_every_figure_with_its_limit(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "attila", "--seconds", "0.01", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    for part in (
        "seed 375",
        "moves/s",
        "simulations/s",
        "limit 60 µs",
        "limit 100 µs",
        "limit 12,000 B",
    ):
        assert part in told
    assert told.count("limit 30 ms") == 4


@pytest.mark.usefixtures("_small")
def test_bench_measures_invasions_too_whose_records_have_no_limit(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "invasions", "--seconds", "0.01", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "limit 60 µs" in told
    assert told.count("limit 30 ms") == 4
    assert " B   limit" not in told


def test_bench_live_says_what_it_ran_and_how_long_a_click_took(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "live", "--tables", "2", "--seconds", "1.5", "--lang", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "2 live tables (attila, invasions in turn)" in told
    assert re.search(r"[2-9]\d* clicks: median \d+\.\d ms, 99 of 100 within \d+\.\d ms", told)
    assert "limit 100 ms" in told


@pytest.mark.parametrize("tables", ["0", "-1", "1001", "many"])
def test_bench_refuses_a_number_of_tables_that_is_none(
    tables: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "live", f"--tables={tables}"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_every_game_has_its_limits() -> None:
    assert set(command.LIMITS) == set(names())


@pytest.mark.usefixtures("_small")
@pytest.mark.parametrize(("language", "word"), [("fr", "graine"), ("de", "Startzahl")])
def test_bench_speaks_the_language_of_the_reader(
    language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "attila", "--seconds", "0.01", "--lang", language]) == 0
    assert word in capsys.readouterr().out


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "long"])
def test_bench_refuses_a_time_that_is_none(
    seconds: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "attila", f"--seconds={seconds}"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_bench_refuses_a_game_nobody_knows() -> None:
    assert main(["bench", "go"]) == 2


def test_a_percentile_is_the_value_that_so_many_do_not_exceed() -> None:
    assert percentile(range(1, 101), 0.5) == 51
    assert percentile(range(1, 101), 0.99) == 100
    assert percentile([7], 0.99) == 7


def test_positions_come_from_every_number_of_seats_and_ask_a_seat() -> None:
    met = sample.positions(ATTILA, random.Random(1))
    assert len(met) == sample.POSITIONS
    assert {len(ATTILA.view(at.state, None)["scores"]) for at in met} == set(ATTILA.seats)
    assert all(ATTILA.to_act(at.state) not in (CHANCE, None) for at in met)


def test_a_measured_record_is_a_whole_game() -> None:
    kept, positions = sample.recorded(ATTILA, 3, random.Random(1))
    assert record.verify(kept) is None
    assert len(positions) == len(kept.log)


def test_the_size_of_a_record_is_that_of_its_text() -> None:
    size, _replay = records(ATTILA, 2, 1, seed=1)
    kept, _positions = sample.recorded(ATTILA, 2, random.Random(1))
    assert size.median == size.most == len(record.dumps(kept))


def test_bench_crowd_says_what_it_ran_and_what_the_server_needed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--games", "6", "--sockets", "4", "--seconds", "0.5", "--lang", "en"]
    assert main(["bench", "crowd", *words]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "6 open games turn by turn" in told
    assert re.search(r"ready after \d+\.\d s \(\d+\.\d s of processor time\) and has \d+ MB", told)
    assert re.search(r"4 sockets, two at each table, were open after \d+\.\d s; \d+ MB", told)
    assert re.search(r"2 tables played without a pause: [1-9]\d* moves/s", told)
    assert re.search(r"one’s own games: \d+\.\d ms", told)
