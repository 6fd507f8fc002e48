"""The Chips page: the set, the race by keyboard, what is announced, and the account."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox, QTableView, QWidget

from tdapp.director import clock, races
from tdapp.director.color_ups import in_play
from tdapp.director.ledger import chips_in_play
from tdapp.director.races import Call
from tdapp.gui.pages.chips import TITLES, ChipsPage
from tdapp.gui.theme import look
from tdapp.values.field import ChipChange
from tdapp.values.races import RaceHand, TableRace
from tests.gui.looking import cut_off, named, unnamed

LOOKS = list(itertools.product(["dark", "light"], [(1188, 646), (1828, 1004)]))


def settle() -> None:
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def shown_on(desk, shell) -> ChipsPage:
    page = ChipsPage(desk, shell)
    desk.changed.connect(page.hear)
    page.resize(1188, 646)
    page.show()
    page.activateWindow()
    page.enter()
    settle()
    return page


def put_away(page) -> None:
    page.desk.changed.disconnect(page.hear)
    page.close()
    page.deleteLater()
    settle()


@pytest.fixture
def page(drawn, shell):
    """Eighteen at two tables, and 5s that leave first."""
    page = shown_on(drawn, shell)
    page.turn_to("race")
    settle()
    yield page
    put_away(page)


def press(text: str = "", *, key: Qt.Key | None = None) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    if text:
        QTest.keyClicks(focus, text)
    if key is not None:
        QTest.keyClick(focus, key)
    settle()


def enter(text: str = "") -> None:
    press(text, key=Qt.Key.Key_Return)


def focused() -> str:
    focus = QApplication.focusWidget()
    return "" if focus is None else focus.accessibleName()


def says(page, name: str) -> str:
    return str(named(page, name, QLabel).text())


def click(page, name: str) -> None:
    QTest.mouseClick(named(page, name, QPushButton), Qt.MouseButton.LeftButton)
    settle()


def table_rows(page, name: str) -> list[list[str]]:
    model = named(page, name, QTableView).model()
    return [
        [str(model.index(row, column).data() or "") for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def call_table_1(*counts: str) -> None:
    """As the dealer calls them, seat by seat; the last Enter stands on the button that races."""
    for count in counts:
        enter(count)
    for _ in range(9 - len(counts)):
        enter()


class TestTypingARace:
    def test_numbers_and_enter_are_all_that_it_takes(self, page):
        assert focused() == "5s of seat 1"
        call_table_1("3", "4", "", "2*", "1", "3")
        assert focused() == "Deal and race"
        hands = {hand.seat: (hand.chips, hand.is_all) for hand in page.desk.tonight.now[RaceHand].values()}
        assert [hands[seat] for seat in range(1, 7)] == [
            (3, False), (4, False), (0, False), (2, True), (1, False), (3, False),
        ]  # fmt: skip
        before = chips_in_play(page.desk.tonight.now)
        enter()
        assert chips_in_play(page.desk.tonight.now) == before + 10
        told = says(page, "What to announce")
        assert told.startswith("Seats ")
        assert told.endswith("get a 25 each")
        assert focused() == "Next table"
        enter()
        assert (focused(), says(page, "Table at the right")) == ("5s of seat 1", "Table 2")

    def test_the_result_of_the_last_table_stays_when_the_chip_has_left(self, page):
        call_table_1("3")
        enter()
        enter()
        call_table_1("", "4")
        enter()
        assert [chip.worth for chip in in_play(page.desk.tonight.now)] == [25, 100, 500, 1_000]
        assert says(page, "What to announce") == "Seat 2 gets a 25"
        assert says(page, "The race") == "Race the 5s for 25s"
        pick = named(page, "Which chip is raced", QComboBox)
        pick.setCurrentIndex(0)
        pick.activated.emit(0)
        settle()
        assert says(page, "The race") == "Race the 25s for 100s"

    def test_what_was_called_is_kept_when_another_table_is_looked_at(self, page):
        enter("3")
        page.race.tables.selectRow(1)
        settle()
        assert says(page, "Table at the right") == "Table 2"
        assert page.desk.tonight.now[TableRace][1].odd == 3
        page.race.tables.selectRow(0)
        settle()
        assert named(page, "5s of seat 1", QLineEdit).text() == "3"

    def test_undo_brings_the_calls_back_to_race_again(self, page):
        call_table_1("3", "4")
        enter()
        last = page.desk.to_undo()
        page.desk.undo(last.n)
        settle()
        assert named(page, "5s of seat 2", QLineEdit).text() == "4"
        assert not named(page, "What to announce", QLabel).isVisible()

    def test_all_tables_at_once(self, page):
        for table in (1, 2):
            page.desk.do(races.call, chip=5, table=table, calls={2: Call(3)})
        settle()
        click(page, "Race all tables that have called")
        assert [row[2] for row in table_rows(page, "Tables that race")] == ["seat 2", "seat 2"]
        assert page.desk.to_undo().sentence.startswith("2 tables raced the 5s: 2 × 25 for 6 odd 5s")

    def test_another_change_leaves_what_is_being_typed_alone(self, page):
        press("7")
        page.desk.do(clock.start)
        page.desk.do(races.call, chip=5, table=2, calls={})
        settle()
        assert named(page, "5s of seat 1", QLineEdit).text() == "7"
        assert focused() == "5s of seat 1"


class TestCardsAsDealt:
    @pytest.fixture(autouse=True)
    def _typed(self, page):
        pick = named(page, "Who deals", QComboBox)
        pick.setCurrentIndex(1)
        pick.activated.emit(1)
        settle()
        page.race.take_keyboard()

    def test_the_cards_are_typed_after_the_counts(self, page):
        call_table_1("2", "3")
        assert focused() == "Cards of seat 1"
        enter("9c 4d")
        assert focused() == "Cards of seat 2"
        enter("10hkS2c")
        assert focused() == "Race with these cards"
        enter()
        assert says(page, "What to announce") == "Seat 2 gets a 25"
        kept = {hand.seat: hand.cards for hand in page.desk.tonight.now[RaceHand].values() if hand.cards}
        assert kept == {1: "9c 4d", 2: "Th Ks 2c"}

    @pytest.mark.parametrize(
        ("cards", "why"),
        [
            ("9x", "Seat 2: “9x” is no card: type rank and suit, like 9c 4d Kh."),
            ("9c", "Table 1: 9c was dealt twice from one deck."),
            ("2c 3c", "Table 1: Seat 2 has 1 odd chip and 2 cards: one for each."),
        ],
    )
    def test_what_cannot_be_dealt_is_said_in_place_and_changes_nothing(self, page, cards, why):
        call_table_1("1", "1")
        enter("9c")
        enter(cards)
        enter()
        assert says(page, "Why it was not raced") == why
        assert focused() == "Cards of seat 2"
        assert page.desk.tonight.now[TableRace][1].at is None


class TestBadInput:
    def test_what_is_no_number_is_said_in_place(self, page):
        enter("3")
        enter("lots")
        for _ in range(7):
            enter()
        assert says(page, "Why it was not raced").startswith("Seat 2: “lots” is not an amount")
        assert focused() == "5s of seat 2"
        assert not page.desk.tonight.now[TableRace]

    def test_a_star_without_chips(self, page):
        call_table_1("*")
        assert says(page, "Why it was not raced") == "Seat 1 has no 5s, so they cannot be all its chips."
        assert not page.desk.tonight.now[TableRace]

    def test_another_table_is_not_shown_before_it_makes_sense(self, page):
        press("lots")
        page.race.tables.selectRow(1)
        settle()
        assert says(page, "Table at the right") == "Table 1"
        assert named(page, "5s of seat 1", QLineEdit).text() == "lots"


class TestSheets:
    def test_a_race_on_paper_is_told_by_its_totals(self, page):
        click(page, "Result only…")
        sheet = QApplication.activeModalWidget()
        assert sheet is not None
        named(sheet, "Odd 5s", QSpinBox).setValue(3)
        named(sheet, "25s given", QSpinBox).setValue(9)
        click(sheet, "Book the race")
        assert says(sheet, "Problem") == "3 × 5 never make 9 × 25."
        assert cut_off(sheet) == []
        assert unnamed(sheet) == []
        named(sheet, "25s given", QSpinBox).setValue(1)
        click(sheet, "Book the race")
        assert says(page, "What to announce") == "1 × 25 given at the table"
        assert page.desk.tonight.now[TableRace][1].delta == 10

    def test_a_chip_is_taken_out_of_play_after_a_question(self, page):
        click(page, "Out of play…")
        sheet = QApplication.activeModalWidget()
        assert sheet is not None
        assert "2 tables have not raced them." in " ".join(one.text() for one in sheet.findChildren(QLabel))
        assert cut_off(sheet) == []
        click(sheet, "Out of play")
        assert says(page, "The race") == "Race the 25s for 100s"

    def test_what_was_typed_of_a_chip_is_not_said_of_the_next_one(self, page):
        press("3", key=Qt.Key.Key_Tab)
        click(page, "Out of play…")
        click(QApplication.activeModalWidget(), "Out of play")
        assert says(page, "The race") == "Race the 25s for 100s"
        assert {line.chips.text() for line in page.race.form.lines} == {""}

    def test_a_count_is_booked_with_its_reason(self, page):
        page.turn_to("account")
        click(page, "Chips were counted…")
        sheet = QApplication.activeModalWidget()
        assert sheet is not None
        assert cut_off(sheet) == []
        assert unnamed(sheet) == []
        there = chips_in_play(page.desk.tonight.now)
        click(sheet, "Book")
        assert says(sheet, "Problem") == "A number of chips from 1 to 1,000,000,000,000."
        named(sheet, "Chips", QLineEdit).setText(str(there - 25))
        named(sheet, "Why", QLineEdit).setText("A green one rolled away")
        click(sheet, "Book")
        assert chips_in_play(page.desk.tonight.now) == there - 25
        (row,) = page.desk.tonight.now[ChipChange].values()
        assert row.why == "Corrections by the director: A green one rolled away"
        assert table_rows(page, "The account of the chips")[-1][1:] == [row.why, "house", "−25", f"{there - 25:,}"]


class TestWithoutSeats:
    def test_the_race_says_why_there_is_none(self, desk, shell):
        page = shown_on(desk, shell)
        page.turn_to("race")
        settle()
        assert says(page, "Why nothing is raced") == "Nobody has a seat yet: there is nobody to race."
        assert cut_off(page) == []
        put_away(page)


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=lambda one: str(one))
def test_every_section_fits(application, drawn, shell, theme, size):
    look.apply(application, theme)
    page = shown_on(drawn, shell)
    page.resize(*size)
    shown: list[QWidget] = [page]
    for step in range(3):
        for section in TITLES:
            page.turn_to(section)
            settle()
            assert [cut_off(one) for one in shown] == [[]], section
            assert unnamed(page) == []
        if step == 0:
            drawn.do(
                races.call, chip=5, table=1, calls={seat: Call(4 + seat, is_all=seat == 2) for seat in range(1, 10)}
            )
        if step == 1:
            drawn.do(races.race, chip=5, tables=[1], chance=drawn.chance())
    put_away(page)
    look.apply(application, "dark")
