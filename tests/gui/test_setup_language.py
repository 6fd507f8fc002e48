"""Choosing the language: for this computer, from the next start on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tdapp.gui.computer import language
from tdapp.gui.computer.language import AS_THE_COMPUTER, WANTED, chosen, language_of
from tdapp.gui.pages.setup_language import LanguageCard
from tdapp.values.say import ENGLISH, FRENCH, LANGUAGES
from tests.gui.looking import named


@pytest.fixture
def english_computer(monkeypatch, tmp_path):
    (tmp_path / "tdapp_fr.qm").touch()
    monkeypatch.setattr(language, "LANGUAGE_FILES", tmp_path)
    monkeypatch.delenv(WANTED, raising=False)
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("en_GB"))


@pytest.fixture
def card(english_computer, desk):
    made = LanguageCard(desk)
    made.show()
    return made


def pick(card, name):
    """As somebody does by the keyboard: go to it, and Enter."""
    card.language.setFocus()
    card.language.setCurrentText(name)
    QTest.keyClick(card.language, Qt.Key.Key_Return)


def test_every_language_is_offered_by_its_own_name(card):
    offered = [card.language.itemText(n) for n in range(card.language.count())]
    assert offered == ["As the computer", *(one.name for one in LANGUAGES.values())]


def test_until_somebody_chooses_it_is_the_computers(card, desk):
    assert card.language.currentData() == AS_THE_COMPUTER
    assert chosen(desk.memory) == AS_THE_COMPUTER


def test_what_is_chosen_holds_from_the_next_start_on(card, desk):
    pick(card, "Français")
    assert chosen(desk.memory) == "fr"
    assert language_of(desk.memory) is FRENCH
    told = named(card, "Language of the next start", QLabel)
    assert told.isVisible()
    assert told.text() == "Français from the next start on."


def test_back_to_the_language_that_is_spoken_nothing_is_announced(card, desk):
    pick(card, "Français")
    pick(card, "As the computer")
    assert language_of(desk.memory) is ENGLISH
    assert not named(card, "Language of the next start", QLabel).isVisible()


def test_it_says_how_to_start_anew(card):
    assert any("Ctrl+Q" in part.text() for part in card.findChildren(QLabel))


def test_another_card_of_this_computer_shows_what_was_chosen(card, desk):
    pick(card, "English")
    assert LanguageCard(desk).language.currentText() == "English"


def test_setup_offers_it_with_what_is_of_the_house(english_computer, setup_page):
    setup_page.turn_to("house")
    assert named(setup_page.section, "Language") is not None
