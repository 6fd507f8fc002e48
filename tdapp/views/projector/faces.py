"""What a panel says, ready to be drawn: a title with a value, and rows, a text or a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from pathlib import Path

Tone = Literal["", "quiet", "strong"]


@dataclass(frozen=True, slots=True)
class Row:
    """What it is about at the left, what it comes to at the right, and perhaps a small line beneath."""

    lead: str
    trail: str = ""
    below: str = ""
    tone: Tone = ""
    chip: str = ""
    """The color of a chip that stands before it."""
    amount: bool = True
    """What is at the right is never cut, only made smaller."""


@dataclass(frozen=True, slots=True)
class PanelFace:
    """One showing of a panel. `id` tells it from all others that take turns with it."""

    id: str
    title: str
    seconds: int
    value: str = ""
    rows: tuple[Row, ...] = ()
    text: str = ""
    picture: Path | None = None
    scrolls: bool = False
    """All of its rows have to be seen, not only the first."""
    is_wide: bool = False
    """It may take the middle of the screen while nobody needs the clock there."""
