"""The agreement: what those who were left get by their deal, each with a line to sign on."""

from __future__ import annotations

from datetime import UTC
from typing import TYPE_CHECKING

from tdapp.printing.listing import Masthead
from tdapp.printing.sections import Section, print_sections
from tdapp.values.dates import date_in_full, local
from tdapp.values.money import money
from tdapp.values.say import grouped, say

if TYPE_CHECKING:
    from datetime import tzinfo

    from tdapp.printing.sheet import Stationery
    from tdapp.views.deal_table import Agreement

LINE = "_" * 30
"""Where somebody signs: a dotted rule would be lost in a copy."""


def deal_sheet(found: Agreement, *, paper: str | Stationery = "A4", zone: tzinfo | None = UTC) -> bytes:
    reserve = (
        say("{reserve} left for the winner", reserve=money(found.reserve, found.currency))
        if found.reserve
        else say("nothing left to play for")
    )
    facts = (date_in_full(local(found.made, zone)), say("By: {method}", method=found.method), reserve)
    end = say("The tournament ends with it.") if found.is_the_end else say("The places are played out.")
    mast = Masthead(say("Deal"), found.event, "  ·  ".join(facts), say("Agreed"), True, end)
    shares = Section(
        say("Everybody who was left agrees to this"),
        (say("Player"), say("Stack"), say("Gets"), say("Signature")),
        [(line.name, grouped(line.stack), money(line.amount, found.currency), LINE) for line in found.lines],
        (say("All"), grouped(sum(line.stack for line in found.lines)), money(found.total, found.currency), ""),
        texts=frozenset({3}),
    )
    signed = Section(say("For the house"), (say("Director"), say("Signature")), [("", LINE)], texts=frozenset({1}))
    return print_sections(mast, (shares, signed), foot=say("Journal {head}", head=found.head), paper=paper)
