import hashlib
import hmac
from collections import Counter
from random import Random

import pytest

from barbaricum.core import Luck, draw, pick
from tests.contract.fairness import misfit

ODDS = {"franks": 9, "huns": 1, "goths": 5}
SECRET = bytes(range(32))


def numbers(secret: bytes, entropy: list[str], k: int) -> list[int]:
    """The contract's formula, written again: the number of each try of draw k."""
    message = entropy[0].encode("utf-8")
    for text in entropy[1:]:
        message += b"\x00" + text.encode("utf-8")
    message += bytes((k >> shift) & 0xFF for shift in range(56, -8, -8))
    digests = [hmac.new(secret, message + bytes([t]), "sha256").digest() for t in range(256)]
    return [sum(byte << 8 * (7 - i) for i, byte in enumerate(digest[:8])) for digest in digests]


def outcome(odds: dict[str, int], secret: bytes, entropy: list[str], k: int) -> str:
    """The contract's formula, written again: the outcome of draw k."""
    shares = [name for name, weight in odds.items() for _ in range(weight)]
    fair = 2**64 // len(shares) * len(shares)
    number = next(x for x in numbers(secret, entropy, k) if x < fair)
    return shares[number % len(shares)]


@pytest.mark.parametrize(
    ("number", "expected"),
    [(0, "franks"), (8, "franks"), (9, "huns"), (10, "goths"), (14, "goths")],
)
def test_pick_counts_through_the_odds_in_their_order(number: int, expected: str) -> None:
    assert pick(ODDS, number) == expected


@pytest.mark.parametrize("number", [-1, 15])
def test_pick_refuses_a_number_outside_the_shares(number: int) -> None:
    with pytest.raises(ValueError, match="sum of the weights"):
        pick(ODDS, number)


def test_pick_passes_over_what_has_no_weight() -> None:
    assert [pick({"a": 0, "b": 2, "c": 0}, number) for number in range(2)] == ["b", "b"]


def test_draw_asks_its_source_for_one_number_below_the_sum() -> None:
    class Dice:
        """Throws nine, if asked for a die of fifteen sides."""

        def randrange(self, stop: int, /) -> int:
            return {15: 9}[stop]

    assert draw(ODDS, Dice()) == "huns"


def test_draw_follows_the_weights() -> None:
    rng = Random(91)
    assert misfit(Counter(draw(ODDS, rng) for _ in range(5000)), ODDS) <= 1


def test_luck_follows_the_weights() -> None:
    luck = Luck(SECRET, ["", ""])
    assert misfit(Counter(luck.draw(ODDS, k) for k in range(5000)), ODDS) <= 1


def test_the_commit_is_the_sha_256_of_the_secret_in_hex() -> None:
    assert Luck(b"abc", []).commit == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    assert Luck(SECRET, ["x"]).commit == hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize(
    "entropy",
    [["", ""], ["Ana", "Ben"], ["λύκος", "🐺", "Þórr"], ["a\x00b", ""], ["only one"], [""] * 5],
    ids=repr,
)
def test_luck_is_the_formula_of_the_contract(entropy: list[str]) -> None:
    luck = Luck(SECRET, entropy)
    for k in (0, 1, 2, 255, 256, 70_000, 2**64 - 1):
        assert luck.draw(ODDS, k) == outcome(ODDS, SECRET, entropy, k)


def test_one_draw_is_written_out() -> None:
    message = b"Ana\x00Ben" + b"\x00\x00\x00\x00\x00\x00\x00\x03" + b"\x00"
    number = int(hmac.new(b"secret", message, "sha256").hexdigest()[:16], 16)
    even = dict.fromkeys(range(1000), 1)
    assert Luck(b"secret", ["Ana", "Ben"]).draw(even, 3) == number % 1000


def test_an_unfair_number_is_thrown_away_for_the_next_try() -> None:
    most = 2**63 + 1  # almost every second number is not below the largest multiple
    odds = {"low": most - 1, "top": 1}
    luck = Luck(SECRET, ["", ""])
    rejected = 0
    for k in range(40):
        tries = numbers(SECRET, ["", ""], k)
        first_fair = next(t for t, number in enumerate(tries) if number < most)
        rejected += first_fair > 0
        assert luck.draw(odds, k) == ("top" if tries[first_fair] == most - 1 else "low")
    assert rejected > 5


def test_an_unfair_number_changes_the_outcome() -> None:
    total = 2**63 + 1
    odds = {"lower": 2**62, "upper": total - 2**62}
    luck = Luck(SECRET, ["", ""])
    for k in range(40):
        fair = next(number for number in numbers(SECRET, ["", ""], k) if number < total)
        assert luck.draw(odds, k) == ("lower" if fair < 2**62 else "upper")


def test_odds_that_reject_every_number_are_no_odds() -> None:
    with pytest.raises(ValueError, match="unfair"):
        Luck(SECRET, ["", ""]).draw({"never": 2**64 + 1}, 0)


@pytest.mark.parametrize(
    "other",
    [
        Luck(SECRET[::-1], ["Ana", "Ben"]),
        Luck(SECRET, ["Ben", "Ana"]),
        Luck(SECRET, ["AnaBen", ""]),
        Luck(SECRET, ["Ana", "Ben", ""]),
    ],
    ids=["secret", "order", "border", "seats"],
)
def test_another_secret_or_entropy_gives_another_sequence(other: Luck) -> None:
    luck, even = Luck(SECRET, ["Ana", "Ben"]), dict.fromkeys(range(1000), 1)
    draws = [luck.draw(even, k) for k in range(10)]
    assert draws == [luck.draw(even, k) for k in range(10)]
    assert draws != [other.draw(even, k) for k in range(10)]
