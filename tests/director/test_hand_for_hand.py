"""Hand for hand: the clock stands, each hand takes its time off it, and tables are ticked off."""

from __future__ import annotations

import pytest

from tdapp.director import bustouts, clock, clock_undo, floor, hand_for_hand, terms
from tdapp.values.house import Stretch
from tdapp.values.refusal import Refused
from tdapp.views.hand_for_hand import hand_shown
from tests.director.clocks import LEVEL, Running


@pytest.fixture
def one(house):
    """Thirty at four tables, in the tenth minute."""
    return Running(house, players=30).start(10 * 60)


def refused(one: Running, verb, **what) -> str:
    before = one.tonight.now
    with pytest.raises(Refused) as no:
        one.do(verb, **what)
    assert one.tonight.now is before
    return no.value.sentence


class TestRP8CTwoMinutesAHand:
    def test_the_clock_stands_and_each_hand_takes_two_minutes_off_it(self, one):
        one.do(hand_for_hand.begin)
        assert (one.shows, one.face.told) == (("Level 1", "10:00", "hand for hand"), "Hand for hand · hand 1")
        shown = []
        for _ in range(2):
            one.wait(400)
            one.do(hand_for_hand.next_one)
            shown.append((one.face.time, one.face.hand))
        assert shown == [("8:00", 2), ("6:00", 3)]

    def test_the_rule_is_cited(self, one):
        assert one.do(hand_for_hand.begin).rule == "TDA RP-8A"
        assert one.do(hand_for_hand.next_one).rule == "TDA RP-8C"

    def test_the_levels_go_on(self, one):
        one.do(hand_for_hand.begin)
        for _ in range(6):
            change = one.do(hand_for_hand.next_one)
        assert one.shows == ("Level 2", "18:00", "hand for hand")
        assert change.sentence.startswith("Hand 6 was played at every table, 2:00 off the clock (level 2")

    def test_a_break_begins_whole_and_ends_it(self, one):
        one.wait(2 * LEVEL)
        one.do(hand_for_hand.begin)
        for _ in range(5):
            one.do(hand_for_hand.next_one)
        assert (one.shows, one.face.hand) == (("Break", "5:00", "running"), None)
        assert refused(one, hand_for_hand.next_one) == "Play is not hand for hand."
        assert "begin hand for hand when it is over" in refused(one, hand_for_hand.begin)

    def test_after_the_last_level_of_all_overtime_counts(self, one):
        one.wait(sum(row.seconds for row in one.tonight.now[Stretch].values()) - 11 * 60)
        last = one.face.title
        assert one.face.time == "1:00"
        one.do(hand_for_hand.begin)
        for _ in range(2):
            one.do(hand_for_hand.next_one)
        assert (one.face.title, one.face.time) == (last, "+3:00")


class TestTables:
    def test_they_are_ticked_off_and_the_last_brings_the_next_hand(self, one):
        one.do(hand_for_hand.begin)
        tables = sorted(hand_for_hand.playing(one.tonight))
        assert len(tables) == 4
        for table in tables[:3]:
            one.do(hand_for_hand.finish_table, table=table)
        assert one.face.waits_for == (tables[3],)
        shown = hand_shown(one.tonight, one.at)
        assert shown is not None
        assert [row.has_played for row in shown.tables] == [True, True, True, False]
        one.do(hand_for_hand.finish_table, table=tables[3])
        assert (one.face.hand, one.face.waits_for, one.face.time) == (2, tuple(tables), "8:00")

    def test_a_slip_is_taken_back_by_the_same_button(self, one):
        one.do(hand_for_hand.begin)
        one.do(hand_for_hand.finish_table, table=1)
        one.do(hand_for_hand.finish_table, table=1)
        assert one.face.waits_for == (1, 2, 3, 4)

    def test_a_table_that_is_none(self, one):
        one.do(hand_for_hand.begin)
        assert refused(one, hand_for_hand.finish_table, table=9) == "Nobody plays at table 9."

    def test_where_nobody_keeps_seats_hands_are_counted(self, house):
        one = Running(house).start()
        one.do(hand_for_hand.begin)
        one.do(hand_for_hand.next_one)
        assert (one.face.hand, one.face.time, one.face.waits_for) == (2, "18:00", ())


class TestTheClockMeanwhile:
    def test_it_is_neither_started_nor_held(self, one):
        one.do(hand_for_hand.begin)
        assert "each hand takes its time off the clock" in refused(one, clock.start)
        assert refused(one, clock.pause) == "The clock stands already."
        assert "end that first" in refused(one, clock.start_at, moment=one.at + 1_000)
        assert refused(one, hand_for_hand.begin) == "Play is hand for hand already."

    def test_it_can_be_set(self, one):
        one.do(hand_for_hand.begin)
        one.do(clock.add, minutes=1)
        assert one.shows == ("Level 1", "11:00", "hand for hand")

    def test_it_runs_on_when_that_is_over(self, one):
        one.do(hand_for_hand.begin)
        one.wait(500)
        assert one.do(hand_for_hand.end).sentence.startswith("Hand for hand is over after 0 hands")
        one.wait(1)
        assert one.shows == ("Level 1", "9:59", "running")
        assert one.face.hand is None

    def test_not_before_the_start(self, house):
        assert refused(Running(house, players=30), hand_for_hand.begin) == "No hand was dealt yet."

    def test_a_hand_counted_by_mistake_is_taken_back(self, one):
        one.do(hand_for_hand.begin)
        one.do(hand_for_hand.finish_table, table=2)
        counted = one.do(hand_for_hand.next_one)
        one.wait(30)
        clock_undo.take_back(one.house, one.event, n=counted.n, by=one.by)
        assert (one.face.time, one.face.hand, one.face.waits_for) == ("10:00", 1, (1, 3, 4))


class TestAnotherPace:
    def test_three_minutes(self, one):
        one.do(terms.amend, house_rules={"hand_for_hand": "3 minutes"})
        one.do(hand_for_hand.begin)
        one.do(hand_for_hand.next_one)
        assert one.face.time == "7:00"

    def test_the_clock_runs_on_where_the_house_says_so(self, one):
        one.do(terms.amend, house_rules={"hand_for_hand": "clock runs"})
        one.do(hand_for_hand.begin)
        one.wait(60)
        assert (one.shows, one.face.told) == (("Level 1", "9:00", "running"), "Hand for hand · hand 1")
        one.do(hand_for_hand.next_one)
        assert (one.face.time, one.face.hand) == ("9:00", 2)
        one.do(clock.pause, why="dispute")
        assert (one.face.told, one.face.hand) == ("Dispute", 2)
        one.do(clock.start)
        assert one.face.hand == 2


class TestTogetherWithTheBustOuts:
    """Who goes out on which hand, and the clock, are one deed."""

    def test_a_hand_on_which_somebody_went_out_is_told(self, one):
        one.do(hand_for_hand.begin)
        one.do(floor.bust, out={3: None})
        assert "1 player went out on it" in one.do(hand_for_hand.next_one).sentence
        assert bustouts.hand_now(one.tonight.now).n == 2

    def test_a_break_ends_it_for_them_too(self, one):
        one.wait(2 * LEVEL)
        one.do(hand_for_hand.begin)
        for _ in range(5):
            one.do(hand_for_hand.next_one)
        assert not hand_for_hand.is_on(one.tonight)

    def test_undo_takes_both_back(self, one):
        begun = one.do(hand_for_hand.begin)
        clock_undo.take_back(one.house, one.event, n=begun.n, by=one.by)
        assert not hand_for_hand.is_on(one.tonight)
        assert one.shows == ("Level 1", "10:00", "running")

    def test_no_hand_is_called_back_behind_one_on_which_somebody_went_out(self, one):
        one.do(hand_for_hand.begin)
        one.do(floor.bust, out={3: None})
        counted = one.do(hand_for_hand.next_one)
        one.do(floor.bust, out={4: None})
        with pytest.raises(Refused, match="Somebody has gone out since"):
            clock_undo.take_back(one.house, one.event, n=counted.n, by=one.by)
