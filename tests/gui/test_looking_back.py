"""Seeing the evening as it was: the same pages over the window, while the evening goes on behind them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tdapp.director import clock, events, floor, registration, seating
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By
from tdapp.gui.application import Seat
from tdapp.gui.looking_back import PastPane
from tdapp.gui.pages.journal import JournalPage
from tdapp.gui.projector.projector import projector_of
from tdapp.gui.shell.frame import Frame
from tdapp.gui.widgets.side import Side
from tdapp.printing.documents import document
from tdapp.rules.chance import Chance
from tdapp.store.house_then import HouseThen
from tdapp.values.field import Elimination, Presence, Seating
from tests.gui.conftest import NAMES, Time
from tests.gui.looking import check, named, settle
from tests.printing.paper import pages


@pytest.fixture
def seat(application, tmp_path, monkeypatch):
    """An evening with the clock running and one player out, in its window."""
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path))
    now = Time()
    house = open_house(tmp_path / "swan.tdapp", create=True)
    by = By("Mia", now(), "desk 1")
    key = events.create(house, events.Wish("Friday", "AMERIFUN sample", buy_in=2_000, fee=500), by=by)
    for name in NAMES:
        registration.register(house, key, name=name, chance=Chance(b"a" * 32), by=by)
    seating.draw(house, key, chance=Chance(b"b" * 32), by=by)
    clock.start(house, key, by=by)
    floor.bust(house, key, out={3: None}, by=by)
    house.close()
    frame = Frame(QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat))
    frame.resize(1280, 720)
    frame.show()
    seat = Seat(application, frame, now=now)
    assert seat.open(tmp_path / "swan.tdapp")
    settle()
    yield seat
    seat.close()
    frame.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def look(seat: Seat, sentence: str) -> PastPane:
    """Pick the line that says this, and go there by the keyboard."""
    assert seat.window is not None
    seat.window.go_to("journal")
    page = seat.window.page("journal")
    assert isinstance(page, JournalPage)
    page.table.selectRow(next(n for n, line in enumerate(page.model.rows) if sentence in line.sentence))
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    return arrived(seat)


def arrived(seat: Seat, after: PastPane | None = None) -> PastPane:
    assert seat.window is not None
    for _ in range(4_000):
        QTest.qWait(5)
        found = [pane for pane in seat.frame.findChildren(PastPane) if pane.isVisible() and pane is not after]
        if found and seat.window.page("journal").is_settled:
            settle()
            return next(pane for pane in seat.frame.findChildren(PastPane) if pane.isVisible())
    raise AssertionError("nothing was shown")


def test_the_room_stands_as_it_did_and_the_evening_goes_on_behind_it(seat):
    live = seat.window.desk
    pane = look(seat, "Seats were drawn")
    assert named(pane, "What is shown", QLabel).text().endswith(", after change 20")
    past = seat._past.desk
    assert isinstance(past.house, HouseThen)
    assert len(past.tonight.now[Presence]) == len(past.tonight.now[Seating]) == 18
    assert past.tonight.now[Elimination] == {}
    assert "of 18" in seat._past.header.players.text()
    live.now.pass_by(60)
    live.do(floor.bust, out={4: None})
    assert len(live.tonight.now[Presence]) == 16
    assert len(past.tonight.now[Presence]) == 18
    for page in ("now", "players", "clock", "chips", "prizes", "reports", "journal", "setup"):
        seat._past.go_to(page)
        check(pane)
    QTest.keyClick(pane, Qt.Key.Key_Escape)
    settle()
    assert seat.window.isVisible()
    assert seat.window.page("journal").model.rows[0].sentence.startswith("Zoë Meyer out")


def test_every_deed_is_refused_with_a_sentence_and_the_projector_stays_with_now(seat):
    live = seat.window.desk
    head = live.tonight.now.head
    look(seat, "Seats were drawn")
    past = seat._past
    said: list[str] = []
    past.desk.refused.connect(said.append)
    past.run("start")
    past.undo()
    past.desk.do(floor.bust, out={1: None})
    past.run("projector")
    assert len(said) == 4
    assert all("this is only to look at" in sentence for sentence in said[:3])
    assert "The projector goes on" in said[3]
    assert live.tonight.now.head == head
    assert projector_of(live).desk is live
    assert not projector_of(live).is_closed


def test_one_change_earlier_and_later(seat):
    pane = look(seat, "Łukasz Żak out")
    assert not pane.after.isEnabled()
    assert len(seat._past.desk.tonight.now[Elimination]) == 1
    QTest.mouseClick(pane.before, Qt.MouseButton.LeftButton)
    pane = arrived(seat, after=pane)
    assert named(pane, "What had been done last", QLabel).text().startswith("The clock runs")
    assert seat._past.desk.tonight.now[Elimination] == {}
    assert pane.after.isEnabled()


def test_paper_says_of_which_moment_it_is(seat):
    look(seat, "Seats were drawn")
    past = seat._past.desk
    sheets = pages(document("seat-cards").make(past.tonight, "A4"))
    assert len(sheets) == 3
    assert all(past.house.told in sheet for sheet in sheets)
    assert not any("As it was" in sheet for sheet in pages(document("seat-cards").make(seat.window.desk.tonight, "A4")))


def test_a_look_that_is_found_at_once_leaves_the_way_free_for_the_next(seat, monkeypatch):
    monkeypatch.setattr(Side, "do", lambda _, work: work())
    told = []
    for sentence in ("Seats were drawn", "Łukasz Żak out"):
        told.append(named(look(seat, sentence), "What is shown", QLabel).text())
        seat.back_to_now()
        settle()
    assert told[0] != told[1]
