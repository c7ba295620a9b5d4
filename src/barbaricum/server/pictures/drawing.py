"""A position as a picture: the board with its pieces, a title over it, the players under it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import Final

from resvg_py import svg_to_bytes

from barbaricum.core.game import View
from barbaricum.server.pictures.parts import BOARDS, FONTS, drawing, still
from barbaricum.server.pictures.pieces import PIECES, PLAYERS

HEAD: Final = 92
FOOT: Final = 104
WIDTH: Final = 1200
SANS: Final = "&apos;Source Sans 3 SemiBold&apos;"


@dataclass(frozen=True, slots=True)
class Scene:
    """What a picture shows: a view, who plays, and what is written over it."""

    view: View
    names: Sequence[str]
    points: Sequence[int]
    title: str
    where: str
    """Such as the turn and the round."""
    language: str = "en"
    study: str = ""
    """What a study is called, if it is one."""


def svg(scene: Scene) -> str:
    """The picture as text; it asks nobody for anything."""
    game = scene.view["game"]
    left, top, width, height = BOARDS[game].box
    return "".join(
        (
            _begin(game),
            f"<title>{escape(scene.title)}</title>{drawing('signs')}",
            *_board(scene, game),
            *_head(scene, (left, top - HEAD, width)),
            *_foot(scene, (left, top + height, width)),
            "</svg>",
        )
    )


def _begin(game: str) -> str:
    """The size of every picture of a game."""
    left, top, width, height = BOARDS[game].box
    whole = f"{left} {top - HEAD} {width} {height + HEAD + FOOT}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{whole}" width="{width}"'
        f' height="{height + HEAD + FOOT}" font-family="{SANS}, sans-serif">'
    )


def _board(scene: Scene, game: str) -> Iterator[str]:
    """The map in its frame, with names and pieces."""
    (left, top, width, height), (wide, high) = BOARDS[game].box, BOARDS[game].size
    yield f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="#93aaa8"/>'
    if picture := still(game):
        yield f'<image href="{picture}" width="{wide}" height="{high}"/>'
    yield drawing(f"{game}-{scene.language}")
    yield from PIECES[game](scene.view) if len(scene.view) > 1 else ()
    for inset, pen, colour in ((3, 6, "#3a2110"), (7, 2, "#c79a4b")):
        yield (
            f'<rect x="{left + inset}" y="{top + inset}" width="{width - 2 * inset}"'
            f' height="{height - 2 * inset}" fill="none" stroke="{colour}" stroke-width="{pen}"/>'
        )


def _head(scene: Scene, at: tuple[int, int, int]) -> Iterator[str]:
    """The game, the table, and where in the game it is."""
    x, y, width = at
    yield f'<rect x="{x}" y="{y}" width="{width}" height="{HEAD}" fill="#2b1c10"/>'
    name = scene.view["game"].upper()
    yield _text(
        (x + 34, y + 61),
        name,
        'font-family="Cinzel" font-size="44" letter-spacing="9" fill="#f5d98d"',
    )
    yield _text(
        (x + width - 34, y + 44),
        _cut(scene.title, 44),
        'text-anchor="end" font-size="27" fill="#f4e6c8"',
    )
    under = " · ".join(filter(None, (scene.study, scene.where)))
    yield _text((x + width - 34, y + 76), under, 'text-anchor="end" font-size="23" fill="#c9b083"')


def _foot(scene: Scene, at: tuple[int, int, int]) -> Iterator[str]:
    """The players with their shields and points, the leader marked."""
    x, y, width = at
    yield f'<rect x="{x}" y="{y}" width="{width}" height="{FOOT}" fill="#faf4e4"/>'
    yield f'<rect x="{x}" y="{y}" width="{width}" height="3" fill="#b98f3f"/>'
    each = width / len(scene.names)
    for seat, (name, points) in enumerate(zip(scene.names, scene.points, strict=True)):
        start = x + seat * each
        if points == max(scene.points) > 0:
            yield (
                f'<rect x="{start:.0f}" y="{y + 3}" width="{each:.0f}" height="{FOOT - 3}"'
                ' fill="#f3e2b0"/>'
            )
        shield = f"#sh-{seat % PLAYERS + 1}"
        yield f'<use href="{shield}" x="{start + 24:.0f}" y="{y + 26}" width="48" height="56"/>'
        yield _text(
            (start + 88, y + 62), _cut(name, int(each / 19)), 'font-size="29" fill="#2a1c10"'
        )
        score = 'text-anchor="end" font-family="EB Garamond" font-size="50" fill="#7c1f16"'
        yield _text((start + each - 26, y + 70), str(points), score)


def _text(at: tuple[float, float], words: str, style: str) -> str:
    return f'<text x="{at[0]:.0f}" y="{at[1]:.0f}" {style}>{escape(words)}</text>'


def _cut(words: str, most: int) -> str:
    return words if len(words) <= most else f"{words[: max(1, most - 1)]}…"


def png(drawn: str, width: int = WIDTH) -> bytes:
    """A drawing as dots."""
    return bytes(
        svg_to_bytes(svg_string=drawn, width=width, font_files=list(FONTS), skip_system_fonts=True)
    )


def ground(scene: Scene) -> str:
    """The board without its pieces: what stays the same in all pictures of a game."""
    return svg(replace(scene, view={"game": scene.view["game"]}))


def above(scene: Scene) -> str:
    """What changes: pieces, points, and where in the game it is; the rest can be seen through."""
    game = scene.view["game"]
    left, top, width, height = BOARDS[game].box
    return "".join(
        (
            _begin(game),
            drawing("signs"),
            "".join(PIECES[game](scene.view)),
            *_head(scene, (left, top - HEAD, width)),
            *_foot(scene, (left, top + height, width)),
            "</svg>",
        )
    )
