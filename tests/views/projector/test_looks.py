"""Which look is due, from the door to the winner."""

from __future__ import annotations

from tdapp.director import clock, hand_for_hand, openings, prize_plans, prizes
from tdapp.values.field import Presence
from tdapp.views.projector.names import initialed
from tests.views.projector.conftest import MINUTE


def test_an_evening_goes_through_its_looks(make):
    evening = make(30)
    seen = [evening.shown.look.id]
    evening.start()
    seen.append(evening.shown.look.id)
    evening.at += 19 * MINUTE
    seen.append(evening.shown.look.id)
    evening.do(clock.pause, why="dispute")
    seen.append(evening.shown.look.id)
    evening.do(clock.start)
    evening.at += 42 * MINUTE
    seen.append(evening.shown.look.id)
    assert seen == ["waiting", "running", "last minute", "paused", "break"]


class TestThePause:
    """PEERS: a pause showed BREAK."""

    def test_a_pause_never_says_break_not_even_within_one(self, make):
        evening = make(3)
        evening.start()
        evening.at += 61 * MINUTE
        assert evening.shown.title == "Break"
        evening.do(clock.pause)
        assert (evening.shown.look.id, evening.shown.title) == ("paused", "Paused")

    def test_it_names_the_level_that_stands(self, make):
        evening = make(3)
        evening.start()
        evening.at += MINUTE
        evening.do(clock.pause)
        assert (evening.shown.title, evening.shown.note) == ("Paused", "Level 1")
        assert not evening.shown.aside.startswith("Break in")

    def test_it_gives_its_reason(self, make):
        evening = make(3)
        evening.start()
        evening.at += MINUTE
        evening.do(clock.pause, why="Dinner")
        assert (evening.shown.title, evening.shown.note) == ("Paused · Dinner", "Level 1")


class TestHandForHand:
    def test_it_says_which_hand_and_whom_the_others_wait_for(self, make):
        evening = make(20)
        evening.start()
        evening.at += MINUTE
        evening.do(hand_for_hand.begin)
        shown = evening.shown
        assert (shown.look.id, shown.title) == ("hand for hand", "Hand for hand")
        assert shown.note == "Level 1 · hand 1 · tables 1, 2, 3 play"
        for table in (1, 3):
            evening.do(hand_for_hand.finish_table, table=table)
        assert evening.shown.note == "Level 1 · hand 1 · table 2 plays"
        evening.do(clock.pause, why="Dispute")
        assert evening.shown.note.startswith("Dispute · Level 1")


def test_the_last_hand_before_the_break_is_announced(make):
    evening = make(3)
    evening.start()
    evening.at += 59 * MINUTE
    evening.do(clock.last_hand)
    assert evening.shown.note == "Last hand before the break"


class TestTheBubble:
    """PEERS: the bubble was announced one elimination late."""

    def evening(self, make):
        evening = make(30)
        evening.start()
        evening.do(openings.close)
        evening.do(prizes.lock)
        return evening

    def test_it_is_there_with_one_more_than_are_paid(self, make):
        evening = self.evening(make)
        paid = len(prize_plans.suggest(evening.tonight).prizes)
        evening.play_down_to(paid + 2)
        assert evening.shown.look.stage == ""
        assert any(piece.text == "2 to the money" for piece in evening.shown.pieces)
        evening.play_down_to(paid + 1)
        assert evening.shown.look.stage == "bubble"
        evening.play_down_to(paid)
        assert evening.shown.look.stage == "in the money"

    def test_nobody_is_near_the_money_while_entries_are_sold(self, make):
        evening = make(8)
        evening.start()
        places = len(prize_plans.suggest(evening.tonight).prizes)
        evening.play_down_to(places + 1)
        assert openings.is_open(evening.tonight, evening.at)
        assert evening.shown.look.stage == ""
        assert not any("money" in piece.text for piece in evening.shown.pieces)
        evening.do(openings.close)
        assert evening.shown.look.stage == "bubble"


class TestTheEnd:
    def test_the_winner_stays_with_the_prize_and_those_behind(self, make):
        evening = make(5)
        evening.start()
        evening.do(openings.close)
        evening.do(prizes.lock)
        first = min(evening.tonight.now[Presence])
        evening.play_down_to(1)
        shown = evening.shown
        assert shown.look.id == "winner"
        assert shown.winner is not None
        assert shown.winner.name == initialed(evening.tonight.known_as(first))
        assert shown.winner.prize.startswith("€")
        assert [place for place, _, _ in shown.winner.others] == ["2nd", "3rd"]
        assert shown.time == ""

    def test_a_table_of_its_own_is_no_final_table(self, make):
        evening = make(5)
        evening.start()
        evening.do(openings.close)
        evening.do(prizes.lock)
        assert evening.shown.seats == ()


def test_the_structure_ends_and_the_last_level_counts_on(make):
    """PEERS: the clock stuck at 00:00 when the structure ended."""
    evening = make(3)
    evening.start()
    evening.at += 100 * 60 * MINUTE
    shown = evening.shown
    assert (shown.look.id, shown.title.endswith("overtime"), shown.time[0]) == ("overtime", True, "+")
    assert shown.following == "The last level"


def test_it_counts_down_to_the_start_that_was_announced(make):
    evening = make(3, starts=1_700_000_000_000 + 12 * MINUTE)
    assert evening.shown.time == "12:00"
    assert evening.shown.title.startswith("Starts at ")
    evening.at += 13 * MINUTE
    assert (evening.shown.title, evening.shown.time) == ("Starting soon", "")
