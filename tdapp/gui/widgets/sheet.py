"""A sheet of questions over the window: it stays until its answer is accepted, and says in place why it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QShowEvent


class Sheet(QDialog):
    """`ask(then)` shows it and returns at once; `then` gets the answer, and a refusal keeps the sheet open."""

    def __init__(
        self,
        parent: QWidget | None,
        title: str,
        text: str = "",
        *,
        ok: str = say("OK"),
        cancel: str = say("Cancel"),
        width: int = 460,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setModal(True)
        self.setFixedWidth(width)
        self.body = column(spacing=12)
        self.problem = label(look="problem", wraps=True, name=say("Problem"))
        self.problem.hide()
        self.ok = Button(ok, self.accept, look="primary", key="Enter")
        self.ok.setDefault(True)
        self.cancel = Button(cancel or say("Cancel"), self.reject, key="Esc")
        if not cancel:
            self.cancel.hide()
        buttons = row(1, self.cancel, self.ok)
        heading = label(title, "title", wraps=True)
        whole = column(heading, spacing=12)
        if text:
            whole.addWidget(label(text, "muted", wraps=True))
        whole.addLayout(self.body)
        whole.addWidget(self.problem)
        whole.addLayout(buttons)
        whole.setContentsMargins(28, 24, 28, 24)
        self._whole = whole
        self.setLayout(whole)
        self._then: Callable[[Any], object] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def value(self) -> Any:
        """The answer; raises Refused for one that makes no sense."""
        return None

    def ask(self, then: Callable[[Any], object]) -> None:
        self._then = then
        self.open()

    def accept(self) -> None:
        self.problem.hide()
        try:
            if self._then is not None:
                self._then(self.value())
        except Refused as no:
            self.refuse(no)
            return
        super().accept()

    def refuse(self, no: Refused) -> None:
        """Say it where it is asked; `no.at` is the place in the request."""
        self.say_no(no.sentence)

    def say_no(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.show()
        self.fit()

    def fit(self) -> None:
        """As high as its sentences need at this width; adjustSize() does not reckon with lines that wrap."""
        self._whole.activate()
        self.resize(
            self.width(), max(self._whole.totalHeightForWidth(self.width()), self._whole.minimumSize().height())
        )
        if self.isVisible():
            self._stay_on_the_screen()

    def _stay_on_the_screen(self) -> None:
        """A sheet that grew below the edge moves up: its buttons are at its foot."""
        screen, frame = self.screen().availableGeometry(), self.frameGeometry()
        below = frame.bottom() - screen.bottom()
        if below > 0:
            self.move(self.x(), max(self.y() - below, screen.top()))

    def showEvent(self, event: QShowEvent) -> None:
        self.fit()
        super().showEvent(event)
