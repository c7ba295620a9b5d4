"""What every game shares: the interface, errors, chance, records."""

from barbaricum.core.chance import Luck, draw, pick
from barbaricum.core.errors import (
    BarbaricumError,
    IllegalAction,
    InvalidAction,
    InvalidData,
    InvalidOptions,
    InvalidRecord,
    InvalidState,
    Refusal,
    StaleAction,
    UnknownGame,
    UnknownVersion,
)
from barbaricum.core.game import (
    CHANCE,
    AnyGame,
    Game,
    Json,
    Offer,
    Option,
    Options,
    Result,
    Rng,
    View,
)
from barbaricum.core.record import Difference, Record

__all__ = [
    "CHANCE",
    "AnyGame",
    "BarbaricumError",
    "Difference",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "InvalidData",
    "InvalidOptions",
    "InvalidRecord",
    "InvalidState",
    "Json",
    "Luck",
    "Offer",
    "Option",
    "Options",
    "Record",
    "Refusal",
    "Result",
    "Rng",
    "StaleAction",
    "UnknownGame",
    "UnknownVersion",
    "View",
    "draw",
    "pick",
]
