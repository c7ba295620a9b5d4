"""The profile of somebody: made from the results of his finished games when it is asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, select

from barbaricum.server import persons, schema
from barbaricum.server.accounts import company, register
from barbaricum.server.accounts.register import Account
from barbaricum.server.accounts.schema import ACCOUNTS
from barbaricum.server.archive.results import RESULTS
from barbaricum.server.book import read_meta
from barbaricum.server.people import Meta
from barbaricum.server.ratings.forms import Favourite, Outcome, Player, Rating, Rival, Sitter, Sure
from barbaricum.server.ratings.schema import RATED, RATINGS
from barbaricum.server.refusals import NotAllowed, NotFound

LISTED: Final = 100
SCALE: Final = 40
"""Points of a rating for one of openskill's, so that everybody begins at 1000."""
VERBS: Final = {"attila": "play", "invasions": "sail"}
"""What is counted as a favourite: the second word of such a decision."""
MOST_LOVED: Final = 6


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game of somebody, and what it did to his rating."""

    meta: Meta
    seats: tuple[int, ...]
    points: list[int]
    places: list[int]
    rated: Any | None  # a row of RATED
    known: bool
    """Whether whoever asks may know the table."""


def profile(connection: Connection, user: str, viewer: str | None) -> Player:
    """Somebody, as far as he lets whoever asks see it."""
    account = register.by_user(connection, user)
    if account is None:
        raise NotFound("unknown-player")
    demand_visible(connection, account, viewer)
    games = list(_games(connection, account.person, viewer))
    person = persons.demand(connection, account.person)
    return Player(
        user=account.user,
        name=person.name,
        since=connection.scalar(_since(account.person)) or 0,
        own=account.person == viewer,
        finished=len(games),
        won=sum(_place(game) == 1 for game in games),
        ratings=_ratings(connection, account.person),
        outcomes=[_outcome(game) for game in games],
        favourites=_favourites(connection, games),
        rivals=_rivals(connection, account.person, games),
    )


def _since(person: str) -> Any:  # a question of SQLAlchemy
    return select(ACCOUNTS.c.created).where(ACCOUNTS.c.person == person)


def demand_visible(connection: Connection, account: Account, viewer: str | None) -> None:
    """Refuse what somebody does not want to be seen."""
    if account.person == viewer or account.visible == "everybody":
        return
    friends = viewer is not None and company.are_friends(connection, account.person, viewer)
    if account.visible == "nobody" or not friends:
        raise NotAllowed("profile-hidden")


def shown(mu: float) -> int:
    """A rating as people read it."""
    return round(mu * SCALE)


def sure(sigma: float) -> Sure:
    """How far a rating can be relied on, in a word."""
    if sigma > 6:
        return "hardly"
    return "rather" if sigma > 3 else "quite"


def _ratings(connection: Connection, person: str) -> list[Rating]:
    c = RATINGS.c
    rows = connection.execute(
        select(RATINGS).where(c.person == person).order_by(c.games.desc(), c.game, c.seats)
    )
    return [
        Rating(
            game=row.game,
            seats=row.seats,
            rating=shown(row.mu),
            least=shown(row.mu - 2 * row.sigma),
            most=shown(row.mu + 2 * row.sigma),
            sure=sure(row.sigma),
            games=row.games,
        )
        for row in rows
    ]


def _games(connection: Connection, person: str, viewer: str | None) -> Iterable[Game]:
    """The newest finished games, studies left out."""
    rated = {
        row.table: row for row in connection.execute(select(RATED).where(RATED.c.person == person))
    }
    for name in persons.tables_of(connection, person, LISTED):
        meta = read_meta(connection, name)
        result: Any = connection.scalar(select(RESULTS.c.result).where(RESULTS.c.table == name))
        if meta is None or meta.study is not None or result is None:
            continue
        seats = tuple(one.number for one in meta.seats if _is(meta, one.guest, person))
        if seats:
            known = meta.visibility == "listed" or _was_there(meta, viewer)
            row = rated.get(name)
            yield Game(meta, seats, result["points"], result["places"], row, known)


def _is(meta: Meta, guest: str | None, person: str) -> bool:
    return guest is not None and meta.guests[guest].person == person


def _was_there(meta: Meta, viewer: str | None) -> bool:
    return any(guest.person == viewer for guest in meta.guests.values())


def _place(game: Game) -> int:
    return min(game.places[seat] for seat in game.seats)


def _outcome(game: Game) -> Outcome:
    meta, rated = game.meta, game.rated
    return Outcome(
        table=meta.id if game.known else None,
        game=meta.game,
        created=meta.created,
        rated=rated is not None,
        abandoned=bool(rated and rated.abandoned),
        seats=[
            Sitter(
                name=seat.name if game.known or seat.number in game.seats else "",
                place=game.places[seat.number],
                points=game.points[seat.number],
                own=seat.number in game.seats,
            )
            for seat in meta.seats
        ],
        rating=shown(rated.mu) if rated else None,
    )


def _favourites(connection: Connection, games: Iterable[Game]) -> list[Favourite]:
    """Which peoples he plays, to which places he sails."""
    counted: Counter[tuple[str, str]] = Counter()
    c = schema.ROWS.c
    for game in games:
        verb = VERBS.get(game.meta.game, "")
        asked = select(c.text).where(c.table == game.meta.id, c.seat.in_(game.seats))
        for text in connection.scalars(asked.where(c.text.like(f"{verb} %"))):
            counted[game.meta.game, text.split()[1]] += 1
    best = [
        Favourite(game=name, what=what, times=times)
        for (name, what), times in sorted(counted.items(), key=lambda one: (-one[1], one[0]))
    ]
    return [one for name in VERBS for one in [f for f in best if f.game == name][:MOST_LOVED]]


def _rivals(connection: Connection, person: str, games: Iterable[Game]) -> list[Rival]:
    """Those with accounts who let others see that they play, most met first."""
    scores: dict[str, Counter[str]] = {}
    for game in games:
        for other, place in _others(game, person).items():
            mine = _place(game)
            key = "ahead" if mine < place else "behind" if mine > place else "level"
            scores.setdefault(other, Counter())[key] += 1
    c, p = ACCOUNTS.c, schema.PERSONS.c
    met = (
        select(c.person, c.user, p.name)
        .join(schema.PERSONS, p.id == c.person)
        .where(c.person.in_(scores), c.visible == "everybody")
    )
    rivals = [_rival(row, scores[row.person]) for row in connection.execute(met)]
    return sorted(rivals, key=lambda one: (-(one.ahead + one.behind + one.level), one.user))


def _rival(row: Any, score: Mapping[str, int]) -> Rival:  # a row with these columns
    ahead, behind, level = score["ahead"], score["behind"], score["level"]
    return Rival(user=row.user, name=row.name, ahead=ahead, behind=behind, level=level)


def _others(game: Game, person: str) -> dict[str, int]:
    """The best place of everybody else."""
    places: dict[str, int] = {}
    for seat in game.meta.seats:
        if seat.guest is not None and not _is(game.meta, seat.guest, person):
            other, place = game.meta.guests[seat.guest].person, game.places[seat.number]
            places[other] = min(place, places.get(other, place))
    return places
