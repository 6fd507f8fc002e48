"""The desk of an event without names: numbers come in, go out and buy; what was counted too often goes back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton

from tdapp.director import clock, offers, registration
from tdapp.director import terms as terms_verbs
from tdapp.director.ledger import bought, holding
from tdapp.gui.pages.players import PlayersPage
from tdapp.values.field import Payment
from tdapp.values.house import Offer
from tests.gui.looking import cut_off, named, unnamed

ENTER = Qt.Key.Key_Return


@pytest.fixture
def page(desk, shell):
    desk.do(terms_verbs.amend, has_names=False)
    desk.do(offers.set_offer, offer=Offer(desk.tournament, 0, "rebuy", 2_000, 0, 0, 1_000))
    page = PlayersPage(desk, shell)
    desk.changed.connect(page.hear)
    page.resize(1188, 644)
    page.show()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    page.enter()
    yield page
    desk.changed.disconnect(page.hear)
    page.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def count(page, text: str) -> str:
    page.counted.line.clear()
    QTest.keyClicks(page.counted.line, text)
    QTest.keyClick(page.counted.line, ENTER)
    return page.counted.said.text()


def click(page, name: str) -> None:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QTest.mouseClick(named(page, name, QPushButton), Qt.MouseButton.LeftButton)


def test_the_keyboard_is_in_the_line_and_what_enter_does_is_said_before(page):
    QTest.keyClicks(QApplication.focusWidget() or page, "27")
    assert page.counted.said.text() == "Enter: 27 entries more: €675"
    QTest.keyClick(page.counted.line, ENTER)
    assert page.counted.said.text() == "27 entries more, 27 now"
    assert page.desk.tonight.left == 27


def test_plus_minus_and_letters_in_an_empty_line_are_done_at_once(page):
    count(page, "9")
    QTest.keyClicks(page.counted.line, "+--r")
    assert page.desk.tonight.left == 8
    assert sum(bought(page.desk.tonight.now, "rebuy").values()) == 1
    QTest.keyClicks(page.counted.line, "a")
    assert page.counted.said.text() == "No add-on is sold here."


def test_the_method_is_that_of_the_box(page):
    pick = named(page, "Paid by", QComboBox)
    pick.setCurrentIndex(pick.findText("Card"))
    count(page, "3")
    assert {one.method for one in page.desk.tonight.now[Payment].values()} == {"card"}


@pytest.mark.parametrize(
    ("text", "says"),
    [("", "Say how many first."), ("lots", "“lots” is not sold here: rebuy."), ("99 out", "Somebody must hold")],
)
def test_what_counts_nothing_is_said_in_place(page, text, says):
    count(page, "5")
    assert says in count(page, text)
    assert page.desk.tonight.left == 5


def test_what_was_counted_too_often_goes_back(page):
    count(page, "5")
    click(page, "Take an entry back…")
    assert page.desk.tonight.left == 4
    count(page, "2 rebuys")
    page.desk.do(clock.start)
    click(page, "Take the last rebuy back…")
    sheet = QApplication.activeModalWidget()
    assert sheet is not None
    QTest.keyClicks(named(sheet, "Reason", QLineEdit), "miscounted")
    QTest.keyClick(sheet, ENTER)
    assert sum(bought(page.desk.tonight.now, "rebuy").values()) == 1


def test_figures_add_up(page):
    count(page, "27")
    count(page, "4 rebuys")
    count(page, "3 out")
    says = {one.accessibleName() for one in page.counted.findChildren(QLabel)}
    assert "In: 24, of 27 entries" in says
    assert "Taken: €755, 31,000 chips" in says
    assert sum(one.chips for one in holding(page.desk.tonight.now)) == 31_000


def test_everything_has_room_and_a_name(page):
    for kind in ("add-on", "dealer bonus"):
        page.desk.do(offers.set_offer, offer=Offer(page.desk.tournament, 0, kind, 10**9, 0, 0, 1_000))
    page.desk.do(registration.count_in, number=900)
    page.desk.do(clock.start)
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
    assert cut_off(page) == []
    assert [one for one in unnamed(page) if not isinstance(one.parent(), QLineEdit)] == []
