"""A tournament that was put away: in no list, nothing of it lost, and a PIN if the house wants one."""

from __future__ import annotations

import pytest

from tdapp.director import clock, events, seating
from tdapp.director.putting_away import in_sight, put_away, take_out_again
from tdapp.store.verify import verify
from tdapp.values.refusal import Refused
from tdapp.views.open_events import clocks_beside, open_events
from tests.director.evenings import BY, SAMPLE, chance, enter, refused


@pytest.fixture
def friday(house):
    return events.create(house, events.Wish("Friday", SAMPLE, buy_in=2_000), by=BY)


@pytest.fixture
def mistake(house, friday):
    return events.create(house, events.Wish("Firday", SAMPLE, buy_in=2_000), by=BY)


def test_it_leaves_every_list_and_nothing_else_changes(house, friday, mistake):
    enter(house, mistake, "Ann", "Bob")
    before = house.snapshot(mistake).rows
    put_away(house, tournament=mistake, by=BY)
    assert [terms.id for terms in in_sight(house)] == [friday]
    assert [event.key for event in open_events(house, BY.at)] == [friday]
    assert clocks_beside(house, friday, BY.at) == []
    assert house.snapshot(mistake).rows == before
    assert verify(house.path).faults == ()


def test_it_comes_back_as_it_was(house, friday, mistake):
    put_away(house, tournament=mistake, by=BY)
    take_out_again(house, tournament=mistake, by=BY)
    assert {terms.id for terms in in_sight(house)} == {friday, mistake}


def test_not_while_its_clock_runs_and_not_twice(house, mistake):
    enter(house, mistake, "Ann", "Bob", "Cem")
    seating.draw(house, mistake, chance=chance(), by=BY)
    clock.start(house, mistake, by=BY)
    assert refused(put_away, house, tournament=mistake, by=BY)[0] == "The clock of Firday runs: pause it first."
    clock.pause(house, mistake, by=BY)
    put_away(house, tournament=mistake, by=BY)
    assert refused(put_away, house, tournament=mistake, by=BY)[0] == "Firday is put away already."
    with pytest.raises(Refused):
        take_out_again(house, tournament="nobody's", by=BY)
