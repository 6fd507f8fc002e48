"""The journal as it is read: every sentence with its time, who did it, its rule, and whether it still holds."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from tdapp.resources import catalogue
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date, tzinfo

    from tdapp.store.change import Told
    from tdapp.values.house import Moment

FIRST = 1
"""The Change that made the tournament: without it there is no journal to read, so it is not taken back here."""
MONTHS = "January February March April May June July August September October November December".split()


@dataclass(frozen=True, slots=True)
class JournalLine:
    n: int
    at: Moment
    who: str
    sentence: str
    rule: str
    is_undone: bool
    is_clock: bool
    day: str = ""
    """The date, on the first line of each day as it is read from the top."""
    time: str = ""
    can_be_tried: bool = False
    """Whether taking it back can be tried: what came after it may still be in the way."""

    @property
    def when(self) -> str:
        return f"{self.day}  {self.time}" if self.day else self.time


def journal(told: Sequence[Told], *, search: str = "", zone: tzinfo | None = None) -> list[JournalLine]:
    """Newest first; only what holds every word of the search. Times are of the zone, or of this computer."""
    undone = {one.undoes for one in told if one.undoes is not None}
    words = search.casefold().split()
    lines: list[JournalLine] = []
    day: date | None = None
    for one in reversed(told):
        if not all(word in f"{one.sentence} {one.rule} {one.who}".casefold() for word in words):
            continue
        when = local(one.at, zone)
        shown = "" if when.date() == day else f"{when.day} {MONTHS[when.month - 1][:3]}"
        day = when.date()
        is_undone = one.n in undone
        can_be_tried = one.kind == "deed" and not is_undone and one.n > FIRST
        is_clock, time = one.kind == "clock", f"{when:%H:%M}"
        lines.append(
            JournalLine(one.n, one.at, one.who, one.sentence, one.rule, is_undone, is_clock, shown, time, can_be_tried)
        )
    return lines


def local(at: Moment, zone: tzinfo | None = None) -> datetime:
    return datetime.fromtimestamp(at / 1_000, zone).astimezone(zone)


def moment_in_full(at: Moment, zone: tzinfo | None = None) -> str:
    """14 November 2023, 22:13:20"""
    when = local(at, zone)
    return f"{when.day} {MONTHS[when.month - 1]} {when.year}, {when:%H:%M:%S}"


def rule_says(source: str) -> tuple[str, ...]:
    """What the rules that stand at a place of a rulebook say, in our words."""
    return tuple(rule.says for rule in catalogue().values() if source in rule.sources)


JOURNAL_COLUMNS = (
    Column("When", lambda line: line.when, "right", 136),
    Column("What", lambda line: line.sentence),
    Column("", lambda line: "undone" if line.is_undone else "", "left", 76),
    Column("Rule", lambda line: line.rule, "left", 112),
    Column("Who", lambda line: line.who, "left", 104),
)
