"""Ctrl+Z edits what was typed; in a line where nothing is typed it takes back the last deed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QToolButton

from tdapp.director import terms
from tdapp.gui.shell.window import Window
from tdapp.gui.widgets.text_line import LONGEST, TextLine
from tests.gui.looking import named, settle

CTRL = Qt.KeyboardModifier.ControlModifier
ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


def line(window, page: int, name: str):
    QTest.keyClick(window, Qt.Key(Qt.Key.Key_0 + page), CTRL)
    settle()
    found = named(window, name, QLineEdit)
    found.setFocus()
    return found


def undo(line):
    QTest.keyClick(line, Qt.Key.Key_Z, CTRL)
    settle()


def redo(line):
    QTest.keyClick(line, Qt.Key.Key_Y, CTRL)
    settle()


def command(window, text: str):
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_K, CTRL)
    QTest.keyClicks(window.bar.line, text)
    QTest.keyClick(window.bar.line, ENTER)
    settle()


@pytest.fixture
def box(window):
    return line(window, 2, "Register a player")


class TestTheRegisterBox:
    def test_after_a_registration_it_takes_the_registration_back_and_brings_it_again(self, window, box, drawn):
        command(window, "out ann")
        QTest.keyClicks(box, "Zora Quist")
        QTest.keyClick(box, ENTER)
        QTest.keyClick(box, ENTER)
        assert drawn.tonight.left == 18
        undo(box)
        assert (drawn.tonight.left, box.text()) == (17, "")
        redo(box)
        assert (drawn.tonight.left, box.text()) == (18, "")

    def test_after_a_bust_out_from_the_command_bar_it_takes_the_bust_out_back(self, window, box, drawn):
        QTest.keyClicks(box, "x")
        QTest.keyClick(box, ESCAPE)
        command(window, "out ann")
        assert box.hasFocus()
        assert drawn.tonight.left == 17
        undo(box)
        assert drawn.tonight.left == 18

    def test_what_is_being_typed_is_edited_and_the_evening_stays_as_it_is(self, box, drawn):
        before = drawn.tonight.now.n
        QTest.keyClicks(box, "Zora")
        undo(box)
        assert (box.text(), drawn.tonight.now.n) == ("", before)
        redo(box)
        assert (box.text(), drawn.tonight.now.n) == ("Zora", before)

    def test_a_key_that_is_held_does_not_go_on_to_the_evening(self, box, drawn):
        before = drawn.tonight.now.n
        held = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, CTRL, "", True)
        QApplication.sendEvent(box, held)
        assert held.isAccepted(), "it stays in the box"
        assert drawn.tonight.now.n == before


class TestOtherLines:
    @pytest.mark.parametrize(("page", "name"), [(2, "Find in the list"), (3, "Where is"), (8, "Search the journal")])
    def test_a_search_that_was_cleared_is_done_with(self, window, drawn, page, name):
        search = line(window, page, name)
        command(window, "out ann")
        assert search.hasFocus()
        QTest.keyClicks(search, "Bob")
        undo(search)
        assert drawn.tonight.left == 17, "what was typed is edited"
        QTest.keyClicks(search, "Bob")
        search.clear()
        undo(search)
        assert (drawn.tonight.left, search.text()) == (18, "")

    def test_the_cross_in_a_search_clears_it_for_good(self, window, drawn):
        search = line(window, 2, "Find in the list")
        command(window, "out ann")
        QTest.keyClicks(search, "Bob")
        (cross,) = search.findChildren(QToolButton)
        QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
        assert search.text() == ""
        undo(search)
        assert drawn.tonight.left == 18

    def test_every_line_of_every_page_keeps_the_rule(self, window):
        for page in range(1, 10):
            QTest.keyClick(window, Qt.Key(Qt.Key.Key_0 + page), CTRL)
            settle()
        bare = [
            one.accessibleName() or type(one).__name__
            for one in window.findChildren(QLineEdit)
            if not isinstance(one, TextLine) and not isinstance(one.parent(), QAbstractSpinBox | QComboBox)
        ]
        assert bare == []


class TestNumbersWithoutNames:
    def test_ctrl_z_takes_back_what_was_counted(self, desk):
        desk.do(terms.amend, has_names=False)
        window = Window(desk)
        window.show()
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        how_many = line(window, 2, "How many")
        QTest.keyClicks(how_many, "27")
        QTest.keyClick(how_many, ENTER)
        assert desk.tonight.left == 27
        undo(how_many)
        assert desk.tonight.left == 0
        window.close()
        window.deleteLater()
        settle()


@pytest.mark.parametrize("word", ["chips", "note", "out", "level", "+", "who"])
def test_a_number_without_end_that_was_pasted_is_read_like_any_other(window, word):
    bar = window.bar
    bar.open()
    QApplication.clipboard().setText(f"{word} {'9' * 30_000}")
    bar.line.paste()
    settle()
    assert bar.line.text().startswith(word)
    assert len(bar.line.text()) == LONGEST
