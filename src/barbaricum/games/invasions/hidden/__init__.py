"""The one door for secrets: what a seat may know, and what it may guess."""
