"""What a director does with the keyboard in forms: fields by their names."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox

from tests.gui.looking import named, sheet_shown


def enter(inside, field: str, text: str, key: Qt.Key = Qt.Key.Key_Return) -> None:
    line = named(inside, field, QLineEdit)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, key)


def choose(inside, name: str, text: str) -> None:
    """Look through the list with the arrow keys, then Enter."""
    pick = named(inside, name, QComboBox)
    QTest.keyClick(pick, Qt.Key.Key_Home)
    for _ in range(pick.findText(text)):
        QTest.keyClick(pick, Qt.Key.Key_Down)
    assert pick.currentText() == text
    QTest.keyClick(pick, Qt.Key.Key_Return)


def type_number(inside, name: str, text: str) -> None:
    number = named(inside, name, QSpinBox)
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, text)
    QTest.keyClick(number, Qt.Key.Key_Return)


def opened(inside, button: str):
    """The sheet behind a button, by the space bar."""
    named(inside, button).setFocus()
    QTest.keyClick(named(inside, button), Qt.Key.Key_Space)
    return sheet_shown()
