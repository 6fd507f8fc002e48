"""Evenings reckoned by hand, played through the verbs, and read back from the paper that they end on."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from tdapp.director import bounties, clock, floor, offers, prize_plans, prizes, registration, selling, tills
from tdapp.director.invariants import open_house
from tdapp.director.ledger import pool
from tdapp.director.tonight import Tonight
from tdapp.printing.documents import document
from tdapp.rules.prize_ways import Wish
from tdapp.store.verify import verify
from tdapp.values.field import Payment
from tdapp.values.house import Offer
from tdapp.views.prizes import prizes as prizes_shown
from tests.director.evenings import BY, chance, created
from tests.printing.paper import text

SAMPLE_SHARES = tuple(map(Fraction, (40, 25, 20, 10, 5)))


@pytest.fixture
def house(tmp_path):
    house = open_house(tmp_path / "swan.tdapp", create=True)
    yield house
    house.close()
    assert verify(tmp_path / "swan.tdapp").faults == ()


def entered(house, event, number):
    for n in range(1, number + 1):
        registration.register(house, event, name=f"Player {n:03}", chance=chance(), by=BY)


def printed(house, event, name):
    return " ".join(text(document(name).make(Tonight.of(house, event), "A4")).split())


def to_the_winner(house, event, number):
    """The last to come is the first to go; who came just before has knocked each out."""
    for n in range(number, 1, -1):
        floor.bust(house, event, out={n: None}, won_by={n: [n - 1]}, by=BY)


def pay_all(house, event):
    for one in prizes.standings(Tonight.of(house, event)):
        if one.prize > one.paid:
            prizes.pay(house, event, entry=one.entry, by=BY)


class TestPAY01TwentyPlayersToTheCent:
    """20 buy-ins, 6 rebuys and 5 add-ons at $25 are $775, all of which is paid out."""

    @pytest.fixture
    def twenty(self, house):
        event = created(house, buy_in=2_500, fee=0, currency="USD", profile="amerifun")
        for kind in ("rebuy", "add-on"):
            terms = Offer(event, 0, kind, 2_500, 0, 0, 1_000, only_broke=False)
            offers.set_offer(house, event, offer=terms, by=BY)
        entered(house, event, 20)
        selling.sell(house, event, entries=[1, 2, 3, 4, 5, 6], kind="rebuy", by=BY)
        selling.sell(house, event, entries=[1, 2, 3, 4, 5], kind="add-on", by=BY)
        return event

    def test_the_pool_says_what_it_is_made_of(self, house, twenty):
        found = prizes_shown(Tonight.of(house, twenty)).parts
        assert [part.title for part in found] == ["20 buy-ins", "6 rebuys", "5 add-ons"]

    @pytest.mark.parametrize(
        ("way", "wish", "unit", "amounts"),
        [
            ("shares", Wish(shares=SAMPLE_SHARES), 1, ("$310", "$193.75", "$155", "$77.50", "$38.75")),
            ("shares", Wish(shares=SAMPLE_SHARES), 100, ("$310", "$194", "$155", "$77", "$39")),
            ("rulebook", Wish(), 1, ("$387.50", "$193.75", "$116.25", "$77.50")),
        ],
        ids=["PAY-02", "PAY-02 in whole dollars", "PAY-03"],
    )
    def test_it_is_on_every_sheet(self, house, twenty, way, wish, unit, amounts):
        prize_plans.set_plan(house, twenty, way=way, wish=wish, unit=unit, by=BY)
        prizes.lock(house, twenty, by=BY)
        ranks = ("1st", "2nd", "3rd", "4th", "5th")
        posted = " ".join(f"{rank} {amount}" for rank, amount in zip(ranks, amounts))
        sheet = printed(house, twenty, "payouts")
        assert "$775 prize pool" in sheet
        assert posted in sheet
        for n in range(20, 1, -1):
            floor.bust(house, twenty, out={n: None}, by=BY)
        for n, amount in enumerate(amounts, 1):
            assert re.search(rf"{ranks[n - 1]} Player {n:03} (\d\d:\d\d )?{re.escape(amount)} ",
                             printed(house, twenty, "results"))  # fmt: skip
        slips = printed(house, twenty, "payout-slips")
        assert all(amount in slips for amount in amounts)
        assert slips.count("Received") == len(amounts)
        pay_all(house, twenty)
        cash = printed(house, twenty, "cash-report")
        assert "$0 cash in the tills" in cash
        assert f"Prize {len(amounts)} $775" in cash
        assert tills.open_till(house, "Mia").cash == 0


def test_two_who_share_the_last_paid_place_and_the_first_unpaid_share_its_prize(house):
    event = created(house, buy_in=2_000, fee=0)
    entered(house, event, 10)
    wish = Wish(shares=(Fraction(60), Fraction(30), Fraction(10)))
    prize_plans.set_plan(house, event, way="shares", wish=wish, unit=1, by=BY)
    prizes.lock(house, event, by=BY)
    floor.bust(house, event, out=dict.fromkeys(range(5, 11)), by=BY)
    floor.bust(house, event, out={3: 501, 4: 501}, by=BY)
    assert printed(house, event, "results").count("3rd–4th") == 2
    slips = printed(house, event, "payout-slips")
    assert slips.count("€10") == 2
    floor.bust(house, event, out={2: 100}, by=BY)
    pay_all(house, event)
    assert tills.open_till(house, "Mia").cash == 0


class TestAKnockoutToItsWinner:
    """Four at €10 on each head: half in hand, half on the own head."""

    def test_half_is_paid_and_half_goes_on_until_the_winner_takes_his_own(self, house):
        event = created(house, buy_in=2_000, fee=500, bounty=1_000, bounty_kind="progressive")
        entered(house, event, 4)
        clock.start(house, event, by=BY)
        prizes.lock(house, event, by=BY)
        to_the_winner(house, event, 4)
        # 4 is worth 10: 5 in hand and 5 on 3, who is worth 15 to 2: 7.50 and 7.50, who is worth 17.50 to 1.
        won = {3: 500, 2: 750, 1: 875 + 1_875}
        assert bounties.bounties(Tonight.of(house, event).now).all_owed == won
        assert sum(won.values()) == 4 * 1_000
        for entry in won:
            bounties.pay_bounty(house, event, entry=entry, by=BY)
        pay_all(house, event)
        paid = Tonight.of(house, event).now[Payment].values()
        assert sum(row.amount if row.is_incoming else -row.amount for row in paid) == 4 * 500, "the fees stay"
        cash = printed(house, event, "cash-report")
        assert "€20 cash in the tills" in cash
        assert "Bounty 3 €40" in cash


def test_sixty_three_places_come_to_the_pool_on_paper(house):
    event = created(house, buy_in=10_000, fee=0)
    entered(house, event, 420)
    prizes.lock(house, event, by=BY)
    sheet = printed(house, event, "payouts")
    assert "€42,000 prize pool · 420 entries · 63 places paid" in sheet
    total, last = 0, 0
    for best, worst, amount in re.findall(r"(\d+)(?:st|nd|rd|th)(?:–(\d+)\w\w each)? €([\d,]+)", sheet):
        assert int(best) == last + 1
        last = int(worst or best)
        total += (last - int(best) + 1) * int(amount.replace(",", ""))
    assert (last, total * 100) == (63, pool(Tonight.of(house, event).now))
