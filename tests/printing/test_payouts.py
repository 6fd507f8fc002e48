"""The prizes to post."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.printing.payouts import PostedPrizes, payouts
from tdapp.values.refusal import Refused
from tests.printing.paper import pages, sizes, text

POSTED = PostedPrizes("Friday", "EUR", 100_000, 40, True, (50_000, 25_050, 14_950, 5_000, 5_000))


def test_places_amounts_pool_and_entries():
    lines = text(payouts(POSTED)).splitlines()
    assert "€1,000 prize pool · 40 entries · 5 places paid" in [" ".join(line.split()) for line in lines]
    rows = lines[lines.index("Prize") + 1 : -1]
    assert rows == ["1st", "€500", "2nd", "€250.50", "3rd", "€149.50", "4th–5th each", "€50"]


def test_locked_or_not_is_said():
    assert "Locked\nThese prizes are fixed." in text(payouts(POSTED))
    open_yet = text(payouts(replace(POSTED, is_locked=False)))
    assert "Not locked\nThese prizes change with every entry that is sold." in open_yet


def test_one_place():
    assert "1 place paid" in text(payouts(replace(POSTED, prizes=(100_000,))))


@pytest.mark.parametrize(("places", "count"), [(1, 1), (9, 1), (20, 1), (60, 1), (100, 2), (300, 5)])
def test_few_prizes_are_one_page_and_many_are_all_there(places, count):
    prizes = tuple(range(places * 100, 0, -100))
    found = pages(payouts(replace(POSTED, prizes=prizes)))
    assert len(found) == count
    shown = [line for page in found for line in page.splitlines() if line.startswith("€") and "pool" not in line]
    assert shown == [f"€{prize // 100:,}" for prize in prizes]
    assert [page.splitlines()[-1] for page in found] == [f"{n} of {count}" for n in range(1, count + 1)]


@pytest.mark.parametrize("currency", ["KRW", "PLN", "INR", "DOGE", "원"])
def test_any_currency(currency):
    assert "5th" in text(payouts(replace(POSTED, currency=currency)))


@pytest.mark.parametrize(("paper", "size"), [("A4", (595, 842)), ("Letter", (612, 792))])
def test_both_papers(paper, size):
    assert sizes(payouts(POSTED, paper=paper)) == {size}


def test_the_same_prizes_are_the_same_bytes():
    assert payouts(POSTED) == payouts(replace(POSTED))


def test_no_prizes_are_refused():
    with pytest.raises(Refused, match="There are no prizes yet"):
        payouts(replace(POSTED, prizes=()))
