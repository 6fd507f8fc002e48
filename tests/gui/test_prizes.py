"""The page of the prizes: figures, places, the curve, locking and paying."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tdapp.director import clock, events, floor, prizes, purse, registration
from tdapp.director.calling_off import call_off
from tdapp.director.ledger import pool
from tdapp.gui.pages.prizes import PrizesPage
from tdapp.gui.sheets.deal import DealSheet
from tdapp.gui.theme import look
from tdapp.gui.widgets.curve import Curve
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.field import Payment, Presence, Prize
from tdapp.values.money import money
from tdapp.views.deal_table import deal_players
from tests.gui.looking import cut_off, named, unnamed

LONG = ("Maximiliane-Alexandra " + "von und zu Hohenfels-Schwarzenberg " * 4)[:120].strip()


@pytest.fixture
def shown(shell):
    """Shows the page of a desk, and takes it away again."""
    pages = []

    def show(desk, *, width: int = 1188, height: int = 646) -> PrizesPage:
        page = PrizesPage(desk, shell)
        desk.changed.connect(page.hear)
        page.resize(width, height)
        page.show()
        page.enter()
        QApplication.processEvents()
        pages.append((desk, page))
        return page

    yield show
    for desk, page in pages:
        desk.changed.disconnect(page.hear)
        page.close()
        page.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def play_out(desk, *, left: int = 1) -> None:
    while desk.tonight.left > left:
        desk.do(floor.bust, out={max(desk.tonight.now[Presence]): 500})


def column(page: PrizesPage, number: int) -> list[str]:
    return [page.model.index(row, number).data() for row in range(page.model.rowCount())]


def paid_out(desk) -> int:
    return sum(row.amount for row in desk.tonight.now[Payment].values() if row.kind == "prize" and not row.is_incoming)


class TestADeal:
    def test_tab_goes_to_the_next_stack_as_enter_does(self, drawn, shown):
        play_out(drawn, left=3)
        drawn.do(prizes.lock)
        sheet = DealSheet(shown(drawn), drawn, deal_players(drawn.tonight))
        sheet.show()
        QApplication.processEvents()
        for key in ("9", "0", "0", Qt.Key.Key_Tab, "6", "0", "0", Qt.Key.Key_Return, "3", "5", "0", Qt.Key.Key_Tab):
            typed_in = QApplication.focusWidget()
            assert typed_in is not None
            if isinstance(key, str):
                QTest.keyClicks(typed_in, key)
            else:
                QTest.keyClick(typed_in, key)
            QApplication.processEvents()
        assert list(sheet.value().stacks.values()) == [900, 600, 350]


class TestCalledOff:
    def test_after_a_refund_the_page_says_what_happened(self, drawn, shown):
        page = shown(drawn)
        off = drawn.do(call_off, way="refund", why="A power cut")
        assert page.places.currentIndex() == 1
        assert page.none.text() == "There are no prizes any more."
        assert page.how.text() == "It was called off. Everybody gets back what was paid."
        assert not named(page, "Go to Players").isVisible()
        assert not any(figure.isVisible() for figure in page.figures.values())
        drawn.undo(off.n)
        assert page.places.currentIndex() == 0
        assert page.figures["Prize pool"].isVisible()


class TestBeforeLocking:
    def test_without_entries_a_sentence_says_how_to_get_prizes(self, desk, shell, shown):
        page = shown(desk)
        assert page.places.currentIndex() == 1
        assert page.none.text() == "There are no prizes yet."
        assert not page.lock.isVisible()
        QTest.mouseClick(named(page, "Go to Players"), Qt.MouseButton.LeftButton)
        assert shell.asked == ["players"]

    def test_places_are_provisional_while_entries_are_sold(self, drawn, shown):
        page = shown(drawn)
        assert page.firm.text() == "Provisional: entries are sold until the end of level 4, and the prizes follow them."
        assert column(page, 2) == ["Still in play"] * 3
        assert page.figures["Prize pool"].figure.text() == "€360"
        assert not page.figures["Guarantee"].isVisible()

    def test_and_no_longer_once_time_has_closed_registration(self, drawn, shown):
        page = shown(drawn)
        drawn.do(clock.start)
        drawn.now.pass_by(6 * 3_600)
        page.tick()
        assert page.firm.text() == "Not locked yet. Entries are no longer sold."

    def test_another_entry_is_seen_at_once(self, drawn, shown):
        page = shown(drawn)
        drawn.do(floor.bust, out={1: None})
        drawn.do(registration.register, name="Late Lou", chance=drawn.chance())
        assert page.figures["Entries"].figure.text() == "19"
        assert page.figures["Prize pool"].figure.text() == "€380"

    def test_what_the_entries_paid_is_told_apart_from_what_is_paid_out(self, drawn, shown):
        drawn.do(purse.set_lines, wanted=[purse.Line("Staff", percent=1_000)])
        page, paid = shown(drawn), pool(drawn.tonight.now)
        told = [one.text() for one in page.figures["Entries"].findChildren(QLabel)]
        assert f"paid {money(paid, 'EUR')} into the pool" in told
        told = [one.text() for one in page.figures["Prize pool"].findChildren(QLabel)]
        assert money(paid - paid // 10, "EUR") in told

    def test_locking_asks_first_and_leaves_a_word(self, drawn, shown):
        page = shown(drawn)
        QTest.mouseClick(page.lock, Qt.MouseButton.LeftButton)
        assert drawn.tonight.now[Prize] == {}
        QTest.keyClick(page.findChild(Sheet), Qt.Key.Key_Return)
        assert sum(row.amount for row in drawn.tonight.now[Prize].values()) == 36_000
        assert page.firm.text() == "Locked"
        assert not page.lock.isVisible()

    def test_a_guarantee_says_what_the_house_adds(self, desk, shown):
        wish = events.Wish("Big", "AMERIFUN sample", buy_in=2_000, guarantee=100_000_000)
        desk.turn_to(events.create(desk.house, wish, by=desk.by()))
        desk.do(registration.register, name="Ann", chance=desk.chance())
        page = shown(desk)
        assert page.figures["Guarantee"].note.text() == "the house adds €999,980"
        assert page.figures["Prize pool"].figure.text() == "€1,000,000"

    def test_two_who_share_places_share_what_they_pay(self, drawn, shown):
        play_out(drawn, left=3)
        drawn.do(floor.bust, out={2: 100, 3: 100})
        page = shown(drawn)
        assert column(page, 0) == ["1st", "2nd–3rd", "2nd–3rd"]
        assert sum(line.amount for line in page.shown.lines) == 36_000
        assert page.shown.lines[1].amount == page.shown.lines[2].amount


class TestPaying:
    @pytest.fixture
    def over(self, drawn):
        drawn.do(prizes.lock)
        play_out(drawn)
        return drawn

    def test_enter_pays_the_selected_place(self, over, shown):
        page = shown(over)
        page.table.selectRow(1)
        second = page.shown.lines[1]
        assert page.hint.text().endswith(f"to {second.name}")
        QTest.keyClick(page.table, Qt.Key.Key_Return)
        assert paid_out(over) == second.amount
        assert [status.split()[0] for status in column(page, 3)] == ["Owed", "Paid", "Owed"]
        assert not page.pay.isEnabled()

    def test_the_button_pays_too_and_undo_owes_it_again(self, over, shown):
        page = shown(over)
        page.table.selectRow(0)
        QTest.mouseClick(page.pay, Qt.MouseButton.LeftButton)
        assert page.shown.lines[0].is_paid
        over.undo(over.to_undo().n)
        assert page.shown.lines[0].owed == page.shown.lines[0].amount

    def test_all_that_is_owed_is_paid_at_once(self, over, shown):
        page = shown(over)
        QTest.mouseClick(page.pay_all, Qt.MouseButton.LeftButton)
        assert paid_out(over) == 36_000
        assert page.figures["To pay"].figure.text() == "€0"
        assert page.hint.text() == "Nobody is owed anything."

    def test_a_place_that_nobody_has_is_refused_in_a_sentence(self, drawn, shown):
        drawn.do(prizes.lock)
        page = shown(drawn)
        said: list[str] = []
        drawn.refused.connect(said.append)
        page.table.selectRow(0)
        QTest.keyClick(page.table, Qt.Key.Key_Return)
        assert said == ["Nobody has the 1st place yet."]
        assert paid_out(drawn) == 0

    def test_nothing_is_paid_twice(self, over, shown):
        page = shown(over)
        said: list[str] = []
        over.refused.connect(said.append)
        page.table.selectRow(0)
        for _ in range(2):
            QTest.keyClick(page.table, Qt.Key.Key_Return)
        assert said == [f"{page.shown.lines[0].name} is owed nothing."]
        assert paid_out(over) == page.shown.lines[0].amount

    def test_the_selected_place_lights_its_bar(self, over, shown):
        page = shown(over)
        page.table.selectRow(2)
        assert page.curve.lit == {3}


class TestTheCurve:
    @pytest.fixture
    def curve(self, application):
        curve = Curve()
        curve.resize(340, 200)
        yield curve
        curve.deleteLater()

    def test_each_of_a_few_places_says_its_amount(self, curve):
        curve.show_amounts([19_600, 9_800, 6_600], "EUR")
        assert sorted(text for text, _ in curve.told(curve.bars())) == ["€196", "€66", "€98"]

    @pytest.mark.parametrize("places", [1, 2, 3, 9, 40, 150, 1_000])
    def test_bars_and_labels_stay_inside_and_apart(self, curve, places):
        curve.show_amounts([100_000_000 // place for place in range(1, places + 1)], "EUR")
        bars, labels, told = curve.bars(), curve.labels(), curve.told(curve.bars())
        assert [bars[0][0], bars[-1][0]] == [1, places]
        assert [labels[0][0], labels[-1][0]] == [1, places]
        boxes = [box for _, box in (*bars, *labels, *told)]
        assert all(box.left() >= 0 and box.right() <= 341 and box.top() >= 0 and box.bottom() <= 200 for box in boxes)
        assert all(one.right() <= other.left() for (_, one), (_, other) in pairwise(labels))
        assert not any(text.intersects(bar) for _, text in told for _, bar in bars)

    def test_it_tells_itself(self, curve):
        curve.show_amounts([50_000, 20_000], "EUR")
        assert curve.accessibleDescription() == "2 places: from €500 for the 1st to €200 for the 2nd"

    def test_no_prizes_are_no_bars(self, curve):
        assert (curve.bars(), curve.labels()) == ([], [])


@pytest.mark.parametrize(("width", "height"), [(1188, 646), (1828, 1006)])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_is_cut_off(application, desk, shown, theme, width, height):
    wish = events.Wish("Big", "AMERIFUN sample", buy_in=100_000_000, guarantee=1_000_000_000)
    desk.turn_to(events.create(desk.house, wish, by=desk.by()))
    for name in (LONG, "김민준", "Łukasz Żak"):
        desk.do(registration.register, name=name, chance=desk.chance())
    desk.do(prizes.lock)
    play_out(desk)
    look.apply(application, theme)
    try:
        page = shown(desk, width=width, height=height)
        page.table.selectRow(0)
        QApplication.processEvents()
        assert cut_off(page) == []
        assert unnamed(page) == []
        assert (page.width(), page.height()) == (width, height)
    finally:
        look.apply(application, "dark")
