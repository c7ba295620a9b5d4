"""What a rated game does to ratings, by the model of Plackett and Luce as openskill has it.

Written with the end of the game, in the same transaction: once for each table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from barbaricum.core.game import Json
from barbaricum.server.people import Meta
from barbaricum.server.ratings.pairs import weight
from barbaricum.server.ratings.schema import RATED, RATINGS

MODEL: Final = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Player:
    """A seat of a rated game: who sat there, how it counts, and how strong he was before."""

    seat: int
    person: str
    rank: int
    abandoned: bool
    mu: float
    sigma: float
    games: int


def write_ratings(connection: Connection, meta: Meta, result: dict[str, Json], now: int) -> None:
    """Rate everybody at a rated table; whoever left it to a bot or ran out of time is last."""
    if not meta.rated or _is_rated(connection, meta.id):
        return
    ranks = ranked(meta, _places(result))
    players = [_player(connection, meta, seat, rank) for seat, rank in ranks.items()]
    if len(players) < 2:
        return
    teams: Any = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in players]
    after = MODEL.rate(teams, ranks=[float(one.rank) for one in players])
    counts = weight(connection, [one.person for one in players], now)
    for player, (new,) in zip(players, after, strict=True):
        moved = (_part(player.mu, new.mu, counts), _part(player.sigma, new.sigma, counts))
        _write(connection, meta, player, moved, now)


def _part(old: float, new: float, counts: float) -> float:
    """So much of the way from the old value to the new one."""
    return old + counts * (new - old)


def _places(result: dict[str, Json]) -> list[int]:
    places: Any = result["places"]  # of a result as records write it
    return list(places)


def abandoned(meta: Meta, seat: int) -> bool:
    """Whether a bot ended the game for the seat, or its time was up."""
    return meta.seats[seat].standin is not None or seat in meta.timing.forfeited


def ranked(meta: Meta, places: Sequence[int]) -> dict[int, int]:
    """Those who played to the end among themselves; all others share the rank after them."""
    people = [seat.number for seat in meta.seats if seat.guest is not None]
    stayed = [seat for seat in people if not abandoned(meta, seat)]
    order = sorted({places[seat] for seat in stayed})
    ranks = {seat: order.index(places[seat]) + 1 for seat in stayed}
    return {seat: ranks.get(seat, len(order) + 1) for seat in people}


def _is_rated(connection: Connection, table: str) -> bool:
    asked = select(RATED.c.seat).where(RATED.c.table == table).limit(1)
    return connection.scalar(asked) is not None


def _player(connection: Connection, meta: Meta, seat: int, rank: int) -> Player:
    guest = meta.seats[seat].guest or ""
    person = meta.guests[guest].person
    mu, sigma, games = rating_of(connection, person, meta.game, len(meta.seats))
    return Player(seat, person, rank, abandoned(meta, seat), mu, sigma, games)


def rating_of(
    connection: Connection, person: str, game: str, seats: int
) -> tuple[float, float, int]:
    """How strong somebody is taken to be, how sure that is, and after how many games."""
    c = RATINGS.c
    mine = (c.person == person, c.game == game, c.seats == seats)
    found = connection.execute(select(c.mu, c.sigma, c.games).where(*mine)).first()
    if found is None:
        new = MODEL.rating()
        return new.mu, new.sigma, 0
    return found.mu, found.sigma, found.games


def _write(
    connection: Connection, meta: Meta, player: Player, after: tuple[float, float], now: int
) -> None:
    mu, sigma = after
    key = {"person": player.person, "game": meta.game, "seats": len(meta.seats)}
    new = {"mu": mu, "sigma": sigma, "games": player.games + 1}
    if player.games == 0:
        connection.execute(insert(RATINGS).values(key | new))
    else:
        c = RATINGS.c
        mine = (c.person == player.person, c.game == meta.game, c.seats == key["seats"])
        connection.execute(update(RATINGS).where(*mine).values(new))
    row = {"seat": player.seat, "person": player.person, "rank": player.rank, "ended": now}
    told = {"abandoned": player.abandoned, "mu": mu, "sigma": sigma}
    connection.execute(insert(RATED).values(table=meta.id, **row, **told))
