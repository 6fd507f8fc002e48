"""The projector: what the room sees, on a screen of its own, and what the director sees of it."""
