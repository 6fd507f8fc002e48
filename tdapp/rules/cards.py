"""Cards, and their order where one decides something: by rank, then spades, hearts, diamonds, clubs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

RANKS = "23456789TJQKA"
SUITS = "cdhs"
"""Lowest first, as the suits rank in a draw (R11 §3 Ties 1). Suits never decide a pot."""

Key = TypeVar("Key")


@dataclass(frozen=True, slots=True)
class Card:
    """One card of a deck: rank and suit, written "As", "Td", "9c"."""

    rank: str
    suit: str

    @classmethod
    def parse(cls, text: str) -> Card:
        if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
            raise Refused(say("{card!r} is not a card: write rank and suit, like As, Td or 9c.", card=text))
        return cls(text[0], text[1])

    def __str__(self) -> str:
        return self.rank + self.suit

    @property
    def worth(self) -> int:
        """Higher is better; no two cards of a deck are worth the same. The ace is high."""
        return RANKS.index(self.rank) * len(SUITS) + SUITS.index(self.suit)


DECK = tuple(Card(rank, suit) for suit in "shdc" for rank in "A23456789TJQK")
"""A new deck, spades first, each suit from the ace up: the order in which a shuffle finds it."""


def by_card(cards: Mapping[Key, Card], *, low: bool = False) -> list[Key]:
    """Those who were dealt the cards, best card first; with `low` the lowest card first (HIGH-01)."""
    return sorted(cards, key=lambda holder: cards[holder].worth, reverse=not low)


def read_cards(typed: Mapping[Key, str]) -> dict[Key, Card]:
    """Cards as they were typed in: none of them twice, as far as one deck goes."""
    read: dict[Key, Card] = {}
    for holder, text in typed.items():
        try:
            read[holder] = Card.parse(text)
        except Refused as no:
            raise no.under("cards", str(holder)) from None
    again = twice(read.values()) if len(read) <= len(DECK) else None
    if again is not None:
        raise Refused(say("{card} was dealt twice.", card=again), at=("cards",))
    return read


def twice(cards: Iterable[Card]) -> Card | None:
    """The first card that appears a second time, if any does."""
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            return card
        seen.add(card)
    return None


def dealing_order(seats: Iterable[int]) -> list[int]:
    """Cards that decide something are dealt clockwise from the dealer's left, whose neighbour is seat 1 (HIGH-06)."""
    return sorted(seats)
