"""The house's own pictures on this computer, which take turns with the panels."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from PySide6.QtGui import QImageReader

from tdapp.gui.projector.themes import PICTURES
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from pathlib import Path

LARGEST = 40 * 1024 * 1024
MOST = 24


class Pictures:
    """A folder of pictures, beside the user's own themes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shown: tuple[Path, ...] = ()
        self.look_again()

    def look_again(self) -> None:
        self.shown = tuple(self._in(self.folder / "pictures")[:MOST])

    @staticmethod
    def _in(folder: Path) -> list[Path]:
        if not folder.is_dir():
            return []
        return sorted(file for file in folder.iterdir() if file.suffix.casefold() in PICTURES and file.is_file())

    def add(self, file: Path) -> Path:
        """Copy a picture in, so that it is still there when the stick is gone."""
        return self._copied(file, self.folder / "pictures" / file.name)

    def remove(self, file: Path) -> None:
        file.unlink(missing_ok=True)
        self.look_again()

    def _copied(self, file: Path, to: Path) -> Path:
        if file.suffix.casefold() not in PICTURES or not QImageReader(str(file)).size().isValid():
            kinds = " ".join(PICTURES)
            raise Refused(say("{name} is no picture that can be shown: {kinds}.", name=file.name, kinds=kinds))
        if file.stat().st_size > LARGEST:
            raise Refused(say("{name} is larger than 40 MB.", name=file.name))
        try:
            to.parent.mkdir(parents=True, exist_ok=True)
            if file.resolve() != to.resolve():
                shutil.copyfile(file, to)
        except OSError as error:
            raise Refused(say("{name} could not be copied: {why}.", name=file.name, why=error.strerror)) from error
        self.look_again()
        return to
