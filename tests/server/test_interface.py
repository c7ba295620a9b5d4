"""S5 The OpenAPI description tells the truth: schemathesis looks for a place where it does not."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.handlers import HTTPRouteHandler
from schemathesis import Case, GenerationMode
from schemathesis.config import SchemathesisConfig

from barbaricum.server.app import ROUTES, tables
from barbaricum.server.description import exact
from barbaricum.server.limits import Limits
from barbaricum.server.opening import Settings
from barbaricum.server.shares.budget import Budget
from barbaricum.server.watch.numbers import Numbers
from tests.server.running import Client, Running, two_players


@pytest.fixture(scope="module")
def player(server: Running) -> Client:
    """Somebody at a table where a game is going on."""
    ana, _bert = two_players(server)
    return ana


@pytest.fixture(scope="module")
def jarl(server: Running) -> Client:
    """Somebody at a table of Invasions, where voyages can be shown in advance."""
    ana, _bert = two_players(server, "invasions")
    return ana


@pytest.fixture(scope="module")
def keeper(server: Running) -> Client:
    """Somebody whose key may be replaced: a way in of one's own gives a new one."""
    ana, _bert = two_players(server)
    return ana


DESCRIPTION = exact(
    tables(Settings(Path("unused")), Numbers(), Budget(Limits())).openapi_schema.to_schema()
)
REFUSED = {"negative_data_rejection": {"expected-statuses": ["4xx"]}}
"""Whoever sends what is too long besides may also be told that: 413."""
UNSAID = {
    "include-path-regex": "passkey|^/api/records",
    "checks": {
        "positive_data_acceptance": {
            "expected-statuses": ["2xx", "3xx", "400", "401", "403", "404", "409", "429", "5xx"]
        }
    },
}
"""That no text inside a passkey's answer or a record has control characters no schema says."""
CONFIG = SchemathesisConfig.from_dict({"checks": REFUSED, "operations": [UNSAID]})
api = schemathesis.openapi.from_dict(DESCRIPTION, config=CONFIG)


@api.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_route_answers_as_described(
    case: Case[Any], server: Running, player: Client, jarl: Client, keeper: Client
) -> None:
    """Half of the questions in good form are about the player's own table."""
    good = case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
    somebody = jarl if case.path.endswith("/preview") else player
    somebody = keeper if case.path.startswith(("/api/account", "/api/sign-")) else somebody
    if good and len(str(case.path_parameters.get("table", ""))) % 2:
        case.path_parameters["table"] = somebody.table
    cookies = dict(somebody.http.cookies.items())
    case.call_and_validate(base_url=server.url, cookies=cookies)


def test_a_voyage_is_answered_as_described(server: Running, jarl: Client) -> None:
    """Chance hardly ever names a place, so this one is named."""
    operation = api["/api/tables/{table}/preview"]["get"]
    case = operation.Case(
        path_parameters={"table": jarl.table}, query={"about": "voyage:york", "lang": "de"}
    )
    cookies = dict(jarl.http.cookies.items())
    assert case.call_and_validate(base_url=server.url, cookies=cookies).status_code == 200


def test_a_hint_is_answered_as_described(server: Running, player: Client) -> None:
    """Chance hardly ever asks at a table that has begun."""
    case = api["/api/tables/{table}/hint"]["get"].Case(
        path_parameters={"table": player.table}, query={"seat": 0, "lang": "fr"}
    )
    cookies = dict(player.http.cookies.items())
    assert case.call_and_validate(base_url=server.url, cookies=cookies).status_code == 200


def routed() -> set[str]:
    """The paths of all routes that answer over HTTP, but for the page and the handbook."""
    handlers = [route for route in ROUTES if isinstance(route, HTTPRouteHandler)]
    paths = {path for handler in handlers for path in handler.paths}
    return {re.sub(r":\w+}", "}", path) for path in paths if path.startswith("/api")} - {
        "/api/docs"
    }


def test_the_messages_of_the_socket_are_described_too() -> None:
    forms = DESCRIPTION["components"]["schemas"]
    assert {"Hello", "Moved", "Seated", "Said", "Carried", "Denied", "Have", "Look"} <= set(forms)
    assert forms["Hello"]["properties"]["type"] == {"enum": ["hello"]}
    assert forms["Act"]["additionalProperties"] is False


def test_the_description_names_every_route_and_its_refusals(server: Running) -> None:
    served = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    assert served == DESCRIPTION
    paths = served["paths"]
    assert set(paths) == routed()
    for methods in paths.values():
        for route in methods.values():
            assert {"421", "429"} <= set(route["responses"])
            assert route["description"]


@pytest.mark.parametrize("game", ["attila", "invasions"])
def test_a_position_has_the_form_that_is_described(server: Running, game: str) -> None:
    forms, ana = DESCRIPTION["components"]["schemas"], two_players(server, game)[0]
    position, name = ana.position(), game.capitalize()
    for part, form in (("view", "View"), ("aids", "Aids")):
        described = forms[f"{name}{form}"]
        assert {"$ref": f"#/components/schemas/{name}{form}"} in forms["Position"]["properties"][
            part
        ]["anyOf"]
        assert set(position[part]) == set(described["properties"]) == set(described["required"])


def test_the_page_of_all_routes_names_each_body_with_an_example(server: Running) -> None:
    page = httpx.get(f"{server.url}/api/docs").text
    style = httpx.get(f"{server.url}/docs.css")
    assert "Request fulfilled" not in page
    assert page.index("<h2>Play</h2>") < page.index("<h2>Account</h2>")
    assert page.index("<h2>Account</h2>") < page.index("<h2>Operator</h2>")
    made = page.index("POST /api/tables<")
    assert page.index('Body: <a href="#NewTable">', made) < page.index("<h3>", made)
    assert page.count("Body: ") == page.count(", for example</p><pre>") > 20
    assert (style.status_code, style.headers["content-type"].split(";")[0]) == (200, "text/css")
