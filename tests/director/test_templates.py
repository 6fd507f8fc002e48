"""Templates: those that ship with the app, the house's own, and how a tournament is written down as one."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tdapp.director import events, houses, offers, patterns, prize_plans, purse, terms
from tdapp.director.chips import COLORS
from tdapp.director.patterns import Pattern
from tdapp.director.rooms import set_room
from tdapp.director.stretches import as_structure
from tdapp.director.structures import edit_structure, scheduled
from tdapp.director.templates import (
    choice_of,
    delete_template,
    pattern_of,
    rename_template,
    save_template,
    shipped,
    templates,
)
from tdapp.rules.draw import TableToFill
from tdapp.rules.prize_ways import Wish
from tdapp.rules.profiles import PROFILES
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.field import Table
from tdapp.values.house import Chip, Envelope, Offer, Stretch, Template, Tournament
from tdapp.values.prizes import PoolLine, PrizePlan
from tdapp.values.say import ENGLISH, FRENCH, speak
from tests.director.evenings import BY, SAMPLE, created, enter, finish, refused, terms_of, undo


def save(house, event, name="Our Friday"):
    return save_template(house, event, name=name, by=BY)


def own(house) -> dict[str, Template]:
    return {template.name: template for template in house.house[Template].values()}


def key_of(house, name="Our Friday") -> str:
    return own(house)[name].id


def all_rows(house, event):
    now = house.snapshot(event)
    kinds = (Tournament, Stretch, Chip, Offer, Envelope, Table, PrizePlan, PoolLine)
    return {kind: dict(now[kind]) for kind in kinds}


class TestThoseThatShip:
    def test_every_one_is_a_structure_with_its_breaks(self):
        assert shipped()
        for name, template in shipped().items():
            pattern = patterns.read(template, currency="EUR")
            assert pattern.terms.name == name
            assert [part.minutes for part in as_structure(pattern.stretches)] == [
                part.get("break") or part["minutes"] for part in template["levels"]
            ]

    def test_every_one_makes_sense_and_hands_out_its_stack(self):
        for template in shipped().values():
            pattern = patterns.read(template, currency="EUR")
            terms.check(pattern.terms, sum(not row.is_break for row in pattern.stretches))
            assert sum(chip.worth * chip.each for chip in pattern.chips) in (0, pattern.terms.stack)

    def test_they_are_offered_in_the_language_by_keys_that_stay(self, house):
        speak(FRENCH, lambda text, _: f"« {text} »")
        try:
            assert [one.name for one in templates(house)] == [f"« {name} »" for name in shipped()]
            assert choice_of(house, SAMPLE).key == SAMPLE
        finally:
            speak(ENGLISH, None)

    def test_they_are_in_the_currency_of_the_house(self, house):
        houses.set_up(house, name="Swan", currency="USD", paper="A4", by=BY)
        assert pattern_of(house, choice_of(house, SAMPLE)).terms.currency == "USD"

    @pytest.mark.parametrize("name", list(shipped()))
    def test_every_player_gets_chips_for_the_starting_stack(self, house, name):
        now = house.snapshot(events.create(house, events.Wish("Friday", name), by=BY))
        assert sum(chip.worth * chip.each for chip in now[Chip].values()) == terms.of(now).stack

    @pytest.mark.parametrize("name", list(shipped()))
    def test_nobody_pays_half_a_big_blind_every_hand(self, name):
        for level in patterns.read(shipped()[name], currency="EUR").stretches:
            assert level.ante_kind != "each" or 2 * level.ante < level.big_blind or not level.ante


class TestChoosing:
    def test_the_houses_own_come_first_by_name(self, house, friday):
        for name in ("Sunday", "monthly", "Ärger"):
            save(house, friday, name)
        assert [(one.name, one.kind) for one in templates(house)[:4]] == [
            ("monthly", "own"),
            ("Sunday", "own"),
            ("Ärger", "own"),
            (SAMPLE, "shipped"),
        ]

    def test_a_key_names_a_template_or_an_event(self, house, friday):
        save(house, friday)
        kinds = [choice_of(house, key).kind for key in (SAMPLE, key_of(house), friday)]
        assert kinds == ["shipped", "own", "event"]

    def test_what_is_not_there_is_refused(self, house):
        assert refused(choice_of, house, "Nothing") == ("There is no template 'Nothing'.", ("template",))


class TestSaving:
    def test_the_journal_tells_it_and_undo_takes_it_back(self, house, friday):
        change = save(house, friday, " Our  Friday ")
        assert (change.stream, change.sentence) == (HOUSE_STREAM, "Template “Our Friday” was saved from Friday")
        undo(house, change)
        assert own(house) == {}

    def test_one_of_the_same_name_is_replaced(self, house, friday):
        save(house, friday)
        before = own(house)
        terms.amend(house, friday, stack=5_000, by=BY)
        change = save(house, friday, "our friday")
        assert change.sentence == "Template “our friday” was saved anew from Friday"
        assert key_of(house, "our friday") == before["Our Friday"].id
        assert pattern_of(house, choice_of(house, key_of(house, "our friday"))).terms.stack == 5_000
        undo(house, change)
        assert own(house) == before

    @pytest.mark.parametrize("name", ["  ", "x" * 121, SAMPLE])
    def test_a_name_that_cannot_be_is_refused(self, house, friday, name):
        assert refused(save, house, friday, name)[1] == ("name",)
        assert own(house) == {}

    def test_the_same_twice_is_refused(self, house, friday):
        save(house, friday)
        told = "The template “Our Friday” says just that already."
        assert refused(save, house, friday) == (told, ("name",))

    def test_an_evening_that_was_played_can_be_kept_too(self, house, friday):
        enter(house, friday, "Ann Lee", "Bob Marsh")
        finish(house, friday)
        save(house, friday)
        again = events.create(house, events.Wish("Saturday", key_of(house)), by=BY)
        assert (terms_of(house, again).finished, terms_of(house, again).buy_in) == (None, 2_000)


class TestRenaming:
    def rename(self, house, key, name):
        return rename_template(house, template=key, name=name, by=BY)

    def test_it_is_called_otherwise_and_undo_gives_the_old_name_back(self, house, friday):
        save(house, friday)
        before = own(house)
        change = self.rename(house, key_of(house), " Your  Friday ")
        assert change.sentence == "Template “Our Friday” is now called “Your Friday”"
        assert json.loads(own(house)["Your Friday"].content)["name"] == "Your Friday"
        undo(house, change)
        assert own(house) == before

    def test_other_letters_of_the_same_name_are_another_name(self, house, friday):
        save(house, friday)
        self.rename(house, key_of(house), "OUR FRIDAY")
        assert list(own(house)) == ["OUR FRIDAY"]

    @pytest.mark.parametrize("name", ["", "x" * 121, SAMPLE, "Our Friday", "sunday"])
    def test_a_name_that_cannot_be_is_refused(self, house, friday, name):
        save(house, friday)
        save(house, friday, "Sunday")
        assert refused(self.rename, house, key_of(house), name)[1] == ("name",)
        assert set(own(house)) == {"Our Friday", "Sunday"}

    def test_what_is_not_there_is_refused(self, house):
        assert refused(self.rename, house, "t0", "X")[0] == "There is no template t0."


class TestDeleting:
    def test_it_is_gone_and_undo_brings_it_back(self, house, friday):
        save(house, friday)
        before = own(house)
        change = delete_template(house, template=key_of(house), by=BY)
        assert (change.sentence, own(house)) == ("Template “Our Friday” was deleted", {})
        undo(house, change)
        assert own(house) == before

    def test_what_is_not_there_is_refused(self, house):
        assert refused(delete_template, house, template="t0", by=BY)[0] == "There is no template t0."


class TestACopyIsACopy:
    def test_no_tournament_changes_with_its_template(self, house, friday):
        save(house, friday)
        made = events.create(house, events.Wish("Saturday", key_of(house)), by=BY)
        before = all_rows(house, made)
        terms.amend(house, friday, stack=9_000, seats=6, by=BY)
        edit_structure(house, friday, stretches=scheduled(house.snapshot(friday))[:8], by=BY)
        save(house, friday)
        rename_template(house, template=key_of(house), name="Another", by=BY)
        delete_template(house, template=key_of(house, "Another"), by=BY)
        assert all_rows(house, made) == before

    def test_a_template_stays_as_it_is_when_its_tournament_changes(self, house, friday):
        save(house, friday)
        before = own(house)
        terms.amend(house, friday, stack=9_000, by=BY)
        assert own(house) == before

    def test_a_tournament_made_from_it_has_all_that_was_set_up(self, house):
        event = created(house, bounty=1_000, bounty_kind="mystery", house_rules={"balance_limit": 2})
        offers.set_offer(house, event, offer=Offer("", 0, "rebuy", 1_000, 0, 0, 1_000, each=2, until_level=4), by=BY)
        terms.amend(house, event, envelopes={10_000: 1, 500: 8}, by=BY)
        set_room(house, event, tables=[TableToFill(5, 9, (3,)), TableToFill(7, 8)], breaking=(5, 7), by=BY)
        prize_plans.set_plan(
            house, event, way="shares", wish=Wish(shares=(Fraction(70), Fraction(30))), unit=500, by=BY
        )
        purse.set_lines(house, event, wanted=[purse.Line("Staff", percent=300)], by=BY)
        save(house, event)
        made = events.create(house, events.Wish("Friday", key_of(house)), by=BY)
        for kind, rows in all_rows(house, made).items():
            like = all_rows(house, event)[kind].values()
            assert [replace(row, **{"id" if kind is Tournament else "tournament": ""}) for row in rows.values()] == [
                replace(row, **{"id" if kind is Tournament else "tournament": ""}) for row in like
            ]


AMOUNTS = st.integers(0, 10**7)
LIMITS = st.none() | st.integers(1, 9)
LENGTHS = st.integers(60, 7_200)
LEVELS = st.builds(
    Stretch,
    st.just(""),
    st.just(0),
    LENGTHS,
    st.just(False),
    AMOUNTS,
    AMOUNTS,
    AMOUNTS,
    st.sampled_from(["each", "big blind", "button"]),
    st.sampled_from(["", "Razz", "Omaha Hi–Lo"]),
    AMOUNTS,
    AMOUNTS,
    AMOUNTS,
)
BREAKS = st.builds(lambda seconds: Stretch("", 0, seconds, True, 0, 0, 0), LENGTHS)
CHIPS = st.builds(
    Chip, st.just(""), st.just(0), st.integers(1, 10**6), st.sampled_from(["", *COLORS]), AMOUNTS, AMOUNTS
)
OFFERS = st.builds(
    Offer,
    st.just(""),
    st.just(0),
    st.sampled_from(list(offers.KINDS)),
    AMOUNTS,
    AMOUNTS,
    AMOUNTS,
    AMOUNTS,
    LIMITS,
    LIMITS,
    st.integers(1, 9),
    LIMITS,
    st.booleans(),
    LIMITS,
    st.integers(1, 2),
)
ENVELOPES = st.dictionaries(st.integers(1, 10**6), st.integers(1, 99), max_size=4)
CLOSED = st.sets(st.integers(1, 9), max_size=3).map(lambda seats: ",".join(str(seat) for seat in sorted(seats)))
TABLES = st.builds(
    lambda n, seats, closed, turn: Table("", n, seats, closed, turn, True, None, None, None),
    st.integers(1, 99),
    st.integers(2, 10),
    CLOSED,
    st.integers(1, 99),
)
TERMS = st.builds(
    Tournament,
    st.just(""),
    st.just("Friday"),
    st.just(0),
    st.sampled_from(["No-limit hold’em", "Łódź stud"]),
    st.sampled_from(["EUR", "USD", "JPY"]),
    AMOUNTS,
    AMOUNTS,
    st.integers(1, 10**6),
    st.integers(2, 10),
    AMOUNTS,
    st.integers(0, 9),
    st.sampled_from(list(PROFILES)),
    st.sampled_from(["{}", '{"balance_limit": 2}']),
    st.none(),
    st.just(0),
    st.sampled_from(list(terms.LATE_ENDS)),
    st.integers(0, 10**8),
    st.just(False),
    st.booleans(),
    st.booleans(),
    AMOUNTS,
    AMOUNTS,
    st.sampled_from(["", "fixed", "mystery"]),
)


PLANS = st.builds(PrizePlan, st.just(""), st.just(0), st.sampled_from(["shares", "seats"]), st.text(), AMOUNTS)
LINES = st.builds(PoolLine, st.just(""), st.just(0), st.text(), st.booleans(), st.none(), AMOUNTS)


def few(rows):
    return st.lists(rows, max_size=4).map(tuple)


PATTERNS = st.builds(
    Pattern,
    TERMS,
    st.lists(LEVELS | BREAKS, min_size=1, max_size=6).map(tuple),
    st.lists(CHIPS, min_size=1, max_size=4, unique_by=lambda chip: chip.worth).map(tuple),
    few(OFFERS),
    ENVELOPES.map(lambda held: tuple(Envelope("", 0, amount, held[amount]) for amount in sorted(held)[::-1])),
    few(TABLES),
    few(PLANS).map(lambda plans: plans[:1]),
    few(LINES),
)


PLAIN = patterns.read(shipped()[SAMPLE], currency="EUR")
LEAST_FIRST_AS_TEXT = (Envelope("", 0, 1_000, 1), Envelope("", 0, 200, 2))


class TestWrittenAndRead:
    @given(PATTERNS)
    @example(replace(PLAIN, terms=replace(PLAIN.terms, name="Friday"), envelopes=LEAST_FIRST_AS_TEXT))
    @settings(max_examples=50)
    def test_it_is_the_same_again(self, pattern):
        again = patterns.read(json.loads(patterns.written(pattern, "Friday")), currency="CHF")
        assert again == pattern

    @given(PATTERNS)
    def test_writing_what_was_read_gives_the_same_text(self, pattern):
        text = patterns.written(pattern, "Friday")
        assert patterns.written(patterns.read(json.loads(text), currency="CHF"), "Friday") == text

    @given(PATTERNS)
    def test_without_a_start_the_time_of_late_registration_is_left_out(self, pattern):
        pattern = replace(pattern, terms=replace(pattern.terms, starts=None))
        again = patterns.read(json.loads(patterns.written(pattern, "Friday")), currency="CHF")
        assert again.terms == replace(pattern.terms, late_until=None)

    def test_those_that_ship_are_the_same_again(self):
        for name, template in shipped().items():
            pattern = patterns.read(template, currency="EUR")
            assert patterns.read(json.loads(patterns.written(pattern, name)), currency="CHF") == pattern

    def test_envelopes_come_highest_first_however_they_were_written(self, house):
        event = created(house, bounty=500, bounty_kind="mystery")
        terms.amend(house, event, envelopes={10_000: 1, 500: 8}, by=BY)
        terms.amend(house, event, envelopes={10_000: 1, 2_000: 2, 500: 8}, by=BY)
        pattern = patterns.of_event(house.snapshot(event))
        assert [one.amount for one in pattern.envelopes] == [10_000, 2_000, 500]
        again = patterns.read(json.loads(patterns.written(pattern, "Friday")), currency="EUR")
        assert [one.amount for one in again.envelopes] == [10_000, 2_000, 500]

    def test_whole_minutes_are_written_as_minutes(self):
        levels = json.loads(patterns.written(patterns.read(shipped()[SAMPLE], currency="EUR"), "X"))["levels"]
        assert levels[0] == {"small_blind": 10, "big_blind": 20, "ante": 0, "minutes": 20}
