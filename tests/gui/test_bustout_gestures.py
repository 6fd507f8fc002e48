"""People who go out and what is noted about them, at the sheets, the strip and the command bar of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QTableView

from tdapp.director import clock, events, naming, notes, openings, penalties, registration, seating, selling
from tdapp.director.bounties import bounties
from tdapp.director.floor import bust
from tdapp.director.ledger import chips_in_play
from tdapp.director.offers import set_offer
from tdapp.director.prizes import lock, standings
from tdapp.director.terms import amend
from tdapp.gui.gestures import bustout_gestures, clock_gestures, note_gestures
from tdapp.gui.gestures.list_actions import LIST_ACTIONS
from tdapp.gui.sheets.purchases import KEY
from tdapp.gui.shell.window import Window
from tdapp.gui.theme.palette import contrast
from tdapp.values.field import Elimination, Entry, Presence, Seating
from tdapp.values.house import Offer
from tdapp.values.noted import Knockout, Nameless, Note, Opened, PenaltyRecord, Stack, TableCount
from tdapp.views.entrants import entrant
from tdapp.views.prizes import prizes
from tdapp.views.todo import todo
from tests.gui.conftest import NAMES
from tests.gui.looking import named, settle, sheet_shown


@pytest.fixture
def desk_of(desk):
    """The clock runs, and entries are no longer sold."""

    def with_players(number=18, **wish):
        if wish:
            made = events.Wish("Saturday", "AMERIFUN sample", **{"buy_in": 2_000, **wish})
            desk.turn_to(events.create(desk.house, made, by=desk.by()))
        for name in NAMES[:number]:
            desk.do(registration.register, name=name, chance=desk.chance())
        desk.do(seating.draw, chance=desk.chance())
        desk.do(clock.start)
        desk.do(openings.close)
        return desk

    return with_players


@pytest.fixture
def window_of(desk_of):
    shown = []

    def at(*args, **wish):
        window = Window(desk_of(*args, **wish))
        window.resize(1280, 720)
        window.show()
        shown.append(window)
        settle()
        return window

    yield at
    for window in shown:
        window.close()
        window.deleteLater()
    settle()


def write(inside, name, text):
    line = named(inside, name, QLineEdit)
    line.setFocus()
    line.clear()
    QTest.keyClicks(line, text)
    return line


def press(sheet, key=Qt.Key.Key_Return, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(sheet, key, modifiers)
    settle()


def command(window, line):
    window.open_command_bar()
    window.bar.line.setText(line)
    told = window.bar.readings.item(0).text()
    QTest.keyClick(window.bar.line, Qt.Key.Key_Return)
    settle()
    return told


def tick(sheet, *lines):
    """With the keyboard: down to the line, and space."""
    for line in lines:
        sheet.who.setCurrentRow(line)
        QTest.keyClick(sheet.who, Qt.Key.Key_Space)
    settle()


def says(window):
    return window.strip.sentence.text()


def click(inside, name):
    button = named(inside, name, QPushButton)
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()


def places(desk):
    return {one.entry: (one.best, one.worst) for one in standings(desk.tonight)}


class TestSeveralOnOneHand:
    def test_with_stacks_and_the_places_said_before(self, window_of):
        window = window_of()
        bustout_gestures.out_on_one_hand(window.desk, window, [1, 2])
        sheet = sheet_shown()
        write(sheet, "Stack of Ann Lee", "400")
        write(sheet, "Stack of Bob Marsh", "1.2k")
        assert sheet.places.text() == "Bob Marsh 17th · Ann Lee 18th"
        press(sheet)
        assert places(window.desk) == {2: (17, 17), 1: (18, 18)}

    def test_somebody_else_is_added_by_typing_and_enter_adds_before_it_accepts(self, window_of):
        window = window_of()
        bustout_gestures.out_on_one_hand(window.desk, window, [1])
        sheet = sheet_shown()
        write(sheet, "Somebody else", "zoe")
        press(sheet)
        assert sheet.isVisible()
        assert sheet.places.text() == "Ann Lee and Zoë Meyer 17th–18th"
        click(sheet, "Ann Lee is not out")
        press(sheet)
        assert list(window.desk.tonight.now[Elimination]) == [4]

    def test_a_stack_that_is_no_number_is_said_in_place(self, window_of):
        window = window_of()
        bustout_gestures.out_on_one_hand(window.desk, window, [1])
        sheet = sheet_shown()
        write(sheet, "Stack of Ann Lee", "lots")
        press(sheet)
        assert sheet.isVisible()
        assert "lots" in sheet.problem.text()
        assert len(window.desk.tonight.now[Presence]) == 18
        sheet.reject()


class TestTheCommandBar:
    def test_two_on_one_hand_with_stacks(self, window_of):
        window = window_of()
        told = command(window, "out ann 400, bob 900")
        assert told == "Ann Lee (400) and Bob Marsh (900) are out on one hand"
        assert places(window.desk) == {2: (17, 17), 1: (18, 18)}

    @pytest.mark.parametrize(
        ("line", "told"),
        [
            ("announce", "Announce the moves…"),
            ("redraw", "Redraw…"),
            ("break", "Break a table…"),
            ("print move slips", "Print move slips…"),
            ("last hand", "The last hand is announced"),
        ],
    )
    def test_a_word_of_the_floor_means_what_it_says(self, window_of, line, told):
        window = window_of()
        window.open_command_bar()
        window.bar.line.setText(line)
        assert window.bar.readings.item(0).text() == told

    @pytest.mark.parametrize("line", ["out 1-2", "", "nonsense"])
    def test_it_gives_the_keyboard_back_to_the_room(self, window_of, line):
        window = window_of()
        window.go_to("tables")
        settle()
        assert window.current.picture.hasFocus()
        window.open_command_bar()
        window.bar.line.setText(line)
        QTest.keyClick(window.bar.line, Qt.Key.Key_Return if line.startswith("out") else Qt.Key.Key_Escape)
        settle()
        assert window.current.picture.hasFocus()

    def test_somebody_at_a_table_and_the_name_later(self, window_of):
        window = window_of()
        table = window.desk.tonight.now[Seating][7].table
        assert command(window, f"out {table}-?") == f"Somebody at table {table} is out; the name can follow later"
        assert window.desk.tonight.left == 17
        assert "Somebody at table" in says(window)
        command(window, "who")
        sheet = sheet_shown()
        write(sheet, "Or somebody else", "eva")
        press(sheet)
        assert places(window.desk) == {7: (18, 18)}
        assert not window.desk.tonight.now[Nameless]

    def test_who_knocked_out_whom(self, window_of):
        window = window_of(9, bounty=1_000, bounty_kind="fixed")
        assert command(window, "out ann by zoe") == "Ann Lee is out, knocked out by Zoë Meyer"
        assert bounties(window.desk.tonight.now).all_owed == {4: 1_000}

    def test_a_note_a_count_and_a_penalty(self, window_of):
        window = window_of()
        command(window, "note 1 Misdeal, two cards exposed")
        command(window, "chips ann 12.5k")
        command(window, "chips 2 9,000")
        now = window.desk.tonight.now
        assert [row.text for row in now[Note].values()] == ["Misdeal, two cards exposed"]
        assert now[Stack][1].chips == 12_500
        assert now[TableCount][2].chips == 9_000
        command(window, "penalty ann")
        sheet = sheet_shown()
        assert sheet.windowTitle() == "Penalty for Ann Lee"
        sheet.reject()

    @pytest.mark.parametrize(
        ("line", "told"),
        [
            ("out ?", "Somebody is out: at which table? Like: out 7-?"),
            ("out 99-?", "Table 99 is not open"),
            ("out ann, ann", "Ann Lee is named twice."),
            ("out ann, nobody", "Nobody who is in is called “nobody”"),
            ("out ann by 9-9", "Nobody sits at 9-9"),
            ("who", "Everybody who is out has a name"),
            ("note", "Note: about which table or player? Like: note 7 Misdeal, hand is dead"),
            ("note 99 What", "There is no table 99"),
            ("chips ann many", "“many” is not an amount: type 1500, 1,500 or 1.5k."),
        ],
    )
    def test_what_cannot_be_is_said_and_does_nothing(self, window_of, line, told):
        window = window_of()
        before = window.desk.tonight.now
        assert command(window, line) == told
        assert window.desk.tonight.now == before
        window.bar.leave()


class TestTheStrip:
    def test_a_rebuy_is_at_hand_after_a_bust_out_and_brings_the_player_back(self, window_of):
        window = window_of()
        window.desk.do(set_offer, offer=Offer("", 0, "rebuy", 1_000, 0, 0, 800))
        window.desk.do(bust, out={1: None})
        settle()
        click(window.strip, "Rebuy €10")
        assert 1 in window.desk.tonight.now[Presence]
        assert not [one for one in window.strip.findChildren(QPushButton) if one.accessibleName() == "Rebuy €10"]

    def test_a_re_entry_while_entries_are_sold(self, window_of):
        window = window_of()
        window.desk.do(openings.reopen)
        window.desk.do(set_offer, offer=Offer("", 0, "re-entry", 2_000, 500, 0, 1_000))
        window.desk.do(bust, out={1: None})
        settle()
        click(window.strip, "Re-entry €25")
        assert 19 in window.desk.tonight.now[Presence]

    def test_a_rebuy_for_several_out_on_one_hand_goes_to_those_who_are_ticked(self, window_of):
        window = window_of()
        window.desk.do(set_offer, offer=Offer("", 0, "rebuy", 1_000, 0, 0, 800))
        window.desk.do(bust, out={1: 400, 2: 300, 3: None})
        settle()
        click(window.strip, "Rebuy €10 for…")
        sheet = sheet_shown()
        assert len([sheet.who.item(n).text() for n in range(sheet.who.count())]) == 3
        press(sheet.who)
        assert sheet.problem.text() == "Say who buys."
        tick(sheet, 0, 2)
        assert sheet.sum.text() == "2 players  ·  €20"
        press(sheet.who)
        assert {1, 2, 3} & window.desk.tonight.now[Presence].keys() == {1, 3}
        click(window.strip, "Undo the last action")
        assert not {1, 2, 3} & window.desk.tonight.now[Presence].keys()

    def test_a_re_entry_for_several_is_an_entry_for_each_who_is_ticked(self, window_of):
        window = window_of()
        window.desk.do(openings.reopen)
        window.desk.do(set_offer, offer=Offer("", 0, "re-entry", 2_000, 500, 0, 1_000))
        window.desk.do(bust, out={1: 400, 2: 300, 3: None})
        settle()
        click(window.strip, "Re-entry €25 for…")
        sheet = sheet_shown()
        press(sheet.who)
        assert sheet.problem.text() == "Say who buys."
        tick(sheet, 0, 1)
        press(sheet.who)
        now = window.desk.tonight.now
        assert [now[Entry][n].player for n in (19, 20)] == [now[Entry][n].player for n in (1, 2)]
        assert {19, 20} <= now[Presence].keys()

    def test_a_box_that_is_not_ticked_can_be_seen(self, window_of):
        window = window_of()
        window.desk.do(set_offer, offer=Offer("", 0, "rebuy", 1_000, 0, 0, 800))
        window.desk.do(bust, out={1: 400, 2: 300})
        settle()
        click(window.strip, "Rebuy €10 for…")
        who = sheet_shown().who
        line = who.visualItemRect(who.item(1))
        shown = who.viewport().grab(line.adjusted(0, 0, 30 - line.width(), 0)).toImage()
        across = [shown.pixelColor(x, shown.height() // 2).name() for x in range(shown.width())]
        assert max(contrast(color, across[0]) for color in across) >= 3

    def test_who_has_used_up_the_rebuys_or_was_sent_out_is_not_in_the_list(self, window_of):
        window = window_of()
        desk = window.desk
        desk.do(set_offer, offer=Offer("", 0, "rebuy", 1_000, 0, 0, 800, each=1))
        desk.do(bust, out={1: None})
        desk.do(selling.sell, entries=[1], kind="rebuy")
        desk.do(bust, out={1: 400, 2: 300, 3: None})
        settle()
        click(window.strip, "Rebuy €10 for…")
        lines = [sheet_shown().who.item(n).data(KEY) for n in range(sheet_shown().who.count())]
        assert lines == [2, 3]
        sheet_shown().reject()
        desk.do(penalties.disqualify, entry=4, stack=500, reason="conduct")
        settle()
        assert not [one for one in window.strip.findChildren(QPushButton) if one.text().startswith("Rebuy")]

    def test_nothing_is_offered_that_is_not_sold_now_nor_after_the_end(self, window_of):
        window = window_of(2)
        window.desk.do(set_offer, offer=Offer("", 0, "rebuy", 1_000, 0, 0, 800))
        window.desk.do(bust, out={1: None})
        settle()
        shown = [one.accessibleName() for one in window.strip.findChildren(QPushButton) if one.isVisible()]
        assert shown == ["Undo the last action", "Put this line away"]

    def test_who_won_the_bounty_is_asked_for(self, window_of):
        window = window_of(9, bounty=1_000, bounty_kind="progressive")
        window.desk.do(bust, out={1: None})
        settle()
        click(window.strip, "Knocked out by…")
        sheet = sheet_shown()
        write(sheet, "Knocked out by", "bob")
        press(sheet)
        assert window.desk.tonight.now[Knockout][1].by == "2"


class TestTheWinner:
    def test_is_never_offered_to_go_out(self, window_of):
        window = window_of(3)
        desk = window.desk
        offered = {action.text for action in LIST_ACTIONS if action.whom([entrant(desk.tonight, 3)], desk.tonight)}
        assert {"Out", "Out on one hand…"} <= offered
        desk.do(bust, out={1: None, 2: None})
        offered = {action.text for action in LIST_ACTIONS if action.whom([entrant(desk.tonight, 3)], desk.tonight)}
        assert not {"Out", "Out on one hand…"} & offered
        assert command(window, "out łukasz").endswith("is out")
        assert says(window).startswith("Somebody must hold the chips")


class TestNow:
    def titles(self, desk):
        return [one.title for one in todo(desk.tonight, desk.now())]

    def test_a_name_that_is_missing_is_asked_for_and_moves_wait_for_it(self, desk_of):
        desk = desk_of()
        for entry in [row.n for row in desk.tonight.now[Seating].values() if row.table == 1][:3]:
            desk.do(bust, out={entry: None})
        assert any("Table 1 is short" in title or "button" in title for title in self.titles(desk))
        desk.do(naming.somebody_out, table=1)
        assert "Table 1 is short: who went out at table 1?" in self.titles(desk)
        assert not any("button" in title or "Who went out" in title for title in self.titles(desk))

    @pytest.mark.parametrize("is_locked", [True, False])
    def test_the_bubble_is_announced_when_one_more_is_in_than_are_paid_not_an_elimination_later(
        self, desk_of, is_locked
    ):
        desk = desk_of()
        if is_locked:
            desk.do(lock)
        paid = len(prizes(desk.tonight).lines)
        bubble = "The bubble: play hand for hand?"
        while desk.tonight.left > paid + 1:
            assert bubble not in self.titles(desk)
            here = list(desk.tonight.now[Seating].values())
            busiest = max(here, key=lambda row: sum(one.table == row.table for one in here))
            desk.do(bust, out={busiest.n: None})
        assert bubble in self.titles(desk)
        clock_gestures.hand_by_hand(desk)
        assert bubble not in self.titles(desk)
        desk.do(bust, out={next(iter(desk.tonight.now[Presence])): None})
        assert "The bubble has burst" in self.titles(desk)

    def test_with_one_table_left_hand_for_hand_is_over(self, desk_of):
        desk = desk_of(18, profile="tda-2024")
        clock_gestures.hand_by_hand(desk)
        assert "One table is left" not in self.titles(desk)
        table = next(one.table for one in desk.tonight.tables)
        for row in [one for one in desk.tonight.now[Seating].values() if one.table == table]:
            desk.do(bust, out={row.n: None})
        assert "One table is left" in self.titles(desk)
        clock_gestures.hand_by_hand(desk)
        assert "One table is left" not in self.titles(desk)

    def test_penalties_are_counted_down_and_ended_from_there(self, desk_of):
        desk = desk_of(18, profile="tda-2024")
        desk.do(penalties.penalise, entry=1, amount=2, unit="hands", reason="conduct")
        table = desk.tonight.now[Seating][1].table
        assert "Ann Lee misses 2 more hands" in self.titles(desk)
        note_gestures.hand_dealt(desk, table)
        note_gestures.hand_dealt(desk, table)
        assert not any("Ann Lee" in title for title in self.titles(desk))

    def test_who_miss_hands_at_one_table_are_counted_down_together_and_end_one_by_one(self, window_of):
        window = window_of(18, profile="tda-2024")
        desk = window.desk
        table = desk.tonight.now[Seating][1].table
        other = next(row.n for row in desk.tonight.now[Seating].values() if row.table == table and row.n != 1)
        for entry in (1, other):
            desk.do(penalties.penalise, entry=entry, amount=3, unit="hands", reason="conduct")
        name = desk.tonight.known_as(other)
        title = f"Ann Lee and {name} miss hands at table {table}"
        assert self.titles(desk).count(title) == 1
        window.go_to("now")
        settle()
        click(window, f"A hand was dealt: {title}")
        left = desk.tonight.now[PenaltyRecord]
        assert [left[n].hands for n in (1, 2)] == [2, 2]
        click(window, f"Ann Lee served: {title}")
        assert f"{name} misses 2 more hands" in self.titles(desk)
        assert desk.tonight.now[PenaltyRecord][1].is_over

    def test_time_that_is_up_is_told(self, desk_of):
        desk = desk_of(18, profile="roberts-7")
        desk.do(penalties.penalise, entry=1, amount=10, unit="minutes", reason="conduct")
        assert "Ann Lee may play again" not in self.titles(desk)
        desk.now.pass_by(600)
        assert "Ann Lee may play again" in self.titles(desk)
        note_gestures.penalty_over(desk, 1)
        assert "Ann Lee may play again" not in self.titles(desk)

    def test_bounties_nobody_is_known_to_have_won_and_those_that_are_owed(self, desk_of):
        desk = desk_of(9, bounty=1_000, bounty_kind="fixed")
        desk.do(bust, out={1: None})
        desk.do(bust, out={2: None}, won_by={2: [3]})
        assert "Who knocked out Ann Lee?" in self.titles(desk)
        assert "Pay €10 of bounties" in self.titles(desk)

    def test_envelopes_are_opened_from_when_as_many_are_left_as_there_are(self, desk_of):
        desk = desk_of(6, bounty=1_000, bounty_kind="mystery")
        desk.do(amend, envelopes={3_000: 1, 1_000: 3})
        desk.do(bust, out={1: None}, won_by={1: [3]})
        desk.do(bust, out={2: None}, won_by={2: [3]})
        assert "Łukasz Żak opens an envelope" not in self.titles(desk)
        desk.do(bust, out={4: None}, won_by={4: [3]})
        assert "Łukasz Żak opens an envelope" in self.titles(desk)


class TestSheets:
    def test_the_order_is_set_right_by_keys_with_the_reason_once_prizes_are_locked(self, window_of):
        window = window_of()
        for entry in (1, 2, 3):
            window.desk.do(bust, out={entry: None})
        bustout_gestures.order_of_places(window.desk, window)
        sheet = sheet_shown()
        table = named(sheet, "Who is out", QTableView)
        assert table.model().index(0, 1).data() == "Łukasz Żak"
        press(sheet, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        assert places(window.desk) == {2: (16, 16), 3: (17, 17), 1: (18, 18)}
        click(sheet, "Same hand as above")
        assert places(window.desk) == {2: (16, 17), 3: (16, 17), 1: (18, 18)}
        sheet.reject()
        window.desk.do(lock)
        bustout_gestures.order_of_places(window.desk, window)
        sheet = sheet_shown()
        press(sheet, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        assert sheet.question("why").problem.text().startswith("The prizes are locked")
        write(sheet, "Reason", "The dealers agree")
        press(sheet, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        assert window.desk.house.journal(window.desk.tournament)[-1].sentence.endswith("The dealers agree")
        sheet.reject()

    def test_it_was_somebody_else(self, window_of):
        window = window_of()
        window.desk.do(bust, out={1: None})
        bustout_gestures.set_right(window.desk, window, 1)
        sheet = sheet_shown()
        write(sheet, "Out instead", "bob")
        press(sheet)
        assert list(window.desk.tonight.now[Elimination]) == [2]

    def test_it_was_nobody(self, window_of):
        window = window_of()
        window.desk.do(bust, out={1: None})
        bustout_gestures.set_right(window.desk, window, 1)
        sheet = sheet_shown()
        press(sheet)
        assert sheet.question("why").problem.text() == "Say why: the reason stays in the journal."
        write(sheet, "Reason", "Miscounted")
        press(sheet)
        assert not window.desk.tonight.now[Elimination]

    def test_an_envelope_shows_its_commitment_and_is_paid_from_the_book(self, window_of):
        window = window_of(4, bounty=1_000, bounty_kind="mystery")
        desk = window.desk
        desk.do(amend, envelopes={2_000: 1, 1_000: 1, 500: 2})
        desk.do(bust, out={1: None}, won_by={1: [2]})
        bustout_gestures.open_envelope(desk, window, 1)
        sheet = sheet_shown()
        write(sheet, "What the room adds", "Ks")
        press(sheet)
        (row,) = desk.tonight.now[Opened].values()
        assert row.room == "Ks"
        bustout_gestures.bounty_book(desk, window)
        sheet = sheet_shown()
        click(sheet, "Pay everybody who is owed a bounty")
        assert bounties(desk.tonight.now).paid == {2: row.amount}
        assert f"Seed: {row.seed}" in named(sheet, "The last envelope").text()
        sheet.reject()

    def test_no_bounties_no_book(self, window_of):
        window = window_of()
        bustout_gestures.bounty_book(window.desk, window)
        assert says(window).startswith("This tournament has no bounties")

    def test_a_disqualification_asks_for_the_chips(self, window_of):
        window = window_of()
        note_gestures.penalise(window.desk, window, 1)
        sheet = sheet_shown()
        sheet.control("step").setCurrentIndex(2)
        settle()
        press(sheet)
        assert sheet.question("stack").problem.text() == "Count the stack: these chips leave play."
        write(sheet, "Chips that leave play", "850")
        press(sheet)
        assert window.desk.tonight.now[PenaltyRecord][1].step == "disqualification"
        assert places(window.desk) == {1: (18, 18)}

    def test_rounds_are_told_in_hands_before_they_are_given(self, window_of):
        window = window_of(18, profile="tda-2024")
        note_gestures.penalise(window.desk, window, 1)
        sheet = sheet_shown()
        sheet.control("step").setCurrentIndex(1)
        sheet.control("unit").setCurrentIndex(1)
        sheet.control("amount").setValue(2)
        assert sheet.rule.text().startswith("2 rounds at a table of 9 are 18 hands.")
        press(sheet)
        assert window.desk.tonight.now[PenaltyRecord][1].hands == 18

    def test_a_note_stands_at_its_table(self, window_of):
        window = window_of()
        note_gestures.note(window.desk, window, table=1)
        sheet = sheet_shown()
        write(sheet, "What happened, or what was decided", "Deck changed")
        press(sheet)
        note_gestures.note(window.desk, window, table=1)
        sheet = sheet_shown()
        assert named(sheet, "Noted so far", QTableView).model().index(0, 3).data() == "Deck changed"
        sheet.reject()

    def test_a_note_is_struck_from_beneath_and_a_penalty_is_not(self, window_of):
        window = window_of(18, profile="tda-2024")
        desk = window.desk
        desk.do(penalties.warn, entry=1, reason="conduct")
        desk.do(notes.note, entry=1, text="Misheard")
        note_gestures.note(desk, window, entry=1)
        sheet = sheet_shown()
        kinds = [line.kind for line in sheet.list.model().rows]
        sheet.list.selectRow(kinds.index("Warning"))
        assert not named(sheet, "Strike the note", QPushButton).isEnabled()
        QTest.keyClick(sheet.list, Qt.Key.Key_Delete)
        assert desk.tonight.now[Note]
        sheet.list.selectRow(kinds.index("Note"))
        QTest.keyClick(sheet.list, Qt.Key.Key_Delete)
        settle()
        assert not desk.tonight.now[Note]
        assert [line.kind for line in sheet.list.model().rows] == ["Warning"]
        sheet.reject()

    def test_chips_off_the_table_leave_play(self, window_of):
        window = window_of()
        desk = window.desk
        before = chips_in_play(desk.tonight.now)
        note_gestures.take_off(desk, window, 1)
        sheet = sheet_shown()
        press(sheet)
        assert sheet.question("chips").problem.text() == "Say how many chips were taken off the table."
        write(sheet, "How many chips", "250")
        press(sheet)
        assert chips_in_play(desk.tonight.now) == before - 250

    def test_counting_table_by_table_says_what_is_missing(self, window_of):
        window = window_of()
        desk = window.desk
        for table, chips in ((1, 9_000), (2, 8_900)):
            note_gestures.count_table(desk, window, table)
            sheet = sheet_shown()
            write(sheet, "All the chips of the table", str(chips))
            press(sheet)
        note_gestures.open_chip_counts(desk, window)
        sheet = sheet_shown()
        assert sheet.says.text().endswith("100 are missing.")
        QApplication.processEvents()
        sheet.reject()
