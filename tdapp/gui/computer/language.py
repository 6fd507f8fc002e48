"""The language of the window: chosen on this computer, and loaded before any file with texts is.

Qt looks every text up: `say` asks QCoreApplication.translate, which reads resources/languages/tdapp_fr.qm.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from tdapp.resources import FOLDER
from tdapp.values.say import ENGLISH, LANGUAGES, speak

if TYPE_CHECKING:
    from tdapp.gui.computer.memory import Memory
    from tdapp.values.say import Language

AS_THE_COMPUTER = ""
CONTEXT = "tdapp"
MOST_COUNTED = 2**31 - 1
WANTED = "TDAPP_LANGUAGE"
"""In the environment: for one start, whatever this computer remembers."""
LANGUAGE_FILES = FOLDER / "languages"


def chosen(memory: Memory) -> str:
    """What the director chose: a language by its letters, or the computer's own."""
    kept = str(memory.value("language", AS_THE_COMPUTER) or AS_THE_COMPUTER)
    return kept if kept in LANGUAGES else AS_THE_COMPUTER


def choose(memory: Memory, language: str) -> None:
    """From the next start on: what was read already stays in its language."""
    memory.setValue("language", language)


def language_of(memory: Memory) -> Language:
    """The language to start in: English where the computer speaks none that the app does."""
    wanted = os.environ.get(WANTED, "") or chosen(memory) or QLocale.system().name()[:2]
    language = LANGUAGES.get(wanted, ENGLISH)
    return language if (LANGUAGE_FILES / f"{_file_of(language)}.qm").is_file() else ENGLISH


def start_speaking(language: Language) -> None:
    """Everything that is said from now on is in this language, Qt's own buttons too."""
    application = QCoreApplication.instance()
    assert application is not None
    if language is ENGLISH:
        speak(ENGLISH, None)
        return
    folders = {_file_of(language): str(LANGUAGE_FILES), f"qtbase_{language.id}": _folder_of_qt()}
    for name, folder in folders.items():
        translator = QTranslator(application)
        if translator.load(name, folder):
            application.installTranslator(translator)
    QLocale.setDefault(QLocale(language.id))
    speak(language, _by_qt)


def _by_qt(text: str, number: int | None) -> str:
    # Qt counts no further; so large a number has the form of the largest that it knows.
    return QCoreApplication.translate(CONTEXT, text, None, -1 if number is None else min(number, MOST_COUNTED))


def _file_of(language: Language) -> str:
    return f"tdapp_{language.id}"


def _folder_of_qt() -> str:
    return QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
