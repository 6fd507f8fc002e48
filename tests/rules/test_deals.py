from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.resources import catalogue
from tdapp.rules.deals import METHODS, Paid, check_signatures, deal, settle
from tdapp.rules.rulebook import Rulebook
from tdapp.values.refusal import Refused

R11 = Rulebook(catalogue(), "roberts-11", {})
AMERIFUN = Rulebook(catalogue(), "amerifun", {})


def by(method, stacks, prizes, **more):
    names = "ABCDEFGHIJ"
    return deal(dict(zip(names, stacks)), prizes, method=method, rules=more.pop("rules", R11), **more)


def shares(method, stacks, prizes, **more):
    return list(by(method, stacks, prizes, **more).shares.values())


def refused_at(stacks, prizes, **more):
    with pytest.raises(Refused) as refused:
        deal(stacks, prizes, method=more.pop("method", "even"), rules=R11, **more)
    return refused.value.place


class TestDEAL01AllAgreeAndSomethingIsLeft:
    def test_a_deal_signed_by_three_of_four_is_refused(self):
        with pytest.raises(Refused, match="D") as refused:
            check_signatures(["A", "B", "C", "D"], ["A", "B", "C"], rules=R11)
        assert "R11 §15.3" in refused.value.sentence

    def test_a_deal_signed_by_all_stands(self):
        check_signatures(["A", "B"], ["B", "A"], rules=R11)

    @pytest.mark.parametrize("signed", [["A", "B", "X"], ["A", "B", "B"]])
    def test_strangers_and_second_signatures_are_refused(self, signed):
        with pytest.raises(Refused) as refused:
            check_signatures(["A", "B"], signed, rules=R11)
        assert refused.value.place == "signed[2]"

    def test_with_nothing_left_for_the_winner_there_is_a_warning(self):
        assert any("R11 §15.38" in warning for warning in by("icm", [3, 2], [50, 30]).warnings)
        assert by("icm", [3, 2], [50, 30], reserve=5).warnings == ()

    def test_the_reserve_comes_off_the_first_prize(self):
        found = by("icm", [9000, 1000], [20000, 13000], reserve=2000)
        assert found.shares == {"A": 17500, "B": 13500}
        assert found.reserve == 2000

    def test_a_reserve_below_the_second_prize_is_possible_with_a_warning(self):
        found = by("chips", [3, 1], [50, 30], reserve=40)
        assert found.shares == {"A": 25, "B": 15}
        assert any("second" in warning for warning in found.warnings)

    def test_a_reserve_beyond_the_first_prize_is_refused(self):
        assert refused_at({"A": 1, "B": 1}, [50, 30], reserve=51) == "reserve"
        assert refused_at({"A": 1}, [], reserve=1) == "reserve"


class TestDEAL02ForbiddenDeals:
    def test_amerifun_refuses_and_cites(self):
        with pytest.raises(Refused) as refused:
            by("icm", [3, 2], [50, 30], rules=AMERIFUN)
        assert refused.value.place == "profile"
        assert "AM Winning" in refused.value.sentence

    def test_a_house_that_forbids_is_named(self):
        with pytest.raises(Refused) as refused:
            by("icm", [3, 2], [50, 30], rules=Rulebook(catalogue(), "roberts-11", {"deals": "forbidden"}))
        assert refused.value.place == "house.deals"

    def test_a_house_may_allow_what_its_profile_forbids(self):
        allowed = Rulebook(catalogue(), "amerifun", {"deals": "allowed"})
        assert by("even", [3, 2], [50, 30], rules=allowed).shares == {"A": 40, "B": 40}


class TestChipChop:
    def test_betmgm_example_to_the_cent(self):
        stacks, prizes = [15000, 12000, 10000, 6000, 500], [22800, 14250, 8550, 5700, 5700]
        found = by("chips", stacks, prizes)
        assert list(found.shares.values()) == [15528, 13562, 12252, 9631, 6027]
        assert [round(worth / 100, 4) for worth in found.exact.values()] == [
            155.2759,
            135.6207,
            122.5172,
            96.3103,
            60.2759,
        ]

    def test_parksweb_example(self):
        assert shares("chips", [20000, 30000, 10000], [50000, 30000, 20000]) == [33333, 40000, 26667]

    def test_more_than_the_first_prize_is_warned_of(self):
        found = by("chips", [98000, 1000, 1000], [5000, 3000, 2000])
        assert "By chips 'A' gets 5,920: the first prize holds only 5,000." in found.warnings
        kept = by("chips", [98000, 1000, 1000], [5000, 3000, 2000], reserve=100)
        assert kept.warnings == ("By chips 'A' gets 5,822: without the reserve the first prize holds only 4,900.",)
        assert not any("first prize" in warning for warning in by("chips", [50, 30, 20], [50, 30, 20]).warnings)
        assert shares("chips", [9000, 1000], [20000, 0]) == [18000, 2000]

    def test_more_by_less_than_a_unit_is_not_called_more_in_money(self):
        found = by("chips", [6300, 1850, 1850], [5, 3, 0])
        assert found.shares["A"] == 5
        assert found.warnings[-1] == "By chips 'A' is due more, before rounding, than the 5 that the first prize holds."

    def test_those_without_chips_take_the_last_prizes_first(self):
        found = by("chips", [0, 3, 1], [50, 30, 20])
        assert found.shares == {"A": 20, "B": 45, "C": 35}


class TestOtherMethods:
    def test_icm(self):
        assert shares("icm", [5000, 3000, 2000], [5000, 3000, 2000]) == [3839, 3275, 2886]

    def test_even_gives_the_odd_cents_to_the_bigger_stack_then_in_the_order_given(self):
        assert shares("even", [1, 5, 5], [50, 30, 21]) == [33, 34, 34]
        assert shares("even", [5, 1, 5], [50, 30, 20]) == [34, 33, 33]

    def test_equal_remainders_of_icm_go_to_the_bigger_stack(self):
        # Three to one for 4 and 0: exactly 3 and 1 in units of 2 leave a half each.
        found = by("icm", [100, 300], [4, 0], unit=2)
        assert found.exact == {"A": 1.0, "B": 3.0}
        assert found.shares == {"A": 0, "B": 4}

    def test_what_is_less_than_a_unit_goes_to_the_biggest_stack(self):
        assert shares("even", [1, 9], [1000, 30], unit=100) == [500, 530]

    def test_a_unit_too_big_for_a_share_is_warned_of(self):
        found = by("icm", [100, 300], [4, 0], unit=2)
        assert found.warnings[1:] == ("'A' gets nothing: the unit of 2 is too big.",)
        found = by("even", [5, 4, 3, 2], [1000], unit=1000)
        assert found.warnings[1:] == ("'B' and 2 others get nothing: the unit of 1,000 is too big.",)
        found = by("even", [5, 4, 3], [1000], unit=1000)
        assert found.warnings[1:] == ("'B' and 1 other get nothing: the unit of 1,000 is too big.",)

    def test_who_has_nothing_to_get_is_no_matter_of_the_unit(self):
        assert len(by("icm", [5, 0], [1000], unit=100).warnings) == 1

    def test_the_director_reads_what_is_divided(self):
        assert by("even", [5, 4], [9000, 1000], reserve=2000).why == (
            "8,000 of 10,000 is divided evenly, 2,000 stays to be played for."
        )
        assert by("even", [5, 4], [9000]).why == "9,000 of 9,000 is divided evenly, nothing stays to be played for."

    def test_missing_prizes_are_nothing(self):
        assert shares("icm", [1, 1, 2], [100]) == [25, 25, 50]
        assert shares("even", [1, 1], []) == [0, 0]

    def test_nobody_with_chips_shares_evenly(self):
        for method in METHODS:
            assert shares(method, [0, 0], [30, 10]) == [20, 20]


class TestImpossible:
    def test_nobody(self):
        assert refused_at({}, []) == "stacks"

    def test_chips_below_nothing(self):
        assert refused_at({"A": 1, "B": -1}, [3]) == "stacks.B"

    def test_more_prizes_than_players(self):
        assert refused_at({"A": 1}, [3, 2]) == "prizes"
        with pytest.raises(Refused, match="2 prizes are too many for 1 player:"):
            by("even", [1], [3, 2])

    def test_prizes_that_rise_or_are_below_nothing(self):
        assert refused_at({"A": 1, "B": 1}, [3, 4]) == "prizes[1]"
        assert refused_at({"A": 1, "B": 1}, [3, -4]) == "prizes[1]"

    def test_a_unit_of_nothing(self):
        assert refused_at({"A": 1, "B": 1}, [3, 2], unit=0) == "unit"

    def test_more_players_than_icm_can_handle(self):
        assert refused_at({str(i): 1 for i in range(3001)}, [3], method="icm") == "stacks"


class TestCAN01ACancelledEvent:
    players = (Paid("A", 2500, 0), Paid("B", 5000, 3000), Paid("C", 2501, 1000))

    def test_a_refund_gives_back_what_was_paid(self):
        found = settle(self.players, way="refund", unit=100, rules=R11)
        assert found.amounts == {"A": 2500, "B": 5000, "C": 2501}
        assert str(found.rule) == "R11 §15.39"

    def test_an_even_split_pays_those_still_in(self):
        assert settle(self.players, way="even", rules=R11).amounts == {"A": 0, "B": 5001, "C": 5000}

    def test_a_split_by_chips(self):
        assert settle(self.players, way="chips", unit=100, rules=R11).amounts == {"A": 0, "B": 7501, "C": 2500}

    @pytest.mark.parametrize("way", ["refund", "even", "chips"])
    def test_all_of_the_pool_is_paid(self, way):
        for unit in (1, 7, 100, 10**6):
            assert sum(settle(self.players, way=way, unit=unit, rules=R11).amounts.values()) == 10001

    @pytest.mark.parametrize(
        ("players", "way", "at"),
        [
            ((), "refund", "players"),
            ((Paid("A", -1, 0),), "refund", "players[0]"),
            (players, "coin", "way"),
            ((Paid("A", 5, 0),), "chips", "way"),
        ],
    )
    def test_what_cannot_be_settled_is_refused(self, players, way, at):
        with pytest.raises(Refused) as refused:
            settle(players, way=way, rules=R11)
        assert refused.value.place == at


class TestAlways:
    @given(
        st.lists(st.integers(0, 10**9), min_size=1, max_size=10),
        st.lists(st.integers(0, 10**9), min_size=1, max_size=10).map(lambda prizes: sorted(prizes, reverse=True)),
        st.sampled_from(sorted(METHODS)),
        st.sampled_from([1, 5, 100, 2500]),
        st.integers(0, 100),
    )
    @settings(max_examples=200)
    def test_shares_and_reserve_add_up_and_follow_the_stacks(self, stacks, prizes, method, unit, kept):
        prizes = prizes[: len(stacks)]
        reserve = (prizes[0] - (prizes[1] if len(prizes) > 1 else 0)) * kept // 100
        found = by(method, stacks, prizes, reserve=reserve, unit=unit)
        assert sum(found.shares.values()) + found.reserve == sum(prizes)
        assert sum(share % unit for share in found.shares.values()) == (sum(prizes) - reserve) % unit
        ranked = sorted(zip(stacks, found.shares.values()))
        assert all(share <= more for (stack, share), (bigger, more) in pairwise(ranked) if stack < bigger)
        last = prizes[-1] if len(prizes) == len(stacks) > 1 else 0
        assert all(worth >= last * (1 - 1e-12) for worth in found.exact.values())

    @given(st.lists(st.integers(1, 10**6), min_size=2, max_size=6), st.integers(0, 10**9))
    def test_chips_are_exact_to_the_cent(self, stacks, rest):
        found = by("chips", stacks, [rest])
        for name, stack in zip("ABCDEF", stacks):
            assert abs(found.shares[name] - Fraction(rest * stack, sum(stacks))) < 1
