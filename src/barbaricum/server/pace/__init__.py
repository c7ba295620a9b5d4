"""Time at a table: paces, clocks, vacations, and what happens when time runs out."""
