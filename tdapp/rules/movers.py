"""Who at a table is moved, into which seat, and whether he plays at once: one function for each choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.rules.button import is_between, next_hand
from tdapp.rules.circle import at_or_before, clockwise, in_order
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdapp.rules.button import Hand
    from tdapp.rules.cards import Card
    from tdapp.rules.desk import Desk
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.room import DealIn, SeatedTable


@dataclass(frozen=True, slots=True)
class WhoMoves:
    """How the mover is found. `turn` lists the seats in the order in which they would be taken, first the mover;
    it is empty where that is not known."""

    turn: Callable[[Desk, Desk, Mapping[str, Card]], list[int]]
    words: Callable[[str], str]
    by_target: bool
    """Whether it depends on the seat that is to be filled."""
    by_card: bool = False
    """Whether it takes a card for each player, not a button."""
    holds_all_tables: bool = False
    """Whether no table deals before every mover is seated."""


@dataclass(frozen=True, slots=True)
class Destination:
    """How the seat is found, None where that is not known, and the rule that says so."""

    seat: Callable[[Rulebook, Desk], int | None]
    words: Callable[[Desk, int], str]
    rule: str
    small_blind_waits: bool = False


def _next_big_blinds(source: Desk, _: Desk, __: Mapping[str, Card]) -> list[int]:
    """The player due for the next big blind, then those behind him (R11 §15.15)."""
    if source.last is None or not source.is_certain:
        return []
    return in_order(source.movable, source.last.big_blind)


def _same_positions(source: Desk, target: Desk, _: Mapping[str, Card]) -> list[int]:
    """Who sat as many places from the button as the eliminated player did (AM Moving players).

    Counted are the seats that were in the hand just ended, those of the eliminated among them.
    """
    seat = _vacated(target)
    if source.last is None or target.last is None or seat is None or not source.is_certain:
        return []
    same = _at_place(source, source.last.button, _place(target, target.last.button, seat))
    start = in_order(source.movable, same)
    return [same, *start[:-1]] if same in source.movable else start


def _place(target: Desk, button: int, seat: int) -> int:
    """How many places behind the button the seat was: 0 for the button itself."""
    if seat == button:
        return 0
    return in_order(sorted({*target.in_hand, seat}), button).index(seat) + 1


def _at_place(source: Desk, button: int, place: int) -> int:
    """The seat so many places behind the button in the hand just ended; at 0 whoever acted last in it."""
    if place == 0:
        return at_or_before(source.in_hand, button)
    return in_order(source.in_hand, button)[(place - 1) % len(source.in_hand)]


def _low_cards(source: Desk, _: Desk, cards: Mapping[str, Card]) -> list[int]:
    """In stud a card is dealt to each player, and the lowest is moved (R11 §3 Ties 2)."""
    held = {seat: cards[name] for seat in source.movable if (name := source.players[seat]) in cards and name}
    if len(held) < len(source.movable) or not source.is_certain:
        return []
    return sorted(held, key=lambda seat: held[seat].worth)


TIES_TAKE_CARDS = {"fewest moved": False, "low card": True}
"""Which of equally full tables gives a player: whether a card for each table decides, or how often movers moved."""

WHO_MOVES = {
    "next big blind": WhoMoves(
        _next_big_blinds,
        lambda player: say("{player} is due for the next big blind", player=player),
        by_target=False,
    ),
    "same position": WhoMoves(
        _same_positions,
        lambda player: say("{player} sat where the eliminated player sat from the button", player=player),
        by_target=True,
        holds_all_tables=True,
    ),
    "low card": WhoMoves(
        _low_cards,
        lambda player: say("{player} was dealt the lowest card", player=player),
        by_target=False,
        by_card=True,
    ),
}


def _soonest_big_blind(_: Rulebook, target: Desk) -> int | None:
    """The open seat that the big blind reaches first (R11 §15.15)."""
    if target.last is None or target.nameless:
        return None
    return next(target.open_after(target.last.big_blind))


def _never_small_blind(rules: Rulebook, target: Desk) -> int | None:
    """The same seat, but the small blind's only if no other is open (TDA 11A)."""
    if target.last is None or target.nameless:
        return None
    first = None
    for seat in target.open_after(target.last.big_blind):
        first = first or seat
        if not _is_small_blind(rules, target, seat):
            return seat
    return first


def _vacated(target: Desk) -> int | None:
    """The seat of the eliminated player; where nobody says which, the open one nearest the button's left."""
    named = next((seat for seat in target.busted if target.is_open(seat)), None)
    if named is not None or target.last is None or target.nameless:
        return named
    return next(target.open_after(target.last.button))


def _vacated_words(target: Desk, seat: int) -> str:
    if seat in target.busted:
        return say("it is the seat of the eliminated player")
    return say("it is the open seat nearest the button's left")


DESTINATIONS = {
    "soonest big blind": Destination(_soonest_big_blind, lambda _, __: say("the big blind reaches it first"), "BAL-03"),
    "vacated seat": Destination(lambda _, target: _vacated(target), _vacated_words, "BAL-04"),
    "worst position, never small blind": Destination(
        _never_small_blind, lambda _, __: say("it is the worst open position"), "TDA-11A", small_blind_waits=True
    ),
}


def _hand_with(rules: Rulebook, target: Desk, seat: int) -> Hand | None:
    """The target's next hand if the newcomer were dealt in; None where the button is not known."""
    if target.last is None:
        return None
    dealt_in = {*target.taken, seat}
    if len(dealt_in) < 2:
        return None
    return next_hand(seats=target.seats, players=sorted(dealt_in), last=target.last, rules=rules)


def _is_small_blind(rules: Rulebook, target: Desk, seat: int) -> bool:
    hand = _hand_with(rules, target, seat)
    return hand is not None and not hand.heads_up and hand.blinds.small_blind == seat


def _between(seats: int, hand: Hand, seat: int) -> bool:
    return is_between(seat, hand.blinds, seats=seats)


def _plays(_: int, __: Hand, ___: int) -> bool:
    return False


def _waits_in_small_blind_or_button(seats: int, hand: Hand, seat: int) -> bool:
    return seat in (hand.blinds.button, hand.blinds.small_blind) or _between(seats, hand, seat)


WAITS_THERE = say("The next hand is played without the newcomer, until the button has passed that seat.")
WAITS: dict[str, Callable[[int, Hand, int], bool]] = {
    "plays": _plays,
    "waits in small blind or on the button": _waits_in_small_blind_or_button,
    "waits between small blind and button": _between,
}


def deal_in(target: Desk, seat: int | None, *, balancing: bool, rules: Rulebook) -> DealIn:
    """Whether a newcomer plays the next hand or waits until the button has passed him.

    Two players are no hand if one of them waits, so heads-up nobody does.
    """
    if seat is None:
        return "now"
    hand = _hand_with(rules, target, seat)
    if hand is None or hand.heads_up:
        return "now"
    destination = DESTINATIONS[str(rules["destination"])]
    if balancing and destination.small_blind_waits and hand.blinds.small_blind == seat:
        return "waits"
    waits = WAITS[str(rules["mover_in_blinds"])]
    return "waits" if waits(target.seats, hand, seat) else "now"


def big_blind_falls_on_nobody(table: SeatedTable) -> bool:
    """Whether the chair right after the last big blind is empty (TDA 11D). Closed seats do not count."""
    if table.last is None:
        return False
    chairs = (seat for seat in clockwise(table.seats, table.last.big_blind) if seat not in table.unavailable)
    return next(chairs) not in table.players
