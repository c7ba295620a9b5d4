"""S22: nothing hidden is learnt by calling a bot, watching it and taking back, in any order.

The claim: let Eve give every command there is for her alone, in every order up to a depth, while
bots play for those who are away, and these come back or leave for good whenever they like. Whenever
a decision is taken back without anybody else having agreed, everything that Eve saw since would
have looked the same in every other game that fits what she knew before: the rows that are taken
back were possible there too, and every view after them is equal. So what she remembers of them
tells her nothing that honest play would not.

The limits: two and three people, the deeds themselves without socket and database, some positions
of each game, a handful of decisions in each, and other games as `guess` deals them. Who plays with
bots only may take back what they like, and two people who agree may look at the cards of a third:
that is collusion. `test_the_search_finds_the_leak_that_there_was` keeps the search honest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from barbaricum import games
from barbaricum.core.errors import BarbaricumError
from barbaricum.core.game import CHANCE, AnyGame
from barbaricum.core.record import Row
from barbaricum.server import commands
from barbaricum.server.commands import NewSeat, NewTable
from barbaricum.server.deeds import Where, playing, seating, undoing
from barbaricum.server.ledger import Ledger
from barbaricum.server.making import make
from barbaricum.server.people import Actor, Ask, Guest, Meta, bot_actor
from barbaricum.server.persons import Browser
from barbaricum.server.table import Table, ledger_of

EVE = Browser("e" * 64)
DEPTH = 6
STARTS = (1, 6, 11)
"""Which of the positions there are in a game are searched."""


@dataclass(frozen=True)
class Node:
    """A table in the search."""

    meta: Meta
    log: tuple[Row, ...]

    def table(self) -> Table:
        return Table(self.meta, ledger_of(self.meta, self.log))


State = Any  # a state of whichever game
Steps = Iterator[tuple[Node, int | None]]
"""Where a step leads, and the row before which it took back, if it did."""


def seated(game: str, others: int) -> Meta:
    """Eve in seat 0, and others who are all away."""
    seats = [NewSeat(kind="human"), *(NewSeat(kind="open") for _ in range(others))]
    wanted = NewTable(game=game, name="Eve", seats=seats, options={"first": "seat"})
    meta = replace(make(wanted, EVE), secret=bytes(32), status="playing")
    guests: Mapping[str, Guest] = {
        f"guest {seat}": Guest(f"guest {seat}", f"person {seat}", f"Away {seat}", gone=False)
        for seat in range(1, others + 1)
    }
    taken = (
        replace(seat, kind="human", name="Away", guest=f"guest {seat.number}")
        for seat in meta.seats[1:]
    )
    holders = {guest: (guest,) for guest in guests}
    return replace(
        meta,
        seats=(meta.seats[0], *taken),
        guests={**meta.guests, **guests},
        holders={**meta.holders, **holders},
    )


def starts(game: str, others: int) -> Iterator[Node]:
    """Positions of an honest game in which the next decision of Eve may end her turn."""
    meta, rng, found = seated(game, others), Random(7), 0
    ledger = ledger_of(meta, ())
    ledger.append(ledger.chance(ledger.state))
    while max(STARTS) >= found and ledger.to_act is not None:
        texts = [ledger.game.text(action) for action in ledger.game.legal(ledger.state)]
        if ledger.to_act == 0 and any(_ends(ledger, text) for text in tried(texts)):
            if found in STARTS:
                yield Node(meta, tuple(ledger.record.log))
            found += 1
        ledger.append(ledger.follow(ledger.to_act, rng.choice(texts)))


def _ends(ledger: Ledger, text: str) -> bool:
    """Whether another decides after it."""
    return ledger.game.to_act(ledger.after(ledger.follow(0, text))) not in (0, None)


def tried(texts: Sequence[str]) -> Sequence[str]:
    """The first, the last, and one that shows a card: they are unlike each other."""
    cards = [text for text in texts if text.startswith(("rune ", "discard ", "war "))]
    return tuple(dict.fromkeys((texts[0], *cards[:1], texts[-1])))


def steps(node: Node) -> Steps:
    """Everything that can happen next."""
    table = node.table()
    where, eve = Where(table, frozenset(), frozenset(), 0), node.meta.actor(EVE.session)
    for step in (_acts, _calls, _undoes, _agrees, _of_others):
        yield from step(node, where, eve)


def _acts(node: Node, where: Where, eve: Actor) -> Steps:
    """Eve decides, or a bot for somebody who is away."""
    table, to_act = where.table, where.table.ledger.to_act
    if to_act is None:
        return
    actor = eve if to_act in eve.seats else bot_actor(to_act)
    texts = [table.game.text(action) for action in table.game.legal(table.ledger.state)]
    for text in tried(texts):
        act = commands.Act(id="a", number=table.ledger.number, text=text)
        try:
            rows = playing.act(where, actor, act).rows
        except BarbaricumError:  # nobody plays for who is away
            return
        yield Node(node.meta, (*node.log, *rows)), None


def _calls(node: Node, where: Where, eve: Actor) -> Steps:
    """Eve calls a bot for somebody who is away."""
    for seat in node.meta.seats:
        if seat.number not in eve.seats and seat.standin is None:
            call = commands.StandIn(id="s", seat=seat.number, bot="random")
            seating.stand_in(where, eve, call)
            yield _with_seat(node, seat.number, "random"), None


def _with_seat(node: Node, number: int, standin: str | None) -> Node:
    seats = list(node.meta.seats)
    seats[number] = replace(seats[number], standin=standin)
    return Node(replace(node.meta, seats=tuple(seats)), node.log)


def _undoes(node: Node, where: Where, eve: Actor) -> Steps:
    """Eve takes back, or asks to."""
    ledger = where.table.ledger
    row = ledger.last_decision(0)
    if row is None:
        return
    try:
        change = undoing.undo(where, eve, commands.Undo(id="u", number=ledger.number, seat=0))
    except BarbaricumError:
        return
    if change.rows:
        yield Node(replace(node.meta, ask=None), (*node.log, *change.rows)), row
    else:
        yield Node(replace(node.meta, ask=Ask(0, row, eve.guests)), node.log), None


def _agrees(node: Node, where: Where, eve: Actor) -> Steps:
    """Eve answers her own question, of which others may have got rid by leaving."""
    ask = where.table.ask()
    if ask is None:
        return
    try:
        change = undoing.agree(where, eve, commands.Agree(id="g", row=ask.row))
    except BarbaricumError:
        return
    if change.rows:
        yield Node(replace(node.meta, ask=None), (*node.log, *change.rows)), ask.row


def _of_others(node: Node, where: Where, eve: Actor) -> Steps:
    """Somebody leaves, or takes the seat back from a bot."""
    for seat in where.table.meta.seats:
        if seat.guest is None or seat.number in eve.seats:
            continue
        guest = node.meta.guests[seat.guest]
        if not guest.gone:
            yield _with_guest(node, replace(guest, gone=True)), None
        if seat.standin is not None:
            yield _with_guest(_with_seat(node, seat.number, None), replace(guest, gone=False)), None


def _with_guest(node: Node, guest: Guest) -> Node:
    return Node(replace(node.meta, guests={**node.meta.guests, guest.id: guest}), node.log)


def leak(before: Node, row: int, rng: Random) -> str | None:
    """What taking back everything from a row on has told Eve, if it has told her anything."""
    ledger = before.table().ledger
    undone = ledger.standing[ledger.standing.index(row) :]
    known = ledger.game.view(ledger.states[row], 0)
    for _ in range(3):
        one, other = ledger.states[row], ledger.game.guess(known, rng)
        for number in undone:
            found = _next(ledger.game, one, other, ledger.text(number))
            if found is None:
                return ledger.text(number)
            one, other = found
    return None


def _next(game: AnyGame, one: State, other: State, text: str) -> tuple[State, State] | None:
    """The same row in two games, if it is possible in both and looks alike to Eve."""
    action = game.parse(text)
    if game.to_act(one) != game.to_act(other):
        return None
    possible = game.odds(other) if game.to_act(other) == CHANCE else game.legal(other)
    if action not in possible:
        return None
    after = game.step(one, action), game.step(other, action)
    return after if game.view(after[0], 0) == game.view(after[1], 0) else None


def search(start: Node) -> tuple[int, int, set[str]]:
    """How many tables were reached, how often something was taken back, and what it told."""
    rng, reached, taken, told = Random(1), {key(start)}, 0, set[str]()
    edge = [start]
    for _ in range(DEPTH):
        further = []
        for node in edge:
            for after, row in steps(node):
                if row is not None:
                    taken += 1
                    found = leak(node, row, rng)
                    told |= {found} if found else set()
                if key(after) not in reached:
                    reached.add(key(after))
                    further.append(after)
        edge = further
    return len(reached), taken, told


def key(node: Node) -> object:
    """What makes two tables of the search the same."""
    meta = node.meta
    standins = tuple(seat.standin for seat in meta.seats)
    gone = tuple(guest.gone for guest in meta.guests.values())
    return node.log, standins, gone, meta.ask


@pytest.mark.parametrize("others", [1, 2])
@pytest.mark.parametrize("game", games.names())
def test_nothing_is_learnt_by_any_order_of_commands(game: str, others: int) -> None:
    for start in starts(game, others):
        reached, taken, told = search(start)
        assert reached > 100
        assert taken > 0
        assert told == set()


@pytest.mark.parametrize("game", games.names())
def test_the_search_finds_the_leak_that_there_was(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once only those had a vote who played for themselves."""

    def voters(meta: Meta) -> set[str]:
        return {seat.guest for seat in meta.seats if seat.guest and not seat.thinker}

    monkeypatch.setattr(undoing, "voters", voters)
    monkeypatch.setattr(undoing, "owners", voters)
    assert any(search(start)[2] for start in starts(game, 1))
