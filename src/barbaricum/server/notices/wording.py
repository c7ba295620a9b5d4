"""Notices in words, in the language of the reader."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from barbaricum.server import speech
from barbaricum.server.notices.mail import Draft
from barbaricum.server.notices.message import Item, Message
from barbaricum.server.notices.outcome import Outcome
from barbaricum.server.notices.records import Channel, Notice

Names = Mapping[str, tuple[str, str]]
"""Of each table its title and its game."""


def sentence(kind: str, facts: Mapping[str, Any], language: str) -> str:
    """What a notice says."""
    texts = speech.texts_of(language)
    if kind == "off":
        why = reason(facts["why"], facts["values"], language)
        return texts.say(f"notice-off-{facts['way']}", why=why)
    name = next((word for word in ("pace", "out", "paired", "closed") if word in facts), kind)
    return texts.say(f"notice-{name}", **facts)


def reason(why: str, values: Mapping[str, Any], language: str) -> str:
    """Why something could not be sent."""
    return speech.texts_of(language).say(f"outcome-{why}", **values)


def outcome(found: Outcome, language: str) -> str:
    """What became of a test, as its button tells it."""
    if found.fate == "sent":
        return speech.texts_of(language).say("outcome-sent")
    return reason(found.why, found.values, language)


def item(notice: Notice, names: Names, language: str, base: str) -> Item:
    """One notice; its link has nothing in it that only its reader may know."""
    title, game = names.get(notice.table or "", (notice.facts.get("title", "Barbaricum"), ""))
    path = f"table/{notice.table}" if notice.table else notice.facts.get("path", "notices")
    return Item(
        id=notice.id,
        kind=notice.kind,
        table=notice.table,
        title=title,
        game=speech.about(language, "game", game) if game else "Barbaricum",
        sentence=sentence(notice.kind, notice.facts, language),
        link=f"{base}{path}",
    )


def message(batch: str, items: Sequence[Item], language: str, base: str) -> Message:
    """Several notices as one message."""
    texts = speech.texts_of(language)
    several = texts.say("notice-several", number=len(items))
    headline = (
        several if len(items) > 1 else speech.titled(language, items[0].title, items[0].sentence)
    )
    name = hashlib.sha256(batch.encode()).hexdigest()[:32]
    return Message(name, language, headline, tuple(items), f"{base}notices")


def mail(told: Message, channel: Channel, base: str) -> Draft:
    """A message as a letter, with the way never to get one again."""
    texts = speech.texts_of(told.language)
    leave = f"{base}notices/off#{channel.token}"
    lines = [f"{one.title} ({one.game})\n{one.sentence}\n{one.link}" for one in told.items]
    foot = f"{texts.say('mail-foot')}\n{told.settings}\n\n{texts.say('mail-leave')}\n{leave}"
    parts = "".join(_card(one, texts.say("mail-open")) for one in told.items)
    small = (
        f'{escape(texts.say("mail-foot"))} <a href="{escape(told.settings)}">'
        f"{escape(texts.say('mail-settings'))}</a><br>"
        f'<a href="{escape(leave)}">{escape(texts.say("mail-leave"))}</a>'
    )
    return Draft(
        to=channel.address["address"],
        subject=told.headline,
        text="\n\n".join((*lines, f"-- \n{foot}")) + "\n",
        html=_page(told.language, parts, small),
        id=told.id,
        leave=f"{base}api/notices/unsubscribe/{channel.token}",
    )


def proof(channel: Channel, key: str, base: str) -> Draft:
    """The first letter to an address: whether it belongs to whoever gave it."""
    texts = speech.texts_of(channel.language)
    link = f"{base}notices/verify#{key}"
    why, not_you = texts.say("mail-proof"), texts.say("mail-proof-not-you")
    button = _button(link, texts.say("mail-proof-button"))
    return Draft(
        to=channel.address["address"],
        subject=texts.say("mail-proof-subject"),
        text=f"{why}\n\n{link}\n\n{not_you}\n",
        html=_page(channel.language, f"<p>{escape(why)}</p>{button}", escape(not_you)),
        id=hashlib.sha256(key.encode()).hexdigest()[:32],
    )


def _card(one: Item, label: str) -> str:
    head = f"{escape(one.title)} <span style='color:#5a4630'>· {escape(one.game)}</span>"
    return (
        f"<h2 style='font:700 18px Georgia,serif;color:#7c1f16;margin:0 0 4px'>{head}</h2>"
        f"<p style='margin:0 0 12px'>{escape(one.sentence)}</p>{_button(one.link, label)}"
    )


def _button(link: str, label: str) -> str:
    style = (
        "display:inline-block;background:#7c1f16;color:#fff5e2;text-decoration:none;"
        "border-radius:8px;padding:10px 18px;font-weight:600;margin:0 0 20px"
    )
    return f'<a style="{style}" href="{escape(link)}">{escape(label)}</a>'


def _page(language: str, body: str, small: str) -> str:
    """A letter in the colours of the page; nothing in it is fetched from anywhere."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"></head>'
        "<body style='margin:0;background:#e6d9bb;padding:24px 12px'>"
        "<div style='max-width:520px;margin:0 auto;background:#faf4e4;border:1px solid #cdb98f;"
        "border-radius:10px;padding:24px;font:16px/1.45 Helvetica,Arial,sans-serif;color:#2a1c10'>"
        "<p style='font:700 15px Georgia,serif;letter-spacing:.16em;color:#a9791b;margin:0 0 18px'>"
        f"BARBARICUM</p>{body}"
        "<p style='border-top:1px solid #cdb98f;padding-top:14px;font-size:13px;color:#5a4630;"
        f"margin:0'>{small}</p></div></body></html>"
    )
