"""High cards: RULES.md A3."""

from __future__ import annotations

import pytest

from tdapp.rules.cards import DECK, Card, by_card, dealing_order, twice
from tdapp.rules.first_button import first_button
from tdapp.values.refusal import Refused


def cards(**texts: str) -> dict[str, Card]:
    return {holder: Card.parse(text) for holder, text in texts.items()}


class TestHIGH01SuitsRankSpadesHeartsDiamondsClubs:
    def test_three_kings(self):
        assert by_card(cards(a="Kd", b="Ks", c="Kh")) == ["b", "c", "a"]

    def test_rank_comes_before_suit(self):
        assert by_card(cards(a="2s", b="3c", c="Ac", d="Ks")) == ["c", "d", "b", "a"]


class TestHIGH02FirstButtonByHighCard:
    @pytest.mark.parametrize("profile", ["roberts-11", "roberts-7", "tda-2024"])
    def test_the_king_of_spades_has_the_button(self, rulebook, profile):
        drawn = {seat: Card.parse(text) for seat, text in enumerate("Kd Ks Qs 9h".split(), 1)}
        button = first_button(taken=[1, 2, 3, 4], drawn=drawn, rules=rulebook(profile))
        assert button.seat == 2

    def test_the_rule_is_cited(self, rulebook):
        button = first_button(
            taken=[3, 5], drawn=dict(zip((3, 5), cards(a="2c", b="3c").values())), rules=rulebook("roberts-7")
        )
        assert (button.seat, str(button.rule)) == (5, "R7 §15.7")

    def test_a_seat_without_a_card_is_refused(self, rulebook):
        with pytest.raises(Refused):
            first_button(taken=[3, 5], drawn={3: Card.parse("2c")}, rules=rulebook())


class TestHIGH03FirstButtonByTheAceOfTheSeatDraw:
    def test_the_ace_is_the_lowest_taken_seat(self, rulebook):
        button = first_button(taken=[4, 6, 9], drawn={}, rules=rulebook("amerifun"))
        assert (button.seat, str(button.rule)) == (4, "AM Seating")


class TestHIGH04AceOfSpadesIsHighest:
    def test_in_low_games_too(self):
        assert by_card(cards(a="As", b="Ks", c="2c"))[0] == "a"


class TestHIGH05LowestCardInLowGames:
    def test_the_two_of_clubs_and_the_ace_is_high(self):
        assert by_card(cards(a="As", b="Ks", c="2c", d="2d"), low=True) == ["c", "d", "b", "a"]


class TestHIGH06CardsAreDealtFromTheDealersLeft:
    def test_seat_1_gets_the_first_card_wherever_the_button_is(self):
        assert dealing_order([7, 2, 9, 4]) == [2, 4, 7, 9]


class TestDecks:
    def test_a_deck_has_52_cards_each_worth_something_else(self):
        assert len({card.worth for card in DECK}) == 52

    def test_reading_and_writing(self):
        assert [str(Card.parse(str(card))) for card in DECK] == [str(card) for card in DECK]

    @pytest.mark.parametrize("text", ["", "A", "10d", "as", "AS", "1c", "Xs", "A♠", "Asd"])
    def test_what_is_no_card_is_refused(self, text):
        with pytest.raises(Refused):
            Card.parse(text)

    def test_a_card_twice_is_found(self):
        assert twice([Card.parse(text) for text in ("As", "Kd", "As")]) == Card("A", "s")
        assert twice(DECK) is None
