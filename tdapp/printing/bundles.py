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
    raise Refused(
        say(
            "There is everything for the {what}, not {name!r}.",
            what=say(" and for the ").join(one.id for one in BUNDLES),
            name=name,
        )
    )
