"""S7 People who write markup wherever they can see it on every screen as they wrote it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.server.running import HUMAN, OPEN, Client, running
from tests.server.test_admin import SETTINGS, WORD

pytestmark = pytest.mark.chromium

NASTY = "'\"><img src=x onerror=xss=1>"
"""Breaks out of either kind of quotes; the policy would stop the script, so the element counts."""
RECORD = Path(__file__).parents[1] / "records/attila/a7-4-victory-shared.json"
DATA = '[type="application/json"]'
BROKEN_OUT = f'img[src="x"], [onerror], [onload], [onfocus], script:not([src], {DATA})'
WATCHED = """
addEventListener("securitypolicyviolation", (event) => {
  (window.violations ??= []).push(`${event.violatedDirective} ${event.blockedURI}`);
});
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    file = tmp_path_factory.mktemp("markup") / "tables.sqlite"
    with running(file, configuration=SETTINGS) as server:
        yield server.url


@dataclass
class Nasty:
    """Two players and an onlooker, and what they have left everywhere."""

    ana: Client
    bert: Client

    @classmethod
    def people(cls, address: str) -> Nasty:
        both = cls(Client(address), Client(address))
        both.account()
        return both

    def account(self) -> None:
        ana, bert = self.ana, self.bert
        for client, user in ((ana, "Nasty-ana"), (bert, "Nasty-bert")):
            client.post("/api/account/password", {"user": user, "password": "battery staple"})
            client.http.patch("/api/me/profile", json={"name": NASTY})
        ana.post("/api/friends", {"user": "Nasty-bert"})
        ana.post("/api/tokens", {"name": NASTY, "scopes": ["read"]})
        ana.post("/api/notices/channels", {"way": "webhook", "address": f"https://8.8.8.8/{NASTY}"})
        ana.post("/api/admin/enter", {"key": WORD})
        ana.post("/api/admin/announcements", {"text": NASTY, "days": 1})
        body = {"address": "203.0.113.0/24", "reason": NASTY, "days": 1}
        ana.post("/api/admin/bans", body)

    def table(self, **keys: Any) -> str:
        """A table of both, not begun."""
        seats = [{**HUMAN, "name": NASTY}, OPEN]
        made = self.ana.create(*seats, name=NASTY, title=NASTY, visibility="listed", **keys)
        self.bert.join(made["id"], 1, name=NASTY)
        return str(made["id"])

    def started(self) -> str:
        table = self.table(options={"first": "seat"})
        self.ana.do("start")
        self.bert.do("say", text=NASTY)
        line = self.ana.get("/chat").json()["lines"][0]["id"]
        about = {"about": {"table": table, "line": line}, "reason": "other", "text": NASTY}
        assert self.ana.post("/api/reports", about).status_code == 204
        self.bert.post(f"/api/tables/{table}/invitations", {"user": "Nasty-ana"})
        return table

    def finished(self) -> str:
        table = self.started()
        players = (self.ana, self.bert)
        while (told := self.ana.position())["result"] is None:
            player = players[told["view"]["to_act"]]
            text = player.position()["legal"][-1]["text"]
            player.do("act", number=told["number"], text=text)
        return table

    def tournament(self) -> str:
        body = {"name": NASTY, "game": "attila", "kind": "swiss", "seats": 2}
        made = self.ana.post("/api/tournaments/new", body)
        assert made.status_code == 201, made.text
        name = str(made.json()["id"])
        joined = self.bert.post(f"/api/tournaments/{name}/players", {"name": NASTY})
        assert joined.status_code == 201, joined.text
        return name

    def closed(self) -> str:
        """A table that the host has closed."""
        table = self.started()
        shut = self.ana.post(f"/api/admin/tables/{table}/close", {"reason": NASTY})
        assert shut.status_code < 300, shut.text
        return table

    def cookies(self) -> list[Any]:
        jar = self.ana.http.cookies.jar
        return [
            {"name": one.name, "value": one.value, "domain": "127.0.0.1", "path": "/"}
            for one in jar
        ]


def looks_harmless(page: Page, path: str) -> None:
    """S7 The text is there, and nothing but text."""
    page.goto(path)
    only_text(page, path)


def only_text(page: Page, path: str) -> None:
    expect(page.get_by_text(NASTY).first, path).to_be_attached()
    assert page.locator(BROKEN_OUT).count() == 0, path
    assert page.evaluate("[window.xss, window.violations]") == [None, None], path


def test_no_screen_takes_a_text_for_markup(address: str, open_page: Open) -> None:
    """S7 Home, tables before, in and after a game, replay, study, people, programs, the host."""
    people = Nasty.people(address)
    opened, running, over = people.table(), people.started(), people.finished()
    closed, tournament = people.closed(), people.tournament()
    seats = [{"kind": "human", "name": NASTY}, {"kind": "hot-seat", "name": NASTY}]
    body = {"number": 20, "name": NASTY, "title": NASTY, "seats": seats}
    study = people.ana.post(f"/api/tables/{over}/studies", body)
    assert study.status_code == 201, study.text
    page = open_page("/", cookies=people.cookies())
    page.add_init_script(WATCHED)
    tables = [f"/table/{name}" for name in (opened, running, over, closed, study.json()["id"])]
    about = [f"/replay/{over}", f"/analysis/{over}", "/games", "/notices"]
    about += ["/tournaments", f"/tournament/{tournament}"]
    own = ["/tokens", "/admin", "/account", "/player/Nasty-bert"]
    for path in ["/", *tables, *about, *own]:
        looks_harmless(page, path)
    page.goto("/replay/file")
    page.get_by_label("Choose a file").set_input_files(a_nasty_file())
    expect(page.locator(".app")).to_be_visible()
    only_text(page, "a file")
    people.ana.http.close()
    people.bert.http.close()


def a_nasty_file() -> Any:  # what playwright takes for a file
    """A record that somebody else has written."""
    record = json.loads(RECORD.read_text("utf-8"))
    record["seats"] = [{**seat, "name": NASTY} for seat in record["seats"]]
    body = json.dumps(record).encode()
    return {"name": f"{NASTY}.json", "mimeType": "application/json", "buffer": body}
