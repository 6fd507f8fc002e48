"""Which look is due: what the clock does, and how far the tournament has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director.openings import is_open
from tdapp.values.field import Prize, Table

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment
    from tdapp.views.clock_face import ClockFace

Pulse = Literal["waiting", "running", "last minute", "overtime", "paused", "hand for hand", "break", "over"]
Stage = Literal["", "bubble", "in the money", "final table", "winner"]
LAST_MINUTE = 60


@dataclass(frozen=True, slots=True)
class Look:
    """`pulse` is what the clock does, `stage` how far the field has come: a pause on the bubble is both."""

    pulse: Pulse
    stage: Stage

    @property
    def id(self) -> str:
        """The one word for it: what the room has to know first."""
        if self.stage == "winner":
            return self.stage
        return self.stage or self.pulse if self.pulse in ("running", "overtime") else self.pulse


def look(face: ClockFace, stage: Stage) -> Look:
    return Look(_pulse(face), stage)


def _pulse(face: ClockFace) -> Pulse:
    """A clock that stands is paused, also in a break; a break is one only while its time runs."""
    if face.state == "finished":
        return "over"
    if face.state == "not started":
        return "waiting"
    if face.state == "paused":
        return "paused"
    if face.hand is not None:
        return "hand for hand"
    if face.is_break:
        return "break"
    if face.state == "overtime":
        return "overtime"
    return "last minute" if face.remains <= LAST_MINUTE else "running"


def stage(tonight: Tonight, at: Moment, places: int) -> Stage:
    """How far the field has come. While entries are sold nobody is near the money, for nobody knows where it begins.

    On the bubble the next one out gets nothing, and after that everybody is paid.
    """
    if tonight.terms.finished is not None:
        return "winner"
    if not places or not (tonight.now[Prize] or not is_open(tonight, at)):
        return ""
    if _is_final_table(tonight):
        return "final table"
    if tonight.left == places + 1:
        return "bubble"
    return "in the money" if tonight.left <= places else ""


def _is_final_table(tonight: Tonight) -> bool:
    """All who are left sit at one table, and there were more tables than that."""
    return len(tonight.tables) == 1 and sum(1 for _ in tonight.now[Table]) > 1
