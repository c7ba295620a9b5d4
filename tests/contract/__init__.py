"""The contract suite: what every game proves at every table."""
