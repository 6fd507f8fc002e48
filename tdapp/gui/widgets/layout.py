"""Cards, rows and columns with the steps of four that everything keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.gui.theme.look import picture

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayoutItem


def row(*parts: QWidget | QLayout | int, spacing: int = 12) -> QHBoxLayout:
    """Side by side; a number is that much stretch."""
    made = QHBoxLayout()
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(spacing)
    _fill(made, parts)
    return made


def column(*parts: QWidget | QLayout | int, spacing: int = 8) -> QVBoxLayout:
    made = QVBoxLayout()
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(spacing)
    _fill(made, parts)
    return made


def _fill(box: QBoxLayout, parts: tuple[QWidget | QLayout | int, ...]) -> None:
    for part in parts:
        if isinstance(part, int):
            box.addStretch(part)
        elif isinstance(part, QLayout):
            box.addLayout(part)
        else:
            box.addWidget(part)


class Card(QFrame):
    """A quiet surface for things that belong together."""

    def __init__(self, *parts: QWidget | QLayout | int, spacing: int = 8, margins: int = 20) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self.body = column(*parts, spacing=spacing)
        self.body.setContentsMargins(margins, margins - 4, margins, margins - 4)
        self.setLayout(self.body)


def rule() -> QFrame:
    made = QFrame()
    made.setProperty("look", "rule")
    return made


def tile(icon: str, look: str, color: str) -> QFrame:
    """A small colored square with an icon: what kind of thing a card is about."""
    made = QFrame()
    made.setProperty("look", f"tile-{look}")
    made.setFixedSize(44, 44)
    sign = QLabel()
    sign.setPixmap(picture(icon, color))
    sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
    made.setLayout(column(sign))
    return made


def scrolling(content: QWidget) -> QScrollArea:
    made = QScrollArea()
    made.setWidgetResizable(True)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setWidget(content)
    return made


def empty(layout: QLayout) -> None:
    """Take everything out of a layout, and away."""
    while layout.count():
        item: QLayoutItem | None = layout.takeAt(0)
        if item is None:
            return
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            empty(inner)
            inner.deleteLater()
