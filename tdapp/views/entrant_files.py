"""Who plays, to take elsewhere: for a spreadsheet, a browser, a chat."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING

from tdapp.director import written_lists
from tdapp.director.harmless import harmless_cell, harmless_html
from tdapp.values.dates import date_shown, local
from tdapp.values.money import money, plain_money
from tdapp.values.say import say, spoken
from tdapp.values.words import count
from tdapp.views.columns import status_shown
from tdapp.views.entrants import booked, entrants
from tdapp.views.result_files import STYLE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import tzinfo

    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment
    from tdapp.views.entrants import Entrant

TITLES = (
    say("No."),
    say("Name"),
    say("Table"),
    say("Seat"),
    say("Status"),
    say("Re-entries"),
    say("Rebuys"),
    say("Add-ons"),
    say("Paid"),
    say("Place"),
    say("Prize"),
    say("Currency"),
)
WIDTHS = (8, 40, 8, 8, 18, 12, 10, 10, 12, 12, 12, 10)
ON_A_PAGE = (say("No."), say("Name"), say("Seat"), say("Status"), say("Place"), say("Paid"))


@dataclass(frozen=True, slots=True)
class EntrantList:
    """Every entry in the order of their numbers, then those who wait and those who are expected."""

    event: str
    created: Moment
    currency: str
    rows: tuple[Entrant, ...]

    @property
    def entries(self) -> int:
        return sum(bool(row.entry) for row in self.rows)


def entrant_list(tonight: Tonight) -> EntrantList:
    terms = tonight.terms
    return EntrantList(terms.name, terms.created, terms.currency, (*entrants(tonight), *booked(tonight)))


def as_csv(found: EntrantList) -> bytes:
    return written_lists.as_csv(_rows(found))


def as_workbook(found: EntrantList) -> bytes:
    return written_lists.as_workbook(_rows(found), sheet=say("Entrants"), widths=WIDTHS)


def _rows(found: EntrantList) -> Iterator[tuple[written_lists.Cell, ...]]:
    yield TITLES
    for row in found.rows:
        paid, prize = (Decimal(plain_money(amount, found.currency)) for amount in (row.paid, row.prize))
        where = (row.table or "", row.seat or "")
        bought = (row.re_entries, row.rebuys, row.add_ons)
        yield (row.entry or "", row.name, *where, status_shown(row), *bought, paid, row.place, prize, found.currency)


def as_page(found: EntrantList, *, zone: tzinfo | None = None) -> bytes:
    """A page of its own: nothing is fetched from elsewhere, and names are only ever text."""
    heads = "".join(f"<th>{harmless_html(title)}</th>" for title in ON_A_PAGE)
    rows = "".join(
        f"<tr>{''.join(f'<td>{harmless_html(cell)}</td>' for cell in _shown(row, found.currency))}</tr>\n"
        for row in found.rows
    )
    return (
        f'<!doctype html>\n<html lang="{spoken().id}"><head><meta charset="utf-8">'
        f"<title>{harmless_html(found.event)}</title>\n<style>{STYLE}</style></head>\n"
        f"<body><h1>{harmless_html(found.event)}</h1>\n<p>{harmless_html(_facts(found, zone))}</p>\n"
        f"<table><tr>{heads}</tr>\n{rows}</table></body></html>\n"
    ).encode()


def _shown(row: Entrant, currency: str) -> tuple[str, ...]:
    paid = money(row.paid, currency) if row.entry else ""
    return f"{row.entry or ''}", row.name, row.where, status_shown(row), row.place, paid


def as_text(found: EntrantList) -> bytes:
    return chat(found).encode()


def chat(found: EntrantList, *, zone: tzinfo | None = None) -> str:
    """A line for each, with the seat where there is one."""
    lines = [" ".join(filter(None, (f"{row.entry or '–'}", row.name, _aside(row)))) for row in found.rows]
    return "\n".join((harmless_cell(found.event), _facts(found, zone), "", *lines)) + "\n"


def _aside(row: Entrant) -> str:
    """– 3-7, or how somebody without a seat stands."""
    return f"– {row.where or row.place or status_shown(row).lower()}"


def _facts(found: EntrantList, zone: tzinfo | None) -> str:
    to_come = len(found.rows) - found.entries
    expected = say("{to_come:,} expected or waiting", to_come=to_come) if to_come else ""
    day, entries = date_shown(local(found.created, zone)), count(found.entries, "entry", "entries")
    return " · ".join(filter(None, (day, entries, expected)))
