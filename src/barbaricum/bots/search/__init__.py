"""Information-set Monte Carlo tree search for any game of which there is a lore."""

from barbaricum.bots.search.budget import Budget
from barbaricum.bots.search.ismcts import Search
from barbaricum.bots.search.race import Candidate

__all__ = ["Budget", "Candidate", "Search"]
