"""S5 Nothing that can be written on a socket stops the server or spoils a table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.security.fuzz_socket import GROWTH, REFUSALS, fuzz
from tests.security.wire import BINARY, CLOSE, frame
from tests.server.ears import Ear
from tests.server.running import Running, two_players


def test_junk_on_the_socket_harms_nobody(tmp_path: Path) -> None:
    """S5 For a few seconds here; `dev.py fuzz-socket` goes on for as long as one likes."""
    seen = fuzz(tmp_path, seconds=5, seed=8)
    assert seen.faults == []
    assert seen.frames > 200
    assert seen.answers["refused"] > REFUSALS
    assert seen.growth < GROWTH


@pytest.mark.parametrize(
    "text",
    [
        '{"id":"deep","x":' + "[" * 60_000,
        '{"id":"deep","type":"say","text":' + '{"a":' * 10_000,
        "[" * 60_000,
        '{"type":"have","number":' + "9" * 60_000 + "}",
        '{"type":"say","id":"x","text":"\\ud800"}',
        "",
        "\x00",
    ],
    ids=["deep-unknown", "deep-known", "deep", "huge", "surrogate", "empty", "nul"],
)
def test_a_message_that_cannot_be_read_is_refused_and_the_next_one_is_heard(
    server: Running, text: str
) -> None:
    """S5 The first of these once broke the connection, with a fault in the log."""
    ana, _bert = two_players(server)
    with Ear(ana) as ear:
        ear.of("hello")
        ear.socket.send(text)
        assert ear.of("refused")["problem"]["code"] == "bad-message"
        assert ear.ask("say", text="still here")["type"] == "done"


def test_a_frame_is_what_the_other_side_takes_for_one() -> None:
    """S5 The frames of the fuzzer are frames where they are meant to be."""
    whole = frame(b"abc", BINARY, masked=False)
    assert whole == b"\x82\x03abc"
    masked = frame(b"abc", CLOSE)
    assert masked[:2] == b"\x88\x83"
    assert bytes(a ^ b for a, b in zip(masked[6:], masked[2:6], strict=False)) == b"abc"
    assert frame(b"x" * 70_000, masked=False)[:10] == b"\x81\x7f" + (70_000).to_bytes(8, "big")
    assert json.loads(frame(b'{"a":1}', masked=False)[2:]) == {"a": 1}
