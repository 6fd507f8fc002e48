"""Starting a tournament: Enter is enough, and what is refused is said where it is wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QSpinBox

from tdapp.director import events, houses, patterns, templates
from tdapp.director.invariants import open_house
from tdapp.director.patterns import Pattern
from tdapp.director.terms import amend
from tdapp.gui.desk import Desk
from tdapp.gui.sheets.new_tournament import about_end, about_template, new_tournament, usual_name
from tdapp.gui.theme import look
from tdapp.values.house import Tournament
from tdapp.views.moments import read_moment, write_moment
from tests.gui.looking import cut_off, named, unnamed

NOON = 1_700_222_400_000
"""A Friday noon in UTC: Friday everywhere but at the date line."""


@pytest.fixture
def desk(application, tmp_path):
    desk = Desk(open_house(tmp_path / "swan.tdapp", create=True), now=lambda: NOON, who="Mia")
    yield desk
    desk.house.close()


@pytest.fixture
def sheet(desk):
    sheet = new_tournament(desk, None)
    yield sheet
    if desk.tournament == "":
        sheet.reject()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def enter(sheet, field: str, text: str) -> None:
    line = named(sheet, field, QLineEdit)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)


class TestEnterIsEnough:
    def test_one_press_makes_a_tournament_and_turns_the_desk_to_it(self, desk, sheet):
        QTest.keyClick(named(sheet, "Name"), Qt.Key.Key_Return)
        terms = desk.tonight.terms
        assert terms.name == "Friday tournament"
        assert (terms.buy_in, terms.fee, terms.guarantee, terms.currency) == (2_000, 0, 0, "EUR")
        assert (terms.seats, terms.late_until_level, terms.stack) == (9, 4, 10_000)

    def test_from_any_field_too(self, desk, sheet):
        QTest.keyClick(named(sheet, "Rulebook"), Qt.Key.Key_Return)
        assert desk.has_tournament

    def test_the_button_does_the_same(self, desk, sheet):
        QTest.mouseClick(named(sheet, "Create"), Qt.MouseButton.LeftButton)
        assert desk.tonight.terms.name == "Friday tournament"

    def test_esc_makes_none(self, desk, sheet):
        QTest.keyClicks(named(sheet, "Name"), "Saturday")
        QTest.keyClick(named(sheet, "Name"), Qt.Key.Key_Escape)
        assert not desk.has_tournament
        assert desk.house.tournaments() == []


class TestWhatIsAskedIsTaken:
    def test_everything_by_keyboard(self, desk, sheet):
        enter(sheet, "Name", "Deepstack")
        enter(sheet, "Buy-in", "25,50")
        enter(sheet, "Fee", "4.50")
        enter(sheet, "Guarantee", "1,000")
        seats = named(sheet, "Seats a table", QSpinBox)
        seats.selectAll()
        QTest.keyClicks(seats, "8")
        QTest.keyClick(named(sheet, "Late registration", QSpinBox), Qt.Key.Key_Up)
        QTest.keyClick(named(sheet, "Rulebook", QComboBox), Qt.Key.Key_End)
        QTest.keyClick(named(sheet, "Rulebook"), Qt.Key.Key_Return)
        terms = desk.tonight.terms
        assert (terms.name, terms.buy_in, terms.fee, terms.guarantee) == ("Deepstack", 2_550, 450, 100_000)
        assert (terms.seats, terms.late_until_level, terms.profile) == (8, 5, "tda-2024")

    def test_the_currency_is_the_house_s(self, desk):
        houses.set_up(desk.house, name="The Swan", currency="GBP", paper="A4", by=desk.by())
        sheet = new_tournament(desk, None)
        QTest.keyClick(named(sheet, "Buy-in"), Qt.Key.Key_Return)
        assert desk.tonight.terms.currency == "GBP"

    def test_another_template_is_told_and_used(self, desk, sheet):
        about = named(sheet, "About the template", QLabel)
        before = about.text()
        QTest.keyClick(named(sheet, "Template", QComboBox), Qt.Key.Key_Home)
        assert "1,000 chips · 15 levels of 20 minutes · no breaks" in about.text() != before
        QTest.keyClick(named(sheet, "Template"), Qt.Key.Key_Return)
        assert desk.tonight.terms.stack == 1_000

    def test_more_players_end_later(self, sheet):
        about = named(sheet, "About the template", QLabel)
        players = named(sheet, "Players expected", QSpinBox)
        players.selectAll()
        QTest.keyClicks(players, "100")
        assert "With 100 players" in about.text()


class TestStart:
    def test_a_day_and_a_time_are_kept_and_the_end_is_told_from_there(self, desk, sheet):
        enter(sheet, "Starts", "sat 19:00")
        about = named(sheet, "About the template", QLabel).text()
        assert "if it starts now" not in about
        QTest.keyClick(named(sheet, "Starts"), Qt.Key.Key_Return)
        assert write_moment(desk.tonight.terms.starts) == "2023-11-18 19:00"

    def test_nonsense_is_refused_in_place(self, desk, sheet):
        enter(sheet, "Starts", "soon")
        QTest.keyClick(named(sheet, "Starts"), Qt.Key.Key_Return)
        assert "“soon” is no day and time" in named(sheet, "Starts: problem", QLabel).text()
        assert not desk.has_tournament

    def test_without_names(self, desk, sheet):
        QTest.keyClick(named(sheet, "Entries"), Qt.Key.Key_Up)
        QTest.keyClick(named(sheet, "Entries"), Qt.Key.Key_Return)
        assert not desk.tonight.terms.has_names


class TestTheSameAgain:
    def test_last_weeks_start_comes_again_a_week_later(self, desk, last_week):
        friday = read_moment("2023-11-10 19:30", now=NOON)
        amend(desk.house, last_week, starts=friday, by=desk.by())
        sheet = new_tournament(desk, None, like=last_week)
        assert named(sheet, "Starts", QLineEdit).text() == "2023-11-17 19:30"
        sheet.reject()

    @pytest.mark.parametrize(
        ("terms", "says"),
        [
            ({"late_ends": "hand"}, "ends only by hand"),
            ({"late_ends": "break", "late_until_level": 3}, "to the break after level 3"),
            ({"late_until_level": 0}, "closes with the draw"),
        ],
    )
    def test_registration_ends_as_it_did(self, desk, last_week, terms, says):
        amend(desk.house, last_week, by=desk.by(), **terms)
        sheet = new_tournament(desk, None, like=last_week)
        assert named(sheet, "Late registration").text() == says
        QTest.keyClick(named(sheet, "Name"), Qt.Key.Key_Return)
        made, old = desk.tonight.terms, desk.house.snapshot(last_week).the(Tournament, last_week)
        assert (made.late_ends, made.late_until_level) == (old.late_ends, old.late_until_level)

    @pytest.fixture
    def last_week(self, desk):
        wish = events.Wish("Deepstack", "Club evening, 10,000 chips, break every three levels", 5_000, 500)
        return events.create(desk.house, replace(wish, seats=8, guarantee=100_000, profile="tda-2024"), by=desk.by())

    def test_an_evening_of_before_fills_the_sheet_and_enter_plays_it_again(self, desk, last_week):
        sheet = new_tournament(desk, None, like=last_week)
        assert named(sheet, "Buy-in", QLineEdit).text() == "€50"
        QTest.keyClick(named(sheet, "Name"), Qt.Key.Key_Return)
        terms = desk.tonight.terms
        assert terms.id != last_week
        assert (terms.name, terms.buy_in, terms.fee, terms.guarantee) == ("Deepstack", 5_000, 500, 100_000)
        assert (terms.seats, terms.profile) == (8, "tda-2024")

    def test_it_is_offered_among_the_templates(self, desk, last_week):
        sheet = new_tournament(desk, None)
        offered = named(sheet, "Template", QComboBox)
        assert "Again: Deepstack" in [offered.itemText(place) for place in range(offered.count())]
        assert offered.currentText() == "Club evening, 10,000 chips, break every three levels"
        sheet.reject()

    def test_a_template_of_the_house_says_what_it_costs(self, desk, last_week):
        templates.save_template(desk.house, last_week, name="Our deepstack", by=desk.by())
        sheet = new_tournament(desk, None)
        offered = named(sheet, "Template", QComboBox)
        offered.setCurrentIndex(offered.findText("Our deepstack"))
        assert named(sheet, "Fee", QLineEdit).text() == "€5"
        QTest.keyClick(named(sheet, "Name"), Qt.Key.Key_Return)
        assert desk.tonight.terms.buy_in == 5_000
        assert "from the template “Our deepstack”" in desk.house.journal(desk.tournament)[0].sentence


class TestARefusalStandsBesideItsField:
    @pytest.mark.parametrize(
        ("field", "typed", "problem", "says"),
        [
            ("Name", "  ", "Name: problem", "needs a name"),
            ("Buy-in", "abc", "Money: problem", "“abc” is no amount"),
            ("Fee", "-5", "Money: problem", "“-5” is no amount"),
            ("Guarantee", "1.234", "Money: problem", "“1.234” is no amount"),
        ],
    )
    def test_it_is_said_there_and_the_field_has_the_keyboard(self, desk, sheet, field, typed, problem, says):
        enter(sheet, field, typed)
        QTest.keyClick(named(sheet, "Fee"), Qt.Key.Key_Return)
        shown = named(sheet, problem, QLabel)
        assert shown.isVisible()
        assert says in shown.text()
        assert sheet.focusWidget() is named(sheet, field)
        assert not desk.has_tournament
        QApplication.processEvents()
        assert cut_off(sheet) == []

    def test_it_goes_once_it_is_set_right(self, desk, sheet):
        enter(sheet, "Buy-in", "abc")
        QTest.keyClick(named(sheet, "Buy-in"), Qt.Key.Key_Return)
        enter(sheet, "Buy-in", "30")
        QTest.keyClick(named(sheet, "Buy-in"), Qt.Key.Key_Return)
        assert desk.tonight.terms.buy_in == 3_000


class TestTheSheet:
    @pytest.mark.parametrize("theme", ["dark", "light"])
    def test_nothing_is_cut_off_and_it_fits_a_small_screen(self, application, desk, theme):
        look.apply(application, theme)
        sheet = new_tournament(desk, None)
        enter(sheet, "Name", "W" * 120)
        QApplication.processEvents()
        assert cut_off(sheet) == []
        assert sheet.height() < 640
        sheet.reject()
        look.apply(application, "dark")

    def test_every_control_has_a_name(self, sheet):
        assert unnamed(sheet) == []


def shipped(name: str) -> Pattern:
    return patterns.read(templates.shipped()[name], currency="EUR")


class TestWhatATemplateIs:
    def test_breaks_and_minutes_are_counted(self):
        pattern = shipped("Club evening, 10,000 chips, break every three levels")
        assert about_template(pattern) == "10,000 chips · 20 levels of 20 minutes · 5 breaks"
        assert about_end(pattern, 20, NOON).startswith("With 20 players about 5 h 45 min, to level 16: over")

    def test_levels_that_run_out_are_said(self):
        assert "run out" in about_end(shipped("EPT Barcelona 2006, day 1"), 500, NOON)

    def test_the_day_names_the_tournament(self):
        assert usual_name(NOON) == "Friday tournament"
