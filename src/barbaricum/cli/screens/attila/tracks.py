"""Influence, points and tiles of all seats as a table."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from barbaricum.cli.screens.attila.look import COLOURS
from barbaricum.cli.screens.layout import Scene, padded
from barbaricum.games.attila.assist.aids import on_map, preview
from barbaricum.games.attila.data.material import PEOPLES, TILES
from barbaricum.texts.attila import people

NAME: Final = 11
CELLS: Final = dict(zip(PEOPLES, (8, 7, 7, 8, 9, 9), strict=True))
"""The width of each people's column, after the longest of its names."""
ENDS: Final = (("score", 8), ("tiles", 7), ("cards", 5))
"""The columns after the peoples."""


def tracks(scene: Scene) -> list[Text]:
    """A head, the tokens on the map, then a line for each seat."""
    seats = range(scene.view["seats"])
    return [_head(scene), _on_map(scene), *(_seat(scene, seat) for seat in seats)]


def _head(scene: Scene) -> Text:
    texts = scene.texts
    line = Text(padded(texts.say("attila-tracks"), NAME), "underline")
    for name in PEOPLES:
        line.append(f"{people(texts, name):>{CELLS[name]}}", COLOURS[name])
    for key, width in ENDS:
        line.append(f"{texts.say(f'attila-tracks-{key}'):>{width}}")
    return line


def _on_map(scene: Scene) -> Text:
    """A5.2 N tokens in M provinces; then the sizes of the piles."""
    view, texts = scene.view, scene.texts
    line = Text(padded(texts.say("attila-tracks-map"), NAME), "dim")
    for name in PEOPLES:
        number, provinces = on_map(view, name)
        line.append(f"{f'{number}/{provinces}':>{CELLS[name]}}")
    discard = sum(view["discard"].values())
    piles = texts.say("attila-piles", draw=view["draw_size"], discard=discard)
    return line.append(f"{piles:>{sum(width for _key, width in ENDS)}}")


def _seat(scene: Scene, seat: int) -> Text:
    """Cubes, points if scored now, score, unused tiles, cards in hand."""
    view, shares = scene.view, preview(scene.view)
    mark = "▸" if seat == view["active"] else " "
    own = "bold" if seat == view["seat"] else ""
    line = Text(mark + padded(scene.names[seat], NAME - 1), own)
    for name in PEOPLES:
        space, points = view["influence"][seat].get(name, 0), shares[name][seat]
        gain = f"+{points}" if points else ""
        line.append(f"{space or '·':>{CELLS[name] - 4}}").append(
            f"{gain:>4}", "green" if points else ""
        )
    total = sum(points[seat] for points in shares.values())
    letters = "".join(_letter(scene, tile, seat) for tile in TILES)
    cells = (f"{view['scores'][seat]} {f'+{total}':>3}", letters, view["hand_sizes"][seat])
    for (_key, width), cell in zip(ENDS, cells, strict=True):
        line.append(f"{cell:>{width}}")
    return line


def _letter(scene: Scene, tile: str, seat: int) -> str:
    """The letter of a tile, or a dot once it is used."""
    unused = tile in scene.view["tiles"][seat]
    return scene.texts.say(f"attila-letter-{tile}") if unused else "·"
