"""Ratings and statistics: how strong somebody plays, and what he has played."""
