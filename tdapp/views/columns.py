"""A column is data: a title, what it says of a row, and where its text stands. Screens, sheets and files share it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from tdapp.values.money import money

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.views.entrants import Entrant

Align = Literal["left", "right", "center"]


@dataclass(frozen=True, slots=True)
class Column:
    title: str
    says: Callable[[Any], str]
    align: Align = "left"
    width: int = 0
    """In pixels on the screen; 0 takes what the others leave."""


STATUS = {"in": "In", "out": "Out", "void": "Taken back"}


def entrant_columns(currency: str) -> tuple[Column, ...]:
    def paid(row: Entrant) -> str:
        return money(row.paid, currency)

    def prize(row: Entrant) -> str:
        return money(row.prize, currency) if row.prize else ""

    return (
        Column("No.", lambda row: str(row.entry), "right", 64),
        Column("Name", lambda row: row.name),
        Column("Seat", lambda row: row.where, "right", 90),
        Column("Paid", paid, "right", 110),
        Column("Status", lambda row: STATUS[row.status], "left", 120),
        Column("Place", lambda row: row.place, "right", 110),
        Column("Prize", prize, "right", 120),
    )
