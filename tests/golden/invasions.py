"""Positions of Invasions in a few lines."""

from __future__ import annotations

from collections.abc import Iterator

from barbaricum.core import Json

Snapshot = dict[str, Json]


def begins_turn(before: Snapshot, after: Snapshot) -> bool:
    """V3 Whether another turn has begun, or the game is over."""
    return bool(before["turn"] != after["turn"]) or after["phase"] == "over"


def position(now: Snapshot) -> Iterator[str]:
    """What lies on the table, in a few lines."""
    next_up = "over" if now["phase"] == "over" else f"turn {now['turn']}, seat {now['active']}"
    left = "" if now["turns_left"] is None else f", {now['turns_left']} turns to come"
    yield f"  -- {next_up}{left}; wind {now['wind']}, demand {now['demand']}"
    yield f"     sagas: open {words(now['open'])}, aside {words(now['aside'])}, left {now['left']}"
    yield f"     supply: {short(now['goods'])}; runes {sum(now['runes'].values())}"
    ports = [f"{name} {inside(port)}" for name, port in now["ports"].items() if inside(port)]
    yield f"     ports: {'; '.join(ports) or '-'}"
    for seat in range(now["seats"]):
        yield f"     seat {seat}: {jarl(now, seat)}"


def jarl(now: Snapshot, seat: int) -> str:
    """Ship, reserve, points, runes, towns and sagas of one jarl."""
    ship, vp = now["ships"][seat], now["vp"][seat]
    towns, won = now["towns"][seat], now["won"][seat]
    where = f"{ship['at']} [{short(ship['hold'])}], reserve {now['reserve'][seat]}"
    return f"{vp} VP, {where}, runes {short(now['hands'][seat])}, {short(towns)}, {words(won)}"


def inside(port: Snapshot) -> str:
    """Goods and settlement of a port; towns that stand are left out."""
    things = [port.get("goods", ""), f"@{port['settlement']}" if "settlement" in port else ""]
    return "".join(things)


def short(counts: dict[str, int]) -> str:
    """Counts by name: `viking 2 furs 1`."""
    return " ".join(f"{name} {number}" for name, number in counts.items()) or "-"


def words(names: list[str]) -> str:
    """Names in a row."""
    return " ".join(names) or "-"
