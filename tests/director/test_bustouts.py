"""Who goes out: one, several on a hand, hand for hand, without a name, and all of it set right later."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.director import hand_for_hand, naming, places_order, prizes, registration, selling
from tdapp.director.absences import take_off
from tdapp.director.bustouts import gone, hands, places, spell, the_winner
from tdapp.director.floor import bust
from tdapp.director.invariants import open_house
from tdapp.director.offers import set_offer
from tdapp.director.seating import move
from tdapp.director.terms import amend
from tdapp.store.change import Deed, update
from tdapp.values.field import Elimination, Entry, Presence, Seating
from tdapp.values.house import Offer
from tdapp.values.noted import Nameless
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tests.director.evenings import chance, refused
from tests.director.floor_evenings import Floor
from tests.store.memory import memory


@pytest.fixture
def floor(house):
    return Floor.with_players(house, 10)


@pytest.fixture
def two_tables(house):
    return Floor.with_players(house, 12)


def out(floor, *entries, **what):
    return floor.do(bust, out=dict.fromkeys(entries), **what)


class TestELI01LeavesAtOnce:
    def test_one_is_out_in_the_place_that_the_field_says_and_the_seat_is_free(self, floor):
        seat = floor.now[Seating][4]
        change = out(floor, 4)
        assert change.sentence == f"Dan out in 10th, table {seat.table} seat {seat.seat}"
        assert Seat(seat.table, seat.seat) in floor.tonight.free_seats
        assert (floor.tonight.left, floor.places()) == (9, {4: "10"})

    def test_while_entries_are_sold_the_place_is_said_to_be_provisional_and_follows_a_late_entry(self, house):
        floor = Floor.with_players(house, 6, is_closed=False)
        assert out(floor, 4).sentence.endswith("the place is provisional")
        assert floor.places() == {4: "6"}
        two = out(floor, 5, 6)
        assert two.sentence == "Eva and Fay out in 4th to 5th, the places are provisional"
        floor.undo(two)
        floor.do(registration.register, name="Late Lou", chance=chance())
        assert floor.places() == {4: "7"}

    def test_the_last_player_cannot_go_out_and_the_evening_ends_with_the_winner(self, house):
        floor = Floor.with_players(house, 3)
        out(floor, 2)
        assert not floor.tonight.terms.finished
        out(floor, 1)
        ended = floor.tonight.terms.finished
        assert ended == floor.time
        assert (the_winner(floor.now), floor.places()) == (3, {3: "1", 1: "2", 2: "3"})
        assert refused(floor.do, bust, out={3: None})[0].startswith("Somebody must hold the chips")

    def test_a_stack_is_worth_something(self, floor):
        assert refused(floor.do, bust, out={3: -1}) == ("A stack is worth at least 0.", ("stack",))

    def test_stacks_that_are_taken_off_may_end_it_too(self, house):
        floor = Floor.with_players(house, 2)
        floor.time += 3 * 3_600_000
        floor.house.write(_unseen(floor, 2), at=floor.time, who="Mia")
        floor.do(take_off, entries=[2])
        assert the_winner(floor.now) == 1


def _unseen(floor, entry):
    return Deed(floor.event, "Nobody has seen him", (update(floor.now[Entry][entry], has_arrived=False),))


class TestTIE01BiggerStacksPlaceHigher:
    def test_of_those_who_go_out_on_one_hand(self, floor):
        floor.do(bust, out={1: 400, 2: 900, 3: 400})
        assert floor.places() == {2: "8", 1: "9-10", 3: "9-10"}

    def test_stacks_that_are_said_later_part_them(self, floor):
        out(floor, 1, 2)
        assert floor.places() == {1: "9-10", 2: "9-10"}
        change = floor.do(places_order.set_stacks, stacks={1: 500, 2: 800})
        assert change.sentence == "Stacks at the start of the hand: Ann 500; Bob 800"
        assert floor.places() == {2: "9", 1: "10"}
        floor.undo(change)
        assert floor.places() == {1: "9-10", 2: "9-10"}


class TestRP8AHandForHand:
    def hand(self, floor, **rules):
        floor.do(hand_for_hand.begin)
        return floor.at(1)[:2], floor.at(2)[:2]

    def test_those_of_different_tables_share_where_the_profile_says_so(self, house):
        floor = Floor.with_players(house, 12, profile="tda-2024")
        (one, _), (other, _) = self.hand(floor)
        assert out(floor, one).sentence.startswith(f"{floor.tonight.known_as(one)} out in 12th")
        assert " out in 11th to 12th" in out(floor, other).sentence
        assert floor.places() == {one: "11-12", other: "11-12"}

    def test_elsewhere_they_are_placed_by_stack(self, two_tables):
        (one, _), (other, _) = self.hand(two_tables)
        two_tables.do(bust, out={one: 700})
        two_tables.do(bust, out={other: 300})
        assert two_tables.places() == {one: "11", other: "12"}

    def test_at_one_table_the_bigger_stack_is_higher_in_every_profile(self, house):
        floor = Floor.with_players(house, 12, profile="tda-2024")
        (one, two), _ = self.hand(floor)
        floor.do(bust, out={one: 100, two: 200})
        assert floor.places() == {two: "11", one: "12"}

    def test_the_next_hand_is_another(self, house):
        floor = Floor.with_players(house, 12, profile="tda-2024")
        (one, _), (other, third) = self.hand(floor)
        out(floor, one)
        floor.do(hand_for_hand.next_one)
        out(floor, other)
        floor.do(hand_for_hand.end)
        out(floor, third)
        assert floor.places() == {one: "12", other: "11", third: "10"}

    def test_it_ends_with_the_tournament(self, house):
        floor = Floor.with_players(house, 3)
        floor.do(hand_for_hand.begin)
        out(floor, 1, 2)
        assert spell(floor.now) is None

    def test_who_is_taken_off_meanwhile_has_a_place_of_his_own(self, house):
        floor = Floor.with_players(house, 12)
        floor.do(amend, house_rules={"same_hand_other_table": "share", "hand_for_hand": "clock runs"})
        (one, gone_before), (other, _) = self.hand(floor)
        floor.time += 12 * 3_600_000
        floor.house.write(_unseen(floor, gone_before), at=floor.time, who="Mia")
        floor.do(take_off, entries=[gone_before])
        out(floor, one)
        out(floor, other)
        assert floor.places() == {gone_before: "12", one: "10-11", other: "10-11"}

    @pytest.mark.parametrize(
        ("verb", "says"),
        [(hand_for_hand.next_one, "Play is not hand for hand."), (hand_for_hand.end, "Play is not hand for hand.")],
    )
    def test_what_is_not_on_does_not_go_on(self, floor, verb, says):
        assert refused(floor.do, verb)[0] == says

    def test_it_does_not_begin_twice(self, floor):
        floor.do(hand_for_hand.begin)
        assert refused(floor.do, hand_for_hand.begin)[0] == "Play is hand for hand already."


class TestWithoutAName:
    def test_it_counts_at_once_and_the_name_comes_later(self, two_tables):
        floor, table = two_tables, two_tables.table_of(5)
        change = floor.do(naming.somebody_out, table=table)
        assert change.sentence == f"Somebody at table {table} is out in 12th"
        assert (floor.tonight.left, floor.tonight.entries_sold, len(floor.now[Presence])) == (11, 12, 12)
        (nameless,) = floor.now[Nameless]
        out(floor, 1)
        assert 5 in naming.may_be(floor.tonight, nameless)
        floor.do(naming.say_who, nameless=nameless, entry=5, stack=300)
        assert floor.places() == {1: "11", 5: "12"}
        row = floor.now[Elimination][5]
        assert (row.at, row.stack, floor.now[Nameless]) == (change.at, 300, {})

    def test_the_end_waits_for_the_name_of_the_winner(self, house):
        floor = Floor.with_players(house, 3)
        out(floor, 1)
        floor.do(naming.somebody_out, table=floor.table_of(2))
        assert floor.tonight.terms.finished is not None
        assert (the_winner(floor.now), floor.places()) == (None, {1: "3"})
        floor.do(naming.say_who, nameless=1, entry=2)
        assert floor.places() == {3: "1", 2: "2", 1: "3"}

    def test_somebody_must_hold_the_chips(self, house):
        floor = Floor.with_players(house, 2)
        table = floor.table_of(1)
        floor.do(naming.somebody_out, table=table)
        assert refused(floor.do, naming.somebody_out, table=table)[0].startswith("Somebody must hold the chips")
        assert refused(floor.do, bust, out={1: None})[0].startswith("Somebody must hold the chips")

    def test_no_more_go_out_at_a_table_than_sit_there(self, two_tables):
        first, rest = two_tables.at(1)[:1], two_tables.at(1)[1:]
        out(two_tables, *rest)
        two_tables.do(naming.somebody_out, table=1)
        assert first
        assert refused(two_tables.do, naming.somebody_out, table=1)[0] == "Nobody else sits at table 1."

    @pytest.mark.parametrize(("table", "says"), [(None, "Say at which table."), (9, "Table 9 is not open.")])
    def test_a_table_that_there_is(self, floor, table, says):
        assert refused(floor.do, naming.somebody_out, table=table)[0] == says

    def test_whoever_was_moved_away_since_may_have_been_meant(self, two_tables):
        floor = two_tables
        entry = floor.at(1)[0]
        floor.do(naming.somebody_out, table=1)
        to = next(seat for seat in floor.tonight.free_seats if seat.table == 2)
        floor.do(move, entry=entry, to=to)
        assert naming.may_be(floor.tonight, 1)[-1] == entry

    def test_a_wrong_name_is_put_right_and_the_place_stays(self, floor):
        out(floor, 3)
        out(floor, 4)
        seat = floor.now[Elimination][3].seat
        change = floor.do(naming.it_was_another, entry=3, other=7)
        assert change.sentence == "It was Gus who went out, not Cid"
        assert floor.places() == {4: "9", 7: "10"}
        assert floor.now[Seating][3].seat == seat

    def test_a_bust_out_that_was_none_gives_the_seat_back(self, floor):
        out(floor, 3)
        seat = floor.now[Elimination][3].seat
        out(floor, 4)
        assert refused(floor.do, naming.not_out, entry=3, why=" ")[1] == ("why",)
        floor.do(naming.not_out, entry=3, why="The dealer meant seat 4.")
        assert (floor.now[Seating][3].seat, floor.places()) == (seat, {4: "10"})

    def test_or_another_where_somebody_has_that_one(self, floor):
        old = floor.now[Seating][3]
        out(floor, 3)
        floor.do(move, entry=4, to=Seat(old.table, old.seat))
        assert refused(floor.do, naming.not_out, entry=3, why="A slip.")[1] == ("to",)
        free = floor.tonight.free_seats[0]
        floor.do(naming.not_out, entry=3, to=free, why="A slip.")
        assert floor.now[Seating][3].seat == free.seat

    def test_even_the_last_one_and_play_goes_on(self, house):
        floor = Floor.with_players(house, 3)
        out(floor, 1)
        out(floor, 2)
        floor.do(naming.not_out, entry=2, why="Miscounted pot.")
        assert (floor.tonight.terms.finished, floor.places()) == (None, {1: "3"})

    def test_nobody_at_all_went_out(self, floor):
        floor.do(naming.somebody_out, table=1)
        floor.do(naming.nobody_went_out, nameless=1, why="A slip.")
        assert (floor.tonight.left, gone(floor.now)) == (10, [])

    def test_once_a_place_is_paid_it_stands(self, floor):
        floor.do(prizes.lock)
        for entry in range(1, 10):
            out(floor, entry)
        floor.do(prizes.pay, entry=9)
        says = "Ida was paid for the place: undo the payment first."
        assert refused(floor.do, naming.not_out, entry=9, why="A slip.")[0] == says
        assert refused(floor.do, naming.not_out, entry=2, why="A slip.")[0] == says
        assert refused(floor.do, places_order.went_out, who="9", where="before", other="8", why="A slip.")[0] == says


class TestTheOrderIsSetRight:
    def test_before_and_after_and_on_the_same_hand(self, floor):
        for entry in (1, 2, 3, 4):
            out(floor, entry)
        change = floor.do(places_order.went_out, who="4", where="before", other="2")
        assert change.sentence == "Dan went out before Bob: 9th"
        assert floor.places() == {3: "7", 2: "8", 4: "9", 1: "10"}
        floor.do(places_order.went_out, who="1", where="after", other="2")
        assert floor.places() == {3: "7", 1: "8", 2: "9", 4: "10"}
        floor.do(places_order.went_out, who="1", where="with", other="4")
        assert floor.places() == {3: "7", 2: "8", 1: "9-10", 4: "9-10"}
        floor.do(places_order.went_out, who="4", where="after", other="1")
        assert floor.places() == {3: "7", 2: "8", 4: "9", 1: "10"}

    def test_also_of_one_without_a_name(self, floor):
        out(floor, 1)
        floor.do(naming.somebody_out, table=1)
        assert floor.do(places_order.went_out, who="?1", where="before", other="1").sentence == (
            "somebody at table 1 went out before Ann: 10th"
        )
        assert floor.places() == {1: "9"}

    def test_with_the_prizes_locked_it_needs_its_reason(self, floor):
        for entry in (1, 2):
            out(floor, entry)
        floor.do(prizes.lock)
        wanted = {"who": "2", "where": "before", "other": "1"}
        says, at = refused(floor.do, places_order.went_out, **wanted)
        assert (says, at) == ("The prizes are locked: a correction of places needs its reason.", ("why",))
        floor.do(places_order.went_out, **wanted, why="The dealers agree.")
        assert floor.places() == {1: "9", 2: "10"}

    def test_what_is_so_already(self, floor):
        out(floor, 1)
        out(floor, 2)
        for wanted in ({"who": "2", "where": "after", "other": "1"}, {"who": "1", "where": "before", "other": "2"}):
            assert refused(floor.do, places_order.went_out, **wanted)[0] == "That is how it is already."
        assert refused(floor.do, places_order.went_out, who="1", where="with", other="1")[0].startswith("Nobody")

    def test_while_play_is_hand_for_hand_its_hand_stays_the_last(self, floor):
        out(floor, 1, 2)
        floor.do(hand_for_hand.begin)
        floor.do(places_order.went_out, who="1", where="before", other="2")
        out(floor, 3)
        assert floor.places() == {3: "8", 2: "9", 1: "10"}

    @given(
        st.lists(st.tuples(st.integers(0, 9), st.sampled_from(["before", "after", "with"]), st.integers(0, 9))),
        st.permutations(range(1, 10)),
    )
    @settings(max_examples=25, suppress_health_check=list(HealthCheck), deadline=None)
    def test_places_are_complete_whatever_is_set_right(self, steps, order):
        with memory() as folder:
            house = open_house(folder / "swan.tdapp", create=True)
            floor = Floor.with_players(house, 12)
            for entry in order:
                out(floor, entry)
            floor.do(naming.somebody_out, table=floor.table_of(10))
            keys = [one.key for one in gone(floor.now)]
            for one, where, other in steps:
                if keys[one] == keys[other]:
                    continue
                before = [[one.key for one in hand] for hand in _hands(floor)]
                try:
                    change = floor.do(places_order.went_out, who=keys[one], where=where, other=keys[other])
                except Refused as no:
                    assert no.sentence == "That is how it is already."  # noqa: PT017
                    continue
                _complete(floor)
                floor.undo(change)
                assert [[one.key for one in hand] for hand in _hands(floor)] == before
                floor.do(places_order.went_out, who=keys[one], where=where, other=keys[other])
            _complete(floor)
            house.close()


def _hands(floor):
    return hands(floor.now)


def _complete(floor):
    taken = [(place.best, place.worst) for _, place in places(floor.tonight)]
    covered = sorted({n for best, worst in taken for n in range(best, worst + 1)})
    assert covered == list(range(floor.tonight.left + 1, 13))
    assert all(worst - best + 1 == taken.count((best, worst)) for best, worst in taken)


class TestBackIn:
    def test_a_rebuy_after_a_bust_out_leaves_no_trace_of_the_place(self, floor):
        floor.do(set_offer, offer=Offer("", 0, "rebuy", 1_000, 0, 0, 800))
        out(floor, 1)
        floor.do(selling.sell, entries=[1], kind="rebuy")
        assert (floor.tonight.left, floor.places()) == (10, {})


class TestWhatWasUndoneAndRedone:
    def test_an_entry_whose_registration_was_undone_and_redone_is_taken_back(self, house):
        floor = Floor.with_players(house, 4, is_closed=False)
        change = floor.do(registration.register, name="Late Lou", chance=chance())
        floor.undo(floor.undo(change))
        floor.do(registration.unregister, entry=5, why="Wrong tournament.")
        assert floor.tonight.left == 4

    def test_an_entry_that_bought_something_since_is_not_undone(self, house):
        floor = Floor.with_players(house, 4, is_closed=False)
        floor.do(set_offer, offer=Offer("", 0, "add-on", 1_000, 0, 0, 800))
        change = floor.do(registration.register, name="Late Lou", chance=chance())
        floor.do(selling.sell, entries=[5], kind="add-on")
        assert "take that back first" in refused(floor.undo, change)[0]
