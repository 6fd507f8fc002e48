"""No-shows, absent players and forfeited stacks. Events start at 19:00."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.rules.absence import (
    Arrivals,
    absence,
    blinds_won_alone,
    forfeit,
    is_hand_live,
    no_show,
    refund,
    who_carries,
    who_shares,
)
from tdapp.values.refusal import Refused
from tdapp.values.room import SeatedTable
from tests.rules.refusing import is_refused


def at(text):
    """Seconds since 19:00."""
    hours, minutes, *seconds = (int(part) for part in text.split(":"))
    return (hours - 19) * 3600 + minutes * 60 + sum(seconds)


class TestLATE01ChipsOfANoShowComeOff:
    @pytest.mark.parametrize("profile", ["roberts-11", "roberts-7"])
    @pytest.mark.parametrize(("second_level", "off"), [("19:20", "19:20"), ("19:45", "19:30")])
    def test_with_the_second_level_or_after_half_an_hour(self, rulebook, profile, second_level, off):
        found = no_show(Arrivals(at(second_level)), rules=rulebook(profile))
        assert (found.off, found.rule.rule) == (at(off), "LATE-01")

    def test_never_if_the_player_asked_for_them_to_stay(self, rulebook):
        assert no_show(Arrivals(at("19:20")), rules=rulebook(), asked_to_hold=True).off is None


class TestLATE02NotThereForTheSecondLevel:
    @pytest.mark.parametrize("second_level", ["19:20", "19:45"])
    def test_chips_and_seat_are_lost(self, rulebook, second_level):
        found = no_show(Arrivals(at(second_level)), rules=rulebook("amerifun"))
        assert (found.off, str(found.rule)) == (at(second_level), "AM Late players")

    def test_a_promise_does_not_hold_them_longer(self, rulebook):
        found = no_show(Arrivals(at("19:20")), rules=rulebook("amerifun"), asked_to_hold=True)
        assert found.off == at("19:20")


class TestLATE06NotThereAfterTheFirstBreak:
    def test_a_break_after_level_3_makes_it_the_start_of_level_4(self, rulebook):
        times = Arrivals(at("19:20"), after_first_break=at("20:10"))
        found = no_show(times, rules=rulebook("tda-2024"))
        assert (found.off, str(found.rule)) == (at("20:10"), "house")

    def test_without_a_break_there_is_no_such_moment(self, rulebook):
        assert no_show(Arrivals(at("19:20")), rules=rulebook("tda-2024")).off is None


class TestLATE05NotAtTheTableForTheDeal:
    def test_who_comes_after_the_last_card_has_a_dead_hand(self):
        assert not is_hand_live(arrived=at("19:30:06"), hands_complete=at("19:30:05"))

    def test_who_is_there_by_then_plays(self):
        assert is_hand_live(arrived=at("19:30:05"), hands_complete=at("19:30:05"))


class TestABS01BackWithinTwentyMinutes:
    @pytest.mark.parametrize(("now", "lost"), [("20:19:59", False), ("20:20:00", False), ("20:20:01", True)])
    def test_keeps_the_stack(self, rulebook, now, lost):
        found = absence(left=at("20:00:00"), now=at(now), rules=rulebook("amerifun"))
        assert found.is_forfeited is lost
        assert found.rule.rule == ("ABS-02" if lost else "ABS-01")

    @pytest.mark.parametrize("profile", ["roberts-11", "roberts-7"])
    def test_elsewhere_the_stack_stays_for_ever(self, rulebook, profile):
        found = absence(left=0, now=at("23:00"), rules=rulebook(profile))
        assert (found.is_forfeited, found.rule.rule) == (False, "LATE-04")

    def test_a_house_may_take_the_rule_over(self, rulebook):
        rules = rulebook(absent_player="forfeits after 20 minutes")
        assert absence(left=0, now=1201, rules=rules).is_forfeited


class TestTDA30AbsentPlayersAreBlinded:
    def test_however_long_they_are_away(self, rulebook):
        found = absence(left=0, now=10**6, rules=rulebook("tda-2024"))
        assert (found.is_forfeited, str(found.rule)) == (False, "TDA 30")


class TestABS02ForfeitedStack:
    @pytest.mark.parametrize(
        ("stack", "others", "unit", "each", "bank"),
        [(1000, 4, 25, 250, 0), (1000, 3, 25, 325, 25), (1010, 4, 25, 250, 10), (60, 8, 25, 0, 60)],
    )
    def test_is_shared_in_whole_smallest_chips(self, rulebook, stack, others, unit, each, bank):
        found = forfeit(stack, others=others, unit=unit, rules=rulebook("amerifun"))
        assert (found.each, found.bank, str(found.rule)) == (each, bank, "AM Players leaving")

    @given(st.integers(0, 10**7), st.integers(1, 9), st.sampled_from([1, 5, 25, 100]))
    def test_shares_and_bank_are_the_stack(self, rulebook, stack, others, unit):
        found = forfeit(stack, others=others, unit=unit, rules=rulebook())
        assert found.each * others + found.bank == stack
        assert found.each % unit == 0
        assert 0 <= found.bank < unit * (others + 1)

    @pytest.mark.parametrize(
        ("stack", "others", "unit", "place"), [(-1, 1, 1, "stack"), (1, 0, 1, "others"), (1, 1, 0, "unit")]
    )
    def test_impossible_ones_are_refused(self, rulebook, stack, others, unit, place):
        with pytest.raises(Refused) as refused:
            forfeit(stack, others=others, unit=unit, rules=rulebook())
        assert refused.value.place == place


class TestABS03MovedWhileAway:
    def test_the_players_at_the_new_table_share(self):
        tables = [
            SeatedTable(1, 9, {4: "d", 1: "a", 2: "P"}),
            SeatedTable(2, 9, {1: "x", 2: "y"}),
        ]
        assert who_shares("P", tables=tables) == ["a", "d"]

    def test_somebody_without_a_seat_is_refused(self):
        with pytest.raises(Refused):
            who_shares("P", tables=[SeatedTable(2, 9, {1: "x"})])


class TestRP16TheStaffCarriesTheChips:
    def test_of_a_mover_who_is_not_at_the_table(self, rulebook):
        found = who_carries(is_there=False, rules=rulebook("tda-2024"))
        assert found is not None
        assert (str(found.rule), found.why) == ("TDA RP-16", "Not at the table: the staff carries the chips.")

    def test_whoever_is_there_takes_them_along(self, rulebook):
        assert who_carries(is_there=True, rules=rulebook("tda-2024")) is None


class TestABS04NoMoneyBack:
    def test_before_the_first_hand_it_is_given(self, rulebook):
        assert not is_refused(lambda: refund(first_hand_dealt=False, rules=rulebook("amerifun")))

    def test_afterwards_it_is_refused(self, rulebook):
        with pytest.raises(Refused) as refused:
            refund(first_hand_dealt=True, rules=rulebook("amerifun"))
        assert "AM Players leaving" in refused.value.sentence


class TestABS06AloneAtTheTable:
    @pytest.mark.parametrize(("minutes", "won"), [(0, 0), (5, 0), (6.99, 0), (7, 1), (9, 2), (10, 2)])
    def test_the_blinds_come_every_two_minutes_after_five(self, minutes, won):
        assert blinds_won_alone(["a"], away_since=0, now=int(minutes * 60)) == won

    def test_with_an_opponent_present_they_are_played_for(self):
        assert blinds_won_alone(["a", "b"], away_since=0, now=3600) == 0
