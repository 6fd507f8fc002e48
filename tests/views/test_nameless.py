"""Somebody at table 2 is out, and nobody has said who: what every page shows until then."""

from __future__ import annotations

import pytest

from tdapp.director import balancing, breaks, naming, prizes, redraws
from tdapp.views.floor import floor
from tdapp.views.other_moves import other_moves
from tdapp.views.prizes import prize_columns
from tdapp.views.prizes import prizes as shown_prizes
from tdapp.views.recount import recount
from tdapp.views.results import results
from tdapp.views.todo import due_on_the_floor, todo
from tests.director.rooms_at_play import Room


@pytest.fixture
def room(house):
    """Nine and nine, and at the second table two have gone: the one by name, the other without."""
    room = Room.drawn(house, 18, profile="tda-2024", late_until_level=0)
    room.thin(t2=1)
    room.do(naming.somebody_out, table=2)
    return room


def players(room):
    columns = prize_columns(lambda: "EUR")
    return {line.places: columns[2].says(line) for line in shown_prizes(room.tonight).lines}


class TestTheRoom:
    def test_the_table_is_short_from_the_moment_on(self, room):
        second = floor(room.tonight).tables[1]
        assert (second.taken, second.standing, second.note) == (
            7,
            "short",
            "2 players short · 1 out, no name · breaks at 9",
        )
        assert room.sizes == {1: 9, 2: 7}

    def test_what_is_known_of_a_moment_before_is_not_taken_over(self, room):
        before = room.tonight
        assert [table.size for table in before.tables] == [9, 7]
        room.do(naming.nobody_went_out, nameless=1, why="He was at the bar")
        assert [table.size for table in before.later(room.tonight.now).tables] == [9, 8]

    def test_a_recount_knows_it(self, room):
        assert recount(room.tonight, 2, 7).told == (
            "The app has 7 players at table 2, without the 1 out who has no name: that is right."
        )


class TestWhatTheFloorAsksFor:
    def test_a_move_that_needs_the_chair_asks_for_the_name_once(self, room):
        room.do(balancing.say_button, table=1, button=3)
        due = due_on_the_floor(room.tonight, room.at).due
        assert [one.title for one in due] == ["Table 2 is short: who went out at table 2?"]
        assert (due[0].does, due[0].about, due[0].button) == ("say who", (1,), "Say who…")
        assert [one.does for one in todo(room.tonight, room.at)].count("say who") == 1

    def test_and_once_the_name_is_known_it_is_made(self, room):
        room.do(naming.say_who, nameless=1, entry=room.sitting(2)[0])
        room.say_buttons()
        room.do(balancing.balance)
        assert room.sizes == {1: 8, 2: 8}

    def test_nobody_at_that_table_is_offered_for_another_move(self, room):
        room.do(naming.somebody_out, table=1)
        found = balancing.plan(room.tonight, room.at)
        assert not found.moves, "eight and seven"
        room.do(naming.say_who, nameless=1, entry=room.sitting(2)[0])
        room.thin(t2=1)
        found = balancing.plan(room.tonight, room.at)
        assert found.needs_names == (1,)
        assert other_moves(room.tonight, found).movers == ()

    def test_elsewhere_the_floor_goes_on(self, house):
        three = Room.drawn(house, 27, profile="tda-2024", late_until_level=0)
        three.thin(t3=2)
        three.do(naming.somebody_out, table=2)
        three.say_buttons()
        move = balancing.plan(three.tonight, three.at).moves[0]
        assert (move.origin.table, move.to.table) == (1, 3)

    def test_a_redraw_and_a_break_ask_first(self, house):
        room = Room.drawn(house, 18, profile="tda-2024", late_until_level=0)
        room.thin(t1=4, t2=4)
        room.do(naming.somebody_out, table=1)
        assert redraws.due(room.tonight) is not None
        titles = [one.title for one in due_on_the_floor(room.tonight, room.at).due]
        assert titles == ["Draw the final table: who went out at table 1?"]

    def test_so_does_a_break_where_the_chair_is_needed(self, house):
        three = Room.drawn(house, 21, profile="tda-2024", late_until_level=0, seats=7)
        three.thin(t1=1, t2=1, t3=4)
        assert breaks.next_to_break(three.tonight).table is None
        three.do(naming.somebody_out, table=1)
        due = due_on_the_floor(three.tonight, three.at).due
        assert [one.title for one in due] == ["Break table 3: who went out at table 1?"]


class TestPrizesAndResults:
    def test_the_place_is_nameless_not_still_in_play(self, room):
        room.do(naming.say_who, nameless=1, entry=room.sitting(2)[0])
        room.thin(t1=8, t2=5)
        room.do(naming.somebody_out, table=2)
        assert players(room)[3, 3] == "Nameless, table 2"
        assert players(room)[2, 2] == "Still in play"
        row = next(row for row in results(room.tonight).rows if row.place == "3rd")
        assert (row.entry, row.name) == (None, "Nameless, table 2")

        room.do(prizes.lock)
        third = next(line for line in shown_prizes(room.tonight).lines if line.places == (3, 3))
        row = next(row for row in results(room.tonight).rows if row.place == "3rd")
        assert third.amount == row.prize > 0

    def test_with_one_left_who_won_is_open_too(self, house):
        two = Room.drawn(house, 3, late_until_level=0)
        two.thin(t1=1)
        two.do(naming.somebody_out, table=1)
        assert players(two)[1, 1] == "Open until everybody who went out has a name"
