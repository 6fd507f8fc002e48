"""The stack of somebody who stayed away is shared at the table, and what was counted there stays right."""

from __future__ import annotations

import pytest

from tdapp.director import absences, chip_counts, forfeits
from tdapp.director.ledger import chips_in_play
from tdapp.values.field import Elimination
from tdapp.values.noted import Stack
from tests.director.evenings import refused
from tests.director.floor_evenings import Floor


@pytest.fixture
def floor(house):
    """Twelve at two tables, and one is away for more than 20 minutes."""
    floor = Floor.with_players(house, 12, profile="amerifun")
    floor.do(absences.leave, entry=3)
    floor.time += 21 * 60_000
    return floor


class TestABS02TheStackIsShared:
    def test_the_others_get_equal_parts_and_the_rest_goes_to_the_bank(self, floor):
        before = chips_in_play(floor.now)
        change = floor.do(forfeits.forfeit, entry=3, stack=1_030)
        assert change.sentence.endswith("was shared at table 2, 205 each, 5 chips to the bank")
        assert (chips_in_play(floor.now), 3 in floor.now[Elimination]) == (before - 5, True)

    def test_what_was_counted_of_them_is_so_much_more(self, floor):
        one, *_ = (entry for entry in floor.at(floor.table_of(3)) if entry != 3)
        floor.do(chip_counts.count_stacks, stacks={3: 1_030, one: 900})
        floor.do(forfeits.forfeit, entry=3, stack=1_030)
        assert {entry: row.chips for entry, row in floor.now[Stack].items()} == {one: 1_105}

    def test_a_table_that_was_counted_keeps_its_sum_without_the_bank(self, floor):
        table = floor.table_of(3)
        other = 3 - table
        for number in (table, other):
            floor.do(chip_counts.count_table, table=number, chips=6_000)
        change = floor.do(forfeits.forfeit, entry=3, stack=1_030)
        found = chip_counts.chip_counts(floor.tonight)
        assert found.by_table == {table: 5_995, other: 6_000}
        assert (found.is_complete, found.missing) == (True, 0)
        floor.undo(change)
        assert chip_counts.chip_counts(floor.tonight).by_table == {table: 6_000, other: 6_000}

    def test_within_20_minutes_it_stays(self, floor):
        floor.do(absences.arrive, entries=[3])
        floor.do(absences.leave, entry=3)
        told, _ = refused(floor.do, forfeits.forfeit, entry=3, stack=1_000)
        assert "Within 20 minutes: the stack stays" in told
