"""How far apart two words are, and which known words are near."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.views.typos import Words, edits, forgiven

SHORT_WORDS = st.text("abcd", min_size=1, max_size=7)


@pytest.mark.parametrize(
    ("one", "other", "away"),
    [("john", "john", 0), ("jonh", "john", 1), ("jon", "john", 1), ("mary", "mark", 1), ("ab", "ba", 1), ("", "ab", 2)],
)
def test_a_swap_of_neighbours_is_one_edit_like_any_other(one, other, away):
    assert edits(one, other, 2) == edits(other, one, 2) == away


def test_more_than_asked_for_is_none():
    assert edits("smith", "schmidt", 2) is None
    assert edits("abcdef", "fedcba", 2) is None


@pytest.mark.parametrize(
    ("word", "typos"), [("ann", 0), ("anna", 1), ("abcdefg", 1), ("abcdefgh", 2), ("12345", 0), ("김민준", 0)]
)
def test_long_words_are_forgiven_more_and_numbers_nothing(word, typos):
    assert forgiven(word) == typos


@given(SHORT_WORDS, SHORT_WORDS, SHORT_WORDS, st.integers(0, 2))
def test_distance_is_the_same_both_ways_and_the_limit_only_cuts(one, other, end, most):
    assert edits(one, one, 0) == 0
    assert edits(one, other, 9) == edits(other, one, 9) == edits(one + end, other + end, 9) or end
    full = edits(one, other, 9)
    assert full is not None
    assert edits(one, other, most) == (full if full <= most else None)


@given(st.lists(SHORT_WORDS, max_size=30), SHORT_WORDS, st.integers(0, 2))
def test_the_shelves_hide_no_word_that_is_near(known, word, most):
    words = Words()
    for number, one in enumerate(known):
        words.add(one, str(number))
    assert words.near(word, most) == {one: away for one in known if (away := edits(word, one, most)) is not None}


@given(st.lists(SHORT_WORDS, max_size=30), st.lists(SHORT_WORDS, max_size=30), st.text("abcd", min_size=4, max_size=7))
def test_words_that_were_dropped_are_as_if_they_had_never_been(kept, dropped, word):
    words, others = Words(), Words()
    for one in dropped:
        words.add(one, "gone")
    for one in kept:
        words.add(one, "here")
        others.add(one, "here")
    for one in set(dropped):
        words.drop(one, "gone")
    assert words.near(word, 1) == others.near(word, 1)
    assert words.beginning_near(word, 1) == others.beginning_near(word, 1)
    assert all(words.bearers(one) == others.bearers(one) for one in kept + dropped)


def test_a_beginning_with_a_typo_leads_to_the_whole_word():
    words = Words()
    for one in ("schmidt", "schmitz", "schulz"):
        words.add(one, one)
    assert words.beginning_near("shcmi", 1) == {"schmidt": 1, "schmitz": 1}
    assert words.beginning_near("cshmi", 1) == {"schmidt": 1, "schmitz": 1}
    assert words.beginning_near("xchmi", 1) == {}
