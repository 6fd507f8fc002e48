"""Which display the room looks at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QScreen


@dataclass(frozen=True, slots=True)
class Display:
    """A screen as it can be remembered from one evening to the next, and recognised on another socket."""

    id: str
    name: str
    place: tuple[int, int, int, int]
    is_desk: bool
    """The director's own window is on it."""


def display(screen: QScreen, desk: QScreen | None) -> Display:
    place = screen.geometry()
    made = " ".join(part for part in (screen.manufacturer(), screen.model()) if part)
    ratio = screen.devicePixelRatio()
    size = f"{round(place.width() * ratio)} × {round(place.height() * ratio)}"
    known = " ".join(part for part in (made, screen.serialNumber()) if part) or screen.name()
    at = (place.x(), place.y(), place.width(), place.height())
    return Display(known, f"{made or screen.name()}, {size}", at, screen is desk)


def displays(desk: QScreen | None) -> list[tuple[Display, QScreen]]:
    """All that show something of their own: of those that mirror one another only the first."""
    found: dict[tuple[int, int, int, int], tuple[Display, QScreen]] = {}
    for screen in QGuiApplication.screens():
        one = display(screen, desk)
        if one.place not in found or one.is_desk:
            found[one.place] = (one, screen)
    return list(found.values())


def for_the_room(shown: Sequence[Display], remembered: str) -> Display | None:
    """The one that was chosen before, else the first that is not the director's own; None where there is no second."""
    others = [one for one in shown if not one.is_desk]
    return next((one for one in others if one.id == remembered), others[0] if others else None)
