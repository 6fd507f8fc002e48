"""What a tournament that was called off pays to whom, each with a line to sign on."""

from __future__ import annotations

from datetime import UTC
from typing import TYPE_CHECKING

from tdapp.printing.deal import LINE
from tdapp.printing.listing import Masthead
from tdapp.printing.sections import Section, print_sections
from tdapp.values.dates import date_in_full, local
from tdapp.values.money import money
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from datetime import tzinfo

    from tdapp.printing.sheet import Stationery
    from tdapp.views.settlement import Settlement


def settlement_sheet(found: Settlement, *, paper: str | Stationery = "A4", zone: tzinfo | None = UTC) -> bytes:
    facts = (
        date_in_full(local(found.made, zone)),
        count(len(found.lines), "player"),
        money(found.total, found.currency),
    )
    mast = Masthead(say("Settlement"), found.event, "  ·  ".join(facts), say("Called off"), True, f"{found.way}.")
    how = [say("By")] if any(line.how for line in found.lines) else []
    paid = Section(
        found.way,
        (say("Player"), say("Gets"), *how, say("Signature")),
        [(line.name, money(line.amount, found.currency), *([line.how] if how else []), LINE) for line in found.lines],
        (say("All"), money(found.total, found.currency), *[""] * len(how), ""),
        texts=frozenset({2, 3}),
        note=found.told,
    )
    return print_sections(mast, (paid,), foot=say("Journal {head}", head=found.head), paper=paper)
