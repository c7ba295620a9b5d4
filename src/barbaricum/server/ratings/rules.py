"""What a rated table demands: people with accounts, a seat each, and no help from anybody."""

from __future__ import annotations

from sqlalchemy import Connection

from barbaricum.server.accounts import register
from barbaricum.server.commands import NewTable
from barbaricum.server.pace.forms import NoPace, Pace
from barbaricum.server.people import Meta
from barbaricum.server.refusals import NotNow


def demand_people(new: NewTable) -> None:
    """No bots and no second player at one device: a rating is of one person."""
    kinds = [seat.kind for seat in new.seats]
    if new.rated and (kinds.count("human") != 1 or set(kinds) - {"human", "open"}):
        raise NotNow("rated-people-only")


def demand_clock(pace: Pace, *, rated: bool) -> None:
    """Only the clock decides about players who stay away."""
    if rated and isinstance(pace, NoPace):
        raise NotNow("rated-clock")


def demand_account(connection: Connection, meta: Meta, person: str) -> None:
    """A guest cannot be rated: nobody would find him again."""
    if meta.rated:
        register.demand(connection, person)


def demand_free(meta: Meta) -> None:
    """Nothing is taken back that others would have to allow, and no bot plays for a while."""
    if meta.rated:
        raise NotNow("rated-forbids")
