"""Several tournaments at once in one house: the header leads from one to the other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tdapp.director import clock, events, registration
from tdapp.director.invariants import open_house
from tdapp.director.players import amend_player, known
from tdapp.gui.desk import Desk
from tdapp.gui.shell.window import Window
from tests.gui.looking import named

NOON = 1_700_222_400_000
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def desk(application, tmp_path):
    desk = Desk(open_house(tmp_path / "swan.tdapp", create=True), now=lambda: NOON, who="Mia")
    for hours, name in ((3, "Turbo & more"), (1, "Main event"), (5, "Ladies")):
        wish = events.Wish(name, "AMERIFUN sample", 2_000, starts=NOON + hours * 3_600_000)
        desk.turn_to(events.create(desk.house, wish, by=desk.by()))
    yield desk
    desk.house.close()


@pytest.fixture
def window(desk):
    window = Window(desk)
    window.resize(1280, 720)
    window.show()
    QApplication.processEvents()
    yield window
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def menu(window):
    QApplication.processEvents()
    shown = QApplication.activePopupWidget()
    assert shown is not None
    assert shown.accessibleName() == "Tournaments"
    return shown


def test_a_click_on_the_name_lists_them_with_how_far_each_is(desk, window):
    for name in ("Ann", "Bob"):
        registration.register(desk.house, desk.tournament, name=name, chance=desk.chance(), by=desk.by())
    clock.start(desk.house, desk.tournament, by=desk.by())
    QTest.mouseClick(named(window, "Event", QLabel), Qt.MouseButton.LeftButton)
    shown = menu(window)
    lines = [entry.text() for entry in shown.actions()]
    assert lines[0] == "Main event   ·   not started · no entries yet"
    assert lines[1].startswith("Turbo && more")
    assert lines[2] == "Ladies   ·   Level 1, 20:00 left · 2 of 2 players"
    assert [entry.isChecked() for entry in shown.actions()[:3]] == [False, False, True]
    shown.close()


def test_one_is_chosen_by_keys_alone(desk, window):
    QTest.keyClick(window, Qt.Key.Key_O, CTRL)
    shown = menu(window)
    QTest.keyClick(shown, Qt.Key.Key_Down)
    QTest.keyClick(shown, Qt.Key.Key_Down)
    QTest.keyClick(shown, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert desk.tonight.terms.name == "Turbo & more"
    assert named(window, "Event", QLabel).text() == "Turbo & more"
    assert window.windowTitle() == "Turbo & more – tdapp"


def test_the_next_one_round_and_round(desk, window):
    turned = []
    for _ in range(4):
        window.run("next event")
        turned.append(desk.tonight.terms.name)
    assert turned == ["Main event", "Turbo & more", "Ladies", "Main event"]


def test_a_corrected_name_is_said_without_an_undo_that_would_take_back_something_else(desk, window):
    desk.do(registration.register, name="Lena Moer", chance=desk.chance())
    assert window.strip.sentence.text().startswith("Lena Moer is in")
    ((player, _),) = known(desk.house).items()
    amend_player(desk.house, player=player, name="Lena Moser", by=desk.by())
    assert "Lena Moser" in window.strip.sentence.text()
    assert not window.strip.undo.isVisible()
