"""Where a copy of the house goes with each break: a memory stick, another disk, or nowhere."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from tdapp.gui.computer.copies import copies_go, remember
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.form_sheet import FormSheet, yes_or_no
from tdapp.gui.widgets.question import Text
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk

ABOUT = say(
    "A copy with every break, read back and proved each time, in a folder for this house. "
    "Older copies are dropped like backups. Where it fails, Now says so, and the evening goes "
    "on. This computer remembers the folder."
)


def open_copies(desk: Desk, parent: QWidget | None, then: Callable[[], object] = lambda: None) -> CopiesSheet:
    """The first copy is made at once, so that what is wrong is said here."""
    sheet = CopiesSheet(desk, parent)

    def keep(folder: Path | None) -> None:
        if folder is not None:
            desk.house.copy_out(folder)
        else:
            desk.house.copy_failed = None
        remember(desk.memory, folder)
        desk.backed_up.emit()
        then()

    sheet.ask(keep)
    return sheet


class CopiesSheet(FormSheet):
    def __init__(self, desk: Desk, parent: QWidget | None) -> None:
        super().__init__(parent, say("Copies of the house"), ABOUT, ok=say("Save"), width=640)
        folder = copies_go(desk.memory)
        self.put(
            "wanted", yes_or_no(say("Copies"), say("With every break"), say("None"), chosen=folder is not None), 0, 0, 5
        )
        self.put("folder", Text(say("Folder"), str(folder or ""), longest=1_000), 1, 0, 9)
        self.control("folder").setPlaceholderText(say("the stick, or a folder on another disk"))
        self._choose = Button(say("Choose…"), self._ask_where, name=say("Choose the folder for copies"))
        self.grid.addWidget(self._choose, 1, 9, 1, 3, Qt.AlignmentFlag.AlignBottom)
        self.control("wanted").currentIndexChanged.connect(lambda _: self._offer())
        self._offer()
        self.control("wanted").setFocus()

    def _offer(self) -> None:
        is_wanted = bool(self.answer("wanted"))
        self.question("folder").setVisible(is_wanted)
        self._choose.setVisible(is_wanted)
        self.fit()

    def _ask_where(self) -> None:
        start = self.answer("folder").strip() or str(Path.home())
        chosen = QFileDialog.getExistingDirectory(self, say("Where copies go"), start)
        if chosen:
            self.control("folder").setText(chosen)

    def value(self) -> Path | None:
        if not self.answer("wanted"):
            return None
        folder = self.answer("folder").strip()
        if not folder or not Path(folder).is_dir():
            raise Refused(say("There is no such folder. Is the stick in?"), at=("folder",))
        return Path(folder)
