"""What the features of an Attila position are worth. `tools/tune_bots.py` found the figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.bots.weights import NEUTRAL, Personality, Weight, Weights

WEIGHTS: Final[Weights] = {
    "standing": Weight(0.58, 0.12),
    "near": Weight(0.75, 0.39),
    "hold": Weight(-0.45, 0.56),
    "fitting": Weight(1.05, 0.42),
    "double": Weight(2.70, 1.12),
    "exchange": Weight(0.54, 0.0),
    "influence": Weight(6.07, 0.0),
    "tempo": Weight(2.0, 3.0),
}
"""Points of the final score, more than the others', for one unit of each feature."""

SPREAD: Final = Weight(8.2, 4.5)
"""How far final scores still scatter around the estimate."""

PERSONALITIES: Final[Mapping[str, Personality]] = {
    "neutral": NEUTRAL,
    "aggressive": {"near": 1.6},
    "builder": {"hold": 1.5},
    "trader": {"fitting": 2.0},
}
