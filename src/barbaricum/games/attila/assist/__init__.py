"""What helps clients, worked out from a view alone."""
