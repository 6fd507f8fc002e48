"""The sheets of Setup through keys: what is typed becomes terms, offers, chips, tables and templates, or is refused."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox, QTableView

from tdapp.director import events, offers, registration, rooms, seating, selling, templates
from tdapp.director.terms import amend
from tdapp.gui.pages.setup_terms_sheets import read_envelopes
from tdapp.values.field import Table
from tdapp.values.house import Chip, Envelope, Offer, Stretch
from tdapp.views.moments import write_moment
from tests.gui.hands import enter, opened, type_number
from tests.gui.looking import check, named, settle, sheet_shown


@pytest.fixture
def purchases(setup_page):
    setup_page.turn_to("purchases")
    return setup_page


@pytest.fixture
def chips(setup_page):
    setup_page.turn_to("chips")
    return setup_page


@pytest.fixture
def room(setup_page):
    setup_page.turn_to("tables")
    return setup_page


@pytest.fixture
def of_the_house(setup_page):
    setup_page.turn_to("house")
    return setup_page


def says(inside, name: str) -> str:
    return named(inside, name, QLabel).text()


def fill(sheet, field: str, text: str) -> None:
    """Typed into a field, without Enter."""
    line = named(sheet, field, QLineEdit)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)


def set_number(sheet, field: str, text: str) -> None:
    number = named(sheet, field, QSpinBox)
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, text)


def look_for(sheet, name: str, text: str) -> None:
    """In a list, without Enter."""
    pick = named(sheet, name, QComboBox)
    QTest.keyClick(pick, Qt.Key.Key_Home)
    for _ in range(pick.findText(text)):
        QTest.keyClick(pick, Qt.Key.Key_Down)


def accept(sheet) -> None:
    QTest.keyClick(sheet.focusWidget() or sheet, Qt.Key.Key_Return)
    settle()


def register(desk, *names: str) -> None:
    for name in names:
        desk.do(registration.register, name=name, chance=desk.chance())


def offered(desk, kind: str) -> Offer:
    found = offers.offer_of(desk.tonight, kind)
    assert found is not None
    return found


class TestStartAndGame:
    def test_when_it_starts_what_is_played_and_for_how_many_chips_is_one_change(self, desk, setup_page):
        sheet, before = opened(setup_page, "Edit start and game"), desk.tonight.now.n
        fill(sheet, "Starts", "2026-11-20 19:00")
        fill(sheet, "Game", "Omaha Hi-Lo")
        set_number(sheet, "Starting stack", "12000")
        look_for(sheet, "Currency", "CHF")
        accept(sheet)
        terms = desk.tonight.terms
        assert (write_moment(terms.starts), terms.game, terms.stack, terms.currency) == (
            "2026-11-20 19:00",
            "Omaha Hi-Lo",
            12_000,
            "CHF",
        )
        assert desk.tonight.now.n == before + 1
        assert says(setup_page, "Start and game: how it is") == (
            "Friday 2026-11-20, 19:00 · Omaha Hi-Lo · 12,000 chips · CHF"
        )

    def test_nonsense_stands_beside_its_field_and_changes_nothing(self, desk, setup_page):
        sheet, before = opened(setup_page, "Edit start and game"), desk.tonight.terms
        fill(sheet, "Starts", "soon")
        accept(sheet)
        assert "“soon” is no day and time" in says(sheet, "Starts: problem")
        assert QApplication.focusWidget() is named(sheet, "Starts", QLineEdit)
        check(sheet)
        assert desk.tonight.terms == before

    def test_a_stack_that_the_chips_do_not_make_is_said(self, desk, setup_page):
        assert not named(setup_page, "Chips and starting stack").isVisible()
        sheet = opened(setup_page, "Edit start and game")
        set_number(sheet, "Starting stack", "1200")
        accept(sheet)
        assert says(setup_page, "Chips and starting stack") == (
            "Chips: this set is worth 1,000, but a buy-in gives 1,200 in chips."
        )

    def test_nothing_changed_writes_nothing(self, desk, setup_page):
        before = desk.tonight.now.n
        accept(opened(setup_page, "Edit start and game"))
        assert desk.tonight.now.n == before


class TestRegistration:
    @pytest.mark.parametrize(
        ("ends", "field", "typed", "kind", "told"),
        [
            ("Ends with a level", "Level", "6", "level", "Open until the end of level 6"),
            ("Ends with the break after a level", "Level", "3", "break", "until the end of the break after level 3"),
            ("Ends at a time", "Time", "2026-11-20 21:15", "time", "Open until 2026-11-20 21:15"),
            ("Ends only by hand", "", "", "hand", "Open until it is closed by hand"),
        ],
    )
    def test_it_ends_in_one_of_four_ways(self, desk, setup_page, ends, field, typed, kind, told):
        sheet = opened(setup_page, "Edit registration")
        look_for(sheet, "Late registration", ends)
        for other in ("Level", "Time"):
            assert named(sheet, other).isVisible() is (other == field)
        if field == "Level":
            set_number(sheet, field, typed)
        elif field:
            fill(sheet, field, typed)
        accept(sheet)
        assert desk.tonight.terms.late_ends == kind
        assert told in says(setup_page, "Registration: how it is")

    def test_a_time_is_due_where_a_time_ends_it(self, desk, setup_page):
        sheet = opened(setup_page, "Edit registration")
        look_for(sheet, "Late registration", "Ends at a time")
        accept(sheet)
        assert says(sheet, "Time: problem") == "Say at what time late registration ends."
        assert desk.tonight.terms.late_ends == "level"

    def test_how_many_can_play_when_seats_are_drawn_and_whether_there_are_names(self, desk, setup_page):
        sheet = opened(setup_page, "Edit registration")
        set_number(sheet, "Most players", "40")
        look_for(sheet, "Seats", "Drawn when a player registers")
        look_for(sheet, "Entries", "Without names")
        accept(sheet)
        terms = desk.tonight.terms
        assert (terms.most_players, terms.draws_at_once, terms.has_names) == (40, True, False)
        told = says(setup_page, "Registration: how it is")
        assert "at most 40 players · seats drawn at registration · without names" in told


class TestBounty:
    @pytest.mark.parametrize(("kind", "value"), [("Fixed", "fixed"), ("Progressive", "progressive")])
    def test_on_a_head(self, desk, setup_page, kind, value):
        sheet = opened(setup_page, "Edit bounty")
        look_for(sheet, "Kind of bounty", kind)
        assert "knocks an entry out" in says(sheet, "What it means")
        assert ("half" in says(sheet, "What it means")) is (value == "progressive")
        fill(sheet, "Bounty of an entry", "5")
        accept(sheet)
        assert (desk.tonight.terms.bounty_kind, desk.tonight.terms.bounty) == (value, 500)
        assert says(setup_page, "Bounty: how it is") == f"{kind} €5"

    def test_mystery_bounties_are_written_as_a_list_of_envelopes_that_is_added_up(self, desk, setup_page):
        sheet = opened(setup_page, "Edit bounty")
        look_for(sheet, "Kind of bounty", "Mystery")
        fill(sheet, "Bounty of an entry", "10")
        fill(sheet, "Envelopes", "1 x 100, 2 x 50, 4 x 25")
        assert says(sheet, "What the envelopes hold") == ("7 envelopes with €300 in all: 1 × €100, 2 × €50, 4 × €25.")
        check(sheet)
        before = desk.tonight.now.n
        accept(sheet)
        held = {one.amount: one.number for one in desk.tonight.now[Envelope].values()}
        assert held == {10_000: 1, 5_000: 2, 2_500: 4}
        assert desk.tonight.now.n == before + 1, "one Change, which one undo takes back"
        desk.undo(desk.to_undo().n)
        assert (desk.tonight.terms.bounty_kind, desk.tonight.now[Envelope]) == ("", {})
        desk.undo(desk.to_redo().n)
        assert says(setup_page, "Bounty: how it is") == "Mystery €10 · the envelopes hold €300"

    def test_what_entries_have_paid_for_it_is_said_beside_the_envelopes(self, desk, setup_page):
        desk.do(amend, bounty=1_000, bounty_kind="mystery")
        register(desk, "Ann Lee", "Bob Marsh")
        sheet = opened(setup_page, "Edit bounty")
        fill(sheet, "Envelopes", "1 x 15, 1 x 5")
        assert says(sheet, "What the envelopes hold").endswith("1 × €15, 1 × €5. Entries have paid €20 for it.")
        accept(sheet)
        assert len(desk.tonight.now[Envelope]) == 2

    @pytest.mark.parametrize(
        ("typed", "held"),
        [
            ("1 × 25,50 €", {2_550: 1}),
            ("1 x 25,50, 4 x 10", {2_550: 1, 1_000: 4}),
            ("2 x 500,4 x 100", {50_000: 2, 10_000: 4}),
            ("1 x 1,500; 2 x 7.50", {150_000: 1, 750: 2}),
        ],
    )
    def test_a_comma_within_an_amount_parts_no_envelopes(self, typed, held):
        assert read_envelopes(typed, "EUR") == held

    @pytest.mark.parametrize(
        ("typed", "why"), [("100", "“100” is no envelope"), ("0 x 100", "“0 x 100” is no envelope"), ("2 x 0", "holds")]
    )
    def test_what_is_no_envelope_changes_nothing(self, desk, setup_page, typed, why):
        sheet, before = opened(setup_page, "Edit bounty"), desk.tonight.now.n
        look_for(sheet, "Kind of bounty", "Mystery")
        fill(sheet, "Bounty of an entry", "10")
        fill(sheet, "Envelopes", typed)
        accept(sheet)
        assert why in says(sheet, "Envelopes: problem")
        assert desk.tonight.now.n == before


class TestOffers:
    def test_a_rebuy_with_its_limits_and_its_window(self, desk, purchases):
        sheet, before = opened(purchases, "Offer rebuy"), desk.tonight.now.n
        fill(sheet, "Price", "10")
        fill(sheet, "Fee", "1")
        set_number(sheet, "Chips it gives", "1500")
        set_number(sheet, "Each player", "2")
        set_number(sheet, "In all", "30")
        look_for(sheet, "At once", "One or two")
        set_number(sheet, "To the end of level", "6")
        look_for(sheet, "Who may buy", "Only without chips")
        assert says(sheet, "What is offered") == (
            "€10 + €1 fee for 1,500 chips, at most 2 each, 30 in all, 2 at once, levels 1 to 6, without chips only"
        )
        accept(sheet)
        rebuy = offered(desk, "rebuy")
        assert (rebuy.price, rebuy.fee, rebuy.chips, rebuy.each, rebuy.in_all) == (1_000, 100, 1_500, 2, 30)
        assert (rebuy.at_once, rebuy.from_level, rebuy.until_level, rebuy.only_broke) == (2, 1, 6, True)
        assert desk.tonight.now.n == before + 1
        assert says(purchases, "Rebuy: how it is").startswith("€10 + €1 fee for 1,500 chips, at most 2 each")

    def test_up_to_a_stack_asks_for_the_stack(self, desk, purchases):
        sheet = opened(purchases, "Offer rebuy")
        look_for(sheet, "Who may buy", "Any stack")
        assert not named(sheet, "Stack at the most").isVisible()
        look_for(sheet, "Who may buy", "Stacks up to")
        set_number(sheet, "Stack at the most", "500")
        accept(sheet)
        assert offered(desk, "rebuy").up_to_stack == 500

    @pytest.mark.parametrize("title", ["add-on", "dealer appreciation"])
    def test_what_is_usual_is_offered_with_enter_alone(self, desk, purchases, title):
        accept(opened(purchases, f"Offer {title}"))
        kind = {"dealer appreciation": "dealer bonus"}.get(title, title)
        assert offered(desk, kind).chips > 0
        assert named(purchases, f"Edit {title}", QPushButton).isEnabled()

    def test_with_bounties_a_rebuy_has_its_part_of_them(self, desk, purchases):
        desk.do(amend, bounty=500, bounty_kind="progressive")
        sheet = opened(purchases, "Offer rebuy")
        fill(sheet, "Bounty", "5")
        check(sheet)
        accept(sheet)
        assert offered(desk, "rebuy").bounty == 500

    def test_a_window_that_ends_before_it_begins_is_refused_in_place(self, desk, purchases):
        sheet = opened(purchases, "Offer add-on")
        set_number(sheet, "From level", "8")
        set_number(sheet, "To the end of level", "4")
        accept(sheet)
        assert says(sheet, "Levels: problem") == "It cannot end before it begins in level 8."
        assert offers.offer_of(desk.tonight, "add-on") is None
        check(sheet)

    def test_it_can_be_withdrawn_until_somebody_bought_it(self, desk, purchases):
        sheet = opened(purchases, "Edit re-entry")
        QTest.keyClick(named(sheet, "Offer it no longer"), Qt.Key.Key_Space)
        assert offers.offer_of(desk.tonight, "re-entry") is None
        assert says(purchases, "Re-entry: how it is").startswith("Not offered")

    def test_what_was_sold_stands_and_its_window_does_not(self, desk, purchases):
        accept(opened(purchases, "Offer add-on"))
        register(desk, "Ann Lee", "Bob Marsh")
        desk.do(offers.set_offer, offer=Offer("", 0, "rebuy", 1_000, 0, 0, 1_000))
        desk.do(selling.sell, entries=[1], kind="rebuy")
        sheet = opened(purchases, "Edit rebuy")
        for name in ("Price", "Fee", "Chips it gives"):
            assert not named(sheet, name).isEnabled()
        assert says(sheet, "Why some terms stand here") == "1 rebuy sold: price and chips stand now."
        set_number(sheet, "To the end of level", "5")
        accept(sheet)
        assert offered(desk, "rebuy").until_level == 5


class TestChips:
    def stacks(self, desk) -> dict[int, tuple[int, str, int]]:
        return {chip.worth: (chip.each, chip.color, chip.box) for chip in desk.tonight.now[Chip].values()}

    def test_what_each_player_gets_is_added_up_as_one_types(self, desk, chips):
        sheet = opened(chips, "Edit the chips…")
        assert says(sheet, "What the set adds up to") == (
            "Each player gets 41 chips: together 1,000, the starting stack."
        )
        set_number(sheet, "Each player gets 100s", "6")
        assert "1,100" in says(sheet, "What the set adds up to")
        accept(sheet)
        assert self.stacks(desk)[100][0] == 6
        assert "1,100" in says(chips, "What a set adds up to")

    def test_the_box_says_how_many_players_it_serves(self, desk, chips):
        sheet = opened(chips, "Edit the chips…")
        for worth, number in (("5", "200"), ("25", "160"), ("100", "50")):
            set_number(sheet, f"{worth}s in the box", number)
        assert "10 players" in says(sheet, "How far this box goes")
        accept(sheet)
        assert {worth: box for worth, (_, _, box) in self.stacks(desk).items()} == {
            5: 200, 25: 160, 100: 50, 500: 0, 1_000: 0
        }  # fmt: skip
        type_number(chips, "Players to serve", "30")
        assert "10 players" in says(chips, "How far the box goes")

    def test_a_kind_is_added_in_its_usual_color_and_one_is_taken_out(self, desk, chips):
        sheet = opened(chips, "Edit the chips…")
        QTest.keyClick(named(sheet, "Add a kind"), Qt.Key.Key_Space)
        assert named(sheet, "Worth of kind 6", QLineEdit).text() == "5,000"
        QTest.keyClick(named(sheet, "Remove 500s"), Qt.Key.Key_Space)
        settle()
        check(sheet)
        sheet.accept()
        assert list(self.stacks(desk)) == [5, 25, 100, 1_000, 5_000]
        assert self.stacks(desk)[5_000][1] == "orange"

    def test_a_good_stack_is_proposed(self, desk, chips):
        desk.do(amend, stack=5_000)
        assert "5,000" in says(chips, "What a set adds up to")
        sheet = opened(chips, "Edit the chips…")
        QTest.keyClick(named(sheet, "Propose what each player gets"), Qt.Key.Key_Space)
        sheet.accept()
        assert sum(worth * each for worth, (each, _, _) in self.stacks(desk).items()) == 5_000

    @pytest.mark.parametrize(("typed", "why"), [("much", "“much” is not an amount"), ("25", "named twice")])
    def test_nonsense_is_refused_and_has_the_keyboard(self, desk, chips, typed, why):
        before = self.stacks(desk)
        sheet = opened(chips, "Edit the chips…")
        fill(sheet, "Worth of kind 1", typed)
        accept(sheet)
        assert why in says(sheet, "Problem")
        assert self.stacks(desk) == before
        check(sheet)


class TestTheRoom:
    def shown(self, page) -> list[tuple[str, ...]]:
        model = named(page, "Tables of the room, the first to break first", QTableView).model()
        return [tuple(model.index(line, column).data() for column in range(4)) for line in range(model.rowCount())]

    def add(self, room, first: str, many: str, closed: str = "") -> None:
        sheet = opened(room, "Add tables…")
        set_number(sheet, "First number", first)
        set_number(sheet, "How many", many)
        fill(sheet, "Closed seats", closed)
        accept(sheet)

    def test_tables_with_numbers_and_closed_seats(self, desk, room):
        self.add(room, "11", "2", "3, 9")
        self.add(room, "5", "1")
        assert self.shown(room) == [
            ("1st", "Table 5", "9", "–"),
            ("2nd", "Table 12", "9", "3, 9"),
            ("3rd", "Table 11", "9", "3, 9"),
        ]
        assert says(room, "The room").startswith("3 tables (5, 11–12), 23 seats.")

    def test_which_breaks_first_is_moved_with_the_keyboard(self, desk, room):
        self.add(room, "1", "3")
        room.activateWindow()
        assert QTest.qWaitForWindowActive(room)
        table = named(room, "Tables of the room, the first to break first", QTableView)
        table.setFocus()
        table.selectRow(2)
        QTest.keyClick(table, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        QTest.keyClick(table, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        assert [line[1] for line in self.shown(room)] == ["Table 1", "Table 3", "Table 2"]
        assert [one.n for one in rooms.in_order_of_breaking(desk.tonight.now[Table].values())] == [1, 3, 2]

    def test_chairs_change_and_tables_go(self, desk, room):
        self.add(room, "1", "3")
        room.activateWindow()
        assert QTest.qWaitForWindowActive(room)
        table = named(room, "Tables of the room, the first to break first", QTableView)
        table.setFocus()
        table.selectRow(0)
        QTest.keyClick(table, Qt.Key.Key_Return)
        sheet = sheet_shown()
        set_number(sheet, "Seats", "6")
        fill(sheet, "Closed seats", "1")
        accept(sheet)
        assert self.shown(room)[0] == ("1st", "Table 3", "6", "1")
        room.activateWindow()
        assert QTest.qWaitForWindowActive(room)
        QTest.keyClick(table, Qt.Key.Key_Delete)
        assert [line[1] for line in self.shown(room)] == ["Table 2", "Table 1"]
        QTest.keyClick(named(room, "As many as needed"), Qt.Key.Key_Space)
        assert not desk.tonight.now[Table]
        assert "As many tables as the draw needs" in says(room, "The room")

    @pytest.mark.parametrize(
        ("first", "closed", "field", "why"),
        [
            ("1", "", "First number: problem", "Table 1 is there twice."),
            ("4", "12", "Closed seats: problem", "Table 4 has no seat 12."),
            ("4", "x", "Closed seats: problem", "“x” is no seat"),
            ("4", "1 2 3 4 5 6 7 8", "Closed seats: problem", "at least 2 seats must stay open"),
        ],
    )
    def test_what_cannot_be_is_refused_beside_its_field(self, desk, room, first, closed, field, why):
        self.add(room, "1", "1")
        before = desk.tonight.now.n
        self.add(room, first, "1", closed)
        sheet = sheet_shown()
        assert why in says(sheet, field)
        assert desk.tonight.now.n == before
        check(sheet)

    def test_once_seats_are_drawn_the_room_stands(self, desk, room):
        register(desk, "Ann Lee", "Bob Marsh", "Zoë Meyer")
        desk.do(seating.draw, chance=desk.chance())
        assert not named(room, "Add tables…").isEnabled()
        assert "Seats are drawn" in says(room, "The room")


class TestTemplates:
    TABLE = "Templates of the house"

    def names(self, desk) -> list[str]:
        return [one.name for one in templates.templates(desk.house) if one.kind == "own"]

    def save(self, page, name: str) -> None:
        sheet = opened(page, "Save this tournament as a template")
        enter(sheet, "Name of the template", name)
        settle()

    def pick(self, page):
        table = named(page, self.TABLE, QTableView)
        table.setFocus()
        table.selectRow(0)
        return table

    def test_tonight_is_saved_and_saved_anew_under_its_name(self, desk, of_the_house):
        self.save(of_the_house, "Our Friday")
        desk.do(amend, buy_in=9_000)
        self.save(of_the_house, "our friday")
        assert self.names(desk) == ["our friday"]
        (own,) = (one for one in templates.templates(desk.house) if one.kind == "own")
        assert templates.pattern_of(desk.house, own).terms.buy_in == 9_000

    def test_saving_it_anew_leaves_what_was_made_from_it(self, desk, of_the_house):
        self.save(of_the_house, "Our Friday")
        first = desk.tournament
        (own,) = (one for one in templates.templates(desk.house) if one.kind == "own")
        played = events.create(desk.house, events.Wish("Played", own.key), by=desk.by())
        before = dict(desk.house.snapshot(played)[Stretch])
        assert desk.tournament == first
        desk.do(amend, buy_in=1)
        self.save(of_the_house, "Our Friday")
        assert desk.house.snapshot(played).the(type(desk.tonight.terms), played).buy_in == 2_000
        assert dict(desk.house.snapshot(played)[Stretch]) == before

    def test_the_name_of_one_that_ships_is_refused_in_place(self, desk, of_the_house):
        self.save(of_the_house, "AMERIFUN sample")
        assert "ships with the app" in says(sheet_shown(), "Name of the template: problem")
        assert self.names(desk) == []

    def test_another_name_and_then_no_longer_there(self, desk, of_the_house):
        self.save(of_the_house, "Our Friday")
        self.pick(of_the_house)
        enter(opened(of_the_house, "Rename the selected template"), "Name of the template", "Ours")
        assert self.names(desk) == ["Ours"]
        self.pick(of_the_house)
        sheet = opened(of_the_house, "Delete the selected template")
        assert any("Tournaments that were made from it stay" in one.text() for one in sheet.findChildren(QLabel))
        accept(sheet)
        assert self.names(desk) == []

    @pytest.mark.parametrize("how", ["Enter", "the button"])
    def test_a_tournament_is_started_from_it(self, desk, of_the_house, how):
        self.save(of_the_house, "Our Friday")
        first, table = desk.tournament, self.pick(of_the_house)
        if how == "Enter":
            QTest.keyClick(table, Qt.Key.Key_Return)
            sheet = sheet_shown()
        else:
            sheet = opened(of_the_house, "Start a tournament from the selected template")
        assert named(sheet, "Template", QComboBox).currentText() == "Our Friday"
        accept(sheet)
        assert desk.tournament != first
        assert "from the template “Our Friday”" in desk.house.journal(desk.tournament)[0].sentence
