"""A theme as the drawing takes it: types, and the colors of a look."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from tdapp.gui.projector.fitting import Type
from tdapp.gui.theme.palette import contrast, mixed

if TYPE_CHECKING:
    from tdapp.gui.projector.themes import Colors, Theme
    from tdapp.views.projector.looks import Look

SHINE, TINT = 0.27, 0.15
"""How much of a look's color glows in the dark, and how much tints what is light."""


@dataclass(frozen=True)
class Style:
    theme: Theme
    look: Look

    @property
    def colors(self) -> Colors:
        return self.theme.colors

    @cached_property
    def clock(self) -> Type:
        return Type(self.theme.letters.family, self.theme.letters.clock)

    @cached_property
    def strong(self) -> Type:
        return Type(self.theme.letters.family, self.theme.letters.strong)

    @cached_property
    def plain(self) -> Type:
        return Type(self.theme.letters.family, self.theme.letters.plain)

    @cached_property
    def title(self) -> Type:
        letters = self.theme.letters
        return Type(letters.family, letters.strong, letters.spacing if letters.capitals else 100)

    def titled(self, text: str) -> str:
        return text.upper() if self.theme.letters.capitals else text

    @property
    def color(self) -> str:
        """What tells this look from the others at a glance."""
        name = _COLORS.get(self.look.id, "accent")
        return str(getattr(self.colors, name))

    @property
    def glow(self) -> str:
        if self.look.id not in _COLORS:
            return self.colors.glow
        is_light = contrast(self.colors.ground, "#ffffff") < contrast(self.colors.ground, "#000000")
        return mixed(self.color, "#ffffff", TINT) if is_light else mixed(self.color, "#000000", SHINE)

    @property
    def is_stressed(self) -> bool:
        """Whether the title stands on a field of its color: time runs otherwise than the room thinks."""
        return self.look.pulse not in ("running", "waiting", "over") or self.look.id == "bubble"


_COLORS = {
    "last minute": "alarm",
    "overtime": "alarm",
    "paused": "pause",
    "break": "rest",
    "hand for hand": "gold",
    "bubble": "gold",
    "winner": "gold",
}
