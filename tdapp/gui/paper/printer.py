"""Pages of a document onto a printer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPageSize, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

POINTS = 72
FINEST = 300
"""Dots an inch: more would only cost memory, for the sheets are type and lines."""


def print_on(name: str, paper: bytes) -> str:
    """A whole document on a printer by its name, without asking anything; why it could not be, or nothing."""
    if name not in QPrinterInfo.availablePrinterNames():
        return say("this computer has no printer {name}.", name=name)
    document, buffer = QPdfDocument(), QBuffer()
    buffer.setData(QByteArray(paper))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    document.load(buffer)
    printer = QPrinter(QPrinterInfo.printerInfo(name), QPrinter.PrinterMode.HighResolution)
    size = document.pagePointSize(0)
    printer.setPageSize(QPageSize(QSizeF(size), QPageSize.Unit.Point))
    return "" if print_pages(document, printer) else say("{name} did not take it.", name=name)


def print_pages(
    document: QPdfDocument, printer: QPrinter, goes_on: Callable[[int, int], bool] = lambda _page, _of: True
) -> bool:
    """Every page that the printer was asked for, as long as it goes on; whether it took them."""
    first, last = 1, document.pageCount()
    if printer.printRange() == QPrinter.PrintRange.PageRange and printer.fromPage():
        first, last = printer.fromPage(), min(printer.toPage(), last)
    printer.setFullPage(True)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    for number in range(first - 1, last):
        is_refused = number >= first and not printer.newPage()
        if is_refused or not goes_on(number + 2 - first, last - first + 1):
            painter.end()
            return False
        _draw_page(painter, printer, document, number)
    return painter.end()


def _draw_page(painter: QPainter, printer: QPrinter, document: QPdfDocument, number: int) -> None:
    points = document.pagePointSize(number)
    fine = min(printer.resolution(), FINEST) / POINTS
    dots = QSize(round(points.width() * fine), round(points.height() * fine))
    paper = printer.paperRect(QPrinter.Unit.DevicePixel)
    size = points.scaled(paper.size(), Qt.AspectRatioMode.KeepAspectRatio)
    left, top = (paper.width() - size.width()) / 2, (paper.height() - size.height()) / 2
    painter.drawImage(QRectF(left, top, size.width(), size.height()), document.render(number, dots))
