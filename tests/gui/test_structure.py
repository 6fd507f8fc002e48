"""The structure editor through keys: type, paste, undo, apply, and what stands while the clock runs."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QListWidget, QPushButton, QSpinBox, QWidget
from shiboken6 import isValid

from tdapp.director import clock, events
from tdapp.director.stretches import stakes
from tdapp.director.structures import edit_structure, scheduled
from tdapp.director.terms import amend
from tdapp.director.tonight import Tonight
from tdapp.gui.pages.setup_structure import StructureCard
from tdapp.gui.pages.setup_structure_editor import MARGIN, open_editor
from tdapp.gui.pages.setup_structure_maker import MakerSheet
from tdapp.gui.theme import look
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.house import Stretch
from tests.gui.looking import cut_off, named, unnamed

CONTROL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
LEVEL = 20 * 60


@pytest.fixture
def opened(desk):
    """Opens the editor; closed at the end without a question."""
    made = []

    def open_it():
        editor = open_editor(desk, None)
        assert editor is not None
        editor.resize(1180, 660)
        editor.activateWindow()
        assert QTest.qWaitForWindowActive(editor)
        made.append(editor)
        return editor

    yield open_it
    for editor in made:
        if isValid(editor):
            editor.done(0)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def editor(opened):
    return opened()


def key(editor, pressed, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or editor.table, pressed, modifiers)
    QApplication.processEvents()


def write(editor, text: str, end=Qt.Key.Key_Return) -> None:
    """Type into the cell where the keyboard is."""
    for letter in text:
        QTest.keyClicks(QApplication.focusWidget() or editor.table, letter)
    key(editor, end)


def here(editor) -> tuple[int, str]:
    index = editor.table.currentIndex()
    return index.row(), editor.model.columns[index.column()].id


def is_open(editor) -> bool:
    return isValid(editor) and editor.isVisible()


def shown(editor, rows: int = 4) -> list[str]:
    return ["break" if row.is_break else stakes(row) for row in editor.grid.stretches[:rows]]


def stands(desk, rows: int = 4) -> list[str]:
    return ["break" if row.is_break else stakes(row) for row in scheduled(desk.tonight.now)[:rows]]


def said(editor, name: str) -> str:
    return named(editor, name, QLabel).text()


AMERIFUN = ["10/20", "15/30", "20/40", "25/50"]


class TestTyping:
    def test_enter_goes_down_and_tab_right(self, editor):
        assert here(editor) == (0, "small_blind")
        write(editor, "25")
        assert here(editor) == (1, "small_blind")
        write(editor, "30", Qt.Key.Key_Tab)
        assert here(editor) == (1, "big_blind")
        write(editor, "1.5k", Qt.Key.Key_Backtab)
        assert here(editor) == (1, "small_blind")
        assert shown(editor) == ["25/20", "30/1,500", "20/40", "25/50"]

    def test_enter_and_tab_move_without_typing(self, editor):
        for pressed, where in [
            (Qt.Key.Key_Return, (1, "small_blind")),
            (Qt.Key.Key_Tab, (1, "big_blind")),
            (Qt.Key.Key_Up, (0, "big_blind")),
            (Qt.Key.Key_Backtab, (0, "small_blind")),
        ]:
            key(editor, pressed)
            assert here(editor) == where

    def test_f6_leaves_the_table(self, editor):
        key(editor, Qt.Key.Key_F6)
        assert QApplication.focusWidget() is not editor.table

    def test_esc_leaves_the_cell_as_it_was(self, editor):
        write(editor, "99", Qt.Key.Key_Escape)
        assert is_open(editor)
        assert shown(editor) == AMERIFUN

    def test_nonsense_is_marked_with_its_reason_and_apply_goes_there(self, desk, editor):
        write(editor, "2o")
        assert editor.model.data(editor.model.index(0, 2)) == "2o"
        warnings = named(editor, "What to look at", QListWidget)
        assert warnings.item(0).text().startswith("Level 1: “2o” is not an amount")
        key(editor, Qt.Key.Key_Return, CONTROL)
        assert is_open(editor)
        assert "not an amount" in said(editor, "Problem")
        assert here(editor) == (0, "small_blind")
        assert stands(desk) == AMERIFUN

    def test_the_expected_end_follows_as_you_type(self, editor):
        before = said(editor, "Expected end")
        players = named(editor, "Players expected", QSpinBox)
        players.setFocus()
        players.selectAll()
        QTest.keyClicks(players, "40")
        after = said(editor, "Expected end")
        assert before.startswith("With 20 players")
        assert after.startswith("With 40 players")
        editor.table.setFocus()
        editor.table.select(0, "minutes")
        write(editor, "50")
        assert said(editor, "Expected end") != after
        assert said(editor, "Levels and length") == "15 levels, no breaks, 5 h 30 min"


class TestSpreadsheet:
    def test_copy_and_paste_cells(self, editor):
        key(editor, Qt.Key.Key_Right, SHIFT)
        key(editor, Qt.Key.Key_Down, SHIFT)
        key(editor, Qt.Key.Key_C, CONTROL)
        assert QGuiApplication.clipboard().text() == "10\t20\n15\t30\n"
        editor.table.select(2, "small_blind")
        key(editor, Qt.Key.Key_V, CONTROL)
        assert shown(editor) == ["10/20", "15/30", "10/20", "15/30"]

    def test_a_structure_from_a_spreadsheet_goes_in_whole(self, desk, editor):
        text = "Level\tSmall blind\tBig blind\tAnte\tPaid by\tMinutes\n"
        text += "1\t100\t200\t\t\t30\nBreak\t\t\t\t\t15\n2\t200\t400\t400\tbb\t30\n"
        QGuiApplication.clipboard().setText(text)
        key(editor, Qt.Key.Key_V, CONTROL)
        assert shown(editor, 4) == ["100/200", "break", "200/400, big blind ante 400", "25/50"]

    def test_one_cell_fills_what_is_selected(self, editor):
        QGuiApplication.clipboard().setText("25")
        editor.table.select(0, "minutes")
        key(editor, Qt.Key.Key_Down, SHIFT)
        key(editor, Qt.Key.Key_V, CONTROL)
        assert [row.seconds // 60 for row in editor.grid.stretches[:3]] == [25, 25, 20]
        editor.table.select(1, "minutes")
        key(editor, Qt.Key.Key_D, CONTROL)
        assert {row.seconds // 60 for row in editor.grid.stretches} == {25}

    def test_cut_and_delete_empty_cells(self, editor):
        editor.table.select(0, "ante")
        write(editor, "5")
        editor.table.select(0, "ante")
        key(editor, Qt.Key.Key_X, CONTROL)
        assert (QGuiApplication.clipboard().text(), shown(editor)) == ("5\n", AMERIFUN)

    def test_undo_and_redo_stay_inside_the_editor(self, desk, editor):
        before = desk.tonight.now.n
        write(editor, "15")
        key(editor, Qt.Key.Key_Z, CONTROL)
        assert shown(editor) == AMERIFUN
        key(editor, Qt.Key.Key_Y, CONTROL)
        assert shown(editor)[0] == "15/20"
        assert desk.tonight.now.n == before

    def test_rows_come_go_and_move(self, editor):
        key(editor, Qt.Key.Key_Insert)
        assert here(editor) == (1, "small_blind")
        key(editor, Qt.Key.Key_B, CONTROL)
        assert shown(editor, 5) == ["10/20", "10/20", "break", "15/30", "20/40"]
        key(editor, Qt.Key.Key_Down, ALT)
        assert shown(editor, 4) == ["10/20", "10/20", "15/30", "break"]
        editor.table.select(1, "ante")
        key(editor, Qt.Key.Key_Delete, CONTROL)
        assert shown(editor, 3) == ["10/20", "15/30", "break"]
        named(editor, "Double the amounts", QPushButton).click()
        assert shown(editor, 2) == ["10/20", "30/60"]

    def test_limits_are_shown_on_request(self, editor):
        assert "bring_in" not in [column.id for column in editor.model.columns]
        named(editor, "Show bring-in and bets", QCheckBox).click()
        editor.table.setFocus()
        editor.table.select(0, "small_bet")
        write(editor, "20/40")
        assert shown(editor)[0] == "10/20, limits 20/40"


class TestApply:
    def test_it_is_one_change_that_can_be_undone(self, desk, editor):
        before = desk.tonight.now.n
        write(editor, "5")
        key(editor, Qt.Key.Key_Insert)
        key(editor, Qt.Key.Key_Return, CONTROL)
        assert not is_open(editor)
        assert desk.tonight.now.n == before + 1
        assert stands(desk)[0] == "5/20"
        desk.undo(desk.to_undo().n)
        assert stands(desk) == AMERIFUN

    def test_discard_asks_and_changes_nothing(self, desk, editor):
        write(editor, "5")
        key(editor, Qt.Key.Key_Escape)
        sheet = QApplication.activeModalWidget()
        assert isinstance(sheet, Sheet)
        assert is_open(editor)
        sheet.accept()
        assert not is_open(editor)
        assert stands(desk) == AMERIFUN

    def test_an_untouched_draft_closes_at_once(self, editor):
        key(editor, Qt.Key.Key_Escape)
        assert not is_open(editor)

    def test_another_tournament_is_not_touched(self, desk, opened):
        friday = desk.tournament
        other = events.create(desk.house, events.Wish("Saturday", "AMERIFUN sample", buy_in=2_000), by=desk.by())
        editor = opened()
        write(editor, "5")
        key(editor, Qt.Key.Key_Return, CONTROL)
        assert desk.tournament == friday
        assert stakes(scheduled(Tonight.of(desk.house, other).now)[0]) == "10/20"


class TestWhileTheClockRuns:
    @pytest.fixture
    def running(self, desk, opened):
        desk.do(clock.start)
        desk.now.pass_by(LEVEL + 300)
        return opened()

    def test_what_is_over_is_grey_cannot_be_typed_into_and_says_why(self, running):
        model, past, current = running.model, running.model.index(0, 3), running.model.index(1, 3)
        assert not model.flags(past) & Qt.ItemFlag.ItemIsEditable
        assert model.flags(current) & Qt.ItemFlag.ItemIsEditable
        assert model.data(past, Qt.ItemDataRole.ForegroundRole).name() == look.in_force().muted
        assert "Level 1 is over" in model.data(past, Qt.ItemDataRole.ToolTipRole)
        running.table.select(0, "big_blind")
        QTest.keyClicks(running.table, "99")
        key(running, Qt.Key.Key_Delete)
        assert "Level 1 is over" in said(running, "Problem")
        assert shown(running) == AMERIFUN

    def test_paste_over_it_is_refused_whole(self, running):
        QGuiApplication.clipboard().setText("1\t2\n3\t4")
        running.table.select(0, "small_blind")
        key(running, Qt.Key.Key_V, CONTROL)
        assert "Level 1 is over" in said(running, "Problem")
        assert shown(running) == AMERIFUN

    def test_a_longer_current_level_moves_its_time_left(self, desk, running):
        running.table.select(1, "minutes")
        write(running, "4")
        assert "has run for 5 minutes" in said(running, "Problem")
        running.table.select(1, "minutes")
        write(running, "30")
        key(running, Qt.Key.Key_Return, CONTROL)
        assert clock.face(desk.tonight.now, desk.now()).remains == 25 * 60

    def test_a_level_that_ends_meanwhile_freezes(self, desk, running):
        desk.now.pass_by(LEVEL)
        running._tick()
        assert not running.model.flags(running.model.index(1, 3)) & Qt.ItemFlag.ItemIsEditable

    def test_one_that_ended_unseen_is_refused_on_apply(self, desk, running):
        running.table.select(1, "big_blind")
        write(running, "35")
        desk.now.pass_by(LEVEL)
        key(running, Qt.Key.Key_Return, CONTROL)
        assert is_open(running)
        assert "Level 2 is over" in said(running, "Problem")
        assert stands(desk) == AMERIFUN


class TestMaking:
    def test_wishes_become_a_draft_that_is_not_applied(self, desk, editor):
        named(editor, "Make a structure…", QPushButton).click()
        sheet = QApplication.activeModalWidget()
        assert isinstance(sheet, MakerSheet)
        told = named(sheet, "What comes of it", QLabel).text()
        named(sheet, "How long, in hours", QLineEdit).setText("2")
        sheet.make()
        assert named(sheet, "What comes of it", QLabel).text() != told
        assert cut_off(sheet) == []
        assert unnamed(sheet) == []
        QTest.keyClick(sheet, Qt.Key.Key_Return)
        assert any(row.is_break for row in editor.grid.stretches)
        assert stands(desk, 99).count("break") == 0
        key(editor, Qt.Key.Key_Return, CONTROL)
        assert stands(desk, 99).count("break") > 0

    def test_what_cannot_be_made_says_so(self, editor):
        named(editor, "Make a structure…", QPushButton).click()
        sheet = QApplication.activeModalWidget()
        assert isinstance(sheet, MakerSheet)
        named(sheet, "Starting stack", QLineEdit).setText("lots")
        sheet.make()
        assert "not an amount" in named(sheet, "What comes of it", QLabel).text()
        assert not sheet.ok.isEnabled()
        sheet.reject()


class TestItsSize:
    def test_it_takes_the_window_but_for_a_margin(self, application, desk):
        window = QWidget()
        window.resize(1280, 700)
        editor = open_editor(desk, window)
        assert editor is not None
        assert (editor.width(), editor.height()) == (1280 - MARGIN, 700 - MARGIN)
        QApplication.processEvents()
        assert editor.table.height() > 10 * editor.table.rowHeight(0)
        editor.done(0)


class TestTheCard:
    def test_it_sums_the_structure_up_and_follows_it(self, application, desk):
        card = StructureCard(desk)
        card.show_rows()
        facts = named(card, "Structure", QLabel)
        assert facts.text() == "15 levels, no breaks, 5 h 00 min\nFrom 10/20 to 1,000/2,000"
        assert named(card, "Structure: expected end", QLabel).text().startswith("With 20 players it should end in")
        assert "to look at" in named(card, "Structure: what to look at", QLabel).text()
        assert card.edit.isEnabled()

    def test_its_curve_counts_the_small_bet_where_there_are_no_blinds(self, application, desk):
        stud = Stretch("", 0, LEVEL, False, 0, 0, 25, bring_in=50, small_bet=200, big_bet=400, game="Razz")
        rows = [replace(scheduled(desk.tonight.now)[0], small_blind=50, big_blind=100), stud]
        desk.do(amend, late_until_level=0)
        edit_structure(desk.house, desk.tournament, stretches=rows, by=desk.by())
        card = StructureCard(desk)
        card.show_rows()
        curve = named(card, "Curve of the blinds")
        assert list(curve.amounts) == [100, 200]
        assert "from 100 to 200" in curve.accessibleDescription()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [(1180, 660), (1400, 1020)])
def test_nothing_is_cut_off(application, editor, theme, size):
    look.apply(application, theme)
    editor.resize(*size)
    QApplication.processEvents()
    assert cut_off(editor) == []
    assert unnamed(editor) == []
    look.apply(application, "dark")
