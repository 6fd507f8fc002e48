"""Reports: every document of the evening with a live preview, to save or to print."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF, QTimer
from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.director.houses import the_house
from tdapp.gui.pages.page import Page
from tdapp.gui.pages.reports_exports import ExportButton
from tdapp.gui.pages.reports_out import Outlet, has_printer
from tdapp.gui.paper.run import Job
from tdapp.gui.sheets.print_all import PRINTER, PrintAllSheet
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.document_list import DocumentList
from tdapp.gui.widgets.file_names import file_name
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.paper_maker import PaperMaker
from tdapp.gui.widgets.paper_preview import PaperPreview
from tdapp.gui.widgets.question import Pick
from tdapp.printing.bundles import BUNDLES, bundle
from tdapp.printing.documents import DOCUMENTS, Document, document
from tdapp.printing.sheet import paper_told, size_of
from tdapp.values.say import say
from tdapp.values.words import count, shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell
    from tdapp.printing.bundles import Bundle
    from tdapp.store.change import Change

SIDE = 340


class ReportsPage(Page):
    shows_paper = True

    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self.paper = b""
        """The document that is shown; nothing while it is being prepared."""
        self._shown = ""
        self.maker = PaperMaker(self)
        self.maker.made.connect(self._show_paper)
        self.maker.failed.connect(self._say_failed)
        self.documents = DocumentList()
        self.documents.picked.connect(lambda _: self._ask())
        self.documents.setFixedWidth(SIDE)
        self.preview = PaperPreview()
        self.heading = label(say("Reports"), "title")
        self.outlet = Outlet(desk.memory)
        self.outlet.printer_chosen.connect(self._show_straight)
        self.export = ExportButton(desk, self.outlet)
        bundles = (
            Button(say("Print {document}…", document=one.title.lower()), partial(self.print_all, one.id))
            for one in BUNDLES
        )
        self.body.addLayout(row(self.heading, 1, *bundles, self.export))
        both = row(self.documents, self._build_right(), spacing=16)
        both.setStretch(1, 1)
        self.body.addLayout(both, 1)

    def _build_right(self) -> QWidget:
        self.about = Elided("", "muted")
        self.save = Button(say("Save as PDF…"), self._ask_where, look="primary")
        self.print = Button(say("Print…"), self._ask_printer)
        self.straight = Button(say("Print"), lambda: self.outlet.print_straight([self._job]))
        self.format = Pick(say("Format"))
        self.format.settled.connect(self._choose_format)
        self.format.setMinimumContentsLength(24)
        top = row(self.about, self.format, self.straight, self.print, self.save)
        top.setStretch(0, 1)
        top.setStretch(1, 1)
        whole = column(top, self.outlet, self.preview, spacing=12)
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
        self._show_straight()

    def pick(self, name: str) -> None:
        self.documents.pick(name)

    def show_rows(self) -> None:
        tonight = self.desk.tonight
        self.documents.show_documents([(one, one.missing(tonight)) for one in DOCUMENTS])
        self._ask()

    def hear(self, change: Change) -> None:
        """Each Change is a line of the journal."""
        if self.documents.picked_id == "journal":
            self.go_stale()
        else:
            super().hear(change)

    def _ask(self) -> None:
        """Prepare the picked document beside the window, from the evening as it is now."""
        name = self.documents.picked_id
        self.paper = b""
        self._allow(is_ready=False)
        self.outlet.be_quiet()
        if not name:
            self.maker.forget()
            self._shown = ""
            self.about.setText("")
            self.format.hide()
            self.preview.say(say("There is nothing to print yet. Each document says what it waits for."))
            return
        one, tonight, paper = document(name), self.desk.tonight, the_house(self.desk.house).paper
        form = self._offer_formats(one)
        self.about.setText(say("Preparing…"))
        if name != self._shown:
            self.preview.say(say("Preparing…"))
        self._shown = name
        self.maker.ask(partial(one.make, tonight, paper, form))

    def _offer_formats(self, one: Document) -> str:
        """The formats that a document has, to choose from; which one is chosen."""
        self.format.setVisible(bool(one.formats))
        self.format.clear()
        for form in one.formats:
            self.format.addItem(form.name, form.id)
        chosen = self._format_of(one)
        self.format.show_value(chosen)
        return chosen

    def _format_of(self, one: Document) -> str:
        """The one that this computer printed it in the last time, or the usual."""
        kept = str(self.desk.memory.value(f"reports/{one.id}", ""))
        ids = [form.id for form in one.formats]
        return kept if kept in ids else next(iter(ids), "")

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
        for button in (self.save, self.print, self.straight):
            button.setEnabled(is_ready)

    @property
    def _document(self) -> Document:
        return document(self._shown)

    @property
    def file_name(self) -> str:
        return file_name(self.desk.tonight.terms.name, self._document.title.lower(), ".pdf")

    def _ask_where(self) -> None:
        title = say("Save {document}", document=self._document.title.lower())
        dialog = QFileDialog(self, title, str(self.outlet.folder), "PDF (*.pdf)")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(self.file_name)
        dialog.fileSelected.connect(lambda path: self.save_to(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_to(self, path: Path) -> bool:
        """All of the document or nothing: an older file of that name stays until the new one is whole."""
        if not self.paper:
            self.outlet.say(say("The document is still being prepared."), is_good=False)
            return False
        return self.outlet.write(path, self.paper)

    def _ask_printer(self) -> None:
        title = say("Print {document}", document=self._document.title.lower())
        self.outlet.ask_printer(title, [self._job], self.preview.document.pagePointSize(0))

    @property
    def _job(self) -> Job:
        """The document as it is shown."""
        paper = self.paper
        return Job(self._document.title, lambda: paper, self.file_name)

    def print_all(self, name: str) -> None:
        """What the start or the end needs: to tick, and to send at once."""
        all_of_it = bundle(name)
        sheet = PrintAllSheet(self.window(), all_of_it, self.desk.tonight, has_printer=has_printer())
        sheet.ask(lambda said: QTimer.singleShot(0, self, lambda: self._send_all(all_of_it, *said)))

    def _send_all(self, all_of_it: Bundle, to: str, documents: Sequence[Document]) -> None:
        jobs = [self.job_of(one) for one in documents]
        if to == PRINTER:
            size = QSizeF(*size_of(the_house(self.desk.house).paper))
            self.outlet.ask_printer(say("Print {document}", document=all_of_it.title.lower()), jobs, size)
        else:
            self.outlet.ask_folder(say("Where to save {document}", document=all_of_it.title.lower()), jobs)

    def job_of(self, one: Document) -> Job:
        """In the format that it was printed in the last time, of the evening as it is now."""
        tonight, paper = self.desk.tonight, the_house(self.desk.house).paper
        make = partial(one.make, tonight, paper, self._format_of(one))
        return Job(one.title, make, file_name(tonight.terms.name, one.title.lower(), ".pdf"))

    def _show_straight(self) -> None:
        name = self.outlet.printer
        self.straight.setVisible(bool(name))
        if name:
            text = say("Print on {printer}", printer=shortened(name, 24))
            self.straight.say(text, name=say("Print on {printer}", printer=name))
