"""A director's formula: what it comes to, where a fault in it is, and that no text does anything else."""

from __future__ import annotations

from fractions import Fraction
from operator import add, mul, sub

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tdapp.rules.formula import DEEPEST, FUNCTIONS, LONGEST, Call, Node, Reader, read_formula, tokens_of
from tdapp.rules.reckoning import MOST, UNWIELDY, Reckoning
from tdapp.values.refusal import Refused

KNOWN = {"place": Fraction(3), "players": Fraction(48), "prize": Fraction("25.5"), "nothing": Fraction(0)}


def worth(text: str, **known: int) -> Fraction:
    given = {**KNOWN, **{name: Fraction(value) for name, value in known.items()}}
    return Reckoning(given).of(read_formula(text, given))


def refused(text: str) -> Refused:
    with pytest.raises(Refused) as no:
        worth(text)
    return no.value


class TestWorth:
    @pytest.mark.parametrize(
        ("text", "comes_to"),
        [
            ("2 + 3 * 4", 14),
            ("(2 + 3) * 4", 20),
            ("10 - 4 - 3", 3),
            ("2 ^ 3 ^ 2", 512),
            ("-2 ^ 2", -4),
            ("2 ^ -1", "0.5"),
            ("3 * -2", -6),
            ("7 ÷ 2 × 2", 7),
            ("1 / 3 * 3", 1),
            (".5 + 1.", "1.5"),
            ("players - PLACE + 1", 46),
            ("sqrt(players / place)", 4),
            ("log(1000) + log(8, 2) + ln(1)", 6),
            ("min(4, 2, 3) + max(1, place)", 5),
            ("round(2.5) + round(-2.5) + round(1.25, 1)", "1.3"),
            ("floor(-1.5) + ceil(1.2) + abs(-4)", 4),
            ("if(place <= 3, 10, 1)", 10),
            ("if(place = 1 or players > 100, 10, 1)", 1),
            ("if(not place = 1 and players ≥ 48, 2, 1)", 2),
            ("(place < 4) + (place ≠ 3)", 1),
            ("by_place(25, 18, 15) + 1", 16),
            ("by_place(25, 18)", 0),
            ("25, 18, 15, 12", 15),
            ("25 18 15 12", 15),
            ("25; 18\n15", 15),
            ("prize", "25.5"),
        ],
    )
    def test_it_comes_to_what_paper_and_pencil_come_to(self, text, comes_to):
        assert worth(text) == Fraction(comes_to)

    def test_a_root_that_does_not_come_out_even_is_right_to_twenty_decimals(self):
        assert abs(worth("sqrt(2)") ** 2 - 2) < Fraction(1, 10**19)
        assert abs(worth("2 ^ 0.5") - worth("sqrt(2)")) <= Fraction(1, 10**20)

    def test_what_is_not_chosen_is_not_reckoned(self):
        assert worth("if(nothing = 0, 5, 1 / nothing)") == 5
        assert worth("nothing <> 0 and 1 / nothing > 2") == 0
        assert worth("by_place(1 / nothing, 2, 3)") == 3


class TestFaults:
    @pytest.mark.parametrize(
        ("text", "at", "told"),
        [
            ("", 1, "Write a formula"),
            ("1 +", 4, "ends too soon"),
            ("10 * plce", 6, "did you mean place?"),
            ("squrt(4)", 1, "did you mean sqrt?"),
            ("0,5 * players", 2, "a fraction has a point"),
            ("2 * (1 + 3", 5, "never closed"),
            ("2 + 3)", 6, "closes nothing"),
            ("2 players", 3, "a sign is missing"),
            ("(2 players)", 4, "a sign or a bracket is missing"),
            ("players (3)", 1, "no function"),
            ("sqrt 3", 1, "comes a bracket: sqrt(x)"),
            ("if(1, 2)", 1, "written like this"),
            ("* 3", 1, "nothing before it"),
            ("1 < 2 < 3", 7, "Compare two at a time"),
            ("10 / (place - 3)", 4, "divides by 0"),
            ("0 ^ -1", 3, "divides by 0"),
            ("sqrt(1 - place)", 1, "no root"),
            ("(-8) ^ 0.5", 6, "no such root"),
            ("log(0)", 1, "above 0"),
            ("log(2, 1)", 1, "not 1"),
            ("round(2, 0.5)", 1, "decimals"),
            ("10 ^ 16", 4, "too large"),
            ("players * 999999999999999", 9, "too large"),
            ("2 ^ 101", 3, "exponent"),
            ("1234567890123456", 1, "too long"),
            ("5 € + 1", 3, "means nothing"),
            ("x" * 40, 1, "unknown. The names"),
        ],
    )
    def test_a_fault_has_its_sentence_and_its_place(self, text, at, told):
        no = refused(text)
        assert told in no.sentence
        assert no.at == ("formula", at)

    def test_a_formula_has_an_end(self):
        assert "at most" in refused("1" * (LONGEST + 1)).sentence
        assert "brackets" in refused("(" * 40 + "1" + ")" * 40).sentence
        assert "chain" in refused("1" + "+1" * DEEPEST).sentence
        assert "At most 20 roots" in refused("2" + "^1" * 21).sentence
        assert worth("2" + "^1" * 20) == 2

    @pytest.mark.parametrize(
        "text", ["__import__('os').system('id')", "(lambda: 1)()", "place.__class__", "[x for x in place]", "open(1)"]
    )
    def test_what_another_language_would_execute_is_not_understood(self, text):
        refused(text)


PIECES = st.sampled_from(
    [*KNOWN, *(function.id for function in FUNCTIONS), *"+-*/^()<>=,; .", *"and or not <= <> 1e9 0 1 2 0.5 ²".split()]
)
OPERATIONS = {"+": add, "-": sub, "*": mul}
SUMS = st.recursive(
    st.integers(0, 99).map(lambda number: (str(number), number)),
    lambda inner: st.tuples(inner, st.sampled_from(sorted(OPERATIONS)), inner).map(
        lambda told: (f"({told[0][0]} {told[1]} {told[2][0]})", OPERATIONS[told[1]](told[0][1], told[2][1]))
    ),
    max_leaves=8,
)


class TestAnyText:
    @given(st.one_of(st.text(max_size=80), st.lists(PIECES, max_size=60).map(" ".join)))
    @example("9^9^9^9")
    @example("0.000001 ^ 99 ^ 0.5")
    @example("(" * 600)
    @example("sqrt(" * 19 + "2" + ")" * 19)
    @example("2" + "^1" * 299)
    @example("if(" * 150)
    def test_it_is_a_bounded_number_or_a_refusal_in_a_bounded_number_of_steps(self, text):
        try:
            tree = read_formula(text, KNOWN)
            reckoning = Reckoning(KNOWN)
            found = reckoning.of(tree)
        except Refused as no:
            fault = no.at
        else:
            assert abs(found) <= MOST
            assert found.denominator <= UNWIELDY
            assert reckoning.steps <= parts(tree) <= len(text)
            return
        assert fault[0] == "formula"
        assert 1 <= int(fault[1]) <= LONGEST + 1

    @given(st.lists(PIECES, max_size=60).map(" ".join))
    def test_reading_looks_at_no_token_more_than_a_few_times(self, text):
        try:
            tokens = tokens_of(text)
            reader = Reader(tokens, KNOWN)
            reader.whole()
        except Refused:
            return
        assert reader.steps <= 6 * len(tokens)

    @given(SUMS)
    def test_sums_come_to_what_they_come_to(self, told):
        text, comes_to = told
        assert worth(text) == comes_to


def parts(node: Node) -> int:
    return 1 + sum(map(parts, node.of)) if isinstance(node, Call) else 1
