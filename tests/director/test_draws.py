"""The draw of seats: its record, what it heeds, drawing again, the first button, and redraws to fewer tables."""

from __future__ import annotations

import json

import pytest

from tdapp.director import (
    breaks,
    clock,
    draw_records,
    first_buttons,
    floor,
    naming,
    redraws,
    registration,
    seating,
    wishes,
)
from tdapp.director.apart import keep_apart
from tdapp.director.standing_room import change_order
from tdapp.rules.cards import Card, read_cards
from tdapp.rules.draw import Draw, draw_seats
from tdapp.values.field import DrawRecord, Moved, Presence, Seating, Table
from tdapp.values.room import Seat
from tdapp.views.clock_face import clock_face
from tdapp.views.todo_floor import on_the_floor
from tests.director.evenings import BY, chance, created, enter, refused
from tests.director.rooms_at_play import Room

NAMES = [f"Player {n}" for n in range(1, 19)]


def seats_of(room: Room) -> dict[int, tuple[int, int]]:
    return {n: (row.table, row.seat) for n, row in room.tonight.now[Seating].items()}


class TestTheRecord:
    def test_it_repeats_the_draw(self, house):
        room = Room.drawn(house, 14)
        row = room.tonight.now[DrawRecord][1]
        asked = draw_records.read(row)
        assert asked is not None
        names = {n: room.name(n) for n in asked.entries}
        again = draw_seats(
            Draw(tuple(names.values()), asked.tables, method=asked.method), chance(7), rules=room.tonight.rules
        )
        assert tuple(again.seats.values()) == asked.seats
        assert dict(zip(asked.entries, ((seat.table, seat.seat) for seat in asked.seats), strict=True)) == seats_of(
            room
        )
        assert draw_records.tables_started(room.tonight) == 2

    def test_a_draw_of_before_it_was_kept_has_none(self):
        assert draw_records.read(DrawRecord("t", 1, "00", "", "", 0)) is None


class TestDrawnAgain:
    def test_it_has_a_reason_and_is_another_entry_in_the_journal(self, house):
        room = Room.drawn(house, 9, starts=False)
        before = seats_of(room)
        assert "Say why they are drawn again" in refused(room.do, seating.draw, chance=chance(8))[0]
        assert seats_of(room) == before
        told = room.do(seating.draw, chance=chance(8), why="  A late\nbus ")
        assert told.sentence.startswith("Seats were drawn again: A late bus. 9 players are drawn")
        assert [row.why for row in room.tonight.now[DrawRecord].values()] == ["", "A late bus"]
        assert seats_of(room) != before


class TestWishes:
    @pytest.fixture
    def room(self, house):
        room = Room(house, created(house))
        enter(house, room.event, *NAMES)
        return room

    def test_SEAT07_a_seat_is_kept_for_somebody(self, room):
        room.do(wishes.keep_seat, entry=5, seat=Seat(2, 9))
        room.do(seating.draw, chance=chance(1))
        assert seats_of(room)[5] == (2, 9)

    def test_at_a_table_that_the_draw_does_not_take_it_is_refused(self, room):
        room.do(wishes.keep_seat, entry=5, seat=Seat(7, 1))
        sentence, _ = refused(room.do, seating.draw, chance=chance(1))
        assert sentence == "A seat at table 7 is kept for Player 5, and this draw takes no table 7."
        room.do(wishes.keep_seat, entry=5, seat=None)
        room.do(seating.draw, chance=chance(1))

    def test_SEAT05_players_who_deal_get_a_table_each(self, room):
        for entry in (1, 2):
            room.do(wishes.deal_there, entry=entry, deals=True)
        for number in range(20):
            room.do(seating.draw, chance=chance(number), why="Once more")
            found = seats_of(room)
            assert found[1][0] != found[2][0]

    def test_SEAT08_a_pair_is_kept_apart_and_the_record_says_so(self, room):
        people = {row.n: row.player for row in room.tonight.now[Presence].values()}
        keep_apart(room.house, player=people[3], other=people[4], by=BY)
        for number in range(10):
            room.do(seating.draw, chance=chance(number), why="Once more")
            assert seats_of(room)[3][0] != seats_of(room)[4][0]
        row = room.tonight.now[DrawRecord][10]
        assert json.loads(row.asked)["apart"] in ([[3, 4]], [[4, 3]])

    @pytest.mark.parametrize(
        ("seat", "says"),
        [
            (Seat(0, 1), "Tables are numbered"),
            (Seat(1, 11), "no seat 11"),
            (Seat(1, 2), "is kept for Player 1"),
        ],
    )
    def test_what_cannot_be_kept_is_refused(self, room, seat, says):
        room.do(wishes.keep_seat, entry=1, seat=Seat(1, 2))
        assert says in refused(room.do, wishes.keep_seat, entry=2, seat=seat)[0]

    def test_who_is_out_keeps_no_seat(self, room):
        room.do(wishes.keep_seat, entry=5, seat=Seat(7, 1))
        room.do(registration.unregister, entry=5)
        room.do(seating.draw, chance=chance(1))
        assert 5 not in seats_of(room)

    def test_SEAT03_by_cards_the_record_names_the_method(self, room):
        room.do(seating.draw, chance=chance(1), method="cards")
        asked = draw_records.read(room.tonight.now[DrawRecord][1])
        assert asked is not None
        assert asked.method == "cards"


class TestHIGH02TheFirstButton:
    def test_the_app_deals_and_the_highest_card_begins(self, house):
        room = Room.drawn(house, 18, starts=False)
        assert first_buttons.without_button(room.tonight, room.at) == [1, 2]
        dealt = first_buttons.deal(room.tonight, tables=[1, 2], chance=chance(2))
        told = room.do(first_buttons.say_first_buttons, cards=dealt)
        for table, cards in dealt.items():
            best = max(cards, key=lambda seat: cards[seat].worth)
            assert room.tonight.now[Table][table].first_button == best
            assert f"table {table}, {room.name(room.at_seat(Seat(table, best)))} in seat {best}" in told.sentence
        assert first_buttons.without_button(room.tonight, room.at) == []

    def test_it_is_typed_in_as_dealt(self, house):
        room = Room.drawn(house, 4, starts=False)
        seats = sorted(room.tonight.tables[0].players)
        cards = dict(zip(seats, ["Kd", "Ks", "Qs", "9h"], strict=True))
        room.do(first_buttons.say_first_buttons, cards={1: read_cards(cards)})
        assert room.tonight.now[Table][1].first_button == seats[1]

    def test_who_has_no_card_is_named(self, house):
        room = Room.drawn(house, 4, starts=False)
        cards = {1: {min(room.tonight.tables[0].players): Card.parse("As")}}
        assert "has not drawn a card" in refused(room.do, first_buttons.say_first_buttons, cards=cards)[0]
        assert refused(read_cards, {1: "As", 2: "As"})[0] == "As was dealt twice."

    def test_HIGH03_under_amerifun_the_ace_of_the_seat_draw_has_it(self, house):
        room = Room.drawn(house, 18, starts=False, profile="amerifun")
        assert not first_buttons.takes_cards(room.tonight)
        room.do(first_buttons.say_first_buttons, cards={1: {}, 2: {}})
        for table in room.tonight.tables:
            assert room.tonight.now[Table][table.table].first_button == min(table.players)

    def test_once_play_has_begun_nobody_asks(self, house):
        room = Room.drawn(house, 4, starts=False)
        room.do(clock.start)
        assert first_buttons.without_button(room.tonight, room.at) == []


class TestRedraws:
    def test_RED01_all_seats_are_drawn_anew_at_two_tables(self, house):
        room = Room.drawn(house, 27)
        assert "No redraw is due now" in refused(room.do, redraws.redraw, chance=chance())[0]
        room.thin(t1=3, t2=3, t3=3)
        before = seats_of(room)
        told = room.do(redraws.redraw, chance=chance(5))
        assert told.sentence == "Redraw: 18 players to 2 tables"
        assert room.sizes == {1: 9, 2: 9}
        assert not room.tonight.now[Table][3].is_open
        moves = {row.entry: row for row in room.tonight.now[Moved].values()}
        assert {n: (row.from_table, row.from_seat) for n, row in moves.items()} == before
        assert {n: (row.to_table, row.to_seat) for n, row in moves.items()} == seats_of(room)
        assert redraws.due(room.tonight) is None
        assert room.tonight.now[DrawRecord][2].why.startswith("18 players fit 2 tables")

    def test_RED01_a_field_that_grew_while_entries_were_sold_is_as_large_as_it_became(self, house):
        room = Room(house, created(house, draws_at_once=True, seats=4))
        for n in range(1, 25):
            room.do(registration.register, name=f"Player {n}", chance=chance(n))
        room.do(clock.start)
        assert len(room.sizes) == 6
        while not (due := redraws.due(room.tonight)):
            if len(room.sizes) > 4 and breaks.next_to_break(room.tonight).table is not None:
                room.do(breaks.break_table, chance=chance())
            fullest = max(room.sizes, key=lambda table: room.sizes[table])
            room.do(floor.bust, out={room.sitting(fullest)[0]: None})
        assert (len(due.tables), due.is_mandatory) == (3, True), "six tables played, and not the four that are left"

    def test_the_tables_that_break_last_stay(self, house):
        room = Room.drawn(house, 27)
        room.do(change_order, breaking=[1, 3, 2])
        room.thin(t1=3, t2=3, t3=3)
        due = redraws.due(room.tonight)
        assert due is not None
        assert [table.table for table in due.tables] == [2, 3]

    def test_RP9_a_chair_is_added_to_the_final_table_of_an_eight_handed_event(self, house):
        room = Room.drawn(house, 16, profile="tda-2024", seats=8)
        room.thin(t1=4, t2=3)
        room.do(redraws.redraw, chance=chance(5))
        assert room.sizes == {1: 9}
        assert room.tonight.now[Table][1].seats == 9

    @pytest.mark.parametrize(
        ("profile", "seats", "at"),
        [("roberts-11", 10, {20: 2, 10: 1}), ("amerifun", 10, {18: 2, 9: 1}), ("tda-2024", 10, {10: 1})],
    )
    def test_RED02_the_profiles_redraw_at_their_own_numbers(self, house, profile, seats, at):
        """The same 25 players go out one by one: three tables become one where each profile says."""
        room = Room.drawn(house, 25, profile=profile, seats=seats)
        found = {}
        while len(room.sizes) > 1:
            due = redraws.due(room.tonight)
            if due is not None:
                found[room.tonight.left] = len(due.tables)
                room.do(redraws.redraw, chance=chance(room.tonight.left))
            elif not redraws.comes_by_redraw(room.tonight) and room.tonight.left <= (len(room.sizes) - 1) * seats:
                room.do(breaks.break_table, chance=chance(room.tonight.left))
            else:
                fullest = max(room.sizes, key=lambda n: room.sizes[n])
                room.thin(**{f"t{fullest}": 1})
        assert found == at

    def test_undo_brings_everybody_back(self, house):
        room = Room.drawn(house, 18)
        room.thin(t1=5, t2=4)
        before = seats_of(room)
        change = room.do(redraws.redraw, chance=chance(5))
        house.undo(room.event, change.n, at=room.at, who="Mia", desk="desk 1")
        assert seats_of(room) == before
        assert redraws.due(room.tonight) is not None

    def test_a_lock_that_is_there_holds_in_a_redraw_too(self, house):
        room = Room.drawn(house, 18)
        room.do(wishes.keep_seat, entry=room.sitting(2)[-1], seat=Seat(1, 3))
        kept = room.sitting(2)[-1]
        room.thin(t1=5, t2=4)
        room.do(redraws.redraw, chance=chance(5))
        assert seats_of(room)[kept] == (1, 3)

    def test_a_kept_seat_that_goes_is_said_before_the_redraw(self, house):
        room = Room.drawn(house, 18)
        stays, goes = room.sitting(1)[-1], room.sitting(2)[-1]
        for entry in (stays, goes):
            at = room.tonight.now[Seating][entry]
            room.do(wishes.keep_seat, entry=entry, seat=Seat(at.table, at.seat))
        room.thin(t1=5, t2=4)
        seat, name = room.tonight.now[Seating][goes].seat, room.name(goes)
        found = next(one for one in on_the_floor(room.tonight, clock_face(room.tonight, room.at), room.at))
        assert found.does == "redraw"
        assert found.why.endswith(
            f"The seat of {name}, table 2 seat {seat}, is kept and goes: keep another first, or a lot decides."
        )
        assert room.name(stays) not in found.why
        room.do(wishes.keep_seat, entry=goes, seat=next(free for free in room.tonight.free_seats if free.table == 1))
        found = next(one for one in on_the_floor(room.tonight, clock_face(room.tonight, room.at), room.at))
        assert name not in found.why

    def test_nobody_is_seated_who_may_be_the_one_that_went_out(self, house):
        room = Room.drawn(house, 18)
        room.thin(t1=4, t2=5)
        room.do(naming.somebody_out, table=1)
        assert redraws.due(room.tonight) is not None
        for verb, what in ((redraws.redraw, {}), (breaks.break_table, {"table": 1}), (seating.draw, {"why": "x"})):
            sentence, _ = refused(room.do, verb, chance=chance(5), **what)
            assert sentence == "Somebody went out at table 1 and has no name yet: say first who it was."
        room.do(naming.say_who, nameless=1, entry=room.sitting(1)[0])
        room.do(redraws.redraw, chance=chance(5))
        assert room.sizes == {1: 8}
