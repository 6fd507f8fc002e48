"""The page of the documents: previewed, saved and printed."""

from __future__ import annotations

from io import BytesIO
from threading import Event
from typing import TYPE_CHECKING

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel

from tdapp.director import events, floor
from tdapp.gui.pages.reports import ReportsPage
from tdapp.gui.pages.reports_out import NO_PRINTER
from tdapp.gui.paper.run import Job, ToFolder, ToPrinter
from tdapp.gui.sheets.print_all import PrintAllSheet
from tdapp.gui.theme import look
from tdapp.gui.widgets.paper_maker import PaperMaker
from tdapp.printing.documents import DOCUMENTS, document
from tdapp.values.refusal import Refused
from tests.gui.looking import cut_off, unnamed

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def shown(shell):
    pages = []

    def show(desk) -> ReportsPage:
        page = ReportsPage(desk, shell)
        desk.changed.connect(page.hear)
        page.resize(1188, 646)
        page.show()
        page.enter()
        pages.append((desk, page))
        return page

    yield show
    for desk, page in pages:
        desk.changed.disconnect(page.hear)
        page.maker.wait()
        page.close()
        page.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle(page: ReportsPage) -> None:
    page.maker.wait()
    QApplication.processEvents()


def text_of(paper: bytes) -> str:
    return " ".join(page.extract_text() for page in PdfReader(BytesIO(paper)).pages)


class TestThePreview:
    def test_it_is_prepared_beside_the_window(self, drawn, shown):
        page = shown(drawn)
        assert page.about.text() == "Preparing…"
        assert not page.save.isEnabled()
        settle(page)
        assert page.about.text() == "Seat cards · 3 pages · A4"
        assert page.save.isEnabled()
        assert page.preview.document.pageCount() == 3
        assert page.preview.currentWidget() is page.preview.pages

    def test_arrows_turn_to_the_next_document(self, drawn, shown):
        page = shown(drawn)
        settle(page)
        QTest.keyClick(page.documents, Qt.Key.Key_Down)
        settle(page)
        assert page.about.text() == "Seating list · 1 page · A4"
        assert "Ann Lee" in text_of(page.paper)

    def test_what_waits_for_something_says_so_and_cannot_be_picked(self, drawn, shown):
        page = shown(drawn)
        place = [one.id for one in DOCUMENTS].index("results")
        results = page.documents.item(place)
        assert not results.flags() & Qt.ItemFlag.ItemIsEnabled
        told = results.data(Qt.ItemDataRole.AccessibleDescriptionRole)
        assert told.endswith("Nobody is out yet: there are no results to print.")
        picked = []
        for _ in range(page.documents.count()):
            QTest.keyClick(page.documents, Qt.Key.Key_Down)
            picked.append(page.documents.picked_id)
        assert picked[-1] == DOCUMENTS[-1].id
        assert "results" not in picked

    def test_with_nobody_in_structure_terms_and_journal_are_there_to_print(self, desk, shown):
        page = shown(desk)
        settle(page)
        assert page.documents.picked_id == "structure"
        listed = [page.documents.item(number) for number in range(page.documents.count())]
        ready = [bool(item.flags() & Qt.ItemFlag.ItemIsEnabled) for item in listed]
        assert [one.id for one, is_ready in zip(DOCUMENTS, ready, strict=True) if is_ready] == [
            "structure",
            "terms",
            "journal",
        ]

    def test_a_change_is_printed_at_once_and_the_picked_document_stays(self, drawn, shown):
        page = shown(drawn)
        page.documents.setCurrentRow(1)
        settle(page)
        drawn.do(floor.bust, out={1: None})
        settle(page)
        assert page.documents.picked_id == "seating"
        assert "Ann Lee" not in text_of(page.paper)
        assert "Bob Marsh" in text_of(page.paper)


class TestTheFormat:
    def test_the_one_chosen_is_shown_and_remembered_on_this_computer(self, drawn, shown):
        page = shown(drawn)
        settle(page)
        assert page.format.currentText() == "8 to a page, to cut"
        page.format.setCurrentIndex(page.format.findData("80mm"))
        page.format.settled.emit("80mm")
        settle(page)
        assert page.about.text() == "Seat cards · 18 pages · 80 × 56 mm"
        again = shown(drawn)
        settle(again)
        assert again.format.currentData() == "80mm"
        assert again.preview.document.pageCount() == 18

    def test_a_document_of_one_format_offers_none(self, drawn, shown):
        page = shown(drawn)
        page.pick("seating")
        settle(page)
        assert page.format.isHidden()


class TestTheMaker:
    @pytest.fixture
    def maker(self, application):
        owner = QObject()
        maker = PaperMaker(owner)
        yield maker
        maker.wait()
        owner.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def test_a_stale_answer_is_dropped(self, maker):
        heard: list[bytes] = []
        maker.made.connect(heard.append)
        gate = Event()

        def slow() -> bytes:
            gate.wait(10)
            return b"old"

        maker.ask(slow)
        maker.ask(lambda: b"new")
        gate.set()
        maker.wait()
        QApplication.processEvents()
        assert heard == [b"new"]

    @pytest.mark.parametrize(
        ("error", "sentence"),
        [
            (Refused("No seats yet."), "No seats yet."),
            (ValueError("no glyph"), "The document could not be made: no glyph."),
        ],
    )
    def test_what_goes_wrong_is_said(self, maker, error, sentence):
        said: list[str] = []
        maker.failed.connect(said.append)

        def fail() -> bytes:
            raise error

        maker.ask(fail)
        maker.wait()
        QApplication.processEvents()
        assert said == [sentence]


class TestSaving:
    def test_the_file_is_the_document(self, drawn, shown, tmp_path):
        page = shown(drawn)
        settle(page)
        assert page.file_name == "Friday seat cards.pdf"
        assert page.save_to(tmp_path / page.file_name)
        assert (tmp_path / "Friday seat cards.pdf").read_bytes() == page.paper
        assert page.outlet.said.text() == f"Saved as Friday seat cards.pdf in {tmp_path}."
        assert list(tmp_path.glob(".tdapp-*")) == []

    def test_a_failed_write_leaves_the_older_file_and_says_why(self, drawn, shown, tmp_path):
        page = shown(drawn)
        settle(page)
        (tmp_path / "taken.pdf").mkdir()
        assert not page.save_to(tmp_path / "taken.pdf")
        assert page.outlet.said.isVisible()
        assert page.outlet.said.text().startswith(f"taken.pdf could not be saved in {tmp_path}: ")
        assert (tmp_path / "taken.pdf").is_dir()
        assert list(tmp_path.glob(".tdapp-*")) == []
        assert not page.save_to(tmp_path / "nowhere" / "a.pdf")

    def test_nothing_is_saved_while_it_is_being_prepared(self, drawn, shown, tmp_path):
        page = shown(drawn)
        assert not page.save_to(tmp_path / "a.pdf")
        assert not (tmp_path / "a.pdf").exists()

    def test_a_name_that_a_disk_cannot_take_is_made_one(self, desk, shown):
        wish = events.Wish('A/B: "C" ' + "x" * 100, "AMERIFUN sample", buy_in=1)
        desk.turn_to(events.create(desk.house, wish, by=desk.by()))
        page = shown(desk)
        page._shown = "payouts"
        assert page.file_name.startswith("A B C xxx")
        assert page.file_name.endswith(" payouts.pdf")
        assert len(page.file_name) < 130


def into_a_file(path: Path) -> QPrinter:
    printer = QPrinter()
    printer.setResolution(72)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def finish(page: ReportsPage) -> None:
    page.outlet.run.wait()
    QApplication.processEvents()


class TestPrinting:
    def test_every_page_goes_to_the_printer(self, drawn, shown, tmp_path):
        page = shown(drawn)
        settle(page)
        page.outlet.send([page._job], ToPrinter(into_a_file(tmp_path / "printed.pdf")))
        assert page.outlet.stop.isVisible()
        finish(page)
        assert page.outlet.said.text() == "Seat cards sent to the printer."
        assert not page.outlet.stop.isVisible()
        assert len(PdfReader(tmp_path / "printed.pdf").pages) == 3

    def test_only_the_pages_asked_for(self, drawn, shown, tmp_path):
        page = shown(drawn)
        settle(page)
        printer = into_a_file(tmp_path / "printed.pdf")
        printer.setPrintRange(QPrinter.PrintRange.PageRange)
        printer.setFromTo(2, 2)
        page.outlet.send([page._job], ToPrinter(printer))
        finish(page)
        assert len(PdfReader(tmp_path / "printed.pdf").pages) == 1

    def test_the_window_answers_while_it_prints_and_can_stop_it(self, drawn, shown, tmp_path):
        page = shown(drawn)
        settle(page)
        paper, gate, reached = page.paper, Event(), Event()

        def slow() -> bytes:
            reached.set()
            gate.wait(20)
            return paper

        page.outlet.send([Job("Seat cards", slow, "a.pdf")], ToPrinter(into_a_file(tmp_path / "printed.pdf")))
        assert reached.wait(20)
        # It is still being made, and the page goes on: another document is picked, prepared and shown.
        page.pick("seating")
        settle(page)
        assert page.about.text() == "Seating list · 1 page · A4"
        assert page.outlet.said.text() == "Seat cards: being made…"
        QTest.mouseClick(page.outlet.stop, Qt.MouseButton.LeftButton)
        gate.set()
        finish(page)
        assert page.outlet.said.text() == "Stopped. What was sent before may still come."
        assert not (tmp_path / "printed.pdf").exists()

    def test_one_run_at_a_time(self, drawn, shown, tmp_path):
        page, gate = shown(drawn), Event()
        settle(page)
        page.outlet.send([Job("Seat cards", lambda: bytes(gate.wait(20)), "a.pdf")], ToFolder(tmp_path))
        page.outlet.send([page._job], ToFolder(tmp_path))
        assert page.outlet.said.text() == "Something is on its way already: wait for it, or stop it."
        gate.set()
        finish(page)

    @pytest.mark.skipif(bool(QPrinterInfo.availablePrinterNames()), reason="this computer has a printer")
    def test_without_a_printer_the_page_says_so(self, drawn, shown):
        page = shown(drawn)
        settle(page)
        QTest.mouseClick(page.print, Qt.MouseButton.LeftButton)
        assert page.outlet.said.text() == NO_PRINTER
        assert not page.straight.isVisible()


class TestAllAtOnce:
    def sheet(self, page: ReportsPage, name: str) -> PrintAllSheet:
        page.print_all(name)
        return page.window().findChildren(PrintAllSheet)[-1]

    def test_all_that_can_be_made_is_ticked_and_the_rest_says_what_it_waits_for(self, drawn, shown):
        sheet = self.sheet(shown(drawn), "end")
        boxes = {box.text(): box for box in sheet.findChildren(QCheckBox)}
        assert list(boxes) == ["Results", "Payouts", "Payout slips", "Deal", "Cash report"]
        assert {title for title, box in boxes.items() if box.isChecked()} == {"Payouts", "Cash report"}
        assert not boxes["Results"].isEnabled()
        assert any("Nobody is out yet" in one.text() for one in sheet.findChildren(QLabel))
        sheet.reject()

    def test_what_is_ticked_goes_into_a_folder_each_in_its_own_format(self, drawn, shown, tmp_path):
        page = shown(drawn)
        drawn.memory.setValue("reports/seat-cards", "80mm")
        sheet = self.sheet(page, "start")
        next(box for box in sheet.findChildren(QCheckBox) if box.text() == "Structure").setChecked(False)
        _, chosen = sheet.value()
        sheet.reject()
        page.outlet.send([page.job_of(one) for one in chosen], ToFolder(tmp_path))
        finish(page)
        made = sorted(path.name for path in tmp_path.glob("Friday *.pdf"))
        assert "Friday structure.pdf" not in made
        assert {"Friday seat cards.pdf", "Friday seating list.pdf", "Friday table placards.pdf"} <= set(made)
        assert len(PdfReader(tmp_path / "Friday seat cards.pdf").pages) == 18
        assert page.outlet.said.text() == f"{len(made)} documents saved in {tmp_path}."

    def test_they_come_out_of_a_printer_one_after_another(self, drawn, shown, tmp_path):
        page = shown(drawn)
        printer = into_a_file(tmp_path / "printed.pdf")
        page.outlet.send([page.job_of(document(name)) for name in ("seating", "structure")], ToPrinter(printer))
        finish(page)
        assert page.outlet.said.text() == "2 documents sent to the printer."
        assert (tmp_path / "printed.pdf").exists()

    def test_nothing_ticked_is_refused(self, drawn, shown):
        sheet = self.sheet(shown(drawn), "start")
        for box in sheet.findChildren(QCheckBox):
            box.setChecked(False)
        with pytest.raises(Refused, match="Nothing is ticked"):
            sheet.value()
        sheet.reject()

    def test_a_folder_that_is_gone_is_said(self, drawn, shown, tmp_path):
        page = shown(drawn)
        page.outlet.send([page.job_of(document("structure"))], ToFolder(tmp_path / "gone"))
        finish(page)
        assert page.outlet.said.text().startswith(f"Structure: it could not be saved in {tmp_path / 'gone'}")

    def test_one_that_cannot_be_made_is_said(self, drawn, shown, tmp_path):
        page = shown(drawn)
        page.outlet.send([page.job_of(document("deal"))], ToFolder(tmp_path))
        finish(page)
        assert page.outlet.said.text() == "Deal: No deal was made: there is nothing to sign."


@pytest.mark.parametrize(("width", "height"), [(1188, 646), (1828, 1006)])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_is_cut_off(application, drawn, shown, theme, width, height, tmp_path):
    look.apply(application, theme)
    try:
        page = shown(drawn)
        page.resize(width, height)
        settle(page)
        page.save_to(tmp_path / ("long" * 60) / "a.pdf")
        QApplication.processEvents()
        assert cut_off(page) == []
        assert unnamed(page) == []
        assert (page.width(), page.height()) == (width, height)
    finally:
        look.apply(application, "dark")


class TestListsToTakeAway:
    @pytest.mark.parametrize("name", ["results", "entrants"])
    @pytest.mark.parametrize("ending", [".csv", ".xlsx", ".html", ".txt"])
    def test_they_are_written_by_the_ending_of_the_file(self, drawn, shown, tmp_path, name, ending):
        drawn.do(floor.bust, out={1: None})
        page = shown(drawn)
        assert page.export.export_to(name, tmp_path / f"{name}{ending}")
        assert (tmp_path / f"{name}{ending}").stat().st_size > 40
        assert page.outlet.said.text().startswith(f"Saved as {name}{ending}")

    def test_another_ending_is_refused_in_place(self, drawn, shown, tmp_path):
        drawn.do(floor.bust, out={1: None})
        page = shown(drawn)
        assert not page.export.export_to("results", tmp_path / "results.doc")
        assert "not as .doc" in page.outlet.said.text()
        assert list(tmp_path.glob("*.doc")) == []

    def test_a_text_for_a_chat_is_put_on_the_clipboard(self, drawn, shown):
        drawn.do(floor.bust, out={1: None})
        page = shown(drawn)
        page.export.copy("results")
        told = QApplication.clipboard().text()
        assert told.startswith("Friday\n")
        assert "18th Ann Lee" in told
        page.export.copy("entrants")
        assert "1 Ann Lee – 18th" in QApplication.clipboard().text()

    def test_with_nobody_out_there_are_no_results_to_take(self, drawn, shown):
        menu = shown(drawn).export.menu()
        offered = {entry.text(): entry.isEnabled() for entry in menu.actions()}
        assert offered == {
            "Nobody is out yet: there are no results.": False,
            "Entrants to a file…": True,
            "Copy entrants for a chat": True,
        }
        menu.close()
