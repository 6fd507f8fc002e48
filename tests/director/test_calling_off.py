"""CAN-01: a tournament that is called off is settled to the cent, with its reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.director import bounties, clock, floor, prizes, purse
from tdapp.director.calling_off import call_off
from tdapp.director.ledger import pool
from tdapp.director.tonight import Tonight
from tdapp.printing.documents import document
from tdapp.store.change import Deed, insert
from tdapp.values.field import Payment
from tdapp.values.noted import Stack
from tdapp.views.clock_face import clock_face
from tdapp.views.exports import BY_ID
from tdapp.views.prizes import prizes as prizes_shown
from tdapp.views.projector.panels import evening
from tdapp.views.projector.showing import _winner
from tdapp.views.result_files import chat
from tdapp.views.results import results
from tdapp.views.todo import todo
from tests.director.evenings import BY, created, enter, refused, undo
from tests.printing.paper import text

NAMES = "Ann Bob Cleo Dan Eva".split()


@pytest.fixture
def four(house):
    """Four of five at €20 and a fee of €5 are left."""
    friday = created(house)
    enter(house, friday, *NAMES)
    floor.bust(house, friday, out={5: None}, by=BY)
    return friday


def off(house, event, way="refund", why="A power cut"):
    return call_off(house, event, way=way, why=why, by=BY)


def cash(house, event) -> list[Payment]:
    return [*Tonight.of(house, event).now[Payment].values()]


def due(house, event) -> dict[int, int]:
    return {one.entry: one.prize for one in prizes.standings(Tonight.of(house, event)) if one.prize}


class TestCAN01CalledOff:
    def test_a_refund_gives_back_all_that_was_paid_fees_too(self, house, four):
        told = off(house, four)
        now = Tonight.of(house, four).now
        assert told.sentence == "Friday was called off: €125 went back. A power cut"
        assert told.rule.startswith("R11 §15.39")
        assert sum(row.amount if row.is_incoming else -row.amount for row in now[Payment].values()) == 0
        assert pool(now) == 0
        assert Tonight.of(house, four).terms.finished == BY.at

    def test_those_still_in_share_evenly_and_are_paid(self, house, four):
        prizes.lock(house, four, by=BY)
        off(house, four, "off even")
        assert due(house, four) == dict.fromkeys((1, 2, 3, 4), 2_500)
        for entry in (1, 2, 3, 4):
            prizes.pay(house, four, entry=entry, by=BY)

    def test_by_chips_once_they_are_counted(self, house, four):
        sentence, at = refused(off, house, four, "off chips")
        assert (sentence, at) == ("4 stacks are not counted: count the chips of everybody first.", ("way",))
        chips = {1: 2_000, 2: 1_000, 3: 1_000, 4: 1_000}
        rows = tuple(insert(Stack(four, n, stack, BY.at)) for n, stack in chips.items())
        house.write(Deed(four, "Counted", rows), at=BY.at, who="Mia")
        off(house, four, "off chips")
        assert due(house, four) == {1: 4_000, 2: 2_000, 3: 2_000, 4: 2_000}

    def test_undo_goes_on_as_if_nothing_had_been(self, house, four):
        before = Tonight.of(house, four).now
        for way in ("refund", "off even"):
            undo(house, off(house, four, way))
            after = Tonight.of(house, four)
            assert after.terms.finished is None
            assert after.left == 4
            assert pool(after.now) == pool(before)

    @pytest.mark.parametrize("way", ["refund", "off even"])
    def test_the_projector_names_no_winner(self, house, four, way):
        off(house, four, way)
        shown = _winner(evening(Tonight.of(house, four), BY.at, ()))
        assert shown is not None
        assert (shown.name, shown.prize, shown.others) == ("Called off", "", ())

    def test_nobody_is_brought_back_into_it(self, house, four):
        last = enter(house, four, "Finn")
        taken_back = undo(house, last)
        off(house, four, "off even")
        assert refused(undo, house, taken_back)[0] == "It would bring entry 6 back after the deal: undo the deal first."

    @pytest.mark.parametrize(("said", "at"), [({"why": " "}, ("why",)), ({"way": "lottery"}, ("way",))])
    def test_it_needs_a_way_and_a_reason(self, house, four, said, at):
        assert refused(off, house, four, **said)[1] == at

    def test_every_sheet_says_that_it_was_called_off(self, house, four):
        off(house, four)
        for name in ("results", "deal"):
            made = text(document(name).make(Tonight.of(house, four), "A4"))
            assert "Called off" in made
            assert "Everybody gets back what was paid." in made
            assert "Final" not in made
        assert document("payouts").missing(Tonight.of(house, four))

    @pytest.mark.parametrize(("way", "each"), [("refund", ["€25 cash"] * 5), ("off even", ["€25"] * 4)])
    def test_a_sheet_to_sign_says_what_everybody_gets_and_why(self, house, four, way, each):
        off(house, four, way)
        lines = " ".join(text(document("deal").make(Tonight.of(house, four), "A4")).split())
        assert "A power cut" in lines
        for name, gets in zip(NAMES, each):
            assert f"{name} {gets} ___" in lines
        assert ("Eva" in lines) == (way == "refund")

    def test_once_refunded_no_prizes_are_shown_or_asked_for(self, house, four):
        off(house, four)
        tonight = Tonight.of(house, four)
        assert prizes_shown(tonight).lines == ()
        assert prizes_shown(tonight).why == "It was called off. Everybody gets back what was paid."
        assert [one.does for one in todo(tonight, BY.at)] == ["settlement"]
        for verb, what in ((prizes.lock, {}), (purse.set_lines, {"wanted": [purse.Line("Staff", percent=100)]})):
            assert refused(verb, house, four, by=BY, **what)[0].startswith("It was called off")

    @pytest.mark.parametrize(
        ("way", "says"),
        [
            ("refund", "Everybody gets back what was paid. Print what went back, for each to sign."),
            ("off even", "Everybody is paid. Print the results."),
        ],
    )
    def test_now_says_that_it_was_called_off(self, house, four, way, says):
        off(house, four, way)
        if way != "refund":
            for entry in (1, 2, 3, 4):
                prizes.pay(house, four, entry=entry, by=BY)
        (one,) = todo(Tonight.of(house, four), BY.at)
        assert (one.title, one.why) == ("The tournament was called off", says)

    def test_the_clock_rests_and_says_why(self, house, four):
        clock.start(house, four, by=BY)
        later = replace(BY, at=BY.at + 90_000)
        call_off(house, four, way="refund", why="A power cut", by=later)
        shown = [clock_face(Tonight.of(house, four), later.at + wait) for wait in (0, 1_000, 48 * 3_600_000)]
        assert shown[0] == shown[1] == shown[2]
        assert (shown[0].state, shown[0].told, shown[0].average) == ("finished", "Called off", 0)

    def test_the_results_of_a_refunded_evening_list_everybody(self, house, four):
        off(house, four)
        found = results(Tonight.of(house, four))
        assert [(row.place, row.name) for row in found.rows] == [
            ("Still in", "Ann"),
            ("Still in", "Bob"),
            ("Still in", "Cleo"),
            ("Still in", "Dan"),
            ("5th", "Eva"),
        ]
        assert "Still in Ann" in chat(found)
        lines = " ".join(text(document("results").make(Tonight.of(house, four), "A4")).split())
        assert "Still in Ann" in lines

    def test_so_they_do_where_nobody_was_out_yet(self, house):
        friday = created(house, guarantee=50_000)
        enter(house, friday, *NAMES)
        assert document("results").missing(Tonight.of(house, friday))
        off(house, friday)
        tonight = Tonight.of(house, friday)
        assert not document("results").missing(tonight)
        assert not BY_ID["results"].missing(tonight)
        assert len(results(tonight).rows) == 5
        assert results(tonight).pool == 0, "the house adds nothing to what went back"

    def test_bounties_that_were_paid_must_come_back_before_a_refund(self, house):
        friday = created(house, bounty=1_000, bounty_kind="fixed")
        enter(house, friday, *NAMES)
        floor.bust(house, friday, out={5: None}, won_by={5: [1]}, by=BY)
        paid = bounties.pay_bounty(house, friday, entry=1, by=BY)
        assert refused(off, house, friday)[0] == "A bounty was paid already: undo the payment first."
        undo(house, paid)
        off(house, friday)
        assert sum(row.amount if row.is_incoming else -row.amount for row in cash(house, friday)) == 0

    def test_whoever_was_left_keeps_the_bounty_on_the_own_head(self, house):
        friday = created(house, bounty=1_000, bounty_kind="fixed")
        enter(house, friday, *NAMES)
        floor.bust(house, friday, out={5: None}, won_by={5: [1]}, by=BY)
        off(house, friday, "off even")
        for entry in (1, 2, 3, 4):
            prizes.pay(house, friday, entry=entry, by=BY)
            bounties.pay_bounty(house, friday, entry=entry, by=BY)
        left = sum(row.amount if row.is_incoming else -row.amount for row in cash(house, friday))
        assert left == 5 * 500, "what stays is the fees"

    def test_after_a_prize_was_paid_it_is_too_late(self, house, four):
        prizes.lock(house, four, by=BY)
        for entry in (4, 3, 2):
            floor.bust(house, four, out={entry: None}, by=BY)
        assert refused(off, house, four)[0] == "The tournament is over."
