"""Positions written by hand: what is taken, what is filled in, what is refused and why."""

import json
from random import Random

import pytest

from barbaricum.core import InvalidState, Json, draw
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.game import GAME
from tests.attila.positions import FAR, NORTH, PEOPLES, at_war, do, key, keys, position, written

WAR: dict[str, Json] = {
    "phase": "war",
    "wars": ["pannonia"],
    "tokens": {"pannonia": "goths goths goths huns huns"},
    "hands": ["goths", "huns", "saxons"],
    "cards_left": 0,
}
EXCHANGE: dict[str, Json] = {
    "phase": "exchange", "due": [0, 1], "aside": "goths", "tile_used": True,
    "tiles": [["double"], [], []],
}  # fmt: skip

NONSENSE: list[tuple[str, str, dict[str, Json]]] = [
    ("unknown-key", "A2", {"colour": "red"}),
    ("unknown-key", "A2", {"Phase": "card"}),
    ("wrong-value", "A2", {"active": 3}),
    ("wrong-value", "A2", {"active": -1}),
    ("wrong-value", "A2", {"active": True}),
    ("wrong-value", "A2", {"first": "0"}),
    ("wrong-value", "A2", {"phase": "war?"}),
    ("wrong-value", "A2", {"phase": None}),
    ("wrong-value", "A2", {"phase": ["card"]}),
    ("wrong-value", "A2", {"people": "romans"}),
    ("wrong-value", "A2", {"called": "boredom"}),
    ("wrong-value", "A2", {"tile_used": 1}),
    ("wrong-value", "A2", {"skipped": "no"}),
    ("wrong-value", "A2", {"cards_left": 3}),
    ("wrong-value", "A2", {"played": 4}),
    ("wrong-value", "A2", {"played": 0.0}),
    ("wrong-value", "A2", {"scores": [0, 0, -1]}),
    ("wrong-value", "A2", {"scores": [0, 0, 1.5]}),
    ("wrong-value", "A2", {"tiles": [["triple"], [], []]}),
    ("wrong-value", "A2", {"tiles": ["double", [], []]}),
    ("wrong-value", "A2", {"supply": [20] * 6}),
    ("wrong-value", "A2", {"peace": [10]}),
    ("wrong-value", "A2", {"peace": [1, 2, 3, -4]}),
    ("wrong-value", "A2", {"due": [3, 1], "phase": "refill"}),
    ("wrong-value", "A2", {"due": [0, 0], "phase": "refill"}),
    ("wrong-value", "A2", {"due": [0], "phase": "refill"}),
    ("wrong-value", "A2", {"pacified": "pannonia"}),
    ("wrong-value", "A2", {"options": ["open"]}),
    ("not-by-seat", "A1.2", {"hands": ["goths", "huns"]}),
    ("not-by-seat", "A1.2", {"scores": [0, 0, 0, 0]}),
    ("not-by-seat", "A1.2", {"influence": {}}),
    ("not-by-seat", "A1.2", {"tiles": [["double"]]}),
    ("not-by-seat", "A1.2", {"laid": [None, None]}),
    ("unknown-people", "A1.1", {"hands": ["romans", "", ""]}),
    ("unknown-people", "A1.1", {"tokens": {"pannonia": "Goths"}}),
    ("unknown-people", "A1.1", {"influence": [{"romans": 1}, {}, {}]}),
    ("unknown-people", "A1.1", {"draw": "romans"}),
    ("unknown-province", "A10.2", {"tokens": {"sardinia": "goths"}}),
    ("unknown-province", "A10.2", {"pacified": ["Pannonia"]}),
    ("unknown-province", "A10.2", {"wars": [3]}),
    ("wrong-number", "A1.1", {"influence": [{"goths": 23}, {}, {}]}),
    ("wrong-number", "A1.1", {"influence": [{"goths": -1}, {}, {}]}),
    ("wrong-number", "A1.1", {"influence": [{"goths": 1.0}, {}, {}]}),
    ("wrong-number", "A1.1", {"influence": [{"goths": True}, {}, {}]}),
    ("wrong-number", "A1.1", {"hands": ["goths " * 10, "", ""]}),
    ("wrong-number", "A1.1", {"supply": {"goths": 21}}),
    ("named-twice", "A1.1", {"pacified": ["pannonia", "pannonia"]}),
    ("named-twice", "A1.1", {"tiles": [["double", "double"], [], []]}),
    ("sixth-token", "A3.4", {"tokens": {"pannonia": "goths " * 6}}),
    ("sixth-token", "A3.4", {"tokens": {"pannonia": "goths goths huns huns franks saxons"}}),
    ("five-without-war", "A4.1", {"tokens": {"pannonia": "goths " * 5}}),
    ("five-without-war", "A4.1", {"tokens": {"asia": "goths " * 5}, "pacified": ["asia"]}),
    ("five-without-war", "A4.1", WAR | {"wars": ["dacia"]}),
    ("war-without-five", "A4.1", WAR | {"tokens": {"pannonia": "goths " * 4}}),
    ("wrong-tokens", "A1.1", {"tokens": {"asia": "goths"}, "supply": dict.fromkeys(PEOPLES, 20)}),
    ("wrong-tokens", "A1.1", {"supply": {"goths": 20}}),
    ("wrong-cards", "A1.1", {"hands": ["goths " * 6, "goths " * 4, ""]}),
    ("wrong-cards", "A1.1", {"draw": "goths", "discard": "goths"}),
    ("large-hand", "A2.1", {"hands": ["goths " * 7, "", ""]}),
    ("large-hand", "A2.1", {"hands": ["goths " * 5, "", ""], "phase": "refill", "due": [0, 2]}),
    ("large-hand", "A2.1", WAR | {
        "hands": ["huns " * 5, "goths", ""], "laid": ["goths goths", None, None],
    }),
    ("wrong-peace", "A1.3", {"peace": [1, 2, 2, 4], "pacified": 1}),
    ("wrong-peace", "A1.3", {"peace": [2, 2, 3, 4]}),
    ("wrong-peace", "A1.3", {"peace": [0, 0, 0, 11]}),
    ("wrong-pacified", "A4.6", {"peace": [0, 2, 3, 4]}),
    ("wrong-pacified", "A4.6", {"peace": [1, 2, 3, 4], "pacified": 1}),
    ("wrong-pacified", "A4.6", {"pacified": [*NORTH, *FAR[:6]], "phase": "end"}),
    ("pacified-at-war", "A4.6", WAR | {"pacified": ["pannonia"]}),
    ("wrong-wars", "A4.1", WAR | {"phase": "card", "cards_left": 1}),
    ("wrong-wars", "A4.1", WAR | {"phase": "end"}),
    ("wrong-wars", "A4.1", {"phase": "war"}),
    ("wrong-wars", "A4.1", WAR | {
        "wars": ["pannonia", "dacia", "moesia"],
        "tokens": dict.fromkeys(["pannonia", "dacia", "moesia"], "goths " * 5),
    }),
    ("laid-outside-war", "A4.2", {"laid": ["goths", None, None]}),
    ("laid-outside-war", "A4.2", {"laid": ["", None, None]}),
    ("laid-not-present", "A4.2", WAR | {"laid": ["saxons", None, None]}),
    ("laid-out-of-turn", "A4.2", WAR | {"laid": [None, "goths", None]}),
    ("laid-out-of-turn", "A4.2", WAR | {"active": 2, "laid": [None, "goths", ""]}),
    ("war-decided", "A4.2", WAR | {"laid": ["", "", ""]}),
    ("war-decided", "A4.2", WAR | {"hands": ["", "", ""]}),
    ("no-people", "A3.5", {"phase": "influence", "tokens": {"pannonia": "goths"}}),
    ("wrong-cards-left", "A8.1", {"cards_left": 2}),
    ("wrong-cards-left", "A8.1", {"cards_left": 0}),
    ("no-century", "A7.2", {"pacified": 10}),
    ("no-century", "A7.2", {"pacified": 10, "phase": "influence", "people": "goths"}),
    ("no-scoring-due", "A5.1", {"phase": "score"}),
    ("no-scoring-due", "A5.1", {"phase": "score", "pacified": 2}),
    ("no-scoring-due", "A5.1", {"phase": "score", "pacified": 10}),
    ("wrong-due", "A3.8", {"due": [0, 1]}),
    ("wrong-due", "A3.8", {"phase": "refill"}),
    ("wrong-due", "A3.8", {"phase": "refill", "due": [1, 1]}),
    ("wrong-due", "A3.8", {"phase": "deal"}),
    ("empty-pile", "A3.10", {"phase": "refill", "due": [0, 1], "draw": ""}),
    ("wrong-aside", "A6.3", {"aside": "goths"}),
    ("wrong-aside", "A6.3", EXCHANGE | {"aside": ""}),
    ("wrong-aside", "A6.3", EXCHANGE | {"due": [0, 2]}),
    ("exchange-unused", "A6.3", EXCHANGE | {"tile_used": False}),
    ("exchange-unused", "A6.3", EXCHANGE | {"tiles": [["exchange"], [], []]}),
    ("not-called", "A7.1", {"pacified": 10, "phase": "end", "called": None}),
    ("not-called", "A7.1", {"phase": "over"}),
]  # fmt: skip


@pytest.mark.parametrize(("code", "rule", "keys"), NONSENSE)
def test_nonsense_is_refused_with_its_reason(code: str, rule: str, keys: dict[str, Json]) -> None:
    """A2 A code, the rule that says so, and a sentence without a gap."""
    with pytest.raises(InvalidState) as refused:
        position(**keys)
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert str(refused.value)
    assert "{" not in str(refused.value).replace("{'", "")


def test_nonsense_of_every_kind_is_in_the_table() -> None:
    tested = {code for code, _, _ in NONSENSE} | {"not-a-snapshot"}
    assert tested == set(CODES.faults)
    assert {code: rule for code, rule, _ in NONSENSE} == {
        code: rule for code, rule in CODES.faults.items() if code != "not-a-snapshot"
    }


@pytest.mark.parametrize("snapshot", [None, [], "attila", 3, {}, {"hands": [{}, {}]}])
def test_what_names_no_seats_is_no_snapshot(snapshot: Json) -> None:
    """A2 At least the number of seats is needed."""
    with pytest.raises(InvalidState) as refused:
        GAME.restore(snapshot)
    assert (refused.value.code, refused.value.rule) == ("not-a-snapshot", "A2")


@pytest.mark.parametrize("seats", [0, 1, 6, True, "3", None, 2.0])
def test_a_table_of_another_size_is_refused(seats: Json) -> None:
    """A1.2 Two to five players."""
    with pytest.raises(InvalidState) as refused:
        GAME.restore({"seats": seats})
    assert refused.value.code == "wrong-seats"
    assert refused.value.rule == "A1.2"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_left_out_has_its_default(seats: int) -> None:
    """A2 As at set-up, or what is left over; A8.1 two cards with two players."""
    assert GAME.snapshot(GAME.restore({"seats": seats})) == {
        "seats": seats,
        "options": {name: option.default for name, option in GAME.options.items()},
        "first": 0, "active": 0, "tokens": {}, "pacified": [],
        "supply": dict.fromkeys(PEOPLES, 20),
        "influence": [{}] * seats, "scores": [0] * seats, "hands": [{}] * seats,
        "draw": dict.fromkeys(PEOPLES, 9), "discard": {}, "peace": [1, 2, 3, 4],
        "tiles": [["double", "exchange", "influence"]] * seats,
        "phase": "card", "cards_left": 2 if seats == 2 else 1, "played": 0,
        "tile_used": False, "skipped": False, "people": None, "wars": [],
        "laid": [None] * seats, "aside": {}, "due": None, "called": None,
    }  # fmt: skip


def test_what_is_left_over_is_counted() -> None:
    """A1.1, A1.3 Supply, draw pile and peace tiles."""
    state = position(
        tokens={"pannonia": "goths goths huns"}, hands=["goths", "goths huns", ""],
        discard="vandals", pacified=2,
    )  # fmt: skip
    assert key(state, "supply") == dict.fromkeys(PEOPLES, 20) | {"goths": 18, "huns": 19}
    assert key(state, "draw") == dict.fromkeys(PEOPLES, 9) | {"goths": 7, "huns": 8, "vandals": 8}
    assert key(state, "peace") == [0, 1, 3, 4]


def test_with_the_draw_pile_given_the_discard_pile_is_left_over() -> None:
    """A1.1 Nine cards of each people."""
    state = position(hands=["goths", "", ""], draw="goths huns")
    assert key(state, "discard") == dict.fromkeys(PEOPLES, 9) | {"goths": 7, "huns": 8}


def test_cards_laid_or_aside_are_in_no_hand_and_no_pile() -> None:
    """A4.2, A6.3 They are counted apart."""
    state = position(**WAR | {"laid": ["goths goths", None, None]})
    assert key(state, "draw")["goths"] == 9 - 1 - 2
    assert key(position(**EXCHANGE), "draw")["goths"] == 8


def test_after_the_tenth_tile_the_end_is_called_without_saying_so() -> None:
    """A7.1 (a) Left out, it is the tenth tile that called it."""
    assert key(position(pacified=10, phase="end"), "called") == "peace-tiles"


def test_the_eleventh_province_of_two_last_wars_is_a_position() -> None:
    """A4.7 It is in `pacified` too."""
    state = position(pacified=11, phase="end")
    assert key(state, "peace") == [0, 0, 0, 0]
    assert len(key(state, "pacified")) == 11


@pytest.mark.parametrize("phase", ["influence", "war"])
def test_five_tokens_are_legal_in_a_province_of_wars(phase: str) -> None:
    """A4.1 From the fifth token on until the war is fought."""
    state = position(**WAR | {"phase": phase, "people": "goths"})
    assert key(state, "wars") == ["pannonia"]


@pytest.mark.parametrize(("laid", "seat"), [([None] * 3, 0), (["", None, None], 1),
                                            (["", "goths", None], 2)])  # fmt: skip
def test_in_a_war_the_next_undecided_seat_acts(laid: list[str | None], seat: int) -> None:
    """A4.2 Null has not decided, an empty bag has passed."""
    assert GAME.to_act(position(**WAR | {"laid": laid})) == seat


def test_zeros_may_be_written_and_are_left_out() -> None:
    """A1.1 A count of 0 is no count."""
    state = GAME.restore({"seats": 3, "hands": [{"goths": 0}, {}, {}], "tokens": {"asia": {}}})
    assert state == position()
    assert GAME.snapshot(state)["tokens"] == {}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_a_game_can_be_written_and_read(seats: int) -> None:
    """A2 Also through JSON; equal positions have equal hashes."""
    rng, state = Random(seats), GAME.setup(seats)
    seen = set()
    while GAME.to_act(state) is not None:
        again = GAME.restore(json.loads(json.dumps(GAME.snapshot(state))))
        assert again == state
        assert hash(again) == hash(state)
        seen.add(state.phase)
        actions = GAME.legal(state)
        odds = GAME.odds(state) if GAME.to_act(state) == -1 else dict.fromkeys(actions, 1)
        state = GAME.step(state, draw(odds, rng))
    assert GAME.restore(GAME.snapshot(state)) == state
    assert {"card", "influence", "refill", "war"} <= seen


def test_a_snapshot_has_every_key_whatever_the_position() -> None:
    """A2 In a war, too."""
    state = do(at_war(), "war goths")
    assert set(GAME.snapshot(state)) == set(GAME.snapshot(GAME.setup(2)))
    assert set(written(**WAR)) <= set(GAME.snapshot(state))


@pytest.mark.parametrize("phase", ["influence", "war"])
def test_a_card_being_resolved_is_no_longer_left(phase: str) -> None:
    """A3.1 One card a turn: a position in the midst of it has none left, whatever is left out."""
    state = position(**WAR | {"phase": phase, "people": "goths"})
    assert keys(state, "cards_left", "played") == [0, 1]


def test_who_is_resolving_the_first_of_two_cards_has_played_it() -> None:
    """A3.9, A8.1 Who has played one card keeps the rest of the hand."""
    state = position(seats=2, phase="influence", people="huns", pacified=NORTH,
                     tokens={"dalmatia": "huns"}, hands=["goths", ""], tiles=[[], []])  # fmt: skip
    assert keys(state, "cards_left", "played") == [1, 1]
    assert keys(do(state, "influence"), "hands", "due") == [[{"goths": 1}, {}], [0, 5]]
