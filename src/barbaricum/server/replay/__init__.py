"""Replay: a game looked at again, decision by decision, from every viewpoint that is permitted."""
