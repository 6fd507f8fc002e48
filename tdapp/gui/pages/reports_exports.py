"""Results and entrants to take elsewhere: into a file, or as a text for a chat."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu

from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.file_names import file_name
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.exports import BY_ID, ENDINGS, EXPORTS

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.reports_out import Outlet


class ExportButton(Button):
    def __init__(self, desk: Desk, outlet: Outlet) -> None:
        super().__init__(say("Export…"), self._offer, name=say("Export results or entrants"))
        self._desk, self._outlet = desk, outlet

    def menu(self) -> QMenu:
        """Each as a file or as a text; what there is nothing of yet says why."""
        menu = QMenu(self)
        menu.setAccessibleName(say("Export"))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for one in EXPORTS:
            if why := one.missing(self._desk.tonight):
                menu.addAction(why).setEnabled(False)
                continue
            to_file = menu.addAction(say("{title} to a file…", title=one.title))
            to_file.triggered.connect(lambda _=False, name=one.id: self._ask_where(name))
            to_chat = menu.addAction(say("Copy {what} for a chat", what=one.title.lower()))
            to_chat.triggered.connect(lambda _=False, name=one.id: self.copy(name))
        return menu

    def _offer(self) -> None:
        self.menu().popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def _ask_where(self, name: str) -> None:
        dialog = QFileDialog(self, say("Export {what}", what=BY_ID[name].title.lower()), str(self._outlet.folder))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([f"{told} (*{ending})" for ending, told in ENDINGS.items()])
        dialog.setDefaultSuffix("csv")
        dialog.filterSelected.connect(lambda told: dialog.setDefaultSuffix(told.rpartition(".")[2].rstrip(")")))
        dialog.selectFile(file_name(self._desk.tonight.terms.name, name, ".csv"))
        dialog.fileSelected.connect(lambda path: self.export_to(name, Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def export_to(self, name: str, path: Path) -> bool:
        try:
            content = BY_ID[name].make(self._desk.tonight, path.suffix)
        except Refused as no:
            self._outlet.say(no.sentence, is_good=False)
            return False
        return self._outlet.write(path, content)

    def copy(self, name: str) -> None:
        QGuiApplication.clipboard().setText(BY_ID[name].told(self._desk.tonight))
        what = BY_ID[name].title.lower()
        self._outlet.say(say("The {what} are on the clipboard: paste them into a chat.", what=what), is_good=True)
