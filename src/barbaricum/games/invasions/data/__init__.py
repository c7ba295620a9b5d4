"""What is printed: the world, the cards, the pieces, and how they are packed into numbers."""
