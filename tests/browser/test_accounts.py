"""Keeping one's games with a passkey or a password, and finding them on another device."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.busy import Watched
from tests.browser.settling import PATIENCE
from tests.browser.sizes import DESKTOP, PHONE, Size
from tests.browser.test_axe import in_both_themes
from tests.server.running import HUMAN, OPEN, Client

pytestmark = pytest.mark.chromium

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """A browser with an authenticator, at a name: passkeys are not made for numbers."""

    def __init__(self, browser: Browser, address: str, size: Size, locale: str) -> None:
        self.url = address.replace("127.0.0.1", "localhost")
        self.context = browser.new_context(
            base_url=self.url, viewport=size, locale=locale, reduced_motion="reduce"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.watched = Watched(self.page)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.tools: CDPSession = self.context.new_cdp_session(self.page)
        self.tools.send("WebAuthn.enable")
        made = self.tools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.authenticator = {"authenticatorId": made["authenticatorId"]}

    def keys(self) -> list[Any]:
        found: list[Any] = self.tools.send("WebAuthn.getCredentials", self.authenticator)[
            "credentials"
        ]
        return found

    def take(self, keys: list[Any]) -> None:
        """The passkeys of another device, as a cloud would bring them."""
        for key in keys:
            self.tools.send("WebAuthn.addCredential", self.authenticator | {"credential": key})

    def play(self, name: str) -> str:
        """Open a table as a guest; its name."""
        body = {"game": "attila", "name": name, "seats": [HUMAN, OPEN]}
        return str(self.context.request.post("/api/tables", data=body).json()["id"])

    def look(self) -> None:
        """Nothing that axe would complain about, in light and in dark."""
        self.faults += in_both_themes(self.page)


@pytest.fixture
def devices(browser: Browser, address: str) -> Iterator[tuple[Device, Device]]:
    """A laptop and a phone."""
    both = Device(browser, address, DESKTOP, "en-GB"), Device(browser, address, PHONE, "de-DE")
    yield both
    for device in both:
        device.faults += device.watched.complaints()
        device.context.close()
        assert device.faults == []


def test_a_passkey_brings_the_games_to_the_phone_and_the_phone_can_be_shown_out(
    devices: tuple[Device, Device],
) -> None:
    laptop, phone = devices
    table, other = laptop.play("Ana"), phone.play("Ana am Telefon")
    page = laptop.page
    page.goto("/account")
    expect(page.get_by_text("One game is known to this browser only.")).to_be_visible()
    laptop.look()
    page.get_by_role("button", name="Create with a passkey").click()
    assert laptop.keys() == []
    page.get_by_label("User name").fill("anna-test")
    page.get_by_role("button", name="Create with a passkey").click()
    expect(page.get_by_role("heading", name="Your account")).to_be_visible()
    expect(page.get_by_role("link", name="anna-test Account")).to_be_visible()
    assert len(laptop.keys()) == 1

    phone.take(laptop.keys())
    phone.page.goto("/sign-in")
    expect(phone.page.get_by_text("Die Partie in diesem Browser kommt mit")).to_be_visible()
    phone.look()
    phone.page.get_by_role("button", name="Mit einem Passkey anmelden").click()
    expect(phone.page.get_by_role("heading", name="Barbaricum")).to_be_visible()
    mine = phone.context.request.get("/api/mine").json()["tables"]
    assert {one["id"] for one in mine} == {table, other}

    page.reload()
    page.get_by_role("button", name="End session").click()
    expect(page.get_by_text("That device is signed out and has left its seats.")).to_be_visible()
    laptop.look()
    assert phone.context.request.get("/api/mine").json() == {"tables": []}


def test_a_password_a_friend_and_the_way_out_on_a_phone(
    devices: tuple[Device, Device], address: str
) -> None:
    _, phone = devices
    friend = Client(address)
    friend.http.patch("/api/me/profile", json={"name": "Berthold"})
    friend.post("/api/account/password", {"user": "Berthold-phone", "password": "long enough 1"})
    key = friend.post("/api/friends/link", {}).json()["key"]
    phone.play("Chlothilde")
    page = phone.page
    page.goto("/account")
    page.get_by_label("Benutzername").fill("Chlothilde-phone")
    page.get_by_label("Passwort").fill("ein paar Wörter mehr")
    page.get_by_role("button", name="Mit Passwort erstellen").click()
    expect(page.get_by_role("heading", name="Dein Konto")).to_be_visible()
    assert phone.context.request.get("/api/me").json()["name"] == "Chlothilde-phone"
    page.goto(f"/friend#{key}")
    page.get_by_role("button", name="Annehmen").click()
    expect(page.get_by_role("link", name="Berthold")).to_be_visible()
    phone.look()
    page.goto("/player/Chlothilde-phone")
    expect(page.get_by_text("Noch keine gewertete Partie.")).to_be_visible()
    phone.look()
    page.goto("/account")
    expect(page.get_by_role("link", name="Berthold")).to_be_visible()
    phone.context.set_offline(True)
    page.get_by_role("button", name="Abmelden").click()
    expect(page.get_by_role("alert")).to_contain_text("Der Server ist nicht zu erreichen.")
    phone.context.set_offline(False)
    page.get_by_role("button", name="Abmelden").click()
    expect(page.get_by_role("heading", name="Barbaricum")).to_be_visible()
    page.goto("/sign-in")
    page.get_by_label("Benutzername").fill("chlothilde-PHONE")
    page.get_by_label("Passwort").fill("ein paar andere Wörter")
    page.get_by_role("button", name="Anmelden", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Benutzername oder Passwort ist falsch.")
    page.get_by_label("Passwort").fill("ein paar Wörter mehr")
    page.get_by_role("button", name="Anmelden", exact=True).click()
    expect(page.get_by_role("heading", name="Barbaricum")).to_be_visible()
    page.goto("/account")
    page.get_by_role("button", name="Alles löschen").click()
    page.get_by_label("Zur Bestätigung").fill("Chlothilde-phone")
    page.get_by_role("button", name="Endgültig löschen").click()
    expect(page.get_by_role("heading", name="Barbaricum")).to_be_visible()
    assert friend.http.get("/api/me/friends").json()["friends"] == []
    friend.http.close()
