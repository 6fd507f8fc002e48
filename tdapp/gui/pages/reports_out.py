"""Where documents go from Reports: onto a printer, with the system's dialog or straight, or into a folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.gui.paper.run import PaperRun, ToFolder, ToPrinter
from tdapp.gui.theme.look import relook
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.file_names import documents_folder
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.store.files import write_whole
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QSizeF

    from tdapp.gui.computer.memory import Memory
    from tdapp.gui.paper.run import Job, Where

HIGH = QPrinter.PrinterMode.HighResolution
CHOSEN = "reports/printer"
NO_PRINTER = say("This computer has no printer. Save the document instead, and print it elsewhere.")
BUSY = say("Something is on its way already: wait for it, or stop it.")


def has_printer() -> bool:
    return bool(QPrinterInfo.availablePrinterNames())


class Outlet(QWidget):
    """Sends documents, and says in a line how far they are and what came of it."""

    printer_chosen = Signal()

    def __init__(self, memory: Memory) -> None:
        super().__init__()
        self._memory = memory
        self.folder = documents_folder()
        """Where something was saved the last time."""
        self.run = PaperRun(self)
        self.run.told.connect(self._say_how_far)
        self.run.done.connect(self._say_done)
        self.said = label(look="good", wraps=True, name=say("What came of it"))
        self.said.setMinimumWidth(1)  # a folder's path may have no gap to break at
        self.stop = Button(say("Stop"), self.run.stop, name=say("Stop printing"))
        line = row(self.said, self.stop)
        line.setStretch(0, 1)
        self.setLayout(line)
        self.stop.hide()
        self.hide()

    @property
    def printer(self) -> str:
        """The printer that was chosen on this computer the last time, where it is still there."""
        name = str(self._memory.value(CHOSEN, ""))
        return name if name in QPrinterInfo.availablePrinterNames() else ""

    def print_straight(self, jobs: Sequence[Job]) -> None:
        """On that printer, without asking anything."""
        self.send(jobs, ToPrinter(QPrinter(QPrinterInfo.printerInfo(self.printer), HIGH)))

    def ask_printer(self, title: str, jobs: Sequence[Job], size: QSizeF) -> None:
        """Through the system's dialog, which also says how many copies and which pages."""
        if not has_printer():
            self.say(NO_PRINTER, is_good=False)
            return
        usual = QPrinterInfo.printerInfo(self.printer) if self.printer else QPrinterInfo.defaultPrinter()
        printer = QPrinter(usual, HIGH)
        printer.setPageSize(QPageSize(size, QPageSize.Unit.Point))
        dialog = QPrintDialog(printer, self)
        dialog.setWindowTitle(title)
        # Of several documents nobody means the second page.
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, len(jobs) == 1)
        is_chosen = dialog.exec() == QPrintDialog.DialogCode.Accepted
        dialog.deleteLater()
        if is_chosen:
            self._memory.setValue(CHOSEN, printer.printerName())
            self.printer_chosen.emit()
            self.send(jobs, ToPrinter(printer))

    def ask_folder(self, title: str, jobs: Sequence[Job]) -> None:
        chosen = QFileDialog.getExistingDirectory(self, title, str(self.folder))
        if chosen:
            self.folder = Path(chosen)
            self.send(jobs, ToFolder(self.folder))

    def send(self, jobs: Sequence[Job], where: Where) -> None:
        if self.run.is_running:
            self.say(BUSY, is_good=False)
            return
        self.stop.show()
        self.say(say("{document}: being made…", document=jobs[0].title), is_good=True)
        self.run.start(jobs, where)

    def write(self, path: Path, content: bytes) -> bool:
        """All of a file or nothing: an older one of that name stays until the new one is whole."""
        try:
            write_whole(path, content)
        except OSError as error:
            why = error.strerror or type(error).__name__
            said = say("{file} could not be saved in {folder}: {why}.", file=path.name, folder=path.parent, why=why)
            self.say(said, is_good=False)
            return False
        self.folder = path.parent
        self.say(say("Saved as {file} in {folder}.", file=path.name, folder=path.parent), is_good=True)
        return True

    def say(self, sentence: str, *, is_good: bool) -> None:
        relook(self.said, "good" if is_good else "problem")
        self.said.setText(sentence)
        self.show()

    def be_quiet(self) -> None:
        """What was said was of another document; what is on its way still speaks."""
        if not self.run.is_running:
            self.hide()

    def _say_how_far(self, told: str) -> None:
        if self.run.is_running:
            self.say(told, is_good=True)

    def _say_done(self, told: str, is_good: bool) -> None:
        self.stop.hide()
        self.say(told, is_good=is_good)
