"""The ledger as a list for a spreadsheet: plain amounts, and nothing that is taken for a formula."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import written_lists
from tdapp.values.dates import local
from tdapp.values.money import plain_money
from tdapp.values.say import say

if TYPE_CHECKING:
    from datetime import tzinfo

    from tdapp.views.ledger import Ledger, LedgerLine

TITLES = (
    say("Number"),
    say("Date"),
    say("Time"),
    say("Entry"),
    say("Player"),
    say("For"),
    say("Method"),
    say("Paid in"),
    say("Paid out"),
    say("Received"),
    say("Change"),
    say("Currency"),
    say("Clerk"),
    say("Takes back"),
    say("Taken back by"),
)


def as_csv(found: Ledger, *, zone: tzinfo | None = None) -> bytes:
    """Oldest first, as a book is read."""
    return written_lists.as_csv([TITLES, *(_cells(line, found.currency, zone) for line in reversed(found.lines))])


def _cells(line: LedgerLine, currency: str, zone: tzinfo | None) -> list[str]:
    when = local(line.at, zone)
    return [
        str(line.n),
        f"{when:%Y-%m-%d}",
        f"{when:%H:%M:%S}",
        _number(line.entry),
        line.name,
        line.what,
        line.method,
        plain_money(line.amount, currency) if line.is_incoming else "",
        "" if line.is_incoming else plain_money(line.amount, currency),
        "" if line.received is None else plain_money(line.received, currency),
        plain_money(line.change, currency) if line.change else "",
        currency,
        line.clerk,
        _number(line.reverses),
        _number(line.reversed_by),
    ]


def _number(number: int | None) -> str:
    return "" if number is None else str(number)
