"""The backups in the window: seen, looked into, put back in two clicks; copies elsewhere; and the proof."""

from __future__ import annotations

import contextlib
import sqlite3

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tdapp.director import clock, events, floor, registration, seating
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By
from tdapp.gui.application import Seat
from tdapp.gui.computer.copies import copies_go
from tdapp.gui.desk import Desk, wall_clock
from tdapp.gui.looking_back import PastPane
from tdapp.gui.projector.projector import projector_of
from tdapp.gui.sheets.backups import BackupsSheet, PutBackSheet
from tdapp.gui.sheets.copies import CopiesSheet, open_copies
from tdapp.gui.sheets.proof import ProofSheet, open_proof
from tdapp.gui.shell.frame import Frame
from tdapp.rules.chance import Chance
from tdapp.store.tables import HOUSE_STREAM
from tdapp.store.verify import verify
from tdapp.values.field import Elimination, Presence
from tdapp.views.clock_face import clock_face
from tests.gui.conftest import NAMES, Time
from tests.gui.looking import check, cut_off, named, settle, unnamed

ENTER = Qt.Key.Key_Return


@pytest.fixture
def seat(application, tmp_path, monkeypatch):
    """An evening with the clock running; then one went out, and ten minutes passed."""
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path))
    now = Time(wall_clock())  # backups bear the time of the computer
    house = open_house(tmp_path / "swan.tdapp", create=True)
    by = By("Mia", now(), "desk 1")
    key = events.create(house, events.Wish("Friday", "AMERIFUN sample", buy_in=2_000, fee=500), by=by)
    for name in NAMES:
        registration.register(house, key, name=name, chance=Chance(b"a" * 32), by=by)
    seating.draw(house, key, chance=Chance(b"b" * 32), by=by)
    clock.start(house, key, by=by)
    house.close()
    frame = Frame(QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat))
    frame.resize(1280, 720)
    frame.show()
    seat = Seat(application, frame, now=now)
    assert seat.open(tmp_path / "swan.tdapp")
    settle()
    desk_of(seat).do(floor.bust, out={3: None})
    now.pass_by(30)
    yield seat
    seat.close()
    frame.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def until_settled(sheet) -> None:
    for _ in range(4_000):
        QTest.qWait(5)
        if sheet.is_settled:
            settle()
            return
    raise AssertionError("it never came to an end")


def desk_of(seat: Seat) -> Desk:
    assert seat.window is not None
    return seat.window.desk


def listed(seat: Seat) -> BackupsSheet:
    assert seat.window is not None
    seat.window.run("backups")
    sheet = seat.window.findChildren(BackupsSheet)[-1]
    until_settled(sheet)
    return sheet


class TestTheList:
    def test_each_says_when_what_it_holds_and_whether_that_holds(self, seat):
        sheet = listed(seat)
        rows = sheet._model.rows
        assert len(rows) >= 1
        assert rows[0].holds.startswith("1 tournament, ")
        assert rows[0].last.startswith("The clock runs")
        assert sheet.state.text().startswith("Proved: all ")
        assert (cut_off(sheet), unnamed(sheet)) == ([], [])
        sheet.close()

    def test_a_damaged_one_is_listed_and_cannot_be_put_back(self, seat):
        backup = listed(seat)
        backup.close()
        backup._model.rows[0].backup.path.write_bytes(b"rubbish")
        sheet = listed(seat)
        assert sheet._model.rows[0].holds == "It cannot be read"
        assert not sheet.back.isEnabled()
        assert not sheet.ok.isEnabled()
        sheet.close()

    def test_one_that_was_altered_says_where(self, seat):
        path = listed(seat)._model.rows[0].backup.path
        seat.window.findChildren(BackupsSheet)[-1].close()
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE payment SET amount = 1 WHERE n = 1")
            connection.commit()
        sheet = listed(seat)
        assert "It does not hold. Table payment" in sheet.state.text()
        sheet.close()


class TestLookingInto:
    def test_it_is_shown_over_the_window_and_only_to_look_at(self, seat):
        sheet = listed(seat)
        today = sheet._model.rows[0].made[:14]
        QTest.keyClick(sheet.table, ENTER)
        settle()
        pane = next(one for one in seat.frame.findChildren(PastPane) if one.isVisible())
        assert named(pane, "What is shown", QLabel).text().startswith(f"Backup of {today}")
        past = seat._past.desk
        assert len(past.tonight.now[Presence]) == 18
        said: list[str] = []
        past.refused.connect(said.append)
        past.do(floor.bust, out={1: None})
        seat._past.run("backups")
        assert "this is only to look at" in said[0]
        assert "Go back to now" in said[1]
        for page in ("tables", "prizes", "journal"):
            seat._past.go_to(page)
            check(pane)
        borrowed = past.house.path
        QTest.keyClick(pane, Qt.Key.Key_Escape)
        settle()
        assert not borrowed.exists()
        assert len(seat.window.desk.tonight.now[Presence]) == 17


class TestPuttingBack:
    def put_back(self, seat: Seat) -> None:
        """Two clicks, by the keyboard."""
        sheet = listed(seat)
        QTest.mouseClick(sheet.back, Qt.MouseButton.LeftButton)
        (asked,) = sheet.findChildren(PutBackSheet)
        assert (cut_off(asked), unnamed(asked)) == ([], [])
        QTest.keyClick(asked, ENTER)
        settle()

    def test_the_window_turns_to_the_house_as_it_was_and_says_so(self, seat):
        before = seat.window.desk
        self.put_back(seat)
        desk = seat.window.desk
        assert desk is not before
        assert desk.house is before.house
        assert desk.tonight.now[Elimination] == {}
        assert seat.window.isVisible()
        assert seat.window.strip.sentence.text().startswith("The house was put back as it was on 20")
        assert desk.house.journal(HOUSE_STREAM)[-1].who == desk.who
        desk.do(floor.bust, out={4: None})
        assert seat.window.page("now").isVisible()
        assert verify(desk.house.path).faults == ()

    def test_the_clock_goes_on_as_the_room_saw_it_then(self, seat):
        seat.window.desk.now.pass_by(600)
        self.put_back(seat)
        desk = seat.window.desk
        made = seat.window.desk.house.journal(desk.tournament)[-1]
        assert made.sentence.startswith("The house is as it was at ")
        assert clock_face(desk.tonight, desk.now()).is_running

    def test_the_projector_goes_on_with_the_new_window_only(self, seat):
        old = seat.window.desk
        self.put_back(seat)
        assert projector_of(old).is_closed
        assert not projector_of(seat.window.desk).is_closed

    def test_and_back_again(self, seat):
        self.put_back(seat)
        sheet = listed(seat)
        sheet.table.selectRow(next(n for n, one in enumerate(sheet._model.rows) if "out in 18th" in one.last))
        QTest.mouseClick(sheet.back, Qt.MouseButton.LeftButton)
        QTest.keyClick(sheet.findChildren(PutBackSheet)[-1], ENTER)
        settle()
        assert len(seat.window.desk.tonight.now[Elimination]) == 1


class TestCopies:
    def test_a_folder_is_chosen_tried_at_once_and_kept(self, seat, tmp_path):
        desk = seat.window.desk
        sheet = open_copies(desk, seat.window)
        sheet.control("wanted").setCurrentIndex(1)
        sheet.control("folder").setText(str(tmp_path / "stick"))
        QTest.keyClick(sheet, ENTER)
        assert sheet.question("folder").isVisible()
        assert "Is the stick in" in named(sheet, "Folder: problem", QLabel).text()
        (tmp_path / "stick").mkdir()
        assert (cut_off(sheet), unnamed(sheet)) == ([], [])
        QTest.keyClick(sheet, ENTER)
        assert copies_go(desk.memory) == tmp_path / "stick"
        assert len(list((tmp_path / "stick" / "swan copies").iterdir())) == 1

    def test_a_copy_that_fails_with_a_break_is_a_card_on_now_and_the_evening_goes_on(self, seat, tmp_path):
        desk, window = seat.window.desk, seat.window
        window.go_to("now")
        seat._pulse.copy(tmp_path / "gone")
        seat._pulse._copying.wait()
        settle()
        page = window.page("now")
        assert page._todos[0].title == "The copy failed"
        assert "Is the stick in" in page._todos[0].why
        check(page)
        desk.do(floor.bust, out={5: None})
        assert len(desk.tonight.now[Elimination]) == 2
        QTest.keyClick(page, ENTER)
        (sheet,) = window.findChildren(CopiesSheet)
        sheet.close()
        seat._pulse.copy(tmp_path)
        seat._pulse._copying.wait()
        settle()
        assert "The copy failed" not in [one.title for one in page._todos]


class TestProving:
    def test_the_verdict_and_the_last_seal_of_each_journal(self, seat):
        desk = seat.window.desk
        sheet = open_proof(desk, seat.window)
        until_settled(sheet)
        assert sheet.verdict.text().endswith("All of them hold: nothing was altered, added or taken away.")
        assert [one.head for one in sheet._model.rows] == [
            desk.house.house.head.hex(),
            desk.tonight.now.head.hex(),
        ]
        assert (cut_off(sheet), unnamed(sheet)) == ([], [])
        sheet.copy.click()
        assert desk.tonight.now.head.hex() in QApplication.clipboard().text()
        sheet.close()

    def test_what_was_altered_is_named(self, seat):
        desk = seat.window.desk
        with contextlib.closing(sqlite3.connect(desk.house.path)) as connection:
            connection.execute("UPDATE payment SET amount = 1 WHERE n = 1")
            connection.commit()
        seat.window.run("prove")
        sheet = seat.window.findChild(ProofSheet)
        until_settled(sheet)
        assert "1 of them does not hold." in sheet.verdict.text()
        assert "column amount" in sheet.faults.text()
        assert cut_off(sheet) == []
        sheet.close()
