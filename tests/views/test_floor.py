"""The floor: what is taken over from the moment before is what would be found out anew."""

from __future__ import annotations

import random

import pytest

from tdapp.director import absences, balancing, breaks, floor, naming, players, registration, seating, standing_room
from tdapp.director.tonight import Tonight
from tdapp.store.change import Change, Deed, update
from tdapp.values.field import Entry, Presence, Seating, Table
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.views.entrants import entrant, entrants
from tdapp.views.floor import COLUMNS, Floor, FloorTable, why_no_button_there, why_not_there
from tdapp.views.floor import floor as floor_of
from tests.director.evenings import BY, chance, created, enter, undo

NAMES = [*(f"Player {n}" for n in range(16)), "Ann Lee", "Ann Lee", "Ann Lee", "김민준"]
LATE = ("Late Lou", "Late Zoë", "Late Ann Lee")


@pytest.fixture
def friday(house):
    """Twenty at three tables, three of them of one name."""
    event = created(house)
    enter(house, event, *NAMES[:17], NAMES[19])
    for _ in range(2):
        ann = players.add_player(house, name="Ann Lee", by=BY)
        registration.register(house, event, player=ann.rows[0].key[-1], chance=chance(), by=BY)
    seating.draw(house, event, chance=chance(), by=BY)
    return event


def anew(house, event) -> Tonight:
    return Tonight.of(house, event)


class Play:
    """Deeds at random, as a director might do them."""

    def __init__(self, house, event, seed: int) -> None:
        self.house, self.event, self.at = house, event, random.Random(seed)
        self.last: Change | None = None

    def entry(self) -> int:
        return self.at.choice(sorted(anew(self.house, self.event).now[Presence]))

    def free_seat(self) -> Seat:
        free = anew(self.house, self.event).free_seats
        if not free:
            raise Refused("The room is full.")
        return self.at.choice(free)

    def bust(self):
        return floor.bust(self.house, self.event, out={self.entry(): None}, by=BY)

    def move(self):
        to = self.free_seat()
        return seating.move(self.house, self.event, entry=self.entry(), to=to, by=BY)

    def button(self):
        table = self.at.choice([one.table for one in anew(self.house, self.event).tables])
        return balancing.say_button(self.house, self.event, table=table, button=self.at.randint(1, 9), by=BY)

    def away(self):
        entry = self.entry()
        if anew(self.house, self.event).now[Presence][entry].away_since is None:
            return absences.leave(self.house, self.event, entry=entry, by=BY)
        return absences.arrive(self.house, self.event, entries=[entry], by=BY)

    def late(self):
        return registration.register(self.house, self.event, name=self.at.choice(LATE), chance=chance(), by=BY)

    def somebody_out(self):
        tables = [one.table for one in anew(self.house, self.event).tables]
        return naming.somebody_out(self.house, self.event, table=self.at.choice(tables), by=BY)

    def break_one(self):
        return breaks.break_table(self.house, self.event, chance=chance(), by=BY)[0]

    def close_a_seat(self):
        seat = self.free_seat()
        row = anew(self.house, self.event).now[Table][seat.table]
        deed = Deed(self.event, "A seat was closed", (update(row, unavailable=str(seat.seat)),))
        return anew(self.house, self.event).write(deed, BY)

    def take_back(self):
        assert self.last is not None
        return undo(self.house, self.last)


DEEDS = (
    Play.bust,
    Play.bust,
    Play.bust,
    Play.move,
    Play.button,
    Play.away,
    Play.late,
    Play.close_a_seat,
    Play.somebody_out,
    Play.take_back,
)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_taken_over_is_what_would_be_found_anew(house, friday, seed):
    play = Play(house, friday, seed)
    kept = anew(house, friday)
    shown = floor_of(kept)
    for step in range(14):
        deed = play.at.choice(DEEDS) if step else Play.bust
        if step == 9:
            deed = Play.break_one
        try:
            play.last = deed(play)
        except Refused:
            continue
        kept = kept.later(house.snapshot(friday))
        fresh = anew(house, friday)
        assert dict(kept.labels) == dict(fresh.labels)
        assert kept.tables == fresh.tables
        shown = floor_of(kept, shown)
        assert shown == floor_of(fresh)


def test_two_of_one_name_lose_their_numbers_when_one_is_left(house, friday):
    kept = anew(house, friday)
    shown = floor_of(kept)
    anns = [n for n, label in kept.labels.items() if label.startswith("Ann Lee")]
    assert {kept.labels[n] for n in anns} == {f"Ann Lee (#{n})" for n in anns}
    floor.bust(house, friday, out=dict.fromkeys(anns[:2]), by=BY)
    kept = kept.later(house.snapshot(friday))
    names = {chair.name for table in floor_of(kept, shown).tables for chair in table.chairs}
    assert "Ann Lee" in names
    assert not [name for name in names if "#" in name]


def test_whoever_comes_as_another_of_that_name_gives_both_a_number(house, friday):
    kept = anew(house, friday)
    assert "김민준" in kept.labels.values()
    another = players.add_player(house, name="김민준", by=BY)
    registration.register(house, friday, player=another.rows[0].key[-1], chance=chance(), by=BY)
    kept = kept.later(house.snapshot(friday))
    assert sorted(label for label in kept.labels.values() if "김민준" in label) == ["김민준 (#18)", "김민준 (#21)"]


def test_tables_that_no_change_touched_are_the_same_objects(house, friday):
    kept = anew(house, friday)
    before = floor_of(kept)
    out = next(row for row in kept.now[Seating].values() if row.table == 2)
    floor.bust(house, friday, out={out.n: None}, by=BY)
    after = floor_of(kept.later(house.snapshot(friday)), before)
    assert [one.chairs is other.chairs for one, other in zip(before.tables, after.tables)] == [True, False, True]


def test_what_is_found_out_once_is_not_found_out_again(house, friday):
    asked = []

    def find(tonight):
        asked.append(tonight)
        return len(asked)

    tonight = anew(house, friday)
    assert [tonight.once(find), tonight.once(find)] == [1, 1]
    assert tonight.later(tonight.now).once(find) == 2


def test_who_is_missing_at_the_table_is_said(house, friday):
    entry = next(iter(anew(house, friday).now[Presence]))
    absences.leave(house, friday, entry=entry, by=BY)
    chairs = [chair for table in floor_of(anew(house, friday)).tables for chair in table.chairs]
    assert [chair.absent for chair in chairs if chair.entry == entry] == ["away"]
    late = registration.register(house, friday, name="Lou", has_arrived=False, chance=chance(), by=BY)
    assert late is not None
    chairs = [chair for table in floor_of(anew(house, friday)).tables for chair in table.chairs]
    assert [chair.absent for chair in chairs if chair.name == "Lou"] == ["not here yet"]


def test_a_chair_says_why_it_takes_nobody(house, friday):
    shown = floor_of(anew(house, friday))
    taken = next(chair for chair in shown.tables[0].chairs if chair.entry is not None)
    assert why_not_there(shown, Seat(1, taken.seat)) == f"{taken.name} sits there"
    free = next(chair for chair in shown.tables[0].chairs if chair.entry is None)
    assert why_not_there(shown, Seat(1, free.seat)) == ""
    assert why_not_there(shown, Seat(1, None)) == why_not_there(shown, Seat(9, 1)) == "No chair"
    assert why_no_button_there(1, Seat(1, 4)) == ""
    assert why_no_button_there(1, Seat(2, 4)) == "It stays at table 1"


def test_the_next_to_break_says_at_how_many_and_every_table_its_turn(house, friday):
    shown: Floor = floor_of(anew(house, friday))
    turns = {table.n: table.breaks for table in shown.tables}
    order = sorted(anew(house, friday).now[Table].values(), key=lambda row: row.breaks)
    assert turns == {row.n: turn for turn, row in enumerate(order, 1)}
    following: FloorTable = next(table for table in shown.tables if table.breaks == 1)
    assert following.note.endswith("breaks at 18")
    assert following.standing == "breaks next"


def test_one_table_alone_has_no_turn_to_break(house):
    event = created(house, "Small")
    for name in ("Ann", "Bob"):
        registration.register(house, event, name=name, chance=chance(), by=BY)
    seating.draw(house, event, chance=chance(), by=BY)
    (alone,) = floor_of(anew(house, event)).tables
    assert [column.says(alone) for column in COLUMNS if column.title == "Breaks"] == [""]


def test_one_entrant_is_told_as_in_the_whole_list(house, friday):
    out = next(iter(anew(house, friday).now[Presence]))
    floor.bust(house, friday, out={out: None}, by=BY)
    player = anew(house, friday).now[Entry][out].player
    registration.register(house, friday, player=player, chance=chance(), by=BY)
    tonight = anew(house, friday)
    every = entrants(tonight)
    assert [entrant(tonight, row.entry) for row in every] == every
    assert {row.status for row in every} == {"in", "out"}


def test_a_table_that_was_opened_and_is_empty_is_not_short_and_is_not_the_one_that_breaks(house, friday):
    before = {table.n: table.note for table in floor_of(anew(house, friday)).tables}
    standing_room.add_table(house, friday, table=9, by=BY)
    shown = {table.n: table for table in floor_of(anew(house, friday)).tables}
    assert (shown[9].standing, shown[9].note, shown[9].short_by) == ("even", "nobody yet", 0)
    assert {n: table.note for n, table in shown.items() if n != 9} == before
