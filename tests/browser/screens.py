"""Every screen of the page, brought about by real games that are played over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.server.running import HUMAN, OPEN, Client, Json

Until = Callable[[Json], bool]
Open = Callable[..., Page]
NAMES: Final = ("Ana", "Berthold", "Chlodwig")
FIVE: Final = (*NAMES, "Brunhild", "Gundobad")


@dataclass
class Game:
    """Three or five players who decide over HTTP; Ana's browser looks on."""

    clients: tuple[Client, ...]

    @classmethod
    def begun(cls, address: str, names: tuple[str, ...] = NAMES) -> Game:
        clients = tuple(Client(address) for _ in names)
        ana, others = clients[0], names[1:]
        seats = [HUMAN] + [OPEN] * len(others)
        table = ana.create(*seats, options={"first": "seat"}, name=names[0])["id"]
        for seat, name in enumerate(others, start=1):
            clients[seat].join(table, seat, name)
        ana.do("start")
        return cls(clients)

    @property
    def path(self) -> str:
        return f"/table/{self.clients[0].table}"

    @property
    def cookies(self) -> list[Any]:
        jar = self.clients[0].http.cookies.jar
        return [
            {"name": one.name, "value": one.value, "domain": "127.0.0.1", "path": "/"}
            for one in jar
        ]

    def next(self) -> tuple[Client, Json]:
        """Who has to decide, and what that player sees."""
        told = self.clients[0].position()
        client = self.clients[told["view"]["to_act"] or 0]
        return client, client.position()

    def play(self, until: Until) -> None:
        """Decide until somebody who has to decide sees this."""
        client, told = self.next()
        while told["result"] is None and not until(told):
            self.decide(client, told)
            client, told = self.next()

    def decide(self, client: Client, told: Json) -> None:
        client.do("act", number=told["number"], text=warlike(told))

    def close(self) -> None:
        for client in self.clients:
            client.http.close()


def warlike(told: Json) -> str:
    """Seek war: a fifth token if possible, else where most tokens lie."""
    tokens, texts = told["view"]["tokens"], [action["text"] for action in told["legal"]]

    def wish(text: str) -> tuple[bool, int]:
        here = tokens.get(text.rsplit(" ", maxsplit=1)[-1], {})
        return text.startswith(("play", "influence", "end", "pass", "score")), sum(here.values())

    return str(max(texts, key=wish))


def anas(phase: str) -> Until:
    return lambda told: told["seat"] == 0 and told["view"]["phase"] == phase


def scores_next(told: Json) -> bool:
    """A token would bring a war, and the war a scoring that gives somebody points."""
    threats = [threat for here in told["aids"]["wars"].values() for threat in here.values()]
    scored = [share for share in told["aids"]["shares"].values() if any(share["points"])]
    war = told["view"]["phase"] == "card" and any(threat["scoring"] for threat in threats)
    return war and len(scored) > 1  # Of one people alone the war may take all tokens.


# --- The screens ---


@dataclass
class Visit:
    """What a screen is brought about with."""

    address: str
    open: Open
    games: list[Game] = field(default_factory=list)

    def leave(self) -> None:
        for game in self.games:
            game.close()

    def game(self, until: Until, names: tuple[str, ...] = NAMES) -> tuple[Game, Page]:
        game = Game.begun(self.address, names)
        self.games.append(game)
        game.play(until)
        page = self.open(game.path, cookies=game.cookies)
        expect(page.locator(".app[aria-busy=false]")).to_be_visible()
        return game, page


def home(visit: Visit) -> Page:
    page = visit.open("/")
    expect(page.get_by_role("heading", name="Barbaricum")).to_be_visible()
    return page


def new_table(visit: Visit) -> Page:
    page = visit.open("/new")
    expect(page.locator("form.panel .option").first).to_be_visible()
    return page


def waiting_room(visit: Visit) -> Page:
    ana = Client(visit.address)
    table = ana.create(HUMAN, OPEN, {"kind": "bot", "bot": "greedy"}, name=NAMES[0])["id"]
    visit.games.append(game := Game((ana,)))
    page = visit.open(f"/table/{table}", cookies=game.cookies)
    expect(page.locator("ol li")).to_have_count(3)
    return page


def card(visit: Visit) -> Page:
    """A card is picked, provinces are lit, and one would bring war."""
    _game, page = visit.game(lambda told: anas("card")(told) and bool(told["aids"]["wars"]))
    page.keyboard.press("1")
    expect(page.locator(".hit.open").first).to_be_attached()
    return page


def influence(visit: Visit) -> Page:
    _game, page = visit.game(lambda told: anas("influence")(told) and told["number"] > 20)
    return page


def since(visit: Visit) -> Page:
    """What the others did is told again; the first of it is shown."""
    page = influence(visit)
    page.get_by_role("tab", name="Since my turn").click()
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".since li[aria-current]")).to_have_count(1)
    return page


def war(visit: Visit) -> Page:
    _game, page = visit.game(anas("war"))
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def war_of_five(visit: Visit) -> Page:
    _game, page = visit.game(anas("war"), FIVE)
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def war_over(visit: Visit, names: tuple[str, ...] = NAMES) -> Page:
    """How a war ended that brings a scoring, which waits behind."""
    game, page = visit.game(scores_next, names)
    game.decide(*game.next())
    game.play(lambda told: told["view"]["phase"] == "card")
    expect(page.get_by_role("dialog").locator(".told")).to_be_visible()
    return page


def scoring(visit: Visit, names: tuple[str, ...] = NAMES) -> Page:
    page = war_over(visit, names)
    page.get_by_role("dialog").locator("button.go").click()
    expect(page.get_by_role("dialog").locator(".race")).to_be_visible()
    return page


def scoring_of_five(visit: Visit) -> Page:
    """All peoples are scored: the table is as long as it gets."""
    page = scoring(visit, FIVE)
    everything = page.get_by_role("button", name="Show all")
    if everything.count():
        everything.click()
    return page


def menu(visit: Visit) -> Page:
    page = influence(visit)
    page.get_by_role("button", name="The table", exact=True).click()
    expect(page.get_by_role("dialog", name="The table")).to_be_visible()
    return page


def over(visit: Visit) -> Page:
    _game, page = visit.game(lambda _told: False)
    expect(page.get_by_role("dialog").locator(".chart")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


def rules(visit: Visit) -> Page:
    page = influence(visit)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("A3.2")
    return page


def keys(visit: Visit) -> Page:
    page = influence(visit)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def hints(visit: Visit) -> Page:
    """The best few actions, none of them chosen yet."""
    page = influence(visit)
    page.keyboard.press("h")
    expect(page.locator(".hints li").first).to_be_visible()
    return page


SCREENS: Final[dict[str, Callable[[Visit], Page]]] = {
    "home": home,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "card": card,
    "influence": influence,
    "since": since,
    "war": war,
    "war-of-five": war_of_five,
    "war-over": war_over,
    "scoring": scoring,
    "scoring-of-five": scoring_of_five,
    "menu": menu,
    "over": over,
    "rules": rules,
    "keys": keys,
    "hints": hints,
}
