"""Tokens: programs that play for a person, within the limits that person has set."""
