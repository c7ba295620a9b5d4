"""The bell, the ways to somebody, and the page as an app."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from barbaricum.server.pages import STATIC
from barbaricum.server.settings import Configuration, Mail, Server, Webhooks
from tests.browser.conftest import slow_down
from tests.browser.settling import PATIENCE, in_time
from tests.browser.sizes import PHONE
from tests.browser.test_axe import complaints, in_both_themes
from tests.patience import until
from tests.ports import free_port
from tests.server.notices.receivers import LOOPBACK, Mailbox, Receiver, mailbox, receiver
from tests.server.running import Running, running

pytestmark = pytest.mark.chromium

SETTINGS = Configuration(webhooks=Webhooks(allow=LOOPBACK))
READY = "() => navigator.serviceWorker.ready.then(() => true)"
SHOWN = """async (patience) => {
    const worker = await navigator.serviceWorker.ready;
    for (const end = Date.now() + patience; Date.now() < end; ) {
        const [shown] = await worker.getNotifications();
        if (shown) return [shown.title, shown.body, shown.lang, shown.data];
        await new Promise(requestAnimationFrame);
    }
    return null;
}"""
"""The first notice, as soon as there is one."""


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as hook:
        yield hook


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "tables.sqlite", configuration=SETTINGS) as server:
        yield server


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=PHONE, locale="fr-FR", has_touch=True)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def card(page: Page, title: str) -> Any:
    return page.get_by_role("region", name=title)


def test_somebody_chooses_what_he_is_told_and_tries_every_way(
    context: BrowserContext, server: Running, hook: Receiver
) -> None:
    """On a phone, in French: the page itself, a webhook that works and one that is refused."""
    page = context.new_page()
    page.goto(f"{server.url}/notices")
    own = card(page, "Sur cette page")
    own.get_by_role("button", name="Tester").click()
    expect(own.get_by_role("status").last).to_have_text("Regardez la cloche.")
    page.get_by_role("button", name="Notifications, 1 nouvelle").click()
    bell = page.get_by_role("dialog", name="Notifications")
    expect(
        bell.get_by_text("Voici à quoi ressemble une notification. Cela marche.")
    ).to_be_visible()
    bell.get_by_role("button", name="Tout marquer comme lu").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Notifications", exact=True)).to_be_focused()

    other = card(page, "Vers un autre service")
    other.get_by_label("Adresse du webhook").fill("https://10.0.0.1/")
    other.get_by_role("button", name="Ajouter").click()
    expect(other.get_by_role("alert")).to_contain_text("réseau privé")
    other.get_by_label("Adresse du webhook").fill(hook.url)
    other.get_by_label("Format").select_option("slack")
    other.get_by_role("button", name="Ajouter").click()
    other.get_by_role("button", name="Tester").click()
    expect(other.get_by_role("status").last).to_have_text("Envoyé.")
    assert "Voici à quoi ressemble" in json.loads(hook.next().body)["text"]

    slow_down(page, 300)  # the second wish is made before the first is known
    other.get_by_label("quand on écrit à ma table").check()
    other.get_by_label("quand c’est à moi").uncheck()
    expect(other.locator("fieldset[aria-busy=false]")).to_be_visible()
    page.reload()
    expect(other.get_by_label("quand on écrit à ma table")).to_be_checked()
    expect(other.get_by_label("quand c’est à moi")).not_to_be_checked()
    expect(card(page, "Par courriel")).to_contain_text("ne le propose pas")
    assert in_both_themes(page) == []


def test_an_address_is_used_once_its_owner_has_opened_the_link(
    context: BrowserContext, tmp_path: Path
) -> None:
    with mailbox() as (box, port):
        mail = Mail(host="127.0.0.1", port=port, tls="none", sender="games@example.org")
        file, place = tmp_path / "tables.sqlite", free_port()
        settings = Configuration(mail=mail, server=Server(address=f"http://127.0.0.1:{place}/"))
        with running(file, port=place, configuration=settings) as server:
            page = context.new_page()
            page.goto(f"{server.url}/notices")
            mine = card(page, "Par courriel")
            mine.get_by_label("Adresse électronique").fill("ana@home.example")
            mine.get_by_role("button", name="Ajouter").click()
            expect(mine).to_contain_text("Nous avons écrit à ana@home.example")
            page.goto(link_to(box, "notices/verify#"))
            page.get_by_role("button", name="Oui, c’est moi").click()
            expect(page.get_by_role("status")).to_have_text("Merci. Désormais, nous vous écrirons.")
            assert complaints(page) == []
            page.get_by_role("link", name="Régler les notifications").click()
            mine.get_by_role("button", name="Tester").click()
            expect(mine.get_by_role("status").last).to_have_text("Envoyé.")
            page.goto(link_to(box, "notices/off#"))
            page.get_by_role("button", name="Ne plus écrire à cette adresse").click()
            expect(page.get_by_role("status")).to_have_text(
                "C’est fait. Vous ne recevrez plus de courriels."
            )
            page.get_by_role("link", name="Régler les notifications").click()
            expect(mine.get_by_label("Adresse électronique")).to_be_visible()


def link_to(box: Mailbox, place: str) -> str:
    """The link in the next letter that leads to a place of the page."""
    body = box.next().get_body(("plain",))
    assert body is not None
    return str(next(word for word in body.get_content().split() if place in word))


def settled(context: BrowserContext, url: str) -> Page:
    """A page whose service worker is at work."""
    page = context.new_page()
    page.goto(url)
    assert in_time(page, READY)
    return page


def test_without_a_server_there_is_a_page_that_says_so_and_later_the_new_one(
    context: BrowserContext, tmp_path: Path
) -> None:
    """A new version of the page is never hidden by what the worker keeps."""
    file, old, new = tmp_path / "tables.sqlite", tmp_path / "old", tmp_path / "new"
    shutil.copytree(STATIC, old)
    shutil.copytree(STATIC, new)
    marked = '<head><meta name="version" content="2">'
    index = (new / "index.html").read_text("utf-8").replace("<head>", marked)
    (new / "index.html").write_text(index, "utf-8")
    (new / "index.html.br").unlink()
    with running(file, pages=old) as server:
        page = settled(context, f"{server.url}/new/attila")
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"{server.url}/table/any")
    expect(page.get_by_role("heading", name="Pas de connexion")).to_be_visible()
    expect(page.get_by_role("heading", name="No connection")).to_be_hidden()
    assert complaints(page) == []
    port = urlsplit(server.url).port
    with running(file, port=port, pages=new):
        page.get_by_role("button", name="Réessayer").click()
        expect(page.locator('meta[name="version"]')).to_have_attribute("content", "2")


def test_a_push_is_shown_in_the_language_it_was_sent_in(
    context: BrowserContext, server: Running
) -> None:
    """No push service can be reached from here: the browser hands the message on by itself."""
    context.grant_permissions(["notifications"], origin=server.url)
    page = settled(context, f"{server.url}/notices")
    inside = context.new_cdp_session(page)
    found: list[str] = []
    inside.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: found.extend(one["registrationId"] for one in said["registrations"]),
    )
    inside.send("ServiceWorker.enable")
    until(lambda: in_time(page, READY), lambda _: bool(found))  # it tells what it knows a bit later
    told = {"title": "Tisch", "body": "Du bist am Zug.", "lang": "de"}
    link = f"{server.url}/table/t1"
    data = json.dumps(told | {"tag": "t1", "link": link})
    push = {"origin": f"{server.url}/", "registrationId": found[0], "data": data}
    shown = None
    for _ in range(10):  # a browser with much to do may lose one; a second shows nothing twice
        inside.send("ServiceWorker.deliverPushMessage", push)
        shown = in_time(page, SHOWN, 3000)
        if shown:
            break
    assert shown == [*told.values(), link]
