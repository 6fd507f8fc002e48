"""Seat cards: what a player is handed at the desk and carries to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.printing.cards import Card, print_cards, seat_told
from tdapp.printing.order import seated
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdapp.printing.sheet import Stationery
    from tdapp.views.entrants import Entrant


def seat_cards(
    event: str, entrants: Iterable[Entrant], *, paper: str | Stationery = "A4", order: str = "name"
) -> bytes:
    """A card for everybody with a seat, in an order of `order.ORDERS`."""
    rows = seated(entrants, order)
    cards = [Card(row.name, seat_told(row.table, row.seat), f"#{row.entry}") for row in rows]
    return print_cards(say("Seat cards"), event, cards, paper=paper)
