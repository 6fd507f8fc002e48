"""A league's table: which results count, and who is ahead of whom."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.rules.league import TIE_BREAKS, Counting, Result, check, table
from tdapp.values.refusal import Refused

EVENTS = ("jan", "feb", "mar", "apr")


def results(**of: list[int | None]) -> dict[str, dict[str, Result]]:
    """Points per event; None for one that was missed."""
    return {
        player: {event: Result(100 * one, 1 if one == 25 else 2) for event, one in zip(EVENTS, row) if one is not None}
        for player, row in of.items()
    }


def shown(found, **what) -> list[tuple[str, int, int | None]]:
    return [(rank.player, rank.total // 100, rank.best) for rank in table(found, EVENTS, Counting(**what))]


class TestWhatCounts:
    SEASON = results(ann=[25, 10, 4, 18], bob=[18, None, 25, None], cid=[None, None, None, 25])

    def test_all_of_it(self):
        assert shown(self.SEASON) == [("ann", 57, 1), ("bob", 43, 2), ("cid", 25, 3)]

    def test_the_worst_are_dropped_and_a_missed_event_is_the_first_to_go(self):
        assert shown(self.SEASON, dropped=2) == [("ann", 43, 1), ("bob", 43, 2), ("cid", 25, 3)]
        ann, bob, _ = table(self.SEASON, EVENTS, Counting(dropped=2))
        assert ann.counted == {"jan", "apr"}
        assert bob.counted == {"jan", "mar"}

    def test_or_only_so_many_count(self):
        assert shown(self.SEASON, best=1, tie_breaks=()) == [("ann", 25, 1), ("bob", 25, 1), ("cid", 25, 1)]

    def test_at_least_one_result_always_counts(self):
        assert shown(self.SEASON, dropped=9)[0] == ("ann", 25, 1)

    def test_who_has_played_too_few_stands_below_without_a_place(self):
        assert shown(self.SEASON, minimum=2) == [("ann", 57, 1), ("bob", 43, 2), ("cid", 25, None)]


class TestTies:
    def test_the_better_best_result_is_ahead_and_then_the_next_best(self):
        season = results(ann=[20, 10, 6], bob=[20, 9, 7], cid=[25, 6, 5])
        assert [player for player, *_ in shown(season, tie_breaks=("best",))] == ["cid", "ann", "bob"]

    def test_the_house_chooses_the_order(self):
        season = results(ann=[25, None, None], bob=[15, 5, 5])
        assert shown(season, tie_breaks=("wins",))[0][0] == "ann"
        assert shown(season, tie_breaks=("events",))[0][0] == "bob"

    def test_more_money_won_is_ahead(self):
        season = results(ann=[10], bob=[10])
        season["bob"]["jan"] = replace(season["bob"]["jan"], prize=5_000)
        assert shown(season, tie_breaks=("events", "money"))[0] == ("bob", 10, 1)

    def test_who_is_even_in_everything_shares_the_place_and_the_next_is_counted_on(self):
        season = results(ann=[10, 5], bob=[5, 10], cid=[1, 1])
        assert [(rank.best, rank.worst) for rank in table(season, EVENTS, Counting())] == [(1, 2), (1, 2), (3, 3)]


SEASONS = st.dictionaries(
    st.sampled_from("abcdefgh"),
    st.dictionaries(
        st.sampled_from(EVENTS), st.builds(Result, st.integers(-500, 2_500), st.integers(1, 9)), min_size=1
    ),
)
COUNTINGS = st.one_of(
    st.builds(lambda n, least: Counting(None, n, least), st.integers(0, 5), st.integers(0, 3)),
    st.builds(lambda n, ties: Counting(n, 0, 0, tuple(ties)), st.integers(1, 5), st.permutations(list(TIE_BREAKS))),
)


class TestAnySeason:
    @given(SEASONS, COUNTINGS)
    def test_a_total_is_the_sum_of_the_best_and_no_other_choice_comes_to_more(self, season, counting):
        for rank in table(season, EVENTS, counting):
            of = season[rank.player]
            all_of_them = sorted((of[event].points if event in of else 0 for event in EVENTS), reverse=True)
            assert len(rank.counted) == counting.of(len(EVENTS))
            assert rank.total == sum(all_of_them[: len(rank.counted)])
            assert rank.total == sum(of[event].points for event in rank.counted if event in of)

    @given(SEASONS, COUNTINGS, st.randoms(use_true_random=False))
    def test_the_order_in_which_things_are_told_changes_nothing(self, season, counting, random):
        names = list(season)
        random.shuffle(names)
        again = {name: dict(reversed(season[name].items())) for name in names}
        assert table(again, EVENTS, counting) == table(season, EVENTS, counting)

    @given(SEASONS, COUNTINGS)
    def test_places_are_counted_through_and_nobody_is_behind_one_with_less(self, season, counting):
        ranks = [rank for rank in table(season, EVENTS, counting) if rank.best is not None]
        covered = [n for rank in ranks for n in range(rank.best or 0, (rank.worst or 0) + 1)]
        assert set(covered) == set(range(1, len(ranks) + 1))
        assert [rank.total for rank in ranks] == sorted((rank.total for rank in ranks), reverse=True)


class TestRefusals:
    @pytest.mark.parametrize(
        "counting",
        [
            Counting(best=0),
            Counting(best=3, dropped=1),
            Counting(dropped=-1),
            Counting(minimum=-1),
            Counting(tie_breaks=("best", "best")),
            Counting(tie_breaks=("luck",)),
        ],
    )
    def test_what_makes_no_sense_is_refused(self, counting):
        with pytest.raises(Refused):
            check(counting)
