"""The season by keys: a league is begun with a formula, its events are ticked, its table is read and taken away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QTableView

from tdapp.director.invariants import open_house
from tdapp.director.leagues import Wish, as_wish, choose_events, create, events_of, leagues
from tdapp.gui.desk import Desk
from tdapp.gui.sheets.leagues import LeaguesSheet, open_leagues
from tdapp.gui.shell.actions import BY_ID
from tdapp.gui.shell.window import Window
from tests.director.seasons import START, by, entered, played
from tests.gui.hands import choose, enter, type_number
from tests.gui.looking import named, settle, sheet_shown
from tests.printing.paper import text

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def desk(application, tmp_path):
    """Two evenings that are over and one that runs."""
    desk = Desk(open_house(tmp_path / "swan.tdapp", create=True), now=lambda: START + 30 * 86_400_000, who="Mia")
    played(desk.house, 0, "Friday", "Ann", "Bob", "Łukasz Żak")
    played(desk.house, 7, "Sunday", "Bob", "Łukasz Żak", "Ann")
    desk.turn_to(entered(desk.house, 14, "Tonight", "Ann", "Bob"))
    yield desk
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    desk.house.close()


@pytest.fixture
def spring(desk):
    events = [terms.id for terms in desk.house.tournaments() if terms.finished is not None]
    return create(desk.house, Wish("Spring", "10, 6, 4", dropped=1), events=events, by=by(20))


@pytest.fixture
def opened(desk):
    sheets = []

    def show() -> LeaguesSheet:
        sheets.append(open_leagues(desk, None))
        settle()
        return sheets[-1]

    yield show
    for sheet in sheets:
        sheet.reject()


def press(inside, key: Qt.Key, *, ctrl: bool = False) -> None:
    QTest.keyClick(inside, key, CTRL if ctrl else Qt.KeyboardModifier.NoModifier)
    settle()


def button(inside, name: str) -> None:
    """By the space bar, as Tab would reach it."""
    named(inside, name).setFocus()
    press(named(inside, name), Qt.Key.Key_Space)


def table(sheet) -> list[list[str]]:
    model = named(sheet, "League table", QTableView).model()
    return [
        [model.index(line, column).data() for column in range(model.columnCount())] for line in range(model.rowCount())
    ]


def shown(inside, name: str) -> list[list[str]]:
    return [
        [row.data() for row in (model.index(line, column) for column in range(model.columnCount()))]
        for model in [named(inside, name, QTableView).model()]
        for line in range(model.rowCount())
    ]


class TestBeginning:
    def test_a_house_without_a_league_says_what_one_is(self, opened):
        assert named(opened(), "Nothing to show", QLabel).text().startswith("No league was begun yet.")

    def test_a_league_is_begun_its_events_ticked_and_its_table_is_there(self, desk, opened):
        sheet = opened()
        button(sheet, "New…")
        form = sheet_shown()
        enter(form, "Name", "Spring", Qt.Key.Key_Tab)
        enter(form, "Points: a formula, or points by place", "10, 6, 4", Qt.Key.Key_Tab)
        press(form, Qt.Key.Key_Return)
        assert named(sheet, "Nothing to show", QLabel).text().startswith("No tournament counts yet")
        button(sheet, "Events…")
        events = named(sheet_shown(), "Events", QListWidget)
        assert [events.item(n).text()[13:] for n in range(3)] == ["Tonight · not over yet", "Sunday", "Friday"]
        press(events, Qt.Key.Key_Down)
        press(events, Qt.Key.Key_Space)
        press(events, Qt.Key.Key_Down)
        press(events, Qt.Key.Key_Space)
        press(events, Qt.Key.Key_Return)
        assert table(sheet) == [
            ["1st", "Bob", "16", "2", "10", "6"],
            ["2nd", "Ann", "14", "2", "4", "10"],
            ["3rd", "Łukasz Żak", "10", "2", "6", "4"],
        ]

    def test_a_name_that_is_missing_is_said_beneath_it(self, opened, desk):
        button(opened(), "New…")
        form = sheet_shown()
        press(form, Qt.Key.Key_Return)
        assert named(form, "Name: problem", QLabel).text() == "A league needs a name."
        assert leagues(desk.house) == []
        form.reject()


class TestTheFormula:
    FORMULA = "Points: a formula, or points by place"

    @pytest.fixture
    def form(self, opened):
        button(opened(), "New…")
        form = sheet_shown()
        yield form
        form.reject()

    def points(self, form) -> list[list[str]]:
        form.reckon()
        return shown(form, "Points it gives")

    def test_what_it_gives_is_there_while_it_is_typed(self, form):
        enter(form, self.FORMULA, "players - place + 1", Qt.Key.Key_Tab)
        type_number(form, "Players", "12")
        assert [row[2] for row in self.points(form)] == ["12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "1"]

    def test_and_on_an_evening_that_was_played(self, form):
        enter(form, self.FORMULA, "prize", Qt.Key.Key_Tab)
        choose(form, "Try it on", "2023-11-14 Friday")
        assert self.points(form) == [["1st", "Ann", "60"], ["2nd", "Bob", "0"], ["3rd", "Łukasz Żak", "0"]]
        assert not named(form, "Players").isEnabled()

    def test_a_fault_is_said_in_place_and_shown_where_it_is(self, form):
        enter(form, self.FORMULA, "10 * sqrt(players / plce)", Qt.Key.Key_Tab)
        assert self.points(form) == []
        said = named(form, f"{self.FORMULA}: problem", QLabel)
        assert said.text().splitlines() == [
            "“plce” is unknown: did you mean place? (character 21)",
            "10 * sqrt(players / ▸plce)",
        ]
        enter(form, self.FORMULA, "10 * sqrt(players / place)", Qt.Key.Key_Tab)
        assert self.points(form)
        assert not said.isVisible()

    def test_a_usual_form_is_taken_and_a_name_is_written_where_the_cursor_stands(self, form):
        press(form, Qt.Key.Key_F, ctrl=True)
        forms = named(sheet_shown(), "Usual forms of points", QTableView)
        press(forms, Qt.Key.Key_Down)
        press(forms, Qt.Key.Key_Return)
        line = named(form, self.FORMULA, QLineEdit)
        assert line.text() == "players - place + 1"
        QTest.keyClicks(line, " + 2 * ")
        button(form, "Names and functions…")
        words = named(sheet_shown(), "What may stand in a formula", QTableView)
        words.selectRow(10)
        press(words, Qt.Key.Key_Return)
        assert line.text() == "players - place + 1 + 2 * knockouts"

    def test_what_may_surprise_is_said(self, form):
        enter(form, self.FORMULA, "10 - place", Qt.Key.Key_Tab)
        form.reckon()
        assert "less than 0" in named(form, "What may surprise", QLabel).text()


class TestTheTable:
    def test_results_that_are_left_out_are_in_brackets_and_struck(self, opened, spring):
        sheet = opened()
        assert table(sheet)[1] == ["2nd", "Ann", "10", "2", "(4)", "10"]
        model = named(sheet, "League table", QTableView).model()
        assert model.index(1, 4).data(Qt.ItemDataRole.FontRole).strikeOut()
        assert model.index(1, 5).data(Qt.ItemDataRole.FontRole) is None
        assert model.index(1, 4).data(Qt.ItemDataRole.ToolTipRole) == "Sunday: 3rd, 4 points, left out"

    def test_left_and_right_move_the_events_while_the_players_stay(self, desk, opened, spring):
        more = [played(desk.house, day, f"Evening {day}", "Ann", "Bob") for day in range(21, 35)]
        events = [terms.id for terms in desk.house.tournaments() if terms.finished is not None]
        choose_events(desk.house, league=spring, events=[*events, *more], by=by(40))
        grid = opened().grid
        for key, value in ((Qt.Key.Key_Right, 96), (Qt.Key.Key_Right, 192), (Qt.Key.Key_Left, 96)):
            press(grid.players, key)
            assert grid.events.horizontalScrollBar().value() == value
        assert grid.players.horizontalScrollBar().value() == 0
        assert grid.across.isVisible()

    def test_enter_opens_a_players_season_and_from_there_everything_they_played(self, opened, spring):
        sheet = opened()
        grid = named(sheet, "League table", QTableView)
        press(grid, Qt.Key.Key_Down)
        press(grid, Qt.Key.Key_Return)
        season = sheet_shown()
        assert shown(season, "Events of the league") == [
            ["2023-11-21", "Sunday", "3rd", "", "(4)", "left out"],
            ["2023-11-14", "Friday", "1st", "€60", "10", ""],
        ]
        button(season, "Everything played here…")
        history = sheet_shown()
        assert [row[1] for row in shown(history, "Played here")] == ["Tonight", "Sunday", "Friday"]
        history.reject()
        season.reject()

    def test_the_rules_are_said_anew_and_undo_brings_the_old_ones_back(self, desk, opened, spring):
        sheet = opened()
        button(sheet, "Points and rules…")
        form = sheet_shown()
        choose(form, "What counts", "All results")
        assert as_wish(leagues(desk.house)[0]).dropped == 0
        assert table(sheet)[0] == ["1st", "Bob", "16", "2", "10", "6"]
        button(sheet, "Undo what was done")
        assert as_wish(leagues(desk.house)[0]).dropped == 1
        assert table(sheet)[0] == ["1st", "Bob", "10", "2", "10", "(6)"]

    def test_one_that_is_deleted_comes_back(self, desk, opened, spring):
        sheet = opened()
        button(sheet, "Delete")
        assert leagues(desk.house) == []
        button(sheet, "Undo what was done")
        assert len(table(sheet)) == 3
        assert len(events_of(desk.house, spring)) == 2

    def test_it_is_copied_for_a_chat_and_exported_in_every_way(self, opened, spring, tmp_path):
        sheet = opened()
        button(sheet, "Copy the table as text for a chat")
        assert QGuiApplication.clipboard().text().startswith("Spring\n2 events · 3 players")
        for ending in (".pdf", ".csv", ".xlsx", ".html", ".txt"):
            assert sheet.export_to(tmp_path / f"spring{ending}")
        assert "Łukasz Żak" in text((tmp_path / "spring.pdf").read_bytes())
        assert not sheet.export_to(tmp_path / "spring.doc")
        assert ".csv or .xlsx" in sheet.problem.text()
        assert not sheet.export_to(tmp_path / "nowhere" / "spring.csv")


def test_a_key_opens_it_from_the_window(desk, spring):
    window = Window(desk)
    window.show()
    assert BY_ID["season"].keys == "Ctrl+Shift+S"
    window.run("season")
    sheet = sheet_shown()
    assert isinstance(sheet, LeaguesSheet)
    assert sheet.pick.currentText() == "Spring"
    sheet.reject()
    window.close()
