"""What the room sees: which look is due, what stands where, and the panels that take turns."""
