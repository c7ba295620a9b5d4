"""The rules of Attila once more, on snapshots: scoring, the course of a turn, the end."""

from barbaricum.core import Json
from tests.attila.plain_legal import (
    PEOPLES,
    Board,
    Counts,
    Snapshot,
    cards_go_on,
    influence_tile_fits,
    plays,
    targets,
    tiles,
)  # fmt: skip


def move(source: Counts, target: Counts, people: str, number: int = 1) -> None:
    """Tokens or cards change their place; zeros are left out."""
    target[people] = target.get(people, 0) + number
    source[people] -= number
    if not source[people]:
        del source[people]


def call(s: Snapshot, ending: str) -> None:
    """A7.2 Once triggered, the end is not taken back."""
    s["called"] = s["called"] or ending


def score(s: Snapshot) -> None:
    """A5.1 All six peoples."""
    for people in PEOPLES:
        for seat, points in shares(s, people).items():
            s["scores"][seat] += points


def shares(s: Snapshot, people: str) -> dict[int, int]:
    """A5.2 (a) to (e), A8.3 What each seat gets for one people."""
    tokens = [there[people] for there in s["tokens"].values() if people in there]
    n, m = sum(tokens), len(tokens)
    cubes = {seat: own[people] for seat, own in enumerate(s["influence"]) if people in own}
    if len(cubes) < 2:
        return dict.fromkeys(cubes, n + m)
    highest, *lower = sorted(set(cubes.values()), reverse=True)
    leaders = [seat for seat, cube in cubes.items() if cube == highest]
    if len(leaders) > 1:
        return dict.fromkeys(leaders, divided(n + m, len(leaders)))
    seconds = [seat for seat, cube in cubes.items() if cube == lower[0]]
    if s["seats"] == 2 and highest - lower[0] > s["options"]["two_player_gap"]:
        return {leaders[0]: n}
    return {leaders[0]: n} | dict.fromkeys(seconds, divided(m, len(seconds)))


def divided(points: int, number: int) -> int:
    """A5.2 Rounded up."""
    return (points + number - 1) // number


def resolved(s: Snapshot, board: Board) -> None:
    """A7.1 (b), (d) Once a card is fully resolved."""
    if any(people not in s["supply"] for people in PEOPLES):
        call(s, "tokens")
    if not any(targets(s, board, people) for people in PEOPLES):
        call(s, "no-room")
    next_card(s, board)


def begin_turn(s: Snapshot, board: Board, seat: int) -> None:
    """A3; A8.1 two cards with two players."""
    s |= {"active": seat, "cards_left": 2 if s["seats"] == 2 else 1, "played": 0, "due": None}
    s |= {"tile_used": False, "skipped": False}
    next_card(s, board)


def next_card(s: Snapshot, board: Board) -> None:
    """A3.9, A7.2, A8.1 Another card of the turn, or window 5."""
    if not cards_go_on(s):
        s["cards_left"] = 0
    if not s["cards_left"]:
        window_5(s)
        return
    s["phase"] = "card"
    if not plays(s, board) and not tiles(s, board):
        skip(s)


def skip(s: Snapshot) -> None:
    """A3.9 No card any more this turn; window 5 still follows."""
    s |= {"skipped": True, "cards_left": 0}
    window_5(s)


def window_5(s: Snapshot) -> None:
    """A6.5 The turn waits while public facts leave a tile open."""
    s["phase"] = "end"
    hand, cubes = s["hands"][s["active"]], s["influence"][s["active"]]
    below_22 = any(cubes.get(people, 0) < 22 for people in PEOPLES)
    leaves_open = {
        "double": hand and cards_go_on(s),
        "exchange": hand,
        "influence": below_22 and influence_tile_fits(s, 5),
    }
    if s["tile_used"] or not any(leaves_open[tile] for tile in s["tiles"][s["active"]]):
        end_turn(s)


def end_turn(s: Snapshot) -> None:
    """A3.8, A3.9; A7.3 after the last turn nobody refills."""
    if s["called"]:
        finish(s)
        return
    hand = s["hands"][s["active"]]
    if s["skipped"] and not s["played"]:
        for people in list(hand):
            move(hand, s["discard"], people, hand[people])
    s |= {"phase": "refill", "due": [s["active"], 6 - sum(hand.values())]}
    fill_pile(s)


def fill_pile(s: Snapshot) -> None:
    """A3.10 As soon as a card is due and the draw pile is empty."""
    if not s["draw"]:
        s["draw"], s["discard"] = s["discard"], {}


def finish(s: Snapshot) -> None:
    """A7.2, A7.3."""
    s["phase"] = "over"
    if s["options"]["final_scoring"]:
        score(s)


def result(s: Snapshot) -> dict[str, Json] | None:
    """A7.4 The most points win; there is no tie-break."""
    if s["phase"] != "over":
        return None
    points = tuple(s["scores"])
    places = tuple(1 + sum(other > own for other in points) for own in points)
    return {"points": points, "places": places, "ending": s["called"]}
