"""A button with its key beside its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy

from tdapp.gui.theme.look import relook

if TYPE_CHECKING:
    from collections.abc import Callable


class Button(QPushButton):
    """Its accessible name is its text unless it says otherwise; the key is drawn as a cap."""

    def __init__(
        self,
        text: str,
        does: Callable[[], object] | None = None,
        *,
        look: str = "",
        key: str = "",
        name: str = "",
    ) -> None:
        super().__init__(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self.setAccessibleName(name or text)
        if look:
            self.setProperty("look", look)
        self._cap = QLabel(key, self)
        self._cap.setProperty("look", "key-on-accent" if look == "primary" else "key")
        self._cap.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._cap.setVisible(bool(key))
        self._cap.setFixedHeight(20)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 12, 0)
        row.addStretch()
        row.addWidget(self._cap, 0, Qt.AlignmentFlag.AlignVCenter)
        if key:
            # Room for the cap at the right of the text, which the style centres in what is left.
            self.setStyleSheet(f"QPushButton {{ padding-right: {self._cap.sizeHint().width() + 22}px; }}")
        if does is not None:
            self.clicked.connect(lambda: does())

    def say(self, text: str, name: str = "") -> None:
        self.setText(text)
        self.setAccessibleName(name or text)
        self.updateGeometry()

    def look(self, look: str) -> None:
        if self.property("look") != look:
            relook(self, look)
            relook(self._cap, "key-on-accent" if look == "primary" else "key")

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, 38))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
