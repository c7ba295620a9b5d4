"""Passkeys: they keep the games, open the door elsewhere, and prove nothing anywhere else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.authenticator import Authenticator
from tests.server.running import HUMAN, OPEN, Running, running
from tests.server.test_accounts import by_passkey, code, keep, me, mine, new_passkey


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that is asked by a name, as passkeys need it."""
    with running(tmp_path_factory.mktemp("named") / "tables.sqlite") as server:
        server.url = server.url.replace("127.0.0.1", "localhost")
        yield server


def test_a_passkey_keeps_the_games_and_opens_the_door_elsewhere(named: Running) -> None:
    ana = named.client()
    ana.create(HUMAN, OPEN, name="Ána")
    token = new_passkey(ana, named)
    told = me(ana)
    assert (told["user"][:3], told["passkeys"], told["password"]) == ("Ana", 1, False)
    phone = named.client()
    assert by_passkey(phone, token).status_code == 201
    assert mine(phone) == {ana.table}


def test_a_passkey_makes_an_account_of_the_user_name_that_was_typed(named: Running) -> None:
    ana = named.client()
    asked = ana.post("/api/account/passkeys/question", {"user": "anna-test"}).json()
    assert asked["options"]["user"]["name"] == "anna-test"
    new_passkey(ana, named, "anna-test")
    assert (me(ana)["user"], me(ana)["name"]) == ("anna-test", "anna-test")


def test_a_user_name_that_is_taken_is_refused_before_a_passkey_is_made(named: Running) -> None:
    keep(named.client(), "first-comer")
    asked = named.client().post("/api/account/passkeys/question", {"user": "First-Comer"})
    assert code(asked) == (409, "user-name-taken")


def test_a_question_is_answered_once_and_by_whom_it_was_put_to(named: Running) -> None:
    ana, eve = named.client(), named.client()
    token = new_passkey(ana, named)
    asked = eve.post("/api/sign-in/passkey/question", {}).json()
    body = {"ceremony": asked["id"], "credential": token.use(asked["options"])}
    assert eve.post("/api/sign-in/passkey", body).status_code == 201
    assert code(eve.post("/api/sign-in/passkey", body)) == (403, "passkey-refused")
    stranger = named.client()
    asked = ana.post("/api/account/passkeys/question", {}).json()
    new = Authenticator(named.url).make(asked["options"])
    body = {"ceremony": asked["id"], "credential": new}
    assert code(stranger.post("/api/account/passkeys", body)) == (403, "passkey-refused")


def test_a_passkey_shown_at_another_site_proves_nothing_here(named: Running) -> None:
    ana = named.client()
    token = new_passkey(ana, named)
    token.origin = "https://evil.example"
    assert code(by_passkey(named.client(), token)) == (403, "passkey-refused")
    other = Authenticator(named.url, name=token.name)
    assert code(by_passkey(named.client(), other)) == (403, "passkey-refused")


def test_passkeys_are_not_made_for_bare_numbers(server: Running) -> None:
    asked = server.client("fr").post("/api/sign-in/passkey/question", {})
    assert code(asked) == (409, "no-passkeys-here")


def test_nobody_loses_his_last_way_in_without_a_word(named: Running) -> None:
    ana = named.client()
    new_passkey(ana, named)
    (key,) = ana.http.get("/api/account").json()["passkeys"]
    path = f"/api/account/passkeys/{key['id']}"
    assert code(ana.http.delete(path)) == (409, "last-way-in")
    keep(ana, "Two-ways")
    assert ana.http.delete(path).status_code == 204
    assert code(ana.post("/api/account/password/removal", {})) == (409, "last-way-in")
    assert ana.post("/api/account/password/removal?anyway=true", {}).status_code == 204
