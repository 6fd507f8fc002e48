"""Sample names: made up, distinct, the same for the same seed, in several scripts and lengths."""

from __future__ import annotations

import unicodedata

import pytest

from tdapp.demo.names import MOST, cultures, names
from tdapp.director.houses import LONGEST_NAME
from tdapp.values.refusal import Refused

SEED = b"sample"


def scripts(name: str) -> set[str]:
    """The first words of the letters' Unicode names: LATIN, HANGUL, CJK, …"""
    return {unicodedata.name(letter).split()[0] for letter in name if letter.isalpha()}


def test_there_are_enough_for_the_largest_field():
    everybody = names(MOST, SEED)
    assert len(set(everybody)) == MOST
    assert len({name for culture in cultures() for name in culture.all()}) > MOST * 1.1


def test_the_same_seed_gives_the_same_names_and_fewer_are_the_first_of_more():
    assert names(30, SEED) == names(30, SEED) == names(500, SEED)[:30]
    assert names(30, SEED) != names(30, b"another")


def test_about_three_of_four_are_in_latin_letters():
    latin = sum(scripts(name) == {"LATIN"} for name in names(4_000, SEED))
    assert 0.7 < latin / 4_000 < 0.8


@pytest.mark.parametrize("script", ["LATIN", "GREEK", "CYRILLIC", "HANGUL", "CJK"])
def test_each_script_is_met_in_a_small_field(script):
    assert any(script in scripts(name) for name in names(90, SEED))


def test_long_and_short_ones_and_those_of_one_word_are_among_them():
    everybody = names(2_000, SEED)
    lengths = [len(name) for name in everybody]
    assert min(lengths) < 4
    assert 60 < max(lengths) <= LONGEST_NAME
    assert any(" " not in name and scripts(name) == {"LATIN"} for name in everybody)
    assert any("’" in name for name in everybody)
    assert any("-" in name for name in everybody)


def test_a_name_is_written_as_a_director_would_write_it():
    for culture in cultures():
        for name in culture.all():
            assert name == " ".join(name.split()) == unicodedata.normalize("NFC", name)


def test_no_word_stands_twice_in_a_list():
    for culture in cultures():
        assert len(set(culture.given)) == len(culture.given)
        assert len(set(culture.family)) == len(culture.family)


@pytest.mark.parametrize("count", [-1, MOST + 1])
def test_more_than_there_are_is_refused(count):
    with pytest.raises(Refused, match="10,112"):
        names(count, SEED)
