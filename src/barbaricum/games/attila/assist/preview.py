"""Points if scored now, read off a view."""

from __future__ import annotations

from barbaricum.core.game import View
from barbaricum.games.attila.data.material import PEOPLES, TOKENS
from barbaricum.games.attila.rules.scoring import shares


def on_map(view: View, people: str) -> tuple[int, int]:
    """A5.2 N, the tokens of a people on the map, and M, the provinces that hold one."""
    provinces = sum(people in here for here in view["tokens"].values())
    return TOKENS - view["supply"].get(people, 0), provinces


def preview(view: View) -> dict[str, list[int]]:
    """A5.2 By people, what each seat would score now."""
    gap = view["options"]["two_player_gap"] if view["seats"] == 2 else None
    return {
        people: shares(
            *on_map(view, people), [cubes.get(people, 0) for cubes in view["influence"]], gap
        )
        for people in PEOPLES
    }


def totals(view: View) -> list[int]:
    """A5.1 What each seat would score now for all six peoples."""
    return [sum(column) for column in zip(*preview(view).values(), strict=True)]
