"""The ground of the screen: a color that glows in the middle, or a picture under a veil."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from tdapp.gui.projector.marks import colored

if TYPE_CHECKING:
    from pathlib import Path

MIDDLE = 0.4
"""How far down the glow is brightest."""
GRAIN = 7


@lru_cache(maxsize=4)
def ground(width: int, height: int, color: str, glow: str, picture: Path | None, shade: float) -> QPixmap:
    found = _glowing(width, height, color, glow)
    image = QImage(str(picture)) if picture is not None else QImage()
    if image.isNull():
        return found
    filling = image.size().scaled(width, height, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    left, top = (width - filling.width()) / 2, (height - filling.height()) / 2
    painter = QPainter(found)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(left, top, filling.width(), filling.height()), image)
    veil = QColor(colored(glow))
    veil.setAlphaF(min(max(shade, 0.0), 1.0))
    painter.fillRect(0, 0, width, height, veil)
    painter.end()
    return found


def _glowing(width: int, height: int, color: str, glow: str) -> QPixmap:
    """From the glow to the ground's color, with a grain so fine that no steps show in the dark."""
    import numpy as np

    across = (np.arange(width, dtype=np.float32) / width - 0.5) / 0.62
    down = (np.arange(height, dtype=np.float32) / height - MIDDLE) / 0.68
    far = np.sqrt(across[None, :] ** 2 + down[:, None] ** 2)
    share = np.clip(1 - far, 0, 1)
    share = share * share * (3 - 2 * share)
    grain = np.random.default_rng(GRAIN).random((height, width), dtype=np.float32)
    pixels = np.empty((height, width, 4), dtype=np.uint8)
    light, dark = colored(glow), colored(color)
    for place, part in enumerate(("blue", "green", "red")):
        low, high = getattr(dark, part)(), getattr(light, part)()
        pixels[..., place] = (low + (high - low) * share + grain).astype(np.uint8)
    pixels[..., 3] = 255
    image = QImage(pixels.data, width, height, width * 4, QImage.Format.Format_RGB32)
    return QPixmap.fromImage(image.copy())
