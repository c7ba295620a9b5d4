"""What the features of an Invasions position are worth. `tools/tune_bots.py` found the figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.bots.weights import NEUTRAL, Personality, Weight, Weights

WEIGHTS: Final[Weights] = {
    "settlements": Weight(1.1, 0.96),
    "sagas": Weight(0.77, 0.81),
    "won": Weight(0.8, 2.42),
    "axe": Weight(0.7, 1.05),
    "towns": Weight(2.86, -0.29),
    "crew": Weight(2.12, 1.41),
    "goods": Weight(0.73, 1.11),
    "runes": Weight(0.59, 0.0),
    "tempo": Weight(5.92, 1.17),
}
"""Points of the final score, more than the others', for one unit of each feature."""

SPREAD: Final = Weight(29.8, 15.5)
"""How far final scores still scatter around the estimate."""

PERSONALITIES: Final[Mapping[str, Personality]] = {
    "neutral": NEUTRAL,
    "aggressive": {"axe": 1.6, "towns": 1.8, "crew": 1.4},
    "builder": {"settlements": 1.4},
    "trader": {"goods": 1.8, "won": 1.2},
}
