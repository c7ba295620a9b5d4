"""Ways in: a password, a passkey, a code; on which devices; and who cannot get in."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from barbaricum.server.accounts import passwords, usernames
from barbaricum.server.refusals import NotNow
from tests.server.authenticator import Authenticator
from tests.server.databases import looking
from tests.server.ears import Ear
from tests.server.running import (
    HUMAN,
    NO_LIMITS,
    OPEN,
    Client,
    Json,
    Running,
    bot,
    running,
    two_players,
)

GOOD = "correct horse battery"


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]["code"]


def me(client: Client) -> Json:
    return client.http.get("/api/me").json()


def keep(client: Client, user: str, password: str = GOOD) -> Json:
    """Make an account of a guest."""
    answer = client.post("/api/account/password", {"user": user, "password": password})
    assert answer.status_code == 201, answer.text
    return answer.json()


def sign_in(client: Client, user: str, password: str = GOOD) -> httpx.Response:
    return client.post("/api/sign-in", {"user": user, "password": password})


def mine(client: Client) -> set[str]:
    return {table["id"] for table in client.http.get("/api/mine").json()["tables"]}


def new_passkey(client: Client, server: Running, user: str | None = None) -> Authenticator:
    token = Authenticator(server.url)
    asked = client.post("/api/account/passkeys/question", {"user": user}).json()
    body = {"ceremony": asked["id"], "credential": token.make(asked["options"]), "user": user}
    answer = client.post("/api/account/passkeys", body)
    assert answer.status_code == 201, answer.text
    return token


def by_passkey(client: Client, token: Authenticator) -> httpx.Response:
    asked = client.post("/api/sign-in/passkey/question", {}).json()
    body = {"ceremony": asked["id"], "credential": token.use(asked["options"])}
    return client.post("/api/sign-in/passkey", body)


# --- Passwords ---


def test_a_guest_keeps_his_games_with_a_password_and_finds_them_on_another_device(
    server: Running,
) -> None:
    ana, _bert = two_players(server)
    assert (me(ana)["user"], me(ana)["games"]) == (None, 1)
    told = keep(ana, "Ana-of-Ravenna")
    assert (told["user"], told["name"], told["games"]) == ("Ana-of-Ravenna", "Ana", 1)
    phone = server.client()
    assert sign_in(phone, "ana-of-ravenna").status_code == 201
    assert mine(phone) == {ana.table}
    phone.table = ana.table
    assert phone.position()["legal"], "she plays on"


def test_the_games_of_a_guest_come_along_when_he_signs_in(server: Running) -> None:
    laptop, phone = server.client(), server.client()
    laptop.create(HUMAN, OPEN)
    keep(laptop, "Along")
    phone.create(HUMAN, bot(), options={"first": "seat"})
    phone.do("start")
    both = {laptop.table, phone.table}
    assert sign_in(phone, "Along").json()["games"] == 2
    assert mine(phone) == both == mine(laptop)
    assert phone.position()["legal"]


def test_two_accounts_stay_two_when_one_signs_in_where_the_other_was(server: Running) -> None:
    one, other = server.client(), server.client()
    one.create(HUMAN, OPEN)
    keep(one, "First-one")
    other.create(HUMAN, OPEN)
    keep(other, "Second-one")
    assert sign_in(other, "First-one").status_code == 201
    assert mine(other) == {one.table}


def test_a_new_key_at_every_sign_in_and_the_old_one_opens_nothing(server: Running) -> None:
    """S2 Whoever has put his own key into somebody's browser gains nothing by it."""
    ana = server.client()
    ana.create(HUMAN, OPEN)
    thief = server.client(like=ana)
    before = dict(ana.http.cookies)
    keep(ana, "Fixed-star")
    assert dict(ana.http.cookies) != before
    assert (me(thief)["user"], mine(thief)) == (None, set())
    before = dict(ana.http.cookies)
    thief = server.client(like=ana)
    sign_in(ana, "Fixed-star")
    assert dict(ana.http.cookies) != before
    assert me(thief)["user"] is None


def test_a_wrong_password_and_a_wrong_name_are_answered_alike(server: Running) -> None:
    keep(server.client(), "Known-one")
    refused = [
        sign_in(server.client("de"), "Known-one", "not the password"),
        sign_in(server.client("de"), "Nobody-at-all", "not the password"),
    ]
    assert [answer.status_code for answer in refused] == [403, 403]
    assert refused[0].content == refused[1].content
    assert "Benutzername oder Passwort ist falsch" in refused[0].text


def test_who_does_not_exist_is_hashed_as_thoroughly() -> None:
    """The time is spent by argon2; so it is the same if its cost is the same."""
    assert not passwords.HASHER.check_needs_rehash(passwords.NOBODY)
    assert not passwords._fits(passwords.NOBODY, "whatever")


def test_of_a_password_only_an_argon2id_hash_is_kept(server: Running) -> None:
    keep(server.client(), "Hashed-one")
    with looking(server.file) as file:
        (kept,) = file.execute("SELECT password FROM accounts WHERE key = 'hashedone'").one()
        everything = file.everything()
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert GOOD not in everything


def test_guessing_is_stopped_and_does_not_keep_the_owner_out(tmp_path: Path) -> None:
    """S9 Under the limits of every day."""
    limits = type(NO_LIMITS)(NO_LIMITS.questions, NO_LIMITS.tables)
    with running(tmp_path / "tables.sqlite", limits=limits) as server:
        keep(server.client(), "Guessed")
        guesses = [sign_in(server.client(), "Guessed", f"guess {n} guess") for n in range(8)]
        assert [answer.status_code for answer in guesses[:5]] == [403] * 5
        assert code(guesses[-1]) == (429, "too-fast")
        owner = server.client()
        owner.http.headers["x-forwarded-for"] = "203.0.113.9"
        assert sign_in(owner, "Guessed").status_code == 201


@pytest.mark.parametrize(
    ("user", "password", "expected"),
    [
        ("Short", "too short", "weak-password"),
        ("Same-as-name", "same-as-name", "weak-password"),
        ("a", GOOD, "wrong-user-name"),
        ("\u0410na", GOOD, "wrong-user-name"),
        ("two--hyphens", GOOD, "wrong-user-name"),
        ("Admin", GOOD, "user-name-taken"),
        ("taken-0ne", GOOD, "user-name-taken"),
    ],
)
def test_what_cannot_be_a_name_or_a_password_is_refused(
    server: Running, user: str, password: str, expected: str
) -> None:
    if user == "taken-0ne":
        keep(server.client(), "Taken-One")
    answer = server.client().post("/api/account/password", {"user": user, "password": password})
    assert code(answer) == (409, expected)


def test_names_that_look_alike_are_the_same_name() -> None:
    assert usernames.key_of("BILL-1O") == usernames.key_of("bi11-l0") == "bllllo"
    with pytest.raises(NotNow):
        usernames.demand("sy5tem-" * 4)


def test_another_password_needs_the_present_one_and_ends_all_other_devices(
    server: Running,
) -> None:
    laptop, phone = server.client(), server.client()
    keep(laptop, "Careful")
    sign_in(phone, "Careful")
    new = "an entirely other one"
    wrong = {"password": new, "present": "not the present one"}
    assert code(laptop.post("/api/account/password", wrong)) == (403, "wrong-password")
    right = {"password": new, "present": GOOD}
    assert laptop.post("/api/account/password", right).status_code == 201
    assert me(phone)["user"] is None
    assert code(sign_in(phone, "Careful")) == (403, "wrong-sign-in")
    assert sign_in(phone, "Careful", new).status_code == 201


# --- Devices ---


def test_devices_are_listed_and_ending_one_takes_its_seats_at_once(server: Running) -> None:
    laptop, _bert = two_players(server)
    keep(laptop, "Traveller")
    phone = server.client(like=None)
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 14; Mobile) Gecko Firefox/141.0"
    sign_in(phone, "Traveller")
    phone.table = laptop.table
    devices = laptop.http.get("/api/account").json()["devices"]
    assert [(one["name"], one["here"]) for one in devices] == [
        ("", True),
        ("Firefox, Android", False),
    ]
    with Ear(phone) as ear:
        assert ear.of("hello")["play"]["position"]["seat"] == 0
        ended = laptop.http.delete(f"/api/account/devices/{devices[1]['id']}")
        assert ended.status_code == 204
        lost = ear.until(lambda message: message["type"] == "moved")
        assert lost["play"]["position"]["seat"] is None
        assert lost["play"]["position"]["legal"] == []
    assert mine(phone) == set()
    assert laptop.position()["legal"]


def test_whoever_signs_out_is_nobody_and_a_guest_cannot(server: Running) -> None:
    ana = server.client()
    ana.create(HUMAN, OPEN)
    assert code(ana.post("/api/sign-out", {})) == (403, "not-signed-in")
    keep(ana, "Outgoing")
    thief = server.client(like=ana)
    assert ana.post("/api/sign-out", {}).status_code == 204
    assert not ana.http.cookies
    assert me(thief)["user"] is None


def test_nobody_ends_the_devices_of_others(server: Running) -> None:
    ana, eve = server.client(), server.client()
    keep(ana, "Ana-devices")
    keep(eve, "Eve-devices")
    (device,) = ana.http.get("/api/account").json()["devices"]
    refused = eve.http.delete(f"/api/account/devices/{device['id']}")
    assert code(refused) == (404, "unknown-device")
    assert code(server.client().http.get("/api/account")) == (403, "not-signed-in")


# --- Recovery codes ---


def test_a_recovery_code_lets_in_once_however_it_is_copied(server: Running) -> None:
    ana = server.client()
    keep(ana, "Forgetful")
    old = ana.post("/api/account/recovery", {}).json()["codes"]
    codes = ana.post("/api/account/recovery", {}).json()["codes"]
    phone = server.client()
    refused = phone.post("/api/sign-in/recovery", {"code": old[0]})
    assert code(refused) == (403, "wrong-code")
    copied = codes[0].upper().replace("-", " ")
    told = phone.post("/api/sign-in/recovery", {"code": copied}).json()
    assert (told["user"], told["codes"]) == ("Forgetful", 7)
    again = phone.post("/api/sign-in/recovery", {"code": codes[0]})
    assert code(again) == (403, "wrong-code")


# --- The profile ---


def test_a_name_can_be_changed_and_games_keep_the_one_they_were_played_under(
    server: Running,
) -> None:
    ana, bert = two_players(server)
    assert ana.http.patch("/api/me/profile", json={"name": "Anna"}).json()["name"] == "Anna"
    assert bert.get("").json()["seats"][0]["name"] == "Ana"
    refused = ana.http.patch("/api/me/profile", json={"visible": "friends"})
    assert code(refused) == (403, "not-signed-in")
    keep(ana, "Anna-changes")
    changed = ana.http.patch("/api/me/profile", json={"visible": "friends", "user": "Anna-changed"})
    assert (changed.json()["visible"], changed.json()["user"]) == ("friends", "Anna-changed")
