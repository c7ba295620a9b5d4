"""S12 No secret is in any log, number or page of the host: a whole evening, and then the search."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.process import Process
from tests.server.running import HUMAN, OPEN, Client, Json, bot

SETTINGS = """
[log]
level = "debug"
form = "json"
requests = true
[admin]
password = "secret-of-the-host"
[metrics]
token = "secret-of-metrics"
[mail]
host = "127.0.0.1"
port = 1
tls = "none"
user = "secret-mail-user"
password = "secret-mail-word"
sender = "games@example.org"
[webhooks]
allow = ["127.0.0.1"]
"""
PASSWORDS = ["secret-password-one", "secret-password-two", "secret-wrong-guess"]
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"

AUTH = "c2VjcmV0LWF1dGgtMTIzNA"
"""What a browser gives with its subscription."""


class Evening:
    """Everything that can be done here, and every secret that came up."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.secrets: list[str] = [
            *PASSWORDS,
            *("secret-of-the-host", "secret-of-metrics", "secret-mail-user", "secret-mail-word"),
        ]

    def client(self) -> Client:
        return self.process.client()

    def learn(self, *words: str) -> None:
        self.secrets += words

    def spend(self) -> Client:
        """A game, an account, ways to be told, programs, and the host."""
        ana, bert = self.client(), self.client()
        table = ana.create(HUMAN, OPEN, bot(), title="secret-title")["id"]
        bert.join(table, 1, name="secret-name", entropy="secret-entropy")
        ana.do("start")
        ana.do("say", text="secret-words")
        self.learn("secret-title", "secret-name", "secret-entropy", "secret-words")
        self.links(ana)
        self.account(ana)
        self.ways(ana)
        self.refusals(ana)
        self.cookies(ana, bert)
        return ana

    def links(self, ana: Client) -> None:
        link = ana.post(f"/api/tables/{ana.table}/link", {}).json()["key"]
        self.client().post("/api/rejoin", {"key": link})
        token = ana.post("/api/tokens", {"name": "secret-robot", "scopes": ["read"]}).json()
        ana.http.get("/api/mine", headers={"authorization": f"Bearer {token['token']}"})
        self.learn(link, token["token"], "secret-robot")

    def account(self, ana: Client) -> None:
        self.cookies(ana)
        one, two, wrong = PASSWORDS
        ana.post("/api/account/password", {"user": "Ana-of-Ravenna", "password": one})
        codes = ana.post("/api/account/recovery", {}).json()["codes"]
        ana.post("/api/account/password", {"password": two, "present": one})
        phone = self.client()
        phone.post("/api/sign-in", {"user": "Ana-of-Ravenna", "password": wrong})
        phone.post("/api/sign-in", {"user": "Ana-of-Ravenna", "password": two})
        self.client().post("/api/sign-in/recovery", {"code": codes[0]})
        friend = ana.post("/api/friends/link", {}).json()["key"]
        self.cookies(phone)
        self.learn(*codes, friend)

    def ways(self, ana: Client) -> None:
        """Letters that cannot be sent, webhooks inside, browsers that are not there."""
        add = "/api/notices/channels"
        ana.post(add, {"way": "mail", "address": "secret-reader@example.org"})
        ana.post(add, {"way": "webhook", "address": "https://10.0.0.1/secret-inside"})
        hook = ana.post(add, {"way": "webhook", "address": "http://127.0.0.1:1/secret-hook"})
        ana.post(f"{add}/{hook.json()['id']}/test", {})
        keys = {"p256dh": KEY, "auth": AUTH}
        browser = {"endpoint": "https://127.0.0.1:1/secret-push", "keys": keys}
        push = ana.post(add, {"way": "push", "subscription": browser})
        ana.post(f"{add}/{push.json()['id']}/test", {})
        self.learn("secret-reader", "secret-inside", "secret-hook", "secret-push", KEY, AUTH)

    def refusals(self, ana: Client) -> None:
        ana.http.get("/api/mine", headers={"authorization": "Bearer bbt_secret-token"})
        ana.post("/api/admin/enter", {"key": "secret-admin-guess"})
        ana.get("/why", text="secret-action")
        ana.http.get("/table/secret-table?q=secret-query")
        ana.http.post(
            "/api/tables", content=b'{"secret-json', headers={"cookie": "x=secret-cookie"}
        )
        ana.http.get("/", headers={"host": "secret-asked.example"})
        words = ("admin-guess", "action", "table", "query", "json", "cookie", "asked", "token")
        self.learn(*(f"secret-{word}" for word in words))

    def cookies(self, *clients: Client) -> None:
        for client in clients:
            self.learn(*(str(cookie.value) for cookie in client.http.cookies.jar))


def hidden_in(file: Path) -> list[str]:
    """Hashes of keys and passwords, the secret of the table, every hidden row of its log."""
    with closing(sqlite3.connect(file)) as data:
        told = [text for (text,) in data.execute("SELECT hash FROM sessions")]
        told += [text for (text,) in data.execute("SELECT password FROM accounts")]
        told += [secret.hex() for (secret,) in data.execute("SELECT secret FROM tables")]
        told += [text for (text,) in data.execute('SELECT text FROM "rows" WHERE seat = -1')]
    return told


def break_chat(file: Path) -> None:
    with closing(sqlite3.connect(file)) as data:
        data.execute("ALTER TABLE chat RENAME TO lost")


def test_a_whole_evening_leaves_no_secret_behind(tmp_path: Path) -> None:
    """S12 At the level `debug`, with a fault of the database at the end."""
    log, data = tmp_path / "log", tmp_path / "data"
    data.mkdir()
    (data / "barbaricum.toml").write_text(SETTINGS)
    with log.open("w") as errors, Process(data, errors=errors) as process:
        evening = Evening(process)
        ana = evening.spend()
        hidden = hidden_in(data / "tables.sqlite")
        break_chat(data / "tables.sqlite")
        assert ana.send("say", text="secret-last-words").status_code == 500
        evening.learn("secret-last-words")
        host = process.client()
        assert host.post("/api/admin/enter", {"key": "secret-of-the-host"}).status_code == 201
        shown = host.http.get("/api/admin/overview").text
        bearer = {"authorization": "Bearer secret-of-metrics"}
        numbers = host.http.get("/metrics", headers=bearer).text
    text = log.read_text("utf-8")
    assert "no such table: chat" in text
    assert "no such table: chat" in shown
    assert "barbaricum_" in numbers
    for told in (text, shown, numbers):
        found = [word for word in (*evening.secrets, *hidden) if word and word in told]
        assert found == []
    lines: list[Json] = [json.loads(line) for line in text.splitlines()]
    assert {line["level"] for line in lines} >= {"info", "error"}


@pytest.mark.parametrize(
    "option",
    [
        ("--database", "postgresql://somebody:secret-word@127.0.0.1:1/none"),
        ("--database", "postgresql://somebody:secret-word@127.0.0.1:none/none"),
        ("--database", "nonsense://somebody:secret-word@127.0.0.1/none"),
    ],
    ids=["away", "port", "kind"],
)
def test_an_address_that_is_wrong_is_told_without_its_password(
    tmp_path: Path, option: tuple[str, str]
) -> None:
    """S12 Whoever reads the journal learns where, and not how, one gets in."""
    command = [sys.executable, "-m", "barbaricum", "serve", "--port", "0", "--lang", "en"]
    ran = subprocess.run(
        [*command, "--data", str(tmp_path), *option],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ran.returncode != 0
    assert "secret-word" not in ran.stdout + ran.stderr


def test_settings_are_shown_without_secrets(tmp_path: Path) -> None:
    """S12 The address of the bus may hold a password too."""
    file = tmp_path / "barbaricum.toml"
    more = (
        '[server]\nbus = "redis://:secret-bus@host:1"\ndatabase = "postgresql://u:secret-db@h/n"\n'
    )
    file.write_text(more + SETTINGS)
    command = [sys.executable, "-m", "barbaricum", "settings", "--settings", str(file)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    shown = ran.stdout.replace("secret-mail-user", "")
    assert "secret-" not in shown
    assert "games@example.org" in shown
