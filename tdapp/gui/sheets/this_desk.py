"""Who sits at this desk, and where its slips go: kept on this computer, not in the house."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QFileDialog

from tdapp.gui.computer.this_desk import FOLDER, LONGEST_WHO, NOWHERE, PRINTER, SlipsGo, remember, slips_go
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.question import Pick, Text
from tdapp.printing.slip import SLIP_PAPERS
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk


def open_desk(desk: Desk, parent: QWidget | None) -> DeskSheet:
    sheet = DeskSheet(desk, parent)

    def keep(said: tuple[str, SlipsGo]) -> None:
        desk.who = said[0]
        remember(desk.memory, *said)

    sheet.ask(keep)
    return sheet


class DeskSheet(FormSheet):
    def __init__(self, desk: Desk, parent: QWidget | None) -> None:
        text = say(
            "Whoever sits here takes the money: the ledger and the till bear this name. A slip is made for each sale."
        )
        super().__init__(parent, say("This desk"), text, width=600)
        go, printers = slips_go(desk.memory), QPrinterInfo.availablePrinterNames()
        if go.printer and go.printer not in printers:
            printers.append(go.printer)
        places = [(say("No slips"), (NOWHERE, "")), (say("Saved as PDF in a folder"), (FOLDER, ""))]
        places += [(say("Printed on {name}", name=name), (PRINTER, name)) for name in printers]
        chosen = (go.to, go.printer if go.to == PRINTER else "")
        self.put("who", Text(say("Who sits here"), desk.who, longest=LONGEST_WHO), 0)
        self.put("to", Pick(say("Slips"), places, chosen), 1, 0, 7)
        papers = [(text, paper) for paper, text in SLIP_PAPERS.items()]
        self.put("paper", Pick(say("Paper of slips"), papers, go.paper), 1, 7, 5)
        self.put("folder", Text(say("Folder"), go.folder or str(Path.home()), longest=1_000), 2, 0, 9)
        self._choose = Button(say("Choose…"), self._ask_where, name=say("Choose the folder"))
        self.grid.addWidget(self._choose, 2, 9, 1, 3, Qt.AlignmentFlag.AlignBottom)
        self.control("to").currentIndexChanged.connect(lambda _: self._offer())
        self._offer()
        self.control("who").setFocus()

    def _offer(self) -> None:
        to = self.answer("to")[0]
        self.question("folder").setVisible(to == FOLDER)
        self._choose.setVisible(to == FOLDER)
        self.question("paper").setVisible(to != NOWHERE)
        self.fit()

    def _ask_where(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, say("Where slips are saved"), self.answer("folder"))
        if chosen:
            self.control("folder").setText(chosen)

    def value(self) -> tuple[str, SlipsGo]:
        who = " ".join(self.answer("who").split())
        if not who:
            raise Refused(say("Somebody sits here: the ledger needs a name."), at=("who",))
        (to, printer), folder = self.answer("to"), self.answer("folder").strip()
        if to == FOLDER and not (folder and Path(folder).is_dir()):
            raise Refused(say("There is no such folder."), at=("folder",))
        return who, SlipsGo(to, printer, folder, self.answer("paper"))
