"""Hand for hand as a director sees it: the hand, what it costs, and who is still at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.clock import face, hand_pace
from tdapp.director.hand_for_hand import playing
from tdapp.values.words import count

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class TableInHand:
    number: int
    has_played: bool

    @property
    def told(self) -> str:
        return f"Table {self.number} {'has played' if self.has_played else 'still plays'}"


@dataclass(frozen=True, slots=True)
class HandShown:
    title: str
    says: str
    tables: tuple[TableInHand, ...]


def hand_shown(tonight: Tonight, at: Moment) -> HandShown | None:
    shown = face(tonight.now, at)
    if shown.hand is None:
        return None
    tables = tuple(TableInHand(number, number in shown.done) for number in sorted(playing(tonight)))
    still = sum(not table.has_played for table in tables)
    title = f"Hand for hand · hand {shown.hand}"
    pace = hand_pace(tonight)
    takes = "The clock runs on." if pace is None else f"Each hand takes {count(pace // 60, 'minute')} off the clock."
    waits = f" {count(still, 'table')} {'is' if still == 1 else 'are'} still playing it." if tables else ""
    return HandShown(title, takes + waits, tables)
