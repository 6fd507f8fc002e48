"""The house's logo as a page bears it."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

from reportlab.lib.utils import ImageReader  # type: ignore[import-untyped]

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

FORM = "logo"


class Logo:
    """Carried once by a document, however often it is drawn. One that cannot be read is left out."""

    def __init__(self, canvas: Canvas, picture: bytes) -> None:
        self._canvas = canvas
        self._image = _read(picture) if picture else None
        self._size: tuple[int, int] = self._image.getSize() if self._image is not None else (0, 0)
        if self._image is not None:
            canvas.beginForm(FORM)
            canvas.drawImage(self._image, 0, 0, 1, 1, mask="auto")
            canvas.endForm()

    def width(self, high: float, most: float) -> float:
        """How wide it is at that height, or at the most; 0 where there is none."""
        wide, tall = self._size
        return min(most, high * wide / tall) if tall else 0.0

    def draw(self, x: float, middle: float, high: float, most: float) -> None:
        """From x on, in the middle of its line."""
        wide = self.width(high, most)
        if not wide:
            return
        tall = wide * self._size[1] / self._size[0]
        self._canvas.saveState()
        self._canvas.translate(x, middle - tall / 2)
        self._canvas.scale(wide, tall)
        self._canvas.doForm(FORM)
        self._canvas.restoreState()


def _read(picture: bytes) -> Any:
    try:
        found = ImageReader(BytesIO(picture))
        found.getRGBData()
    except Exception:
        # A sheet is needed with or without it: whatever is wrong with a picture, it costs the picture.
        return None
    return found
