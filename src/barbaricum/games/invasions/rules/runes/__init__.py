"""V9, V14.4 The runes."""
