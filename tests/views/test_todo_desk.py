"""What Now says for the desk: a seat for who waits, and those who never came or stay away."""

from __future__ import annotations

import re

import pytest

from tdapp.director import absences, bookings, clock, counted_events, floor, openings, registration, rooms, seating
from tdapp.rules.chance import Chance
from tdapp.rules.draw import TableToFill
from tdapp.values.dates import local
from tdapp.values.house import Clock
from tdapp.views.todo import todo, turned, waiting
from tests.views.test_evening import Evening

MINUTE = 60_000


@pytest.fixture
def evening(tmp_path):
    made: list[Evening] = []

    def make(players: int, **wish) -> Evening:
        made.append(Evening(tmp_path / f"{len(made)}.tdapp", players, **wish))
        return made[-1]

    yield make
    for one in made:
        one.house.close()


def cards(one: Evening) -> list[str]:
    return [card.does for card in todo(one.tonight, one.at)]


class TestTheFirstEntries:
    def test_without_names_nobody_is_drawn_a_seat(self, evening):
        one = evening(0, has_names=False)
        assert (one.first.does, one.first.title) == ("register", "Count the entries in")
        one.do(registration.count_in, number=27)
        assert one.first.does == "start"
        one.do(clock.start)
        assert cards(one) == []

    def test_where_everybody_is_seated_at_once_there_is_no_draw(self, evening):
        one = evening(2, draws_at_once=True)
        assert one.first.does == "start"


class TestTheDraw:
    def test_it_says_at_how_many_tables(self, evening):
        one = evening(12)
        assert one.first.does == "draw"
        assert one.first.why.startswith("At 2 tables of up to 9.")

    def test_it_names_the_tables_of_a_room(self, evening):
        one = evening(12)
        one.do(rooms.set_room, tables=[TableToFill(n, 9, (3,)) for n in (5, 7, 8)])
        assert one.first.why.startswith("At tables 5, 7 of the room.")

    def test_a_room_that_is_too_small_leads_to_setup(self, evening):
        one = evening(12)
        one.do(rooms.set_room, tables=[TableToFill(5, 8)])
        assert one.first.does == "room"
        assert "8 seats for 12 players" in one.first.why


class TestSomebodyWaits:
    def full(self, evening):
        one = evening(3, most_players=3)
        one.start()
        one.do(bookings.book, name="Zoë Meyer", waits=True)
        return one

    def test_nothing_can_be_done_while_every_seat_is_taken(self, evening):
        assert "seat next" not in cards(self.full(evening))

    def test_a_seat_that_is_free_is_offered_to_the_first(self, evening):
        one = self.full(evening)
        one.do(floor.bust, out={1: None})
        assert (one.first.does, one.first.title) == ("seat next", "Seat Zoë Meyer")
        assert one.first.why == "Zoë Meyer waits for a seat. 1 seat is free."
        one.do(bookings.seat_next, chance=Chance(bytes(32)))
        assert "seat next" not in cards(one)

    def test_nobody_is_seated_once_registration_is_closed(self, evening):
        one = self.full(evening)
        one.do(floor.bust, out={1: None})
        one.do(openings.close)
        assert "seat next" not in cards(one)


class TestLATE01TheStackOfANoShowComesOff:
    def late(self, evening, *names: str):
        one = evening(4, profile="roberts-11")
        for name in names:
            one.do(registration.register, name=name, has_arrived=False, chance=Chance(bytes(32)))
        one.start()
        return one

    def test_it_is_said_when_it_may(self, evening):
        one = self.late(evening, "Zoë Meyer")
        first = waiting(one.tonight, one.at)[1]
        assert first.title == "Not here yet"
        assert first.says.startswith("Zoë Meyer · stacks may come off at ")
        assert "take off" not in cards(one)

    def test_then_it_is_offered_beside_a_promise_and_an_arrival(self, evening):
        one = self.late(evening, "Zoë Meyer")
        before = turned(one.tonight, one.at)
        one.at += 20 * MINUTE
        assert turned(one.tonight, one.at) != before
        card = one.first
        assert (card.does, card.about, card.rule) == ("take off", (5,), "R11 §15.5")
        assert [other.does for other in card.others] == ["here", "hold"]
        one.do(absences.hold, entry=5)
        assert "take off" not in cards(one)

    def test_several_come_off_together(self, evening):
        one = self.late(evening, "Zoë Meyer", "Ann Lee")
        one.at += 20 * MINUTE
        assert (one.first.title, one.first.about) == ("2 players never came", (5, 6))
        one.do(absences.take_off, entries=one.first.about)
        assert "take off" not in cards(one)

    def test_nobody_is_late_while_the_clock_stands(self, evening):
        one = self.late(evening, "Zoë Meyer")
        one.do(clock.pause)
        one.at += 60 * MINUTE
        assert "take off" not in cards(one)


class TestABS02AnAbsentStackIsShared:
    def test_after_20_minutes_it_is_offered(self, evening):
        one = evening(4, profile="amerifun")
        one.start()
        one.do(absences.leave, entry=2)
        told = waiting(one.tonight, one.at + 5 * MINUTE)[1]
        assert told.title == "Player 2 is away"
        assert told.says.startswith("for 5 minutes · 15 minutes left: the stack is shared at ")
        later = waiting(one.tonight, one.at + 19 * MINUTE + 1_000)[1]
        assert later.says.startswith("for 19 minutes · 1 minute left: ")
        one.at += 21 * MINUTE
        assert (one.first.does, one.first.about) == ("share", (2,))
        assert all(line.title != "Player 2 is away" for line in waiting(one.tonight, one.at))
        one.do(absences.arrive, entries=[2])
        assert "share" not in cards(one)

    def test_where_it_is_only_blinded_off_nothing_is_offered(self, evening):
        one = evening(4, profile="tda-2024")
        one.start()
        one.do(absences.leave, entry=2)
        one.at += 3 * 60 * MINUTE
        assert "share" not in cards(one)
        assert next(line.says for line in waiting(one.tonight, one.at)) == "for 180 minutes"


class TestWithoutNames:
    def test_the_last_one_has_won(self, evening):
        one = evening(0, has_names=False)
        one.do(registration.count_in, number=3)
        one.do(clock.start)
        one.do(counted_events.take_out, number=2)
        assert one.tonight.terms.finished is not None
        assert "register" not in cards(one)


class TestTheLastCall:
    @pytest.fixture
    def open_until_level_1(self, evening):
        one = evening(4, late_until_level=1)
        one.do(seating.draw, chance=Chance(bytes(32)))
        one.do(clock.start)
        return one

    def last_call(self, one):
        return next((card for card in todo(one.tonight, one.at) if card.title.startswith("Registration closes")), None)

    def test_ten_minutes_before_it_closes_by_itself_it_is_to_be_announced(self, open_until_level_1):
        one = open_until_level_1
        ends = one.tonight.now.the(Clock, 1).ends
        one.at = ends - 10 * MINUTE - 1
        before = turned(one.tonight, one.at)
        assert self.last_call(one) is None
        one.at += 1
        assert turned(one.tonight, one.at) != before
        card = self.last_call(one)
        assert card.title == f"Registration closes at {local(ends):%H:%M}"
        assert card.why == "It is open until the end of level 1: announce it."
        one.at = ends
        assert self.last_call(one) is None

    def test_it_says_who_still_wants_to_play(self, open_until_level_1):
        one = open_until_level_1
        one.do(bookings.book, name="Lou")
        one.at = one.tonight.now.the(Clock, 1).ends - MINUTE
        assert self.last_call(one).why.endswith("Still out there: 1 player pre-registered and not paid.")

    def test_nobody_can_say_when_while_the_clock_stands(self, open_until_level_1):
        one = open_until_level_1
        one.at = one.tonight.now.the(Clock, 1).ends - MINUTE
        one.do(clock.pause)
        assert self.last_call(one) is None


class TestManyThousands:
    def test_how_many_are_paid_and_to_go_is_written_with_its_marks(self, evening):
        one = evening(0, has_names=False)
        one.do(registration.count_in, number=9_900)
        one.do(clock.start)
        money = next(card.says for card in waiting(one.tonight, one.at) if card.title == "Money")
        assert re.fullmatch(r"1,\d{3} places paid · 8,\d{3} to the money · not locked", money), money
