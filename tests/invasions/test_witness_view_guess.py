"""V1.6 Who knows what."""

from random import Random

import pytest

from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.state import State
from tests.invasions.playing import played
from tests.invasions.positions import CONFLICT, RUNES, do, offers, position, written

PUBLIC = {
    "seats", "options", "first", "active", "ships", "reserve", "vp", "goods", "demand", "wind",
    "prepared", "sailed", "suffered", "ports", "towns", "won", "open", "aside", "left", "discards",
    "missions", "turns_left", "quiet", "busy", "turn", "bonus", "combat", "ending", "phase",
    "pending",
}  # fmt: skip
EVERYBODY = (0, 1, 2, None)


def heard(state: State, text: str) -> list[str]:
    """What the three seats and an onlooker are told of an action."""
    return [GAME.witness(state, GAME.parse(text), seat) for seat in EVERYBODY]


def test_the_public_keys_of_the_snapshot_are_in_every_view() -> None:
    """V1.6 Holds, reserves, goods, settlements, towns, sagas, VP, wind, discards."""
    state = position(
        ships=["york viking furs", "kiev viking"],
        hands=["calm", "oars oars"],
        discards="raven",
        ports={"truso": "1"},
        towns=[{"paris": 12}],
    )
    snapshot = GAME.snapshot(state)
    for seat in EVERYBODY:
        view = GAME.view(state, seat)
        assert {key: view[key] for key in PUBLIC} == {key: snapshot[key] for key in PUBLIC}
        assert (view["game"], view["seat"], view["to_act"]) == ("invasions", seat, 0)


def test_only_the_seat_to_act_is_told_what_it_may_do() -> None:
    """V1.6 The legal actions would give the hand away."""
    state = position(active=1, ships=["york viking", "kiev viking"], hands=["", "calm"])
    assert set(GAME.view(state, 1)["legal"]) == offers(state)
    assert [GAME.view(state, seat)["legal"] for seat in (0, 2, None)] == [[], [], []]


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """V1.6 The others see its size."""
    state = position(hands=["calm oars", "loki", ""])
    hands = [GAME.view(state, seat)["hand"] for seat in EVERYBODY]
    assert hands == [{"calm": 1, "oars": 1}, {"loki": 1}, {}, None]
    assert [GAME.view(state, seat)["hand_sizes"] for seat in EVERYBODY] == [[2, 1, 0]] * 4
    for seat in EVERYBODY:
        assert "hands" not in GAME.view(state, seat)
        assert "runes" not in GAME.view(state, seat)


def test_the_sizes_of_the_decks_are_public() -> None:
    """V1.6 33 runes less the hands and the discards; sagas left of each era."""
    view = GAME.view(position(hands=["calm oars", "loki"], discards="raven"), None)
    assert (view["draw_size"], view["left"]) == (33 - 3 - 1, [3, 6, 6])


def test_what_nobody_knows_is_no_part_of_a_state() -> None:
    """V1.6 Decks are bags and treasures come by chance: no order is there to leak."""
    one = written(hands=["calm"])
    one["sagas"] = {era: sagas[::-1] for era, sagas in one["sagas"].items()}
    assert GAME.restore(one) == position(hands=["calm"])


@pytest.mark.parametrize("seat", EVERYBODY)
def test_two_positions_that_differ_in_hidden_runes_look_the_same(seat: int | None) -> None:
    """V1.6 The view of a seat does not depend on the hands of others and the deck."""
    views = []
    for hidden in ("oars", "loki"):
        hands = ["calm" if other == seat else hidden for other in range(2)] + ["needs"]
        state = position(active=2, ships=["york viking", "kiev viking"], hands=hands)
        views.append(GAME.view(state, seat))
    assert views[0] == views[1]
    assert views[0]["hand_sizes"] == [1, 1, 1]


def test_a_rune_drawn_is_seen_by_who_draws_it() -> None:
    """V1.6 `rune-card ?` for everybody else."""
    state = do(position(active=1, ships=["wintering", "denmark viking"]), "draw")
    assert heard(state, "rune-card oars") == [
        "rune-card ?",
        "rune-card oars",
        "rune-card ?",
        "rune-card ?",
    ]


def test_a_rune_dealt_at_set_up_is_seen_by_its_owner() -> None:
    """V1.6 First seat 2, then seat 0."""
    state = do(GAME.setup(3), "first 2")
    assert heard(state, "rune-card calm")[2] == "rune-card calm"
    assert heard(state, "rune-card calm")[0] == "rune-card ?"
    state = do(state, "rune-card calm")
    assert heard(state, "rune-card calm")[0] == "rune-card calm"
    assert heard(state, "rune-card calm")[2] == "rune-card ?"


def test_only_the_two_jarls_see_what_loki_takes() -> None:
    """V1.6, V14.4 The thief and the victim."""
    state = position(ships=["york viking"], hands=["loki", "calm", "oars"])
    state = do(state, "rune loki 1")
    assert heard(state, "rune-card calm") == [
        "rune-card calm",
        "rune-card calm",
        "rune-card ?",
        "rune-card ?",
    ]


@pytest.mark.parametrize("text", ["rune calm", "discard calm", "end", "trade furs", "winter"])
def test_what_a_jarl_does_is_public(text: str) -> None:
    """V1.6 Played and discarded runes too."""
    state = position(ships=["york viking furs"], hands=["calm"])
    assert heard(state, text) == [text] * 4


def test_treasures_sagas_and_dice_are_public_once_they_are_shown() -> None:
    """V1.6, V8.4 A town's treasure is shown when it falls."""
    state = do(position(ships=["bremen viking"], open="s01 s05 s07"), "raid")
    assert heard(state, "die 6") == ["die 6"] * 4
    state = do(state, "die 6")
    assert heard(state, "treasure 8") == ["treasure 8"] * 4
    state = do(state, "treasure 8")
    assert heard(state, "saga s02") == ["saga s02"] * 4


@pytest.mark.parametrize("seed", [1, 2])
def test_a_guess_has_the_very_view_it_was_drawn_from(seed: int) -> None:
    """V1.6 For every seat and an onlooker, all through a game."""
    rng = Random(seed)
    states = list(played(3, seed, conflict_runes=True))
    for state in rng.sample(states, 60):
        for seat in EVERYBODY:
            view = GAME.view(state, seat)
            assert GAME.view(GAME.guess(view, rng), seat) == view


def test_a_guess_is_drawn_fairly() -> None:
    """V1.6 Unseen are one Calm Sea and two Oars: the rival's rune is Oars two times in three."""
    cards = RUNES | CONFLICT | {"calm": 1, "oars": 1}
    gone = " ".join(rune for rune, number in cards.items() for _ in range(number))
    state = position(hands=["", "oars"], discards=gone)
    view, rng = GAME.view(state, 0), Random(7)
    hands = [GAME.snapshot(GAME.guess(view, rng))["hands"][1] for _ in range(900)]
    assert {tuple(hand) for hand in hands} == {("oars",), ("calm",)}
    assert 540 < sum("oars" in hand for hand in hands) < 660


def test_a_guess_is_a_legal_position() -> None:
    """V1.6 All runes are somewhere: it can be restored from its own snapshot."""
    state = position(ships=["york viking"], hands=["calm", "oars oars", "loki"], discards="raven")
    guess = GAME.guess(GAME.view(state, 2), Random(3))
    assert GAME.restore(GAME.snapshot(guess)) == guess
    assert GAME.snapshot(guess)["hands"][2] == {"loki": 1}
    assert [sum(hand.values()) for hand in GAME.snapshot(guess)["hands"]] == [1, 2, 1]
