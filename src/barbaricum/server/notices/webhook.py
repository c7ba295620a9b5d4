"""Webhooks: the same message in the shapes that Discord, Slack and plain programs understand."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from barbaricum.server.notices.message import Item, Message
from barbaricum.server.notices.outcome import Outcome
from barbaricum.server.notices.post import Letter, Post

Shape = Literal["discord", "slack", "plain"]
Json = dict[str, Any]  # as the other side wants it

MOST: Final = 10
"""Discord takes no more embeds in a message."""
GOLD: Final = 0xA9791B
DISCORD: Final = ("discord.com", "discordapp.com")
SLACK: Final = ("hooks.slack.com", "hooks.slack-gov.com")


def shape_of(address: str) -> Shape:
    """The shape that fits an address, as far as its name tells."""
    host = urlsplit(address).hostname or ""
    if any(host == name or host.endswith(f".{name}") for name in DISCORD):
        return "discord"
    return "slack" if host in SLACK else "plain"


async def send(post: Post, address: str, shape: Shape, message: Message) -> Outcome:
    """Tell a message; the key lets the other side see that it was told before."""
    body = json.dumps(SHAPES[shape](message), ensure_ascii=False).encode()
    headers = {"content-type": "application/json", "idempotency-key": message.id}
    return await post.send(address, Letter(body, headers))


def discord(message: Message) -> Json:
    """An embed for each notice; nobody can be called by a name in it."""
    embeds = [
        {
            "title": _for_discord(item.title)[:250],
            "description": _for_discord(item.sentence)[:1000],
            "url": item.link,
            "color": GOLD,
            "footer": {"text": item.game},
        }
        for item in message.items[:MOST]
    ]
    return {
        "username": "Barbaricum",
        "content": _for_discord(message.headline)[:1000],
        "allowed_mentions": {"parse": []},
        "embeds": embeds,
    }


def slack(message: Message) -> Json:
    """A section for each notice; the text is what a notification shows."""
    blocks = [
        {"type": "section", "text": {"type": "mrkdwn", "text": _slack_line(item)}}
        for item in message.items[:MOST]
    ]
    return {"text": _for_slack(message.headline), "blocks": blocks}


def _slack_line(item: Item) -> str:
    title = _for_slack(item.title).replace("|", "¦")
    return f"*<{item.link}|{title}>* · {_for_slack(item.game)}\n{_for_slack(item.sentence)}"


def plain(message: Message) -> Json:
    """Everything by its name."""
    notices = [
        {
            "id": item.id,
            "kind": item.kind,
            "table": item.table,
            "title": item.title,
            "game": item.game,
            "text": item.sentence,
            "link": item.link,
        }
        for item in message.items
    ]
    return {"id": message.id, "text": message.headline, "notices": notices}


SHAPES: Final[Mapping[Shape, Callable[[Message], Json]]] = {
    "discord": discord,
    "slack": slack,
    "plain": plain,
}


def _for_discord(text: str) -> str:
    """Names are names, not markup."""
    return re.sub(r"([\\`*_~|>#\[\]()@:<-])", r"\\\1", text)


def _for_slack(text: str) -> str:
    """Names are names, not markup."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"([*_~`])", "\u200b\\1", text)
