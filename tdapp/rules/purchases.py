"""Buying into an event again: rebuys, add-ons, re-entries and late entries."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.rules.button import is_between
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdapp.rules.chance import Chance
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation
    from tdapp.values.room import Blinds, DealIn, Seat

REBUY = "rebuy"


@dataclass(frozen=True, slots=True)
class Terms:
    """What an event offers: for what price, to whom and when. None: no limit.

    It is open from the time the clock reaches `from_level` until the first hand after `until_level` is dealt.
    """

    kind: str
    price: int
    chips: int
    each: int | None = None
    """How many one player may buy."""
    in_all: int | None = None
    from_level: int = 1
    until_level: int | None = None
    only_broke: bool = False
    up_to_stack: int | None = None
    """Only for players who have no more than this."""

    def __post_init__(self) -> None:
        if self.price < 0 or self.chips < 0:
            raise Refused(say("Price and chips are at least 0."), at=("price" if self.price < 0 else "chips",))


@dataclass(frozen=True, slots=True)
class Buyer:
    """A player at the desk. `level` is on the clock; `dealt` is the level of the last hand that was dealt."""

    stack: int
    level: int
    dealt: int
    bought: int = 0
    bought_in_all: int = 0


@dataclass(frozen=True, slots=True)
class Sale:
    """What the player pays and gets."""

    kind: str
    price: int
    chips: int
    stack: int
    """The stack afterwards."""
    rule: Citation


def _as_announced(terms: Terms, _buy_in: Terms) -> Terms:
    return terms


def _broke_before_level_4(terms: Terms, buy_in: Terms) -> Terms:
    """With no chips left, before level 4 is dealt, at the price and for the chips of the buy-in (RB-01)."""
    return replace(terms, price=buy_in.price, chips=buy_in.chips, only_broke=True, until_level=3)


_REBUYS: dict[str, tuple[Callable[[Terms, Terms], Terms], str]] = {
    "event": (_as_announced, "RB-02"),
    "broke before level 4": (_broke_before_level_4, "RB-01"),
}


def may_buy(terms: Terms, buyer: Buyer, *, buy_in: Terms, rules: Rulebook) -> Sale:
    """Sell, or say which of the event's terms is against it. Rebuys follow rebuy_window."""
    narrowed, rule = _REBUYS[str(rules["rebuy_window"])] if terms.kind == REBUY else (_as_announced, "RB-02")
    terms = narrowed(terms, buy_in)
    cited = rules.cite(rule)
    refusal = _too_early_or_late(terms, buyer) or _wrong_stack(terms, buyer) or _too_many(terms, buyer)
    if refusal:
        raise Refused(refusal, rule=cited)
    return Sale(terms.kind, terms.price, terms.chips, buyer.stack + terms.chips, cited)


def _too_early_or_late(terms: Terms, buyer: Buyer) -> str | None:
    if buyer.level < terms.from_level:
        return say("No {kind} before level {level}.", kind=terms.kind, level=terms.from_level)
    if terms.until_level is not None and buyer.dealt > terms.until_level:
        level = terms.until_level + 1
        return say("No {kind} once a hand of level {level} was dealt.", kind=terms.kind, level=level)
    return None


def _wrong_stack(terms: Terms, buyer: Buyer) -> str | None:
    if terms.only_broke and buyer.stack:
        return say("A {kind} is for players without chips; this one has {stack:,}.", kind=terms.kind, stack=buyer.stack)
    if terms.up_to_stack is not None and buyer.stack > terms.up_to_stack:
        return say(
            "A {kind} is for stacks up to {most:,}; this one is {stack:,}.",
            kind=terms.kind,
            most=terms.up_to_stack,
            stack=buyer.stack,
        )
    return None


def _too_many(terms: Terms, buyer: Buyer) -> str | None:
    if terms.each is not None and buyer.bought >= terms.each:
        return say(
            "The event allows {most} {kind} for each player, and they are used.", most=terms.each, kind=terms.kind
        )
    if terms.in_all is not None and buyer.bought_in_all >= terms.in_all:
        return say("The event allows {most:,} {kind} in all, and they are sold.", most=terms.in_all, kind=terms.kind)
    return None


@dataclass(frozen=True, slots=True)
class Announced:
    """A rebuy announced before the deal: the player plays behind with these chips and owes this much."""

    behind: int
    owes: int
    rule: Citation


def announce(sale: Sale, *, before_deal: bool, rules: Rulebook) -> Announced:
    """Bind a player to a rebuy; winning the hand does not undo it (RB-03, TDA-27)."""
    rule = rules.cite("RB-03")
    if not before_deal:
        raise Refused(say("A rebuy that counts for this hand is announced before the deal."), rule=rule)
    return Announced(sale.chips, sale.price, rule)


@dataclass(frozen=True, slots=True)
class Settled:
    """After the hand: what the player has with the rebuy on the table, and what is still to pay."""

    stack: int
    owes: int


def settle(announced: Announced, *, stack: int, result: int) -> Settled:
    """Put the announced rebuy on the table after a hand that won or lost `result`; it is paid either way.

    `stack` is what the player had in front when the hand began (RB-03).
    """
    left = stack + announced.behind + result
    if left < 0:
        raise Refused(say("Nobody loses more than the stack and what is behind."), at=("result",))
    return Settled(left, announced.owes)


@dataclass(frozen=True, slots=True)
class HiddenChips:
    """What becomes of chips found after their owner had lost all: the parts add up to what was found."""

    is_out: bool
    may_rebuy: bool
    to_winner: int
    removed: int
    kept: int
    rule: Citation


def hidden_chips(
    found: int,
    *,
    winner_had_more: int,
    next_deal_started: bool,
    plainly_lost: bool,
    has_rebuys: bool,
    rules: Rulebook,
) -> HiddenChips:
    """Chips discovered by a player who went out all-in (RB-04).

    `winner_had_more` is what the winner could still have called. That part is lost: to the winner if no new
    deal has started and it would plainly have been his, else out of the event. Only what nobody covered
    keeps its owner in.
    """
    if found < 0 or winner_had_more < 0:
        raise Refused(say("Chips are at least 0."), at=("found" if found < 0 else "winner_had_more",))
    lost = min(found, winner_had_more)
    to_winner = lost if plainly_lost and not next_deal_started else 0
    is_out = lost == found
    return HiddenChips(is_out, is_out and has_rebuys, to_winner, lost - to_winner, found - lost, rules.cite("RB-04"))


@dataclass(frozen=True, slots=True)
class LateEntry:
    """A late entrant, an alternate or a re-entry: seat, full stack, and whether the next hand is dealt."""

    seat: Seat
    stack: int
    deal_in: DealIn
    rule: Citation


_WAITS_BETWEEN: dict[str, str | None] = {
    "plays": None,
    "waits in small blind or on the button": None,
    "waits between small blind and button": "TDA-8A",
}
"""The rule by which a new player waits between button and small blind. R11's rule about the small blind and
the button is for balanced tables only, so a new player takes any position under it."""


def late_seat(open_seats: Sequence[Seat], chance: Chance) -> Seat:
    """Any open seat, each as likely as the other (TDA-8A, LATE-07)."""
    if not open_seats:
        raise Refused(say("No seat is open for a late entrant."), at=("seats",))
    return chance.pick(open_seats)


def late_entry(seat: Seat, *, stack: int, seats: int, next_hand: Blinds | None, rules: Rulebook) -> LateEntry:
    """A full stack and nothing extra to post; where the house says so, a wait until the button has passed.

    `next_hand` are the places of the hand that is dealt next, None where nobody knows the button.
    """
    rule = _WAITS_BETWEEN[str(rules["mover_in_blinds"])]
    waits = bool(rule and next_hand and seat.seat and is_between(seat.seat, next_hand, seats=seats))
    return LateEntry(seat, stack, "waits" if waits else "now", rules.cite(rule or "LATE-07"))
