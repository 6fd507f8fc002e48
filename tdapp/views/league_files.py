"""A league's table to take elsewhere: for a spreadsheet, a browser, a chat."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from tdapp.director import written_lists
from tdapp.director.harmless import harmless_cell, harmless_html
from tdapp.rules.points import HUNDREDTHS
from tdapp.values.say import say, say_count, spoken
from tdapp.values.words import count
from tdapp.views.league_table import day
from tdapp.views.result_files import STYLE

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import tzinfo

    from tdapp.views.league_table import LeagueTable, Row

MOST_IN_A_CHAT = 20
ON_A_PAGE = (say("Place"), say("Name"), say("Points"), say("Played"))
FIXED = (*ON_A_PAGE, say("Left out"))
WIDTHS = (10, 40, 12, 10, 12)
LEFT_OUT = "del{color:#5c6c79}td:not(:nth-child(2)),th:not(:nth-child(2)){text-align:right}"


def as_csv(found: LeagueTable, *, zone: tzinfo | None = None) -> bytes:
    return written_lists.as_csv(_lines(found, zone))


def as_workbook(found: LeagueTable, *, zone: tzinfo | None = None) -> bytes:
    widths = [*WIDTHS, *(18 for _ in found.events)]
    return written_lists.as_workbook(_lines(found, zone), sheet=say("League"), widths=widths)


def _lines(found: LeagueTable, zone: tzinfo | None) -> list[list[written_lists.Cell]]:
    """Brackets would be a minus in a spreadsheet: what is left out has a column of its own."""
    heads = [f"{day(event.at, zone)} {event.name}" for event in found.events]
    return [[*FIXED, *heads], *(_line(row) for row in found.rows)]


def _line(row: Row) -> list[written_lists.Cell]:
    cells = ("" if cell.points is None else _plain(cell.points) for cell in row.cells)
    return [row.place, row.name, _plain(row.total), row.played, _plain(row.left_out), *cells]


def _plain(points: int) -> Decimal:
    """12.5, a number to reckon with."""
    whole, part = divmod(abs(points), HUNDREDTHS)
    told = Decimal(f"{whole}.{part:02}".rstrip("0").rstrip("."))
    return -told if points < 0 else told


def as_page(found: LeagueTable, *, zone: tzinfo | None = None) -> bytes:
    """A page of its own: nothing is fetched from elsewhere, and names are only ever text."""
    heads = "".join(f"<th>{harmless_html(title)}</th>" for title in ON_A_PAGE)
    heads += "".join(f"<th>{harmless_html(event.name)}<br>{day(event.at, zone)}</th>" for event in found.events)
    rows = "".join(
        f"<tr><td>{harmless_html(row.place)}</td><td>{harmless_html(row.name)}</td><td><b>{found.shown(row.total)}</b></td>"
        f"<td>{row.played}</td>{_cells(found, row)}</tr>\n"
        for row in found.rows
    )
    style = STYLE.replace("max-width:44rem", "max-width:none") + LEFT_OUT
    told = "".join(f"<p>{harmless_html(line)}</p>\n" for line in (_facts(found), found.terms, *found.notes))
    return (
        f'<!doctype html>\n<html lang="{spoken().id}"><head><meta charset="utf-8">'
        f"<title>{harmless_html(found.name)}</title>\n<style>{style}</style></head>\n<body><h1>{harmless_html(found.name)}</h1>\n{told}"
        f"<table><tr>{heads}</tr>\n{rows}</table>"
        "</body></html>\n"
    ).encode()


def _cells(found: LeagueTable, row: Row) -> str:
    told = ""
    for cell in row.cells:
        shown = harmless_html(found.cell(cell))
        told += f"<td>{shown if cell.counts or cell.points is None else f'<del>{shown}</del>'}</td>"
    return told


def as_text(found: LeagueTable, *, zone: tzinfo | None = None) -> bytes:
    return chat(found, zone=zone).encode()


def chat(found: LeagueTable, *, zone: tzinfo | None = None) -> str:
    """A line a place, and no more places than anybody reads in a chat."""
    ranked = [row for row in found.rows if row.place]
    lines = [f"{row.place} {row.name} – {found.shown(row.total)}" for row in ranked[:MOST_IN_A_CHAT]]
    if len(ranked) > MOST_IN_A_CHAT:
        lines.append(say_count(len(ranked) - MOST_IN_A_CHAT, "and {n} more player", "and {n} more players"))
    after = say("after {day}", day=day(found.events[-1].at, zone)) if found.events else ""
    return "\n".join((harmless_cell(found.name), " · ".join(filter(None, (_facts(found), after))), "", *lines)) + "\n"


def _facts(found: LeagueTable) -> str:
    return f"{count(len(found.events), 'event')} · {count(len(found.rows), 'player')}"


MADE: dict[str, tuple[str, Callable[[LeagueTable], bytes]]] = {
    ".csv": (say("List (CSV)"), as_csv),
    ".xlsx": (say("Workbook (Excel)"), as_workbook),
    ".html": (say("Page for a browser"), as_page),
    ".txt": (say("Text for a chat"), as_text),
}
"""How a league's table is made, by the ending of the file."""
