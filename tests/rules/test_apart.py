"""Pairs that the house keeps apart: parted where that is possible, and else the fewest meet."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.resources import catalogue
from tdapp.rules.apart import part_by_swaps, together
from tdapp.rules.chance import Chance
from tdapp.rules.draw import Draw, Drawn, Lock, TableToFill, draw_seats
from tdapp.rules.draw_plan import draw_around, make_plan, search_tables
from tdapp.rules.rulebook import Rulebook
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat

SEED = bytes(range(32))
RULES = Rulebook(catalogue(), "roberts-11", {})


def drawn(draw: Draw, seed: bytes = SEED) -> Drawn:
    return draw_seats(draw, Chance(seed), rules=RULES)


def tables(*seats: int) -> tuple[TableToFill, ...]:
    return tuple(TableToFill(i, count) for i, count in enumerate(seats, start=1))


def all_pairs(players: str) -> tuple[tuple[str, str], ...]:
    return tuple(combinations(players, 2))


def fewest_together(draw: Draw) -> int | None:
    """The fewest pairs that must meet, found by trying every way to spread the players over the tables."""
    locked = {lock.player: lock.table for lock in draw.locked}
    pairs = {frozenset(pair) for pair in draw.apart}
    by_evenness: dict[int, list[dict[str, int]]] = {}
    for spread in product([table.table for table in draw.tables], repeat=len(draw.players)):
        at = dict(zip(draw.players, spread))
        sizes = Counter(spread)
        fits = all(sizes[table.table] <= table.capacity for table in draw.tables)
        if fits and all(at[player] == table for player, table in locked.items()):
            by_evenness.setdefault(sum(size**2 for size in sizes.values()), []).append(at)
    met = [
        sum(len({at[player] for player in pair}) == 1 for pair in pairs)
        for at in by_evenness[min(by_evenness)]
        if len({at[dealer] for dealer in draw.dealers}) == len(draw.dealers)
    ]
    return min(met, default=None)


class TestSEAT08TwoPeopleAreKeptApart:
    def test_at_two_tables_they_never_meet(self):
        draw = Draw(tuple("XYabcdefg"), tables(9, 9), apart=(("X", "Y"),))
        for i in range(200):
            result = drawn(draw, bytes([i] * 32))
            assert result.seats["X"].table != result.seats["Y"].table
            assert result.apart_failed == ()
            assert result.uniform

    def test_at_one_table_the_pair_is_named_and_the_draw_goes_on(self):
        result = drawn(Draw(tuple("XYabc"), tables(9), apart=(("Y", "X"), ("X", "Y"))))
        assert result.apart_failed == (("Y", "X"),)
        assert "Y and X" in result.why
        assert not result.uniform

    def test_where_parting_is_impossible_from_the_start_one_seating_is_drawn(self):
        with_pair, without = (drawn(Draw(tuple("XYabc"), tables(9), apart=apart)) for apart in ((("X", "Y"),), ()))
        assert with_pair.seats == without.seats

    def test_two_who_are_locked_at_one_table_are_named_and_the_rest_is_parted(self):
        locked = (Lock("X", 1, 1), Lock("Y", 1, 2))
        draw = Draw(tuple("XYabcd"), tables(4, 4), apart=(("X", "Y"), ("X", "a")), locked=locked)
        for i in range(50):
            result = drawn(draw, bytes([i] * 32))
            assert result.apart_failed == (("X", "Y"),)
            assert result.seats["a"].table == 2
            assert not result.uniform

    def test_four_at_three_tables_leave_one_pair_together(self):
        result = drawn(Draw(tuple("WXYZabcde"), tables(9, 9, 9), apart=all_pairs("WXYZ")))
        assert len(result.apart_failed) == 1
        assert not result.uniform

    @pytest.mark.parametrize(("clique", "met"), [("abcdef", 6), ("abcde", 4), ("abc", 1)])
    def test_many_at_two_tables_meet_as_little_as_possible(self, clique: str, met: int):
        result = drawn(Draw(tuple("abcdef"), tables(5, 5), apart=all_pairs(clique)))
        assert len(result.apart_failed) == met

    def test_a_rare_seating_is_found_and_said_not_to_be_uniform(self):
        players = "abcdefghijklmnop"
        halves = tuple((one, other) for one in players[:8] for other in players[8:])
        result = drawn(Draw(tuple(players), tables(8, 8), apart=halves))
        assert result.apart_failed == ()
        assert not result.uniform
        assert len({result.seats[player].table for player in players[:8]}) == 1

    def test_a_pair_that_needs_the_larger_table_gets_it(self):
        # Only where table 2 takes the fifth player can all three foes of a locked player sit there.
        draw = Draw(tuple("Xabcd"), tables(3, 3), apart=(("X", "a"), ("X", "b"), ("X", "c")), locked=(Lock("X", 1, 1),))
        for i in range(30):
            result = drawn(draw, bytes([i] * 32))
            assert result.sizes == {1: 2, 2: 3}
            assert result.apart_failed == ()

    @pytest.mark.parametrize(
        ("pair", "at"),
        [(("X", "nobody"), ("apart", 0, 1)), (("nobody", "X"), ("apart", 0, 0)), (("X", "X"), ("apart", 0))],
    )
    def test_a_pair_is_two_different_players_of_the_list(self, pair: tuple[str, str], at: tuple[str | int, ...]):
        with pytest.raises(Refused) as refused:
            drawn(Draw(("X", "Y"), tables(2), apart=(pair,)))
        assert refused.value.at == at

    def test_hundreds_in_pairs_end_in_a_good_seating(self):
        players = tuple(f"p{i}" for i in range(400))
        apart = tuple((players[i], players[i - j]) for i in range(400) for j in range(1, 12) if i >= j)
        result = drawn(Draw(players, tables(*[10] * 40), apart=apart))
        assert result.apart_failed == ()
        assert not result.uniform


@st.composite
def crowded(make) -> Draw:
    """Few tables and many pairs, so that often not all can be parted."""
    count = make(st.integers(2, 7))
    room = tables(*make(st.lists(st.integers(1, 4), min_size=2, max_size=3).filter(lambda s: sum(s) >= count)))
    players = "abcdefg"[:count]
    apart = make(st.lists(st.sampled_from(all_pairs(players)), max_size=21))
    chairs = [(table.table, seat) for table in room for seat in range(1, table.seats + 1)]
    locks = make(st.permutations(chairs))[: make(st.integers(0, 2))]
    locked = tuple(Lock(player, *chair) for player, chair in zip(players, locks))
    dealers = tuple(make(st.permutations(players))[: make(st.integers(0, len(room) - 1))])
    return Draw(tuple(players), room, tuple(apart), locked, dealers)


class TestFewestPossible:
    @settings(max_examples=150)
    @given(crowded(), st.binary(min_size=32, max_size=32))
    def test_no_other_seating_brings_fewer_pairs_together(self, draw: Draw, seed: bytes):
        fewest = fewest_together(draw)
        if fewest is None:
            with pytest.raises(Refused, match="dealer"):
                draw_seats(draw, Chance(seed), rules=RULES)
            return
        result = draw_seats(draw, Chance(seed), rules=RULES)
        assert len(result.apart_failed) == fewest
        assert len({result.seats[dealer].table for dealer in draw.dealers}) == len(draw.dealers)
        assert all(result.seats[lock.player] == Seat(lock.table, lock.seat) for lock in draw.locked)
        sizes = [result.sizes[table.table] for table in draw.tables]
        assert sum(sizes) == len(draw.players)
        assert all(size <= table.capacity for size, table in zip(sizes, draw.tables))

    @settings(max_examples=300)
    @given(crowded(), st.binary(min_size=32, max_size=32))
    def test_the_search_finds_them_without_any_swaps(self, draw: Draw, seed: bytes):
        fewest, chance = fewest_together(draw), Chance(seed)
        if fewest is None:
            return
        plan = make_plan(draw)
        tables_found = search_tables(plan, chance, better_than=100)
        assert tables_found is not None
        seats = draw_around(plan, tables_found, chance)
        assert len(together(seats, draw.apart)) == fewest
        assert len(set(seats.values())) == len(seats) == len(draw.players)
        assert len({seats[dealer].table for dealer in draw.dealers}) == len(draw.dealers)
        sizes = Counter(seat.table for seat in seats.values())
        fair = Counter(seat.table for seat in draw_seats(draw, chance, rules=RULES).seats.values())
        assert sorted(sizes.values()) == sorted(fair.values())
        assert search_tables(plan, chance, better_than=len(together(seats, all_foes(plan.foes)))) is None

    def test_who_is_found_a_table_is_drawn_a_chair_there(self):
        plan = make_plan(Draw(tuple("WXYZabcde"), tables(5, 5, 5), apart=all_pairs("WXYZ")))
        chance = Chance(SEED)
        seats, places = set(), set()
        for _ in range(60):
            found = search_tables(plan, chance, better_than=100)
            assert found is not None
            seating = draw_around(plan, found, chance)
            seats.add(seating["W"])
            at_table = sorted(seat for seat in seating.values() if seat.table == seating["W"].table)
            places.add(at_table.index(seating["W"]))
        assert {seat.table for seat in seats} == {1, 2, 3}
        assert {seat.seat for seat in seats} == {1, 2, 3, 4, 5}
        assert places == {0, 1, 2}


def all_foes(foes: dict[str, set[str]]) -> list[tuple[str, str]]:
    return [(one, other) for one, others in foes.items() for other in sorted(others)]


class TestSwaps:
    def seats(self, *rows: str) -> dict[str, Seat]:
        return {player: Seat(i, j) for i, row in enumerate(rows, 1) for j, player in enumerate(row, 1)}

    def test_the_second_of_a_pair_moves_first_and_to_the_first_who_helps(self):
        seats = self.seats("abx", "cdy")
        part_by_swaps(seats, [("a", "b")], locked=(), dealers=())
        assert seats["b"] == Seat(2, 1)
        assert seats["c"] == Seat(1, 2)

    def test_a_locked_player_stays_and_the_other_of_the_pair_moves(self):
        seats = self.seats("abx", "cdy")
        part_by_swaps(seats, [("a", "b")], locked=("b", "c"), dealers=())
        assert seats["b"] == Seat(1, 2)
        assert seats["a"] == Seat(2, 2)
        assert seats["d"] == Seat(1, 1)

    def test_no_two_dealers_come_to_one_table(self):
        seats = self.seats("abx", "cdy")
        part_by_swaps(seats, [("a", "b")], locked=("a",), dealers=("b", "d"))
        assert seats["b"] == Seat(2, 2)
        assert seats["d"] == Seat(1, 2)

    def test_a_swap_that_brings_others_together_is_passed_over(self):
        seats = self.seats("abx", "cdy")
        part_by_swaps(seats, [("a", "b"), ("c", "x"), ("d", "a")], locked=("a",), dealers=())
        assert together(seats, [("a", "b"), ("c", "x"), ("d", "a")]) == ()
        assert seats["y"] == Seat(1, 2)

    def test_foes_who_change_tables_with_each_other_do_not_meet(self):
        # The only swap that parts a and b is with d, who is no friend of b either.
        pairs = [("a", "b"), ("b", "d"), ("x", "c"), ("x", "y"), ("a", "c"), ("a", "y")]
        seats = self.seats("abx", "cdy")
        part_by_swaps(seats, pairs, locked=("a", "c", "y"), dealers=())
        assert together(seats, pairs) == ()
        assert seats["d"] == Seat(1, 2)

    def test_pairs_that_meet_are_named_once_as_first_given(self):
        seats = self.seats("abx", "cdy")
        given = [("b", "a"), ("c", "a"), ("a", "b"), ("x", "a"), ("b", "a")]
        assert together(seats, given) == (("b", "a"), ("x", "a"))
