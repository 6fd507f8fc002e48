"""The room once it stands, wrong seats, and a table that was counted."""

from __future__ import annotations

import pytest

from tdapp.director import absences, balancing, breaks, floor, seating, standing_room, wrong_seats
from tdapp.director.rooms import in_order_of_breaking
from tdapp.values.field import Moved, Table
from tdapp.values.room import Seat
from tdapp.views.recount import recount
from tests.director.evenings import chance, created, refused
from tests.director.rooms_at_play import Room


@pytest.fixture
def room(house):
    """Two tables of eight with a free chair each."""
    return Room.drawn(house, 16, profile="tda-2024")


def free_at(room: Room, table: int) -> Seat:
    return next(seat for seat in room.tonight.free_seats if seat.table == table)


class TestSeats:
    def test_a_free_seat_is_closed_and_opened_again(self, room):
        seat = free_at(room, 1)
        told = room.do(standing_room.close_seat, seat=seat, why="A broken chair")
        assert told.sentence == f"Seat {seat.seat} at table 1 is closed: A broken chair"
        assert seat not in room.tonight.free_seats
        room.do(standing_room.open_seat, seat=seat)
        assert seat in room.tonight.free_seats

    def test_a_taken_one_is_not(self, room):
        who = room.sitting(1)[0]
        seat = room.tonight.now.rows["seating"][who]
        sentence, _ = refused(room.do, standing_room.close_seat, seat=Seat(1, seat.seat))
        assert sentence == f"{room.name(who)} sits at table 1 seat {seat.seat}."

    def test_a_chair_is_added(self, room):
        room.do(standing_room.open_seat, seat=Seat(1, 10))
        assert Seat(1, 10) in room.tonight.free_seats
        assert "at most 10 seats" in refused(room.do, standing_room.open_seat, seat=Seat(1, 11))[0]

    def test_before_the_draw_the_room_is_set_up_elsewhere(self, house):
        event = created(house)
        assert "Setup" in refused(Room(house, event).do, standing_room.add_table)[0]


class TestTables:
    def test_one_more_is_the_first_to_break_and_takes_players(self, room):
        room.do(standing_room.add_table)
        assert next(row.n for row in in_order_of_breaking(room.tonight.now[Table].values())) == 3
        assert {seat.table for seat in room.tonight.free_seats} >= {3}
        assert len(room.sizes) == 2, "nobody sits there yet"
        assert balancing.plan(room.tonight).moves == ()

    def test_an_empty_one_is_taken_away_and_one_with_players_breaks(self, room):
        room.do(standing_room.add_table, table=9, seats=6)
        room.do(standing_room.remove_table, table=9)
        assert not room.tonight.now[Table][9].is_open
        room.do(standing_room.add_table, table=9)
        assert room.tonight.now[Table][9].seats == 6
        assert "break it instead" in refused(room.do, standing_room.remove_table, table=1)[0]
        assert "open already" in refused(room.do, standing_room.add_table, table=1)[0]

    def test_a_table_moves_to_an_empty_one_where_the_others_have_no_room(self, room):
        here = room.sitting(1)
        assert "1 open seat." in refused(room.do, breaks.break_table, chance=chance(), table=1)[0]
        room.do(standing_room.add_table)
        _, moved = room.do(breaks.break_table, chance=chance(), table=1)
        assert len(moved.moves) == 8
        assert 1 not in room.sizes
        assert room.sizes[3] >= 7, "one may have gone where there was a chair"
        assert {row.entry for row in seating.on_the_way(room.tonight)} == set(here)

    def test_it_does_so_by_cards_as_well(self, room):
        room.do(standing_room.add_table)
        dealt = breaks.deal_break(room.tonight, table=1, chance=chance())
        room.do(breaks.break_table, chance=chance(), table=1, dealt=dealt)
        assert sum(room.sizes.values()) == 16

    def test_an_empty_one_stays_empty_where_the_others_have_room(self, house):
        room = Room.drawn(house, 16, profile="tda-2024")
        room.thin(t1=7)
        room.do(standing_room.add_table)
        room.do(breaks.break_table, chance=chance(), table=1)
        assert room.sizes == {2: 9}

    def test_BRK01_the_order_of_breaking_is_changed(self, room):
        told = room.do(standing_room.change_order, breaking=[1, 2])
        assert (told.sentence, told.rule) == ("Order of breaking: 1, 2", "R11 §15.14")
        assert [row.n for row in in_order_of_breaking(room.tonight.now[Table].values())] == [1, 2]
        assert refused(room.do, standing_room.change_order, breaking=[1, 2])[1] == ("breaking",)
        assert refused(room.do, standing_room.change_order, breaking=[1])[1] == ("breaking",)


class TestTDA7WrongSeat:
    def test_to_the_right_seat_and_open_until_seated_there(self, room):
        who, wrong = room.sitting(1)[0], free_at(room, 2)
        right = room.tonight.now.rows["seating"][who]
        told = room.do(wrong_seats.send_to_right_seat, entry=who, sits=wrong)
        assert told.rule == "TDA 7"
        assert room.tonight.now.rows["seating"][who] == right
        (move,) = seating.on_the_way(room.tonight)
        assert (move.from_table, move.from_seat, move.to_table) == (2, wrong.seat, 1)

    def test_a_mover_who_sits_down_in_a_wrong_one_is_one_to_announce_and_one_to_seat(self, room):
        who, right, wrong = room.sitting(1)[0], free_at(room, 2), free_at(room, 1)
        room.do(seating.move, entry=who, to=right)
        room.do(wrong_seats.send_to_right_seat, entry=who, sits=wrong)
        (move,) = seating.on_the_way(room.tonight)
        assert (move.from_table, move.from_seat) == (1, wrong.seat), "where he sits now"
        told = room.do(seating.mark_seated, moves=[move.n])
        assert told.sentence == f"{room.name(who)} has sat down"
        assert seating.on_the_way(room.tonight) == []

    def test_two_who_changed_places_may_stay_so_for_a_reason(self, room):
        one, other = room.sitting(1)[0], room.sitting(2)[0]
        seats = room.tonight.now.rows["seating"]
        sits, right = seats[other], seats[one]
        seat = Seat(sits.table, sits.seat)
        assert "Say why" in refused(room.do, wrong_seats.leave_in_wrong_seat, entry=one, sits=seat, why="")[0]
        room.do(wrong_seats.leave_in_wrong_seat, entry=one, sits=seat, why="Both have played an hour there")
        after = room.tonight.now.rows["seating"]
        assert ((after[one].table, after[one].seat), (after[other].table, after[other].seat)) == (
            (sits.table, sits.seat),
            (right.table, right.seat),
        )

    def test_the_right_seat_is_no_wrong_one(self, room):
        at = room.tonight.now.rows["seating"][1]
        assert (
            "right seat" in refused(room.do, wrong_seats.send_to_right_seat, entry=1, sits=Seat(at.table, at.seat))[0]
        )
        assert "no seat 99" in refused(room.do, wrong_seats.send_to_right_seat, entry=1, sits=Seat(1, 99))[0]


class TestARecount:
    def test_one_fewer_may_be_on_the_way_or_away(self, room):
        mover, away = room.sitting(1)[0], room.sitting(2)[3]
        room.do(seating.move, entry=mover, to=free_at(room, 2))
        room.do(absences.leave, entry=away)
        found = recount(room.tonight, 2, 8)
        assert (found.known, found.missing) == (9, 1)
        assert [one.entry for one in found.suspects[:2]] == [mover, away]
        assert found.told == "The app has 9 players at table 2, 8 were counted: 1 may be missing."

    def test_one_too_many_was_sent_away_or_went_out_from_there(self, room):
        mover, gone = room.sitting(1)[0], room.sitting(1)[1]
        room.do(seating.move, entry=mover, to=free_at(room, 2))
        room.do(floor.bust, out={gone: None})
        found = recount(room.tonight, 1, 8)
        assert [(one.entry, one.is_out) for one in found.suspects] == [(mover, False), (gone, True)]

    def test_what_is_right_has_no_suspects(self, room):
        assert recount(room.tonight, 1, 8).suspects == ()
        assert recount(room.tonight, 1, 8).told.endswith("that is right.")
        assert refused(recount, room.tonight, 7, 3)[1] == ("table",)
        assert refused(recount, room.tonight, 1, 30)[1] == ("counted",)


def test_wrong_seats_leave_moves_behind_only_where_somebody_walks(room):
    sits = free_at(room, 1)
    who = room.sitting(2)[0]
    room.do(wrong_seats.leave_in_wrong_seat, entry=who, sits=sits, why="Nobody noticed for two levels")
    assert not room.tonight.now[Moved]
    assert room.sizes == {1: 9, 2: 7}
