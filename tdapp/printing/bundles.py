"""Documents that are printed together: what the start of a tournament needs, and its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.printing.documents import document
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.printing.documents import Document


@dataclass(frozen=True, slots=True)
class Bundle:
    id: str
    title: str
    names: tuple[str, ...]

    @property
    def documents(self) -> list[Document]:
        return [document(name) for name in self.names]


START = Bundle(
    "start",
    say("All for the start"),
    (
        *("seat-cards", "seating", "seating-by-table", "table-placards"),
        *("structure", "terms", "payouts", "break-order", "draw-certificate"),
    ),
)
END = Bundle("end", say("All for the end"), ("results", "payouts", "payout-slips", "deal", "cash-report"))
BUNDLES = (START, END)


def bundle(name: str) -> Bundle:
    for one in BUNDLES:
        if one.id == name:
            return one
    ids = {"start": START.id, "end": END.id}
    raise Refused(say("There is everything for the {start} and for the {end}, not {name!r}.", **ids, name=name))
