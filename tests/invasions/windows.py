"""For each rune a position in which it can be played, wherever its window allows the ship."""

from typing import Final

from barbaricum.core import Json

PLACES: Final = {
    "wintering": "wintering",
    "sea": "w_humber",
    "river": "e_volkhov",
    "port": "palermo",
    "home": "denmark",
}
"""One place of each sort for the own ship."""
NEXT: Final = {
    "wintering": "w_dogger",
    "sea": "w_dogger",
    "river": "e_gulf",
    "port": "s_tyrrhenian",
    "home": "w_dogger",
}
"""A place next to it, where a rival is; from the wintering zone none is."""
RIVALS: Final[dict[str, Json]] = {
    "ports": {"london": "1", "truso": "0", "palermo": "furs"},
    "vp": [1, 2, 3],
}
ANYWHERE: Final = ("wintering", "sea", "river", "port")
AFLOAT: Final = ("sea", "river", "port")

WINDOWS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "recruits": ("rune recruits", ANYWHERE),
    "needs": ("rune needs tusks", ANYWHERE),
    "sedentary": ("rune sedentary truso", ANYWHERE),
    "oars": ("rune oars {step}", AFLOAT),
    "calm": ("rune calm", ANYWHERE),
    "wind": ("rune wind north", ANYWHERE),
    "unrest": ("rune unrest london", ANYWHERE),
    "hold": ("rune hold tusks", ANYWHERE),
    "wreckers": ("rune wreckers 1 skins", ANYWHERE),
    "loki": ("rune loki 2", ANYWHERE),
    "serpent": ("rune serpent 2", ANYWHERE),
    "deserters": ("rune deserters 2", ANYWHERE),
    "pirates": ("rune pirates 2 skins", AFLOAT),
    "fire": ("rune fire", ("port",)),
    "contested": ("rune contested", ("port",)),
    "raven": ("rune raven", ("port",)),
    "berserk": ("rune berserk", ("port",)),
    "valkyries": ("rune valkyries", ()),
    "hoard": ("rune hoard", ()),
}
"""The rune as it is played, and the sorts of place where it can be."""


def window(rune: str, sort: str) -> tuple[dict[str, Json], str]:
    """The position with this rune in hand and the ship in such a place, and the text to play."""
    ships = [
        f"{PLACES[sort]} viking viking",
        "hamburg viking skins",
        f"{NEXT[sort]} viking viking viking skins",
    ]
    hands = [rune, "", "calm" if rune != "calm" else "oars"]
    keys = {"ships": ships, "hands": hands} | RIVALS
    if rune == "contested":
        keys["ports"] = RIVALS["ports"] | {"palermo": "1"}
    return keys, WINDOWS[rune][0].format(step=NEXT[sort])
