"""How prizes are divided, what comes off the pool, locking, paying in parts: and that all of it adds up."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.director import floor, prize_plans, prizes, purse
from tdapp.director.ledger import Tender, pool
from tdapp.director.purse import Line
from tdapp.director.tonight import Tonight
from tdapp.rules.prize_ways import Wish
from tdapp.values.field import Payment, Prize
from tdapp.views.cash import cash_report
from tdapp.views.payout_slips import payout_slips
from tdapp.views.prizes import prizes as prizes_shown
from tests.director.evenings import BY, created, enter, refused, undo

NAMES = "Ann Bob Cleo Dan Eva Finn Gus Hal Ida Jo".split()


@pytest.fixture
def ten(house):
    """Ten at €20 each, and the prizes not locked."""
    friday = created(house)
    enter(house, friday, *NAMES)
    return friday


def plan(house, event, way, **wish):
    return prize_plans.set_plan(house, event, way=way, wish=Wish(**wish), by=BY)


def tonight(house, event) -> Tonight:
    return Tonight.of(house, event)


class TestPlan:
    def test_the_house_divides_as_it_likes_and_goes_back_to_the_rulebook(self, house, ten):
        usual = prize_plans.suggest(tonight(house, ten)).prizes
        plan(house, ten, "shares", shares=(Fraction(60), Fraction(40)))
        assert prize_plans.suggest(tonight(house, ten)).prizes == (12_000, 8_000)
        back = plan(house, ten, "rulebook")
        assert prize_plans.suggest(tonight(house, ten)).prizes == usual
        undo(house, back)
        assert prize_plans.suggest(tonight(house, ten)).prizes == (12_000, 8_000)

    def test_what_the_way_does_not_read_is_not_kept(self, house, ten):
        plan(house, ten, "shares", shares=(Fraction(1),), worth=5, seat="x")
        assert prize_plans.plan(tonight(house, ten).now) == ("shares", Wish(shares=(Fraction(1),)), 100)

    @given(
        st.builds(
            Wish,
            shares=st.lists(st.fractions(0, 100), max_size=4).map(tuple),
            percent=st.fractions(1, 100),
            first_share=st.none() | st.fractions(1, 100),
            amounts=st.lists(st.integers(0, 9), max_size=4).map(tuple),
            seat=st.text(max_size=5),
            trophies=st.lists(st.tuples(st.integers(1, 9), st.text(max_size=5)), max_size=3).map(tuple),
        )
    )
    def test_a_wish_is_read_as_it_was_written(self, wish):
        assert prize_plans.read_wish(prize_plans.write_wish(wish)) == wish

    def test_what_cannot_be_divided_so_is_refused_and_nothing_changes(self, house, ten):
        before = tonight(house, ten).now
        sentence, at = refused(plan, house, ten, "seats", seat="Main Event", worth=10**6)
        assert (sentence, at) == ("The pool does not buy a seat yet.", ("worth",))
        assert tonight(house, ten).now is before

    def test_once_locked_the_plan_stands_until_it_is_unlocked(self, house, ten):
        prizes.lock(house, ten, by=BY)
        assert "unlock" in refused(plan, house, ten, "hand", amounts=(20_000,))[0]
        prizes.unlock(house, ten, by=BY)
        plan(house, ten, "hand", amounts=(20_000,))
        prizes.lock(house, ten, by=BY)
        assert [row.amount for row in tonight(house, ten).now[Prize].values()] == [20_000]

    def test_amounts_by_hand_that_leave_something_open_cannot_be_locked(self, house, ten):
        plan(house, ten, "hand", amounts=(15_000, 4_000))
        assert refused(prizes.lock, house, ten, by=BY)[0].startswith("€10 is not given to any place")

    def test_seats_and_trophies_are_locked_with_what_they_are(self, house, ten):
        plan(house, ten, "seats", seat="Main Event", worth=9_000, trophies=((1, "the Cup"),))
        prizes.lock(house, ten, by=BY)
        rows = tonight(house, ten).now[Prize]
        assert [(row.amount, row.what) for _, row in sorted(rows.items())] == [
            (9_000, "Main Event and the Cup"),
            (9_000, "Main Event"),
            (2_000, ""),
        ]


class TestPool:
    def test_shares_and_amounts_come_off_and_are_added(self, house, ten):
        wanted = [
            Line("Staff", percent=350),
            Line("Charity", amount=1_000),
            Line("Sponsor", is_added=True, amount=5_000),
        ]
        told = purse.set_lines(house, ten, wanted=wanted, by=BY)
        assert told.sentence == "The prize pool: Staff −3.5 %; Charity −€10; Sponsor +€50"
        assert purse.prize_money(tonight(house, ten).now) == 20_000 - 700 - 1_000 + 5_000
        assert sum(prize_plans.suggest(tonight(house, ten)).prizes) == 23_300
        shown = prizes_shown(tonight(house, ten))
        assert [(part.title, part.amount) for part in shown.parts] == [
            ("10 buy-ins", 20_000),
            ("Staff", -700),
            ("Charity", -1_000),
            ("Sponsor", 5_000),
        ]

    def test_what_comes_off_may_be_of_what_was_added_where_the_entries_paid_nothing(self, house):
        freeroll = created(house, "Freeroll", buy_in=0, fee=0)
        enter(house, freeroll, *NAMES[:3])
        wanted = [Line("Staff", amount=1_000), Line("Charity", percent=500), Line("Sponsor", True, amount=50_000)]
        purse.set_lines(house, freeroll, wanted=wanted, by=BY)
        assert [amount for _, amount in purse.lines(tonight(house, freeroll).now)] == [1_000, 0, 50_000]
        assert sum(prizes_shown(tonight(house, freeroll)).amounts) == 49_000

    def test_whoever_forgot_the_prizes_divides_them_once_it_is_over(self, house, ten):
        for entry in range(10, 1, -1):
            floor.bust(house, ten, out={entry: None}, by=BY)
        purse.set_lines(house, ten, wanted=[Line("Staff", percent=1_000)], by=BY)
        plan(house, ten, "hand", amounts=(10_000, 8_000))
        prizes.lock(house, ten, by=BY)
        assert [prizes.owed_to(tonight(house, ten), entry).prize for entry in (1, 2)] == [10_000, 8_000]
        assert "locked" in refused(purse.set_lines, house, ten, wanted=[], by=BY)[0]

    def test_nothing_comes_off_that_is_not_there(self, house, ten):
        purse.set_lines(house, ten, wanted=[Line("Rent", amount=15_000), Line("Staff", amount=9_000)], by=BY)
        assert [amount for _, amount in purse.lines(tonight(house, ten).now)] == [15_000, 5_000]
        assert purse.prize_money(tonight(house, ten).now) == 0

    @pytest.mark.parametrize(
        "line",
        [Line(" ", amount=5), Line("x"), Line("x", percent=5, amount=5), Line("x", percent=0), Line("x", amount=0)],
    )
    def test_a_line_that_says_nothing_is_refused(self, house, ten, line):
        assert refused(purse.set_lines, house, ten, wanted=[line], by=BY)[1] == ("lines", 0)

    def test_more_than_all_of_it_cannot_come_off(self, house, ten):
        wanted = [Line("Staff", percent=6_000), Line("Rent", percent=5_000)]
        assert refused(purse.set_lines, house, ten, wanted=wanted, by=BY)[1] == ("lines",)


class TestPaying:
    @pytest.fixture
    def over(self, house, ten):
        prizes.lock(house, ten, by=BY)
        for entry in range(10, 1, -1):
            floor.bust(house, ten, out={entry: None}, by=BY)
        return ten

    def test_a_prize_is_paid_in_parts_of_which_some_are_kept(self, house, over):
        owed = prizes.owed_to(tonight(house, over), 1).prize
        tender = [Tender("transfer", owed - 3_000), Tender("withheld", 2_500), Tender("tip", 500)]
        told = prizes.pay(house, over, entry=1, tender=tender, by=BY)
        assert "€25 withheld and €5 tip" in told.sentence
        assert not any(one.title == "cash" and one.went_out for one in cash_report(tonight(house, over)).by_method)
        first = payout_slips(tonight(house, over))[0]
        assert first.paid == (("transfer", owed - 3_000), ("withheld", 2_500), ("tip", 500))
        assert refused(prizes.pay, house, over, entry=1, by=BY)[0] == "Ann is owed nothing."
        undo(house, told)
        assert prizes.owed_to(tonight(house, over), 1).prize == owed
        assert payout_slips(tonight(house, over))[0].paid == ()

    @pytest.mark.parametrize(
        "tender", [[Tender("cash", 1)], [Tender("shells", 10_000)], [Tender("cash", 0)], []], ids=str
    )
    def test_parts_that_do_not_come_to_the_prize_are_refused(self, house, over, tender):
        assert refused(prizes.pay, house, over, entry=1, tender=tender, by=BY)[1] == ("tender",)
        assert not [row for row in tonight(house, over).now[Payment].values() if row.kind == prizes.PRIZE]

    def test_prizes_that_were_paid_stay_locked(self, house, over):
        prizes.pay(house, over, entry=1, by=BY)
        assert "paid already" in refused(prizes.unlock, house, over, by=BY)[0]

    def test_money_in_is_prizes_and_deductions_less_overlay(self, house, over):
        now = tonight(house, over).now
        assert pool(now) == sum(row.amount for row in now[Prize].values()) + sum(
            amount for row, amount in purse.lines(now) if not row.is_added
        )
