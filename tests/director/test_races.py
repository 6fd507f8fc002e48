"""Color-ups through the verbs: calls, cards, awards, and what becomes of the chips in play."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.director import floor, races, seating, terms
from tdapp.director.chips import set_chips
from tdapp.director.color_ups import gone, in_play
from tdapp.director.invariants import open_house
from tdapp.director.ledger import chips_in_play
from tdapp.director.races import Call, hands_of, race_at
from tdapp.director.tonight import Tonight
from tdapp.rules.cards import Card
from tdapp.rules.chance import Chance
from tdapp.rules.race import Racer
from tdapp.rules.race import race as race_by_the_rules
from tdapp.store.verify import verify
from tdapp.values.field import ChipChange
from tdapp.values.house import Chip
from tdapp.values.races import ColorUp, RaceHand, TableRace
from tests.director.evenings import BY, chance, created, enter, finish, refused, undo
from tests.store.memory import memory

NAMES = tuple(f"Player {number}" for number in range(1, 13))
FULL_TABLE = {1: Call(3), 2: Call(4), 4: Call(2, is_all=True), 5: Call(1), 6: Call(3)}
"""RACE-01: seat 3 has none, and seat 4 has nothing else."""
DEALT = {1: "9c 4d Kh", 2: "2s 7s Qc 5h", 4: "Jd 3c", 5: "Ad", 6: "8s Ks 6d"}


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(card) for card in text.split())


DEALT_CARDS = {seat: cards(text) for seat, text in DEALT.items()}


def drawn(house, players: int = 6, **wish) -> str:
    """An event with 5s, 25s, 100s, 500s and 1,000s at one full table, or at two of six."""
    event = created(house, seats=10 if players == 10 else 6, **wish)
    enter(house, event, *NAMES[:players])
    seating.draw(house, event, chance=chance(), by=BY)
    return event


def called(house, event, calls=None, *, chip=5, table=1):
    return races.call(house, event, chip=chip, table=table, calls=FULL_TABLE if calls is None else calls, by=BY)


def raced(house, event, *, chip=5, tables=(1,), dealt=None, seed=0):
    return races.race(house, event, chip=chip, tables=tables, cards=dealt, chance=chance(seed), by=BY)


def in_chips(house, event) -> int:
    return chips_in_play(house.snapshot(event))


def hands(house, event, *, chip=5, table=1) -> list[RaceHand]:
    now = house.snapshot(event)
    row = race_at(now, chip, table)
    assert row is not None
    return hands_of(now, row)


def got(house, event, *, chip=5, table=1) -> dict[int, int]:
    return {hand.seat: hand.got for hand in hands(house, event, chip=chip, table=table)}


class TestRACE01ThroughTheVerbs:
    @pytest.mark.parametrize(
        ("profile", "winners", "delta"),
        [("roberts-11", [4, 5, 6], 10), ("amerifun", [4, 5, 6], 10), ("roberts-7", [1, 4, 5, 6], 35),
         ("tda-2024", [1, 4, 5, 6], 35)],
    )  # fmt: skip
    def test_the_full_example_as_each_profile_races_it(self, house, profile, winners, delta):
        event = drawn(house, profile=profile)
        before = in_chips(house, event)
        called(house, event)
        change = raced(house, event, dealt={1: DEALT_CARDS})
        assert [seat for seat, chips in got(house, event).items() if chips] == winners
        assert in_chips(house, event) == before + delta
        told = ", ".join(map(str, winners[:-1])) + f" and {winners[-1]}"
        assert change.sentence == (
            f"Table 1 raced 13 odd 5s: a 25 to seats {told}; chips in play +{delta}. The 5s are out of play"
        )

    def test_the_account_has_the_reason_and_the_rule(self, house):
        event = drawn(house)
        called(house, event)
        raced(house, event, dealt={1: DEALT_CARDS})
        (booked,) = house.snapshot(event)[ChipChange].values()
        assert (booked.delta, booked.rule) == (10, "R11 §15.11")
        assert booked.why == "Race of the 5s at table 1: 3 × 25 for 13 odd 5s"

    def test_whole_chips_are_exchanged_at_once_and_only_the_odd_ones_race(self, house):
        event = drawn(house)
        called(house, event, {1: Call(13)})
        raced(house, event, dealt={1: {1: cards("9c 4d Kh")}})
        assert got(house, event)[1] == 3
        assert house.snapshot(event)[TableRace][1].odd == 3

    def test_cards_and_awards_are_kept(self, house):
        event = drawn(house)
        called(house, event)
        raced(house, event, dealt={1: DEALT_CARDS})
        now = house.snapshot(event)
        kept = {hand.seat: hand.cards for hand in hands_of(now, now[TableRace][1])}
        assert kept == {**DEALT, 3: ""}
        assert now[TableRace][1].dealt == "table"
        assert now[TableRace][1].seed == ""


class TestRACE03AndRACE04Leftovers:
    @pytest.mark.parametrize(
        ("calls", "given", "delta"),
        [({1: Call(4), 2: Call(4), 3: Call(4)}, 2, -10), ({1: Call(2)}, 0, -10), ({1: Call(3)}, 1, 10)],
    )
    def test_less_than_half_a_chip_is_dropped_and_half_or_more_makes_one(self, house, calls, given, delta):
        event = drawn(house)
        before = in_chips(house, event)
        called(house, event, calls)
        raced(house, event)
        assert house.snapshot(event)[TableRace][1].given == given
        assert in_chips(house, event) == before + delta


class TestRACE05NobodyIsRacedOut:
    def test_who_has_nothing_else_gets_a_chip_that_was_not_there_to_race_for(self, house):
        event = drawn(house)
        before = in_chips(house, event)
        called(house, event, {4: Call(2, is_all=True)})
        raced(house, event, dealt={1: {4: cards("Jd 3c")}})
        assert got(house, event)[4] == 1
        assert in_chips(house, event) == before + 15


class TestRACE07MoreOddChipsThanCards:
    def test_the_app_deals_from_two_decks(self, house):
        event = created(house, seats=10)
        set_chips(house, event, chips=[Chip("", 0, 100, "", 10), Chip("", 0, 1_000, "", 0)], by=BY)
        enter(house, event, *NAMES[:10])
        seating.draw(house, event, chance=chance(), by=BY)
        called(house, event, {seat: Call(9) for seat in range(1, 11)}, chip=100)
        raced(house, event, chip=100)
        now = house.snapshot(event)
        dealt = [card for hand in hands_of(now, now[TableRace][1]) for card in hand.cards.split()]
        assert (len(dealt), len(set(dealt[:52]))) == (90, 52)


class TestRACE09SmallestFirst:
    def test_a_bigger_chip_waits_for_the_smaller_one(self, house):
        event = drawn(house)
        said, _ = refused(called, house, event, chip=25)
        assert said == "The 5s leave first: chips go from the smallest up. (R11 §15.11)"

    def test_what_became_of_the_smaller_chip_can_be_raced_again(self, house):
        event = drawn(house)
        called(house, event)
        raced(house, event)
        called(house, event, {1: Call(5)}, chip=25)
        raced(house, event, chip=25)
        assert [chip.worth for chip in in_play(house.snapshot(event))] == [100, 500, 1_000]

    def test_the_biggest_chip_stays(self, house):
        event = drawn(house)
        for chip in (5, 25, 100, 500):
            races.take_out(house, event, chip=chip, by=BY)
        said, _ = refused(races.take_out, house, event, chip=1_000, by=BY)
        assert said == "The set has no bigger chip that the 1,000s could become."

    def test_a_chip_too_small_for_any_stack_does_not_stand_in_the_way(self, house):
        event = created(house)
        chips = [Chip("", 0, 5, "red", 0), Chip("", 0, 25, "green", 20), Chip("", 0, 100, "black", 5)]
        set_chips(house, event, chips=chips, by=BY)
        assert [chip.worth for chip in in_play(house.snapshot(event))] == [25, 100]


class TestRACE10EveryTableRacesItsOwn:
    def test_three_odd_chips_at_each_of_two_tables_make_a_chip_at_each(self, house):
        event = drawn(house, 12)
        before = in_chips(house, event)
        for table in (1, 2):
            called(house, event, {1: Call(3)}, table=table)
        change = raced(house, event, tables=[1, 2])
        assert [got(house, event, table=table)[1] for table in (1, 2)] == [1, 1]
        assert in_chips(house, event) == before + 20
        assert change.sentence == (
            "2 tables raced the 5s: 2 × 25 for 6 odd 5s; chips in play +20. The 5s are out of play"
        )

    def test_the_chip_leaves_with_the_last_table(self, house):
        event = drawn(house, 12)
        called(house, event, {1: Call(3)}, table=2)
        raced(house, event, tables=[2])
        assert gone(house.snapshot(event)) == {}
        called(house, event, {}, table=1)
        change = raced(house, event, tables=[1])
        assert change.sentence == "Table 1 has no odd 5s to race. The 5s are out of play"
        assert house.snapshot(event)[ColorUp][1].tables == 2
        assert [chip.worth for chip in in_play(house.snapshot(event))] == [25, 100, 500, 1_000]


class TestWhoDealtTheCards:
    def test_the_app_deals_from_a_seed_that_anyone_can_repeat(self, house):
        event = drawn(house)
        called(house, event)
        raced(house, event, seed=7)
        row = house.snapshot(event)[TableRace][1]
        assert (row.dealt, row.seed) == ("app", (7).to_bytes(32, "big").hex())
        hands = hands_of(house.snapshot(event), row)
        again = race_by_the_rules(
            [Racer(hand.seat, hand.chips, 0 if hand.is_all else 1) for hand in hands],
            old=5, new=25, rules=Tonight.of(house, event).rules, chance=Chance(bytes.fromhex(row.seed), "table 1"),
        )  # fmt: skip
        assert {hand.seat: hand.cards for hand in hands} == {
            seat: " ".join(map(str, dealt)) for seat, dealt in again.dealt.items()
        }

    def test_tables_raced_together_have_decks_of_their_own(self, house):
        event = drawn(house, 12)
        for table in (1, 2):
            called(house, event, {1: Call(4), 2: Call(4)}, table=table)
        raced(house, event, tables=[1, 2])
        one, two = ([hand.cards for hand in hands(house, event, table=table) if hand.cards] for table in (1, 2))
        assert one != two

    def test_a_race_told_from_paper_counts_by_its_totals(self, house):
        event = drawn(house)
        before = in_chips(house, event)
        change = races.tell_result(house, event, chip=5, table=1, odd=13, given=3, by=BY)
        assert in_chips(house, event) == before + 10
        assert change.sentence == (
            "Table 1 raced the 5s: 3 × 25 for 13 odd 5s; chips in play +10. The 5s are out of play"
        )
        assert not house.snapshot(event)[RaceHand]

    def test_paper_overrules_what_was_called_before(self, house):
        event = drawn(house)
        called(house, event)
        races.tell_result(house, event, chip=5, table=1, odd=12, given=2, by=BY)
        assert not house.snapshot(event)[RaceHand]
        assert house.snapshot(event)[TableRace][1].delta == -10

    def test_a_room_without_seats_races_as_one_table(self, house):
        event = created(house)
        enter(house, event, "Ann", "Bob")
        said = races.tell_result(house, event, chip=5, table=None, odd=4, given=1, by=BY).sentence
        assert said.startswith("The room raced the 5s")


class TestTakenBack:
    def test_undo_gives_the_calls_back_and_the_chips(self, house):
        event = drawn(house)
        before = in_chips(house, event)
        called(house, event)
        stood = house.snapshot(event).rows
        change = raced(house, event)
        undo(house, change)
        now = house.snapshot(event)
        assert in_chips(house, event) == before
        assert not now[ColorUp]
        assert {kind: now.rows[kind] for kind in ("table_race", "race_hand")} == {
            kind: stood[kind] for kind in ("table_race", "race_hand")
        }
        raced(house, event, seed=1)

    def test_an_earlier_table_stays_raced_once_the_chip_has_left(self, house):
        event = drawn(house, 12)
        for table in (1, 2):
            called(house, event, {1: Call(3)}, table=table)
        first = raced(house, event, tables=[1])
        last = raced(house, event, tables=[2])
        assert refused(undo, house, first)[0] == "The 5s are out of play since then: undo that first."
        undo(house, last)
        undo(house, first)
        assert in_chips(house, event) == 12 * Tonight.of(house, event).terms.stack

    def test_a_call_can_be_made_anew_and_taken_back(self, house):
        event = drawn(house)
        called(house, event)
        change = called(house, event, {2: Call(1)})
        assert change.sentence == "Table 1 calls 1 odd 5"
        undo(house, change)
        assert house.snapshot(event)[TableRace][1].odd == 13


class TestRefusals:
    def test_a_table_that_has_not_called(self, house):
        event = drawn(house)
        assert refused(raced, house, event)[0] == "Table 1 has not called its 5s yet."

    def test_a_table_that_has_raced(self, house):
        event = drawn(house, 12)
        called(house, event)
        raced(house, event)
        assert refused(called, house, event)[0] == "Table 1 has raced the 5s: undo that first."

    def test_an_empty_seat_an_empty_table_and_too_many_chips(self, house):
        event = drawn(house)
        assert refused(called, house, event, {9: Call(1)}) == ("Nobody sits at table 1 seat 9.", ("calls", 9))
        assert refused(called, house, event, table=4)[0] == "Nobody sits at table 4."
        assert refused(called, house, event, {1: Call(10**6)})[0] == "Seat 1: a number of chips from 0 to 100,000."
        assert refused(called, house, event, {1: Call(0, is_all=True)})[0].startswith("Seat 1 has no 5s")

    def test_cards_that_do_not_fit_name_the_table_and_the_seat(self, house):
        event = drawn(house)
        called(house, event)
        said, at = refused(raced, house, event, dealt={1: {**DEALT_CARDS, 5: cards("Ad Ac")}})
        assert said == "Table 1: Seat 5 has 1 odd chip and 2 cards: one for each."
        assert at == ("cards", 1, 5)
        said, at = refused(raced, house, event, dealt={1: {**DEALT_CARDS, 5: cards("Kh")}})
        assert (said, at) == ("Table 1: Kh was dealt twice from one deck.", ("cards", 1, 5))

    def test_somebody_who_left_the_seat_since(self, house):
        event = drawn(house)
        called(house, event)
        now = house.snapshot(event)
        floor.bust(house, event, out={races.seated(now, 1)[5]: None}, by=BY)
        assert "has left the seat since" in refused(raced, house, event)[0]
        called(house, event, {1: Call(3)})
        raced(house, event)

    def test_a_result_that_cannot_be(self, house):
        event = drawn(house)
        said, at = refused(races.tell_result, house, event, chip=5, table=1, odd=3, given=9, by=BY)
        assert (said, at) == ("3 × 5 never make 9 × 25.", ("given",))
        assert refused(races.tell_result, house, event, chip=5, table=None, odd=3, given=1, by=BY)[1] == ("table",)

    def test_a_chip_that_is_not_there_has_left_or_a_tournament_that_is_over(self, house):
        event = drawn(house)
        assert refused(called, house, event, chip=7)[0] == "There are no 7-chips in this tournament."
        races.take_out(house, event, chip=5, by=BY)
        assert refused(called, house, event)[0] == "The 5s have left already."
        finish(house, event)
        assert refused(called, house, event, chip=25)[0] == "The tournament is over: its chips stand."


class TestTakenOutWithoutARace:
    def test_open_calls_go_with_it(self, house):
        event = drawn(house)
        called(house, event)
        change = races.take_out(house, event, chip=5, by=BY)
        now = house.snapshot(event)
        assert change.sentence == "The 5s are out of play"
        assert not now[TableRace]
        assert not now[RaceHand]
        undo(house, change)
        assert len(house.snapshot(event)[RaceHand]) == 6


@given(
    stacks=st.lists(st.tuples(st.integers(0, 30), st.booleans()), min_size=6, max_size=6),
    profile=st.sampled_from(["roberts-11", "roberts-7", "amerifun", "tda-2024"]),
    leftover=st.sampled_from(["half or more", "dropped"]),
    seed=st.integers(0, 2**32),
)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_called_chips_change_by_the_delta_only_and_nobody_is_raced_out(stacks, profile, leftover, seed):
    with memory() as folder:
        house = open_house(folder / "swan.tdapp", create=True)
        event = drawn(house, profile=profile)
        terms.amend(house, event, house_rules={"race_leftover": leftover}, by=BY)
        before = in_chips(house, event)
        calls = {seat: Call(chips, is_all and chips > 0) for seat, (chips, is_all) in enumerate(stacks, 1)}
        called(house, event, calls)
        change = raced(house, event, seed=seed)
        now = house.snapshot(event)
        (row,) = now[TableRace].values()
        assert chips_in_play(now) == before + row.delta
        came, went = sum(hand.got for hand in now[RaceHand].values()), sum(one.chips for one in calls.values())
        assert row.delta == 25 * came - 5 * went
        assert all(hand.got for hand in now[RaceHand].values() if hand.is_all)
        undo(house, change)
        assert in_chips(house, event) == before
        house.close()
        assert verify(folder / "swan.tdapp").faults == ()
