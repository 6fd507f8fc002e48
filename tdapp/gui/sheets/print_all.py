"""Everything that the start or the end of a tournament needs: what of it, and where to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox

from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.director.tonight import Tonight
    from tdapp.printing.bundles import Bundle
    from tdapp.printing.documents import Document

PRINTER, FOLDER = "printer", "folder"


class PrintAllSheet(Sheet):
    """The answer is where to, and the documents that are ticked; what cannot be made yet says what it waits for."""

    def __init__(self, parent: QWidget | None, all_of_it: Bundle, tonight: Tonight, *, has_printer: bool) -> None:
        ok = say("Print…") if has_printer else say("Save in a folder…")
        super().__init__(parent, all_of_it.title, ok=ok, width=560)
        self._to = PRINTER if has_printer else FOLDER
        self._boxes: list[tuple[QCheckBox, Document]] = []
        for one in all_of_it.documents:
            missing = one.missing(tonight)
            box = QCheckBox(one.title)
            box.setChecked(not missing)
            box.setEnabled(not missing)
            box.setAccessibleDescription(missing)
            self._boxes.append((box, one))
            about = say("Not yet: {missing}", missing=missing) if missing else one.description
            told = label(about, "muted", wraps=True)
            told.setContentsMargins(28, 0, 0, 0)
            self.body.addLayout(column(box, told, spacing=2))
        if has_printer:
            save = Button(say("Save in a folder…"), self._save, name=say("Save them in a folder"))
            self.body.addLayout(row(save, 1))

    def _save(self) -> None:
        self._to = FOLDER
        self.accept()
        self._to = PRINTER

    def value(self) -> tuple[str, list[Document]]:
        chosen = [one for box, one in self._boxes if box.isChecked()]
        if not chosen:
            raise Refused(say("Nothing is ticked."))
        return self._to, chosen
