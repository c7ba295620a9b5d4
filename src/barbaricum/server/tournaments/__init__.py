"""Tournaments: who plays whom in which round, and how everybody stands."""
