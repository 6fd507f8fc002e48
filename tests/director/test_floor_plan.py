"""The floor plan belongs to the house: no two tables on one another, every step can be taken back."""

from __future__ import annotations

import pytest

from tdapp.director import floor_plan
from tdapp.director.floor_plan import FARTHEST, SIDE
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.refusal import Refused
from tdapp.views.floor_plan import floor_plan as shown
from tdapp.views.floor_plan import in_rows
from tests.director.evenings import BY


def arrange(house, **places):
    return floor_plan.arrange(house, places={int(n[1:]): place for n, place in places.items()}, by=BY)


def test_tables_stand_where_they_were_put(house):
    assert arrange(house, t1=(0, 0), t2=(4, 0)).sentence == "A floor plan was begun, with 2 tables"
    assert arrange(house, t2=(9, 1)).sentence == "Table 2 stands elsewhere on the floor plan"
    assert floor_plan.spots(house) == {1: (0, 0), 2: (9, 1)}


def test_the_one_that_was_dragged_is_named_when_the_others_only_keep_their_places(house):
    arrange(house, t1=(0, 0))
    assert arrange(house, t1=(0, 8), t2=(4, 0), t3=(8, 0)).sentence == "Table 1 stands elsewhere on the floor plan"


@pytest.mark.parametrize("place", [(0, 0), (3, 0), (-3, 3), (0, -3)])
def test_no_table_stands_on_another(house, place):
    arrange(house, t1=(0, 0), t2=(40, 40))
    with pytest.raises(Refused, match="Table 1 stands there"):
        arrange(house, t2=place)
    assert floor_plan.spots(house) == {1: (0, 0), 2: (40, 40)}


@pytest.mark.parametrize("place", [(SIDE, 0), (0, SIDE), (-SIDE, 1), (3, -SIDE)])
def test_side_by_side_is_far_enough(house, place):
    arrange(house, t1=(0, 0))
    arrange(house, t2=place)
    assert floor_plan.spots(house)[2] == place


def test_two_tables_change_places_in_one_change(house):
    arrange(house, t1=(0, 0), t2=(4, 0))
    arrange(house, t1=(4, 0), t2=(0, 0))
    assert floor_plan.spots(house) == {1: (4, 0), 2: (0, 0)}


def test_off_the_plan_and_where_it_stands_already_are_refused(house):
    arrange(house, t1=(0, 0))
    with pytest.raises(Refused, match="off the floor plan"):
        arrange(house, t1=(FARTHEST + 1, 0))
    with pytest.raises(Refused, match="already"):
        arrange(house, t1=(0, 0))


def test_the_grid_comes_back_and_undo_brings_the_plan_back(house):
    with pytest.raises(Refused, match="no floor plan"):
        floor_plan.back_to_grid(house, by=BY)
    arrange(house, t1=(0, 0), t7=(12, 3))
    change = floor_plan.back_to_grid(house, by=BY)
    assert floor_plan.spots(house) == {}
    house.undo(HOUSE_STREAM, change.n, at=BY.at, who=BY.who)
    assert floor_plan.spots(house) == {1: (0, 0), 7: (12, 3)}


def test_a_room_without_a_plan_stands_in_a_grid(house):
    assert shown(house, [1, 2]) is None


def test_tables_the_plan_does_not_know_stand_in_rows_beneath_it(house):
    arrange(house, t1=(0, 0), t2=(20, 8), t9=(40, 0))
    plan = shown(house, [1, 2, 3, 4])
    assert plan is not None
    assert plan.places == {1: (0, 0), 2: (20, 8), 3: (0, 12), 4: (4, 12)}
    assert plan.others == {9: (40, 0)}


def test_rows_are_filled_from_the_left():
    assert in_rows([5, 6, 7], 2, left=1, top=2) == {5: (1, 2), 6: (5, 2), 7: (1, 6)}


def test_the_next_free_place_lies_behind_what_is_in_the_way():
    plan = {1: (0, 0), 2: (4, 1), 3: (9, -3), 4: (0, 9)}
    assert floor_plan.next_free(plan, 1, (-1, 0)) == (-1, 0)
    assert floor_plan.next_free(plan, 1, (1, 0)) == (13, 0)
    assert floor_plan.next_free(plan, 1, (0, 1)) == (0, 1)
