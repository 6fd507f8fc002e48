"""The ledger as a list for a spreadsheet: plain amounts, and nothing that is taken for a formula."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING

from tdapp.director.harmless import harmless_cell
from tdapp.values.money import CURRENCIES
from tdapp.views.journal import local

if TYPE_CHECKING:
    from datetime import tzinfo

    from tdapp.views.ledger import Ledger, LedgerLine

TITLES = (
    "Number", "Date", "Time", "Entry", "Player", "For", "Method", "In", "Out", "Received", "Change", "Currency",
    "Clerk", "Takes back", "Taken back by",
)  # fmt: skip


def as_csv(found: Ledger, *, zone: tzinfo | None = None) -> bytes:
    """Oldest first, as a book is read. The mark at its beginning is for Excel."""
    made = StringIO(newline="")
    writer = csv.writer(made, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    writer.writerow(TITLES)
    writer.writerows(_cells(line, found.currency, zone) for line in reversed(found.lines))
    return made.getvalue().encode("utf-8-sig")


def _cells(line: LedgerLine, currency: str, zone: tzinfo | None) -> list[str]:
    when = local(line.at, zone)
    return [
        str(line.n),
        f"{when:%Y-%m-%d}",
        f"{when:%H:%M:%S}",
        _number(line.entry),
        harmless_cell(_one_line(line.name)),
        line.what,
        line.method,
        _plain(line.amount, currency) if line.is_incoming else "",
        "" if line.is_incoming else _plain(line.amount, currency),
        "" if line.received is None else _plain(line.received, currency),
        _plain(line.change, currency) if line.change else "",
        currency,
        harmless_cell(_one_line(line.clerk)),
        _number(line.reverses),
        _number(line.reversed_by),
    ]


def _number(number: int | None) -> str:
    return "" if number is None else str(number)


def _plain(amount: int, currency: str) -> str:
    """25.50, the way any spreadsheet reads it."""
    _, decimals = CURRENCIES.get(currency, ("", 2))
    whole, part = divmod(amount, 10**decimals)
    return f"{whole}.{part:0{decimals}}" if decimals else str(whole)


def _one_line(text: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
