"""Messages that are nearly right, quite wrong, or no messages at all."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

from tests.security.wire import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, frame

Json = Any  # whatever JSON can be, and a little more
Chance = random.Random

PACE: Final = {"kind": "live", "base": 600, "extra": 10}
RIGHT: Final[list[Json]] = [
    {"type": "act", "id": "a", "number": 5, "text": "end"},
    {"type": "undo", "id": "b", "number": 5, "seat": 0},
    {"type": "agree", "id": "c", "row": 3},
    {"type": "refuse", "id": "d", "row": 3},
    {"type": "say", "id": "e", "text": "hello"},
    {"type": "start", "id": "f"},
    {"type": "luck", "id": "g", "seat": 0, "text": "heads"},
    {"type": "arrange", "id": "h", "seat": 0, "kind": "bot", "bot": "random"},
    {"type": "stand-in", "id": "i", "seat": 0, "bot": "random"},
    {"type": "give-back", "id": "j", "seat": 0},
    {"type": "rematch", "id": "k"},
    {"type": "ask-pace", "id": "l", "pace": PACE},
    {"type": "agree-pace", "id": "m", "ask": "x"},
    {"type": "refuse-pace", "id": "n", "ask": "x"},
    {"type": "have", "number": 0},
    {"type": "look", "seat": 0},
    {"type": "here"},
    {"type": "away"},
]
"""Every kind of message but leaving: whoever has left can spoil nothing any more."""

ODD: Final[list[Json]] = [
    *(None, True, False, 0, -1, 1.5, 2**31, 2**63, 2**64, -(2**63), 10**400, 1e308, -0.0),
    *(
        "",
        " ",
        "\x00",
        "\n",
        "é" * 500,
        "\U0010ffff",
        "\u202e",
        "x" * 2000,
        "0",
        "null",
        "__proto__",
    ),
    *([], {}, [[]], {"": {}}, [1] * 50, {"type": "act"}, ["act"], {"a": {"b": {"c": []}}}),
]


def message(chance: Chance) -> str:
    """A message with nothing, something or everything wrong in it."""
    text = json.dumps(_bent(chance, dict(chance.choice(RIGHT))))
    return chance.choice(SPOILS)(chance, text) if chance.random() < 0.4 else text


def _bent(chance: Chance, told: dict[str, Json]) -> dict[str, Json]:
    told["id"] = f"{told.get('id', 'z')}{chance.randrange(1000)}"
    if told["type"] in ("have", "look", "here", "away"):
        del told["id"]
    for _ in range(chance.choice((0, 1, 1, 2))):
        key = chance.choice([*told, "more"])
        if chance.random() < 0.2 and key in told:
            del told[key]
        else:
            told[key] = chance.choice(ODD)
        if not told:
            break
    return told


def _cut(chance: Chance, text: str) -> str:
    return text[: chance.randrange(len(text) + 1)]


def _twice(_chance: Chance, text: str) -> str:
    return text[:-1] + "," + text[1:]


def _deep(chance: Chance, text: str) -> str:
    """So deep that no recursion follows it; behind a name nobody knows, or as the whole."""
    depth = chance.choice((10, 1000, 10_000))
    opened = chance.choice(("[", '{"a":'))
    nest = opened * depth
    return chance.choice((nest, f'{text[:-1]},"x":{nest}', f'{{"id":"q","x":{nest}'))


def _stirred(chance: Chance, text: str) -> str:
    letters = list(text)
    for _ in range(chance.randrange(1, 5)):
        letters[chance.randrange(len(letters))] = chr(chance.choice((0, 34, 44, 92, 125, 0x2028)))
    return "".join(letters)


def _surrogate(_chance: Chance, text: str) -> str:
    return text[:-1] + ',"x":"\\ud800"}'


SPOILS: Final[list[Callable[[Chance, str], str]]] = [_cut, _twice, _deep, _stirred, _surrogate]


def frames(chance: Chance) -> bytes:
    """One or several frames; most are a message, whole or in pieces."""
    payload = message(chance).encode("utf-8", "surrogatepass")[:60_000]
    kind = chance.random()
    if kind < 0.8:
        return frame(payload)
    if kind < 0.95:
        return _pieces(chance, payload)
    return chance.choice(ODD_FRAMES)(payload)


def _pieces(chance: Chance, payload: bytes) -> bytes:
    """In fragments, with a ping between them, as the RFC allows."""
    at = chance.randrange(len(payload) + 1)
    ping = frame(b"?", PING) if chance.random() < 0.5 else b""
    return frame(payload[:at], last=False) + ping + frame(payload[at:], CONTINUED)


ODD_FRAMES: Final[list[Callable[[bytes], bytes]]] = [
    lambda payload: frame(payload, BINARY),
    lambda payload: frame(payload[:125], PING) * 50,
    lambda payload: frame(payload[:125], PONG) * 50,
    lambda payload: frame(payload[:125] * 2, PING),
    lambda payload: frame(payload, CONTINUED),
    lambda payload: frame(payload, last=False) * 2,
    lambda payload: frame(payload, 3),
    lambda payload: frame(payload, 11),
    lambda payload: frame(payload, reserved=4),
    lambda payload: frame(payload, masked=False),
    lambda _payload: frame(b"\xff\xfe\xc0"),
    lambda _payload: frame(b"x" * 70_000),
    lambda _payload: frame(b"x" * 40_000, last=False) + frame(b"x" * 40_000, CONTINUED),
    lambda _payload: b"\x81\xff" + b"\x7f" + b"\xff" * 7,
    lambda _payload: frame(b"", last=False) * 500,
    lambda _payload: frame(b"\x03", CLOSE),
    lambda _payload: frame(b"\x00\x00", CLOSE),
    lambda _payload: frame(b"", TEXT),
    lambda _payload: b"GET / HTTP/1.1\r\n\r\n",
]
