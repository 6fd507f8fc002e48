"""Taking the journal away: the lines that are shown as a PDF or a list, made beside the window."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.director.houses import the_house
from tdapp.gui.widgets.beside import Beside
from tdapp.gui.widgets.file_names import documents_folder, file_name
from tdapp.printing.documents import stationery_of
from tdapp.printing.journal import journal_sheet
from tdapp.store.files import write_whole
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.journal_paper import as_csv

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.gui.desk import Desk
    from tdapp.views.journal_paper import JournalPaper

KINDS = {".pdf": say("Document (PDF)"), ".csv": say("List (CSV)")}


class JournalSaving(QObject):
    """One file at a time; what came of it is said in a sentence."""

    saved = Signal(str)
    failed = Signal(str)

    def __init__(self, desk: Desk, page: QWidget, shown: Callable[[], JournalPaper]) -> None:
        super().__init__(page)
        self._desk, self._page, self._shown = desk, page, shown
        self._work: Beside | None = None
        self._folder = documents_folder()

    @property
    def is_settled(self) -> bool:
        return self._work is None

    def ask_where(self) -> None:
        found = self._desk.attempt(self._shown)
        if found is None:
            return
        dialog = QFileDialog(self._page, say("Save the journal"), str(self._folder))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([f"{told} (*{ending})" for ending, told in KINDS.items()])
        dialog.setDefaultSuffix("pdf")
        dialog.filterSelected.connect(lambda told: dialog.setDefaultSuffix(told.rpartition(".")[2].rstrip(")")))
        dialog.selectFile(file_name(found.of, say("journal"), ".pdf"))
        dialog.fileSelected.connect(lambda path: self.save_to(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_to(self, path: Path) -> None:
        """What is shown now, oldest first; a file of that name stays until the new one is whole."""
        ending = path.suffix.casefold()
        found = self._desk.attempt(self._shown)
        if found is None or self._work is not None:
            return
        if ending not in KINDS:
            pdf, csv = KINDS
            self.failed.emit(
                say("The journal is saved as {pdf} or {csv}, not as {name}.", pdf=pdf, csv=csv, name=path.name)
            )
            return
        house = self._desk.house
        paper = stationery_of(house, the_house(house).paper)
        make = as_csv if ending == ".csv" else partial(journal_sheet, paper=paper)
        self._work = Beside(self, lambda _: _write(path, make(found)))
        self._work.done.connect(self._end)
        self._work.failed.connect(partial(self._end, is_good=False))
        self._work.start()

    def _end(self, said: object, *, is_good: bool = True) -> None:
        assert self._work is not None
        self._work.deleteLater()
        self._work = None
        if isinstance(said, Path):
            self._folder = said.parent
            said = say("Saved as {name} in {folder}.", name=said.name, folder=said.parent)
        (self.saved if is_good else self.failed).emit(str(said))


def _write(path: Path, content: bytes) -> Path:
    try:
        write_whole(path, content)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Refused(
            say("{name} could not be saved in {folder}: {why}.", name=path.name, folder=path.parent, why=why)
        ) from error
    return path
