"""The desk: the box that registers, the list, and what its letters do for whoever is picked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton

from tdapp.director import absences, bookings, clock, events, floor, offers, openings, players, registration, seating
from tdapp.director import terms as terms_verbs
from tdapp.director.ledger import payments_of
from tdapp.gui.pages.players import PlayersPage
from tdapp.values.field import Booking, Elimination, Entry, Presence, Purchase, Seating
from tdapp.values.house import Offer, Player
from tests.gui.conftest import NAMES
from tests.gui.looking import cut_off, named, unnamed

SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(desk, shell):
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


def type_in(page, text: str, *keys, held=Qt.KeyboardModifier.NoModifier) -> str:
    """Into the box; what it says then."""
    line = page.box.line
    if text:
        line.clear()
    QTest.keyClicks(line, text)
    for key in keys:
        QTest.keyClick(line, key, held)
    return page.box.said.text()


ENTER, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Down


def pick(page, *names: str) -> None:
    page.list.pick([one for one in page._rows if one.name in names])
    page.list.table.setFocus()


def press(page, key, held=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(page.list.table, key, held)


def lines(page) -> list[str]:
    model = page.list.table.model()
    return [model.index(row, 1).data() for row in range(model.rowCount())]


def refused(desk) -> list[str]:
    said: list[str] = []
    desk.refused.connect(said.append)
    return said


def enter_all(desk, number: int = 4) -> None:
    for name in NAMES[:number]:
        desk.do(registration.register, name=name, chance=desk.chance())


def sells(desk, kind: str, **how) -> None:
    what = {"price": 2_000, "fee": 0, "bounty": 0, "chips": 1_000, **how}
    desk.do(offers.set_offer, offer=Offer(desk.tournament, 0, kind, **what))


class TestTheBox:
    def test_what_it_says_was_done_goes_with_the_next_deed(self, page):
        type_in(page, "Ann Lee", Qt.Key.Key_Return, Qt.Key.Key_Return)
        assert page.box.said.text().startswith("Ann Lee is in as entry 1")
        page.desk.do(registration.unregister, entry=1)
        assert page.box.said.text() == ""

    def test_the_price_says_all_that_is_asked_for(self, page):
        page.desk.do(terms_verbs.amend, bounty=500, bounty_kind="fixed")
        page.refresh()
        assert "€20 + €5 fee + €5 bounty · " in " ".join(one.text() for one in page.findChildren(QLabel))

    def test_a_new_name_costs_one_more_enter(self, page):
        assert type_in(page, "Ann Lee", ENTER) == "Enter again: a new player."
        assert type_in(page, "", ENTER) == "Ann Lee is in as entry 1"
        assert page.box.line.text() == ""
        assert lines(page) == ["Ann Lee"]

    def test_a_known_player_is_found_by_nickname_and_number(self, page):
        players.add_player(page.desk.house, name="Michał Wójcik", nickname="Fish", member="4711", by=page.desk.by())
        for typed in ("fis", "471", "wojc"):
            type_in(page, typed)
            assert page.box.suggestions.marked.name == "Michał Wójcik"
        assert type_in(page, "fis", ENTER) == "Michał Wójcik is in as entry 1"

    def test_what_the_desk_should_know_of_somebody_is_read_while_typing(self, page):
        players.add_player(page.desk.house, name="Rob Steal", note="owes €20 since May", by=page.desk.by())
        type_in(page, "rob")
        assert page.box.suggestions.marked.about == "owes €20 since May"

    def test_a_name_that_is_nearly_known_warns_before_there_are_two(self, page):
        players.add_player(page.desk.house, name="Zoë Meyer", by=page.desk.by())
        said = type_in(page, "Zoe Meier", ENTER)
        assert said == "Zoë Meyer is known: is it the same? Enter again: a new player."
        QTest.keyClick(page.box.line, Qt.Key.Key_Up)
        assert type_in(page, "", ENTER) == "Zoë Meyer is in as entry 1"
        assert len(page.desk.house.house[Player]) == 1

    def test_who_is_in_is_said_to_be_and_not_sold_another_seat(self, page):
        enter_all(page.desk, 2)
        type_in(page, "ann")
        assert page.box.suggestions.marked.standing == "in"
        assert type_in(page, "", ENTER) == "Ann Lee is in already."
        assert page.desk.tonight.left == 2

    def test_the_barred_are_refused_with_the_reason(self, page):
        players.add_player(page.desk.house, name="Rob Steal", by=page.desk.by())
        key = next(iter(page.desk.house.house[Player]))
        players.bar(page.desk.house, player=key, why="took chips", by=page.desk.by())
        assert type_in(page, "rob", ENTER) == "Rob Steal is barred: took chips"

    def test_who_comes_most_is_suggested_first(self, page):
        for name in ("Jo Adams", "Jo Zander"):
            players.add_player(page.desk.house, name=name, by=page.desk.by())
        type_in(page, "jo")
        assert page.box.suggestions.marked.name == "Jo Adams"
        key = next(key for key, one in page.desk.house.house[Player].items() if one.name == "Jo Zander")
        other = events.create(page.desk.house, events.Wish("Before", "AMERIFUN sample"), by=page.desk.by())
        registration.register(page.desk.house, other, player=key, chance=page.desk.chance(), by=page.desk.by())
        type_in(page, "jo")
        assert page.box.suggestions.marked.name == "Jo Zander"

    def test_shift_enter_asks_how_it_is_paid(self, page):
        type_in(page, "Ann Lee", ENTER)
        type_in(page, "", ENTER, held=SHIFT)
        sheet = QApplication.activeModalWidget()
        assert sheet is not None
        line = named(sheet, "Amount", QLineEdit)
        line.selectAll()
        QTest.keyClicks(line, "15")
        QTest.keyClick(sheet, ENTER)
        now = page.desk.tonight.now
        assert [(one.method, one.amount) for one in payments_of(now, now[Purchase][1])] == [
            ("cash", 1_500),
            ("card", 1_000),
        ]
        assert page.box.said.text() == "Ann Lee is in as entry 1, €15 cash and €10 card"

    def test_ctrl_enter_notes_who_will_come_and_enter_takes_their_money_later(self, page):
        type_in(page, "Ann Lee", ENTER)
        assert type_in(page, "", ENTER, held=CTRL) == "Ann Lee is pre-registered"
        assert page.desk.tonight.left == 0
        type_in(page, "ann")
        assert page.box.suggestions.marked.standing == "pre-registered"
        assert type_in(page, "", ENTER) == "Ann Lee is in as entry 1"
        assert not page.desk.tonight.now[Booking]

    def test_down_in_an_empty_box_goes_to_the_list_and_escape_back(self, page):
        enter_all(page.desk, 2)
        QTest.keyClick(page.box.line, DOWN)
        assert page.list.table.hasFocus()
        assert [one.name for one in page.list.picked()] == ["Ann Lee"]
        press(page, Qt.Key.Key_Escape)
        assert page.box.line.hasFocus()

    def test_what_others_do_meanwhile_leaves_a_half_typed_name_alone(self, page):
        QTest.keyClicks(page.box.line, "Ann L")
        page.desk.do(registration.register, name="Bob Marsh", chance=page.desk.chance())
        page.desk.do(clock.start)
        assert page.box.line.text() == "Ann L"
        other = events.create(page.desk.house, events.Wish("Later", "AMERIFUN sample"), by=page.desk.by())
        page.desk.turn_to(other)
        page.refresh()
        assert page.box.line.text() == ""

    def test_it_says_why_it_takes_no_names(self, page):
        page.desk.do(openings.close)
        assert not page.box.line.isEnabled()
        assert page.box.line.placeholderText() == "Registration is closed"
        QTest.mouseClick(named(page, "Reopen registration", QPushButton), Qt.MouseButton.LeftButton)
        assert page.box.line.isEnabled()

    def test_it_closes_by_itself_when_its_time_has_come(self, page):
        enter_all(page.desk)
        page.desk.do(seating.draw, chance=page.desk.chance())
        page.desk.do(clock.start)
        page.desk.now.pass_by(24 * 3_600)
        page.tick()
        assert page.box.line.placeholderText() == "Registration is closed"


class TestAFullRoom:
    @pytest.fixture
    def full(self, page):
        page.desk.do(terms_verbs.amend, most_players=3)
        enter_all(page.desk, 3)
        return page

    def test_a_second_enter_puts_somebody_on_the_waiting_list(self, full):
        said = type_in(full, "Eva Novak", ENTER, ENTER)
        assert said == "Every seat is taken: Enter again puts Eva Novak on the waiting list."
        assert type_in(full, "", ENTER) == "Eva Novak is 1st on the waiting list"
        assert type_in(full, "eva", ENTER) == "Every seat is taken: Eva Novak is 1st on the waiting list."

    def test_whoever_waits_comes_before_whoever_asks(self, full):
        type_in(full, "Eva Novak", ENTER, ENTER, ENTER)
        full.desk.do(registration.unregister, entry=1)
        said = type_in(full, "Finn Holm", ENTER, ENTER)
        assert said == "Eva Novak waits for that seat: Enter again puts Finn Holm on the waiting list."
        type_in(full, "", ENTER)
        QTest.mouseClick(named(full, "Seat next", QPushButton), Qt.MouseButton.LeftButton)
        assert full.desk.tonight.known_as(4) == "Eva Novak"
        assert [bookings.waiting_list(full.desk.tonight)[0].n] == [2]

    def test_the_list_shows_them_in_their_order(self, full):
        type_in(full, "Eva Novak", ENTER, ENTER, ENTER)
        type_in(full, "Finn Holm", ENTER, ENTER, ENTER)
        QTest.mouseClick(full.list.groups.parts["Waiting"], Qt.MouseButton.LeftButton)
        assert lines(full) == ["Eva Novak", "Finn Holm"]
        pick(full, "Eva Novak")
        press(full, Qt.Key.Key_X)
        assert lines(full) == ["Finn Holm"]


class TestTheList:
    def test_check_in_is_one_key(self, page):
        desk = page.desk
        desk.do(registration.register, name="Ann Lee", has_arrived=False, chance=desk.chance())
        desk.do(bookings.book, name="Bob Marsh")
        pick(page, "Ann Lee", "Bob Marsh")
        press(page, Qt.Key.Key_H)
        assert desk.tonight.now[Entry][1].has_arrived
        assert desk.tonight.now[Booking][1].has_arrived
        pick(page, "Bob Marsh")
        press(page, Qt.Key.Key_E)
        assert desk.tonight.left == 2

    def test_nothing_is_sold_once_it_is_over(self, page):
        sells(page.desk, "rebuy")
        enter_all(page.desk, 2)
        pick(page, "Ann Lee")
        assert "Rebuy" in [entry.text() for entry in page.menu().actions()]
        page.desk.do(floor.bust, out={1: None})
        pick(page, "Ann Lee")
        texts = [entry.text() for entry in page.menu().actions()]
        assert "Is not out…" in texts
        assert not [text for text in texts if text.startswith(("Rebuy", "Re-entry", "Add-on"))]

    def test_away_and_here_again(self, page):
        enter_all(page.desk)
        pick(page, "Ann Lee")
        press(page, Qt.Key.Key_W)
        assert list(absences.away(page.desk.tonight)) == [1]
        press(page, Qt.Key.Key_H)
        assert not absences.away(page.desk.tonight)

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Down])
    def test_from_the_search_one_key_leads_to_whom_it_found(self, page, key):
        enter_all(page.desk)
        page.list.search.setFocus()
        QTest.keyClicks(page.list.search, "zoe")
        QTest.keyClick(page.list.search, key)
        assert page.list.table.hasFocus()
        QTest.keyClick(page.list.table, Qt.Key.Key_W)
        assert [page.desk.tonight.known_as(entry) for entry in absences.away(page.desk.tonight)] == ["Zoë Meyer"]

    def test_rebuys_and_add_ons_for_many_at_once(self, page):
        sells(page.desk, "add-on")
        enter_all(page.desk)
        pick(page, "Ann Lee", "Bob Marsh", "Zoë Meyer")
        press(page, Qt.Key.Key_A)
        kinds = [one.kind for one in page.desk.tonight.now[Purchase].values()]
        assert kinds.count("add-on") == 3
        assert {one.name for one in page.list.picked()} == {"Ann Lee", "Bob Marsh", "Zoë Meyer"}

    def test_a_rebuy_brings_back_who_is_out(self, page):
        sells(page.desk, "rebuy")
        enter_all(page.desk)
        page.desk.do(seating.draw, chance=page.desk.chance())
        seat = page.desk.tonight.now[Seating][2]
        page.desk.do(floor.bust, out={2: None})
        pick(page, "Bob Marsh")
        press(page, Qt.Key.Key_R)
        assert page.desk.tonight.now[Seating][2] == seat

    def test_a_rebuy_paid_otherwise_asks_how(self, page):
        sells(page.desk, "rebuy", at_once=2)
        enter_all(page.desk)
        pick(page, "Bob Marsh")
        press(page, Qt.Key.Key_R, SHIFT)
        sheet = QApplication.activeModalWidget()
        assert sheet is not None
        assert sheet.windowTitle() == "Rebuy: Bob Marsh"
        sheet.close()

    def test_re_entry_of_who_is_out(self, page):
        enter_all(page.desk)
        page.desk.do(floor.bust, out={2: None})
        pick(page, "Bob Marsh")
        press(page, Qt.Key.Key_E)
        assert page.desk.tonight.known_as(5) == "Bob Marsh"
        assert 5 in page.desk.tonight.now[Presence]

    def test_before_the_first_hand_the_money_goes_back_later_only_with_a_reason(self, page):
        enter_all(page.desk)
        pick(page, "Bob Marsh")
        press(page, Qt.Key.Key_U)
        assert 2 not in page.desk.tonight.now[Presence]
        page.desk.do(seating.draw, chance=page.desk.chance())
        page.desk.do(clock.start)
        pick(page, "Ann Lee")
        press(page, Qt.Key.Key_U)
        sheet = QApplication.activeModalWidget()
        assert sheet is not None
        QTest.keyClick(sheet, ENTER)
        assert 1 in page.desk.tonight.now[Presence]
        QTest.keyClicks(named(sheet, "Reason", QLineEdit), "wrong person")
        QTest.keyClick(sheet, ENTER)
        assert 1 not in page.desk.tonight.now[Presence]

    def test_delete_and_o_take_out_all_who_are_picked(self, page):
        enter_all(page.desk)
        pick(page, "Ann Lee", "Bob Marsh")
        press(page, Qt.Key.Key_Delete)
        assert set(page.desk.tonight.now[Elimination]) == {1, 2}

    def test_where_a_deed_fits_only_some_the_button_says_how_many(self, page):
        enter_all(page.desk)
        page.desk.do(absences.leave, entry=1)
        pick(page, "Ann Lee", "Bob Marsh", "Zoë Meyer")
        assert named(page, "Away: 2 players", QPushButton).text() == "Away 2"
        assert named(page, "Here: Ann Lee", QPushButton).text() == "Here 1"

    def test_the_parts_and_the_search(self, page):
        enter_all(page.desk)
        page.desk.do(floor.bust, out={3: None})
        QTest.keyClick(page.list.groups.parts["All"], Qt.Key.Key_Right)
        assert lines(page) == ["Ann Lee", "Bob Marsh", "Zoë Meyer"]
        QTest.keyClicks(page.list.search, "zoe")
        assert lines(page) == ["Zoë Meyer"]
        QTest.keyClicks(page.list.search, "x")
        assert named(page, "Why the list is empty", QLabel).text() == "Nobody in this part of the list fits."

    def test_any_column_puts_it_in_order_and_who_is_picked_stays_so(self, page):
        enter_all(page.desk)
        pick(page, "Ann Lee")
        press(page, Qt.Key.Key_2)
        assert lines(page) == ["Ann Lee", "Bob Marsh", "Łukasz Żak", "Zoë Meyer"]
        press(page, Qt.Key.Key_2)
        assert lines(page) == ["Zoë Meyer", "Łukasz Żak", "Bob Marsh", "Ann Lee"]
        assert [one.name for one in page.list.picked()] == ["Ann Lee"]
        page.desk.do(registration.register, name="Pia Rossi", chance=page.desk.chance())
        assert lines(page)[1] == "Pia Rossi"
        assert [one.name for one in page.list.picked()] == ["Ann Lee"]

    def test_letters_elsewhere_do_nothing(self, page):
        enter_all(page.desk)
        pick(page, "Ann Lee")
        page.list.groups.parts["All"].setFocus()
        QTest.keyClick(page.list.groups.parts["All"], Qt.Key.Key_O)
        assert page.desk.tonight.left == 4

    def test_what_stands_in_the_menu_can_be_done(self, page):
        enter_all(page.desk)
        pick(page, "Ann Lee")
        texts = [one.text() for one in page.menu().actions()]
        assert texts[:2] == ["Away", "Out"]
        assert texts[-4:] == ["Player…", "Slip again", "Bought…", "Take back the entry…"]
        assert "Re-entry" not in texts


def test_everything_has_room_and_a_name(page):
    sells(page.desk, "rebuy")
    sells(page.desk, "add-on")
    sells(page.desk, "dealer bonus")
    enter_all(page.desk, 18)
    page.desk.do(seating.draw, chance=page.desk.chance())
    pick(page, "Ann Lee")
    for _ in range(3):
        QApplication.processEvents()
    assert page.width() == 1188
    assert cut_off(page) == []
    assert [one for one in unnamed(page) if not isinstance(one.parent(), QLineEdit)] == []


def test_in_a_narrow_window_what_has_no_room_stands_behind_more(page):
    page.resize(1_008, 540)
    for kind in ("rebuy", "add-on", "dealer bonus"):
        sells(page.desk, kind)
    enter_all(page.desk, 6)
    page.desk.do(bookings.book, name="Eva Novák")
    page.desk.do(absences.leave, entry=1)
    page.desk.do(floor.bust, out={2: None})
    page.list.table.selectAll()
    for _ in range(3):
        QApplication.processEvents()
    assert page.width() == 1_008
    assert cut_off(page) == []
    texts = [one.text() for one in page.menu().actions()]
    assert {"Pays and sits", "Re-entry", "Rebuy", "Add-on", "Bonus", "Here", "Away", "Out", "Does not come"} <= set(
        texts
    )
