"""`barbaricum analyse`: a record in, a table, figures and a plot out."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from barbaricum.cli.main import main
from barbaricum.core.record import dumps, loads
from tests.bots.test_analysis import INVASIONS, recorded

GAMES = Path(__file__).parents[1] / "records"


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """The first rows of a game of Invasions."""
    file = tmp_path / "short.json"
    file.write_text(dumps(recorded(INVASIONS, 40)), encoding="utf-8")
    return file


def test_a_game_is_told_with_figures_and_a_plot(
    short: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures, picture = short.with_name("figures.json"), short.with_name("chances.svg")
    asked = ["analyse", str(short), "--simulations", "4", "--lang", "en"]
    assert main([*asked, "--json", str(figures), "--plot", str(picture)]) == 0
    told = capsys.readouterr().out
    assert "accuracy of 100" in told
    assert "Turning points:" in told
    assert "Dice and draws" in told
    assert "Runes drawn" in told
    written = json.loads(figures.read_text("utf-8"))
    assert [player["name"] for player in written["players"]] == ["Aetius", "Galla"]
    assert all(0 <= player["accuracy"] <= 100 for player in written["players"])
    assert [row["text"] for row in written["rows"]] == [
        text for _seat, text in loads(short.read_text("utf-8")).log
    ]
    assert all(abs(sum(row["shares"]) - 1) < 1e-6 for row in written["rows"])
    drawn = ET.fromstring(picture.read_text("utf-8"))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}polyline")) == 2


def test_the_same_seed_tells_the_same(short: Path) -> None:
    files = [short.with_name(name) for name in ("one.json", "other.json")]
    for file in files:
        main(["analyse", str(short), "--simulations", "4", "--seed", "7", "--json", str(file)])
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")


def test_a_broken_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken.json"
    text = next((GAMES / "attila").glob("*.json")).read_text("utf-8")
    file.write_text(text.replace('[0,"', '[0,"un', 1), encoding="utf-8")
    assert main(["analyse", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
