"""Posting blinds and antes, with a stack that may be too short or whose player is away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a level asks for. `ante` is paid by everybody each hand, `table_ante` by the big blind for all."""

    small_blind: int
    big_blind: int
    ante: int = 0
    table_ante: int = 0

    def __post_init__(self) -> None:
        for name in ("small_blind", "big_blind", "ante", "table_ante"):
            if getattr(self, name) < 0:
                raise Refused(say("Blinds and antes are at least 0."), at=(name,))

    def orbit(self, hands: int) -> int:
        """What a stack pays while the button goes round once."""
        return self.small_blind + self.big_blind + self.table_ante + self.ante * hands


@dataclass(frozen=True, slots=True)
class Posted:
    """What came off a stack for a blind and an ante, and what it costs the others to call.

    Nothing is owed later: a short blind plays for what it is, win or lose (ABS-05).
    """

    blind: int
    ante: int
    left: int
    to_call: int
    rule: Citation


def post_big_blind(stack: int, stakes: Stakes, *, rules: Rulebook) -> Posted:
    """Blind first, then the ante for the table from what is left (RP-11); the price stays (BLD-01)."""
    _check(stack)
    blind = min(stack, stakes.big_blind)
    ante = min(stack - blind, stakes.table_ante)
    is_short = blind < stakes.big_blind
    rule = rules.cite("ABS-05" if is_short or not stakes.table_ante else "RP-11")
    return Posted(blind, ante, stack - blind - ante, stakes.big_blind, rule)


def post_small_blind(stack: int, stakes: Stakes, *, rules: Rulebook) -> Posted:
    _check(stack)
    blind = min(stack, stakes.small_blind)
    return Posted(blind, 0, stack - blind, stakes.big_blind, rules.cite("ABS-05"))


@dataclass(frozen=True, slots=True)
class BlindedOff:
    """A stack that pays without its player: what is left, and what a short big blind takes at last."""

    stack: int
    orbits_paid: int
    """How many orbits the stack pays in full."""
    last_blind: int
    """What the big blind takes in the first orbit that the stack cannot pay; 0: the stack lasts till then."""
    why: str
    rule: Citation


def blinded_off(stack: int, stakes: Stakes, *, orbits: int, hands: int, rules: Rulebook) -> BlindedOff:
    """A stack after some orbits of `hands` hands each in which it paid and never won (LATE-04).

    In an orbit the big blind comes first, then the small one.
    """
    _check(stack)
    if orbits < 0:
        raise Refused(say("The button goes round at least 0 times."), at=("orbits",))
    if hands < 2:
        raise Refused(say("A round has at least two hands."), at=("hands",))
    cost = stakes.orbit(hands)
    paid = min(orbits, stack // cost) if cost else orbits
    rest = stack - paid * cost
    last = min(rest, stakes.big_blind) if paid < orbits else 0
    left = rest if paid == orbits else 0
    why = say("Each orbit takes {cost}; {paid} were paid in full.", cost=cost, paid=paid)
    return BlindedOff(left, paid, last, why, rules.cite("LATE-04"))


def spare_stack(stack: int, stakes: Stakes, *, orbits: int, hands: int, rules: Rulebook) -> int:
    """What a stack in an unsold seat is worth when a late entrant buys it: its blinds are paid (LATE-03)."""
    return blinded_off(stack, stakes, orbits=orbits, hands=hands, rules=rules).stack


def made_up(*, missed_small: int, missed_big: int, stakes: Stakes) -> tuple[int, int]:
    """The blinds missed between going broke and a rebuy: the live part and the dead part (RB-05).

    Each blind is made up once a round; one big blind of it is live, the rest goes to the pot.
    """
    if missed_small < 0 or missed_big < 0:
        raise Refused(say("Nobody misses fewer than 0 blinds."), at=("missed",))
    owed = missed_small * stakes.small_blind + missed_big * stakes.big_blind
    live = min(owed, stakes.big_blind)
    return live, owed - live


def _check(stack: int) -> None:
    if stack < 0:
        raise Refused(say("A stack is worth at least 0."), at=("stack",))
