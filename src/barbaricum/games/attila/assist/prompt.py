"""What a view asks its seat, and the choices it has, as menus: codes and values, no sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from barbaricum.core.game import Json, View
from barbaricum.core.menu import Entry, Menu
from barbaricum.games.attila.data.board import built_in, reaches
from barbaricum.games.attila.data.material import CENTURIES, PEOPLES, SPACES, TRACK_END

ASKS: Final[Mapping[str, tuple[str, ...]]] = {
    "card": ("seat",),
    "card-of-two": ("seat", "number"),
    "skip": ("seat",),
    "skip-keep": ("seat",),
    "province": ("people",),
    "first-province": ("people",),
    "influence": ("people",),
    "second": ("people",),
    "war": ("seat", "province", "tokens", "laid"),
    "war-pass": ("seat", "province", "tokens", "laid"),
    "score": ("seat", "century"),
    "end": ("seat",),
    "end-called": ("seat", "ending"),
    "end-unscored": ("seat", "ending"),
    "exchange": (),
    "tracks": (),
}
"""Every question with the names of its values."""

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "card": ("people", "number"),
    "province": ("province",),
    "take-influence": ("space", "to"),
    "second-token": (),
    "forgo": (),
    "pass": (),
    "score": (),
    "end": (),
    "skip": (),
    "use-double": (),
    "use-exchange": (),
    "use-influence": (),
    "use-influence-instead": (),
    "track": ("people", "space"),
}
"""Every choice with the names of its values."""


def menu(view: View, _goal: str | None = None) -> Menu:
    """What the seat of the view is asked now."""
    return MENUS[view["phase"]](view)


def _entry(code: str, *values: Json, action: str | None = None, to: Menu | None = None) -> Entry:
    return Entry(code, dict(zip(CHOICES[code], values, strict=True)), action, to)


def _item(code: str, people: str, number: int) -> Entry:
    return Entry(code, dict(zip(CHOICES[code], (people, number), strict=True)), item=people)


def _menu(ask: str, *values: Json, of: Iterable[Entry], several: str | None = None) -> Menu:
    named = dict(zip(ASKS[ask], values, strict=True))
    return Menu(ask, named, tuple(of), several, PEOPLES, once=ask == "tracks")


def card_menu(view: View) -> Menu:
    """A3.1 First the card, then the province; A3.9 or the skip, which may cost the hand."""
    seat, legal = view["seat"], view["legal"]
    cards = [_card(view, people) for people in PEOPLES if _provinces(view, f"play {people}")]
    if "skip" in legal:
        entries = [_entry("skip", action="skip"), *_tiles(view)]
        return _menu("skip-keep" if view["played"] else "skip", seat, of=entries)
    if view["seats"] == 2 and view["played"] < 2:
        return _menu("card-of-two", seat, 1 + view["played"], of=[*cards, *_tiles(view)])
    return _menu("card", seat, of=[*cards, *_tiles(view)])


def _card(view: View, people: str) -> Entry:
    """A3.2, A3.3 A card, and where its token may go."""
    new = not any(people in here for here in view["tokens"].values())
    of = _places(view, f"play {people}")
    where = _menu("first-province" if new else "province", people, of=of)
    return _entry("card", people, view["hand"][people], to=where)


def _provinces(view: View, verb: str) -> list[str]:
    """The provinces that legally follow these words, by reach."""
    legal = {text.rsplit(" ", 1)[1] for text in view["legal"] if text.startswith(f"{verb} ")}
    known = [name for names in reaches(built_in()) for name in names if name in legal]
    return [*known, *sorted(legal.difference(known))]


def _places(view: View, verb: str) -> list[Entry]:
    return [_entry("province", p, action=f"{verb} {p}") for p in _provinces(view, verb)]


def influence_menu(view: View) -> Menu:
    """A3.5, A3.7 Influence, a second token, or neither."""
    people = view["people"]
    space = view["influence"][view["active"]].get(people, 0)
    to = min(TRACK_END, space + SPACES[sum(view["peace"])])
    entries = [_entry("take-influence", space, to, action="influence")]
    places = _places(view, "second")
    if places:
        entries.append(_entry("second-token", to=_menu("second", people, of=places)))
    entries.append(_entry("forgo", action="forgo"))
    return _menu("influence", people, of=[*entries, *_tiles(view)])


def war_menu(view: View) -> Menu:
    """A4.2 Cards of peoples present, or a pass."""
    province = view["wars"][0]
    here = view["tokens"][province]
    held = {people: view["hand"].get(people, 0) for people in PEOPLES if people in here}
    cards = [_item("card", people, number) for people, number in held.items() if number]
    entries = [*cards, _entry("pass", action="war pass"), *_tiles(view)]
    values = view["seat"], province, here, _laid(view)
    return _menu("war" if cards else "war-pass", *values, of=entries, several="war")


def _laid(view: View) -> list[Json]:
    """A4.2 By seat: the cards laid so far if they may be seen, else their number, else null."""
    pairs = zip(view["laid"], view["laid_sizes"], strict=True)
    return [size if cards is None else cards for cards, size in pairs]


def score_menu(view: View) -> Menu:
    """A6.1 Window 4."""
    entries = [_entry("score", action="score"), *_tiles(view)]
    century = 3 + SPACES[sum(view["peace"]) + 1]
    return _menu("score", view["seat"], century, of=entries)


def end_menu(view: View) -> Menu:
    """A6.1 Window 5; A7.2 the last one, A7.3 with a final scoring or without."""
    entries = [_entry("end", action="end"), *_tiles(view)]
    if view["called"]:
        ask = "end-called" if view["options"]["final_scoring"] else "end-unscored"
        return _menu(ask, view["seat"], view["called"], of=entries)
    return _menu("end", view["seat"], of=entries)


def _tiles(view: View) -> list[Entry]:
    """A6 The action tiles that may be used now."""
    legal, entries = view["legal"], []
    if "tile double" in legal:
        entries.append(_entry("use-double", action="tile double"))
    if any(text.startswith("tile exchange") for text in legal):
        entries.append(_entry("use-exchange", to=exchange_menu(view)))
    tracks = [people for people in PEOPLES if f"tile influence {people}" in legal]
    if tracks:
        instead = view["options"]["influence_tile"] == "instead"
        code = "use-influence-instead" if instead else "use-influence"
        entries.append(_entry(code, to=tracks_menu(view, tracks)))
    return entries


def exchange_menu(view: View) -> Menu:
    """A6.3 Any cards of the hand."""
    cards = [_item("card", people, number) for people, number in view["hand"].items()]
    return _menu("exchange", of=cards, several="tile exchange")


def tracks_menu(view: View, tracks: list[str]) -> Menu:
    """A6.4 One track or two."""
    cubes = view["influence"][view["active"]]
    items = [_item("track", people, cubes.get(people, 0)) for people in tracks]
    return _menu("tracks", of=items, several="tile influence")


MENUS: Final[Mapping[str, Callable[[View], Menu]]] = {
    "card": card_menu,
    "influence": influence_menu,
    "war": war_menu,
    "score": score_menu,
    "end": end_menu,
}
"""By phase; in the other phases chance acts, or nobody."""


def peace_of_century(view: View) -> tuple[int, int]:
    """A1.3 The peace tiles left in the current century, and how many it had."""
    for left, had in zip(view["peace"], CENTURIES, strict=True):
        if left:
            return left, had
    return 0, CENTURIES[-1]
