"""How far apart two words are, and which known words are near."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
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


def by_the_table(one: str, other: str) -> int:
    """The distance as textbooks tell it, every cell of the table."""
    cells = {(i, j): i + j for i in range(len(one) + 1) for j in range(len(other) + 1) if not i * j}
    for i, a in enumerate(one, 1):
        for j, b in enumerate(other, 1):
            cells[i, j] = min(cells[i - 1, j] + 1, cells[i, j - 1] + 1, cells[i - 1, j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and b == one[i - 2]:
                cells[i, j] = min(cells[i, j], cells[i - 2, j - 2] + 1)
    return cells[len(one), len(other)]


@settings(max_examples=1_000)
@given(st.text("abc", max_size=8), st.text("abc", max_size=8), st.integers(0, 3))
def test_the_distance_is_the_textbook_one_up_to_the_limit(one, other, most):
    away = by_the_table(one, other)
    assert edits(one, other, most) == edits(other, one, most) == (away if away <= most else None)


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
