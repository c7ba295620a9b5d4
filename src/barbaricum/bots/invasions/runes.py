"""Which rune to play now: one short rule for each kind, and the table of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from barbaricum.bots.invasions.chart import DAYS_FROM, days_left, toll
from barbaricum.bots.invasions.goals import Goal, aim, tradable
from barbaricum.bots.invasions.scene import scene_of
from barbaricum.bots.invasions.worth import fight, settlement
from barbaricum.games.invasions.data.cards import KINDS_OF, RUNE, RUNES
from barbaricum.games.invasions.data.material import CREW, count
from barbaricum.games.invasions.data.world import FAIR, VALUE, WINTERING, ZONE, is_home, is_port
from barbaricum.games.invasions.rules.decisions import Action
from barbaricum.games.invasions.rules.runes import KINDS
from barbaricum.games.invasions.rules.runes.play import Rune
from barbaricum.games.invasions.rules.scoring import breakdown
from barbaricum.games.invasions.state import State

Plays = Sequence[Rune]
Choice = Callable[[State, Plays], Rune | None]

OARS: Final = RUNE["oars"]
CREW_WANTED: Final = 3
WORTH_A_BONUS: Final = 1.5
"""Points that a combat rune must add."""
WORTH_A_RISING: Final = 3
"""V14.4 Unrest has an even chance up to this value."""


def always(_state: State, plays: Plays) -> Rune | None:
    """There is nothing to wait for."""
    return plays[0]


def against_leader(state: State, plays: Plays) -> Rune | None:
    """The rival who has most."""
    totals = [sum(points) for points in zip(*breakdown(state).values(), strict=True)]
    return max(plays, key=lambda play: totals[play.seat])


def recruits(state: State, plays: Plays) -> Rune | None:
    """A viking in place of a day of loading, or where the crew has become small."""
    small = state.crew(state.active) < CREW_WANTED
    return plays[0] if small or state.at[state.active] == WINTERING else None


def hold(state: State, plays: Plays) -> Rune | None:
    """The kind of which there is least on board."""
    mine = state.hold[state.active]
    return min(plays, key=lambda play: (count(mine, play.piece), play.piece != state.demand))


def before_combat(state: State, plays: Plays) -> Rune | None:
    """V9.9 When the bonus adds enough to what the fight is worth."""
    port, crew = state.at[state.active], state.crew(state.active)
    if state.pending is not None:
        return plays[0]
    raven = plays[0].id == "raven"
    scene = scene_of(state)._replace(here=port)
    better = scene._replace(raven=scene.raven + raven, berserk=scene.berserk + (not raven))
    added = fight(better, port, crew) - fight(scene, port, crew)
    return plays[0] if added >= WORTH_A_BONUS else None


def needs(state: State, plays: Plays) -> Rune | None:
    """Right before a trade with a kind that is not in demand."""
    here = state.at[state.active]
    if not is_port(here) or here in state.missions:
        return None
    worth, piece = tradable(state, scene_of(state), here)
    chosen = [play for play in plays if play.piece == piece]
    return chosen[0] if worth and chosen else None


def sedentary(state: State, plays: Plays) -> Rune | None:
    """The own settlement of the highest value; a poor one only when it gets late."""
    best = max(plays, key=lambda play: VALUE[play.port])
    late = state.turns_left is not None
    return best if late or VALUE[best.port] > WORTH_A_RISING else None


def oars(state: State, plays: Plays) -> Rune | None:
    """V14.4 Two steps to a goal that the days of this turn do not reach."""
    goal = aim(state)
    if goal is None or not just_out_of_reach(state, goal):
        return None
    days = DAYS_FROM[state.at[state.active]][goal.port]
    best = min(plays, key=lambda play: DAYS_FROM[play.way[-1]][goal.port])
    return best if DAYS_FROM[best.way[-1]][goal.port] == max(0, days - 2) else None


def just_out_of_reach(state: State, goal: Goal) -> bool:
    """V14.4 Two steps would do what the days of this turn do not."""
    days = DAYS_FROM[state.at[state.active]][goal.port]
    return days_left(state) < days <= days_left(state) + 2


def calm(state: State, plays: Plays) -> Rune | None:
    """When the way to the goal would cost something."""
    goal = aim(state)
    return plays[0] if goal is not None and toll(state, goal.port) else None


def wind(state: State, plays: Plays) -> Rune | None:
    """When the way to the goal would cost less by another wind."""
    goal = aim(state)
    if goal is None:
        return None
    before = toll(state, goal.port)
    after = [(toll(blown(state, play.direction), goal.port), play.direction) for play in plays]
    best = min(after)
    return plays[after.index(best)] if best[0] < before else None


def blown(state: State, direction: int) -> State:
    """V7.6 The same position with another wind."""
    other = state.copy()
    other.wind = direction
    return other


def unrest(state: State, plays: Plays) -> Rune | None:
    """V14.4 Where the die is likely to be above the value; a rich region first."""
    likely = [play for play in plays if VALUE[play.port] <= WORTH_A_RISING]
    return max(likely, key=lambda play: settlement(scene_of(state), play.port), default=None)


def contested(state: State, plays: Plays) -> Rune | None:
    """V14.4 With vikings to spare."""
    return plays[0] if state.hold[state.active] & CREW > 1 else None


def fire(state: State, plays: Plays) -> Rune | None:
    """V14.4 Where the own ship could trade afterwards."""
    here, hold = state.at[state.active], state.hold[state.active]
    return plays[0] if here not in state.missions and hold != hold & CREW else None


CHOICES: Final[Mapping[str, Choice]] = {
    "recruits": recruits,
    "contested": contested,
    "raven": before_combat,
    "berserk": before_combat,
    "needs": needs,
    "sedentary": sedentary,
    "oars": oars,
    "calm": calm,
    "wind": wind,
    "valkyries": always,
    "unrest": unrest,
    "hold": hold,
    "wreckers": against_leader,
    "hoard": always,
    "loki": against_leader,
    "serpent": against_leader,
    "pirates": against_leader,
    "deserters": against_leader,
    "fire": fire,
}


def to_play(state: State, actions: Sequence[Action]) -> Rune | None:
    """V9.1 The first rune whose rule says yes."""
    if not state.hands[state.active]:
        return None
    by_kind: dict[int, list[Rune]] = {}
    for action in actions:
        if isinstance(action, Rune):
            by_kind.setdefault(action.rune, []).append(action)
    choices = (CHOICES[RUNES[rune].name](state, plays) for rune, plays in by_kind.items())
    return next((choice for choice in choices if choice is not None), None)


def rune_now(state: State) -> Rune | None:
    """The same without the legal actions: in a search there is no time to list them."""
    hand = state.hands[state.active]
    if not hand or is_home(state.at[state.active]):
        return None
    for rune in KINDS_OF[hand]:
        if rune == OARS and ((goal := aim(state)) is None or not just_out_of_reach(state, goal)):
            continue
        plays = KINDS[rune].offered(state)
        chosen = CHOICES[RUNES[rune].name](state, plays) if plays else None
        if chosen is not None:
            return chosen
    return None


def quarters(state: State) -> int:
    """V9.5 The turn of the wind that spares most on the way to the goal, or in this zone."""
    goal = aim(state)
    place = state.at[state.active] if goal is None else goal.port
    if place == WINTERING:
        return 0
    winds = {turn: (state.wind + turn) % 4 for turn in (0, 1, 3)}
    return max(winds, key=lambda turn: FAIR[winds[turn]][ZONE[place]])
