"""Whose turn it is among the panels: each stays for its time, and those with nothing to say are not there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdapp.values.house import Moment
    from tdapp.views.projector.faces import PanelFace


@dataclass(frozen=True, slots=True)
class Turn:
    """A panel on the screen, and since when; `place` is where it stood in the row."""

    id: str
    since: Moment
    place: int = 0


def turn(faces: Sequence[PanelFace], now: Turn | None, at: Moment, lasts: Callable[[PanelFace], float]) -> Turn | None:
    """The panel that is due, or None where none has anything to say. `lasts` is in seconds."""
    if not faces:
        return None
    place = next((n for n, face in enumerate(faces) if now is not None and face.id == now.id), None)
    if now is None or place is None:
        # Whoever stood behind one that is gone comes next.
        following = 0 if now is None else now.place % len(faces)
        return Turn(faces[following].id, at, following)
    is_over = not 0 <= at - now.since < lasts(faces[place]) * 1_000
    if not is_over or len(faces) == 1:
        return Turn(now.id, at if is_over else now.since, place)
    following = (place + 1) % len(faces)
    return Turn(faces[following].id, at, following)


def by_hand(faces: Sequence[PanelFace], now: Turn | None, at: Moment) -> Turn | None:
    """The next panel at once."""
    return turn(faces, now, at, lambda _: -1.0)
