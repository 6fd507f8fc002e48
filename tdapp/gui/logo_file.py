"""A logo from a file that somebody chose: read with care, and made as small as a logo is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter

from tdapp.director.logos import LARGEST, NO_PICTURE
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from pathlib import Path

ENDINGS = (".png", ".jpg", ".jpeg")
LARGEST_FILE = 40 * 1024 * 1024
MOST_POINTS = 60_000_000
KEPT = QSize(900, 450)


def read_logo(file: Path) -> bytes:
    """The picture as it is kept: never more points than a sheet shows, without whatever else was in the file."""
    try:
        if file.stat().st_size > LARGEST_FILE:
            most = LARGEST_FILE // 1024 // 1024
            raise Refused(say("{name} is larger than {most} MB.", name=file.name, most=most))
    except OSError as error:
        why = error.strerror or error
        raise Refused(say("{name} could not be read: {why}.", name=file.name, why=why)) from error
    reader = QImageReader(str(file))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size = reader.size()
    if bytes(reader.format().data()) not in (b"png", b"jpeg") or not size.isValid():
        needed = NO_PICTURE[:1].lower() + NO_PICTURE[1:]
        raise Refused(say("{name} is no picture: {needed}", name=file.name, needed=needed))
    if size.width() * size.height() > MOST_POINTS:
        raise Refused(
            say(
                "{name} has {width:,} × {height:,} points: that is too many for a logo.",
                name=file.name,
                width=size.width(),
                height=size.height(),
            )
        )
    image = reader.read()
    if image.isNull():
        raise Refused(say("{name} could not be read: {why}.", name=file.name, why=reader.errorString()))
    if image.width() > KEPT.width() or image.height() > KEPT.height():
        image = image.scaled(KEPT, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    made = _written(image, b"PNG")
    # A photograph is no larger than it needs to be as a JPEG; what can be seen through stays a PNG.
    if len(made) > LARGEST and not image.hasAlphaChannel():
        made = _written(image, b"JPG")
    return made


def _written(image: QImage, kind: bytes) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind))
    if kind == b"JPG":
        writer.setQuality(88)
    writer.write(image)
    return bytes(buffer.data().data())
