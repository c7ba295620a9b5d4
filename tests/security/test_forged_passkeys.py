"""S26 A passkey opens one door for one person, once: what is forged or broken proves nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import cbor2
import httpx
import pytest

from barbaricum.server.accounts.passkeys import PATIENCE
from tests.server.authenticator import Authenticator, b64
from tests.server.databases import looking
from tests.server.hands import Hands
from tests.server.running import Client, Json, Running, running
from tests.server.test_accounts import by_passkey, code, me, new_passkey

REFUSED = (403, "passkey-refused")
SENTENCE = "The passkey could not be checked. Please try again."
PRESENT, VERIFIED = 0x01, 0x04
DEEP = b"\x81" * 5_000


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[Running]:
    """A server that is asked by a name, as passkeys need it, with the clock of the tests."""
    with running(tmp_path_factory.mktemp("forged") / "tables.sqlite", clock=hands) as server:
        server.url = server.url.replace("127.0.0.1", "localhost")
        yield server


def stored(server: Running) -> list[str]:
    """Every passkey and account as it is kept."""
    with looking(server.file) as kept:
        tables = ("passkeys", "accounts")
        return [repr(row) for name in tables for row in kept.execute(f"SELECT * FROM {name}")]


def asked(client: Client, path: str) -> tuple[Json, Json]:
    question = client.post(f"{path}/question", {}).json()
    return question["id"], question["options"]


def come_in(client: Client, ceremony: str, credential: Json) -> httpx.Response:
    body = {"ceremony": ceremony, "credential": credential}
    return client.post("/api/sign-in/passkey", body)


def keep(client: Client, ceremony: str, credential: Json) -> httpx.Response:
    body = {"ceremony": ceremony, "credential": credential}
    return client.post("/api/account/passkeys", body)


def refused(answer: httpx.Response) -> None:
    """In words, and nothing else."""
    assert code(answer) == REFUSED, answer.text
    assert answer.json()["problem"]["sentence"] == SENTENCE


# --- Another place, another person, another time ---

LIES: dict[str, Callable[[Authenticator], None]] = {
    "another origin": lambda token: setattr(token, "origin", "https://evil.example"),
    "another port": lambda token: setattr(token, "origin", "http://localhost:1"),
    "another site": lambda token: setattr(token, "site", "evil.example"),
    "nobody was there": lambda token: setattr(token, "flags", VERIFIED),
    "counted back": lambda token: setattr(token, "uses", 0),
    "not counted on": lambda token: setattr(token, "uses", token.uses - 1),
    "another's key": lambda token: setattr(token, "key", Authenticator("").key),
}
ELSEWHERE = list(LIES)[:4]


@pytest.mark.parametrize("lie", LIES)
def test_what_a_lying_authenticator_says_opens_nothing(named: Running, lie: str) -> None:
    token = new_passkey(named.client(), named)
    assert by_passkey(named.client(), token).status_code == 201
    assert by_passkey(named.client(), token).status_code == 201
    before, stranger = stored(named), named.client()
    LIES[lie](token)
    refused(by_passkey(stranger, token))
    assert stored(named) == before
    assert me(stranger)["user"] is None


@pytest.mark.parametrize(
    "lie", ["another origin", "another port", "another site", "nobody was there"]
)
def test_a_lying_authenticator_makes_no_passkey(named: Running, lie: str) -> None:
    guest, token, before = named.client(), Authenticator(named.url), stored(named)
    ceremony, options = asked(guest, "/api/account/passkeys")
    LIES[lie](token)
    refused(keep(guest, ceremony, token.make(options)))
    assert stored(named) == before


def test_a_question_is_too_old_after_five_minutes(named: Running, hands: Hands) -> None:
    token, stranger = new_passkey(named.client(), named), named.client()
    ceremony, options = asked(stranger, "/api/sign-in/passkey")
    fresh, others = asked(named.client(), "/api/sign-in/passkey")
    hands.turn(PATIENCE)
    assert come_in(stranger, fresh, token.use(others)).status_code == 201
    hands.turn(1)
    before = stored(named)
    refused(come_in(stranger, ceremony, token.use(options)))
    assert stored(named) == before


def test_an_answer_belongs_to_the_question_it_was_made_for(named: Running) -> None:
    token, stranger = new_passkey(named.client(), named), named.client()
    _, old = asked(stranger, "/api/sign-in/passkey")
    ceremony, _ = asked(stranger, "/api/sign-in/passkey")
    before = stored(named)
    refused(come_in(stranger, ceremony, token.use(old)))
    refused(come_in(stranger, "guessed", token.use(old)))
    assert stored(named) == before


def test_a_question_for_a_new_passkey_lets_nobody_in_and_the_other_way_round(
    named: Running,
) -> None:
    ana = named.client()
    token = new_passkey(ana, named)
    before = stored(named)
    ceremony, options = asked(ana, "/api/account/passkeys")
    refused(come_in(ana, ceremony, token.use({**options, "rpId": "localhost"})))
    ceremony, options = asked(ana, "/api/sign-in/passkey")
    new = Authenticator(named.url)
    refused(keep(ana, ceremony, new.make({**options, "rp": {"id": "localhost"}})))
    assert stored(named) == before


def test_nobody_takes_over_or_removes_the_passkey_of_another(named: Running) -> None:
    ana, eve = named.client(), named.client()
    token = new_passkey(ana, named)
    new_passkey(eve, named)
    before = stored(named)
    ceremony, options = asked(eve, "/api/account/passkeys")
    refused(keep(eve, ceremony, Authenticator(named.url, name=token.name).make(options)))
    gone = eve.http.delete(f"/api/account/passkeys/{b64(token.name)}?anyway=true")
    assert code(gone) == (404, "unknown-passkey")
    assert stored(named) == before


def test_the_same_answer_sent_again_opens_nothing(named: Running) -> None:
    token, stranger = new_passkey(named.client(), named), named.client()
    ceremony, options = asked(stranger, "/api/sign-in/passkey")
    answer = token.use(options)
    first = come_in(stranger, ceremony, answer)
    refused(come_in(named.client(), ceremony, answer))
    assert first.status_code == 201


# --- What is broken ---

ODD: list[Json] = ["", "!", "AAAA", b64(b"\xff" * 40), b64(DEEP), "é" * 9, None, 7, [], {}, [[{}]]]


@pytest.mark.parametrize("part", ["clientDataJSON", "authenticatorData", "signature", "userHandle"])
def test_a_broken_answer_is_no_proof(named: Running, part: str) -> None:
    token, stranger = new_passkey(named.client(), named), named.client()
    before = stored(named)
    ceremony, options = asked(stranger, "/api/sign-in/passkey")
    optional = part == "userHandle"
    for odd in [one for one in ODD if not (optional and (one is None or isinstance(one, str)))]:
        credential = token.use(options)
        credential["response"][part] = odd
        refused(come_in(stranger, ceremony, credential))
    assert stored(named) == before


@pytest.mark.parametrize("field", ["id", "rawId", "type", "response"])
def test_a_broken_credential_is_no_proof(named: Running, field: str) -> None:
    token, guest = new_passkey(named.client(), named), named.client()
    before = stored(named)
    for odd in ODD:
        ceremony, options = asked(guest, "/api/sign-in/passkey")
        refused(come_in(guest, ceremony, {**token.use(options), field: odd}))
        ceremony, options = asked(guest, "/api/account/passkeys")
        made = Authenticator(named.url).make(options)
        refused(keep(guest, ceremony, {**made, field: odd}))
    assert stored(named) == before


def test_a_broken_attestation_makes_no_passkey(named: Running) -> None:
    guest, before = named.client(), stored(named)
    broken = [
        *ODD,
        *(b64(cbor2.dumps(one)) for one in HALF),
        *(b64(cbor2.dumps({"fmt": fmt, "attStmt": {}, "authData": bytes(37)})) for fmt in KINDS),
    ]
    ceremony, options = asked(guest, "/api/account/passkeys")
    for odd in broken:
        made = Authenticator(named.url).make(options)
        made["response"]["attestationObject"] = odd
        refused(keep(guest, ceremony, made))
    assert stored(named) == before


HALF: list[Json] = [1, [], {}, {"fmt": "none"}, {"authData": b""}]
KINDS = ("none", "packed", "tpm", "fido-u2f", "apple", "android-key", "android-safetynet", 7, None)
POINT = {1: 2, 3: -7, -1: 1, -2: bytes(32), -3: bytes(32)}
KEYS: dict[str, bytes] = {
    "nothing": b"",
    "cut off": cbor2.dumps(POINT)[:-4],
    "too long": cbor2.dumps(POINT) + b"more",
    "a list": cbor2.dumps([]),
    "a longer list": cbor2.dumps([2, 2, 2, -7, 5]),
    "a number": cbor2.dumps(4),
    "another number": cbor2.dumps(1000),
    "a text": cbor2.dumps("key"),
    "empty": cbor2.dumps({}),
    "no curve": cbor2.dumps({1: 2, 3: -7}),
    "no point of the curve": cbor2.dumps(POINT | {-2: b"\x01" * 32}),
    "numbers for a point": cbor2.dumps(POINT | {-2: 5, -3: 5}),
    "an unknown curve": cbor2.dumps(POINT | {-1: 99}),
    "an unknown algorithm": cbor2.dumps(POINT | {3: -99999}),
    "lists all through": cbor2.dumps({1: [2], 3: [-7]}),
    "a weak number": cbor2.dumps({1: 3, 3: -257, -1: b"\x04", -2: b"\x01"}),
    "an empty number": cbor2.dumps({1: 1, 3: -8, -1: 6, -2: b"short"}),
    "too deep": DEEP,
}


@pytest.mark.parametrize("key", KEYS)
def test_what_is_no_key_is_not_kept_as_one(named: Running, key: str) -> None:
    guest, before = named.client(), stored(named)
    ceremony, options = asked(guest, "/api/account/passkeys")
    token = Authenticator(named.url, cose=KEYS[key])
    refused(keep(guest, ceremony, token.make(options)))
    assert stored(named) == before


@pytest.mark.parametrize("length", [0, 1024])
def test_a_passkey_has_a_name_of_a_proper_length(named: Running, length: int) -> None:
    guest, before = named.client(), stored(named)
    ceremony, options = asked(guest, "/api/account/passkeys")
    token = Authenticator(named.url, name=b"n" * length)
    refused(keep(guest, ceremony, token.make(options)))
    assert stored(named) == before
