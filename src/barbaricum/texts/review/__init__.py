"""The analysis of a game in words: rows, turning points and luck."""

from barbaricum.texts.review.teller import Teller
from barbaricum.texts.review.words import worded

__all__ = ["Teller", "worded"]
