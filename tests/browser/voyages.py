"""The screens of Invasions, brought about by real games that are played over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.screens import NAMES, Game, Visit
from tests.patience import until
from tests.server.running import HUMAN, OPEN, Client, Json, bot

PATIENT: Final = 30
"""How often one tries for dice that fall as they should."""
READY: Final = ("load viking", "load viking", "load viking", "load skins")
CLICK: Final = "(place) => place.dispatchEvent(new MouseEvent('click', { bubbles: true }))"


class Fleet(Game):
    """Jarls who decide over HTTP; Ana's browser looks on."""

    @classmethod
    def begun(cls, address: str, names: tuple[str, ...] = NAMES) -> Fleet:
        clients = tuple(Client(address) for _ in names)
        ana, options = clients[0], {"first": "seat", "conflict_runes": True}
        form = {"game": "invasions", "options": options, "name": names[0]}
        table = ana.create(HUMAN, *[OPEN] * (len(names) - 1), **form)["id"]
        for seat, name in enumerate(names[1:], start=1):
            clients[seat].join(table, seat, name)
        ana.do("start")
        return cls(clients)

    @classmethod
    def with_bots(cls, address: str) -> Fleet:
        """Ana and two bots."""
        ana = Client(address)
        ana.create(HUMAN, bot("greedy"), bot("greedy"), game="invasions", options={"first": "seat"})
        ana.do("start")
        return cls((ana,))

    @classmethod
    def among_bots(cls, address: str, turns: int) -> Fleet:
        """Ana's ship lies ready, and two bots have played for some turns."""
        ships = cls.with_bots(address)
        ships.act(*READY)
        for _ in range(turns):
            ships.act("end")
            until(ships.clients[0].position, lambda told: told["view"]["to_act"] == 0)
        return ships

    @classmethod
    def played(cls, address: str) -> Fleet:
        """A whole game, in which a bot stood in for Ana."""
        ships = cls.with_bots(address)
        ana = ships.clients[0]
        ana.do("stand-in", seat=0, bot="greedy")
        until(lambda: ana.get("").json(), lambda told: told["status"] == "over")
        return ships

    def act(self, *texts: str) -> Json:
        """Ana decides, and sees what comes of it."""
        for text in texts:
            self.clients[0].do("act", number=self.clients[0].position()["number"], text=text)
        return self.clients[0].position()

    def crewed(self, home: str, *goods: str) -> Json:
        """Three vikings and some goods, out to a home port."""
        loads = [f"load {piece}" for piece in goods]
        return self.act(*READY[:3], *loads, f"launch {home}")

    def end(self) -> None:
        """Everybody ends the turn, until it is Ana's again or the game is over."""
        self.act("end")
        client, told = self.next()
        while told["result"] is None and client is not self.clients[0]:
            client.do("act", number=told["number"], text="end")
            client, told = self.next()

    def sail(self, place: str) -> Json:
        """As far as the best way leads in this turn, or to the first loss."""
        found = self.clients[0].get("/preview", about=f"voyage:{place}").json()
        told = self.clients[0].position()
        for leg in found["routes"][0]["legs"]:
            if leg["turn"] == 0 and told["view"]["pending"] is None:
                told = self.act(f"sail {leg['place']}")
        return told


def fleet(visit: Visit) -> Fleet:
    visit.games.append(found := Fleet.begun(visit.address))
    return found


def opened(visit: Visit, game: Game) -> Page:
    page = visit.open(game.path, cookies=game.cookies)
    expect(page.locator(".voyage")).to_be_visible()
    return page


def raiding(address: str) -> Fleet:
    """A raid on Bremen whose first die failed."""
    for _ in range(PATIENT):
        ships = Fleet.begun(address)
        ships.crewed("denmark", "furs")
        ships.sail("bremen")
        told = ships.act("raid")
        if (told["view"]["pending"] or {}).get("what") == "raid":
            return ships
        ships.close()
    raise AssertionError("every first die succeeds")


# --- The screens ---


def wintering(visit: Visit) -> Page:
    ships = fleet(visit)
    ships.act("load viking", "load furs")
    return opened(visit, ships)


def bound(visit: Visit) -> Page:
    """A voyage is planned, with what waits at its end."""
    visit.games.append(ships := Fleet.among_bots(visit.address, turns=5))
    told = ships.act("launch denmark")
    taken = {ship["at"] for ship in told["view"]["ships"]}
    goal = next(port for port in ("paris", "london", "rouen") if port not in taken)
    page = opened(visit, ships)
    page.locator(f"#place-{goal}").evaluate(CLICK)  # a plate may lie over it
    expect(page.locator('.voyage[data-scene="plan"]')).to_be_visible()
    expect(page.locator(".tip table")).to_be_attached()
    return page


def port(visit: Visit) -> Page:
    ships = fleet(visit)
    ships.crewed("denmark", "furs")
    ships.sail("bremen")
    return opened(visit, ships)


def before_raid(visit: Visit) -> Page:
    page = port(visit)
    page.keyboard.press("a")
    expect(page.get_by_role("dialog").locator("table")).to_be_visible()
    return page


def raid(visit: Visit) -> Page:
    visit.games.append(ships := raiding(visit.address))
    page = opened(visit, ships)
    expect(page.get_by_role("dialog").locator(".die")).to_have_count(1)
    return page


def settled(visit: Visit) -> Page:
    """Dice thrown together, and what became of it."""
    ships = fleet(visit)
    ships.crewed("sweden")
    ships.sail("truso")
    page = opened(visit, ships)
    page.keyboard.press("s")
    page.get_by_role("dialog").locator('[data-act="dice-3"]').click()
    expect(page.get_by_role("dialog").locator(".result")).to_be_visible()
    return page


def loss(visit: Visit) -> Page:
    ships = fleet(visit)
    ships.crewed("sweden", "furs", "tusks")
    ships.end()
    told = ships.sail("kiev")
    assert told["view"]["pending"]["what"] == "lose"
    return opened(visit, ships)


def wind(visit: Visit) -> Page:
    ships = fleet(visit)
    told = ships.clients[0].position()
    ships.act(f"discard {next(iter(told['view']['hand']))}")
    page = opened(visit, ships)
    expect(page.locator('.voyage[data-scene="wind"]')).to_be_visible()
    return page


def winter(visit: Visit) -> Page:
    page = port(visit)
    page.keyboard.press("w")
    expect(page.locator('.voyage[data-scene="winter"]')).to_be_visible()
    return page


def waiting(visit: Visit) -> Page:
    ships = fleet(visit)
    ships.crewed("norway")
    ships.act("end")
    return opened(visit, ships)


def sagas(visit: Visit) -> Page:
    """How the homelands stand."""
    page = waiting(visit)
    page.locator("section.ended header button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def keys(visit: Visit) -> Page:
    page = wintering(visit)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def over(visit: Visit) -> Page:
    """Points of every kind, and who won."""
    visit.games.append(ships := Fleet.played(visit.address))
    page = opened(visit, ships)
    expect(page.get_by_role("dialog").locator(".chart")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


VOYAGES: Final[dict[str, Callable[[Visit], Page]]] = {
    "invasions-wintering": wintering,
    "invasions-plan": bound,
    "invasions-port": port,
    "invasions-before-raid": before_raid,
    "invasions-raid": raid,
    "invasions-settled": settled,
    "invasions-loss": loss,
    "invasions-wind": wind,
    "invasions-winter": winter,
    "invasions-waiting": waiting,
    "invasions-sagas": sagas,
    "invasions-keys": keys,
    "invasions-over": over,
}
