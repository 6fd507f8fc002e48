"""Rebuys, add-ons, late entries and hidden chips."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.rules.button import is_between
from tdapp.rules.chance import Chance
from tdapp.rules.purchases import (
    Buyer,
    Terms,
    announce,
    hidden_chips,
    late_entry,
    late_seat,
    may_buy,
    settle,
)
from tdapp.values.refusal import Refused
from tdapp.values.room import Blinds, Seat

BUY_IN = Terms("buy-in", 2500, 1000)
REBUY = Terms("rebuy", 2500, 1000)


def buy(terms, buyer, rules):
    return may_buy(terms, buyer, buy_in=BUY_IN, rules=rules)


class TestRB01RebuyWithNoChipsBeforeLevel4:
    def test_in_level_3_with_nothing_left(self, rulebook):
        sale = buy(REBUY, Buyer(0, level=3, dealt=3), rulebook("amerifun"))
        assert (sale.price, sale.chips, sale.stack, str(sale.rule)) == (2500, 1000, 1000, "AM Buy-in")

    def test_not_with_five_chips_left(self, rulebook):
        with pytest.raises(Refused, match="this one has 5"):
            buy(REBUY, Buyer(5, level=3, dealt=3), rulebook("amerifun"))

    def test_until_the_first_hand_of_level_4_is_dealt(self, rulebook):
        assert buy(REBUY, Buyer(0, level=4, dealt=3), rulebook("amerifun")).stack == 1000
        with pytest.raises(Refused, match="level 4"):
            buy(REBUY, Buyer(0, level=4, dealt=4), rulebook("amerifun"))

    def test_at_the_price_and_for_the_chips_of_the_buy_in(self, rulebook):
        dearer = Terms("rebuy", 9900, 5000)
        sale = buy(dearer, Buyer(0, level=1, dealt=1), rulebook("amerifun"))
        assert (sale.price, sale.chips) == (2500, 1000)
        assert buy(dearer, Buyer(0, level=1, dealt=1), rulebook()).price == 9900

    def test_an_add_on_is_not_a_rebuy(self, rulebook):
        add_on = Terms("add-on", 1000, 1500, from_level=4)
        assert buy(add_on, Buyer(700, level=4, dealt=4), rulebook("amerifun")).stack == 2200


class TestRB02TheEventSaysHowMany:
    def test_the_second_of_one_is_refused(self, rulebook):
        once = Terms("rebuy", 2500, 1000, each=1)
        assert buy(once, Buyer(0, level=1, dealt=1), rulebook()).stack == 1000
        with pytest.raises(Refused, match="each player"):
            buy(once, Buyer(0, level=1, dealt=1, bought=1), rulebook())

    def test_a_limit_for_all(self, rulebook):
        with pytest.raises(Refused, match="in all"):
            buy(Terms("rebuy", 1, 1, in_all=5), Buyer(0, level=1, dealt=1, bought_in_all=5), rulebook())

    def test_not_before_its_level(self, rulebook):
        add_on = Terms("add-on", 1000, 1500, from_level=4)
        with pytest.raises(Refused, match="before level 4"):
            buy(add_on, Buyer(700, level=3, dealt=3), rulebook())
        assert buy(add_on, Buyer(700, level=4, dealt=3), rulebook()).stack == 2200

    def test_up_to_a_stack(self, rulebook):
        terms = Terms("rebuy", 2500, 1000, up_to_stack=1000)
        assert buy(terms, Buyer(1000, level=1, dealt=1), rulebook()).stack == 2000
        with pytest.raises(Refused, match="up to 1,000"):
            buy(terms, Buyer(1001, level=1, dealt=1), rulebook())

    @pytest.mark.parametrize(("price", "chips", "place"), [(-1, 0, "price"), (0, -1, "chips")])
    def test_terms_are_never_negative(self, price, chips, place):
        with pytest.raises(Refused) as refused:
            Terms("rebuy", price, chips)
        assert refused.value.place == place


class TestRB03AnAnnouncedRebuyBinds:
    @pytest.fixture
    def announced(self, rulebook):
        sale = buy(REBUY, Buyer(200, level=1, dealt=1), rulebook())
        return announce(sale, before_deal=True, rules=rulebook())

    def test_who_wins_the_hand_still_pays(self, announced):
        after = settle(announced, stack=200, result=600)
        assert (after.stack, after.owes) == (1800, 2500)

    def test_who_loses_more_than_the_stack_plays_behind(self, announced):
        after = settle(announced, stack=200, result=-500)
        assert (after.stack, after.owes) == (700, 2500)

    def test_nobody_loses_more_than_that(self, announced):
        with pytest.raises(Refused):
            settle(announced, stack=200, result=-1201)

    def test_after_the_deal_it_is_too_late(self, rulebook):
        sale = buy(REBUY, Buyer(200, level=1, dealt=1), rulebook())
        with pytest.raises(Refused, match="before the deal"):
            announce(sale, before_deal=False, rules=rulebook())


class TestTDA27ADeclaredRebuyBinds:
    def test_under_its_own_citation(self, rulebook):
        rules = rulebook("tda-2024")
        announced = announce(buy(REBUY, Buyer(0, level=1, dealt=1), rules), before_deal=True, rules=rules)
        assert (announced.behind, announced.owes, str(announced.rule)) == (1000, 2500, "TDA 27")


def found(rulebook, chips, **case):
    usual = {"winner_had_more": 10_000, "next_deal_started": False, "plainly_lost": True, "has_rebuys": False}
    return hidden_chips(chips, **{**usual, **case}, rules=rulebook())


class TestRB04HiddenChips:
    def test_after_the_next_riffle_they_leave_the_event(self, rulebook):
        chips = found(rulebook, 150, next_deal_started=True)
        assert (chips.is_out, chips.removed, chips.to_winner, chips.kept) == (True, 150, 0, 0)

    def test_before_it_the_winner_may_get_them(self, rulebook):
        assert found(rulebook, 150).to_winner == 150

    def test_but_only_if_they_were_plainly_lost(self, rulebook):
        chips = found(rulebook, 150, plainly_lost=False)
        assert (chips.to_winner, chips.removed) == (0, 150)

    def test_a_rebuy_is_possible_where_the_event_has_them(self, rulebook):
        assert found(rulebook, 150, has_rebuys=True).may_rebuy
        assert not found(rulebook, 150).may_rebuy

    def test_what_the_winner_did_not_cover_keeps_its_owner_in(self, rulebook):
        chips = found(rulebook, 150, winner_had_more=100, has_rebuys=True)
        assert (chips.is_out, chips.kept, chips.to_winner, chips.may_rebuy) == (False, 50, 100, False)

    @given(st.integers(0, 5000), st.integers(0, 5000), st.booleans(), st.booleans())
    def test_every_chip_goes_somewhere(self, rulebook, chips, more, started, plainly):
        case = found(rulebook, chips, winner_had_more=more, next_deal_started=started, plainly_lost=plainly)
        assert case.to_winner + case.removed + case.kept == chips
        assert case.is_out is (case.kept == 0)


GAP = Blinds(button=1, small_blind=3, big_blind=4)


class TestTDA8ALateEntrantsAndReentries:
    def test_get_a_full_stack_in_level_6_too(self, rulebook):
        entry = late_entry(Seat(2, 7), stack=20_000, seats=9, next_hand=GAP, rules=rulebook("tda-2024"))
        assert (entry.stack, entry.deal_in, str(entry.rule)) == (20_000, "now", "TDA 8A")

    @pytest.mark.parametrize(("seat", "deal_in"), [(1, "now"), (2, "waits"), (3, "now"), (4, "now"), (9, "now")])
    def test_wait_only_between_button_and_small_blind(self, rulebook, seat, deal_in):
        entry = late_entry(Seat(2, seat), stack=1, seats=9, next_hand=GAP, rules=rulebook("tda-2024"))
        assert entry.deal_in == deal_in

    def test_the_gap_may_lie_across_the_last_seat(self):
        across = Blinds(button=8, small_blind=2, big_blind=3)
        assert [seat for seat in range(1, 10) if is_between(seat, across, seats=9)] == [1, 9]

    def test_heads_up_there_is_no_gap(self):
        heads_up = Blinds(button=3, small_blind=3, big_blind=7)
        assert not any(is_between(seat, heads_up, seats=9) for seat in range(1, 10))

    def test_each_open_seat_is_drawn_about_as_often(self):
        chance = Chance(bytes(32))
        seats = [Seat(1, 2), Seat(1, 5), Seat(3, 9)]
        drawn = [late_seat(seats, chance) for _ in range(3000)]
        assert all(850 < drawn.count(seat) < 1150 for seat in seats)

    def test_without_an_open_seat_it_is_refused(self):
        with pytest.raises(Refused):
            late_seat([], Chance(bytes(32)))


class TestLATE07ALateEntrantTakesAnyPosition:
    @pytest.mark.parametrize("profile", ["roberts-11", "roberts-7", "amerifun"])
    @pytest.mark.parametrize("seat", range(1, 6))
    def test_even_the_button_or_a_blind(self, rulebook, profile, seat):
        entry = late_entry(Seat(1, seat), stack=500, seats=9, next_hand=GAP, rules=rulebook(profile))
        assert (entry.deal_in, entry.stack, str(entry.rule)) == ("now", 500, "house")
