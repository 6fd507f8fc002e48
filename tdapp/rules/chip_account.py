"""Chips in play: every chip that came into the event or left it stands in the account, with its reason."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

MOST_CHIPS = 10**12
"""More than any event has."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why chips come or go. `sign` is 1 for chips that come, -1 for those that leave, 0 for either."""

    id: str
    says: str
    sign: int
    rule: str


REASONS = {
    reason.id: reason
    for reason in (
        Reason("buy-in", say("Stacks put out for paid entrants"), 1, "CHIP-01"),
        Reason("spare stack", say("Stacks put into unsold seats"), 1, "LATE-03"),
        Reason("rebuy", say("Rebuys"), 1, "RB-02"),
        Reason("add-on", say("Add-ons"), 1, "RB-02"),
        Reason("re-entry", say("Re-entries"), 1, "TDA-8A"),
        Reason("no-show", say("Stacks of players who did not come"), -1, "LATE-01"),
        Reason("unsold", say("Stacks taken out of unsold seats"), -1, "LATE-03"),
        Reason("given up", say("Stacks given up for a new one"), -1, "TDA-8B"),
        Reason("disqualified", say("Stacks of disqualified players"), -1, "PEN-01"),
        Reason("taken off", say("Chips taken off the table"), -1, "INT-01"),
        Reason("hidden", say("Hidden chips found after the next deal"), -1, "RB-04"),
        Reason("bank", say("Odd chips of a forfeited stack"), -1, "ABS-02"),
        Reason("race", say("Gained or lost in chip races"), 0, "RACE-01"),
        Reason("correction", say("Corrections by the director"), 0, "INT-03"),
    )
}


@dataclass(frozen=True, slots=True)
class Booking:
    """Chips that came (positive) or left (negative), and why."""

    reason: str
    chips: int

    def __post_init__(self) -> None:
        if self.reason not in REASONS:
            raise Refused(say("Chips are not booked for {reason!r}.", reason=self.reason), at=("reason",))
        sign = REASONS[self.reason].sign
        if self.chips * sign < 0:
            says = REASONS[self.reason].says
            if sign > 0:
                raise Refused(say("{reason}: these chips come into play.", reason=says), at=("chips",))
            raise Refused(say("{reason}: these chips leave play.", reason=says), at=("chips",))


@dataclass(frozen=True, slots=True)
class ChipAccount:
    """All bookings of an event. What is in play is their sum (INT-03)."""

    bookings: tuple[Booking, ...] = field(default=())

    @property
    def in_play(self) -> int:
        return sum(booking.chips for booking in self.bookings)

    def book(self, reason: str, chips: int) -> ChipAccount:
        """The account with one more booking; chips that are not there cannot leave."""
        booking = Booking(reason, chips)
        if self.in_play + chips < 0:
            raise Refused(
                say("{chips:,} chips cannot leave: {in_play:,} are in play.", chips=-chips, in_play=self.in_play),
                at=("chips",),
            )
        return ChipAccount((*self.bookings, booking))

    def by_reason(self) -> dict[str, int]:
        """The sum for each reason that occurs, in the order of REASONS: it adds up to what is in play."""
        sums = dict.fromkeys(REASONS, 0)
        for booking in self.bookings:
            sums[booking.reason] += booking.chips
        occurring = {booking.reason for booking in self.bookings}
        return {reason: total for reason, total in sums.items() if reason in occurring}

    def average(self, stacks: int) -> Fraction:
        """Chips in play for each stack; paid entrants who are not there yet have one too (CHIP-01)."""
        if stacks < 1:
            raise Refused(say("There is no average without a stack."), at=("stacks",))
        return Fraction(self.in_play, stacks)


def put_out(account: ChipAccount, *, paid: int, stack: int) -> ChipAccount:
    """The stacks at the start: one for each who has paid, present or not (CHIP-01, CHIP-02)."""
    if paid < 0:
        raise Refused(say("The number of paid entrants is at least 0."), at=("paid",))
    return account.book("buy-in", paid * stack)


def give_up_for_new(account: ChipAccount, *, old: int, new: int) -> ChipAccount:
    """A stack is given up and a new one bought: the old chips leave play (TDA-8B)."""
    return account.book("re-entry", new).book("given up", -old)


@dataclass(frozen=True, slots=True)
class Counted:
    """A stack as counted: what it is worth, and the chips in it that are not of this tournament."""

    worth: int
    foreign: Mapping[int, int]


def count(chips: Mapping[int, int], *, denominations: Collection[int]) -> Counted:
    """The worth of a stack; chips that the event does not use count for nothing (INT-02)."""
    for chip, number in chips.items():
        if number < 0:
            raise Refused(say("Nobody has fewer than 0 chips."), at=("chips", str(chip)))
    worth = sum(chip * number for chip, number in chips.items() if chip in denominations)
    foreign = {chip: number for chip, number in chips.items() if chip not in denominations and number}
    return Counted(worth, foreign)
