"""S7 What people write is text: in pages made by the server, in letters, pictures and answers."""

from __future__ import annotations

import json
from html.parser import HTMLParser

import httpx
import pytest

from barbaricum.server.notices import book, wording
from barbaricum.server.notices.mail import letter
from barbaricum.server.notices.message import Item, Message
from barbaricum.server.settings import Mail
from tests.security.fields import free_texts
from tests.server.running import HUMAN, OPEN, Client, Running

NASTY = "'\"><img src=x onerror=alert(1)>"
SHOWN = {
    "Arrange.name",
    "Closing.reason",
    "Complaint.text",
    "FilePosition.record",
    "FilePosition.title",
    "FileRecord.record",
    "FileRecord.title",
    "FileStudy.name",
    "FileStudy.record",
    "FileStudy.title",
    "Join.name",
    "NewAnnouncement.text",
    "NewBan.reason",
    "NewEntry.name",
    "NewSeat.name",
    "NewStudy.name",
    "NewStudy.title",
    "NewTable.name",
    "NewTable.title",
    "NewToken.name",
    "NewTournament.name",
    "NewWebhook.address",
    "Profile.name",
    "Say.text",
    "Watch.name",
}
"""What will be seen on a screen: tests/browser/test_markup.py looks at it."""
NEVER_SHOWN = {
    *("About.table", "About.user", "Act.text", "Arrange.bot", "FirstCredential.ceremony"),
    *("Credential.ceremony", "FirstCredential.credential.*", "FirstCredential.user"),
    *("NewPasskey.user",),
    *("Credential.credential.*", "Enter.key", "Invite.user", "Join.entropy", "NewBan.table"),
    *("NewFriend.key", "NewFriend.user", "NewPassword.password", "NewPassword.present"),
    *("GiveText.text", "NewPassword.user", "NewSeat.bot", "NewTable.game"),
    *("NewTournament.bot", "NewTournament.game", "NewTournament.options.*"),
    *("NewTable.options.*", "Profile.user", "Proof.key", "Recover.code", "Rejoin.key"),
    *("Seen.ids", "SignIn.password", "SignIn.user", "StandIn.bot", "Subscription.endpoint"),
    *("Sure.name",),
}
"""Keys, passwords, and what is refused unless it is a name that is known here."""


def test_every_field_that_takes_text_was_thought_of() -> None:
    """S7 A new one belongs into one of the lists; if it is shown, into the browser's test too."""
    assert free_texts() - SHOWN - NEVER_SHOWN == set()


class Elements(HTMLParser):
    """All elements and attributes of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def broken_out(page: str) -> list[str]:
    """Elements that only somebody's text could have made."""
    return [
        tag
        for tag, attributes in Elements(page).found
        if attributes.get("src") == "x" or any(name.startswith("on") for name in attributes)
    ]


def test_the_search_for_markup_finds_some() -> None:
    assert broken_out(f"<p title='{NASTY}'>") == ["img"]


@pytest.fixture(scope="module")
def nasty(server: Running) -> Client:
    """A game between people who have put markup wherever they could."""
    ana, bert = server.client(), server.client()
    table = ana.create(HUMAN, OPEN, name=NASTY, title=NASTY, options={"first": "seat"})["id"]
    bert.join(table, 1, name=NASTY)
    ana.do("start")
    ana.do("say", text=NASTY)
    return ana


@pytest.mark.parametrize("path", ["", "/5", f"/{NASTY}"])
def test_the_head_of_a_shared_page_holds_text_as_text(nasty: Client, path: str) -> None:
    """S7 Titles and names stand in attributes there."""
    page = nasty.http.get(f"/replay/{nasty.table}{path}")
    assert page.headers["content-type"].startswith("text/html")
    assert broken_out(page.text) == []
    told = {
        attributes["property"]: attributes["content"]
        for tag, attributes in Elements(page.text).found
        if tag == "meta" and "property" in attributes
    }
    assert told["og:title"] == f"Attila: {NASTY}"
    assert NASTY in (told["og:description"] or "")


@pytest.mark.parametrize("path", ["", "/events", "/chat", "/replay", "/why?text=" + NASTY])
def test_answers_are_data_and_never_taken_for_pages(nasty: Client, path: str) -> None:
    """S7 Whatever is in them."""
    answer = nasty.http.get(f"/api/tables/{nasty.table}{path}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert json.loads(answer.text)


@pytest.mark.parametrize("path", [f"/{NASTY}.js", f"/api/{NASTY}", f"/api/tables/{NASTY}"])
def test_what_is_not_there_is_not_repeated_as_a_page(server: Running, path: str) -> None:
    """S7 Nor is anything that was asked for."""
    answer = httpx.get(server.url + path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"


def test_a_picture_has_no_script_and_no_markup_of_players(nasty: Client) -> None:
    """S7 An SVG that is opened by itself is a page."""
    picture = nasty.http.get(f"/api/tables/{nasty.table}/picture/12.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert broken_out(picture.text) == []
    assert "<script" not in picture.text
    assert "default-src 'self'" in picture.headers["content-security-policy"]


def test_a_letter_shows_titles_and_names_as_they_were_written() -> None:
    """S7 In its subject no line can be added, in its body no element."""
    title = f"{NASTY}\r\nBcc: somebody@example.org"
    item = Item("n", "turn", "t", title, NASTY, NASTY, f"https://games.example/{NASTY}")
    told = Message("m", "en", title, (item,), "https://games.example/notices")
    to = {"address": "a@example.org"}
    channel = book.new_channel("p", "mail", to, language="en", created=0, verified=0)
    draft = wording.mail(told, channel, "https://games.example/")
    assert broken_out(draft.html) == []
    assert "&lt;img" in draft.html
    sent = letter(draft, Mail(host="localhost", sender="games@example.org"), now=0)
    assert sent["Bcc"] is None
    assert sent["Subject"] == f"{NASTY} Bcc: somebody@example.org"
