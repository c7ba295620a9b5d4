"""The terminal: the command `barbaricum`."""
