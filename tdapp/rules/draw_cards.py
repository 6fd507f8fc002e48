"""The draw by cards: a deck with one card per seat, where the suit is the table and the rank the place.

The ace is the first button, the deuce small blind, the three the big blind, and so on clockwise (SEAT-03).
With more tables than suits a card reads table-rank, "5-A".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation
    from tdapp.values.room import Seat

RANKS = "A23456789TJQK"
SUITS = "shcd"
"""The suit of table 1, 2, 3 and 4."""
POSITIONS = (say("the button"), say("the small blind"), say("the big blind"))


@dataclass(frozen=True, slots=True)
class CardPlace:
    """What a drawn card means: the table, and how many places clockwise from the button."""

    table: int
    offset: int
    position: str
    why: str
    rule: Citation


def seat_cards(seats: Mapping[str, Seat], tables: Collection[int]) -> dict[str, str]:
    """The card of each player: the ace is the lowest taken seat of a table, and ranks go on clockwise."""
    at_table: dict[int, list[tuple[int, str]]] = {}
    for player, seat in seats.items():
        assert seat.seat is not None
        at_table.setdefault(seat.table, []).append((seat.seat, player))
    suited = _suits_last(tables)
    cards = {}
    for table, taken in at_table.items():
        _check_ranks_last(table, len(taken))
        for place, (_, player) in enumerate(sorted(taken)):
            cards[player] = _card(table, place, suited)
    return cards


def deck_for(sizes: Mapping[int, int]) -> dict[int, tuple[str, ...]]:
    """The deck to prepare for tables of these sizes, sorted by table: also for a redraw (SEAT-03, SEAT-04).

    For player-dealers it stays split like this: each draws from another table's cards first (SEAT-05).
    """
    suited = _suits_last(sizes)
    deck = {}
    for table, size in sizes.items():
        _check_ranks_last(table, size)
        deck[table] = tuple(_card(table, place, suited) for place in range(size))
    return deck


def merged_rest(deck: Mapping[int, tuple[str, ...]], drawn_by_dealers: Iterable[str]) -> tuple[str, ...]:
    """The cards for everyone else, once each player-dealer has drawn one from another table (SEAT-05)."""
    drawn = list(drawn_by_dealers)
    table_of = {card: table for table, cards in deck.items() for card in cards}
    used: set[int] = set()
    for i, card in enumerate(drawn):
        if card not in table_of:
            raise Refused(say("{card} is not in this deck.", card=card), at=("drawn", i))
        if table_of[card] in used:
            raise Refused(
                say("Two dealers drew for table {table}: one is enough.", table=table_of[card]), at=("drawn", i)
            )
        used.add(table_of[card])
    return tuple(card for card in table_of if card not in drawn)


def card_place(card: str, *, rules: Rulebook) -> CardPlace:
    """Where the player who drew this card sits: as many places from the button as the rank from the ace."""
    table, rank = _read(card)
    offset = RANKS.index(rank)
    position = POSITIONS[offset] if offset < len(POSITIONS) else say("{places} places after the button", places=offset)
    why = say(
        "{card} is table {table}, {position}: the suit is the table, and the ace has the button.",
        card=card,
        table=table,
        position=position,
    )
    return CardPlace(table, offset, position, why, rules.cite("SEAT-03"))


def _read(card: str) -> tuple[int, str]:
    if len(card) == 2 and card[0] in RANKS and card[1] in SUITS:
        return SUITS.index(card[1]) + 1, card[0]
    table, dash, rank = card.rpartition("-")
    if dash and table.isascii() and table.isdigit() and len(table) <= 18 and len(rank) == 1 and rank in RANKS:
        return int(table), rank
    raise Refused(say("{card!r} is not a seat card: write it like 3h, or 5-A for table 5.", card=card), at=("card",))


def _suits_last(tables: Collection[int]) -> bool:
    """Whether every table has a suit of its own."""
    return max(tables) <= len(SUITS)


def _card(table: int, place: int, suited: bool) -> str:
    return RANKS[place] + SUITS[table - 1] if suited else f"{table}-{RANKS[place]}"


def _check_ranks_last(table: int, size: int) -> None:
    if size > len(RANKS):
        sentence = say(
            "Table {table} would need {cards} cards, and a suit has {most}: draw without cards.",
            table=table,
            cards=size,
            most=len(RANKS),
        )
        raise Refused(sentence, at=("method",))
