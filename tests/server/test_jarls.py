"""Invasions at a table: what is hidden in events, what ends the free undo, why not."""

import pytest

from barbaricum.texts import LANGUAGES
from tests.server.running import Client, Json, Running, two_players


def act(client: Client, *texts: str) -> Json:
    """These decisions one after the other; the position after the last one."""
    position = client.position()
    for text in texts:
        position = client.do("act", number=position["number"], text=text)["position"]
    return position


def free(position: Json) -> bool:
    return bool(position["undo"]["free"])


def test_a_rune_is_shown_to_the_jarl_who_draws_it_and_to_nobody_else(server: Running) -> None:
    """V1.6 Hands are secret, their sizes public."""
    ana, bert = two_players(server, "invasions")
    number = act(ana, "load viking", "launch norway", "draw")["number"]
    mine, other = (c.get("/events", after=number - 1).json()["events"][0] for c in (ana, bert))
    assert mine["text"].removeprefix("rune-card ") in ana.position()["view"]["hand"]
    assert other["text"] == "rune-card ?"
    assert (mine["story"][0]["code"], other["story"][0]["code"]) == ("draws", "draws-hidden")
    assert bert.position()["view"]["hand_sizes"] == [2, 1]


def test_loading_launching_and_sailing_are_taken_back_freely(server: Running) -> None:
    """A whole voyage is taken back step by step, as long as nothing falls by chance."""
    ana, _bert = two_players(server, "invasions")
    before = ana.position()
    way = ["load viking", "load furs", "launch denmark", "sail w_dogger", "sail w_humber"]
    for text in way:
        assert free(act(ana, text))
    for _ in way:
        ana.do("undo", number=ana.position()["number"])
    assert ana.position()["view"] | {"number": before["number"]} == before["view"]


def test_ending_the_turn_is_taken_back_freely_until_the_next_jarl_decides(server: Running) -> None:
    ana, bert = two_players(server, "invasions")
    assert free(act(ana, "load viking", "end"))
    act(bert, "load viking")
    assert not free(ana.position())


@pytest.mark.parametrize(
    ("texts", "falls"),
    [
        (["launch norway", "draw"], "rune-card"),
        (["launch norway", "sail w_norway", "sail w_shetland", "sail shetland", "settle 1"], "die"),
    ],
)
def test_a_rune_or_a_die_ends_the_free_undo(server: Running, texts: list[str], falls: str) -> None:
    """V5.1, V8.1 What fell by chance is known: the others are asked."""
    ana, bert = two_players(server, "invasions")
    after = act(ana, "load viking", "load viking", *texts)
    rows = ana.get("/events", after=0).json()["events"]
    assert any(row["text"].startswith(falls) and row["seat"] == -1 for row in rows[5:])
    assert not free(after)
    asked = ana.do("undo", number=after["number"])["table"]["ask"]
    assert asked["waiting"] == ["Bert"]
    taken_back = bert.do("agree", row=asked["row"])["position"]
    assert taken_back["view"]["active"] == 0


REASONS = [
    ("sail york", "V6.1", "not-adjacent"),
    ("sail w_frisia", "V6.1", "not-adjacent"),
    ("load furs", "V4.1", "load-not-wintering"),
    ("launch norway", "V4.6", "launch-not-wintering"),
    ("raid", "V8.1", "not-in-port"),
    ("draw", "V5.1", "draw-not-home"),
    ("lose viking", "V7.3", "no-loss-due"),
    ("wind left", "V9.5", "no-wind-due"),
]


@pytest.mark.parametrize(("text", "rule", "code"), REASONS)
def test_why_not_is_said_in_every_language(
    server: Running, text: str, rule: str, code: str
) -> None:
    ana, _bert = two_players(server, "invasions")
    act(ana, "load viking", "launch denmark", "sail w_dogger", "sail w_norway")
    told = [ana.get("/why", text=text, lang=language).json() for language in LANGUAGES]
    assert [one["problem"]["rule"] for one in told] == [rule] * 3
    assert [one["problem"]["code"] for one in told] == [code] * 3
    assert len({one["problem"]["sentence"] for one in told}) == 3


def test_without_a_day_left_no_place_is_open(server: Running) -> None:
    """V3.1 The seven days are spent in loading and sailing."""
    ana, _bert = two_players(server, "invasions")
    act(ana, *["load viking"] * 5, "launch denmark", "sail w_dogger", "sail w_humber")
    why = ana.get("/why", text="sail york").json()["problem"]
    assert (why["rule"], why["sentence"]) == ("V3.1", "The seven days of this turn are spent.")
    assert ana.position()["aids"]["reach"] == {}


def test_a_port_with_a_ship_is_closed(server: Running) -> None:
    """V6.2 Ana is in York; Bert comes to the Humber Sea."""
    ana, bert = two_players(server, "invasions")
    act(ana, "load viking", "launch denmark", "sail w_dogger", "sail w_humber", "sail york", "end")
    act(bert, "load viking", "launch denmark", "sail w_dogger", "sail w_humber")
    why = bert.get("/why", text="sail york").json()["problem"]
    assert (why["rule"], why["sentence"]) == ("V6.2", "York holds another ship.")
    assert bert.get("/preview", about="voyage:york").json()["why"] == why
