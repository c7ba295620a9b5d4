"""The whole map in words: what stands where, and what borders what."""

from __future__ import annotations

from collections.abc import Sequence

from barbaricum.core.game import View
from barbaricum.games.attila.data.board import built_in, steps
from barbaricum.texts import Texts
from barbaricum.texts.attila import cards, province, strengths


def lines(view: View, _names: Sequence[str], texts: Texts) -> list[str]:
    """A10.2 A line for each province, the northern ones first; A2.1 then the piles of cards."""
    board = built_in()
    away = steps(board)
    entries = sorted(board.pack["provinces"], key=lambda entry: away[entry["id"]])
    result = []
    for entry in entries:
        land = [province(texts, name) for name in entry["land"]]
        sea = [f"~{province(texts, name)}" for name in entry["sea"]]
        here = strengths(texts, view["tokens"].get(entry["id"], {})) or "–"
        name = province(texts, entry["id"])
        near = ", ".join([*land, *sea])
        result.append(texts.say("attila-atlas", province=name, tokens=here, near=near))
    return [*result, "", piles(view, texts)]


def piles(view: View, texts: Texts) -> str:
    """A2.1 The discard pile lies face up."""
    discard = cards(texts, view["discard"]) or "–"
    return texts.say("attila-atlas-piles", draw=view["draw_size"], discard=discard)
