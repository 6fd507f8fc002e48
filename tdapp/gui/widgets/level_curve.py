"""The curve of a structure: a bar for the big blind of every level."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tdapp.gui.widgets.curve import Curve
from tdapp.values.say import grouped, say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Sequence

FLOOR = 0.12
"""How high the lowest bar is, of the room for the highest."""


class LevelCurve(Curve):
    """Equal steps up are equal growth: where the blinds grow evenly the bars rise in a straight line."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("Curve of the blinds"))

    def show_blinds(self, blinds: Sequence[int], ends_in: int | None = None) -> None:
        """Big blinds by level; the level in which it should end stands out."""
        self.show_amounts(blinds, "")
        self.light(frozenset() if ends_in is None else frozenset({ends_in}))
        told = count(len(blinds), "level")
        self.setAccessibleDescription(
            say("{levels}: big blinds from {first:,} to {last:,}", levels=told, first=blinds[0], last=blinds[-1])
            if blinds
            else told
        )

    def said(self, amount: int) -> str:
        return grouped(amount)

    def share(self, amount: int) -> float:
        low, high = (math.log(max(one, 1)) for one in (min(self.amounts), max(self.amounts)))
        return 1.0 if high == low else FLOOR + (1 - FLOOR) * (math.log(max(amount, 1)) - low) / (high - low)
