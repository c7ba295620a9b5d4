"""Accounts: ways in, devices, friends, and one's own data."""
