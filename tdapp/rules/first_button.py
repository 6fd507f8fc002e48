"""Who has the button in the first hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.rules.cards import by_card
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tdapp.rules.cards import Card
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation


@dataclass(frozen=True, slots=True)
class FirstButton:
    seat: int
    why: str
    rule: Citation


def first_button(*, taken: Sequence[int], drawn: Mapping[int, Card], rules: Rulebook) -> FirstButton:
    """The seat with the first button; `drawn` are the cards that the seats drew, where cards decide."""
    if not taken:
        raise Refused(say("Nobody sits at this table."), at=("taken",))
    find, rule = FIRST_BUTTON[str(rules["first_button"])]
    seat, why = find(taken, drawn)
    return FirstButton(seat, why, rules.cite(rule))


def _high_card(taken: Sequence[int], drawn: Mapping[int, Card]) -> tuple[int, str]:
    for seat in taken:
        if seat not in drawn:
            raise Refused(say("Seat {seat} has not drawn a card.", seat=seat), at=("drawn", str(seat)))
    best = by_card({seat: drawn[seat] for seat in taken})[0]
    return best, say("Seat {seat} drew the highest card, {card}.", seat=best, card=drawn[best])


def _ace_of_the_seat_draw(taken: Sequence[int], _: Mapping[int, Card]) -> tuple[int, str]:
    """The ace of the seat draw is the lowest taken seat."""
    return min(taken), say("Seat {seat} drew the ace in the seat draw.", seat=min(taken))


FIRST_BUTTON: dict[str, tuple[Callable[[Sequence[int], Mapping[int, Card]], tuple[int, str]], str]] = {
    "high card": (_high_card, "HIGH-02"),
    "ace of the seat draw": (_ace_of_the_seat_draw, "HIGH-03"),
}
