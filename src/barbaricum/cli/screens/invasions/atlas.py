"""All ports by region: value, town, goods, settlement, ships, sagas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from barbaricum.core.game import View
from barbaricum.games.invasions.assist.preview import seen, wanting
from barbaricum.games.invasions.data.tables import WORLD
from barbaricum.games.invasions.data.world import DIRECTIONS, INDEX, PORTS, VALUE, ZONE
from barbaricum.texts import Texts
from barbaricum.texts.invasions import name, piece


def lines(view: View, names: Sequence[str], texts: Texts) -> list[str]:
    """V14.1 A line for each region, then one for each of its ports; the independent ones last."""
    grouped = {region["id"]: region["ports"] for region in WORLD["regions"]}
    inside = {port for ports in grouped.values() for port in ports}
    result = []
    for region, ports in grouped.items():
        result.append(name(texts, region))
        result += [_port(view, names, texts, port) for port in ports]
    result.append(texts.say("invasions-independent"))
    return result + [_port(view, names, texts, port) for port in PORTS if port not in inside]


def _port(view: View, names: Sequence[str], texts: Texts, port: str) -> str:
    """One port with all that lies in it."""
    zone = texts.say(f"invasions-zone-{DIRECTIONS[ZONE[INDEX[port]]]}")
    said = texts.say(
        "invasions-atlas", port=name(texts, port), value=VALUE[INDEX[port]], zone=zone,
        inside="".join(_inside(view, names, texts, port)),
    )  # fmt: skip
    return f"  {said}"


def _inside(view: View, names: Sequence[str], texts: Texts, port: str) -> Iterator[str]:
    here = view["ports"].get(port, {})
    if "town" in here:
        yield texts.say(f"invasions-atlas-{here['town']}")
    if "goods" in here:
        yield texts.say("invasions-atlas-goods", piece=piece(texts, here["goods"]))
    if "settlement" in here:
        yield texts.say("invasions-atlas-settlement", seat=names[here["settlement"]])
    for seat, ship in enumerate(view["ships"]):
        if ship["at"] == port:
            yield texts.say("invasions-atlas-ship", seat=names[seat])
    if any(port in ports for ports in wanting(seen(view)).values()):
        yield texts.say("invasions-atlas-saga")
