"""What a table, a socket, a move and a bot cost: the figures behind docs/scaling.md."""
