"""S27 A letter goes to one proved address, says what it should, and its links serve one person."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import pytest

from barbaricum.server.notices import book, wording
from barbaricum.server.notices.desk import Asker
from barbaricum.server.notices.forms import NewMail
from barbaricum.server.notices.mail import Draft, letter
from barbaricum.server.notices.message import Item, Message
from barbaricum.server.refusals import NotFound
from barbaricum.server.settings import Configuration, Mail
from tests.server.notices.parlour import ANA, BERT, CARLA, Parlour, in_parlour
from tests.server.notices.receivers import Mailbox, mailbox
from tests.server.notices.test_delivering import due_for_bert, link_in, proved
from tests.server.running import Client, Running, running

BREAKS = ["\r\n", "\n", "\r", "\x0b", "\x0c", "\x85", "\u2028", "\u2029", "\x00", "\r\n\r\n"]
SETTINGS = Mail(host="localhost", sender="games@example.org")
DRAFT = Draft("bert@example.org", "Your turn", "text", "<p>text</p>", "id", "https://x.example/off")
HEADERS = sorted(letter(DRAFT, SETTINGS, 0).keys())


def as_read(draft: Draft) -> EmailMessage:
    """As a mail program reads what goes over the line."""
    read = message_from_bytes(bytes(letter(draft, SETTINGS, 0)), policy=policy.default)
    assert isinstance(read, EmailMessage)
    return read


@pytest.mark.parametrize("break_", BREAKS, ids=repr)
def test_no_title_adds_a_header_or_a_recipient(break_: str) -> None:
    lie = f"Friends{break_}Bcc: eve@evil.example{break_}{break_}<p>body</p>"
    read = as_read(replace(DRAFT, subject=lie))
    assert sorted(read.keys()) == HEADERS
    assert (read["To"], read["Bcc"]) == ("bert@example.org", None)


@pytest.mark.parametrize(
    "title", ["Völkerwanderung", "гунны и вандалы", "匈奴", "🐎" * 60, "é" * 900]
)
def test_titles_of_any_script_arrive_as_they_are(title: str) -> None:
    read = as_read(replace(DRAFT, subject=title))
    assert read["Subject"] == title
    assert sorted(read.keys()) == HEADERS


def test_names_and_titles_stay_text_in_both_bodies() -> None:
    name = "<a href='https://evil.example'>Ana</a>\r\n.\r\nMAIL FROM:<eve@evil.example>"
    item = Item("n", "turn", "t", name, "Attila", f"{name} waits.", "https://games.example/t")
    told = Message("m", "en", name, (item,), "https://games.example/notices")
    to = {"address": "b@x.example"}
    channel = book.new_channel("p", "mail", to, language="en", created=0, verified=0)
    read = as_read(wording.mail(told, channel, "https://games.example/"))
    plain, html = read.get_body(("plain",)), read.get_body(("html",))
    assert plain is not None
    assert html is not None
    assert "<a href='https://evil.example'>Ana</a>" in plain.get_content()
    assert "evil.example'>" not in html.get_content()
    assert "&lt;a href=" in html.get_content()


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Mailbox]]:
    """A server that sends mail, and where it arrives."""
    with mailbox() as (box, port):
        mail = Mail(host="127.0.0.1", port=port, tls="none", sender="games@example.org")
        file = tmp_path_factory.mktemp("letters") / "tables.sqlite"
        with running(file, configuration=Configuration(mail=mail)) as server:
            yield server, box


def wish(client: Client, address: object) -> int:
    return client.post("/api/notices/channels", {"way": "mail", "address": address}).status_code


ADDRESSES: list[object] = [
    *(f"bert{sign}@home.example" for sign in (*BREAKS, " ", "\t", "é", "\u202e")),
    *(f"bert@home.example{sign}" for sign in (*BREAKS, " ", ">", "\r\nRCPT TO:<eve@evil.example>")),
    "bert@home.example,eve@evil.example",
    "bert@home.example;eve@evil.example",
    "<bert@home.example>",
    "Bert <bert@home.example>",
    "bert@eve@home.example",
    "bert",
    "bert@",
    "@home.example",
    "bert@home",
    "bert@[127.0.0.1]",
    "bert@home..example",
    "bert..bert@home.example",
    "bert.@home.example",
    ".bert@home.example",
    "(bert)@home.example",
    'bert"@home.example',
    "bert:x@home.example",
    "b\\@home.example",
    "b" * 201 + "@home.example",
    "",
    None,
    7,
    ["bert@home.example"],
]


def test_what_is_no_single_plain_address_gets_no_letter(post: tuple[Running, Mailbox]) -> None:
    server, box = post
    eve = server.client()
    assert [one for one in ADDRESSES if wish(eve, one) != 400] == []
    assert eve.http.get("/api/notices/ways").json()["channels"] == []
    assert wish(eve, "bert+games@home.example") == 201
    assert box.next()["To"] == "bert+games@home.example"
    assert box.letters.empty()


def test_the_link_of_proof_works_once_and_proves_one_address(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        of_bert = await parlour.desk.add(Asker(BERT, "en", ""), NewMail(address="b@home.example"))
        key = link_in(parlour)
        of_ana = await parlour.desk.add(Asker(ANA, "en", ""), NewMail(address="b@home.example"))
        others = link_in(parlour)
        assert key != others
        await parlour.desk.prove(key)
        proofs = [await parlour.channel(one.id) for one in (of_bert, of_ana)]
        assert [one is not None and one.verified is not None for one in proofs] == [True, False]
        for wrong in (key, key.upper(), others[:-1], of_ana.token, of_ana.id, ""):
            with pytest.raises(NotFound):
                await parlour.desk.prove(wrong)

    in_parlour(tmp_path, work)


def test_a_link_of_proof_ends_with_the_address_it_was_for(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        asker = Asker(BERT, "en", "")
        await parlour.desk.add(asker, NewMail(address="first@home.example"))
        old = link_in(parlour)
        made = await parlour.desk.add(asker, NewMail(address="second@home.example"))
        await parlour.desk.end(made)
        for key in (old, link_in(parlour)):
            with pytest.raises(NotFound):
                await parlour.desk.prove(key)

    in_parlour(tmp_path, work)


def test_leaving_ends_the_letters_of_one_reader(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        of_bert = await proved(parlour)
        of_carla = await parlour.desk.add(
            Asker(CARLA, "en", ""), NewMail(address="bert@home.example")
        )
        await parlour.desk.prove(link_in(parlour))
        for wrong in (of_bert.id, of_bert.token[:-1], "", "%"):
            with pytest.raises(NotFound):
                await parlour.desk.leave(wrong)
        await parlour.desk.leave(of_carla.token)
        with pytest.raises(NotFound):
            await parlour.desk.leave(of_carla.token)
        assert await parlour.channel(of_bert.id) is not None
        await due_for_bert(parlour)
        await parlour.passes(600)
        assert of_bert.token in parlour.box.next()["List-Unsubscribe"]

    in_parlour(tmp_path, work)
