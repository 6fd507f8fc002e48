"""Where this computer keeps what is the user's: houses, and what the window remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from platformdirs import user_config_path, user_data_path
from PySide6.QtCore import QSettings

if TYPE_CHECKING:
    from pathlib import Path

NAME = "tdapp"
ENDING = ".tdapp"


def default_house() -> Path:
    return user_data_path(NAME, appauthor=False, ensure_exists=True) / f"house{ENDING}"


def sample_house() -> Path:
    return user_data_path(NAME, appauthor=False, ensure_exists=True) / f"sample evening{ENDING}"


def projector_folder() -> Path:
    """Pictures for the projector, and the user's own themes."""
    return user_data_path(NAME, appauthor=False, ensure_exists=True) / "projector"


def settings() -> QSettings:
    """What this computer remembers: the theme and the size of the window."""
    file = user_config_path(NAME, appauthor=False, ensure_exists=True) / "window.ini"
    return QSettings(str(file), QSettings.Format.IniFormat)
