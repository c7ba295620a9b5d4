"""New tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from barbaricum import bots, games
from barbaricum.core.chance import Luck
from barbaricum.server.commands import USUAL_BOT, NewSeat, NewTable
from barbaricum.server.keys import new_id, new_secret
from barbaricum.server.names import bot_name
from barbaricum.server.pace.forms import NoPace, Pace
from barbaricum.server.pace.timing import Timing, begun
from barbaricum.server.people import Actor, Guest, Meta, Seat
from barbaricum.server.persons import Browser
from barbaricum.server.plain import named
from barbaricum.server.ratings.rules import demand_clock, demand_people


def make(new: NewTable, browser: Browser) -> Meta:
    """The table that is asked for; whoever asks is its host."""
    demand_people(new)
    demand_clock(new.pace, rated=new.rated)
    game = games.get(new.game)
    host = Guest(new_id(), browser.person, named(new.name), gone=False)
    seats = tuple(_seat(game.name, number, seat, host) for number, seat in enumerate(new.seats))
    game.setup(len(seats), new.options)
    secret = new_secret()
    return Meta(
        id=new_id(),
        title=named(new.title or host.name),
        game=game.name,
        rules=game.rules,
        data=game.data,
        options=dict(new.options),
        visibility=new.visibility,
        status="open",
        host=host.id,
        secret=secret,
        commit=Luck(secret, ()).commit,
        to_act=None,
        rematch=None,
        created=browser.now,
        origin=browser.origin,
        hints=new.hints and not new.rated,
        rated=new.rated,
        version=0,
        seats=seats,
        guests={host.id: host},
        holders={browser.session: (host.id,)},
        ask=None,
        timing=new_timing(new.pace, len(seats)),
    )


def new_timing(pace: Pace, seats: int) -> Timing:
    """The clocks of a new table; the bot that is to play on has to exist."""
    if not isinstance(pace, NoPace):
        bots.get(pace.bot)
    return begun(pace, seats)


def _seat(game: str, number: int, new: NewSeat, host: Guest) -> Seat:
    """A seat as it is asked for: a human or a hot-seat is whoever makes the table."""
    match new.kind:
        case "open":
            return Seat(number, "open", "", None, "", None, None)
        case "bot":
            bot = bots.get(new.bot or USUAL_BOT, game=game).name
            name = named(new.name or bot_name(game, number, bot))
            return Seat(number, "bot", name, bot, "", None, None)
        case "human":
            name = named(new.name or host.name)
            return Seat(number, "human", name, None, "", host.id, None)
        case "hot-seat":
            return Seat(number, "hot-seat", named(new.name or ""), None, "", host.id, None)


def again(meta: Meta, name: str, host: Actor, now: int) -> Meta:
    """S21: the same people and options at a new table; the seats of others wait for them.

    S17: it has a secret of its own, and knows no text of anybody before that is fixed.
    """
    renamed = {guest: new_id() for guest in meta.guests}
    secret = new_secret()
    return replace(
        meta,
        id=name,
        status="open",
        host=renamed[host.known()],
        secret=secret,
        commit=Luck(secret, ()).commit,
        to_act=None,
        rematch=None,
        created=now,
        seats=tuple(_kept(seat, renamed, host) for seat in meta.seats),
        guests={
            renamed[guest.id]: replace(guest, id=renamed[guest.id], gone=False)
            for guest in meta.guests.values()
        },
        holders={
            session: tuple(renamed[guest] for guest in guests)
            for session, guests in meta.holders.items()
        },
        ask=None,
        timing=new_timing(meta.timing.pace, len(meta.seats)),
        study=None,
        tournament=None,
        closed=None,
    )


def _kept(seat: Seat, renamed: Mapping[str, str], host: Actor) -> Seat:
    """A seat at the next table."""
    if seat.guest is None:
        return seat
    kind = seat.kind if seat.number in host.seats else "reserved"
    return replace(seat, kind=kind, guest=renamed[seat.guest], entropy="", standin=None)
