"""The catalogue of rules: its form, and that every rule in it has a test and every rule cited is in it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tdapp.resources import catalogue, read_json

ROOT = Path(__file__).resolve().parents[2]

CHAPTER = r"§\d+(\.\d+[a-z]?| (Betting|Decision-making|Irregularities|Seating|Ties) \d+)?"
HEADINGS = (
    "Blinds schedule",
    "Buy-in",
    "Chips",
    "Dead button",
    "Late players",
    "Moving players",
    "Payout",
    "Players leaving",
    "Seating",
    "The Pot 6",
    "Timer",
    "Tournament Director",
    "When only two players remain",
    "Winning",
)
SOURCES = {
    "R11": CHAPTER,
    "R7": CHAPTER,
    "AM": f"{CHAPTER}|{'|'.join(HEADINGS)}",
    "W18": r"\d+",
    "W10": r"\d+",
    "TDA": r"\d+[A-D]?|RP-\d+[A-F]?",
}
"""How a place in each book is written."""

RULES = list(catalogue().values())


def is_source(text: str) -> bool:
    book, _, place = text.partition(" ")
    return book in SOURCES and re.fullmatch(SOURCES[book], place) is not None


class TestTheCatalogue:
    def test_has_every_id_once(self):
        ids = [entry["id"] for entry in read_json("rules.json")]
        assert len(set(ids)) == len(ids) > 100

    def test_has_nothing_but_ids_sources_and_sentences(self):
        assert {tuple(entry) for entry in read_json("rules.json")} == {("id", "sources", "says")}

    def test_keeps_the_rules_of_a_group_together(self):
        groups = [rule.id.split("-")[0] for rule in RULES]
        starts = [group for group, before in zip(groups, ["", *groups]) if group != before]
        assert len(set(starts)) == len(starts)

    @pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
    def test_names_places_of_known_books(self, rule):
        assert [source for source in rule.sources if not is_source(source)] == []
        assert len(set(rule.sources)) == len(rule.sources)

    @pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
    def test_says_it_in_one_sentence(self, rule):
        assert 20 <= len(rule.says) <= 200
        assert re.fullmatch(r"[A-Z][^.?!*→=|§]*\.", rule.says)

    @pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
    def test_a_rule_named_after_a_book_cites_it(self, rule):
        group, _, number = rule.id.partition("-")
        if group in ("TDA", "RP"):
            assert f"TDA {number if group == 'TDA' else rule.id}" in rule.sources

    @pytest.mark.parametrize("source", ["R11 15.2", "R12 §15.2", "AM Somewhere", "TDA", "W18 x", "house", ""])
    def test_other_forms_are_no_sources(self, source):
        assert not is_source(source)


@cache
def classes_of_tests() -> frozenset[str]:
    """The names of all test classes, wherever they are."""
    return frozenset(
        node.name
        for path in (ROOT / "tests").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    )


def has_test(rule: str, classes: frozenset[str]) -> bool:
    name = re.compile(f"Test{rule.replace('-', '')}([A-Z]|$)")
    return any(name.match(test) for test in classes)


class TestEveryRule:
    @pytest.mark.parametrize("rule", sorted(catalogue()))
    def test_has_a_test_of_its_own(self, rule):
        is_tested = has_test(rule, classes_of_tests())
        assert is_tested, f"no test class is named Test{rule.replace('-', '')}…"

    def test_a_longer_id_is_another_rule(self):
        assert has_test("BAL-01", frozenset({"TestBAL01TablesStayEven"}))
        assert has_test("BAL-01", frozenset({"TestBAL01"}))
        assert not has_test("TDA-7", frozenset({"TestTDA71AMissedRounds", "TestTDA7a"}))


GROUPS = "|".join(sorted({rule.split("-")[0] for rule in catalogue()}))


def ids_in_code(path: Path) -> set[str]:
    """What is cited, and every text that is a rule's id: choices name the rule that they follow."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "cite":
            found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {node.value} if re.fullmatch(rf"({GROUPS})-\d+[A-Z]?", node.value) else set()
    return found


class TestEveryCitation:
    @pytest.mark.parametrize(
        "path", sorted((ROOT / "tdapp").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT))
    )
    def test_is_in_the_catalogue(self, path):
        assert ids_in_code(path) <= set(catalogue())

    def test_is_found_in_calls_and_tables(self, tmp_path):
        code = tmp_path / "code.py"
        code.write_text('rule = rules.cite("X-1")\nRULES = {"dead": "BAL-99"}\nhash = "SHA-256"\n', "utf-8")
        assert ids_in_code(code) == {"X-1", "BAL-99"}
