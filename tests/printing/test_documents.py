"""The list of documents, made from an evening as it goes."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tdapp.director import (
    clock,
    deals,
    events,
    first_buttons,
    floor,
    houses,
    leagues,
    notes,
    offers,
    penalties,
    prizes,
    registration,
    seating,
    standing_room,
    terms_told,
)
from tdapp.director.logos import set_logo
from tdapp.director.terms import amend
from tdapp.director.tonight import By, Tonight
from tdapp.printing.documents import DOCUMENTS, document
from tdapp.rules.chance import Chance
from tdapp.rules.profile_keys import KEYS
from tdapp.rules.profiles import PROFILES
from tdapp.values.field import Seating, Table
from tdapp.values.house import Offer
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.views.entrants import entrants
from tests.director.seasons import played
from tests.printing.paper import pages, picture, pictures, sizes, text

NAMES = "Ann Lee, Bob Marsh, Łukasz Żak, Zoë Meyer, 김민준, Dan O’Hara, Eva Novák, Finn Holm, Gus Berg, Hal Ito".split(
    ", "
)
CHANCE = Chance(bytes(32), "seven of clubs")
BY = By("Mia", 1_700_000_000_000, "desk 1")


@pytest.fixture
def event(house):
    return events.create(house, events.Wish("Friday", "AMERIFUN sample", buy_in=2_000, fee=500), by=BY)


@pytest.fixture
def drawn(house, event):
    for name in NAMES:
        registration.register(house, event, name=name, chance=CHANCE, by=BY)
    seating.draw(house, event, chance=CHANCE, method="cards", by=BY)
    return event


@pytest.fixture
def crowd(house, event):
    """Three tables of nine."""
    for n in range(27):
        registration.register(house, event, name=f"Player {n:02}", chance=CHANCE, by=BY)
    seating.draw(house, event, chance=CHANCE, by=BY)
    return event


@pytest.fixture
def dealt(house, drawn):
    """Two of ten are left, who go on after a deal of three; one of them is on the way to another seat.

    It counts for a league, as an evening did that is over.
    """
    leagues.create(house, leagues.Wish("Spring"), events=[played(house, -7, "Before", *NAMES[:3]), drawn], by=BY)
    prizes.lock(house, drawn, by=BY)
    for entry in range(10, 3, -1):
        floor.bust(house, drawn, out={entry: 500}, by=BY)
    deals.make(house, drawn, method="even", stacks=dict.fromkeys((1, 2, 3), 0), reserve=100, by=BY)
    penalties.warn(house, drawn, entry=1, reason="conduct", by=BY)
    seat = Tonight.of(house, drawn).now[Seating][3]
    floor.bust(house, drawn, out={3: 500}, by=BY)
    seating.move(house, drawn, entry=2, to=Seat(seat.table, seat.seat), by=BY)
    return drawn


def missing(tonight: Tonight) -> dict[str, str]:
    return {one.id: one.missing(tonight) for one in DOCUMENTS}


class TestWhenTheyCanBeMade:
    def test_before_anybody_entered(self, house, event):
        assert missing(Tonight.of(house, event)) == {
            "seat-cards": "No seats are drawn yet: there is nobody to print a seat for.",
            "seating": "No seats are drawn yet: there is nobody to print a seat for.",
            "seating-by-table": "No seats are drawn yet: there is nobody to print a seat for.",
            "table-placards": "No table is open yet: there is nothing to put a number on.",
            "structure": "",
            "race-sheet": "No seats are drawn yet: there is nobody to print a seat for.",
            "payouts": "There are no prizes yet: nobody has entered.",
            "results": "Nobody is out yet: there are no results to print.",
            "league-table": "No league was begun yet: Ctrl+Shift+S begins one.",
            "payout-slips": "Nobody has won a prize yet: there is nothing to sign for.",
            "deal": "No deal was made: there is nothing to sign.",
            "cash-report": "Nobody has paid anything yet: there is no cash to report.",
            "move-slips": "Nobody is on the way to another seat.",
            "new-seats": "Nobody was moved yet.",
            "draw-certificate": "No seats are drawn yet.",
            "table-of-cards": "No seats are drawn yet.",
            "terms": "",
            "break-order": "No table breaks: there is no order of breaking to print.",
            "receipts": "Nobody has bought anything yet: there is no receipt to print.",
            "rulings": "Nothing was ruled, noted or penalised yet.",
            "journal": "",
        }

    @pytest.mark.parametrize("one", DOCUMENTS, ids=lambda one: one.id)
    def test_one_made_too_early_is_refused_with_that_sentence(self, house, event, one):
        tonight = Tonight.of(house, event)
        if not one.missing(tonight):
            assert one.make(tonight, "A4").startswith(b"%PDF")
            return
        with pytest.raises(Refused) as refused:
            one.make(tonight, "A4")
        assert refused.value.sentence == one.missing(tonight)

    def test_after_the_draw_moves_and_what_is_about_the_end_wait(self, house, drawn):
        waiting = [name for name, why in missing(Tonight.of(house, drawn)).items() if why]
        assert waiting == ["move-slips", "new-seats", "results", "league-table", "payout-slips", "deal", "rulings"]

    def test_near_the_end_all_can(self, house, dealt):
        assert set(missing(Tonight.of(house, dealt)).values()) == {""}


class TestWhatTheySay:
    def test_a_card_and_a_line_for_each_seat(self, house, drawn):
        tonight = Tonight.of(house, drawn)
        cards, seats = (document(name).make(tonight, "A4") for name in ("seat-cards", "seating"))
        assert [page.count("Seat") for page in pages(cards)] == [8, 2]
        assert all(name in text(cards) and name in text(seats) for name in NAMES)

    def test_the_room_table_by_table_its_placards_and_the_structure(self, house, drawn):
        tonight = Tonight.of(house, drawn)
        seats = text(document("seating-by-table").make(tonight, "A4"))
        where = [row.where for row in entrants(tonight)]
        assert all(name in seats for name in NAMES)
        assert [one for one in seats.split() if one in where] == sorted(
            where, key=lambda one: [*map(int, one.split("-"))]
        )
        assert "first button" not in seats
        cards = pages(document("table-placards").make(tonight, "A4"))
        assert [page.count("TABLE") for page in cards] == [2]
        levels = text(document("structure").make(tonight, "A4"))
        assert "Level 1" in levels
        assert "color up 5s" in levels
        assert "color up 100s a…" not in levels
        assert "1,000 chips to start with" in levels

    def test_the_list_by_table_says_who_has_the_first_button_until_play_begins(self, house, drawn):
        dealt = first_buttons.deal(Tonight.of(house, drawn), tables=[1], chance=Chance(bytes(32)))
        first_buttons.say_first_buttons(house, drawn, cards=dealt, by=BY)
        seat = Tonight.of(house, drawn).now[Table][1].first_button
        seats = text(document("seating-by-table").make(Tonight.of(house, drawn), "A4"))
        assert f"1-{seat} · D" in seats
        assert seats.count(" · D") == 2, "there, and in the head, which explains it"
        clock.start(house, drawn, by=BY)
        assert " · D" not in text(document("seating-by-table").make(Tonight.of(house, drawn), "A4"))

    def test_prizes_before_and_after_they_are_locked(self, house, drawn):
        before = text(document("payouts").make(Tonight.of(house, drawn), "A4"))
        prizes.lock(house, drawn, by=BY)
        after = text(document("payouts").make(Tonight.of(house, drawn), "A4"))
        assert "Not locked" in before
        assert "Not locked" not in after
        assert "€200 prize pool" in before
        assert "€200 prize pool" in after

    def test_the_prizes_say_that_a_deal_took_their_place(self, house, dealt):
        posted = " ".join(text(document("payouts").make(Tonight.of(house, dealt), "A4")).split())
        assert "A deal was made for what was left: its own sheet says who gets what." in posted
        assert "These prizes are fixed." not in posted

    def test_a_deal_and_a_slip_to_sign(self, house, dealt):
        tonight = Tonight.of(house, dealt)
        deal = text(document("deal").make(tonight, "A4"))
        assert all(name in deal for name in NAMES[:3])
        assert "€1 left for the winner" in deal
        slips = text(document("payout-slips").make(tonight, "A4"))
        assert "3rd place" in slips
        assert NAMES[2] in slips
        assert "Received" in slips

    def test_results_of_a_hand_and_the_head_of_the_journal(self, house, drawn):
        floor.bust(house, drawn, out={3: 500, 4: 500}, by=BY)
        tonight = Tonight.of(house, drawn)
        found = text(document("results").make(tonight, "A4"))
        assert found.count("9th–10th") == 2
        assert "8 players are still in" in found
        assert f"Journal {tonight.now.head.hex()}" in found

    @pytest.mark.parametrize("one", DOCUMENTS, ids=lambda one: one.id)
    def test_the_same_evening_prints_the_same_bytes_on_the_paper_asked_for(self, house, dealt, one):
        tonight = Tonight.of(house, dealt)
        assert one.make(tonight, "Letter") == one.make(tonight, "Letter")
        assert sizes(one.make(tonight, "Letter")) == {(612, 792)}
        assert sizes(one.make(tonight, "A4")) == {(595, 842)}

    @pytest.mark.parametrize("one", DOCUMENTS, ids=lambda one: one.id)
    @pytest.mark.parametrize("paper", ["A4", "Letter"])
    def test_what_money_or_seats_depend_on_carries_the_head_of_the_journal(self, house, dealt, one, paper):
        tonight = Tonight.of(house, dealt)
        said = pages(one.make(tonight, paper))
        is_about_neither = one.id in {"structure", "table-placards", "terms"}
        # A slip is too narrow for it: there it goes on in the next line.
        assert [tonight.now.head.hex() in "".join(page.split()) for page in said] == [not is_about_neither] * len(said)

    @pytest.mark.parametrize("one", DOCUMENTS, ids=lambda one: one.id)
    def test_the_house_stands_on_each_with_name_and_logo(self, house, dealt, one):
        houses.set_up(house, name="The Swan", currency="EUR", paper="A4", by=BY)
        set_logo(house, picture=picture(), by=BY)
        tonight = Tonight.of(house, dealt)
        made = one.make(tonight, "A4")
        assert "The Swan" in pages(made)[0]
        assert pictures(made) == 1
        assert made == one.make(tonight, "A4")

    def test_a_logo_that_cannot_be_read_costs_the_logo_and_not_the_sheet(self, house, dealt):
        set_logo(house, picture=picture()[:40], by=BY)
        made = document("seating").make(Tonight.of(house, dealt), "A4")
        assert NAMES[0] in text(made)
        assert pictures(made) == 0

    def test_a_house_without_a_name_puts_none_on_its_sheets(self, house, dealt):
        made = document("seating").make(Tonight.of(house, dealt), "A4")
        assert houses.NEW.name not in text(made)

    @pytest.mark.parametrize("one", DOCUMENTS, ids=lambda one: one.id)
    def test_a_format_that_it_does_not_have_is_refused(self, house, dealt, one):
        with pytest.raises(Refused, match="not as 'A7'" if one.formats else "one format only") as refused:
            one.make(Tonight.of(house, dealt), "A4", "A7")
        assert refused.value.at == ("format",)


class TestWhatIsPosted:
    def test_the_terms_say_what_is_paid_for_what_and_the_rules_of_the_house(self, house, event):
        terms = Tonight.of(house, event).terms
        amend(house, event, house_rules={"balance_limit": 3, "redraw": "final table"}, by=BY)
        offers.set_offer(house, event, offer=Offer(event, 0, "rebuy", 2_000, 0, 0, 1_000, each=2), by=BY)
        said = text(document("terms").make(Tonight.of(house, event), "A4"))
        assert "€20 + €5 fee" in said
        assert "1,000 chips" in said
        assert "€20 for 1,000 chips, at most 2 each" in " ".join(said.split())
        assert PROFILES[terms.profile].name in said
        assert KEYS["redraw"].name in said
        assert "The house's own number: 3." in said
        assert [word for word in ("red", "green", "black") if word in said.split()] == ["red", "green", "black"]

    def test_a_long_rule_is_told_whole(self, house, event):
        for key in KEYS.values():
            choice = max((option for option in key.options), key=lambda option: len(option.says)).choice
            amend(house, event, house_rules={key.id: choice}, by=BY)
            rules = json.loads(Tonight.of(house, event).terms.house_rules)
            if rules:
                said = " ".join(text(document("terms").make(Tonight.of(house, event), "Letter")).split())
                assert " ".join(terms_told.said(key, choice).split()) in said

    def test_tables_in_their_order_of_breaking_but_for_the_one_that_stays(self, house, crowd):
        tonight = Tonight.of(house, crowd)
        standing_room.change_order(house, crowd, breaking=[2, 3, 1], by=BY)
        said = text(document("break-order").make(Tonight.of(house, crowd), "A4"))
        assert [said.index(f"Table {n}") for n in (2, 3)] == sorted(said.index(f"Table {n}") for n in (2, 3))
        assert "Table 1" not in said
        assert "table 1 stays" in said
        assert len(tonight.tables) == 3


class TestReceipts:
    def test_one_for_each_entry_with_what_was_paid_marked_as_a_copy(self, house, drawn):
        said = pages(document("receipts").make(Tonight.of(house, drawn), "A4"))
        assert [page.count("Copy") for page in said] == [4, 4, 2]
        assert all(name in "".join(said) for name in NAMES)
        assert said[0].count("€25") == 8, "the total and the cash of each"

    @pytest.mark.parametrize(("form", "wide"), [("80mm", 227), ("58mm", 164), ("a6", 298)])
    def test_a_page_each_on_a_roll(self, house, drawn, form, wide):
        made = document("receipts").make(Tonight.of(house, drawn), "A4", form)
        assert len(pages(made)) == len(NAMES)
        assert {size[0] for size in sizes(made)} == {wide}

    def test_who_is_out_is_promised_no_seat(self, house, drawn):
        floor.bust(house, drawn, out={3: None}, by=BY)
        assert "comes with the draw" not in text(document("receipts").make(Tonight.of(house, drawn), "A4"))


class TestRulings:
    def test_each_stands_there_with_its_rule_in_the_order_of_the_evening(self, house, drawn):
        penalties.warn(house, drawn, entry=3, reason="showing a live hand", by=BY)
        notes.note(house, drawn, table=1, text="Misdeal. " * 30, is_ruling=True, by=replace(BY, at=BY.at + 60_000))
        said = " ".join(text(document("rulings").make(Tonight.of(house, drawn), "A4")).split())
        assert said.index("Warning") < said.index("Ruling ")
        assert NAMES[2] in said
        assert "R11 §15.22" in said or "AM" in said
        assert said.count("Misdeal.") == 30


class TestTheList:
    def test_each_has_an_id_a_title_and_a_sentence(self):
        ids = [one.id for one in DOCUMENTS]
        assert {"seat-cards", "seating", "payouts", "results", "payout-slips", "deal", "cash-report"} <= set(ids)
        assert {"race-sheet", "move-slips", "new-seats", "draw-certificate", "table-of-cards"} <= set(ids)
        assert len(set(ids)) == len(ids)
        assert all(one.title and one.description.endswith(".") for one in DOCUMENTS)

    def test_an_unknown_one_is_refused_with_the_names_of_those_there_are(self):
        with pytest.raises(Refused, match=r"choose one of seat-cards, seating, .*, cash-report"):
            document("poster")
