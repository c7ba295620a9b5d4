"""Why something cannot be done: for each code the rule that says so."""

from __future__ import annotations

from typing import Final

REFUSALS: Final[dict[str, str]] = {
    "over": "V11.5",
    "first-jarl-first": "V2.6",
    "dealing": "V2.4",
    "sagas-first": "V11.3",
    "card-first": "V5.1",
    "loki-first": "V9.8",
    "losses-first": "V7.3",
    "wind-first": "V9.8",
    "contested-first": "V14.4",
    "die-first": "V8.1",
    "raid-first": "V8.4",
    "place-first": "V8.6",
    "treasure-first": "V8.4",
    "end-pending": "V3.3",
    "rune-pending": "V9.7",
    "winter-pending": "V10.1",
    "first-jarl-known": "V2.6",
    "no-such-seat": "V1.5",
    "no-card-due": "V5.1",
    "not-in-deck": "V5.3",
    "not-in-victims-hand": "V14.4",
    "no-saga-due": "V11.3",
    "saga-not-on-top": "V2.1",
    "no-die-due": "V8.1",
    "no-treasure-due": "V8.4",
    "not-hidden": "V14.5",
    "no-day-left": "V3.1",
    "load-not-wintering": "V4.1",
    "hold-full": "V4.2",
    "reserve-empty": "V4.4",
    "supply-empty": "V4.4",
    "no-crew": "V4.5",
    "launch-not-wintering": "V4.6",
    "place-for-viking": "V4.8",
    "draw-not-home": "V5.1",
    "hand-full": "V5.2",
    "no-rune": "V5.3",
    "sail-wintering": "V4.6",
    "not-adjacent": "V6.1",
    "port-occupied": "V6.2",
    "no-loss-due": "V7.3",
    "not-on-board": "V7.4",
    "not-in-port": "V8.1",
    "mission-done": "V8.1",
    "not-in-hold": "V8.2",
    "port-has-goods": "V8.2",
    "region-has-goods": "V8.2",
    "no-town": "V8.4",
    "no-raid": "V8.4",
    "town-stands": "V8.5",
    "port-settled": "V8.5",
    "town-in-region": "V8.5",
    "too-many-dice": "V8.5",
    "nothing-to-place": "V8.6",
    "no-wind-due": "V9.5",
    "already-wintering": "V10.1",
}
"""The rule of each refusal; those of runes are declared beside them."""


def refusal(rule: str, code: str) -> str:
    """Declare why an action is refused."""
    REFUSALS[code] = rule
    return code
