"""The ways a purse is divided: whatever the way, the pool is given out to the unit, or what is open is said."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.resources import catalogue, read_json
from tdapp.rules.payouts import Purse, read_tables
from tdapp.rules.prize_ways import WAYS, Award, Books, Wish, divide
from tdapp.rules.rulebook import Rulebook
from tdapp.values.refusal import Refused

TABLES = read_tables(read_json("payouts.json"))
BOOKS = Books(Rulebook(catalogue(), "roberts-11", {}), TABLES)
AMERIFUN = Books(Rulebook(catalogue(), "amerifun", {}), TABLES)


class TestByTheRulebook:
    def test_amerifun_pays_its_table_and_beyond_it_a_curve(self):
        assert divide(Purse(20, 77_500), "rulebook", Wish(), AMERIFUN).prizes == (38_750, 19_375, 11_625, 7_750)
        assert len(divide(Purse(137, 1_370_000), "rulebook", Wish(), AMERIFUN).prizes) == 21

    def test_the_others_pay_fifteen_percent_of_the_field(self):
        assert len(divide(Purse(100, 10**6), "rulebook", Wish(), BOOKS).prizes) == 15


class TestSatellite:
    def test_seven_seats_for_71_entries_and_the_rest_in_cash(self):
        found = divide(Purse(71, 710_000), "seats", Wish(seat="Main Event", worth=100_000), BOOKS)
        assert found.awards == (*[Award(100_000, "Main Event")] * 7, Award(10_000))
        assert found.pool == 710_000

    def test_a_pool_that_is_used_up_pays_no_cash(self):
        found = divide(Purse(20, 40_000), "seats", Wish(seat="Main Event", worth=20_000), BOOKS)
        assert [award.what for award in found.awards] == ["Main Event", "Main Event"]

    def test_where_all_win_a_seat_the_rest_is_the_first_places(self):
        found = divide(Purse(2, 50_000), "seats", Wish(seat="Main Event", worth=20_000), BOOKS)
        assert found.prizes == (30_000, 20_000)
        assert found.warnings

    @pytest.mark.parametrize("wish", [Wish(worth=5), Wish(seat="x"), Wish(seat="x", worth=10**9)])
    def test_what_cannot_be_bought_is_refused(self, wish):
        with pytest.raises(Refused):
            divide(Purse(10, 1_000), "seats", wish, BOOKS)


class TestByHand:
    def test_what_is_left_or_given_twice_is_open(self):
        assert divide(Purse(9, 1_000), "hand", Wish(amounts=(600, 300)), BOOKS).open == 100
        assert divide(Purse(9, 1_000), "hand", Wish(amounts=(600, 500)), BOOKS).open == -100
        assert divide(Purse(9, 1_000), "hand", Wish(amounts=(600, 400)), BOOKS).open == 0

    @pytest.mark.parametrize("amounts", [(), (-1,), (300, 400), (1,) * 10])
    def test_amounts_that_make_no_sense_are_refused(self, amounts):
        with pytest.raises(Refused):
            divide(Purse(9, 1_000), "hand", Wish(amounts=amounts), BOOKS)


class TestTrophies:
    def test_they_stand_beside_the_money(self):
        wish = Wish(shares=(Fraction(60), Fraction(40)), trophies=((1, "the Cup"),))
        found = divide(Purse(9, 1_000), "shares", wish, BOOKS)
        assert found.awards == (Award(600, "the Cup"), Award(400))

    @pytest.mark.parametrize("trophies", [((3, "medal"),), ((0, "medal"),), ((1, "a"), (1, "b"))])
    def test_a_place_without_a_prize_or_with_two_is_refused(self, trophies):
        with pytest.raises(Refused):
            divide(Purse(9, 1_000), "shares", Wish(shares=(Fraction(100),), trophies=trophies), BOOKS)


def test_an_unknown_way_is_refused():
    with pytest.raises(Refused, match="no way"):
        divide(Purse(9, 1_000), "x", Wish(), BOOKS)


wishes = st.builds(
    Wish,
    table=st.sampled_from(sorted(TABLES)),
    shares=st.lists(st.integers(1, 100), min_size=1, max_size=9).map(
        lambda shares: tuple(Fraction(share) for share in sorted(shares, reverse=True))
    ),
    places=st.integers(0, 40),
    percent=st.integers(1, 100).map(Fraction),
    amounts=st.lists(st.integers(0, 10**6), min_size=1, max_size=9).map(lambda one: tuple(sorted(one, reverse=True))),
    seat=st.just("Main Event"),
    worth=st.integers(1, 10**5),
)


@given(
    st.sampled_from(sorted(WAYS)),
    wishes,
    st.integers(1, 300),
    st.integers(0, 10**7),
    st.integers(0, 10**6),
    st.sampled_from([1, 100, 500]),
)
def test_all_of_the_pool_is_given_out_and_no_prize_rises(way, wish, entries, pool, guarantee, unit):
    try:
        found = divide(Purse(entries, pool, guarantee, unit), way, wish, BOOKS)
    except Refused:
        return
    assert sum(found.prizes) + found.open == found.pool == max(pool, guarantee)
    assert list(found.prizes) == sorted(found.prizes, reverse=True)
    assert len(found.prizes) <= entries
