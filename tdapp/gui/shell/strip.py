"""The strip at the bottom: what was done, with its undo, or why something was not done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from tdapp.gui.theme.look import relook
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import empty, row
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


STAYS = 12_000
"""Milliseconds, where nothing can be undone by it."""


class Strip(QFrame):
    """It floats over the page until the next action replaces it, or somebody puts it away.

    What the strip can do nothing about leaves by itself; a refusal stays to be read.
    """

    def __init__(self, parent: QWidget, undo: Callable[[], object]) -> None:
        super().__init__(parent)
        self._page = parent
        self.setProperty("look", "strip")
        self.sentence = Elided("", least=60)
        self.sentence.setAccessibleName(say("What was done"))
        self.undo = QPushButton(say("Undo"))
        self.undo.setAccessibleName(say("Undo the last action"))
        self.undo.setCursor(Qt.CursorShape.PointingHandCursor)
        self.undo.clicked.connect(lambda: undo())
        self.key = label("Ctrl+Z", "quiet")
        self.away = QPushButton("×")
        self.away.setProperty("look", "away")
        self.away.setAccessibleName(say("Put this line away"))
        self.away.setToolTip(say("Put this line away"))
        self.away.setCursor(Qt.CursorShape.PointingHandCursor)
        self.away.clicked.connect(self.hide)
        self._leaves = QTimer(self)
        self._leaves.setSingleShot(True)
        self._leaves.setInterval(STAYS)
        self._leaves.timeout.connect(self.hide)
        self._offers = row(spacing=10)
        self._box = row(self.sentence, self._offers, self.undo, self.key, self.away, spacing=10)
        self._box.setContentsMargins(16, 10, 8, 10)
        self.setLayout(self._box)
        parent.installEventFilter(self)
        self.hide()

    def say(self, sentence: str, *, can_undo: bool, offers: Sequence[tuple[str, Callable[[], object]]] = ()) -> None:
        """`offers` are what is at hand next, each with what it does."""
        relook(self, "strip")
        self._show(sentence, can_undo=can_undo, offers=offers)
        if not can_undo and not offers:
            self._leaves.start()

    def refuse(self, sentence: str) -> None:
        relook(self, "refusal")
        self._show(sentence, can_undo=False)

    def _show(self, sentence: str, *, can_undo: bool, offers: Sequence[tuple[str, Callable[[], object]]] = ()) -> None:
        self._leaves.stop()
        self.sentence.setText(sentence)
        empty(self._offers)
        for text, does in offers:
            button = QPushButton(text)
            button.setAccessibleName(text)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            # The strip says something else by the time the gesture is done.
            button.clicked.connect(lambda _=False, does=does: QTimer.singleShot(0, self, does))
            self._offers.addWidget(button)
            # What is not shown yet counts for nothing in the width of the strip.
            button.show()
        self.undo.setVisible(can_undo)
        self.key.setVisible(can_undo)
        for part in (self.sentence, self.undo, self.key, self.away):
            part.style().unpolish(part)
            part.style().polish(part)
        self.show()
        self.raise_()
        self._place()

    def _place(self) -> None:
        room = self._page.size()
        self._box.activate()
        width = min(self.sizeHint().width(), room.width() - 48)
        self.setGeometry(24, room.height() - self.sizeHint().height() - 18, width, self.sizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)
