"""Finding controls by their accessible names, and what a widget shows that does not fit."""

from __future__ import annotations

import itertools
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QStackedWidget,
    QWidget,
)

from tdapp.gui.shell.command_bar import CommandBar
from tdapp.gui.shell.strip import Strip
from tdapp.gui.widgets.labels import Elided

FLOATING = (Strip, CommandBar)


def settle() -> None:
    """Until layouts within layouts have found their places, and what was left is gone."""
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def sheet_shown() -> Any:
    """The sheet over the window."""
    settle()
    shown = QApplication.activeModalWidget()
    assert isinstance(shown, QDialog)
    return shown


def named(inside: QWidget, name: str, kind: type[QWidget] = QWidget) -> Any:
    """The one control of that name."""
    found = [widget for widget in inside.findChildren(kind) if widget.accessibleName() == name]
    assert len(found) == 1, f"{len(found)} are called {name!r}"
    return found[0]


def cut_off(inside: QWidget) -> list[str]:
    """Everything visible that has less room than it needs, or reaches out of what holds it."""
    return [
        f"{type(part).__name__} {part.accessibleName() or getattr(part, 'text', str)()!r}: {part.geometry()}"
        for part in inside.findChildren(QWidget)
        if part.isVisible() and (_is_tight(part) or _sticks_out(part))
    ]


def _is_tight(part: QWidget) -> bool:
    needs, has = part.sizeHint(), part.size()
    if isinstance(part, Elided):
        return has.height() < needs.height()
    if isinstance(part, QLabel):
        if part.wordWrap():
            return part.heightForWidth(has.width()) > has.height()
        return needs.width() > has.width() or needs.height() > has.height()
    if isinstance(part, QComboBox):
        text = part.fontMetrics().horizontalAdvance(part.currentText())
        return text + 40 > has.width() or needs.height() > has.height()
    if isinstance(part, QAbstractButton):
        return needs.width() > has.width() or needs.height() > has.height()
    if isinstance(part, QLineEdit) and isinstance(part.parent(), QAbstractSpinBox):
        metrics = part.fontMetrics()
        return metrics.horizontalAdvance(part.text()) + 13 > has.width() or metrics.height() > has.height()
    return isinstance(part, QLineEdit) and needs.height() > has.height()


def _sticks_out(part: QWidget) -> bool:
    holder = part.parentWidget()
    if holder is None or part.isWindow() or isinstance(holder.parentWidget(), QAbstractScrollArea):
        return False
    if isinstance(part, QAbstractScrollArea) or isinstance(holder, QAbstractScrollArea | QAbstractSpinBox | QComboBox):
        return False
    return not holder.rect().contains(part.geometry())


def unnamed(inside: QWidget) -> list[QWidget]:
    """Controls that a screen reader could not tell."""
    controls = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit)
    return [
        part
        for part in inside.findChildren(QWidget)
        if isinstance(part, controls)
        and not part.accessibleName()
        and not isinstance(part.parent(), QAbstractSpinBox | QComboBox)
        and not part.objectName().startswith("qt_")
    ]


def overlapping(inside: QWidget) -> list[str]:
    """Siblings that cover one another, but for what floats over a page on purpose."""
    found = []
    for holder in [inside, *inside.findChildren(QWidget)]:
        if isinstance(holder, QStackedWidget | QAbstractScrollArea):
            continue
        parts = [
            one for one in holder.children() if isinstance(one, QWidget) and one.isVisible() and not one.isWindow()
        ]
        for one, other in itertools.combinations(parts, 2):
            if isinstance(one, FLOATING) or isinstance(other, FLOATING):
                continue
            if one.geometry().intersects(other.geometry()):
                found.append(f"{one} {one.geometry()} and {other} {other.geometry()} in {holder}")
    return found


def check(shown: QWidget) -> None:
    """Nothing cut off, nothing overlapping, everything named."""
    settle()
    assert cut_off(shown) == []
    assert overlapping(shown) == []
    assert [one for one in unnamed(shown) if not isinstance(one.parent(), QLineEdit)] == []
