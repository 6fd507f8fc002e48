"""Where this computer keeps what is the user's: houses, and what the window remembers."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from platformdirs import user_config_path, user_data_path
from PySide6.QtCore import QSettings

from tdapp.store.files import private_folder

if TYPE_CHECKING:
    from pathlib import Path

NAME = "tdapp"
ENDING = ".tdapp"


def default_house() -> Path:
    return _own_folder() / f"house{ENDING}"


def sample_house() -> Path:
    return _own_folder() / f"sample evening{ENDING}"


def projector_folder() -> Path:
    """Pictures for the projector, and the user's own themes."""
    return _own_folder() / "projector"


def settings() -> QSettings:
    """What this computer remembers: the theme and the size of the window."""
    folder = user_config_path(NAME, appauthor=False)
    with suppress(OSError):
        private_folder(folder)
    return QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)


def _own_folder() -> Path:
    """Where it cannot be made, opening a house in it says so."""
    folder = user_data_path(NAME, appauthor=False)
    with suppress(OSError):
        private_folder(folder)
    return folder
