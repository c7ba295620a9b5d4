"""S9 Guessing leads nowhere, and does not keep the owner out."""

from __future__ import annotations

import base64
import math
from collections.abc import Iterator
from pathlib import Path

import pytest

from barbaricum.server import keys
from barbaricum.server.accounts import register
from barbaricum.server.accounts.doorman import Doorman
from barbaricum.server.limits import Limit, Limits, Tries, source
from barbaricum.server.refusals import TooFast
from barbaricum.server.tokens import keeping
from tests.server.running import NO_LIMITS, PLENTY, Running, running

FEW = Tries(
    both=Limit(burst=3, rate=0), address=Limit(burst=10, rate=0), account=Limit(burst=20, rate=0)
)


@pytest.fixture
def doorman() -> Iterator[Doorman]:
    found = Doorman(Limits(sign_ins=FEW))
    yield found
    found.passwords.close()


def let_in(doorman: Doorman, address: str, user: str = "") -> bool:
    try:
        doorman.admit(address, user)
    except TooFast:
        return False
    return True


def test_one_address_is_stopped_for_one_account_and_then_for_all(doorman: Doorman) -> None:
    """S9 By both, and by address."""
    assert [let_in(doorman, "203.0.113.1", "Ana") for _ in range(5)] == [True] * 3 + [False] * 2
    others = [let_in(doorman, "203.0.113.1", f"user-{number}") for number in range(8)]
    assert others == [True] * 5 + [False] * 3
    assert not let_in(doorman, "203.0.113.1"), "codes and passkeys count for the address too"


def test_many_addresses_are_stopped_for_one_account(doorman: Doorman) -> None:
    """S9 By account."""
    tried = [let_in(doorman, f"203.0.113.{number}", "Ana") for number in range(25)]
    assert sum(tried) == 20


def test_one_address_alone_cannot_use_up_the_tries_of_an_account(doorman: Doorman) -> None:
    """S9 What is stopped for an address does not count against the account."""
    for _ in range(100):
        let_in(doorman, "203.0.113.1", "Ana")
    assert let_in(doorman, "198.51.100.1", "Ana")


def test_where_the_owner_came_in_before_strangers_cannot_lock_him_out(doorman: Doorman) -> None:
    """S9 Even if they have many addresses; however the name is written."""
    doorman.welcome("198.51.100.1", "Ana")
    for number in range(100):
        let_in(doorman, f"203.0.113.{number}", "Ana")
    assert not let_in(doorman, "198.51.100.2", "Ana")
    assert let_in(doorman, "198.51.100.1", "ana")


@pytest.mark.parametrize(
    ("address", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("", "", True),
    ],
)
def test_whoever_has_a_line_has_all_its_addresses(address: str, other: str, same: bool) -> None:
    """S9 Of version 6 everybody has 2 to the 64 of them."""
    assert (source(address) == source(other)) is same


def bits(key: str) -> float:
    return 8 * len(base64.urlsafe_b64decode(key + "=" * (-len(key) % 4)))


def test_keys_are_too_long_to_be_guessed() -> None:
    """S9 Links and cookies, tokens, names of tables, recovery codes."""
    assert bits(keys.new_key()) == 256
    assert bits(keys.new_id()) == 96
    assert len(keys.new_secret()) == 32
    code = register.plain(register._code())
    assert len(code) * math.log2(len(set(register.LETTERS))) > 99
    assert len({keys.new_key() for _ in range(100)}) == 100


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/sign-in", {"user": "Nobody", "password": "guess"}),
        ("/api/sign-in/recovery", {"code": "aaaaa-bbbbb"}),
        ("/api/sign-in/passkey/question", {}),
    ],
)
def test_every_way_in_counts_tries(tmp_path: Path, path: str, body: dict[str, str]) -> None:
    """S9 Passwords, codes, and questions for passkeys."""
    limits = Limits(PLENTY, PLENTY, sign_ins=FEW)
    with running(tmp_path / "a.sqlite", limits=limits) as server:
        asked = [server.client().post(path, body).status_code for _ in range(12)]
    assert asked[-1] == 429
    assert 429 not in asked[:3]


def test_wrong_links_are_questions_like_others_and_as_limited(tmp_path: Path) -> None:
    """S9 256 bits at so many questions a second."""
    limits = Limits(questions=Limit(burst=5, rate=0), wait=NO_LIMITS.wait)
    with running(tmp_path / "a.sqlite", limits=limits) as server:
        asked = [rejoin(server, keys.new_key()) for _ in range(7)]
    assert asked == [404] * 5 + [429] * 2


def rejoin(server: Running, key: str) -> int:
    return server.client().post("/api/rejoin", {"key": key}).status_code


def test_a_token_is_a_key_with_a_head() -> None:
    """S9 So that it is known for what it is when it turns up somewhere."""
    assert keeping.HEAD == "bbt_"
