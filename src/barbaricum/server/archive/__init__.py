"""What was played is kept: copies while the server runs, their way back, and whether all holds."""
