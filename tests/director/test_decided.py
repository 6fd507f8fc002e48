"""A satellite of 71 for seven seats, from its first bust-out to its last ticket."""

from __future__ import annotations

import pytest

from tdapp.director import clock, deals, decided, floor, prize_plans, prizes
from tdapp.director.tills import open_till
from tdapp.director.tonight import Tonight
from tdapp.printing.documents import document
from tdapp.rules.prize_ways import Wish
from tdapp.values.field import Payment
from tdapp.views.prizes import prizes as prizes_shown
from tdapp.views.projector.panels import evening
from tdapp.views.projector.showing import _next_out, _winner
from tdapp.views.result_files import chat
from tdapp.views.results import results
from tdapp.views.todo import todo
from tests.director.evenings import BY, created, enter, refused, undo
from tests.printing.paper import text

SEAT = "Main Event seat"


@pytest.fixture
def eight(house):
    """Eight of 71 are left: seven seats at €1,000, and the €100 that is left over for the eighth."""
    satellite = created(house, "Satellite", buy_in=10_000, fee=1_000, profile="amerifun")
    enter(house, satellite, *(f"Player {n:02}" for n in range(1, 72)))
    prize_plans.set_plan(house, satellite, way="seats", wish=Wish(seat=SEAT, worth=100_000), by=BY)
    prizes.lock(house, satellite, by=BY)
    clock.start(house, satellite, by=BY)
    for entry in range(71, 8, -1):
        floor.bust(house, satellite, out={entry: None}, by=BY)
    return satellite


@pytest.fixture
def won(house, eight):
    floor.bust(house, eight, out={8: None}, by=BY)
    return eight


def printed(house, event, name):
    return " ".join(text(document(name).make(Tonight.of(house, event), "A4")).split())


@pytest.mark.parametrize(
    ("way", "wish", "says"),
    [
        ("seats", Wish(seat=SEAT, worth=100_000), "The pool does not buy a seat yet."),
        ("power", Wish(places=3, min_cash=90_000), "The pool of 4,000 does not hold one prize of 90,000."),
        ("hand", Wish(amounts=(3_000, 2_000, 1_000)), "There are only 2 entries to be paid."),
    ],
)
def test_a_plan_that_needs_more_entries_says_so_on_every_screen_and_stops_none(house, way, wish, says):
    event = created(house)
    prize_plans.set_plan(house, event, way=way, wish=wish, by=BY)
    enter(house, event, "Ann", "Bob")
    clock.start(house, event, by=BY)
    tonight = Tonight.of(house, event)
    assert (prizes_shown(tonight).why, prizes_shown(tonight).lines) == (says, ())
    assert all(one.does != "lock" for one in todo(tonight, BY.at))
    assert evening(tonight, BY.at, ()).prizes.amounts == ()


def test_it_is_not_decided_before_the_last_prize_in_cash_is_won(house, eight):
    assert not decided.is_decided(Tonight.of(house, eight))
    assert refused(decided.end, house, eight, by=BY)[0].startswith("It is not decided")


def test_now_offers_to_end_it_where_nobody_has_to_be_knocked_out(house, won):
    found = todo(Tonight.of(house, won), BY.at)[0]
    assert found.does == "end"
    assert found.title == f"It is decided: {SEAT} each"


def test_seven_share_the_places_each_with_a_seat_and_the_eighth_has_the_rest(house, won):
    told = decided.end(house, won, by=BY)
    assert told.sentence == f"7 players have won {SEAT} each: it ends here"
    tonight = Tonight.of(house, won)
    assert tonight.terms.finished == BY.at
    found = {one.entry: (one.best, one.worst, one.prize) for one in prizes.standings(tonight) if one.prize}
    assert found == {**dict.fromkeys(range(1, 8), (1, 7, 100_000)), 8: (8, 8, 10_000)}
    for entry in range(1, 72):
        assert prizes.standing_of(tonight, entry) in prizes.standings(tonight)
    assert prizes_shown(tonight).warnings == (), "each has a seat: there is nothing to divide"
    assert document("deal").missing(tonight), "nobody agreed on anything"


def test_a_seat_is_paid_with_a_ticket_and_leaves_the_till_alone(house, won):
    decided.end(house, won, by=BY)
    for entry in range(1, 9):
        prizes.pay(house, won, entry=entry, by=BY)
    paid = [row for row in Tonight.of(house, won).now[Payment].values() if not row.is_incoming]
    assert sorted((row.method, row.amount) for row in paid) == [("cash", 10_000), *[("ticket", 100_000)] * 7]
    assert open_till(house, "Mia").cash == 71 * 11_000 - 10_000


def test_sheets_say_what_was_won(house, won):
    assert f"1st–7th each {SEAT} €1,000 8th €100" in printed(house, won, "payouts")
    decided.end(house, won, by=BY)
    assert printed(house, won, "results").count(f"{SEAT} €1,000") == 7
    assert printed(house, won, "payout-slips").count(SEAT) == 7
    assert f"1st–7th Player 01 – €1,000, {SEAT}" in chat(results(Tonight.of(house, won)))


def test_the_projector_names_all_who_won(house, won):
    decided.end(house, won, by=BY)
    shown = _winner(evening(Tonight.of(house, won), BY.at, ()))
    assert shown is not None
    assert (shown.title, shown.name, shown.prize) == ("Winners", "7 players", SEAT)
    assert len(shown.others) == 7


def test_the_projector_says_what_the_next_one_wins(house, eight):
    assert _next_out(evening(Tonight.of(house, eight), BY.at, ())) == "next out gets €100"
    floor.bust(house, eight, out={8: None}, by=BY)
    assert _next_out(evening(Tonight.of(house, eight), BY.at, ())) == f"next out gets {SEAT}"


def test_after_a_deal_the_projector_says_only_what_is_left_to_play_for(house):
    friday = created(house)
    enter(house, friday, *"Ann Bob Cid Dan Eva Fay Gus Hal Ida Jo".split())
    prizes.lock(house, friday, by=BY)
    for entry in range(10, 2, -1):
        floor.bust(house, friday, out={entry: None}, by=BY)
    deals.make(house, friday, method="even", stacks={1: 0, 2: 0}, reserve=1_000, by=BY)
    assert _next_out(evening(Tonight.of(house, friday), BY.at, ())) == "€10 left for the winner"


def test_undo_plays_on(house, won):
    before = Tonight.of(house, won).now
    undo(house, decided.end(house, won, by=BY))
    assert Tonight.of(house, won).left == 7
    assert Tonight.of(house, won).now.rows == before.rows
