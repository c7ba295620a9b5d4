"""Positions of Attila in a few lines."""

from __future__ import annotations

from collections.abc import Iterator

from barbaricum.core import Json

SHORT = {
    "franks": "Fr", "huns": "Hu", "goths": "Go", "saxons": "Sa", "teutons": "Te", "vandals": "Va",
}  # fmt: skip


def begins_turn(before: dict[str, Json], after: dict[str, Json]) -> bool:
    """A3 Whether the next player has become active, or the game is over."""
    dealt = before["phase"] in ("deal", "refill") and after["phase"] not in ("deal", "refill")
    return dealt or before["active"] != after["active"] or after["phase"] == "over"


def position(now: dict[str, Json]) -> Iterator[str]:
    """What lies on the table, in a few lines."""
    next_up = "over" if now["phase"] == "over" else f"seat {now['active']} to play"
    yield f"  -- {next_up}; peace tiles {now['peace']}"
    tokens = "; ".join(f"{name} {short(here)}" for name, here in now["tokens"].items())
    yield f"     tokens: {tokens or '-'}"
    yield f"     pacified: {', '.join(now['pacified']) or '-'}"
    for seat, cubes in enumerate(now["influence"]):
        hand, tiles = sum(now["hands"][seat].values()), " ".join(now["tiles"][seat])
        score = now["scores"][seat]
        yield f"     seat {seat}: {score} points, {hand} cards, [{tiles}], cubes {short(cubes)}"


def short(counts: dict[str, int]) -> str:
    """Counts by people: `Fr2 Go1`."""
    return " ".join(f"{SHORT[people]}{number}" for people, number in counts.items()) or "-"
