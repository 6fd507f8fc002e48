from __future__ import annotations

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.rules.apportion import apportion

weights = st.lists(st.integers(0, 10**6), min_size=1, max_size=30)


class TestLargestRemainder:
    def test_the_parts_with_the_largest_remainders_get_the_units_that_floors_leave(self):
        assert apportion(775, [40, 25, 20, 10, 5]) == [310, 194, 155, 77, 39]

    def test_equal_remainders_go_in_the_order_given(self):
        assert apportion(100, [1, 1, 1]) == [34, 33, 33]
        assert apportion(101, [1, 1, 1], order=[2, 0, 1]) == [34, 33, 34]

    def test_what_is_less_than_a_unit_goes_to_the_first_of_the_order(self):
        assert apportion(1050, [1, 1], unit=100) == [550, 500]
        assert apportion(1050, [1, 1], unit=100, order=[1, 0]) == [500, 550]

    def test_shares_with_decimals_are_exact(self):
        assert apportion(10**15 + 1, [Fraction("33.3"), Fraction("66.7")]) == [333 * 10**12, 667 * 10**12 + 1]

    def test_no_weight_at_all_means_equal_weights(self):
        assert apportion(7, [0, 0]) == [4, 3]

    def test_remainders_within_the_tolerance_are_equal(self):
        nearly = [Fraction(25, 10) - Fraction(1, 10**12), Fraction(15, 10) + Fraction(1, 10**12)]
        assert apportion(4, nearly) == [2, 2]
        assert apportion(4, nearly, tolerance=Fraction(1, 10**9)) == [3, 1]

    def test_a_whole_number_that_a_float_just_missed_is_whole(self):
        nearly = [Fraction(2) - Fraction(1, 10**12), Fraction(1), Fraction(1) + Fraction(1, 10**12)]
        assert apportion(4, nearly, order=[2, 1, 0], tolerance=Fraction(1, 10**9)) == [2, 1, 1]

    def test_an_amount_just_short_of_a_unit_is_not_rounded_up_by_the_tolerance(self):
        parts = apportion(10**15 - 1, [1], unit=10**15, tolerance=Fraction(1, 10**9))
        assert parts == [10**15 - 1]
        parts = apportion(10**15 - 1, [1, 0], unit=10**15, order=[1, 0], tolerance=Fraction(1, 10**9))
        assert parts == [0, 10**15 - 1]

    @given(st.integers(0, 10**18), weights, st.integers(1, 1000))
    @settings(max_examples=200, deadline=None)
    def test_parts_add_up_and_are_within_a_unit_of_their_quota(self, amount, weights, unit):
        parts = apportion(amount, weights, unit=unit)
        assert sum(parts) == amount
        assert all(part % unit == 0 for part in parts[1:])
        assert (parts[0] - amount) % unit == 0 or parts[0] % unit == amount % unit
        for part, weight in list(zip(parts, weights))[1:]:
            if any(weights):
                assert abs(part - Fraction(amount * weight, sum(weights))) < unit

    @given(st.integers(0, 10**9), weights, st.integers(1, 100))
    @settings(max_examples=200, deadline=None)
    def test_a_bigger_weight_never_gets_less(self, amount, weights, unit):
        falling = sorted(weights, reverse=True)
        parts = apportion(amount, falling, unit=unit)
        assert parts == sorted(parts, reverse=True)
