"""Money as it is shown and read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.values.money import CURRENCIES, MOST, money, read_money
from tdapp.values.refusal import Refused


@pytest.mark.parametrize(
    ("amount", "currency", "told"),
    [
        (240_000, "EUR", "€2,400"),
        (2_550, "EUR", "€25.50"),
        (-500, "USD", "−$5"),
        (5_000, "JPY", "¥5,000"),
        (5, "GBP", "£0.05"),
    ],
)
def test_shown(amount, currency, told):
    assert money(amount, currency) == told


@pytest.mark.parametrize(
    ("typed", "amount"),
    [("25", 2_500), ("25.5", 2_550), ("25,50", 2_550), ("€1,250", 125_000), (" 1 250.00 ", 125_000), ("0", 0)],
)
def test_read(typed, amount):
    assert read_money(typed, "EUR") == amount


@pytest.mark.parametrize("typed", ["", "-5", "abc", "1.2.3", "25.505", "1e5", "٣", "1" * 30])
def test_what_is_no_money(typed):
    with pytest.raises(Refused):
        read_money(typed, "EUR")


@given(st.integers(0, MOST), st.sampled_from(sorted(CURRENCIES)))
def test_what_is_shown_can_be_read_back(amount, currency):
    assert read_money(money(amount, currency), currency) == amount
