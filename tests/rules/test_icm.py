from __future__ import annotations

import time
from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pokerkit import calculate_icm

from tdapp.rules import icm
from tdapp.rules.icm import equities


def exact(stacks, prizes):
    """Malmuth–Harville as it is defined, in fractions: the chance of each order of the paid places."""
    worth = [Fraction(0)] * len(stacks)

    def finish(left, place, chance):
        if place == len(prizes) or not left:
            return
        chips = sum(stacks[i] for i in left)
        for i in left:
            here = chance * stacks[i] / chips
            worth[i] += here * prizes[place]
            finish([j for j in left if j != i], place + 1, here)

    finish(list(range(len(stacks))), 0, Fraction(1))
    return worth


def close(found, expected, tolerance=1e-12):
    return all(abs(a - float(b)) <= tolerance * max(1.0, abs(float(b))) for a, b in zip(found, expected, strict=True))


class TestWorkedExamples:
    @pytest.mark.parametrize(
        ("stacks", "prizes", "expected"),
        [
            ([50, 30, 20], [70, 30], [Fraction(1265, 28), Fraction(129, 4), Fraction(158, 7)]),
            ([5000, 3000, 2000], [50, 30, 20], [Fraction(1075, 28), Fraction(131, 4), Fraction(202, 7)]),
            ([20000, 30000, 10000], [500, 300, 200], [340, 385, 275]),
            ([9000, 1000], [20000, 13000], [19300, 13700]),
            ([7, 7, 7], [50, 30, 20], [Fraction(100, 3)] * 3),
        ],
    )
    def test_known_equities_come_out(self, stacks, prizes, expected):
        assert close(equities(stacks, prizes), expected, 1e-14)

    def test_stacks_from_one_chip_to_billions_are_stable(self):
        stacks = [1, 10, 10**5, 10**9, 10**12]
        assert close(equities(stacks, [50, 30, 20]), exact(stacks, [50, 30, 20]))

    def test_stacks_of_forty_digits_are_stable(self):
        stacks = [10**40, 1, 3]
        assert close(equities(stacks, [50, 30, 20]), [50, 22.5, 27.5])

    def test_stacks_a_chip_apart_keep_their_order_where_floats_cannot_tell(self):
        others = [10**16 * (i + 1) // 31 for i in range(30)]
        near = [10**16 + i for i in range(30)]
        mixed = [stack for pair in zip(near, others) for stack in pair]
        found = dict(zip(mixed, equities(mixed, [50, 30, 20, 10, 5])))
        assert all(found[stack] <= found[bigger] for stack, bigger in pairwise(sorted(mixed)))

    def test_players_without_chips_share_the_last_prizes(self):
        found = equities([0, 300, 0, 100], [50, 30, 15, 5])
        assert close(found, [10, 45, 10, 35])

    def test_nobody_with_chips_shares_everything(self):
        assert equities([0, 0], [30, 10]) == [20, 20]

    def test_no_prizes_are_worth_nothing(self):
        assert equities([3, 2, 1], []) == [0, 0, 0]

    def test_a_first_prize_below_the_second_is_worked_out_all_the_same(self):
        assert close(equities([5, 3, 2], [10, 30, 20]), exact([5, 3, 2], [10, 30, 20]))


class TestClosedForms:
    """Prizes for which the equity has a formula, for any number of players."""

    stacks = tuple(1 + (i * 7919) % 1000 for i in range(200))

    def test_prizes_that_count_the_players_beaten(self):
        stacks = self.stacks
        found = equities(stacks, list(range(len(stacks), 0, -1)))
        expected = [0.5 + sum(stack / (stack + other) for other in stacks) for stack in stacks]
        assert close(found, expected, 1e-13)

    def test_prizes_that_count_the_pairs_beaten(self):
        stacks = self.stacks[:60]
        n = len(stacks)
        found = equities(stacks, [(n - 1 - m) * (n - 2 - m) // 2 for m in range(n)])
        for i in range(0, n, 7):
            others = [t for j, t in enumerate(stacks) if j != i]
            expected = sum(stacks[i] / (stacks[i] + t + u) for t, u in combinations(others, 2))
            assert found[i] == pytest.approx(expected, rel=1e-12)

    def test_winner_takes_all_is_the_share_of_the_chips(self):
        found = equities(self.stacks, [10**6])
        assert close(found, [Fraction(10**6 * stack, sum(self.stacks)) for stack in self.stacks], 1e-12)


class TestBigFields:
    def test_1500_players_with_1500_prizes_add_up_and_keep_their_order(self):
        stacks = [1 + (i * 104729) % 100_000 for i in range(1500)]
        prizes = [10**9 // (i + 1) for i in range(1500)]
        started = time.perf_counter()
        found = equities(stacks, prizes)
        assert time.perf_counter() - started < 60
        assert sum(found) == pytest.approx(sum(prizes), rel=1e-11)
        by_stack = [worth for _, worth in sorted(zip(stacks, found))]
        assert by_stack == sorted(by_stack)
        assert min(found) >= prizes[-1]

    def test_winner_takes_all_among_3000_is_still_exact(self):
        stacks = list(range(1, 3001))
        assert close(equities(stacks, [1]), [Fraction(s, sum(stacks)) for s in stacks], 1e-12)

    def test_memory_is_split_into_small_pieces_without_changing_the_result(self, monkeypatch):
        stacks, prizes = [1 + i * i for i in range(80)], list(range(40, 0, -1))
        whole = equities(stacks, prizes)
        monkeypatch.setattr(icm, "KEPT_NUMBERS", 2000)
        assert close(equities(stacks, prizes), whole, 1e-14)

    def test_too_few_nodes_at_first_are_doubled_until_it_adds_up(self, monkeypatch):
        stacks, prizes = [1 + i * i for i in range(40)], list(range(20, 0, -1))
        enough = equities(stacks, prizes)
        monkeypatch.setattr(icm, "STEP", 3.0)
        monkeypatch.setattr(icm, "WIDEST_STEP", 3.0)
        assert close(equities(stacks, prizes), enough)


small = st.lists(st.integers(1, 10**6), min_size=2, max_size=6)
prize_lists = st.lists(st.integers(0, 10**6), min_size=1, max_size=6).map(lambda p: sorted(p, reverse=True))


class TestAlways:
    @given(small, prize_lists)
    @settings(max_examples=80, deadline=None)
    def test_it_agrees_with_the_definition_in_fractions(self, stacks, prizes):
        prizes = prizes[: len(stacks)]
        assert close(equities(stacks, prizes), exact(stacks, prizes), 1e-11)

    def test_it_agrees_with_the_definition_for_seven_players(self):
        stacks, prizes = [1, 50, 999, 3, 70, 70, 12345], [64, 32, 16, 8, 4, 2, 1]
        assert close(equities(stacks, prizes), exact(stacks, prizes))

    @given(small, prize_lists)
    @settings(max_examples=60, deadline=None)
    def test_it_agrees_with_pokerkit(self, stacks, prizes):
        prizes = prizes[: len(stacks)]
        found = equities(stacks, prizes)
        assert found == pytest.approx(calculate_icm(prizes, stacks), rel=1e-7, abs=1e-6)

    @given(st.lists(st.integers(0, 10**12), min_size=1, max_size=40), prize_lists)
    @settings(max_examples=80, deadline=None)
    def test_it_adds_up_keeps_the_order_and_pays_nobody_less_than_the_last_prize(self, stacks, prizes):
        prizes = prizes[: len(stacks)]
        found = equities(stacks, prizes)
        assert sum(found) == pytest.approx(sum(prizes), rel=1e-11)
        ranked = sorted(zip(stacks, found))
        for (stack, worth), (bigger, more) in pairwise(ranked):
            assert worth == more if stack == bigger else worth <= more + 1e-9 * max(prizes)
        last = prizes[-1] if len(prizes) == len(stacks) else 0
        assert min(found) >= last * (1 - 1e-12)
        assert max(found) <= prizes[0] * (1 + 1e-11)


class TestSpeed:
    def test_nine_players_take_a_fraction_of_the_time_of_counting_orders(self):
        stacks, prizes = [10, 20, 30, 40, 50, 60, 70], [7, 6, 5, 4, 3, 2, 1]
        started = time.perf_counter()
        calculate_icm(prizes, stacks)
        counted = time.perf_counter() - started
        best = min(_timed([*stacks, 80, 90], [9, 8, *prizes]) for _ in range(30))
        # Nine players have 72 times the orders of seven.
        assert best * 500 < counted * 72 * 9 / 7


def _timed(stacks, prizes):
    started = time.perf_counter()
    equities(stacks, prizes)
    return time.perf_counter() - started
