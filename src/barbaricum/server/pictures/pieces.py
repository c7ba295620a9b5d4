"""The pieces of each game on its map, out of a view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from barbaricum.core.game import View
from barbaricum.server.pictures.parts import spots

PLAYERS: Final = 5
"""So many shields there are."""
BERTH: Final = (
    'fill="#c9d9df" fill-opacity=".8" stroke="#4f7388" stroke-width="1.1" stroke-dasharray="4 3"'
)
"""Of the wintering zone, in which there is one for each jarl."""


def sign(name: str, at: list[float], size: tuple[float, float]) -> str:
    """A sign of the page with its middle at a point."""
    (x, y), (width, height) = at, size
    return (
        f'<use href="#{name}" x="{x - width / 2:.1f}" y="{y - height / 2:.1f}"'
        f' width="{width:g}" height="{height:g}"/>'
    )


def attila(view: View) -> Iterator[str]:
    """Tokens in their slots, peace tiles, and a ring of fire where a war is to be fought."""
    for province, (*slots, tile) in spots()["attila"].items():
        tokens = view["tokens"].get(province, {})
        row = [people for people, number in tokens.items() for _ in range(number)]
        for people, slot in zip(row, slots, strict=False):
            yield sign(f"tok-{people}", slot, (36, 37))
        if province in view["wars"]:
            yield (
                f'<circle cx="{tile[0]}" cy="{tile[1]}" r="17" fill="#b3160d"'
                ' stroke="#fff" stroke-width="3"/>'
            )
        elif province in view["pacified"]:
            yield sign("laurel", tile, (36, 37))


def invasions(view: View) -> Iterator[str]:
    """Towns, goods and settlements in the ports, ships at their berths, free ones in winter too."""
    for port, inside in view["ports"].items():
        yield from _port(spots()["ports"][port], inside)
    places = [ship["at"] for ship in view["ships"]]
    for x, y in spots()["berths"]["wintering"][: len(places)]:
        yield f'<ellipse cx="{x:g}" cy="{y + 9:g}" rx="21" ry="6.5" {BERTH}/>'
    for seat, at in enumerate(places):
        berths = spots()["berths"][at]
        number = seat if at == "wintering" else places[:seat].count(at)
        yield sign(f"ship-{seat % PLAYERS + 1}", berths[number % len(berths)], (58, 49))


def _port(where: Mapping[str, list[float]], inside: Mapping[str, str | int]) -> Iterator[str]:
    if "town" in inside and "town" in where:
        size = (46.0, 38.7) if inside["town"] == "large" else (22.0, 24.0)
        yield sign(f"town-{inside['town']}", where["town"], size)
    if "goods" in inside:
        yield sign(f"g-{inside['goods']}", where["goods"], (22, 22.5))
    if "settlement" in inside:
        yield sign(f"set-{int(inside['settlement']) % PLAYERS + 1}", where["settlement"], (23, 23))


PIECES: Final[Mapping[str, Callable[[View], Iterator[str]]]] = {
    "attila": attila,
    "invasions": invasions,
}
