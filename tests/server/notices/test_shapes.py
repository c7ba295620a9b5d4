"""The same message for Discord, Slack, plain programs, browsers and mailboxes."""

import asyncio
import base64
import json
import os
from functools import partial
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from barbaricum.server.notices import book, mail, webhook, wording
from barbaricum.server.notices.guard import guard_of
from barbaricum.server.notices.message import Item, Message
from barbaricum.server.notices.post import Post
from barbaricum.server.notices.push import Keys, Push, Subscription
from barbaricum.server.notices.records import Channel
from barbaricum.server.notices.vapid import FILE, Signer, new_key, push_key
from barbaricum.server.notices.ways import ways_of
from barbaricum.server.settings import Configuration, Mail, Server
from barbaricum.server.storage import Storage
from tests.server.hands import NOON, Hands
from tests.server.notices.receivers import LOOPBACK, mailbox, receiver

BASE = "https://games.example/"
NOW = NOON // 1000
TURN = Item(
    "n1", "turn", "t1", "*Ana* <@everyone>", "Attila", "It is your turn.", f"{BASE}table/t1"
)
OVER = Item(
    "n2", "over", "t2", "Tisch & Stuhl", "Invasions", "The game is over.", f"{BASE}table/t2"
)
ONE = Message("m1", "en", "It is your turn.", (TURN,), f"{BASE}notices")
TWO = Message("m2", "en", "2 things are waiting for you", (TURN, OVER), f"{BASE}notices")
POST = Post(guard_of(LOOPBACK))


def test_discord_gets_embeds_in_which_a_name_calls_nobody() -> None:
    told = webhook.discord(TWO)
    assert told["allowed_mentions"] == {"parse": []}
    assert [embed["url"] for embed in told["embeds"]] == [TURN.link, OVER.link]
    assert told["embeds"][0]["title"] == r"\*Ana\* \<\@everyone\>"


def test_slack_gets_sections_in_which_a_name_is_no_link() -> None:
    told = webhook.slack(TWO)
    lines = [block["text"]["text"] for block in told["blocks"]]
    assert "&lt;@everyone&gt;" in lines[0]
    assert lines[1] == f"*<{OVER.link}|Tisch &amp; Stuhl>* · Invasions\nThe game is over."


@pytest.mark.parametrize(
    ("address", "shape"),
    [
        ("https://discord.com/api/webhooks/1/x", "discord"),
        ("https://hooks.slack.com/services/T/B/x", "slack"),
        ("https://discord.com.example/x", "plain"),
        ("https://notdiscord.com/x", "plain"),
    ],
)
def test_the_shape_follows_from_the_name(address: str, shape: str) -> None:
    assert webhook.shape_of(address) == shape


def test_a_webhook_hears_the_message_and_by_which_key_it_knows_it_again() -> None:
    with receiver() as hook:
        asyncio.run(webhook.send(POST, hook.url, "plain", TWO))
        heard = hook.next()
    assert heard.headers["idempotency-key"] == "m2"
    told = json.loads(heard.body)
    assert [(one["kind"], one["table"]) for one in told["notices"]] == [
        ("turn", "t1"),
        ("over", "t2"),
    ]


def browser_keys() -> tuple[ec.EllipticCurvePrivateKey, bytes, Keys]:
    """What a browser makes when it subscribes."""
    private, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    text = (base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, auth))
    return private, auth, Keys(*text)


def test_a_push_can_be_read_by_its_browser_alone_and_says_who_sent_it() -> None:
    private, auth, keys = browser_keys()
    signer = Signer(new_key(), "mailto:host@games.example")
    with receiver() as service:
        where = Subscription(service.url, keys)
        outcome = asyncio.run(Push(POST, signer).send(where, ONE, NOW))
        heard = service.next()
    assert outcome.fate == "sent"
    assert TURN.title.encode() not in heard.body
    shown = json.loads(http_ece.decrypt(heard.body, private_key=private, auth_secret=auth))
    assert (shown["title"], shown["body"], shown["link"]) == (TURN.title, TURN.sentence, TURN.link)
    assert Vapid02.verify(heard.headers["authorization"])
    assert signer.public in heard.headers["authorization"]
    assert heard.headers["content-encoding"] == "aes128gcm"
    assert (heard.headers["ttl"], heard.headers["urgency"]) == ("86400", "high")


def test_several_things_are_one_push() -> None:
    private, auth, keys = browser_keys()
    with receiver() as service:
        push = Push(POST, Signer(new_key(), "mailto:host@games.example"))
        asyncio.run(push.send(Subscription(service.url, keys), TWO, NOW))
        heard = service.next()
    shown = json.loads(http_ece.decrypt(heard.body, private_key=private, auth_secret=auth))
    assert (shown["title"], shown["link"]) == (TWO.headline, TWO.settings)
    assert OVER.title in shown["body"]


def test_a_colon_stands_as_the_language_of_the_reader_wants_it() -> None:
    line = f"{OVER.title}\u00a0: {OVER.sentence}"
    assert wording.message("m1", (OVER,), "fr", BASE).headline == line
    private, auth, keys = browser_keys()
    french = wording.message("m2", (TURN, OVER), "fr", BASE)
    with receiver() as service:
        push = Push(POST, Signer(new_key(), "mailto:host@games.example"))
        asyncio.run(push.send(Subscription(service.url, keys), french, NOW))
        heard = service.next()
    shown = json.loads(http_ece.decrypt(heard.body, private_key=private, auth_secret=auth))
    assert line in shown["body"]


def test_keys_that_are_none_end_a_subscription() -> None:
    push = Push(POST, Signer(new_key(), "mailto:host@games.example"))
    for keys in (Keys("AAAA", "AAAA"), Keys("A" * 87, "A" * 22)):
        where = Subscription("http://127.0.0.1:1/", keys)
        assert asyncio.run(push.send(where, ONE, NOW)).fate == "gone"


def test_the_key_of_the_server_is_made_once_for_all_processes(tmp_path: Path) -> None:
    async def keys() -> list[bytes]:
        storage = Storage(tmp_path / "tables.sqlite")
        try:
            machines = (tmp_path / "one", tmp_path / "other")
            return [await storage.write(partial(push_key, folder=one)) for one in machines]
        finally:
            storage.close()

    first, second = asyncio.run(keys())
    assert first == second
    assert Signer(first, "mailto:host@games.example").public


def test_the_key_of_a_folder_from_before_goes_on_to_hold(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(before := new_key())

    async def key() -> bytes:
        storage = Storage(tmp_path / "tables.sqlite")
        try:
            return await storage.write(partial(push_key, folder=tmp_path))
        finally:
            storage.close()

    assert asyncio.run(key()) == before


def channel(language: str = "en") -> Channel:
    return book.new_channel(
        "p1", "mail", {"address": "ana@home.example"}, language=language, created=NOW, verified=NOW
    )


def posted(port: int) -> Mail:
    return Mail(host="127.0.0.1", port=port, tls="none", sender="Games <games@example.org>")


@pytest.mark.parametrize(
    ("language", "leave"),
    [
        ("en", "Stop e-mail to this address"),
        ("fr", "Ne plus écrire à cette adresse"),
        ("de", "Keine E-Mails mehr an diese Adresse"),
    ],
)
def test_a_letter_names_all_that_waits_in_plain_and_in_pretty(language: str, leave: str) -> None:
    to = channel(language)
    told = Message("m3", language, TWO.headline, TWO.items, TWO.settings)
    with mailbox() as (box, port):
        outcome = asyncio.run(mail.send(wording.mail(told, to, BASE), posted(port), NOW))
        letter = box.next()
    assert outcome.fate == "sent"
    assert (letter["to"], letter["from"]) == ("ana@home.example", "Games <games@example.org>")
    assert letter["message-id"] == "<m3@example.org>"
    assert letter["list-unsubscribe"] == f"<{BASE}api/notices/unsubscribe/{to.token}>"
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    plain, pretty = letter.get_body(("plain",)), letter.get_body(("html",))
    assert plain is not None
    assert pretty is not None
    for part in (plain.get_content(), pretty.get_content()):
        assert leave in part
        assert TURN.link in part
        assert OVER.link in part
    assert "&lt;@everyone&gt;" in pretty.get_content()


@pytest.mark.parametrize(
    ("answer", "fate"), [("450 busy", "later"), ("550 nobody here", "refused")]
)
def test_a_mail_server_may_say_later_or_never(answer: str, fate: str) -> None:
    with mailbox() as (box, port):
        box.refusals.append(answer)
        draft = wording.mail(ONE, channel(), BASE)
        assert asyncio.run(mail.send(draft, posted(port), NOW)).fate == fate


def test_a_mail_server_that_is_not_there_may_come_back() -> None:
    draft = wording.proof(channel(), "key", BASE)
    outcome = asyncio.run(mail.send(draft, posted(1), NOW))
    assert (outcome.fate, outcome.why) == ("later", "mail-server")


def test_the_letter_that_asks_for_proof_has_its_secret_behind_the_hash() -> None:
    draft = wording.proof(channel("de"), "the-key", BASE)
    assert f"{BASE}notices/verify#the-key" in draft.text
    assert draft.subject == "Barbaricum: Ist das deine Adresse?"


@pytest.mark.parametrize(
    ("server", "base"),
    [
        (Server(address="https://a.example/", names=("b.example",)), "https://a.example/"),
        (Server(names=("b.example",)), "https://b.example/"),
        (Server(), "http://localhost:1/"),
    ],
)
def test_links_lead_where_the_settings_say(server: Server, base: str) -> None:
    """A worker listens nowhere: it knows only what the settings say."""
    settings = Configuration(server=server)

    async def key() -> bytes:
        return new_key()

    ways = asyncio.run(ways_of(settings, key, "http://localhost:1/", Hands()))
    assert ways.base == base
