"""Bounties of an evening: whatever happens, what was sold is won, on a head, nobody's yet, or in an envelope."""

from __future__ import annotations

import pytest

from tdapp.director import bounties, leagues, naming, prizes, registration, selling
from tdapp.director.bounties import BOUNTY
from tdapp.director.floor import bust
from tdapp.director.offers import set_offer
from tdapp.director.season import knockouts_of
from tdapp.director.terms import amend
from tdapp.director.tonight import Tonight
from tdapp.rules.bounties import draw_envelope
from tdapp.rules.chance import Chance, commitment
from tdapp.values.field import Payment
from tdapp.values.house import Offer
from tdapp.values.noted import Knockout, Opened
from tdapp.views.bounties import bounty_open
from tdapp.views.entrants import entrants
from tdapp.views.results import results
from tests.director.evenings import BY, chance, refused
from tests.director.floor_evenings import Floor


def evening(house, kind, players=6, **wish):
    return Floor.with_players(house, players, bounty=1_000, bounty_kind=kind, **wish)


def out(floor, entry, *won_by):
    return floor.do(bust, out={entry: None}, won_by={entry: won_by})


def shown(floor):
    """What is known of the bounties now; and that none of them was lost."""
    found = bounties.bounties(floor.now)
    rest = sum(found.heads.values()) + sum(found.nobodys.values()) + found.envelopes
    assert sum(found.won.values()) + rest == found.sold
    assert sum(found.paid.values()) + sum(found.all_owed.values()) == sum(found.won.values())
    return found


class TestFixed:
    def test_the_whole_bounty_is_owed_to_who_knocked_him_out(self, house):
        floor = evening(house, "fixed")
        out(floor, 1, 2)
        assert shown(floor).all_owed == {2: 1_000}
        change = floor.do(bounties.pay_bounty, entry=2)
        assert change.sentence == "Bob was paid €10 for bounties"
        assert shown(floor).all_owed == {}

    def test_what_somebody_won_is_not_taken_off_what_they_paid(self, house):
        floor = evening(house, "fixed")
        out(floor, 1, 2)
        before = [row.paid for row in entrants(floor.tonight)]
        floor.do(bounties.pay_bounty, entry=2)
        assert [row.paid for row in entrants(floor.tonight)] == before

    def test_two_share_it(self, house):
        floor = evening(house, "fixed")
        out(floor, 1, 3, 2)
        assert shown(floor).all_owed == {3: 500, 2: 500}

    def test_the_winner_keeps_his_own(self, house):
        floor = evening(house, "fixed", 3)
        out(floor, 1, 2)
        out(floor, 2, 3)
        assert shown(floor).all_owed == {2: 1_000, 3: 2_000}

    def test_nobody_known_and_set_right_later(self, house):
        floor = evening(house, "fixed")
        out(floor, 1)
        out(floor, 2, 3)
        assert shown(floor).nobodys == {1: 1_000}
        assert refused(floor.do, bounties.say_who_won, entry=2, won_by=[1])[0] == "Ann was out by then."
        change = floor.do(bounties.say_who_won, entry=1, won_by=[2])
        assert change.sentence == "The bounty of Ann was won by Bob"
        assert shown(floor).all_owed == {2: 1_000, 3: 1_000}
        floor.do(bounties.say_who_won, entry=1, won_by=[])
        assert shown(floor).nobodys == {1: 1_000}

    def test_a_rebuy_puts_another_on_the_same_head(self, house):
        floor = evening(house, "fixed")
        floor.do(set_offer, offer=Offer("", 0, "rebuy", 1_000, 0, 700, 800))
        out(floor, 1, 2)
        floor.do(selling.sell, entries=[1], kind="rebuy")
        found = shown(floor)
        assert (found.sold, found.heads[1], found.all_owed) == (6_700, 700, {2: 1_000})
        out(floor, 1, 3)
        assert shown(floor).all_owed == {2: 1_000, 3: 700}
        floor.do(selling.sell, entries=[1], kind="rebuy")
        assert shown(floor).heads[1] == 700

    def test_the_name_that_comes_later_brings_the_bounty(self, house):
        floor = evening(house, "fixed")
        floor.do(naming.somebody_out, table=1)
        out(floor, 2, 3)
        floor.do(naming.say_who, nameless=1, entry=1, won_by=[2])
        assert shown(floor).all_owed == {3: 1_000, 2: 1_000}
        floor.do(naming.it_was_another, entry=1, other=4)
        found = shown(floor)
        assert (found.all_owed, found.heads[1]) == ({3: 1_000, 2: 1_000}, 1_000)

    @pytest.mark.parametrize(
        ("entry", "won_by", "says"),
        [
            (1, [1], "Nobody knocks himself out."),
            (1, [2, 2], "Somebody is named twice."),
            (1, [6], "Fay was out by then."),
        ],
    )
    def test_what_cannot_be(self, house, entry, won_by, says):
        floor = evening(house, "fixed")
        out(floor, 6)
        assert refused(out, floor, entry, *won_by) == (says, ("won_by",))
        assert not floor.now[Knockout]

    def test_without_bounties_it_is_kept_who_knocked_out_whom_and_nobody_is_owed_anything(self, house):
        floor = Floor.with_players(house, 4)
        out(floor, 1, 2)
        assert shown(floor).all_owed == {}
        assert knockouts_of(floor.now) == {2: 1}
        change = floor.do(bounties.say_who_won, entry=1, won_by=[3, 4])
        assert change.sentence == "Ann was knocked out by Cid and Dan"
        assert {row.entry: row.by for row in results(Tonight.of(house, floor.event)).rows} == {1: "Cid and Dan"}

    @pytest.mark.parametrize(("formula", "asks"), [("11 - place + 2 * knockouts", True), ("25, 18, 15", False)])
    def test_it_is_asked_where_a_league_gives_points_for_it(self, house, formula, asks):
        floor = Floor.with_players(house, 4)
        leagues.create(house, leagues.Wish("Spring", formula), events=[floor.event], by=BY)
        change = out(floor, 1)
        assert bounty_open(Tonight.of(house, floor.event), change) == (1 if asks else None)
        assert refused(floor.do, bounties.pay_bounty, entry=2)[0] == "Bob is owed no bounty."


class TestProgressive:
    def test_half_in_hand_and_half_on_the_head(self, house):
        floor = evening(house, "progressive", 4)
        out(floor, 1, 2)
        assert (shown(floor).all_owed, shown(floor).heads[2]) == ({2: 500}, 1_500)
        out(floor, 2, 3)
        assert (shown(floor).all_owed, shown(floor).heads[3]) == ({2: 500, 3: 750}, 1_750)
        out(floor, 4, 3)
        assert shown(floor).all_owed == {2: 500, 3: 750 + 500 + 1_750 + 500}

    def test_the_order_follows_when_they_went_out_not_when_it_was_said(self, house):
        floor = evening(house, "progressive", 5)
        floor.do(bust, out={1: None})
        out(floor, 2, 3)
        floor.do(bounties.say_who_won, entry=1, won_by=[2])
        assert shown(floor).all_owed == {2: 500, 3: 750}


class TestMystery:
    def sealed(self, house, players=4):
        floor = evening(house, "mystery", players)
        floor.do(amend, envelopes={2_000: 1, 1_000: 1, 500: 2})
        return floor

    def test_an_envelope_is_drawn_so_that_anyone_can_check_it(self, house):
        floor = self.sealed(house)
        out(floor, 1, 2)
        assert shown(floor).all_owed == {}
        luck = chance(7)
        change = floor.do(bounties.open_envelope, entry=1, chance=luck)
        (row,) = floor.now[Opened].values()
        again = draw_envelope({2_000: 1, 1_000: 1, 500: 2}, Chance(bytes.fromhex(row.seed), row.room))
        assert (row.amount, row.commitment) == (again, commitment(luck.seed))
        assert change.sentence.startswith("Bob opened an envelope: €")
        assert shown(floor).all_owed == {2: row.amount}
        assert refused(floor.do, bounties.open_envelope, entry=1, chance=luck)[0].endswith("is open already.")

    def test_all_are_opened_once_and_the_winner_opens_the_last(self, house):
        floor = self.sealed(house)
        for entry in (1, 2, 3):
            out(floor, entry, 4)
            floor.do(bounties.open_envelope, entry=entry, chance=chance(entry))
        floor.do(bounties.open_envelope, entry=4, chance=chance(4))
        assert sorted(row.amount for row in floor.now[Opened].values()) == [500, 500, 1_000, 2_000]
        assert (shown(floor).all_owed, shown(floor).envelopes) == ({4: 4_000}, 0)
        assert refused(floor.do, bounties.open_envelope, entry=4, chance=chance())[0] == "All envelopes are open."

    def test_who_has_won_it_is_said_first(self, house):
        floor = self.sealed(house)
        out(floor, 1)
        says = refused(floor.do, bounties.open_envelope, entry=1, chance=chance())[0]
        assert says == "Say first who knocked out Ann."

    def test_an_open_envelope_stays_somebodys(self, house):
        floor = self.sealed(house)
        out(floor, 1, 2)
        floor.do(bounties.open_envelope, entry=1, chance=chance())
        assert refused(floor.do, bounties.say_who_won, entry=1, won_by=[])[1] == ("won_by",)
        assert "envelope" in refused(floor.do, naming.not_out, entry=1, why="A slip.")[0]

    def test_other_bounties_have_none(self, house):
        floor = evening(house, "fixed", 4)
        out(floor, 1, 2)
        says = refused(floor.do, bounties.open_envelope, entry=1, chance=chance())[0]
        assert says == "Only mystery bounties have envelopes."


class TestPaying:
    def test_what_was_paid_for_stands_until_the_payment_is_undone(self, house):
        floor = evening(house, "fixed")
        change = out(floor, 1, 2)
        paid = floor.do(bounties.pay_bounty, entry=2)
        assert "with a bounty paid that was not won" in refused(floor.undo, change)[0]
        assert "with a bounty paid that was not won" in refused(floor.do, naming.not_out, entry=1, why="A slip.")[0]
        floor.undo(paid)
        floor.undo(change)
        assert shown(floor).all_owed == {}

    def test_too_much_comes_back_when_a_purchase_is_taken_back(self, house):
        floor = evening(house, "fixed")
        floor.do(set_offer, offer=Offer("", 0, "rebuy", 1_000, 0, 700, 800))
        out(floor, 1, 2)
        bought = floor.do(selling.sell, entries=[1], kind="rebuy")
        out(floor, 1, 2)
        floor.do(bounties.pay_bounty, entry=2)
        purchase = next(row.after["n"] for row in bought.rows if row.kind == "purchase")
        floor.do(selling.take_back, purchase=purchase, why="He had paid nothing.")
        assert shown(floor).all_owed == {2: -700}
        assert floor.do(bounties.pay_bounty, entry=2).sentence == "Bob gave €7 of bounties back"
        assert shown(floor).all_owed == {}

    def test_prizes_and_bounties_are_two_things(self, house):
        floor = evening(house, "fixed", is_closed=False)
        out(floor, 1, 2)
        floor.do(bounties.pay_bounty, entry=2)
        assert not prizes.has_paid(floor.now)
        floor.do(registration.register, name="Late Lou", chance=chance())
        assert [row.kind for row in floor.now[Payment].values() if not row.is_incoming] == [BOUNTY]

    def test_a_method_that_there_is(self, house):
        floor = evening(house, "fixed")
        out(floor, 1, 2)
        assert refused(floor.do, bounties.pay_bounty, entry=2, method="shells")[1] == ("method",)
