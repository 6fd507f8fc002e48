"""A PIN in the window: set in Setup, asked for in the middle of a deed, by the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tdapp.director import prizes
from tdapp.director.pins import pins, set_pin
from tdapp.gui.sheets.pin import PinSheet
from tdapp.gui.sheets.pins import open_pins
from tdapp.gui.shell.window import Window
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.field import Prize
from tests.gui.looking import cut_off, named, settle, unnamed

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def window(drawn):
    drawn.do(prizes.lock)
    window = Window(drawn)
    window.resize(1280, 720)
    window.show()
    settle()
    yield window
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def guarded(window):
    set_pin(window.desk.house, holder="Otto", typed="2580", by=window.desk.by())
    return window


def types(window: Window, *pins_and_keys: str | Qt.Key) -> list[str]:
    """Somebody who answers the sheet that is about to come; what each of them said."""
    said: list[str] = []
    left = list(pins_and_keys)

    def answer() -> None:
        sheet = QApplication.activeModalWidget()
        if not isinstance(sheet, PinSheet):
            return
        said.append(sheet.problem.text() if sheet.problem.isVisible() else "")
        assert (cut_off(sheet), unnamed(sheet)) == ([], [])
        one = left.pop(0)
        if left:
            QTimer.singleShot(50, answer)
        if isinstance(one, str):
            QTest.keyClicks(named(sheet, "PIN"), one)
            QTest.keyClick(sheet, ENTER)
        else:
            QTest.keyClick(sheet, one)

    QTimer.singleShot(50, answer)
    return said


def test_it_is_set_in_setup_and_says_what_it_guards(window):
    sheet = open_pins(window.desk, window)
    assert "refunds, prizes, bounties" in named(sheet, "What a PIN is asked for", QLabel).text()
    assert (cut_off(sheet), unnamed(sheet)) == ([], [])
    for name, text in (("Whose PIN", "Otto"), ("PIN", "2580"), ("The same again", "2581")):
        field = named(sheet, name)
        field.clear()
        QTest.keyClicks(field, text)
    QTest.keyClick(sheet, ENTER)
    assert named(sheet, "The same again: problem", QLabel).text() == "These two are not the same."
    named(sheet, "The same again").clear()
    QTest.keyClicks(named(sheet, "The same again"), "2580")
    QTest.keyClick(sheet, ENTER)
    assert [pin.holder for pin in pins(window.desk.house)] == ["Otto"]


def test_a_deed_goes_on_once_it_is_given(guarded):
    desk = guarded.desk
    said = types(guarded, "0000", "2580")
    desk.do(prizes.unlock)
    assert said == ["", "That is nobody's PIN."]
    assert not desk.tonight.now[Prize]
    assert guarded.strip.sentence.text().endswith("(PIN of Otto)")
    assert "wrong PIN" in desk.house.journal(HOUSE_STREAM)[-1].sentence


def test_escape_leaves_everything_as_it_was(guarded):
    types(guarded, ESCAPE)
    guarded.desk.do(prizes.unlock)
    assert guarded.desk.tonight.now[Prize]
    assert guarded.strip.sentence.text() == "Nothing was done: this needs a PIN."


def test_undo_with_the_keyboard_asks_as_well_and_the_desk_is_not_asked_twice(guarded):
    types(guarded, "2580")
    guarded.undo()
    assert not guarded.desk.tonight.now[Prize]
    guarded.redo()
    guarded.undo()
    assert not guarded.desk.tonight.now[Prize]
    guarded.run("forget pin")
    guarded.redo()
    types(guarded, ESCAPE)
    guarded.undo()
    assert guarded.desk.tonight.now[Prize]


def test_after_three_wrong_ones_the_next_has_to_wait(guarded):
    said = types(guarded, "0000", "0000", "0000", ESCAPE)
    guarded.desk.do(prizes.unlock)
    assert said[3].startswith("That is nobody's PIN. The next one can be given in 2 s.")


def test_it_is_taken_away_with_itself(guarded):
    sheet = open_pins(guarded.desk, guarded)
    types(guarded, "2580")
    QTest.mouseClick(named(sheet, "Take away the PIN of Otto"), Qt.MouseButton.LeftButton)
    assert pins(guarded.desk.house) == []
    sheet.close()
