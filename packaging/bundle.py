"""What does not go into the folder that PyInstaller makes."""

from __future__ import annotations

import sys
from pathlib import PurePath

NO_MODULES = (
    "hypothesis mypy pip pytest setuptools tkinter unittest pydoc curses readline ssl _ssl PIL.ImageQt PIL.ImageTk "
    "PySide6.QtNetwork PySide6.QtQml PySide6.QtQuick PySide6.QtOpenGL PySide6.QtOpenGLWidgets "
    "PySide6.QtMultimediaWidgets"
).split()
"""Modules that something mentions and nothing that we run needs."""

NO_QT = (
    "qmltooling networkinformation tls sqldrivers "
    "libqpdf libqtvirtualkeyboardplugin libqeglfs libqlinuxfb libqminimal libqvkkhrdisplay libqvnc libqtuiotouchplugin "
    "libqevdev libqtslib libqgtk3 libQt6Qml libQt6Quick libQt6VirtualKeyboard libQt6Egl libQt6MultimediaWidgets "
    "libffmpegmediaplugin libQt6FFmpeg libavcodec libavformat libavutil libswresample libswscale"
).split()
"""Parts of Qt's folders that are never loaded: screens without a window system, networks, an on-screen keyboard, films
(our sounds are plain samples)."""

OF_QT_WIDGETS = "qtbase_"
"""Translations of the buttons that Qt itself writes on."""

OURS = ("libpython", "libsqlite3", "libcrypto", "libffi", "libbz2", "liblzma", "libz.", "libuuid")
"""System libraries that Python itself is linked with. They go along, so that the SQLite which was tested is the one \
that writes the house file."""


def is_left_out(entry: tuple[str, str, str]) -> bool:
    """Whether a file that PyInstaller found stays outside; an entry says its place in the folder, where from, and \
what it is."""
    place, source, kind = entry
    names = PurePath(place.replace("\\", "/")).parts
    if "translations" in names and not names[-1].startswith(OF_QT_WIDGETS):
        return True
    if "PySide6" in names and any(part.startswith(tuple(NO_QT)) for part in names):
        return True
    return sys.platform == "linux" and kind == "BINARY" and is_of_the_system(source) and not names[-1].startswith(OURS)


def is_of_the_system(source: str) -> bool:
    """Libraries of X, Wayland, sound and fonts must fit what the computer itself runs: its own are used."""
    return source.startswith(("/lib/", "/lib64/", "/usr/lib/", "/usr/local/lib/"))
