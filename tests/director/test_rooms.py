"""The room before the draw: its tables, the order of breaking, and which of them a draw takes."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.director import breaks, events, floor, registration, seating
from tdapp.director.rooms import (
    HIGHEST_NUMBER,
    MOST_TABLES,
    described,
    fewest,
    in_order_of_breaking,
    in_runs,
    locked_because,
    set_room,
    to_fill,
)
from tdapp.director.tonight import Tonight
from tdapp.rules.draw import TableToFill
from tdapp.values.field import Seating, Table
from tests.director.evenings import BY, chance, created, enter, finish, refused, undo

NAMES = [f"Player {number}" for number in range(1, 41)]
ROOM = (TableToFill(5, 9), TableToFill(8, 9, (4, 5)), TableToFill(12, 6))


def set_up(house, event, tables=ROOM, **more):
    return set_room(house, event, tables=tables, by=BY, **more)


def rows(house, event):
    return dict(house.snapshot(event)[Table])


def draw(house, event):
    return seating.draw(house, event, chance=chance(), by=BY)


def drawn_to(house, event):
    return [table.table for table in to_fill(Tonight.of(house, event))]


class TestSettingItUp:
    def test_every_table_is_as_it_was_said(self, house, friday):
        set_up(house, friday)
        assert [(row.n, row.seats, row.unavailable) for row in described(house.snapshot(friday))] == [
            (5, 9, ""),
            (8, 9, "4,5"),
            (12, 6, ""),
        ]

    @pytest.mark.parametrize(
        ("tables", "breaking", "told"),
        [
            (ROOM, (), "The room: 3 tables (5, 8, 12), 22 seats"),
            (ROOM, (12, 8, 5), "The room: 3 tables (5, 8, 12), 22 seats"),
            (ROOM, (5, 12, 8), "The room: 3 tables (5, 8, 12), 22 seats; order of breaking: 5, 12, 8"),
            ([TableToFill(n, 10) for n in (1, 2, 3, 7)], (), "The room: 4 tables (1–3, 7), 40 seats"),
            ([TableToFill(1, 10)], (), "The room: 1 table (1), 10 seats"),
        ],
    )
    def test_one_change_tells_it(self, house, friday, tables, breaking, told):
        assert set_up(house, friday, tables, breaking=breaking).sentence == told

    def test_without_tables_there_are_as_many_as_the_draw_needs(self, house, friday):
        set_up(house, friday)
        assert set_up(house, friday, ()).sentence == "The room: as many tables as the draw needs"
        enter(house, friday, *NAMES[:19])
        assert described(house.snapshot(friday)) == ()
        assert drawn_to(house, friday) == [1, 2, 3]

    def test_undo_brings_the_room_of_before_back(self, house, friday):
        set_up(house, friday)
        before = rows(house, friday)
        change = set_up(house, friday, [TableToFill(8, 10, (1,)), TableToFill(9, 9)], breaking=(8, 9))
        undo(house, change)
        assert rows(house, friday) == before

    def test_a_table_that_stays_as_it_was_is_no_part_of_the_change(self, house, friday):
        set_up(house, friday, breaking=(5, 8, 12))
        change = set_up(house, friday, (*ROOM, TableToFill(20, 9)), breaking=(5, 8, 12, 20))
        assert [row.key[-1] for row in change.rows] == [20]


class TestTheOrderOfBreaking:
    def order(self, house, event):
        return [row.n for row in in_order_of_breaking(rows(house, event).values())]

    def test_the_highest_number_breaks_first_where_nothing_is_said(self, house, friday):
        set_up(house, friday)
        assert self.order(house, friday) == [12, 8, 5]

    def test_it_is_the_one_that_was_said(self, house, friday):
        set_up(house, friday, breaking=(8, 5, 12))
        assert self.order(house, friday) == [8, 5, 12]

    def test_the_floor_follows_it(self, house, friday):
        set_up(house, friday, [TableToFill(n, 9) for n in (1, 2, 3)], breaking=(2, 3, 1))
        enter(house, friday, *NAMES[:19])
        draw(house, friday)
        floor.bust(house, friday, out={1: None}, by=BY)
        assert breaks.break_table(house, friday, chance=chance(), by=BY)[1].table == 2


class TestWhatIsRefused:
    @pytest.mark.parametrize(
        ("tables", "at"),
        [
            ([TableToFill(0, 9)], ("tables", 0, "table")),
            ([TableToFill(1, 9), TableToFill(HIGHEST_NUMBER + 1, 9)], ("tables", 1, "table")),
            ([TableToFill(1, 9), TableToFill(2, 9), TableToFill(1, 9)], ("tables", 2, "table")),
            ([TableToFill(1, 1)], ("tables", 0, "seats")),
            ([TableToFill(1, 9), TableToFill(2, 11)], ("tables", 1, "seats")),
            ([TableToFill(1, 9, (10,))], ("tables", 0, "unavailable")),
            ([TableToFill(1, 9, (0,))], ("tables", 0, "unavailable")),
            ([TableToFill(1, 9, (3, 3))], ("tables", 0, "unavailable")),
            ([TableToFill(1, 4, (1, 2, 3))], ("tables", 0, "unavailable")),
            ([TableToFill(n, 9) for n in range(1, MOST_TABLES + 2)], ("tables",)),
        ],
    )
    def test_it_names_the_place(self, house, friday, tables, at):
        assert refused(set_up, house, friday, tables)[1] == at
        assert rows(house, friday) == {}

    @pytest.mark.parametrize("breaking", [(5, 8), (5, 8, 12, 13), (5, 5, 8), (5, 8, 8, 12)])
    def test_an_order_that_does_not_name_every_table_once(self, house, friday, breaking):
        assert refused(set_up, house, friday, breaking=breaking)[1] == ("breaking",)

    def test_what_is_so_already(self, house, friday):
        assert refused(set_up, house, friday, ()) == ("That is how it is already.", ("tables",))
        set_up(house, friday)
        assert refused(set_up, house, friday)[1] == ("tables",)

    def test_once_seats_are_drawn(self, house, friday):
        enter(house, friday, *NAMES[:2])
        assert locked_because(Tonight.of(house, friday)) == ""
        draw(house, friday)
        assert refused(set_up, house, friday) == ("Seats are drawn: the room stands now.", ("tables",))

    def test_once_somebody_has_a_seat_by_registering(self, house):
        event = created(house, draws_at_once=True)
        enter(house, event, "Ann Lee")
        assert refused(set_up, house, event)[1] == ("tables",)

    def test_once_it_is_over(self, house, friday):
        finish(house, friday)
        assert refused(set_up, house, friday) == ("The tournament is over.", ("tables",))


class TestTheTablesOfADraw:
    def test_the_fewest_that_hold_everybody_and_those_that_break_last(self, house, friday):
        set_up(house, friday, [TableToFill(n, 9) for n in (1, 2, 3, 4)], breaking=(1, 4, 2, 3))
        enter(house, friday, *NAMES[:15])
        assert drawn_to(house, friday) == [2, 3]

    def test_a_bigger_table_before_one_more(self, house, friday):
        set_up(house, friday, [TableToFill(1, 6), TableToFill(2, 6), TableToFill(3, 10)])
        enter(house, friday, *NAMES[:16])
        assert drawn_to(house, friday) == [1, 3]

    def test_nobody_is_drawn_to_a_closed_seat_and_the_other_tables_wait(self, house, friday):
        set_up(house, friday)
        enter(house, friday, *NAMES[:16])
        draw(house, friday)
        taken = {(row.table, row.seat) for row in house.snapshot(friday)[Seating].values()}
        assert taken == {(5, seat) for seat in range(1, 10)} | {(8, seat) for seat in (1, 2, 3, 6, 7, 8, 9)}
        assert {n: row.is_open for n, row in rows(house, friday).items()} == {5: True, 8: True, 12: False}

    def test_a_room_that_is_too_small_says_by_how_much(self, house, friday):
        set_up(house, friday, [TableToFill(1, 9), TableToFill(2, 9, (9,))])
        enter(house, friday, *NAMES[:18])
        told = "The room has 17 seats for 18 players: add a table to it in Setup first."
        assert refused(draw, house, friday)[0] == told

    def test_undo_of_the_draw_opens_all_of_them_again(self, house, friday):
        set_up(house, friday)
        enter(house, friday, *NAMES[:4])
        before = rows(house, friday)
        undo(house, draw(house, friday))
        assert rows(house, friday) == before
        set_up(house, friday, ())


class TestTheRoomThatIsDescribed:
    def test_stays_the_same_however_far_it_was_played(self, house, friday):
        set_up(house, friday, breaking=(5, 12, 8))
        before = described(house.snapshot(friday))
        enter(house, friday, *NAMES[:20])
        draw(house, friday)
        floor.bust(house, friday, out=dict.fromkeys(range(1, 8)), by=BY)
        breaks.break_table(house, friday, chance=chance(), by=BY)
        after = described(house.snapshot(friday))
        assert [(row.n, row.seats, row.unavailable, row.breaks) for row in after] == [
            (row.n, row.seats, row.unavailable, row.breaks) for row in before
        ]

    @pytest.mark.parametrize("at_once", [True, False])
    def test_tables_that_were_taken_as_needed_are_none(self, house, at_once):
        event = created(house, draws_at_once=at_once)
        enter(house, event, *NAMES[:21])
        if not at_once:
            draw(house, event)
        assert len(rows(house, event)) == 3
        assert described(house.snapshot(event)) == ()

    def test_seats_at_registration_are_at_its_tables(self, house):
        event = created(house, draws_at_once=True)
        set_up(house, event)
        enter(house, event, *NAMES[:22])
        assert sorted(rows(house, event)) == [5, 8, 12]

    def test_a_tournament_like_it_has_the_same_room_open(self, house, friday):
        set_up(house, friday, breaking=(5, 12, 8))
        before = rows(house, friday)
        enter(house, friday, *NAMES[:4])
        draw(house, friday)
        again = rows(house, events.duplicate(house, friday, by=BY))
        assert {n: (row.seats, row.unavailable, row.breaks, row.is_open) for n, row in again.items()} == {
            n: (row.seats, row.unavailable, row.breaks, True) for n, row in before.items()
        }

    def test_when_it_is_full_registering_says_so(self, house, friday):
        set_up(house, friday, [TableToFill(7, 2)])
        enter(house, friday, "Ann Lee", "Bob Marsh")
        draw(house, friday)
        late = {"name": "Late Lou", "chance": chance(), "by": BY}
        assert refused(registration.register, house, friday, **late)[1] == ("seats",)


CAPACITIES = st.lists(st.integers(2, 10), min_size=1, max_size=7)


class TestFewest:
    @given(capacities=CAPACITIES, data=st.data())
    def test_no_fewer_hold_everybody_and_of_equals_the_earliest_are_taken(self, capacities, data):
        tables = [TableToFill(number, seats) for number, seats in enumerate(capacities, 1)]
        players = data.draw(st.integers(1, sum(capacities)))
        ways = (way for size in range(1, len(tables) + 1) for way in combinations(tables, size))
        best = next(way for way in ways if sum(table.capacity for table in way) >= players)
        assert fewest(tables, players) == list(best)

    def test_closed_seats_hold_nobody(self):
        tables = [TableToFill(1, 9, (1, 2, 3)), TableToFill(2, 8)]
        assert fewest(tables, 7) == tables[1:]


class TestInRuns:
    @pytest.mark.parametrize(
        ("numbers", "told"),
        [((), ""), ((4,), "4"), ((2, 1), "1–2"), ((1, 2, 3, 4, 5, 8, 12, 11, 10), "1–5, 8, 10–12")],
    )
    def test_neighbours_are_one_run(self, numbers, told):
        assert in_runs(numbers) == told

    @given(st.sets(st.integers(1, 60)))
    def test_it_names_exactly_the_numbers(self, numbers):
        told = set()
        for run in in_runs(numbers).split(", ") if numbers else ():
            first, _, last = run.partition("–")
            told |= set(range(int(first), int(last or first) + 1))
        assert told == numbers
