"""Watching the server: its log, its numbers, whether it is well."""
