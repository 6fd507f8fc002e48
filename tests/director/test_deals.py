"""Deals: all who are left or nobody, to the cent, by the profile; and what is played for after it."""

from __future__ import annotations

import pytest

from tdapp.director import deals, events, floor, prize_plans, prizes, registration
from tdapp.director.counted_events import take_out
from tdapp.director.tonight import Tonight
from tdapp.rules.prize_ways import Wish
from tdapp.values.field import Elimination, Presence, Prize
from tdapp.values.prizes import Deal
from tdapp.views.deal_table import agreement, deal_players, deal_table
from tdapp.views.prizes import prizes as prizes_shown
from tests.director.evenings import BY, chance, created, enter, refused, undo

NAMES = "Ann Bob Cleo Dan Eva".split()
STACKS = {1: 2_500, 2: 1_500, 3: 1_000}


@pytest.fixture
def three(house):
    """Three of five left; 50, 30 and 20 are locked, of which nobody has anything yet."""
    friday = created(house)
    enter(house, friday, *NAMES)
    prize_plans.set_plan(house, friday, way="hand", wish=Wish(amounts=(5_000, 3_000, 2_000)), by=BY)
    prizes.lock(house, friday, by=BY)
    for entry in (5, 4):
        floor.bust(house, friday, out={entry: None}, by=BY)
    return friday


def make(house, event, **said):
    return deals.make(house, event, **{"method": "chips", "stacks": STACKS, "by": BY, **said})


def due(house, event) -> dict[int, int]:
    return {one.entry: one.prize for one in prizes.standings(Tonight.of(house, event)) if one.prize}


class TestWithoutNames:
    """Nobody knows who is who: a line of the agreement is whoever signs it."""

    @pytest.fixture
    def counted(self, house):
        walk_in = events.create(house, events.Wish("Walk-in", "AMERIFUN sample", 2_000, has_names=False), by=BY)
        registration.count_in(house, walk_in, number=5, by=BY)
        prize_plans.set_plan(house, walk_in, way="hand", wish=Wish(amounts=(5_000, 3_000, 2_000)), by=BY)
        prizes.lock(house, walk_in, by=BY)
        take_out(house, walk_in, number=2, by=BY)
        return walk_in

    def test_it_ends_with_the_deal_and_each_is_paid_what_was_agreed(self, house, counted):
        make(house, counted, is_the_end=True)
        assert due(house, counted) == {1: 4_000, 2: 3_200, 3: 2_800}
        for entry in due(house, counted):
            prizes.pay(house, counted, entry=entry, by=BY)
        lines = agreement(Tonight.of(house, counted)).lines
        assert [line.name for line in lines] == ["Entry 1", "Entry 2", "Entry 3"]
        assert sum(line.amount for line in lines) == 10_000

    def test_they_play_on_only_where_all_get_the_same(self, house, counted):
        said = refused(make, house, counted, reserve=1_000)
        assert said == ("Without names they can play on only if all get the same: let it end here.", ("is_the_end",))
        make(house, counted, method="even", reserve=1_000)
        take_out(house, counted, number=2, by=BY)
        assert sorted(due(house, counted).values()) == [3_000, 3_000, 4_000]


class TestMakingOne:
    def test_they_play_on_for_what_is_left_and_each_keeps_the_share(self, house, three):
        made = make(house, three, reserve=1_000)
        assert made.sentence == "3 players made a deal (chip chop) over €90: they play on"
        for entry in (1, 2):
            floor.bust(house, three, out={entry: None}, by=BY)
        found = due(house, three)
        assert found == {3: 2_600 + 1_000, 2: 2_900, 1: 3_500}
        assert sum(found.values()) == 10_000
        for entry in found:
            prizes.pay(house, three, entry=entry, by=BY)

    def test_it_ends_here_with_places_by_the_stacks(self, house, three):
        make(house, three, is_the_end=True, stacks={1: 1_000, 2: 2_500, 3: 1_500})
        tonight = Tonight.of(house, three)
        assert tonight.terms.finished == BY.at
        assert list(tonight.now[Presence]) == [2]
        order = sorted(tonight.now[Elimination].values(), key=lambda row: row.hand)
        assert [row.n for row in order[-2:]] == [1, 3]
        assert sum(due(house, three).values()) == 10_000

    def test_undo_brings_back_the_prizes_and_the_players(self, house, three):
        before = Tonight.of(house, three).now
        undo(house, make(house, three, is_the_end=True))
        after = Tonight.of(house, three).now
        assert after[Presence] == before[Presence]
        assert not after[Deal]
        assert after[Prize] == before[Prize]

    def test_amounts_that_they_agreed_on_must_come_to_what_there_is(self, house, three):
        agreed = {1: 4_000, 2: 3_000, 3: 2_000}
        sentence, at = refused(make, house, three, method="custom", agreed=agreed)
        assert (sentence, at) == ("The amounts come to €90: €10 is not given to anybody.", ("agreed",))
        make(house, three, method="custom", agreed=agreed, reserve=1_000)
        assert [line.amount for line in agreement(Tonight.of(house, three)).lines] == [4_000, 3_000, 2_000]

    def test_evenly_does_not_wait_for_the_stacks(self, house, three):
        counted_by_now = {1: 2_500, 2: 0, 3: 0}
        found = deals.offer(Tonight.of(house, three), method="even", stacks=counted_by_now, unit=1)
        assert sorted(found.shares.values()) == [3_333, 3_333, 3_334]


class TestRefused:
    def test_nobody_is_left_out(self, house, three):
        assert "leaves out Cleo" in refused(make, house, three, stacks={1: 1, 2: 1})[0]

    @pytest.mark.parametrize("method", ["icm", "chips"])
    def test_a_stack_that_nobody_counted_is_asked_for(self, house, three, method):
        said = refused(make, house, three, method=method, stacks={1: 2_500, 2: 0, 3: 1_000})
        assert said == ("Say what stack Bob has.", ("stacks",))
        said = refused(make, house, three, method=method, stacks={1: 2_500, 2: 0, 3: 0})
        assert said == ("Say what stack Bob or Cleo has.", ("stacks",))

    def test_without_locked_prizes_there_is_nothing_to_divide(self, house):
        friday = created(house)
        enter(house, friday, *NAMES)
        assert refused(make, house, friday)[0].startswith("Lock the prizes first")

    def test_amerifun_forbids_them(self, house):
        friday = created(house, profile="amerifun")
        enter(house, friday, *NAMES)
        prizes.lock(house, friday, by=BY)
        assert "may not make deals" in refused(make, house, friday)[0]

    def test_nobody_joins_a_deal_or_leaves_it(self, house, three):
        made = make(house, three, reserve=1_000)
        for verb, what in (
            (registration.register, {"name": "Zoë", "chance": chance()}),
            (registration.unregister, {"entry": 2, "why": "A slip"}),
        ):
            assert refused(verb, house, three, by=BY, **what)[0] == "A deal was made already: undo it first."
        undo(house, made)
        registration.register(house, three, name="Zoë", chance=chance(), by=BY)

    def test_undo_leaves_the_deal_its_prizes_and_its_players(self, house, three):
        journal = house.changes(three)
        locked = next(told for told in journal if told.touches("prize"))
        out = next(told for told in reversed(journal) if told.touches("elimination"))
        make(house, three, reserve=1_000)
        assert "deal over prizes that are not there" in refused(undo, house, locked)[0]
        assert refused(undo, house, out)[0] == "It would bring entry 4 back after the deal: undo the deal first."

    def test_a_reserve_is_played_for(self, house, three):
        assert refused(make, house, three, reserve=100, is_the_end=True)[1] == ("reserve",)

    def test_one_deal_at_a_time_and_locked_prizes_stay(self, house, three):
        make(house, three)
        assert "already" in refused(make, house, three)[0]
        assert "undo it first" in refused(prizes.unlock, house, three, by=BY)[0]

    def test_stacks_must_be_known_unless_it_is_even(self, house, three):
        nothing = dict.fromkeys(STACKS, 0)
        assert refused(make, house, three, stacks=nothing)[1] == ("stacks",)
        make(house, three, stacks=nothing, method="even")


class TestSideBySide:
    def test_all_ways_come_to_the_same_sum_and_the_stacks_are_compared_with_the_chips(self, house, three):
        tonight = Tonight.of(house, three)
        assert [player.name for player in deal_players(tonight)] == ["Ann", "Bob", "Cleo"]
        shown = deal_table(tonight, STACKS, reserve=1_000, unit=100)
        assert {sum(found.shares.values()) for found in shown.offers.values()} == {9_000}
        assert set(shown.offers) == {"icm", "chips", "even"}
        assert "in play" not in shown.told
        assert "1,000 fewer than the 5,000 in play" in deal_table(tonight, {**STACKS, 3: 0}, reserve=0, unit=1).told

    def test_the_prizes_show_the_deal_and_what_is_left_to_win(self, house, three):
        make(house, three, reserve=1_000)
        shown = prizes_shown(Tonight.of(house, three))
        lines = [(line.place, line.amount, line.name) for line in shown.lines]
        assert lines == [("1st", 1_000, ""), ("Deal", 3_500, "Ann"), ("Deal", 2_900, "Bob"), ("Deal", 2_600, "Cleo")]
        assert shown.why.startswith("A deal of 3 players over €90")
