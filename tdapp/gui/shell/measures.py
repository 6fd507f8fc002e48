"""What the frame and the window inside it must agree on."""

from __future__ import annotations

RAIL_WIDTH = 92
HEADER_HEIGHT = 76
LEAST = (1100, 640)
"""The smallest window in which every page still fits."""
