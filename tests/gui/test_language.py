"""The language of the window: what this computer remembers, and what is spoken at the start."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, QTranslator

from tdapp.gui.computer import language
from tdapp.gui.computer.language import AS_THE_COMPUTER, WANTED, choose, chosen, language_of
from tdapp.gui.computer.memory import Forgetful
from tdapp.values.say import ENGLISH, FRENCH


@pytest.fixture
def french_computer(monkeypatch, tmp_path):
    (tmp_path / "tdapp_fr.qm").touch()
    monkeypatch.setattr(language, "LANGUAGE_FILES", tmp_path)
    monkeypatch.delenv(WANTED, raising=False)
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("fr_FR"))


def test_the_window_speaks_as_the_computer_does_until_somebody_chooses(french_computer):
    memory = Forgetful()
    assert chosen(memory) == AS_THE_COMPUTER
    assert language_of(memory) is FRENCH
    choose(memory, "en")
    assert language_of(memory) is ENGLISH


def test_a_language_that_the_app_does_not_speak_is_english(french_computer, monkeypatch):
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("pl_PL"))
    assert language_of(Forgetful()) is ENGLISH


def test_the_environment_chooses_for_one_start(french_computer, monkeypatch):
    memory = Forgetful()
    choose(memory, "fr")
    monkeypatch.setenv(WANTED, "en")
    assert language_of(memory) is ENGLISH
    assert chosen(memory) == "fr"


def test_a_language_whose_file_is_missing_is_english(french_computer, monkeypatch, tmp_path):
    monkeypatch.setattr(language, "LANGUAGE_FILES", tmp_path / "nowhere")
    assert language_of(Forgetful()) is ENGLISH


def test_a_number_that_qt_cannot_count_to_is_counted_as_many(application):
    translator = QTranslator()
    assert translator.load("tdapp_fr", str(language.LANGUAGE_FILES))
    application.installTranslator(translator)
    try:
        assert language._by_qt("{n} chip", 10**12) == language._by_qt("{n} chip", 2) == "{n} jetons"
    finally:
        application.removeTranslator(translator)
