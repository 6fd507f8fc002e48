"""One page of help as text: Markdown in our fonts and colors, with pictures of the theme in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPainter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser

from tdapp.gui.theme.look import in_force
from tdapp.values.say import say
from tdapp.views.help_pages import HELP

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QResizeEvent, QTextBlock

    from tdapp.gui.theme.palette import Palette
    from tdapp.views.help_pages import HelpPage

WIDTH = 760
"""Of pictures, and about of lines: longer ones are hard to read."""
MARGIN, LEAST = 28, 240
SIZES = {1: 26, 2: 19, 3: 16}
"""Of headings, in pixels."""


class HelpText(QTextBrowser):
    """Links lead to other pages of the help and nowhere else; nothing is fetched."""

    page_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "help")
        self.setAccessibleName(say("Help text"))
        self.setOpenLinks(False)
        # Always there: else it would change the width that decides whether it is needed.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.shown: HelpPage | None = None
        self._set: QTextDocument | None = None
        self._width = WIDTH
        self.anchorClicked.connect(lambda url: self.page_wanted.emit(url.fileName().removesuffix(".md")))

    def show_page(self, page: HelpPage) -> None:
        self.shown = page
        # Made beside the screen: laid out once, when it is dressed.
        before, document = self._set, QTextDocument(self)
        document.setDocumentMargin(MARGIN)
        document.setMarkdown(page.text)
        dress(document, in_force(), self._width)
        self.setDocument(document)
        self._set = document
        if before is not None:
            before.deleteLater()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        file = picture_of(url.path(), in_force().id)
        if kind != QTextDocument.ResourceType.ImageResource.value or not file.is_file():
            return None
        image = QImage(str(file))
        sharp = self.devicePixelRatioF()
        wide = min(image.width(), round(self._width * sharp))
        image = image.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)
        painter = QPainter(image)
        painter.setPen(QColor(in_force().line))
        painter.drawRect(image.rect().adjusted(0, 0, -1, -1))
        painter.end()
        image.setDevicePixelRatio(sharp)
        return image

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pictures and tables are never wider than the text."""
        super().resizeEvent(event)
        wide = max(min(WIDTH, self.viewport().width() - 2 * MARGIN), LEAST)
        if wide != self._width:
            self._width = wide
            if self.shown is not None:
                at = self.verticalScrollBar().value()
                self.show_page(self.shown)
                self.verticalScrollBar().setValue(at)


def picture_of(path: str, theme: str) -> Path:
    """The page names the light one; the file of a picture in a theme."""
    file = HELP / path
    other = file.with_name(file.name.replace("-light.", f"-{theme}."))
    return other if other.is_file() else file


def dress(document: QTextDocument, palette: Palette, width: int) -> None:
    """Qt sets Markdown in fonts and distances of its own: put ours in their place."""
    _dress_tables(document, palette, width)
    block = document.begin()
    while block.isValid():
        _dress_block(block, palette)
        block = block.next()


def _dress_block(block: QTextBlock, palette: Palette) -> None:
    cursor = QTextCursor(block)
    cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
    is_code = block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence.value) or (
        block.blockFormat().nonBreakableLines()
    )
    in_table = cursor.currentTable() is not None
    shape = QTextBlockFormat()
    level = block.blockFormat().headingLevel()
    shape.setTopMargin(22 if level > 1 else 0 if in_table else 5)
    shape.setBottomMargin(4 if level > 1 else 0 if in_table or is_code else 7)
    if is_code:
        shape.setBackground(QColor(palette.raised if palette.id == "dark" else palette.line))
        shape.setLeftMargin(12)
        shape.setNonBreakableLines(False)
    has_picture = any(part.format.isImageFormat() for part in block.textFormats())
    shape.setLineHeight(100 if has_picture else 138, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    QTextCursor(block).mergeBlockFormat(shape)
    for part in block.textFormats():
        if part.format.isImageFormat():
            continue
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + part.start)
        keep = QTextCursor.MoveMode.KeepAnchor
        cursor.setPosition(block.position() + part.start + part.length, keep)
        cursor.setCharFormat(_dressed(part.format, palette, level, is_code=is_code))


def _dressed(was: QTextCharFormat, palette: Palette, level: int, *, is_code: bool) -> QTextCharFormat:
    made = QTextCharFormat(was)
    made.clearProperty(QTextFormat.Property.FontSizeAdjustment.value)
    made.setFontFamilies(["Inter"])
    made.setProperty(QTextFormat.Property.FontPixelSize.value, SIZES.get(level, 15))
    if level:
        made.setFontWeight(QFont.Weight.Bold if level == 1 else QFont.Weight.DemiBold)
    if was.fontFixedPitch():
        made.setFontFixedPitch(False)
        if not is_code:
            made.setFontWeight(QFont.Weight.DemiBold)
            made.setProperty(QTextFormat.Property.FontPixelSize.value, 13)
            made.setBackground(QColor(palette.line))
    if was.isAnchor():
        made.setForeground(QColor(palette.information))
        made.setFontUnderline(False)
    return made


def _dress_tables(document: QTextDocument, palette: Palette, width: int) -> None:
    for frame in document.rootFrame().childFrames():
        if not isinstance(frame, QTextTable):
            continue
        shape = frame.format()
        shape.setBorder(1)
        shape.setBorderCollapse(True)
        shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        shape.setBorderBrush(QColor(palette.line))
        shape.setCellPadding(7)
        shape.setCellSpacing(0)
        shape.setTopMargin(8)
        shape.setBottomMargin(12)
        shape.setWidth(QTextLength(QTextLength.Type.FixedLength, width))
        frame.setFormat(shape)
