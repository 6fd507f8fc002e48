"""Texts in the language in force: a translator that turns them round shows what is said through it, and how."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.values.citation import Citation
from tdapp.values.money import money, read_money
from tdapp.values.refusal import Refused
from tdapp.values.say import ENGLISH, FRENCH, LANGUAGES, decimal, grouped, say, say_kept, speak, spoken
from tdapp.values.words import count, listed, ordinal

KNOWN = {
    "{player} moves to table {table}.": "Table {table} : {player} arrive.",
    "{chips:,} chips, {share:.1f} %": "{chips:,} jetons, {share:.1f} %",
    "{others} and {last}": "{others} et {last}",
    "{n} player": "{n} joueur|{n} joueurs",
    "house": "établissement",
}


def in_french(text: str, number: int | None) -> str:
    """French says 0 and 1 in the singular, as Qt's own rules do."""
    forms = KNOWN.get(text, text).split("|")
    return forms[-1] if number is not None and number > 1 else forms[0]


@pytest.fixture
def french():
    speak(FRENCH, in_french)
    yield
    speak(ENGLISH, None)


class TestEnglish:
    def test_a_text_is_its_own_translation(self):
        assert say("Nobody is in.") == "Nobody is in."
        assert say_kept("Nobody is in.") == "Nobody is in."
        assert spoken() is ENGLISH

    def test_fields_are_filled_in_as_they_are_asked_for(self):
        assert say("{chips:,} chips for {who!r}", chips=1500, who="Zoë") == "1,500 chips for 'Zoë'"

    def test_a_text_without_fields_may_hold_braces(self):
        assert say("max({a}, 0)") == "max({a}, 0)"


class TestAnotherLanguage:
    def test_puts_the_fields_in_its_own_order(self, french):
        assert say("{player} moves to table {table}.", player="Zoë", table=3) == "Table 3 : Zoë arrive."

    def test_writes_numbers_with_its_own_marks(self, french):
        assert (
            say("{chips:,} chips, {share:.1f} %", chips=1_234_567, share=12.5) == "1\u202f234\u202f567 jetons, 12,5 %"
        )
        assert grouped(10_000) == "10\u202f000"
        assert decimal(1_234.5, 2) == "1\u202f234,50"

    def test_says_what_it_does_not_know_in_english(self, french):
        assert say("Quite new: {what}", what="this") == "Quite new: this"

    def test_chooses_the_form_by_the_number(self, french):
        assert [count(n, "player") for n in (0, 1, 2)] == ["0 joueur", "1 joueur", "2 joueurs"]
        assert count(1_500, "player") == "1\u202f500 joueurs"

    def test_lists_and_counts_in_its_own_way(self, french):
        assert listed(["Ann", "Bob", "Zoë"]) == "Ann, Bob et Zoë"
        assert [ordinal(n) for n in (1, 2, 21)] == ["1re", "2e", "21e"]

    def test_says_that_a_rule_is_the_houses_own_but_leaves_the_place_in_a_book(self, french):
        assert Refused("Non.", rule=Citation("LATE-06", "house")).sentence == "Non. (établissement)"
        assert Refused("Non.", rule=Citation("LATE-04", "R11 §15.7")).sentence == "Non. (R11 §15.7)"

    def test_puts_the_sign_of_a_currency_behind(self, french):
        assert money(250_050, "EUR") == "2\u202f500,50\u00a0€"
        assert money(-500, "GBP") == "−5\u00a0£"


@given(st.integers(0, 10**9), st.sampled_from(["EUR", "PLN", "KRW", "CHF"]), st.sampled_from(sorted(LANGUAGES)))
def test_money_is_read_as_it_is_written_in_every_language(amount, currency, language):
    speak(LANGUAGES[language], None if language == "en" else in_french)
    try:
        assert read_money(money(amount, currency), currency) == amount
    finally:
        speak(ENGLISH, None)
