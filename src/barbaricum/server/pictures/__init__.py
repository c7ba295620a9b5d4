"""Pictures of positions: as SVG, as PNG, and a whole game as an animation."""
