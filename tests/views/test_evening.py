"""What the pages show of an evening: the clock's face, the schedule, what to do next, and who is where."""

from __future__ import annotations

import pytest

from tdapp.director import (
    balancing,
    clock,
    events,
    first_buttons,
    floor,
    openings,
    prizes,
    races,
    redraws,
    registration,
    seating,
    standing_room,
)
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.values.field import Seating
from tdapp.values.room import Seat
from tdapp.views.clock_face import clock_face, span
from tdapp.views.entrants import entrants
from tdapp.views.floor import floor as room
from tdapp.views.results import results
from tdapp.views.schedule import schedule
from tdapp.views.todo import todo, waiting

START = 1_700_000_000_000
CLUB = "Club evening, 10,000 chips, break every three levels"
LEVEL = 20 * 60_000


class Evening:
    def __init__(self, path, players: int, **wish) -> None:
        self.house, self.at = open_house(path, create=True), START
        terms = events.Wish("Friday", CLUB, **{"buy_in": 4_000, **wish})
        self.event = events.create(self.house, terms, by=self.by())
        for number in range(1, players + 1):
            self.do(registration.register, name=f"Player {number}", chance=Chance(bytes(32)))

    def by(self) -> By:
        return By("Mia", self.at, "desk 1")

    def do(self, verb, **what):
        return verb(self.house, self.event, by=self.by(), **what)

    def start(self) -> None:
        self.do(seating.draw, chance=Chance(bytes(32)))
        self.do(clock.start)

    def thin_out(self, table: int, number: int) -> None:
        here = [row.n for row in self.tonight.now[Seating].values() if row.table == table]
        for entry in here[:number]:
            self.do(floor.bust, out={entry: None})

    @property
    def tonight(self) -> Tonight:
        return Tonight.of(self.house, self.event)

    @property
    def face(self):
        return clock_face(self.tonight, self.at)

    @property
    def first(self):
        return todo(self.tonight, self.at)[0]


@pytest.fixture
def evening(tmp_path):
    made: list[Evening] = []

    def make(players: int, **wish) -> Evening:
        made.append(Evening(tmp_path / f"{len(made)}.tdapp", players, **wish))
        return made[-1]

    yield make
    for one in made:
        one.house.close()


class TestTheClocksFace:
    def test_a_pause_is_no_break_and_a_break_is_no_level(self, evening):
        one = evening(3)
        one.start()
        one.at += 60_000
        one.do(clock.pause)
        assert (one.face.state, one.face.is_break, one.face.title) == ("paused", False, "Level 1")
        one.do(clock.start)
        one.at += 3 * LEVEL
        assert (one.face.state, one.face.is_break, one.face.title) == ("running", True, "Break")
        one.at += 5 * 60_000
        assert (one.face.title, one.face.is_break) == ("Level 4", False)

    def test_figures(self, evening):
        one = evening(4)
        one.start()
        one.do(floor.bust, out={1: None})
        face = one.face
        assert (face.left, face.entries, face.chips, face.average, face.big_blinds) == (3, 4, 40_000, 13_333, 266)
        assert (face.blinds, face.time, face.break_in) == ("25 / 50", "20:00", "1:00:00")

    def test_it_never_sticks_at_zero(self, evening):
        one = evening(2)
        one.start()
        one.at += 30 * 3_600_000
        assert one.face.state == "overtime"
        assert one.face.time.startswith("+")

    @pytest.mark.parametrize(("seconds", "told"), [(702, "11:42"), (3_909, "1:05:09"), (-30, "+0:30"), (0, "0:00")])
    def test_spans(self, seconds, told):
        assert span(seconds) == told


class TestTheSchedule:
    def test_breaks_have_no_number_and_times_follow_the_clock(self, evening):
        one = evening(2)
        one.start()
        lines = schedule(one.tonight, one.at)
        assert [line.title for line in lines[:5]] == ["Level 1", "Level 2", "Level 3", "Break", "Level 4"]
        assert lines[1].begins == one.at + LEVEL
        assert [line.when for line in lines[:2]] == ["now", "to come"]
        assert "color up 25s" in {line.note for line in lines}


class TestWhatToDo:
    def test_it_leads_from_the_first_player_to_the_first_hand(self, evening):
        assert evening(1).first.does == "register"
        one = evening(3)
        assert one.first.does == "draw"
        one.do(seating.draw, chance=Chance(bytes(32)))
        assert one.first.does == "high card", "once the clock runs nobody asks for it"
        dealt = first_buttons.deal(one.tonight, tables=one.first.about, chance=Chance(bytes(32)))
        one.do(first_buttons.say_first_buttons, cards=dealt)
        assert one.first.does == "start"
        one.do(clock.start)
        assert todo(one.tonight, one.at) == []
        assert [two.title for two in waiting(one.tonight, one.at)] == ["Late registration", "Money"]

    def test_a_short_table_asks_for_its_button_then_for_the_move(self, evening):
        one = evening(18)
        one.start()
        one.thin_out(1, 2)
        assert (one.first.does, one.first.rule) == ("say button", "R11 §15.15")
        while one.first.does == "say button":
            one.do(balancing.say_button, table=one.first.about[0], button=9)
        assert one.first.does == "balance"
        one.do(balancing.balance)
        assert one.first.does == "seated"
        one.do(seating.mark_seated, moves=one.first.about)
        assert todo(one.tonight, one.at) == []
        assert {table.taken for table in room(one.tonight).tables} == {8}

    def test_a_button_that_was_said_is_not_taken_for_that_of_a_later_hand(self, evening):
        one = evening(18)
        one.start()
        for table in (1, 2):
            one.do(balancing.say_button, table=table, button=9)
        one.thin_out(1, 2)
        assert one.first.does == "say button"

    def test_a_table_breaks_as_soon_as_the_others_hold_its_players(self, evening):
        one = evening(45)
        one.start()
        for table in (1, 2, 3, 4):
            one.thin_out(table, 2)
        assert [two.does for two in todo(one.tonight, one.at)] == ["say button"]
        one.thin_out(5, 1)
        assert (one.first.does, one.first.about) == ("break", (5,))

    def test_the_profile_may_ask_for_a_redraw_instead_of_a_break(self, evening):
        one = evening(18)
        one.start()
        one.thin_out(1, 4)
        one.thin_out(2, 5)
        assert [(two.does, two.about) for two in todo(one.tonight, one.at)] == [("redraw", (1,))]
        one.do(redraws.redraw, chance=Chance(bytes(32)))
        assert one.first.does == "seated"
        assert {table.n: table.taken for table in room(one.tonight).tables} == {1: 9}

    def test_where_a_redraw_is_left_to_the_director_both_are_offered(self, evening):
        one = evening(36)
        one.start()
        for table, number in ((1, 2), (2, 2), (3, 2), (4, 3)):
            one.thin_out(table, number)
        found = [(two.does, two.about) for two in todo(one.tonight, one.at)]
        assert found == [("redraw", (1, 2, 3)), ("break", (4,))]

    def test_a_table_that_was_opened_for_late_entries_is_filled_where_the_director_does_not_break_it(self, evening):
        one = evening(25, profile="tda-2024", late_until_level=6)
        one.start()
        one.do(standing_room.add_table)
        mover = next(row.n for row in one.tonight.now[Seating].values() if row.table == 1)
        one.do(seating.move, entry=mover, to=Seat(4, 1))
        one.do(seating.mark_seated, moves=[1])
        found = [(two.does, two.about[0]) for two in todo(one.tonight, one.at)]
        assert found == [("break", 4), ("say button", 1)]
        one.do(openings.close)
        assert "say button" not in [two.does for two in todo(one.tonight, one.at)]

    def test_prizes_are_locked_when_entries_close_and_paid_when_somebody_is_out_in_the_money(self, evening):
        one = evening(3)
        one.start()
        one.at += 6 * 3_600_000
        while one.first.does == "race":
            one.do(races.take_out, chip=one.first.about[0])
        assert one.first.does == "lock"
        one.do(prizes.lock)
        places = len(one.tonight.now.rows["prize"])
        one.do(floor.bust, out={1: None})
        one.do(floor.bust, out={2: None})
        assert one.first.does == "pay"
        for entry in one.first.about:
            one.do(prizes.pay, entry=entry)
        assert places >= 1
        assert one.first.does == "results"
        assert one.first.title == "Player 3 has won"

    def test_no_table_waits_for_bounties(self, evening):
        one = evening(18, bounty=500, bounty_kind="fixed")
        one.start()
        one.thin_out(1, 3)
        found = [two.does for two in todo(one.tonight, one.at)]
        assert found.index("say button") < found.index("won by")


class TestWhoIsWhere:
    def test_the_first_to_enter_has_not_won(self, evening):
        assert [row.place for row in entrants(evening(1).tonight)] == [""]

    def test_entrants_and_results(self, evening):
        one = evening(3, guarantee=50_000)
        one.start()
        one.do(prizes.lock)
        one.do(floor.bust, out={2: None})
        rows = entrants(one.tonight)
        assert [(row.status, row.place) for row in rows] == [("in", ""), ("out", "3rd"), ("in", "")]
        assert {row.paid for row in rows} == {4_000}
        sheet = results(one.tonight)
        assert (sheet.is_final, sheet.pool, sheet.entries, sheet.left) == (False, 50_000, 3, 2)
        assert sheet.head == one.tonight.now.head.hex()
