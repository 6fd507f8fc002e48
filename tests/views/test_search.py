"""Finding names and reading command lines: accents, parts, and lines that fit nobody."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.views.command import meanings, read_seat
from tdapp.views.search import fit, folded, found, spellings

NAMES = ["Ann Lee", "Zoë Meyer", "Łukasz Żak", "Hannah Moe", "김민준", "O’Hara Dan"]


@pytest.mark.parametrize(
    ("typed", "first"),
    [("zoe", "Zoë Meyer"), ("LUK", "Łukasz Żak"), ("zak", "Łukasz Żak"), ("민", "김민준"), ("o'hara", "O’Hara Dan")],
)
def test_accents_and_capitals_do_not_matter(typed, first):
    assert found(typed, NAMES, str)[0] == first


def test_those_who_begin_so_come_first():
    assert found("ann", NAMES, str) == ["Ann Lee", "Hannah Moe"]
    assert [fit("le an", name) for name in ("Ann Lee", "Lean", "Bob")] == [1, 2, None]


@given(st.text(), st.text())
def test_a_name_is_always_found_by_itself(name, other):
    assert folded(folded(name)) == folded(name)
    if folded(name).split():
        assert fit(name, name) is not None
        assert name in found(name, [other, name], str)


@pytest.mark.parametrize("letter", ["ℌ", "ẞ", "İ", "Ǆ", "Ａ"])
def test_no_capital_is_left_however_it_is_written(letter):
    assert folded(letter) == folded(folded(letter)) == folded(letter).lower()


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("Müller", ["muller", "mueller"]),
        ("Mueller", ["mueller", "muller"]),
        ("Åse  Bjørk", ["ase bjork", "aase bjoerk"]),
        ("Zoë", ["zoe", "zo"]),
        ("Ann Lee", ["ann lee"]),
        ("김민준", ["김민준"]),
        (" ", [""]),
    ],
)
def test_the_ways_to_write_a_name_without_accents(name, ways):
    assert spellings(name) == ways


@pytest.mark.parametrize(
    ("typed", "seat"), [("3-2", (3, 2)), ("12 9", (12, 9)), ("7/10", (7, 10)), ("3", None), ("a-b", None), ("", None)]
)
def test_seats(typed, seat):
    read = read_seat(typed)
    assert (read and (read.table, read.seat)) == seat


@given(st.text(max_size=40))
def test_any_line_without_a_tournament_gets_an_answer_or_nothing(text):
    answers = meanings(text, None, {"pause": ("Pause the clock",)})
    assert bool(answers) == bool(text.split())
    assert all(answer.told for answer in answers)
