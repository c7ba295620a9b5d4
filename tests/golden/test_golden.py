import pytest

from tests.golden.playthrough import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_playthrough_is_played_again_line_by_line(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert playthrough(name).splitlines() == golden.splitlines()
