"""A pytest plugin (`-p tests.french`): everything that is tested speaks French.

Many texts are constants of their files, so the language is chosen before any of these is imported.
"""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tdapp.gui.computer.language import start_speaking
from tdapp.values.say import FRENCH

application = QApplication.instance() or QApplication(["tdapp"])
start_speaking(FRENCH)
