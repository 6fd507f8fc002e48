"""Looking a rule up at the table, and noting a ruling by it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QScrollArea

from tdapp.director import events
from tdapp.director.terms import amend
from tdapp.gui.gestures import note_gestures
from tdapp.gui.sheets.rule_lookup import look_up
from tdapp.gui.shell.window import Window
from tdapp.rules.profiles import PROFILES
from tdapp.values.noted import Note
from tests.gui.looking import check, named, settle, sheet_shown

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(drawn):
    window = Window(drawn)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    yield window
    for sheet in QApplication.topLevelWidgets():
        if sheet.isModal():
            sheet.close()
    window.close()
    window.deleteLater()
    settle()


@pytest.fixture
def lookup(window):
    QTest.keyClick(window, Qt.Key.Key_R, CTRL | SHIFT)
    return sheet_shown()


def says(sheet, name):
    return named(sheet, name, QLabel).text()


def typed(sheet, text):
    sheet.box.selectAll()
    QTest.keyClicks(sheet.box, text)
    settle()


class TestLookingUp:
    def test_the_place_in_a_book_shows_the_rule(self, lookup):
        typed(lookup, "tda 36")
        assert says(lookup, "What the rule says").startswith("Substantial action is two actions")
        assert "TDA 36" in says(lookup, "Where it stands")

    def test_up_and_down_pick_while_the_keyboard_stays_in_the_box(self, lookup):
        typed(lookup, "race")
        first = says(lookup, "What the rule says")
        QTest.keyClick(lookup.box, Qt.Key.Key_Down)
        settle()
        assert says(lookup, "What the rule says") != first
        assert lookup.box.hasFocus()

    def test_what_is_in_force_and_that_only_the_floor_rules_by_it(self, lookup):
        typed(lookup, "TDA 23")
        name = "When a hand has begun"
        assert "blinds are posted" in says(lookup, f"{name}: tonight") + says(lookup, f"{name}: in other books")
        assert "the app itself does nothing" in says(lookup, f"{name}: what it is for")

    def test_what_the_app_acts_on_is_not_called_so(self, lookup):
        typed(lookup, "BAL-01")
        assert says(lookup, "How far tables may differ: tonight").startswith("Tonight: ")
        assert "How far tables may differ: what it is for" not in [
            one.accessibleName() for one in lookup.findChildren(QLabel)
        ]

    def test_words_that_no_rule_has(self, lookup):
        typed(lookup, "zebra")
        assert says(lookup, "How many rules") == "No rule has these words."
        assert not lookup.ok.isEnabled()
        QTest.keyClick(lookup.box, Qt.Key.Key_Return)
        assert sheet_shown() is lookup

    def test_a_change_of_the_rules_is_shown_the_next_time(self, window):
        window.desk.do(amend, house_rules={"hand_start": "riffle or push"})
        window.run("look up")
        sheet = sheet_shown()
        typed(sheet, "TDA 23")
        assert says(sheet, "When a hand has begun: tonight").startswith("Tonight: With the riffle, the button")
        assert named(sheet, "When a hand has begun: house rule", QLabel).text() == "house rule"

    @pytest.mark.parametrize("text", ["", "BAL-03", "TDA 24A", "TDA 23", "PEN-04", "zebra"])
    def test_nothing_is_cut_off(self, lookup, text):
        typed(lookup, text or "x")
        if not text:
            lookup.box.clear()
        check(lookup)

    @pytest.mark.parametrize("profile", PROFILES)
    def test_every_rule_is_read_without_scrolling(self, desk, profile):
        wish = events.Wish("Friday", "AMERIFUN sample", buy_in=2_000, fee=500, profile=profile)
        desk.turn_to(events.create(desk.house, wish, by=desk.by()))
        sheet = look_up(desk, None)
        read = named(sheet, "The rule", QScrollArea)
        for number in range(sheet.table.model().rowCount()):
            sheet.table.selectRow(number)
            QApplication.processEvents()
            needs = read.widget().layout().totalHeightForWidth(read.viewport().width())
            assert needs <= read.height(), sheet.picked()
        sheet.close()


class TestNotingARuling:
    def test_with_the_rule_filled_in(self, window, lookup):
        typed(lookup, "TDA 36")
        QTest.keyClick(lookup.box, Qt.Key.Key_Return)
        note = sheet_shown()
        assert note is not lookup
        assert note.answer("is_ruling") is True
        assert note.answer("rule") == "TDA 36"
        check(note)
        QTest.keyClicks(note.control("entry"), "2")
        QTest.keyClicks(note.control("text"), "Action stands")
        QTest.keyClick(note.control("text"), Qt.Key.Key_Return)
        assert sheet_shown() is lookup
        (row,) = window.desk.tonight.now[Note].values()
        assert (row.table, row.entry, row.is_ruling, row.rule, row.text) == (2, None, True, "TDA 36", "Action stands")

    @pytest.mark.parametrize(
        ("about", "said"),
        [
            ("", "Say which player or which table it is about."),
            ("99", "There is no table 99"),
            ("nobody here", "Nobody who is in is called “nobody here”"),
        ],
    )
    def test_whom_it_is_about_is_asked_in_place(self, window, about, said):
        note_gestures.note(window.desk, window, rule="TDA 36")
        note = sheet_shown()
        QTest.keyClicks(note.control("entry"), about)
        QTest.keyClicks(note.control("text"), "Action stands")
        note.accept()
        assert note.question("entry").problem.text() == said
        assert not window.desk.tonight.now[Note]

    def test_about_a_player_by_name(self, window):
        note_gestures.note(window.desk, window, rule="LATE-07")
        note = sheet_shown()
        QTest.keyClicks(note.control("entry"), "ann")
        QTest.keyClicks(note.control("text"), "Full stack")
        note.accept()
        (row,) = window.desk.tonight.now[Note].values()
        assert (row.entry, row.rule) == (1, "LATE-07")

    def test_is_not_offered_while_there_is_no_table_to_rule_at(self, desk):
        sheet = look_up(desk, None)
        assert not sheet.ok.isVisible()
        QTest.keyClick(sheet.box, Qt.Key.Key_Return)
        assert sheet_shown() is sheet
        sheet.close()


class TestByWhichRule:
    @pytest.fixture
    def note(self, window):
        note_gestures.note(window.desk, window, table=1)
        return sheet_shown()

    def test_places_are_offered_while_one_types_and_only_the_place_is_taken(self, note):
        field = named(note, "By which rule", QLineEdit)
        field.setFocus()
        QTest.keyClicks(field, "tda 36")
        popup = field.completer().popup()
        assert popup.isVisible()
        assert popup.model().rowCount() == 1
        assert "Substantial action" in popup.model().index(0, 0).data()
        QTest.keyClick(popup, Qt.Key.Key_Down)
        QTest.keyClick(popup, Qt.Key.Key_Return)
        assert field.text() == "TDA 36"
        assert sheet_shown() is note

    def test_esc_puts_the_list_away_and_leaves_the_sheet(self, note):
        field = named(note, "By which rule", QLineEdit)
        field.setFocus()
        QTest.keyClicks(field, "tda")
        popup = field.completer().popup()
        QTest.keyClick(popup, Qt.Key.Key_Escape)
        assert not popup.isVisible()
        assert sheet_shown() is note
