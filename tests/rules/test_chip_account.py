"""Chips in play and the reasons for them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.resources import catalogue
from tdapp.rules.chip_account import REASONS, Booking, ChipAccount, count, give_up_for_new, put_out
from tdapp.values.refusal import Refused


class TestCHIP01EveryPaidStackIsOut:
    def test_eighteen_paid_are_18000_in_play_whoever_is_there(self):
        account = put_out(ChipAccount(), paid=18, stack=1000)
        assert account.in_play == 18_000
        assert account.average(18) == 1000

    def test_an_average_needs_a_stack(self):
        with pytest.raises(Refused):
            ChipAccount().average(0)


class TestCHIP02ABuyInBuysAFixedStack:
    def test_twelve_buy_ins_are_12000(self):
        assert put_out(ChipAccount(), paid=12, stack=1000).by_reason() == {"buy-in": 12_000}


class TestTDA8BAStackGivenUp:
    def test_leaves_play_for_the_new_one(self):
        account = put_out(ChipAccount(), paid=10, stack=20_000)
        again = give_up_for_new(account, old=3200, new=20_000)
        assert again.in_play - account.in_play == 16_800
        assert again.by_reason() == {"buy-in": 200_000, "re-entry": 20_000, "given up": -3200}


class TestINT02ForeignChips:
    def test_count_for_nothing_and_are_named(self):
        found = count({25: 4, 100: 3, 50: 2}, denominations={25, 100, 500})
        assert (found.worth, found.foreign) == (400, {50: 2})

    def test_a_proper_stack_has_none(self):
        assert count({25: 4, 50: 0}, denominations={25}).foreign == {}

    def test_nobody_has_fewer_than_none(self):
        with pytest.raises(Refused):
            count({25: -1}, denominations={25})


class TestINT03TheAccountAddsUp:
    def test_the_example(self):
        account = (
            ChipAccount().book("buy-in", 10_000).book("spare stack", 2000)
            .book("unsold", -970).book("race", 10).book("bank", -10)
        )  # fmt: skip
        assert account.in_play == 11_030

    def test_one_spare_stack_sold_and_one_removed(self):
        account = ChipAccount().book("buy-in", 10_000).book("spare stack", 2000).book("unsold", -970)
        assert account.in_play == 11_030

    def test_chips_that_are_not_there_cannot_leave(self):
        with pytest.raises(Refused, match="in play"):
            ChipAccount().book("buy-in", 100).book("taken off", -101)

    @pytest.mark.parametrize(("reason", "chips"), [("buy-in", -1), ("rebuy", -5), ("disqualified", 5), ("x", 1)])
    def test_each_reason_has_its_direction(self, reason, chips):
        with pytest.raises(Refused):
            Booking(reason, chips)

    def test_each_reason_has_a_rule(self):
        assert all(reason.rule in catalogue() for reason in REASONS.values())

    @given(st.lists(st.tuples(st.sampled_from(sorted(REASONS)), st.integers(0, 5000))))
    def test_reasons_add_up_to_what_is_in_play(self, bookings):
        account = ChipAccount().book("buy-in", 10**6)
        for reason, chips in bookings:
            account = account.book(reason, -chips if REASONS[reason].sign < 0 else chips)
        assert sum(account.by_reason().values()) == account.in_play
        assert set(account.by_reason()) == {booking.reason for booking in account.bookings}
