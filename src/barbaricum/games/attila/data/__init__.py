"""What is printed: the map, the pieces, and how they are packed into numbers."""
