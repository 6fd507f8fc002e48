"""What a tournament would usually sell beside its buy-in: what a sheet is filled with before anybody has said so."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdapp.director.offers import re_entry_of
from tdapp.values.house import Offer, Stretch

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.director.tonight import Tonight


def proposed(tonight: Tonight, kind: str) -> Offer:
    return _PROPOSED[kind](tonight)


def _re_entry(tonight: Tonight) -> Offer:
    return re_entry_of(tonight.terms)


def _rebuy(tonight: Tonight) -> Offer:
    """For the buy-in without its fee, for stacks up to the first one, as long as late registration is open."""
    terms = tonight.terms
    offer = replace(re_entry_of(terms), kind="rebuy", fee=0, up_to_stack=terms.stack)
    ends_with_a_level = terms.late_ends in ("level", "break") and terms.late_until_level
    return replace(offer, until_level=terms.late_until_level) if ends_with_a_level else offer


def _add_on(tonight: Tonight) -> Offer:
    """Once each, for the price of the buy-in half as many chips again, up to the break after late registration."""
    terms, level = tonight.terms, last_level_before_the_add_on_break(tonight)
    offer = Offer(terms.id, 0, "add-on", terms.buy_in, 0, 0, terms.stack * 3 // 2 or 1, each=1)
    return replace(offer, from_level=level, until_level=level)


def _dealer_bonus(tonight: Tonight) -> Offer:
    """A fifth of the buy-in, all of it for the dealers, for a tenth of the stack, once each."""
    terms = tonight.terms
    return Offer(terms.id, 0, "dealer bonus", 0, terms.buy_in // 5, 0, terms.stack // 10 or 1, each=1)


_PROPOSED: dict[str, Callable[[Tonight], Offer]] = {
    "re-entry": _re_entry,
    "rebuy": _rebuy,
    "add-on": _add_on,
    "dealer bonus": _dealer_bonus,
}


def last_level_before_the_add_on_break(tonight: Tonight) -> int:
    """The level before the first break in or after the last level of late registration; without one, that level."""
    late, level = max(1, tonight.terms.late_until_level), 0
    for _, row in sorted(tonight.now[Stretch].items()):
        level += not row.is_break
        if row.is_break and level >= late:
            return level
    return min(late, level)
