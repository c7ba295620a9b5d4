"""What bots know of Attila."""
