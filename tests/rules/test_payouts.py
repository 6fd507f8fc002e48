from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.resources import catalogue, read_json
from tdapp.rules.curves import CURVES, Wanted
from tdapp.rules.payouts import (
    Purse,
    Sale,
    differences,
    notice,
    pay_curve,
    pay_shares,
    pay_table,
    places_paid,
    prize_pool,
    read_tables,
)
from tdapp.rules.rulebook import Rulebook
from tdapp.values.refusal import Refused

R11 = Rulebook(catalogue(), "roberts-11", {})
TABLES = read_tables(read_json("payouts.json"))


def percents(*shares):
    return [Fraction(str(share)) for share in shares]


def curve(purse, **wanted):
    return pay_curve(purse, Wanted(**wanted), rules=R11)


def refused_at(function, *given, **more):
    with pytest.raises(Refused) as refused:
        function(*given, **more)
    return refused.value.place


class TestPAY01EverythingPaidInIsPaidOut:
    def test_the_pool_is_buy_ins_rebuys_and_add_ons(self):
        sales = [Sale("buy-ins", 20, 2500), Sale("rebuys", 6, 2500), Sale("add-ons", 5, 2500)]
        found = prize_pool(sales, rules=R11)
        assert found.amount == 77500
        assert str(found.rule) == "AM Payout"
        assert "20 buy-ins" in found.why

    def test_less_than_nothing_is_refused(self):
        assert refused_at(prize_pool, [Sale("buy-ins", -1, 5)], rules=R11) == "sales[0]"

    def test_a_guarantee_that_is_not_met_is_topped_up(self):
        found = pay_shares(Purse(10, 70000, guarantee=100000), percents(60, 40), rules=R11)
        assert (found.pool, found.overlay, found.prizes) == (100000, 30000, (60000, 40000))

    def test_a_guarantee_that_is_met_changes_nothing(self):
        found = pay_shares(Purse(10, 70000, guarantee=60000), percents(60, 40), rules=R11)
        assert (found.pool, found.overlay) == (70000, 0)


class TestPAY02SampleShares:
    sample = percents(40, 25, 20, 10, 5)

    def test_775_dollars_to_the_cent(self):
        found = pay_shares(Purse(20, 77500), self.sample, rules=R11)
        assert found.prizes == (31000, 19375, 15500, 7750, 3875)
        assert found.warnings == ()

    def test_775_dollars_in_whole_dollars(self):
        found = pay_shares(Purse(20, 77500, unit=100), self.sample, rules=R11)
        assert found.prizes == (31000, 19400, 15500, 7700, 3900)

    def test_what_is_less_than_a_unit_goes_to_first(self):
        found = pay_shares(Purse(20, 1050, unit=100), percents(50, 50), rules=R11)
        assert found.prizes == (550, 500)

    def test_shares_that_miss_100_are_scaled_with_a_warning(self):
        found = pay_shares(Purse(20, 900), percents(50, 25, 15), rules=R11)
        assert found.prizes == (500, 250, 150)
        assert any("90 %" in warning for warning in found.warnings)

    def test_more_places_than_entries_keep_the_first_ones(self):
        found = pay_shares(Purse(2, 1000), percents(50, 30, 20), rules=R11)
        assert found.prizes == (625, 375)
        assert found.warnings[0] == "Only 2 of 3 places are paid: there are no more entries."

    def test_one_place_is_paid_and_one_gets_nothing_in_good_grammar(self):
        found = pay_shares(Purse(1, 1000), percents(50, 30, 20), rules=R11)
        assert found.warnings[0] == "Only 1 of 3 places is paid: there are no more entries."
        found = pay_shares(Purse(9, 100, unit=100), percents(60, 40), rules=R11)
        assert found.warnings == ("Place 2 gets nothing: the unit of 100 is too big.",)

    def test_a_sum_that_is_nearly_100_is_not_called_100(self):
        found = pay_shares(Purse(9, 1000), percents("99.999999999"), rules=R11)
        assert found.warnings == ("The shares add up to about 100 % and were scaled to 100 %.",)

    def test_a_unit_too_big_for_the_last_places_is_warned_of(self):
        found = pay_shares(Purse(9, 100, unit=100), percents(50, 30, 20), rules=R11)
        assert found.prizes == (100, 0, 0)
        assert any("Places 2 to 3 get nothing" in warning for warning in found.warnings)

    @pytest.mark.parametrize(
        ("shares", "at"), [((), "shares"), ((50, 0), "shares[1]"), ((50, -1), "shares[1]"), ((40, 60), "shares[1]")]
    )
    def test_shares_that_make_no_sense_are_refused(self, shares, at):
        assert refused_at(pay_shares, Purse(9, 100), percents(*shares), rules=R11) == at


class TestPAY03TableByPlayers:
    def test_twenty_players(self):
        found = pay_table(Purse(20, 77500), "amerifun", TABLES, rules=R11)
        assert found.prizes == (38750, 19375, 11625, 7750)

    @pytest.mark.parametrize(("entries", "places"), [(1, 1), (3, 3), (10, 3), (11, 4), (20, 4), (21, 5), (30, 5)])
    def test_three_four_and_five_places(self, entries, places):
        assert len(pay_table(Purse(entries, 77500), "amerifun", TABLES, rules=R11).prizes) == places

    def test_nothing_is_said_beyond_thirty(self):
        assert refused_at(pay_table, Purse(31, 77500), "amerifun", TABLES, rules=R11) == "entries"

    def test_an_unknown_table_is_refused(self):
        assert refused_at(pay_table, Purse(31, 77500), "nowhere", TABLES, rules=R11) == "table"

    def test_a_table_that_misses_100_as_published_is_scaled_with_a_warning(self):
        found = pay_table(Purse(80, 100000), "club", TABLES, rules=R11)
        assert sum(found.prizes) == 100000
        assert any("99.1 %" in warning for warning in found.warnings)

    @pytest.mark.parametrize("name", TABLES)
    def test_every_table_pays_every_field_that_it_covers(self, name):
        for field in TABLES[name].fields:
            for entries in {field.fewest, field.most}:
                found = pay_table(Purse(entries, 1234567, unit=100), name, TABLES, rules=R11)
                assert sum(found.prizes) == 1234567
                assert list(found.prizes) == sorted(found.prizes, reverse=True)


class TestPAY04TableAgainstSample:
    def test_the_table_says_5000_and_the_sample_4000(self):
        table = ("table", TABLES["amerifun"].for_entries(10).shares)
        found = differences(10000, table, ("sample", percents(40, 30, 20, 10)), rules=R11)
        assert [(each.place, each.one, each.other) for each in found] == [(1, 5000, 4000), (4, 0, 1000)]
        assert "table 5,000, sample 4,000" in found[0].why

    def test_equal_tables_do_not_differ(self):
        assert differences(999, ("a", percents(60, 40)), ("b", percents(6, 4)), rules=R11) == []

    def test_a_table_needs_shares(self):
        assert refused_at(differences, 999, ("a", percents(60)), ("b", []), rules=R11) == "shares"


class TestPAY06PrizesArePosted:
    def test_buy_in_chips_and_prizes_are_on_the_notice(self):
        found = notice(buy_in=2500, chips=1000, prizes=[50000, 27500], rules=R11)
        assert found.lines == (
            ("Buy-in", 2500),
            ("Chips", 1000),
            ("Prize pool", 77500),
            ("Place 1", 50000),
            ("Place 2", 27500),
        )
        assert str(found.rule) == "AM Payout"


class TestPowerCurve:
    def test_the_published_example_to_the_cent(self):
        found = curve(Purse(100, 1000000), places=15, first_share=Fraction(25), min_cash=15000)
        assert found.prizes[:5] == (250000, 132048, 92857, 73299, 61582)
        assert found.prizes[-1] == 30433
        assert sum(found.prizes) == 1000000

    def test_without_a_first_share_prizes_fall_with_the_place(self):
        found = curve(Purse(100, 1100), places=3)
        assert found.prizes == (600, 300, 200)

    def test_first_gets_its_share_to_the_cent_even_of_a_huge_pool(self):
        found = curve(Purse(10**5, 10**15), places=1000, first_share=Fraction(10))
        assert found.prizes[0] == 10**14

    def test_one_place_gets_it_all(self):
        assert curve(Purse(9, 999, unit=100), places=1).prizes == (999,)
        found = curve(Purse(9, 999), places=1, first_share=Fraction(50))
        assert found.prizes == (999,)
        assert any("whole pool" in warning for warning in found.warnings)

    def test_a_pool_too_small_for_min_cash_pays_fewer_places(self):
        found = curve(Purse(50, 10000), places=20, min_cash=900)
        assert len(found.prizes) == 11
        assert found.prizes[-1] >= 900
        assert found.warnings == ("The pool pays 11 of 20 places: it holds no more prizes of at least 900.",)

    def test_the_warning_names_min_cash_as_it_was_asked_for(self):
        found = curve(Purse(1644, 4110050, unit=100), percent=Fraction("12.5"), min_cash=4110050)
        assert found.prizes == (4110050,)
        assert found.warnings == (
            "The pool pays 1 of 206 places: it holds no more prizes of at least 4,110,050 in units of 100.",
        )

    def test_a_unit_that_is_too_big_for_all_places_is_named(self):
        too_big = "The pool pays 5 of 8 places: the unit of 100 is too big for more."
        assert curve(Purse(50, 599, unit=100), places=8).prizes[-1] == 100
        assert curve(Purse(50, 599, unit=100), places=8).warnings == (too_big,)
        assert curve(Purse(50, 599, unit=100), places=8, min_cash=70).warnings == (too_big,)

    def test_a_first_share_that_leaves_too_little_pays_fewer_places(self):
        found = curve(Purse(50, 10000), places=20, first_share=Fraction(50), min_cash=900)
        assert len(found.prizes) == 6
        assert found.prizes[0] == 5000
        assert found.prizes[-1] >= 900
        assert found.warnings == (
            "The pool pays 6 of 20 places: 50 % for first leaves too little for more prizes of at least 900.",
        )

    def test_where_first_takes_it_all_the_others_get_nothing(self):
        found = curve(Purse(10, 1000), places=2, first_share=Fraction(100))
        assert found.prizes == (1000,)
        assert found.warnings == ("The pool pays 1 of 2 places: 100 % for first leaves nothing for others.",)

    @pytest.mark.parametrize(("least", "unit", "prizes"), [(0, 100, "100"), (30, 100, "30 in units of 100")])
    def test_where_first_leaves_less_than_a_unit_it_is_first_that_is_named(self, least, unit, prizes):
        found = curve(Purse(10, 1000, unit=unit), places=2, first_share=Fraction(95), min_cash=least)
        assert found.warnings == (
            f"The pool pays 1 of 2 places: 95 % for first leaves too little for more prizes of at least {prizes}.",
            "One place is paid: it gets the whole pool.",
        )

    def test_fewer_places_may_lift_first_above_its_share(self):
        found = curve(Purse(50, 10000), places=20, first_share=Fraction(10), min_cash=1100)
        assert len(found.prizes) == 9
        assert found.prizes[0] - found.prizes[-1] <= 1
        assert found.warnings == (
            "The pool pays 9 of 20 places: it holds no more prizes of at least 1,100.",
            "10 % for first is less than an even share of 9 places: all get the same, as far as the unit of 1 allows.",
        )

    def test_min_cash_is_rounded_up_to_the_unit(self):
        found = curve(Purse(50, 100000, unit=100), places=10, min_cash=1050)
        assert found.prizes[-1] >= 1100

    def test_min_cash_beyond_the_pool_is_refused(self):
        assert refused_at(curve, Purse(50, 100), places=10, min_cash=101) == "min_cash"
        assert refused_at(curve, Purse(50, 0), places=10, min_cash=1) == "min_cash"
        assert refused_at(curve, Purse(50, 100), places=10, min_cash=-1) == "min_cash"

    @pytest.mark.parametrize("share", [0, -1, 101])
    def test_a_first_share_of_nothing_or_of_more_than_all_is_refused(self, share):
        assert refused_at(curve, Purse(50, 100), places=10, first_share=Fraction(share)) == "first_share"
        with pytest.raises(Refused, match="more than 0 and at most 100"):
            curve(Purse(50, 100), places=1, first_share=Fraction(share))

    def test_a_first_share_below_the_even_one_pays_all_the_same_with_a_warning(self):
        found = curve(Purse(10, 100000), percent=Fraction(15), first_share=Fraction(25))
        assert found.prizes == (50000, 50000)
        assert found.warnings == ("25 % for first is less than an even share of 2 places: all get the same.",)

    def test_a_unit_that_does_not_divide_makes_them_nearly_the_same(self):
        found = curve(Purse(10, 1500, unit=100), places=4, first_share=Fraction(1))
        assert found.prizes == (400, 400, 400, 300)
        assert found.warnings[0].endswith("all get the same, as far as the unit of 100 allows.")

    def test_an_even_first_share_pays_all_the_same(self):
        assert curve(Purse(50, 1000), places=10, first_share=Fraction(10)).prizes == (100,) * 10

    def test_no_money_is_paid_as_nothing_with_a_warning(self):
        found = curve(Purse(50, 0), places=3)
        assert found.prizes == (0, 0, 0)
        assert len(found.warnings) == 1

    def test_places_beyond_the_entries_are_not_paid(self):
        found = curve(Purse(3, 1000), places=5)
        assert len(found.prizes) == 3
        assert found.warnings == ("Only 3 places can be paid: there are no more entries.",)
        assert curve(Purse(1, 1000), places=5).warnings[0] == "Only 1 place can be paid: there are no more entries."
        assert curve(Purse(1, 1000), places=5).why == "Power curve over 1 place."

    def test_every_paid_place_gets_at_least_a_unit(self):
        found = curve(Purse(50, 1000, unit=100), places=8, first_share=Fraction(30))
        assert found.prizes == (300, 100, 100, 100, 100, 100, 100, 100)

    @pytest.mark.parametrize(("entries", "percent", "places"), [(10, 15, 2), (9, 15, 1), (1, 15, 1), (137, 15, 21)])
    def test_a_percentage_of_the_field_rounds_half_up(self, entries, percent, places):
        assert places_paid(entries, Fraction(percent)) == places
        assert len(curve(Purse(entries, 10**6), percent=Fraction(percent)).prizes) == places

    @pytest.mark.parametrize("percent", [0, -5, Fraction(1001, 10)])
    def test_no_more_than_all_and_no_less_than_some_are_paid(self, percent):
        assert refused_at(curve, Purse(50, 100), percent=Fraction(percent)) == "percent"
        with pytest.raises(Refused, match="More than 0 and at most 100 percent"):
            places_paid(50, Fraction(percent))

    def test_absurd_numbers_of_places_are_refused(self):
        assert refused_at(curve, Purse(10**18, 10**18), percent=Fraction(50)) == "percent"
        assert refused_at(curve, Purse(10**18, 10**18), places=10**17) == "places"
        assert refused_at(curve, Purse(10, 100), places=0) == "places"

    def test_a_hundred_thousand_places_add_up(self):
        found = curve(Purse(10**5, 10**15), places=10**5, first_share=Fraction(5), min_cash=10**9)
        assert sum(found.prizes) == 10**15
        assert found.prizes[-1] >= 10**9


class TestPurse:
    @pytest.mark.parametrize("key", ["entries", "pool", "guarantee", "unit"])
    def test_less_than_nothing_is_refused(self, key):
        assert refused_at(Purse, **{"entries": 5, "pool": 5, key: -1}) == key


class TestWsopCurve:
    def pay(self, pool, unit, **wanted):
        return CURVES["wsop"].prizes(pool, unit, Wanted(**wanted))

    def test_the_final_table_grows_by_half_and_the_last_third_is_flat(self):
        prizes, warnings = self.pay(460000000, 1, places=150, min_cash=1006000)
        assert warnings == []
        assert all(prizes[i] / prizes[i + 1] == pytest.approx(1.5, abs=1e-4) for i in range(8))
        assert prizes.count(1006000) == round(0.31 * 150)
        assert prizes[0] == pytest.approx(76341000, rel=0.25)

    def test_below_the_final_table_a_power_law_leads_to_the_flat_tier(self):
        prizes, _ = self.pay(460000000, 1, places=150, min_cash=1006000)
        drops = [prizes[i] - prizes[i + 1] for i in range(9, 100)]
        assert all(later - earlier <= 2 for earlier, later in pairwise(drops))
        assert prizes[9] > 2 * prizes[50] > prizes[103]

    def test_it_sets_the_first_prize_itself(self):
        with pytest.raises(Refused, match="first prize"):
            self.pay(1000, 1, places=5, first_share=Fraction(30))

    def test_it_is_one_of_the_curves_offered(self):
        assert [(each.id, bool(each.name)) for each in CURVES.values()] == [("power", True), ("wsop", True)]
        found = pay_curve(Purse(100, 10**6), Wanted(percent=Fraction(15)), curve="wsop", rules=R11)
        assert len(found.prizes) == 15

    @given(st.integers(0, 10**10), st.integers(1, 400), st.sampled_from([1, 100, 2500]), st.integers(0, 10**6))
    @settings(max_examples=60)
    def test_prizes_never_rise_and_add_up(self, pool, places, unit, least):
        least = min(least, pool)
        prizes, warnings = self.pay(pool, unit, places=places, min_cash=least)
        assert sum(prizes) == pool
        assert prizes == sorted(prizes, reverse=True)
        assert prizes[-1] >= least
        assert len(prizes) == places or warnings


class TestAlways:
    @given(
        st.integers(1, 500),
        st.integers(0, 10**12),
        st.sampled_from([1, 100, 500, 10**4]),
        st.fractions(Fraction(1, 10), 100, max_denominator=100),
        st.one_of(st.none(), st.fractions(1, 100, max_denominator=10)),
        st.integers(0, 10**7),
    )
    @settings(max_examples=200)
    def test_prizes_add_up_never_rise_and_keep_what_was_asked(self, entries, pool, unit, percent, share, least):
        wanted = places_paid(entries, percent)
        asked = {"percent": percent, "first_share": share, "min_cash": least}
        if least > pool:
            assert refused_at(curve, Purse(entries, pool, unit=unit), **asked) == "min_cash"
            return
        found = curve(Purse(entries, pool, unit=unit), **asked)
        prizes = list(found.prizes)
        assert sum(prizes) == pool
        assert prizes == sorted(prizes, reverse=True)
        assert all(prize % unit == 0 for prize in prizes[1:])
        assert prizes[-1] >= least
        assert len(prizes) == wanted or (len(prizes) < wanted and found.warnings)
        if share is not None and len(prizes) == wanted > 1 and pool:
            even = Fraction(100, wanted)
            assert abs(prizes[0] - pool * max(share, even) / 100) < 2 * unit
            assert share >= even or found.warnings

    @given(
        st.integers(1, 60),
        st.integers(0, 10**12),
        st.sampled_from([1, 100, 2500]),
        st.lists(st.fractions(Fraction(1, 100), 100, max_denominator=100), min_size=1, max_size=30),
    )
    def test_shares_add_up_never_rise_and_are_within_a_unit(self, entries, pool, unit, shares):
        shares.sort(reverse=True)
        prizes = list(pay_shares(Purse(entries, pool, unit=unit), shares, rules=R11).prizes)
        kept = shares[:entries]
        assert sum(prizes) == pool
        assert prizes == sorted(prizes, reverse=True)
        assert all(abs(prize - pool * share / sum(kept)) < 2 * unit for prize, share in zip(prizes, kept))
