"""A house without a tournament."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.director.invariants import open_house
from tdapp.director.players import add_player
from tdapp.gui.desk import Desk
from tdapp.gui.theme import look
from tdapp.gui.welcome import Welcome
from tests.gui.looking import cut_off, named, unnamed

CHOICES = ("Start a tournament from a template", "Open the sample evening", "Import players")


@pytest.fixture
def desk(application, tmp_path):
    desk = Desk(open_house(tmp_path / "swan.tdapp", create=True), now=lambda: 1_700_222_400_000, who="Mia")
    yield desk
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    desk.house.close()


@pytest.fixture
def welcome(desk):
    welcome = Welcome(desk)
    welcome.resize(1280, 720)
    welcome.show()
    yield welcome
    welcome.deleteLater()


@pytest.fixture
def heard(welcome):
    heard: list[str] = []
    for name, signal in zip(CHOICES, (welcome.start, welcome.sample, welcome.import_players)):
        signal.connect(lambda name=name: heard.append(name))
    return heard


class TestThreeWaysToBegin:
    @pytest.mark.parametrize("name", CHOICES)
    def test_by_mouse(self, welcome, heard, name):
        QTest.mouseClick(named(welcome, name), Qt.MouseButton.LeftButton)
        assert heard == [name]

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
    @pytest.mark.parametrize("name", CHOICES)
    def test_by_the_keyboard_on_the_card(self, welcome, heard, name, key):
        QTest.keyClick(named(welcome, name), key)
        assert heard == [name]

    @pytest.mark.parametrize(("key", "name"), list(zip("123", CHOICES)))
    def test_by_its_own_key_from_any_card(self, welcome, heard, key, name):
        QTest.keyClicks(named(welcome, CHOICES[0]), key)
        assert heard == [name]

    def test_other_keys_do_nothing(self, welcome, heard):
        QTest.keyClicks(welcome, "4x")
        QTest.keyClicks(welcome, "1", Qt.KeyboardModifier.ControlModifier)
        assert heard == []

    def test_tab_goes_from_card_to_card(self, welcome):
        welcome.setFocus()
        reached = []
        for _ in CHOICES:
            reached.append(welcome.focusWidget().accessibleName())
            QTest.keyClick(welcome.focusWidget(), Qt.Key.Key_Tab)
        assert tuple(reached) == CHOICES


class TestTheLook:
    @pytest.mark.parametrize("theme", ["dark", "light"])
    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 600)])
    def test_nothing_is_cut_off(self, application, desk, welcome, theme, size):
        add_player(desk.house, name="Ann Lee", by=desk.by())
        look.apply(application, theme)
        welcome.resize(*size)
        QApplication.processEvents()
        assert cut_off(welcome) == []
        look.apply(application, "dark")

    def test_every_control_has_a_name(self, welcome):
        assert unnamed(welcome) == []
