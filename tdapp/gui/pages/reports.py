"""Reports: every document of the evening with a live preview, to save or to print."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from tdapp.director.houses import the_house
from tdapp.gui.pages.page import Page
from tdapp.gui.theme.look import relook
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.document_list import DocumentList
from tdapp.gui.widgets.file_names import documents_folder, file_name
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.paper_maker import PaperMaker
from tdapp.gui.widgets.paper_preview import PaperPreview
from tdapp.gui.widgets.question import Pick
from tdapp.printing.documents import DOCUMENTS, Document, document
from tdapp.printing.sheet import paper_told
from tdapp.store.files import write_whole
from tdapp.values.field import Elimination
from tdapp.values.words import count
from tdapp.views.result_files import MADE, chat
from tdapp.views.results import results

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell
    from tdapp.store.change import Change

SIDE = 340
NO_PRINTER = "This computer has no printer. Save the document instead, and print it elsewhere."


class ReportsPage(Page):
    id, title, icon = "reports", "Reports", "reports"
    shows = frozenset(
        {
            *("tournament", "entry", "presence", "purchase", "payment", "poker_table", "seating", "elimination"),
            *("prize", "deal", "moved", "draw", "table_race", "race_hand", "color_up", "chip", "nameless"),
        }
    )

    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self.paper = b""
        """The document that is shown; nothing while it is being prepared."""
        self._shown = ""
        self._folder = documents_folder()
        self.maker = PaperMaker(self)
        self.maker.made.connect(self._show_paper)
        self.maker.failed.connect(self._say_failed)
        self.documents = DocumentList()
        self.documents.picked.connect(lambda _: self._ask())
        self.documents.setFixedWidth(SIDE)
        self.preview = PaperPreview()
        self.heading = label("Reports", "title")
        self.export = Button("Export results…", self._ask_export)
        self.copy = Button("Copy results", self._copy, name="Copy the results as text for a chat")
        self.body.addLayout(row(self.heading, 1, self.copy, self.export))
        both = row(self.documents, self._build_right(), spacing=16)
        both.setStretch(1, 1)
        self.body.addLayout(both, 1)

    def _build_right(self) -> QWidget:
        self.about = Elided("", "muted")
        self.said: QLabel = label(look="good", wraps=True, name="What came of it")
        self.said.setMinimumWidth(1)  # a folder's path may have no gap to break at
        self.said.hide()
        self.save = Button("Save as PDF…", self._ask_where, look="primary")
        self.print = Button("Print…", self._ask_printer)
        self.format = Pick("Format")
        self.format.settled.connect(self._choose_format)
        self.format.setMinimumContentsLength(24)
        top = row(self.about, self.format, self.print, self.save)
        top.setStretch(0, 1)
        top.setStretch(1, 1)
        whole = column(top, self.said, self.preview, spacing=12)
        whole.setStretch(2, 1)
        made = QWidget()
        made.setLayout(whole)
        return made

    @property
    def is_settled(self) -> bool:
        return bool(self.paper) or not self.documents.picked_id

    def enter(self) -> None:
        super().enter()
        self.documents.setFocus()

    def pick(self, name: str) -> None:
        self.documents.pick(name)

    def show_rows(self) -> None:
        tonight = self.desk.tonight
        self.documents.show_documents([(one, one.missing(tonight)) for one in DOCUMENTS])
        for button in (self.export, self.copy):
            button.setEnabled(bool(tonight.now[Elimination]))
        self._ask()

    def hear(self, change: Change) -> None:
        """Each Change is a line of the journal."""
        if self.documents.picked_id == "journal":
            self.go_stale()
        else:
            super().hear(change)

    def _ask_export(self) -> None:
        dialog = QFileDialog(self, "Export the results", str(self._folder))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([f"{told} (*{ending})" for ending, (told, _) in MADE.items()])
        dialog.setDefaultSuffix("csv")
        dialog.filterSelected.connect(lambda told: dialog.setDefaultSuffix(told.rpartition(".")[2].rstrip(")")))
        dialog.selectFile(file_name(self.desk.tonight.terms.name, "results", ".csv"))
        dialog.fileSelected.connect(lambda path: self.export_to(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def export_to(self, path: Path) -> bool:
        if path.suffix.casefold() not in MADE:
            self._say(f"Results are exported as {' or '.join(MADE)}, not as {path.name}.", is_good=False)
            return False
        _, made = MADE[path.suffix.casefold()]
        return self._write(path, made(results(self.desk.tonight)))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(chat(results(self.desk.tonight)))
        self._say("The results are on the clipboard: paste them into a chat.", is_good=True)

    def _ask(self) -> None:
        """Prepare the picked document beside the window, from the evening as it is now."""
        name = self.documents.picked_id
        self.paper = b""
        self._allow(is_ready=False)
        self.said.hide()
        if not name:
            self.maker.forget()
            self._shown = ""
            self.about.setText("")
            self.format.hide()
            self.preview.say("There is nothing to print yet. Each document says what it waits for.")
            return
        one, tonight, paper = document(name), self.desk.tonight, the_house(self.desk.house).paper
        form = self._offer_formats(one)
        self.about.setText("Preparing…")
        if name != self._shown:
            self.preview.say("Preparing…")
        self._shown = name
        self.maker.ask(partial(one.make, tonight, paper, form))

    def _offer_formats(self, one: Document) -> str:
        """The formats that a document has, and the one that this computer printed it in the last time."""
        self.format.setVisible(bool(one.formats))
        if not one.formats:
            return ""
        kept = str(self.desk.memory.value(f"reports/{one.id}", ""))
        names = {form.id: form.name for form in one.formats}
        chosen = kept if kept in names else one.formats[0].id
        self.format.clear()
        for form, name in names.items():
            self.format.addItem(name, form)
        self.format.show_value(chosen)
        return chosen

    def _choose_format(self, form: str) -> None:
        self.desk.memory.setValue(f"reports/{self._shown}", form)
        self._ask()

    def _show_paper(self, paper: bytes) -> None:
        one = self._document
        self.paper = paper
        self.preview.show_paper(paper, one.title)
        pages = count(self.preview.document.pageCount(), "page")
        size = self.preview.document.pagePointSize(0)
        self.about.setText(" · ".join(filter(None, (one.title, pages, paper_told(size.width(), size.height())))))
        self._allow(is_ready=True)

    def _say_failed(self, sentence: str) -> None:
        self.about.setText("")
        self.preview.say(sentence)

    def _allow(self, *, is_ready: bool) -> None:
        self.save.setEnabled(is_ready)
        self.print.setEnabled(is_ready)

    @property
    def _document(self) -> Document:
        return document(self._shown)

    @property
    def file_name(self) -> str:
        return file_name(self.desk.tonight.terms.name, self._document.title.lower(), ".pdf")

    def _ask_where(self) -> None:
        dialog = QFileDialog(self, f"Save {self._document.title.lower()}", str(self._folder), "PDF (*.pdf)")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(self.file_name)
        dialog.fileSelected.connect(lambda path: self.save_to(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_to(self, path: Path) -> bool:
        """All of the document or nothing: an older file of that name stays until the new one is whole."""
        if not self.paper:
            self._say("The document is still being prepared.", is_good=False)
            return False
        return self._write(path, self.paper)

    def _write(self, path: Path, content: bytes) -> bool:
        try:
            write_whole(path, content)
        except OSError as error:
            why = error.strerror or type(error).__name__
            self._say(f"{path.name} could not be saved in {path.parent}: {why}.", is_good=False)
            return False
        self._folder = path.parent
        self._say(f"Saved as {path.name} in {path.parent}.", is_good=True)
        return True

    def _ask_printer(self) -> None:
        if not QPrinterInfo.availablePrinterNames():
            self._say(NO_PRINTER, is_good=False)
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.file_name.removesuffix(".pdf"))
        size = QPageSize(self.preview.document.pagePointSize(0), QPageSize.Unit.Point)
        printer.setPageSize(size)
        dialog = QPrintDialog(printer, self)
        dialog.setWindowTitle(f"Print {self._document.title.lower()}")
        dialog.setMinMax(1, max(self.preview.document.pageCount(), 1))
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.print_on(printer)
        dialog.deleteLater()

    def print_on(self, printer: QPrinter) -> bool:
        if not self.paper:
            self._say("The document is still being prepared.", is_good=False)
            return False
        is_taken = self.preview.print_on(printer)
        where = printer.printerName() or "the printer"
        self._say(f"Sent to {where}." if is_taken else f"{where} did not take it.", is_good=is_taken)
        return is_taken

    def _say(self, sentence: str, *, is_good: bool) -> None:
        relook(self.said, "good" if is_good else "problem")
        self.said.setText(sentence)
        self.said.show()
