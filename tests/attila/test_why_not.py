"""Every refusal there is: the position, the action, the rule that forbids it."""

import pytest

from barbaricum.core import IllegalAction, InvalidAction, Json
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.game import GAME
from barbaricum.games.attila.rules.actions import every
from barbaricum.games.attila.state import State
from tests.attila.positions import NORTH, at_war, do, offers, placed, position

GOTH: dict[str, Json] = {"hands": ["goths", "", ""]}
CLOSED: dict[str, Json] = {"pacified": NORTH, "tokens": {"dalmatia": "huns"}}
TWENTY = dict.fromkeys(NORTH[:5], "goths " * 4)

CARD = position(**GOTH)
STUCK = position(**GOTH, **CLOSED)
SET_UP = GAME.setup(3)
DEALING = do(SET_UP, "first 1")
PLACED = placed(**GOTH)
AT_WAR = at_war(hands=["goths", "goths huns", "saxons"])
OTHERS_WAR = do(AT_WAR, "war pass")
WAR_TO_COME = do(
    position(**GOTH, tokens={"pannonia": "goths goths huns huns"}), "play goths pannonia"
)
SCORING = position(phase="score", pacified=1, cards_left=0, **GOTH)
RESOLVED = position(phase="end", **GOTH)
SKIPPED = do(STUCK, "skip")
TENTH = position(phase="end", pacified=10, **GOTH)
REFILL = position(phase="refill", due=[0, 1], draw="huns")
EXCHANGE = do(CARD, "tile exchange goths")
OVER = position(phase="over", pacified=10)
STEP_ONLY = position(**GOTH, options={"influence_tile": "influence_step"})
AT_THE_TOP = position(**GOTH, influence=[{"goths": 22}, {}, {}], called="influence")

GOTHS: dict[str, Json] = {"people": "goths"}
HUNS: dict[str, Json] = {"people": "huns"}

REFUSED: list[tuple[str, str, State, str, dict[str, Json]]] = [
    ("over", "A7.2", OVER, "end", {}),
    ("over", "A7.2", OVER, "deal goths", {}),
    ("over", "A7.2", OVER, "war pass", {}),
    ("first-player-first", "A2.2", SET_UP, "play goths pannonia", {}),
    ("dealing", "A2.1", DEALING, "play goths pannonia", {}),
    ("dealing", "A2.1", DEALING, "end", {}),
    ("refilling", "A3.8", REFILL, "end", {}),
    ("refilling", "A3.8", REFILL, "tile influence goths", {}),
    ("exchanging", "A6.3", EXCHANGE, "play goths pannonia", {}),
    ("first-player-known", "A2.2", DEALING, "first 2", {}),
    ("first-player-known", "A2.2", CARD, "first 0", {}),
    ("no-such-seat", "A1.2", SET_UP, "first 3", {"seat": 3}),
    ("nothing-due", "A3.8", CARD, "deal goths", {}),
    ("nothing-due", "A3.8", SET_UP, "deal goths", {}),
    ("none-in-pile", "A2.1", REFILL, "deal goths", GOTHS),
    ("not-in-hand", "A3.1", CARD, "play huns pannonia", HUNS),
    ("first-token-north", "A3.2", CARD, "play goths asia", GOTHS | {"province": "asia"}),
    ("first-token-north", "A3.2", STUCK, "play goths dalmatia", GOTHS | {"province": "dalmatia"}),
    ("out-of-reach", "A3.3", PLACED, "second asia", GOTHS | {"province": "asia"}),
    ("pacified", "A3.4", STUCK, "play goths germania", {"province": "germania"}),
    ("sixth-token", "A3.4", WAR_TO_COME, "second pannonia", {"province": "pannonia"}),
    ("no-token", "A3.4", position(**GOTH, tokens=TWENTY), "play goths moesia", GOTHS),
    ("influence-first", "A3.5", PLACED, "play goths pannonia", {}),
    ("influence-first", "A3.5", PLACED, "end", {}),
    ("no-card-resolved", "A3.5", CARD, "influence", {}),
    ("no-card-resolved", "A3.5", AT_WAR, "influence", {}),
    ("no-second-token", "A3.7", CARD, "second pannonia", {}),
    ("no-second-token", "A3.7", RESOLVED, "second pannonia", {}),
    ("nothing-to-forgo", "A3.7", CARD, "forgo", {}),
    ("must-play", "A3.9", CARD, "skip", {}),
    ("must-play", "A3.9", CARD, "end", {}),
    ("skip-first", "A3.9", STUCK, "end", {}),
    ("nothing-to-skip", "A3.9", PLACED, "skip", {}),
    ("nothing-to-skip", "A3.9", AT_WAR, "skip", {}),
    ("skipped", "A3.9", SKIPPED, "play goths germania", {}),
    ("skipped", "A3.9", SKIPPED, "tile double", {}),
    ("card-played", "A3.1", RESOLVED, "play goths pannonia", {}),
    ("cards-played", "A8.1", position(seats=2, phase="end"), "play goths pannonia", {}),
    ("no-century", "A7.2", TENTH, "play goths pannonia", {}),
    ("no-century", "A7.2", TENTH, "tile double", {}),
    ("war-first", "A4.1", AT_WAR, "play goths pannonia", {}),
    ("war-first", "A4.1", OTHERS_WAR, "end", {}),
    ("no-war", "A4.1", CARD, "war goths", {}),
    ("no-war", "A4.1", SCORING, "war pass", {}),
    ("war-after-influence", "A4.1", WAR_TO_COME, "war pass", {}),
    ("war-not-in-hand", "A4.2", AT_WAR, "war huns", HUNS),
    ("war-not-in-hand", "A4.2", OTHERS_WAR, "war huns huns", HUNS),
    ("not-present", "A4.2", do(OTHERS_WAR, "war pass"), "war saxons",
     {"people": "saxons", "province": "pannonia"}),
    ("scoring-first", "A5.1", SCORING, "play goths pannonia", {}),
    ("scoring-first", "A5.1", SCORING, "end", {}),
    ("no-scoring-due", "A5.1", CARD, "score", {}),
    ("tile-not-active", "A6.1", OTHERS_WAR, "tile exchange goths", {}),
    ("tile-gone", "A6.1", position(**GOTH, tiles=[["double"], [], []]), "tile influence goths", {}),
    ("one-tile-a-turn", "A6.1", position(**GOTH, tile_used=True), "tile exchange goths", {}),
    ("double-too-early", "A6.2", CARD, "tile double", {}),
    ("double-no-card", "A6.2", position(phase="end"), "tile double", {}),
    ("exchange-in-scoring", "A6.3", SCORING, "tile exchange goths", {}),
    ("exchange-not-in-hand", "A6.3", CARD, "tile exchange huns", HUNS),
    ("exchange-not-in-hand", "A6.3", CARD, "tile exchange goths goths", GOTHS),
    ("track-full", "A6.4", AT_THE_TOP, "tile influence goths", GOTHS),
    ("track-full", "A6.4", AT_THE_TOP, "tile influence huns goths", GOTHS),
    ("influence-step-only", "A9", STEP_ONLY, "tile influence goths", {}),
]  # fmt: skip


@pytest.mark.parametrize(("code", "rule", "state", "action", "values"), REFUSED)
def test_an_action_is_refused_by_its_rule(
    code: str, rule: str, state: State, action: str, values: dict[str, Json]
) -> None:
    """`why_not` and `apply` say the same; the action is not offered."""
    refusal = GAME.why_not(state, GAME.parse(action))
    assert refusal is not None
    assert (refusal.code, refusal.rule, dict(refusal.values)) == (code, rule, values)
    assert action not in offers(state)
    with pytest.raises(IllegalAction) as refused:
        do(state, action)
    error = refused.value
    assert (error.code, error.rule, dict(error.values)) == (code, rule, values)
    assert str(error) == str(refusal)


def test_every_refusal_is_in_the_table() -> None:
    assert {code: rule for code, rule, *_ in REFUSED} == CODES.refusals


@pytest.mark.parametrize(("code", "rule", "state", "action", "values"), REFUSED)
def test_a_refusal_is_a_sentence(
    code: str, rule: str, state: State, action: str, values: dict[str, Json]
) -> None:
    """Peoples and provinces by their names, no gap left open, a full stop."""
    sentence = str(GAME.why_not(state, GAME.parse(action)))
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert rule == CODES.refusals[code]
    for value in values.values():
        assert str(value).capitalize() in sentence


ACTIONS = every(GAME.board)
STATES = {id(state): state for _, _, state, *_ in REFUSED}.values()


@pytest.mark.parametrize("state", STATES)
def test_an_action_is_offered_exactly_if_nothing_forbids_it(state: State) -> None:
    """Over every action there is."""
    free = {action for action in ACTIONS if GAME.why_not(state, action) is None}
    assert free == set(GAME.legal(state))
    assert len(GAME.legal(state)) == len(free)


@pytest.mark.parametrize(
    "text",
    [
        "", "play", "play goths", "play Goths pannonia", "play goths  pannonia", " end", "end ",
        "undo", "war", "war goths pass", "war goths huns", "tile", "tile influence",
        "tile influence goths goths", "tile influence goths huns",
        "tile influence franks huns goths", "tile exchange", "first", "first 5", "first -1", "deal",
        "deal goths huns", "second", "war " + "goths " * 6 + "goths", "END", "play romans pannonia",
    ],
)  # fmt: skip
def test_what_is_no_action_cannot_be_read(text: str) -> None:
    """Lower case, one space, lists in the order of A1.1; undo belongs to the record."""
    with pytest.raises(InvalidAction) as refused:
        GAME.parse(text)
    assert refused.value.code == "not-an-action"


@pytest.mark.parametrize("action", ["end", None, 3, ("play", "goths")])
def test_what_is_no_action_is_not_even_illegal(action: Json) -> None:
    """A text is no action: it has to be parsed first."""
    with pytest.raises(InvalidAction):
        GAME.apply(CARD, action)


def test_every_action_is_the_inverse_of_its_text() -> None:
    assert all(GAME.parse(GAME.text(action)) is action for action in ACTIONS)
    assert len({GAME.text(action) for action in ACTIONS}) == len(ACTIONS)
