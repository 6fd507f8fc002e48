"""Bounties: what is on a head, what the one who knocks it out gets, and the envelopes of mystery bounties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.rules.apportion import apportion
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdapp.rules.chance import Chance


@dataclass(frozen=True, slots=True)
class Won:
    """What one of those who knocked somebody out gets: money now, and more on the own head."""

    cash: int
    on_head: int


def _fixed(share: int) -> Won:
    return Won(share, 0)


def _progressive(share: int) -> Won:
    """Half of it in hand, half on the head; the odd unit is in hand."""
    return Won(share - share // 2, share // 2)


def _mystery(_: int) -> Won:
    """What is on the head goes to the envelopes, and one of them is opened instead."""
    return Won(0, 0)


_WON: dict[str, Callable[[int], Won]] = {"fixed": _fixed, "progressive": _progressive, "mystery": _mystery}


def won(kind: str, head: int, winners: int) -> list[Won]:
    """What each of the winners of a head gets; what does not divide goes to those who are named first."""
    if winners < 1:
        raise Refused(say("Say who won the bounty."), at=("won_by",))
    return [_WON[kind](share) for share in apportion(head, [1] * winners)]


def draw_envelope(sealed: Mapping[int, int], chance: Chance) -> int:
    """The amount in one of the envelopes that are still closed, all of them equally likely.

    `sealed` says how many hold each amount. They are counted off from the biggest amount down.
    """
    number = sum(sealed.values())
    if number < 1:
        raise Refused(say("All envelopes are open."))
    at = chance.below(number)
    for amount in sorted(sealed, reverse=True):
        if at < sealed[amount]:
            return amount
        at -= sealed[amount]
    raise AssertionError("one of them was drawn")
