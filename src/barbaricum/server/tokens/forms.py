"""What is asked and told about tokens."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from barbaricum.server.commands import Name
from barbaricum.server.people import Status

Scope = Literal["read", "play", "create"]
"""See what its person sees; join and decide; make tables."""


class NewToken(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A token as it is asked for."""

    name: Name
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]


class TokenInfo(Struct, frozen=True, kw_only=True):
    """A token as its owner sees it; the token itself is not kept."""

    id: str
    name: str
    scopes: list[Scope]
    created: int
    used: int | None


class FreshToken(Struct, frozen=True, kw_only=True):
    """A new token: this is the only time it is shown."""

    token: str
    info: TokenInfo


class TokenList(Struct, frozen=True, kw_only=True):
    """All tokens of whoever asks, the newest first."""

    tokens: list[TokenInfo]


class NeededTable(Struct, frozen=True, kw_only=True):
    """A table that is not over: the own seats, and whether one of them has to do something."""

    id: str
    title: str
    game: str
    status: Status
    yours: list[int]
    to_act: int | None
    needs: bool


class Needed(Struct, frozen=True, kw_only=True):
    """The own tables that are not over; those that wait for the asker come first."""

    tables: list[NeededTable]
