"""The map of Invasions: waters, ports and the lands around them."""
