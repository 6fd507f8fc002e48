"""A league's table on paper: who has how many points, and the results that make them up, as many as the page holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.printing.listing import MARGIN, Listing, Masthead, Setting, print_lists
from tdapp.printing.sheet import Stationery, figures_width, size_of
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.columns import Column
from tdapp.views.league_table import short_day

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import tzinfo

    from tdapp.views.league_table import Event, LeagueTable, Row

NO_LEAGUE = say("No league was begun yet: Ctrl+Shift+S begins one.")
SETTINGS = (Setting(11, 21), Setting(10, 16.5), Setting(9.5, 16))
BESIDE = 280.0
"""What place, name, points and events played need at the least."""


def league_sheets(found: Sequence[LeagueTable], *, paper: str | Stationery = "A4", zone: tzinfo | None = None) -> bytes:
    """Every table on pages of its own."""
    if not found:
        raise Refused(NO_LEAGUE)
    for table in found:
        if table.empty:
            raise Refused(say("{title}: {text}", title=table.name, text=table.empty))
    return print_lists([_listing(table, paper, zone) for table in found], paper=paper)


def _listing(table: LeagueTable, paper: str | Stationery, zone: tzinfo | None) -> Listing:
    short, long = size_of(paper.size if isinstance(paper, Stationery) else paper)
    cell = _cell(table)
    is_wide = _fit(short, cell) < len(table.events)
    shown = table.events[-max(1, _fit(long if is_wide else short, cell)) :]
    first = len(table.events) - len(shown)
    columns = [
        Column(say("Place"), lambda row: row.short_place, width=70),
        Column(say("Player"), lambda row: row.name),
        Column(say("Points"), lambda row: table.shown(row.total), "right", 60),
        Column(say("Played"), lambda row: str(row.played), "right", 50),
        *(_column(table, event, n, zone) for n, event in enumerate(shown, first)),
    ]
    events = count(len(table.events), "event")
    facts = f"{events}  ·  {count(len(table.rows), 'player')}"
    notice = say("The last {shown} of {events} are shown; all of them are counted.", shown=len(shown), events=events)
    after = say("After {day}", day=short_day(table.events[-1].at, zone))
    mast = Masthead(say("League table"), table.name, facts, after, notice=notice if first else "")
    named = " · ".join(f"{short_day(event.at, zone)} {event.name}" for event in shown)
    notes = (named, say("Points: {formula}. {terms}", formula=table.formula, terms=table.terms), *table.notes)
    return Listing(
        mast,
        columns,
        table.rows,
        SETTINGS,
        foot=say("Journal of the house {head}", head=table.head),
        is_wide=is_wide,
        notes=notes,
    )


def _column(table: LeagueTable, event: Event, n: int, zone: tzinfo | None) -> Column:
    def says(row: Row) -> str:
        return table.cell(row.cells[n])

    return Column(short_day(event.at, zone), says, "right", 40)


def _cell(table: LeagueTable) -> float:
    """The room of an event: the widest of its points, or its day."""
    size = SETTINGS[-1].size
    widest = max(
        (figures_width(table.cell(cell), "SemiBold", size) for row in table.rows for cell in row.cells), default=0
    )
    return max(widest, 32.0) + size * 1.2


def _fit(wide: float, cell: float) -> int:
    """How many events stand beside the names."""
    return max(0, int((wide - 2 * MARGIN - BESIDE) / cell))
