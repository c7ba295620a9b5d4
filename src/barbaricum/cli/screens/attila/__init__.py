"""Attila at 80 columns and 24 rows."""
