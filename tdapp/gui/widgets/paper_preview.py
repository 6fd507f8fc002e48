"""A document as it will come out of the printer, and putting it there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPdfWidgets import QPdfView
from PySide6.QtWidgets import QFrame, QStackedWidget

from tdapp.gui.paper.printer import POINTS
from tdapp.gui.theme.look import in_force
from tdapp.gui.theme.palette import mixed
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card
from tdapp.values.say import say

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget


class Pages(QPdfView):
    """All pages below one another; plus and minus zoom, 0 fits a page again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPageMode(QPdfView.PageMode.MultiPage)
        self.setZoomMode(QPdfView.ZoomMode.FitInView)
        self.setPageSpacing(16)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() in ("+", "-"):
            self.zoom(1.25 if event.text() == "+" else 0.8)
        elif event.text() == "0":
            self.setZoomMode(QPdfView.ZoomMode.FitInView)
        else:
            super().keyPressEvent(event)

    def zoom(self, times: float) -> None:
        now = self.zoomFactor() if self.zoomMode() == QPdfView.ZoomMode.Custom else self._fitted()
        self.setZoomMode(QPdfView.ZoomMode.Custom)
        self.setZoomFactor(min(max(now * times, 0.2), 5.0))

    def _fitted(self) -> float:
        page = self.document().pagePointSize(0)
        inch = self.logicalDpiX() / POINTS
        room = self.viewport().size()
        return min(room.width() / (page.width() * inch), room.height() / (page.height() * inch))


class PaperPreview(QStackedWidget):
    """Shows a document, or a sentence where there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.document = QPdfDocument(self)
        self._buffer = QBuffer(self)
        self.pages = Pages(self)
        self.pages.setDocument(self.document)
        self.pages.setAccessibleName(say("Preview"))
        self.sentence = label(look="muted", wraps=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.addWidget(self.pages)
        self.addWidget(Card(1, self.sentence, 1))
        self.say("")

    def say(self, sentence: str) -> None:
        self.sentence.setText(sentence)
        self.setCurrentIndex(1)

    def show_paper(self, paper: bytes, title: str) -> None:
        """Another document, or the same one anew: then it stays where it was scrolled to."""
        bar = self.pages.verticalScrollBar()
        shown = say("Preview of {title}", title=title)
        at = bar.value() if self.pages.accessibleName() == shown else 0
        self.document.close()
        self._buffer.close()
        self._buffer.setData(QByteArray(paper))
        self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        self.document.load(self._buffer)
        self.pages.setAccessibleName(shown)
        self._dress()
        self.setCurrentIndex(0)
        bar.setValue(at)

    def _dress(self) -> None:
        """A ground a little off the window's, so that white paper stands out in both themes."""
        colors, theme = self.pages.palette(), in_force()
        ground = QColor(mixed(theme.line, theme.background, 0.5))
        for role in (QPalette.ColorRole.Dark, QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            colors.setColor(role, ground)
        self.pages.setPalette(colors)
        self.pages.viewport().setPalette(colors)
