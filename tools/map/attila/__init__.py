"""The map of Attila: provinces and the limes."""
