"""What the features of an Invasions position are worth. `tools/tune_bots.py` found the figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.bots.weights import NEUTRAL, Personality, Weight, Weights

WEIGHTS: Final[Weights] = {
    "settlements": Weight(0.68, 0.97),
    "sagas": Weight(0.53, 1.02),
    "won": Weight(8.10, -1.56),
    "axe": Weight(0.74, 0.99),
    "towns": Weight(1.59, -0.39),
    "crew": Weight(0.98, 0.55),
    "goods": Weight(1.23, 0.0),
    "runes": Weight(1.50, 0.0),
    "tempo": Weight(7.07, 2.89),
}
"""Points of the final score, more than the others', for one unit of each feature."""

SPREAD: Final = Weight(30.5, 17.2)
"""How far final scores still scatter around the estimate."""

PERSONALITIES: Final[Mapping[str, Personality]] = {
    "neutral": NEUTRAL,
    "aggressive": {"axe": 1.6, "towns": 1.8, "crew": 1.4},
    "builder": {"settlements": 1.4},
    "trader": {"goods": 1.8, "won": 1.2},
}
