"""What helps a player to decide, worked out from a view: so it can tell no secret."""

from __future__ import annotations

from collections.abc import Mapping

from barbaricum.core.game import Json, View
from barbaricum.games.attila.data.material import LAST_OF_CENTURY, PEOPLES, SPACES, TOKENS
from barbaricum.games.attila.rules.scoring import shares


def aids(view: View) -> dict[str, Json]:
    """Points if scored now, the rate of influence, wars that a token would bring, the war now."""
    return {
        "shares": {people: _share(view, people) for people in PEOPLES},
        "spaces": SPACES[sum(view["peace"])],
        "wars": _threats(view),
        "war": _war(view) if view["phase"] == "war" else None,
    }


def _share(view: View, people: str) -> dict[str, Json]:
    """A5.2 N, M, and what each seat would score for a people now."""
    tokens, provinces = on_map(view, people)
    points = shares_in(view, people)
    return {"tokens": tokens, "provinces": provinces, "points": points}


def on_map(view: View, people: str) -> tuple[int, int]:
    """A5.2 N, the tokens of a people on the map, and M, the provinces that hold one."""
    provinces = sum(people in here for here in view["tokens"].values())
    return TOKENS - view["supply"].get(people, 0), provinces


def shares_in(view: View, people: str) -> list[int]:
    """A5.2 What each seat would score for a people now."""
    gap = view["options"]["two_player_gap"] if view["seats"] == 2 else None
    cubes = [row.get(people, 0) for row in view["influence"]]
    return shares(*on_map(view, people), cubes, gap)


def preview(view: View) -> dict[str, list[int]]:
    """A5.2 By people, what each seat would score now."""
    return {people: shares_in(view, people) for people in PEOPLES}


def totals(view: View) -> list[int]:
    """A5.1 What each seat would score now for all six peoples."""
    return [sum(column) for column in zip(*preview(view).values(), strict=True)]


def _threats(view: View) -> dict[str, Json]:
    """A4.1 By province and people: the war a legal token would bring, before any card."""
    result: dict[str, dict[str, Json]] = {}
    for text in view["legal"]:
        verb, *words = text.split(" ")
        if verb not in ("play", "second"):
            continue
        people, province = words if verb == "play" else (view["people"], words[0])
        here = view["tokens"].get(province, {})
        if sum(here.values()) == 4:
            result.setdefault(province, {})[people] = _threat(view, here, people)
    return result


def _threat(view: View, here: Mapping[str, int], people: str) -> dict[str, Json]:
    """A4.4 Who would leave, and whether A5.1 a scoring would follow."""
    present = {**here, people: here.get(people, 0) + 1}
    strengths: dict[str, int] = {name: present[name] for name in PEOPLES if name in present}
    scoring = sum(view["peace"]) - 1 in LAST_OF_CENTURY
    return {"strengths": strengths, "leave": weakest(strengths), "scoring": scoring}


def weakest(strengths: Mapping[str, int]) -> list[str]:
    """A4.4 The weakest people; all of them, if several tie."""
    least = min(strengths.values())
    return [people for people, force in strengths.items() if force == least]


def _war(view: View) -> dict[str, Json]:
    """A4.3 What is sure of each people's strength, and what could still be added."""
    here = view["tokens"][view["wars"][0]]
    known = [cards for cards in view["laid"] if cards]
    sure = {
        name: here[name] + sum(cards.get(name, 0) for cards in known)
        for name in PEOPLES
        if name in here
    }
    hidden, still = _unseen(view)
    rows = [
        {
            "people": name,
            "tokens": here[name],
            "least": least,
            "most": least + hidden + still,
            "leaves": name in weakest(sure),
        }
        for name, least in sure.items()
    ]
    return {"province": view["wars"][0], "hidden": hidden, "open": still, "strengths": rows}


def _unseen(view: View) -> tuple[int, int]:
    """A4.2 Cards that lie face down, and cards of other seats that have not decided."""
    pairs = list(zip(view["laid"], view["laid_sizes"], strict=True))
    hidden = sum(size for cards, size in pairs if cards is None and size)
    still = sum(
        view["hand_sizes"][seat]
        for seat, (_, size) in enumerate(pairs)
        if size is None and seat != view["seat"]
    )
    return hidden, still
