"""What the features of an Attila position are worth. `tools/tune_bots.py` found the figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.bots.weights import NEUTRAL, Personality, Weight, Weights

WEIGHTS: Final[Weights] = {
    "standing": Weight(0.65, 0.17),
    "near": Weight(0.71, 0.4),
    "hold": Weight(-0.35, 0.53),
    "fitting": Weight(0.84, 0.5),
    "double": Weight(2.89, 0.88),
    "exchange": Weight(0.0, 0.0),
    "influence": Weight(4.94, 0.0),
    "tempo": Weight(2.02, 2.79),
}
"""Points of the final score, more than the others', for one unit of each feature."""

SPREAD: Final = Weight(7.7, 4.3)
"""How far final scores still scatter around the estimate."""

PERSONALITIES: Final[Mapping[str, Personality]] = {
    "neutral": NEUTRAL,
    "aggressive": {"near": 1.6},
    "builder": {"hold": 1.5},
    "trader": {"fitting": 2.0},
}
