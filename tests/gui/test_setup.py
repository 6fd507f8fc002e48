"""The page of everything that can be set: each field settles in place, and what stands says why."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QRadioButton, QSpinBox, QTableView

from tdapp.director import events, houses, registration, terms_told
from tdapp.gui.pages.setup import SetupPage
from tdapp.gui.theme import look
from tdapp.rules.profile_keys import KEYS
from tdapp.store.backup import backups
from tdapp.store.change import Deed, update
from tests.gui.looking import cut_off, named, unnamed

DIFFER = "How far tables may differ"


@pytest.fixture
def page(desk, shell):
    page = SetupPage(desk, shell)
    desk.changed.connect(page.hear)
    desk.turned_to.connect(lambda _: page.go_stale())
    page.resize(1188, 646)
    page.show()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    page.enter()
    yield page
    desk.changed.disconnect(page.hear)
    page.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def enter(page, field: str, text: str, key: Qt.Key = Qt.Key.Key_Return) -> None:
    line = named(page, field, QLineEdit)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, key)


def choose(page, name: str, text: str) -> None:
    """Look through the list with the arrow keys, then Enter."""
    pick = named(page, name, QComboBox)
    QTest.keyClick(pick, Qt.Key.Key_Home)
    for _ in range(pick.findText(text)):
        QTest.keyClick(pick, Qt.Key.Key_Down)
    assert pick.currentText() == text
    QTest.keyClick(pick, Qt.Key.Key_Return)


def register(desk, name: str = "Ann Lee") -> None:
    desk.do(registration.register, name=name, chance=desk.chance())


class TestTerms:
    @pytest.mark.parametrize(
        ("field", "typed", "term", "value"),
        [
            ("Name", "Friday Deepstack", "name", "Friday Deepstack"),
            ("Buy-in", "30", "buy_in", 3_000),
            ("Fee", "2,50", "fee", 250),
            ("Guarantee", "500", "guarantee", 50_000),
        ],
    )
    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
    def test_enter_or_leaving_settles_a_field_once(self, desk, page, field, typed, term, value, key):
        before = desk.tonight.now.n
        enter(page, field, typed, key)
        assert getattr(desk.tonight.terms, term) == value
        assert desk.tonight.now.n == before + 1

    def test_what_is_the_same_writes_nothing(self, desk, page):
        before = desk.tonight.now.n
        enter(page, "Name", "Friday")
        enter(page, "Buy-in", "20.00")
        assert desk.tonight.now.n == before
        assert named(page, "Buy-in", QLineEdit).text() == "€20"

    def test_esc_brings_back_what_stood_there(self, desk, page):
        enter(page, "Name", "Saturday", Qt.Key.Key_Escape)
        assert named(page, "Name", QLineEdit).text() == "Friday"
        assert desk.tonight.terms.name == "Friday"

    def test_an_empty_guarantee_is_none(self, desk, page):
        enter(page, "Guarantee", "500")
        line = named(page, "Guarantee", QLineEdit)
        line.selectAll()
        QTest.keyClick(line, Qt.Key.Key_Delete)
        QTest.keyClick(line, Qt.Key.Key_Return)
        assert desk.tonight.terms.guarantee == 0

    def test_late_registration_and_seats_are_numbers(self, desk, page):
        for name, typed in (("Late registration", "6"), ("Seats a table", "8")):
            number = named(page, name, QSpinBox)
            number.setFocus()
            number.selectAll()
            QTest.keyClicks(number, typed)
            QTest.keyClick(number, Qt.Key.Key_Return)
        assert (desk.tonight.terms.late_until_level, desk.tonight.terms.seats) == (6, 8)

    @pytest.mark.parametrize(
        ("field", "typed", "problem", "says"),
        [
            ("Name", " ", "Name: problem", "needs a name"),
            ("Buy-in", "much", "Money: problem", "“much” is no amount"),
            ("Fee", "-1", "Money: problem", "“-1” is no amount"),
        ],
    )
    def test_a_refusal_stands_in_place_and_changes_nothing(self, desk, page, field, typed, problem, says):
        before = desk.tonight.terms
        enter(page, field, typed)
        assert says in named(page, problem, QLabel).text()
        assert named(page, problem).isVisible()
        assert desk.tonight.terms == before
        QApplication.processEvents()
        assert cut_off(page) == []

    def test_a_level_that_is_not_there_is_refused(self, desk, page):
        number = named(page, "Late registration", QSpinBox)
        number.selectAll()
        QTest.keyClicks(number, "40")
        QTest.keyClick(number, Qt.Key.Key_Return)
        assert named(page, "Seats and registration: problem", QLabel).text() == "The schedule has 15 levels."
        assert desk.tonight.terms.late_until_level == 4

    def test_a_refusal_goes_once_it_is_set_right(self, desk, page):
        enter(page, "Buy-in", "much")
        enter(page, "Buy-in", "30")
        assert not named(page, "Money: problem").isVisible()
        assert desk.tonight.terms.buy_in == 3_000

    def test_with_entries_what_was_sold_stands_and_it_is_said_why(self, desk, page):
        register(desk)
        for name in ("Buy-in", "Fee", "Seats a table", "Rulebook"):
            assert not named(page, name).isEnabled()
        for name in ("Name", "Guarantee", "Late registration"):
            assert named(page, name).isEnabled()
        why = named(page, "Why some terms stand", QLabel)
        assert why.isVisible()
        assert "1 entry sold" in why.text()

    def test_a_tournament_that_is_over_stands(self, desk, page):
        over = Deed(desk.tournament, "Friday is over", (update(desk.tonight.terms, finished=desk.now()),))
        desk.house.write(over, at=desk.now(), who="Mia")
        for name in ("Name", "Guarantee", "Late registration", "Buy-in", DIFFER):
            assert not named(page, name).isEnabled()
        assert named(page, "Why some terms stand", QLabel).text() == "The tournament is over."

    def test_what_somebody_is_typing_survives_a_change_from_elsewhere(self, desk, page):
        line = named(page, "Name", QLineEdit)
        line.setFocus()
        line.selectAll()
        QTest.keyClicks(line, "Satur")
        register(desk)
        assert line.text() == "Satur"


class TestRules:
    def test_every_key_shows_its_choice_its_sentence_and_its_source(self, desk, page):
        for key in KEYS.values():
            says = named(page, f"{key.name}: what it means", QLabel).text()
            assert says == terms_told.said(key, desk.tonight.rules[key.id])
            assert named(page, f"{key.name}: source", QLabel).text()
            assert not named(page, f"{key.name}: house rule").isVisible()

    def test_another_choice_is_a_house_rule_and_marked(self, desk, page):
        before = desk.tonight.now.n
        choose(page, DIFFER, "2")
        assert desk.tonight.rules["balance_limit"] == 2
        assert json.loads(desk.tonight.terms.house_rules) == {"balance_limit": 2}
        assert named(page, f"{DIFFER}: house rule").isVisible()
        assert "instead of “by tables”" in named(page, f"{DIFFER}: source", QLabel).text()
        assert desk.tonight.now.n == before + 1

    def test_what_the_rulebook_says_anyway_is_none(self, desk, page):
        choose(page, DIFFER, "2")
        choose(page, DIFFER, "by tables")
        assert json.loads(desk.tonight.terms.house_rules) == {}
        assert not named(page, f"{DIFFER}: house rule").isVisible()

    def test_yes_and_no_are_not_numbers(self, desk, page):
        choose(page, "One chip per player in a race", "no")
        assert desk.tonight.rules["race_one_chip_max"] is False

    def test_it_may_change_with_entries(self, desk, page):
        register(desk)
        choose(page, "Deals between players", "forbidden")
        assert desk.tonight.rules["deals"] == "forbidden"

    def test_arrow_keys_only_look_until_enter(self, desk, page):
        pick = named(page, DIFFER, QComboBox)
        QTest.keyClick(pick, Qt.Key.Key_Down)
        assert desk.tonight.rules["balance_limit"] == "by tables"
        QTest.keyClick(pick, Qt.Key.Key_Escape)
        assert pick.currentText() == "by tables"

    def test_the_mouse_wheel_scrolls_and_chooses_nothing(self, desk, page):
        pick = named(page, DIFFER, QComboBox)
        pick.setFocus()
        middle = QPointF(pick.rect().center())
        wheel = QWheelEvent(
            middle,
            pick.mapToGlobal(middle),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(pick, wheel)
        assert pick.currentText() == "by tables"
        assert desk.tonight.rules["balance_limit"] == "by tables"

    def test_another_rulebook_brings_its_own_choices(self, desk, page):
        choose(page, "Rulebook", "AMERIFUN tournament rules")
        assert desk.tonight.terms.profile == "amerifun"
        assert named(page, "Deals between players", QComboBox).currentText() == "forbidden"
        assert named(page, "Rulebook in force", QLabel).text().startswith("AMERIFUN")


class TestTournaments:
    def test_they_are_listed_newest_first_and_enter_opens_one(self, desk, page):
        friday = desk.tournament
        register(desk)
        desk.now.pass_by(86_400)
        desk.turn_to(events.create(desk.house, events.Wish("Saturday", "AMERIFUN sample", 1_000), by=desk.by()))
        table = named(page, "Tournaments of the house", QTableView)
        model = table.model()
        shown = [[model.index(line, column).data() for column in (0, 2)] for line in range(model.rowCount())]
        assert shown == [["Saturday", "no entries yet"], ["Friday", "1 of 1 left"]]
        assert not named(page, "Open the selected tournament").isEnabled()
        QTest.keyClick(table, Qt.Key.Key_Down)
        assert named(page, "Open the selected tournament").isEnabled()
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert desk.tournament == friday
        assert named(page, "Name", QLineEdit).text() == "Friday"

    def test_the_button_opens_the_selected_one(self, desk, page):
        friday = desk.tournament
        desk.now.pass_by(60)
        desk.turn_to(events.create(desk.house, events.Wish("Saturday", "AMERIFUN sample", 1_000), by=desk.by()))
        QTest.keyClick(named(page, "Tournaments of the house"), Qt.Key.Key_Down)
        QTest.mouseClick(named(page, "Open the selected tournament"), Qt.MouseButton.LeftButton)
        assert desk.tournament == friday

    def test_a_new_one_is_asked_for_and_opened(self, desk, page):
        QTest.mouseClick(named(page, "New tournament…"), Qt.MouseButton.LeftButton)
        sheet = named(page.window(), "New tournament")
        field = named(sheet, "Template")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert len(desk.house.tournaments()) == 2
        assert desk.tonight.terms.name.endswith(" tournament")


class TestHouse:
    def test_its_name_currency_and_paper(self, desk, page):
        enter(page, "House name", "The Swan")
        choose(page, "House currency", "GBP")
        choose(page, "Paper", "Letter")
        house = houses.the_house(desk.house)
        assert (house.name, house.currency, house.paper) == ("The Swan", "GBP", "Letter")

    def test_a_house_needs_a_name(self, desk, page):
        enter(page, "House name", "   ")
        assert named(page, "House name: problem", QLabel).text() == "A house needs a name."
        assert houses.the_house(desk.house).name == "My house"


class TestLookAndFile:
    def test_another_theme_is_asked_of_the_window(self, application, page):
        asked: list[str] = []
        page.theme_chosen.connect(asked.append)
        QTest.keyClick(named(page, "Light theme"), Qt.Key.Key_Space)
        assert asked == ["light"]

    def test_it_shows_the_theme_in_force(self, application, page):
        look.apply(application, "light")
        QApplication.processEvents()
        assert named(page, "Light theme", QRadioButton).isChecked()
        look.apply(application, "dark")
        QApplication.processEvents()
        assert named(page, "Dark theme", QRadioButton).isChecked()

    def test_a_backup_is_made_and_said(self, desk, page):
        before = len(backups(desk.house.path))
        QTest.mouseClick(named(page, "Back up now"), Qt.MouseButton.LeftButton)
        made = backups(desk.house.path)
        assert len(made) == before + 1
        assert made[0].path.name in named(page, "Backup made", QLabel).text()
        assert named(page, "House file", QLineEdit).text() == str(desk.house.path)


class TestThePage:
    @pytest.mark.parametrize("theme", ["dark", "light"])
    @pytest.mark.parametrize("size", [(1188, 646), (1828, 1006)])
    def test_nothing_is_cut_off_with_long_names(self, application, desk, page, theme, size):
        register(desk, "W" * 120)
        desk.do(events.amend, name="W" * 120, house_rules={"balance_limit": 2, "headsup_start": "next big blind"})
        houses.set_up(desk.house, name="W" * 120, currency="EUR", paper="A4", by=desk.by())
        look.apply(application, theme)
        page.resize(*size)
        QApplication.processEvents()
        assert cut_off(page) == []
        look.apply(application, "dark")

    def test_every_control_has_a_name(self, page):
        assert unnamed(page) == []

    def test_tab_reaches_every_enabled_control(self, desk, page):
        page.enter()
        reached = set()
        for _ in range(80):
            QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
            reached.add(page.focusWidget().accessibleName())
        wanted = {"Name", "Guarantee", "Rulebook", DIFFER, "House name", "Paper", "Back up now", "New tournament…"}
        assert wanted <= reached
