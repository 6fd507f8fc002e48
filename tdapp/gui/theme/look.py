"""The look in force: fonts, the theme's colors and style sheet, and icons drawn in a color."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tdapp.gui.theme.palette import DARK, PALETTES
from tdapp.gui.theme.sheet import sheet
from tdapp.resources import FOLDER

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from tdapp.gui.theme.palette import Palette

WEIGHTS = ("Regular", "Medium", "SemiBold", "Bold")
FALLBACKS = ("DejaVuSans.ttf", "NanumGothic.ttf", "DroidSansFallbackFull.ttf")
SCALE = 4
"""Icons are drawn this many times larger than shown, so that they stay sharp on dense screens."""


def load_fonts() -> None:
    """Our own fonts, so that every computer shows the same; other scripts fall back to the bundled ones."""
    for weight in WEIGHTS:
        QFontDatabase.addApplicationFont(str(FOLDER / "fonts" / f"Inter-{weight}.ttf"))
    names = []
    for file in FALLBACKS:
        loaded = QFontDatabase.addApplicationFont(str(FOLDER / "fonts" / file))
        names += QFontDatabase.applicationFontFamilies(loaded)
    QFont.insertSubstitutions("Inter", names)


def digits(font: QFont) -> QFont:
    """The same font with digits of equal width, so that a clock does not jump."""
    font = QFont(font)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def apply(application: QApplication, theme: str) -> Palette:
    """Dress the whole application in a theme."""
    palette = PALETTES.get(theme, DARK)
    if application.property("theme") == palette.id:
        # Dressing every widget anew takes long where there are many.
        return palette
    font = QFont("Inter")
    font.setPixelSize(14)
    application.setFont(font)
    application.setPalette(_of_qt(palette))
    application.setStyleSheet(sheet(palette))
    application.setProperty("theme", palette.id)
    return palette


def _of_qt(palette: Palette) -> QPalette:
    colors = QPalette()
    roles = {
        QPalette.ColorRole.Window: palette.background,
        QPalette.ColorRole.Base: palette.surface,
        QPalette.ColorRole.Text: palette.text,
        QPalette.ColorRole.WindowText: palette.text,
        QPalette.ColorRole.ButtonText: palette.text,
        QPalette.ColorRole.Button: palette.raised,
        QPalette.ColorRole.Highlight: palette.accent,
        QPalette.ColorRole.HighlightedText: palette.on_accent,
        QPalette.ColorRole.PlaceholderText: palette.muted,
        QPalette.ColorRole.Link: palette.information,
    }
    for role, color in roles.items():
        colors.setColor(role, QColor(color))
    return colors


def in_force() -> Palette:
    """The palette of the theme that the application wears now."""
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance()
    return PALETTES.get(str(application.property("theme")) if application else "", DARK)


@cache
def icon(name: str, color: str, size: int = 24) -> QIcon:
    return QIcon(picture(name, color, size))


@cache
def picture(name: str, color: str, size: int = 24) -> QPixmap:
    drawing = (FOLDER / "icons" / f"{name}.svg").read_text(encoding="utf-8").replace("currentColor", color)
    pixmap = QPixmap(size * SCALE, size * SCALE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter, QRectF(0, 0, size * SCALE, size * SCALE))
    painter.end()
    pixmap.setDevicePixelRatio(SCALE)
    return pixmap


def relook(widget: QWidget, look: str) -> None:
    """Give a widget another look and draw it anew; one that was never shown gets its look when it is."""
    widget.setProperty("look", look)
    if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        return
    widget.style().unpolish(widget)
    widget.style().polish(widget)
