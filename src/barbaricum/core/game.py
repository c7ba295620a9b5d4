"""The one interface between the rules of a game and everything else."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from barbaricum.core.errors import IllegalAction, InvalidOptions, Refusal, UnknownVersion
from barbaricum.core.event import Event
from barbaricum.core.pack import Pack

CHANCE: Final = -1
"""The seat of dice and cards."""

Json = Any  # JSON is whatever JSON is: checked where it comes in, typed from there on
View = dict[str, Json]
Options = Mapping[str, Json]


class Rng(Protocol):
    """A source of whole numbers; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int: ...


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a table: the values it can have, and the one it has if nobody says."""

    values: tuple[Json, ...]
    default: Json


@dataclass(frozen=True, slots=True)
class Offer:
    """What a game offers to a table: numbers of seats and options."""

    name: str
    seats: range
    options: Mapping[str, Option]

    def settle(self, seats: int, options: Options) -> dict[str, Json]:
        """Every option with its value; InvalidOptions for what the game does not offer."""
        if type(seats) is not int or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise InvalidOptions("wrong-seats", game=self.name, least=least, most=most, seats=seats)
        given: object = options
        if not isinstance(given, Mapping):
            raise InvalidOptions("options-wrong", game=self.name, value=repr(options))
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options)
                raise InvalidOptions("unknown-option", game=self.name, option=name, known=known)
        return {name: self._value(name, options) for name in self.options}

    def _value(self, name: str, options: Options) -> Json:
        """The value of one option: JSON's 1 is not true, and 2 is not 2.0."""
        option = self.options[name]
        value = options.get(name, option.default)
        if not any(type(value) is type(known) and value == known for known in option.values):
            known = ", ".join(json.dumps(known) for known in option.values)
            raise InvalidOptions("wrong-option-value", option=name, value=repr(value), known=known)
        return value


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; lists go by seat."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    breakdown: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, ending: str, breakdown: Mapping[str, tuple[int, ...]]) -> Result:
        """The result whose points are the sums of the breakdown; equal points share a place."""
        points = tuple(map(sum, zip(*breakdown.values(), strict=True)))
        places = tuple(1 + sum(other > own for other in points) for own in points)
        return cls(points, places, ending, breakdown)


State = TypeVar("State", bound=Hashable)
Action = TypeVar("Action", bound=Hashable)


class Game(ABC, Generic[State, Action]):
    """The rules of a game as pure functions: no clock, no randomness, no I/O."""

    name: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[Mapping[str, Option]]
    rules: ClassVar[str]
    data: str
    """The id of the data pack it is played with."""

    pack: Pack | None = None
    """The data pack, if it is not built in: records carry it."""

    def with_data(self, data: str | Pack) -> AnyGame:
        """The same rules with a data pack, or the id of a built-in one."""
        if data == self.data:
            return self
        found = data if isinstance(data, str) else repr(data)[:80]
        raise UnknownVersion("unknown-version", what="data", found=found, known=self.data)

    @abstractmethod
    def setup(self, seats: int, options: Options = {}) -> State:  # noqa: B006  never changed
        """The state before anything was dealt or drawn."""

    @abstractmethod
    def to_act(self, state: State) -> int | None:
        """The one seat that must decide; CHANCE; None when the game is over."""

    @abstractmethod
    def legal(self, state: State) -> Sequence[Action]:
        """Every legal action of `to_act`, in a stable order."""

    @abstractmethod
    def odds(self, state: State) -> Mapping[Action, int]:
        """At CHANCE the weight of each outcome, in the order of `legal`."""

    @abstractmethod
    def step(self, state: State, action: Action) -> State:
        """The next state, for callers who took the action from `legal`."""

    def narrate(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        """The same step, and what happened in it, in order."""
        raise NotImplementedError

    def apply(self, state: State, action: Action) -> State:
        """The next state, for strangers: IllegalAction unless the action is legal."""
        refusal = self.why_not(state, action)
        if refusal is not None:
            raise IllegalAction.of(refusal)
        return self.step(state, action)

    @abstractmethod
    def why_not(self, state: State, action: Action) -> Refusal | None:
        """The first rule that forbids the action to the seat to act."""

    @abstractmethod
    def text(self, action: Action) -> str:
        """The notation of an action."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action of a notation; InvalidAction if there is none."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """All that this seat may know; None is an onlooker."""

    @abstractmethod
    def witness(self, state: State, action: Action, seat: int | None) -> str:
        """The notation with `?` for what this seat may not know."""

    @abstractmethod
    def guess(self, view: View, rng: Rng) -> State:
        """A full state that fits the view, hidden things drawn fairly."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """How it ended, once it has."""

    @abstractmethod
    def snapshot(self, state: State) -> dict[str, Json]:
        """The complete JSON form of a state."""

    @abstractmethod
    def restore(self, snapshot: Mapping[str, Json]) -> State:
        """The state of a snapshot; InvalidState with the reason for nonsense."""


AnyGame = Game[Any, Any]  # where games of every kind pass through, their types are their own
