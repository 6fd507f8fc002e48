"""The page of everything that can be set: each field settles in place, and what stands says why."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QTableView,
    QWidget,
)

from tdapp.director import events, houses, registration, terms_told
from tdapp.director.logos import logo_of, measured
from tdapp.director.templates import save_template
from tdapp.director.terms import amend
from tdapp.gui.pages.setup import SECTIONS
from tdapp.gui.pages.setup_house import LogoCard
from tdapp.gui.theme import look
from tdapp.rules.profile_keys import KEYS
from tdapp.store.backup import backups
from tdapp.store.change import Deed, update
from tdapp.views.open_events import open_events
from tests.gui.hands import choose, enter, opened, type_number
from tests.gui.looking import check, named, unnamed

DIFFER = "How far tables may differ"


@pytest.fixture
def page(setup_page):
    return setup_page


@pytest.fixture
def rules(page):
    page.turn_to("rules")
    return page


@pytest.fixture
def of_the_house(page):
    page.turn_to("house")
    return page


@pytest.fixture
def of_safety(page):
    page.turn_to("safety")
    return page


def register(desk, name: str = "Ann Lee") -> None:
    desk.do(registration.register, name=name, chance=desk.chance())


OVER = {
    "structure": ["Edit the structure…"],
    "chips": ["Edit the chips…"],
    "tables": ["Add tables…", "As many as needed"],
    "purchases": ["Edit re-entry", "Offer rebuy", "Offer add-on", "Offer dealer appreciation"],
    "rules": ["Rulebook", DIFFER],
}
"""What cannot be changed any more once the tournament is over."""


class TestTheLogo:
    def test_it_is_made_small_shown_as_on_paper_and_taken_away(self, desk, of_the_house, tmp_path):
        picture = QPixmap(3_000, 1_000)
        picture.fill(QColor("red"))
        picture.save(str(tmp_path / "swan.png"))
        card = of_the_house.section.findChild(LogoCard)
        card.take(tmp_path / "swan.png")
        assert measured(logo_of(desk.house)) == (900, 300)
        assert named(of_the_house, "The logo of the house", QLabel).pixmap().toImage().pixelColor(5, 5) == QColor("red")
        QTest.mouseClick(named(of_the_house, "Take the logo away", QPushButton), Qt.MouseButton.LeftButton)
        assert logo_of(desk.house) == b""
        assert not named(of_the_house, "Take the logo away", QPushButton).isVisible()

    @pytest.mark.parametrize(
        ("name", "content", "says"),
        [
            ("a.png", b"none", "a.png is no picture: a logo is a PNG or a JPEG."),
            ("b.png", b"GIF89a" + bytes(30), "b.png is no picture: a logo is a PNG or a JPEG."),
            ("c.svg", b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", "c.svg is no picture"),
        ],
    )
    def test_what_is_none_is_said_in_place(self, desk, of_the_house, tmp_path, name, content, says):
        (tmp_path / name).write_bytes(content)
        card = of_the_house.section.findChild(LogoCard)
        card.take(tmp_path / name)
        assert card.problem.text().startswith(says)
        card.take(tmp_path / "nowhere.png")
        assert card.problem.text().startswith("nowhere.png could not be read")
        assert logo_of(desk.house) == b""


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

    def test_seats_are_a_number(self, desk, page):
        type_number(page, "Seats a table", "8")
        assert desk.tonight.terms.seats == 8

    def test_until_when_players_may_enter_is_a_sheet_of_its_own(self, desk, page):
        sheet = opened(page, "Edit registration")
        type_number(sheet, "Level", "6")
        assert desk.tonight.terms.late_until_level == 6
        assert named(page, "Registration: how it is", QLabel).text().startswith("Open until the end of level 6")

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
        check(page)

    def test_a_level_that_is_not_there_cannot_be_chosen(self, desk, page):
        sheet = opened(page, "Edit registration")
        assert named(sheet, "Level", QSpinBox).maximum() == 15

    def test_a_refusal_goes_once_it_is_set_right(self, desk, page):
        enter(page, "Buy-in", "much")
        enter(page, "Buy-in", "30")
        assert not named(page, "Money: problem").isVisible()
        assert desk.tonight.terms.buy_in == 3_000

    def test_with_entries_what_was_sold_stands_and_it_is_said_why(self, desk, page):
        register(desk)
        for name in ("Buy-in", "Fee", "Seats a table"):
            assert not named(page, name).isEnabled()
        for name in ("Name", "Guarantee", "Edit registration", "Edit start and game", "Edit bounty"):
            assert named(page, name).isEnabled()
        why = named(page, "Why some terms stand", QLabel)
        assert why.isVisible()
        assert "1 entry sold" in why.text()

    @pytest.mark.parametrize(
        ("sheet", "stands", "may_change"),
        [
            ("Edit start and game", ["Currency", "Game", "Starting stack"], ["Starts"]),
            ("Edit registration", ["Entries"], ["Late registration", "Level", "Most players", "Seats"]),
            ("Edit bounty", ["Kind of bounty", "Bounty of an entry"], []),
        ],
    )
    def test_so_do_the_terms_in_the_sheets(self, desk, page, sheet, stands, may_change):
        register(desk)
        shown = opened(page, sheet)
        for name in stands:
            assert not named(shown, name).isEnabled()
            assert "1 entry sold" in named(shown, name).toolTip()
        for name in may_change:
            assert named(shown, name).isEnabled()

    def test_with_entries_the_rulebook_stands_and_its_keys_do_not(self, desk, rules):
        register(desk)
        assert not named(rules, "Rulebook").isEnabled()
        assert named(rules, DIFFER).isEnabled()
        assert "1 entry sold" in named(rules, "Why the rulebook stands", QLabel).text()

    def test_a_tournament_that_is_over_stands(self, desk, page):
        over = Deed(desk.tournament, "Friday is over", (update(desk.tonight.terms, finished=desk.now()),))
        desk.house.write(over, at=desk.now(), who="Mia")
        for name in ("Name", "Guarantee", "Buy-in", "Edit registration", "Edit start and game", "Edit bounty"):
            assert not named(page, name).isEnabled()
        assert named(page, "Why some terms stand", QLabel).text() == "The tournament is over."
        for section, names in OVER.items():
            page.turn_to(section)
            for name in names:
                assert not named(page.section, name).isEnabled(), f"{name} in {section}"

    def test_what_somebody_is_typing_survives_a_change_from_elsewhere(self, desk, page):
        line = named(page, "Name", QLineEdit)
        line.setFocus()
        line.selectAll()
        QTest.keyClicks(line, "Satur")
        register(desk)
        assert line.text() == "Satur"


class TestRules:
    def test_every_key_shows_its_choice_its_sentence_and_its_source(self, desk, rules):
        for key in KEYS.values():
            says = named(rules, f"{key.name}: what it means", QLabel).text()
            assert says == terms_told.said(key, desk.tonight.rules[key.id])
            source = named(rules, f"{key.name}: source", QLabel)
            assert source.text()
            assert bool(source.toolTip()) is (key.defaults["roberts-11"].source != "house"), "what the book says there"
            assert not named(rules, f"{key.name}: house rule").isVisible()

    def test_what_other_books_say_instead_stands_below(self, desk, rules):
        differ = named(rules, f"{DIFFER}: in other books", QLabel)
        assert differ.text() == "Other books: “1” in AM Moving players and TDA (the app’s choice)"
        choose(rules, "Rulebook", "AMERIFUN tournament rules")
        assert differ.text() == "Other books: “by tables” in R11 §15.17 and R7 §15.17"
        for key in KEYS.values():
            agree = len({(type(one.choice), one.choice) for one in key.defaults.values()}) == 1
            assert named(rules, f"{key.name}: in other books", QLabel).isVisible() is not agree

    def test_another_choice_is_a_house_rule_and_marked(self, desk, rules):
        before = desk.tonight.now.n
        choose(rules, DIFFER, "2")
        assert desk.tonight.rules["balance_limit"] == 2
        assert json.loads(desk.tonight.terms.house_rules) == {"balance_limit": 2}
        assert named(rules, f"{DIFFER}: house rule").isVisible()
        assert "instead of “by tables”" in named(rules, f"{DIFFER}: source", QLabel).text()
        assert desk.tonight.now.n == before + 1

    def test_what_the_rulebook_says_anyway_is_none(self, desk, rules):
        choose(rules, DIFFER, "2")
        choose(rules, DIFFER, "by tables")
        assert json.loads(desk.tonight.terms.house_rules) == {}
        assert not named(rules, f"{DIFFER}: house rule").isVisible()

    def test_yes_and_no_are_not_numbers(self, desk, rules):
        choose(rules, "One chip per player in a race", "no")
        assert desk.tonight.rules["race_one_chip_max"] is False

    def test_it_may_change_with_entries(self, desk, rules):
        register(desk)
        choose(rules, "Deals between players", "forbidden")
        assert desk.tonight.rules["deals"] == "forbidden"

    def test_arrow_keys_only_look_until_enter(self, desk, rules):
        pick = named(rules, DIFFER, QComboBox)
        QTest.keyClick(pick, Qt.Key.Key_Down)
        assert desk.tonight.rules["balance_limit"] == "by tables"
        QTest.keyClick(pick, Qt.Key.Key_Escape)
        assert pick.currentText() == "by tables"

    def test_the_mouse_wheel_scrolls_and_chooses_nothing(self, desk, rules):
        pick = named(rules, DIFFER, QComboBox)
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

    def test_another_rulebook_brings_its_own_choices(self, desk, rules):
        choose(rules, "Rulebook", "AMERIFUN tournament rules")
        assert desk.tonight.terms.profile == "amerifun"
        assert named(rules, "Deals between players", QComboBox).currentText() == "forbidden"
        assert named(rules, "Rulebook in force", QLabel).text().startswith("AMERIFUN")


class TestTournaments:
    def test_they_are_listed_newest_first_and_enter_opens_one(self, desk, of_the_house):
        friday = desk.tournament
        register(desk)
        desk.now.pass_by(86_400)
        desk.turn_to(events.create(desk.house, events.Wish("Saturday", "AMERIFUN sample", 1_000), by=desk.by()))
        table = named(of_the_house, "Tournaments of the house", QTableView)
        model = table.model()
        shown = [[model.index(line, column).data() for column in (0, 2)] for line in range(model.rowCount())]
        assert shown == [["Saturday", "no entries yet"], ["Friday", "1 of 1 left"]]
        assert not named(of_the_house, "Open the selected tournament").isEnabled()
        QTest.keyClick(table, Qt.Key.Key_Down)
        assert named(of_the_house, "Open the selected tournament").isEnabled()
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert desk.tournament == friday
        of_the_house.turn_to("tournament")
        assert named(of_the_house.section, "Name", QLineEdit).text() == "Friday"

    def test_the_button_opens_the_selected_one(self, desk, of_the_house):
        friday = desk.tournament
        desk.now.pass_by(60)
        desk.turn_to(events.create(desk.house, events.Wish("Saturday", "AMERIFUN sample", 1_000), by=desk.by()))
        QTest.keyClick(named(of_the_house, "Tournaments of the house"), Qt.Key.Key_Down)
        QTest.mouseClick(named(of_the_house, "Open the selected tournament"), Qt.MouseButton.LeftButton)
        assert desk.tournament == friday

    def test_one_made_by_mistake_is_put_away_and_taken_out_again(self, desk, of_the_house):
        desk.now.pass_by(60)
        desk.turn_to(events.create(desk.house, events.Wish("Saturday", "AMERIFUN sample", 1_000), by=desk.by()))
        table = named(of_the_house, "Tournaments of the house", QTableView)
        away = named(of_the_house, "Put the selected tournament away")
        assert not away.isEnabled()
        assert away.toolTip() == "This one is open: open another first."
        QTest.keyClick(table, Qt.Key.Key_Down)
        QTest.mouseClick(away, Qt.MouseButton.LeftButton)
        states = [table.model().index(line, 2).data() for line in range(2)]
        assert states == ["no entries yet", "put away"]
        assert [event.name for event in open_events(desk.house, desk.now())] == ["Saturday"]
        QTest.keyClick(table, Qt.Key.Key_Down)
        QTest.mouseClick(named(of_the_house, "Take the selected tournament out again"), Qt.MouseButton.LeftButton)
        assert len(open_events(desk.house, desk.now())) == 2

    def test_a_new_one_is_asked_for_and_opened(self, desk, of_the_house):
        QTest.mouseClick(named(of_the_house, "New tournament…"), Qt.MouseButton.LeftButton)
        sheet = named(of_the_house.window(), "New tournament")
        field = named(sheet, "Template")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert len(desk.house.tournaments()) == 2
        assert desk.tonight.terms.name.endswith(" tournament")


class TestHouse:
    def test_its_name_currency_and_paper(self, desk, of_the_house):
        enter(of_the_house, "House name", "The Swan")
        choose(of_the_house, "House currency", "GBP")
        choose(of_the_house, "Paper", "Letter")
        house = houses.the_house(desk.house)
        assert (house.name, house.currency, house.paper) == ("The Swan", "GBP", "Letter")

    def test_a_house_needs_a_name(self, desk, of_the_house):
        enter(of_the_house, "House name", "   ")
        assert named(of_the_house, "House name: problem", QLabel).text() == "A house needs a name."
        assert houses.the_house(desk.house).name == "My house"


class TestLookAndFile:
    def test_another_theme_is_asked_of_the_window(self, application, of_the_house):
        asked: list[str] = []
        of_the_house.theme_chosen.connect(asked.append)
        QTest.keyClick(named(of_the_house, "Light theme"), Qt.Key.Key_Space)
        assert asked == ["light"]

    def test_it_shows_the_theme_in_force(self, application, of_the_house):
        look.apply(application, "light")
        QApplication.processEvents()
        assert named(of_the_house, "Light theme", QRadioButton).isChecked()
        look.apply(application, "dark")
        QApplication.processEvents()
        assert named(of_the_house, "Dark theme", QRadioButton).isChecked()

    def test_a_backup_is_made_and_said(self, desk, of_safety):
        before = len(backups(desk.house.path))
        QTest.mouseClick(named(of_safety, "Back up now"), Qt.MouseButton.LeftButton)
        made = backups(desk.house.path)
        assert len(made) == before + 1
        assert made[0].path.name in named(of_safety, "Backup made", QLabel).text()
        assert named(of_safety, "House file", QLineEdit).text() == str(desk.house.path)


class TestThePage:
    @pytest.mark.parametrize("theme", ["dark", "light"])
    @pytest.mark.parametrize("size", [(1188, 646), (1828, 1006)])
    @pytest.mark.parametrize("section", SECTIONS)
    def test_nothing_is_cut_off_with_long_names(self, application, desk, page, section, theme, size):
        register(desk, "W" * 120)
        desk.do(amend, name="W" * 120, house_rules={"balance_limit": 2, "headsup_start": "next big blind"})
        houses.set_up(desk.house, name="W" * 120, currency="EUR", paper="A4", by=desk.by())
        save_template(desk.house, desk.tournament, name="W" * 120, by=desk.by())
        look.apply(application, theme)
        page.turn_to(section)
        page.resize(*size)
        check(page)
        look.apply(application, "dark")

    @pytest.mark.parametrize("section", SECTIONS)
    def test_every_control_has_a_name(self, page, section):
        page.turn_to(section)
        assert unnamed(page) == []

    @pytest.mark.parametrize("section", SECTIONS)
    def test_tab_reaches_every_enabled_control(self, page, section):
        page.turn_to(section)
        page.enter()
        reached = set()
        for _ in range(80):
            QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
            reached.add(page.focusWidget().accessibleName())
        assert {one.accessibleName() for one in controls(page.section)} <= reached

    def test_the_arrow_keys_go_from_section_to_section(self, page):
        for title, _ in list(SECTIONS.values())[1:]:
            QTest.keyClick(page.focusWidget(), Qt.Key.Key_Right)
            assert page.section.accessibleName() == title
            assert page.focusWidget().accessibleName() == f"{title} section"


def controls(inside) -> list[QWidget]:
    """What somebody can do something with now."""
    kinds = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit, QTableView)
    return [
        one
        for one in inside.findChildren(QWidget)
        if isinstance(one, kinds)
        and one.isVisible()
        and one.isEnabled()
        and one.accessibleName()
        and (not isinstance(one, QRadioButton) or one.isChecked())
    ]
