"""The game by which the page tests its own check of chance is one that the rules confirm."""

import json
from pathlib import Path

from barbaricum import games
from barbaricum.core.game import CHANCE
from barbaricum.core.record import loads, replay, verify

FILE = Path(__file__).parents[2] / "web" / "src" / "fair" / "fixtures" / "finished.json"


def test_the_record_of_the_page_is_verified_by_the_rules_and_its_odds_are_theirs() -> None:
    finished = json.loads(FILE.read_text(encoding="utf-8"))
    record, attila = loads(json.dumps(finished["record"])), games.get("attila")
    assert verify(record) is None
    assert any(text == "undo" for _, text in record.log)
    states = list(replay(record))
    for draw in finished["draws"]:
        assert record.log[draw["row"]] == (CHANCE, draw["text"])
        odds = attila.odds(states[draw["row"]]).items()
        assert draw["odds"] == [[attila.text(outcome), weight] for outcome, weight in odds]
