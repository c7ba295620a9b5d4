"""One hostile address does its worst inside the limits, while somebody else plays."""
