"""Slips of the desk: what is sold comes out without a dialog, in a folder or on a printer, and again on request."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit

from tdapp.director import offers, registration, selling
from tdapp.director.ledger import Tender
from tdapp.gui.computer.this_desk import FOLDER, PRINTER, SlipsGo, remember, slips_go
from tdapp.gui.desk import Desk
from tdapp.gui.paper.printer import print_pages
from tdapp.gui.sheets.this_desk import open_desk
from tdapp.values.house import Offer
from tests.gui.looking import cut_off, named, unnamed
from tests.printing.paper import text

ENTER = Qt.Key.Key_Return


def done(desk) -> list[str]:
    """What could not be made, once everything was tried."""
    said: list[str] = []
    desk.refused.connect(said.append)
    desk.slips.finish()
    QApplication.processEvents()
    return said


@pytest.fixture
def folder(desk, tmp_path):
    """A desk whose slips go into this folder."""
    made = tmp_path / "slips"
    made.mkdir()
    remember(desk.memory, "Mia", SlipsGo(FOLDER, "", str(made), "80 mm"))
    return made


def names(folder) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


class TestIntoAFolder:
    def test_an_entry_makes_a_slip_with_what_was_paid(self, desk, folder):
        half = (Tender("card", 1_000), Tender("cash", 1_500, 2_000))
        desk.do(registration.register, name="Łukasz Żak", tender=half, chance=desk.chance())
        assert done(desk) == []
        assert names(folder) == ["Friday slip 00001 Łukasz Żak.pdf"]
        told = text((folder / "Friday slip 00001 Łukasz Żak.pdf").read_bytes())
        assert {"Łukasz", "€25", "€10", "€20", "€5"} <= set(told.split())

    def test_many_who_buy_at_once_share_a_file(self, desk, folder):
        desk.do(offers.set_offer, offer=Offer(desk.tournament, 0, "add-on", 2_000, 0, 0, 1_000))
        for name in ("Ann Lee", "Bob Marsh"):
            desk.do(registration.register, name=name, chance=desk.chance())
        desk.do(selling.sell, entries=[1, 2], kind="add-on")
        assert done(desk) == []
        assert names(folder)[-1] == "Friday slip 00003 2 players.pdf"

    def test_undo_makes_none(self, desk, folder):
        desk.do(registration.register, name="Ann Lee", chance=desk.chance())
        desk.undo(desk.to_undo().n)
        assert done(desk) == []
        assert len(names(folder)) == 1

    def test_a_copy_says_that_it_is_one(self, desk, folder):
        desk.do(registration.register, name="Ann Lee", chance=desk.chance())
        desk.slips.again(1)
        assert done(desk) == []
        assert "Copy" in text((folder / "Friday slip entry 1 copy Ann Lee.pdf").read_bytes())

    def test_a_folder_that_has_gone_is_said_and_the_sale_stands(self, desk, folder):
        folder.rmdir()
        desk.do(registration.register, name="Ann Lee", chance=desk.chance())
        assert done(desk) == ["The slip was not made: No such file or directory."]
        assert desk.tonight.left == 1


class TestOnAPrinter:
    def test_a_printer_that_is_not_there_is_said(self, desk):
        remember(desk.memory, "Mia", SlipsGo(PRINTER, "Epson TM", "", "80 mm"))
        desk.do(registration.register, name="Ann Lee", chance=desk.chance())
        assert done(desk) == ["The slip was not made: this computer has no printer Epson TM."]

    def test_the_page_is_as_long_as_the_slip(self, desk, folder, tmp_path):
        desk.do(registration.register, name="Ann Lee", chance=desk.chance())
        done(desk)
        document = QPdfDocument()
        document.load(str(next(folder.iterdir())))
        printer = QPrinter()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "out.pdf"))
        assert print_pages(document, printer)
        assert (tmp_path / "out.pdf").stat().st_size > 1_000


def test_no_slip_is_made_before_somebody_chose_where(desk):
    desk.do(registration.register, name="Ann Lee", chance=desk.chance())
    assert done(desk) == []
    said: list[str] = []
    desk.refused.connect(said.append)
    desk.slips.again(1)
    assert said == ["Slips of this desk go nowhere: choose a printer or a folder first."]


class TestTheSheet:
    def sheet(self, desk):
        sheet = open_desk(desk, None)
        QApplication.processEvents()
        assert cut_off(sheet) == []
        assert unnamed(sheet) == []
        return sheet

    def test_who_sits_here_and_where_slips_go_is_kept_on_this_computer(self, desk, tmp_path):
        kept = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
        desk.memory = kept
        sheet = self.sheet(desk)
        named(sheet, "Who sits here", QLineEdit).setText("Klaus")
        pick = named(sheet, "Slips", QComboBox)
        pick.setCurrentIndex(pick.findText("Saved as PDF in a folder"))
        named(sheet, "Folder", QLineEdit).setText(str(tmp_path))
        QTest.keyClick(sheet, ENTER)
        assert desk.who == "Klaus"
        kept.sync()
        again = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
        assert slips_go(again) == SlipsGo(FOLDER, "", str(tmp_path), "80 mm")
        assert Desk(desk.house, memory=again).who == "Klaus"

    def test_a_folder_that_does_not_exist_is_refused_in_place(self, desk):
        sheet = self.sheet(desk)
        pick = named(sheet, "Slips", QComboBox)
        pick.setCurrentIndex(pick.findText("Saved as PDF in a folder"))
        named(sheet, "Folder", QLineEdit).setText("/nowhere/at/all")
        QTest.keyClick(sheet, ENTER)
        assert named(sheet, "Folder: problem", QLabel).text() == "There is no such folder."
        assert slips_go(desk.memory) == SlipsGo()
        sheet.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
