"""Hand for hand as a director sees it: the hand, what it costs, and who is still at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.clock import face, hand_pace
from tdapp.director.hand_for_hand import playing
from tdapp.values.say import say, say_count
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
        if self.has_played:
            return say("Table {table} has played", table=self.number)
        return say("Table {table} still plays", table=self.number)


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
    title = say("Hand for hand · hand {hand}", hand=shown.hand)
    pace = hand_pace(tonight)
    says = say("The clock runs on.")
    if pace is not None:
        says = say("Each hand takes {minutes} off the clock.", minutes=count(pace // 60, "minute"))
    if tables:
        waits = say_count(still, "{n} table is still playing it.", "{n} tables are still playing it.")
        says = f"{says} {waits}"
    return HandShown(title, says, tables)
