"""Every code has a text in every language, and every text is used."""

import ast
import errno
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import barbaricum
from barbaricum import bots, games
from barbaricum.bots.attila import reasons as attila_reasons
from barbaricum.bots.invasions import reasons as invasions_facts
from barbaricum.cli.main import COMMANDS
from barbaricum.core.errors import ENGLISH
from barbaricum.core.game import Offer
from barbaricum.core.record.form import SHAPES
from barbaricum.games.attila.assist.marks import JOINED
from barbaricum.games.attila.assist.prompt import ASKS, CHOICES
from barbaricum.games.attila.codes import CODES as OF_ATTILA
from barbaricum.games.attila.data.board import built_in
from barbaricum.games.attila.data.material import PEOPLES, TILES
from barbaricum.games.attila.state import OFFER
from barbaricum.games.invasions.assist import menus as invasions_menus
from barbaricum.games.invasions.data.cards import RUNES
from barbaricum.games.invasions.data.material import PIECES, SIZES
from barbaricum.games.invasions.data.tables import WORLD
from barbaricum.games.invasions.data.world import DIRECTIONS, PORTS
from barbaricum.games.invasions.notation import faults as invasions_faults
from barbaricum.games.invasions.rules import event as invasions_event
from barbaricum.games.invasions.rules import reasons as invasions_reasons
from barbaricum.games.invasions.table import OFFER as INVASIONS
from barbaricum.server.notices.kinds import KINDS as NOTICES
from barbaricum.server.settings.samples import START
from barbaricum.texts import LANGUAGES
from barbaricum.texts.bundle import sources

OUTCOMES = (
    "sent", "status", "redirect", "unknown-name", "no-answer", "no-connection", "not-https", "port",
    "inside", "address", "bad-keys", "mail-code", "mail-password", "mail-server", "not-offered",
    "mail-certificate", "mail-no-tls", "mail-tls", "busy",
)  # fmt: skip
"""Why a notice could not be sent, or that it was."""
PACKAGE = Path(barbaricum.__file__).parent


class Variables(visitor.Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  Fluent's name
        self.found.add(node.id.name)


@cache
def messages(language: str) -> list[ftl.Message]:
    found: list[ftl.Message] = []
    for source in sources(language):
        body = FluentParser().parse(source.read_text("utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ftl.Junk)], source
        found += [entry for entry in body if isinstance(entry, ftl.Message)]
    return found


@cache
def variables(language: str) -> dict[str, set[str]]:
    result = {}
    for message in messages(language):
        seen = Variables()
        seen.visit(message)
        result[message.id.name] = seen.found
    return result


def literals() -> Iterator[str]:
    """Every text constant in the layers that speak."""
    for layer in ("cli", "server", "texts", "bots"):
        for file in (PACKAGE / layer).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


LITERALS = frozenset(literals())


def dashed(name: object) -> str:
    return str(name).lower().replace("_", "-").replace(",", "").replace(" ", "-")


def labels(offer: Offer) -> frozenset[str]:
    """The options of a game, each with each of its values, and what each is for."""
    named = offer.options.items()
    reasons = [dashed(f"{name}-why") for name in offer.options]
    values = [dashed(f"{name}-{value}") for name, one in named for value in one.values]
    return frozenset([*map(dashed, offer.options), *values, *reasons])


FAMILIES: dict[str, frozenset[str]] = {
    "attila-people-": frozenset(PEOPLES),
    "attila-cards-": frozenset(PEOPLES),
    "attila-province-": frozenset(map(dashed, built_in().provinces)),
    "attila-tile-": frozenset(TILES),
    "attila-letter-": frozenset(TILES),
    "attila-century-": frozenset("4567"),
    "attila-short-century-": frozenset("4567"),
    "attila-ending-": frozenset({"peace-tiles", "tokens", "influence", "no-room"}),
    "attila-event-": frozenset((*OF_ATTILA.events, *(kind.code for kind in JOINED))),
    "attila-ask-": frozenset(ASKS),
    "attila-choice-": frozenset(CHOICES),
    "attila-refusal-": frozenset(OF_ATTILA.refusals),
    "attila-fault-": frozenset(OF_ATTILA.faults),
    "attila-map-": frozenset("0123"),
    "attila-stage-": frozenset({"card", "influence", "war", "end"}),
    "attila-legend-": frozenset({"pacified", "war", "free"}),
    "attila-tracks-": frozenset({"map", "score", "tiles", "cards"}),
    "attila-option-": labels(OFFER),
    "invasions-piece-": frozenset(PIECES),
    "invasions-pieces-": frozenset(PIECES),
    "invasions-letter-": frozenset(PIECES),
    "invasions-size-": frozenset(SIZES),
    "invasions-tag-": frozenset(region["id"] for region in WORLD["regions"]),
    "invasions-direction-": frozenset(DIRECTIONS),
    "invasions-zone-": frozenset(DIRECTIONS),
    "invasions-initial-": frozenset(DIRECTIONS),
    "invasions-ending-": frozenset({"last-rounds", "no-saga", "all-settled"}),
    "invasions-option-": labels(INVASIONS),
    "invasions-about-": frozenset(rune.name for rune in RUNES),
    "invasions-event-": frozenset(invasions_event.CODES),
    "invasions-ask-": frozenset(invasions_menus.ASKS),
    "invasions-choice-": frozenset(invasions_menus.CHOICES),
    "invasions-refusal-": frozenset(invasions_reasons.REFUSALS),
    "invasions-fault-": frozenset(invasions_faults.FAULTS),
    "invasions-jarls-": frozenset(
        {"ship", "hold", "runes", "towns", "settlements", "sagas", "points"}
    ),
    "invasions-ports-": frozenset(
        {"near", "homes", "far", "days", "losses", "value", "region", "inside", "odds"}
    ),
    "invasions-result-": frozenset({"vp", "axe", "settlements", "sagas", "points", "homelands"}),
    "invasions-atlas-": frozenset({"small", "large", "goods", "settlement", "ship", "saga"}),
    "arena-column-": frozenset({"bot", "wins", "points", "rating", "time", "faults"}),
    "analyse-column-": frozenset(
        {"name", "accuracy", "costly", "luck", "draws", "number", "points", "outcomes"}
    ),
    "review-kind-": frozenset({"deal", "die", "treasure", "rune-card"}),
    "arena-verdict-": frozenset({"better", "no-better", "open"}),
    "bot-about-": frozenset(bots.names()),
    "hint-attila-": frozenset({*attila_reasons.CODES, "only", "the"}),
    "hint-invasions-": frozenset({*invasions_facts.CODES, "only"}),
    "notice-": frozenset({*NOTICES, "closed", "out", "pace", "paired", "test", "several"}),
    "notice-off-": frozenset({"push", "mail", "webhook"}),
    "outcome-": frozenset(OUTCOMES),
    "command-": frozenset(COMMANDS),
    "check-": frozenset({"refused", "turn", "result", "done", "unproven"}),
    "setting-": frozenset(
        dashed(f"{section}-{key}")
        for section in START.__struct_fields__
        for key in getattr(START, section).__struct_fields__
    ),
    "kind-": frozenset(
        dashed(words)
        for words in (
            *(kind for _fits, kind in SHAPES.values()),
            "object with commit, secret, entropy",
        )
    ),
    "version-": frozenset({"format", "rules", "data"}),
    "game-": frozenset(games.names()),
    "difference-": frozenset({"row-row", "draw-row", "commit-end", "result-end"}),
}
"""Keys that are put together at run time: their head and every end there is."""


def in_family(key: str) -> bool:
    return any(key.removeprefix(head) in ends for head, ends in FAMILIES.items() if key != head)


@cache
def arguments() -> frozenset[str]:
    """The arguments of all commands, as the texts name them."""
    plain = {word.lstrip("-") for word in LITERALS}
    return frozenset(plain | {f"{command}-{word}" for command in COMMANDS for word in plain})


LOOSE: dict[str, Callable[[str], bool]] = {
    "attila-": lambda end: end in ("intro", "intro-title", "help", "atlas-title"),
    "attila-short-": lambda end: end in map(dashed, built_in().provinces),
    "invasions-": lambda end: end in ("intro", "intro-title", "help", "atlas-title", "advice"),
    "invasions-short-": lambda end: end in PORTS,
    "error-": lambda end: f"error-{end}" in ENGLISH.messages or end in LITERALS,
    "reason-": lambda end: hasattr(errno, end.upper()),
    "option-": lambda end: end in arguments(),
    "action-attila-": lambda end: end in LITERALS,
    "action-invasions-": lambda end: end in LITERALS,
    "word-": lambda end: end in LITERALS,
    "help-": lambda end: end in LITERALS,
}
"""Keys put together at run time, and whether the code knows an end."""


def used(key: str) -> bool:
    """Whether the code can ever ask for the key."""
    if key in LITERALS or in_family(key):
        return True
    return any(key.startswith(head) and known(key[len(head) :]) for head, known in LOOSE.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    keys = [message.id.name for message in messages(language)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_keys_and_variables_of_english(language: str) -> None:
    assert variables(language) == variables("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("head", FAMILIES)
def test_every_code_has_its_text(language: str, head: str) -> None:
    keys = variables(language)
    assert [end for end in sorted(FAMILIES[head]) if head + end not in keys] == []


GENERIC = frozenset(
    {
        "attila-refusal-", "attila-fault-", "invasions-refusal-", "invasions-fault-",
        "invasions-piece-", "invasions-size-", "kind-", "version-", "game-", "hint-attila-",
        "hint-invasions-",
    }
)  # fmt: skip
"""Heads that the texts put together out of a game's name and a kind."""


@pytest.mark.parametrize("head", [head for head in FAMILIES if head not in GENERIC])
def test_every_head_of_keys_stands_in_the_code(head: str) -> None:
    assert head in LITERALS


def test_no_text_is_unused() -> None:
    assert [key for key in variables("en") if not used(key)] == []


def test_an_unused_text_would_be_found() -> None:
    assert not used("attila-event-flies")
    assert not used("some-forgotten-sentence")


def test_every_text_the_code_names_exists() -> None:
    keys = variables("en")
    said = {
        node.args[0].value
        for file in (PACKAGE / "cli").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "say"
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
        and "texts" in ast.unparse(node.func.value)
    }
    assert said
    assert sorted(said - set(keys)) == []


def test_every_problem_the_code_names_has_a_text() -> None:
    keys = variables("en")
    named = {
        node.args[0].value
        for file in (PACKAGE / "cli").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "problem"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert named
    assert sorted(code for code in map(str, named) if f"error-{code}" not in keys) == []
