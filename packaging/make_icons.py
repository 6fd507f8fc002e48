"""Draws the app's icon in every size that desktops ask for, from resources/icons/tdapp.svg.

python packaging/make_icons.py FOLDER [SIZE…]

The same bytes whenever it is run with the same Qt.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).parents[1] / "resources" / "icons" / "tdapp.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def make(folder: Path, sizes: tuple[int, ...] = SIZES) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    assert application is not None
    return [_draw(folder / f"{size}.png", size) for size in sizes]


def _draw(file: Path, size: int) -> Path:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    if not image.save(str(file)):
        raise OSError(f"{file} cannot be written.")
    return file


if __name__ == "__main__":
    make(Path(sys.argv[1]), tuple(map(int, sys.argv[2:])) or SIZES)
