"""The questions high-card and button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from tdapp.ask.tables import read_last
from tdapp.rules.button import next_hand, rule_of
from tdapp.rules.cards import by_card

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdapp.ask.reader import Asked
    from tdapp.rules.cards import Card
    from tdapp.rules.rulebook import Rulebook

Holder = TypeVar("Holder")

HIGH_CARD_EXAMPLE = {"cards": {"1": "Kd", "2": "Ks", "3": "Qs", "4": "9h"}}
BUTTON_EXAMPLE = {
    "seats": 6,
    "players": [1, 4, 5, 6],
    "last": {"button": 1, "small_blind": 2, "big_blind": 3},
}


def high_card_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    fields = asked.fields(("cards",), ("low",))
    low = fields.get("low", False).flag()
    cards = read_cards(fields["cards"].numbered())
    if not cards:
        raise fields["cards"].refuse("At least one card is needed.")
    order = [str(seat) for seat in by_card(cards, low=low)]
    which = "lowest" if low else "highest"
    best = f"Number {order[0]} has the {which} card, {cards[int(order[0])]}"
    why = f"{best}. Suits rank spades, hearts, diamonds, clubs."
    return {"order": order, "winner": order[0], "why": why, "rule": str(rules.cite("HIGH-01"))}


def read_cards(dealt: Iterable[tuple[Holder, Asked]]) -> dict[Holder, Card]:
    """A card for each seat, table or player, all from one deck."""
    cards: dict[Holder, Card] = {}
    for holder, item in dealt:
        card = item.card()
        if card in cards.values():
            raise item.refuse(f"{card} is there twice: one deck has one.")
        cards[holder] = card
    return cards


def button_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    fields = asked.fields(("seats", "players", "last"))
    last, posted = read_last(fields["last"])
    hand = next_hand(
        seats=fields["seats"].whole(at_least=2),
        players=[seat.whole(at_least=1) for seat in fields["players"].items()],
        last=last,
        posted_big=posted,
        rules=rules,
    )
    return {
        "button": hand.blinds.button,
        "dead": hand.dead,
        "small_blind": hand.blinds.small_blind,
        "big_blind": hand.blinds.big_blind,
        "posts_small": list(hand.posts_small),
        "posts_big": list(hand.posts_big),
        "last_to_act": hand.last_to_act,
        "heads_up": hand.heads_up,
        "why": hand.why,
        "rule": str(rule_of(hand, rules=rules)),
    }
