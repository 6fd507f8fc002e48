"""The blind structure for the wall: levels and breaks with blinds, antes, minutes, and what is colored up when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.printing.listing import Listing, Masthead, Setting, print_list
from tdapp.values.say import grouped, say
from tdapp.values.words import count
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.printing.sheet import Stationery
    from tdapp.views.schedule import Line

COLUMNS = (
    Column(say("Level"), lambda row: row.title, width=90),
    Column(say("Blinds"), lambda row: row.blinds, "right", 120),
    Column(say("Ante"), lambda row: row.ante, "right", 100),
    Column(say("Minutes"), lambda row: grouped(row.minutes), "right", 70),
    Column("", lambda row: row.note),
)
SETTINGS = (Setting(12, 24), Setting(11, 19), Setting(10, 15.5))


def structure_sheet(event: str, stack: int, lines: Sequence[Line], *, paper: str | Stationery = "A4") -> bytes:
    levels = sum(bool(line.blinds) for line in lines)
    hours, minutes = divmod(sum(line.minutes for line in lines), 60)
    facts = (
        say("{chips} to start with", chips=count(stack, "chip")),
        count(levels, "level"),
        say("{hours} h {minutes:02} to the end", hours=hours, minutes=minutes),
    )
    return print_list(
        Listing(Masthead(say("Structure"), event, "  ·  ".join(facts)), COLUMNS, lines, SETTINGS), paper=paper
    )
