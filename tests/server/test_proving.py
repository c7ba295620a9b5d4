"""S20 Who left his browser open to others does not lose his account to them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from barbaricum.server.accounts.proving import RECENT
from tests.server.hands import Hands
from tests.server.running import Client, Running, running
from tests.server.test_accounts import GOOD, code, keep, me, new_passkey, sign_in

AGAIN = (403, "sign-in-again")


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def named(tmp_path: Path, hands: Hands) -> Iterator[Running]:
    """A server that is asked by a name, as passkeys need it."""
    with running(tmp_path / "tables.sqlite", clock=hands) as server:
        server.url = server.url.replace("127.0.0.1", "localhost")
        yield server


def of_ana(server: Running) -> Client:
    ana = server.client()
    ana.http.patch("/api/me/profile", json={"name": "Ana"})
    keep(ana, "Ana")
    return ana


def deeds(ana: Client) -> list[httpx.Response]:
    """What would take an account over, or end it."""
    return [
        ana.post("/api/account/passkeys/question", {}),
        ana.post("/api/account/recovery", {}),
        ana.post("/api/account/password/removal?anyway=true", {}),
        ana.post("/api/account/deletion", {"name": "Ana"}),
    ]


def test_after_a_while_one_has_to_sign_in_again(named: Running, hands: Hands) -> None:
    ana = of_ana(named)
    hands.turn(RECENT + 1)
    assert [code(answer) for answer in deeds(ana)] == [AGAIN] * 4
    assert me(ana)["password"]
    assert sign_in(ana, "Ana").status_code == 201
    new_passkey(ana, named)
    assert me(ana)["passkeys"] == 1
    hands.turn(RECENT + 1)
    key = ana.http.get("/api/account").json()["passkeys"][0]["id"]
    assert code(ana.http.delete(f"/api/account/passkeys/{key}")) == AGAIN


def test_the_present_password_is_proof_enough(named: Running, hands: Hands) -> None:
    ana = of_ana(named)
    hands.turn(RECENT + 1)
    body = {"password": "another horse entirely", "present": GOOD}
    assert ana.post("/api/account/password", body).status_code == 201


def test_a_first_password_beside_a_passkey_needs_a_proof(named: Running, hands: Hands) -> None:
    bert = named.client()
    new_passkey(bert, named)
    hands.turn(RECENT + 1)
    assert code(bert.post("/api/account/password", {"password": GOOD})) == AGAIN


def test_a_guest_has_nothing_to_prove_nor_who_gave_up_all_ways_in(
    named: Running, hands: Hands
) -> None:
    guest = named.client()
    guest.http.patch("/api/me/profile", json={"name": "Carla"})
    hands.turn(RECENT + 1)
    keep(guest, "Carla")
    assert guest.post("/api/account/password/removal?anyway=true", {}).status_code == 204
    hands.turn(RECENT + 1)
    new_passkey(guest, named)
