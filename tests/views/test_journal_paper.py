"""The journal to take away: which lines, whole, and what proves them."""

from __future__ import annotations

import csv
from datetime import UTC
from io import StringIO

import pytest

from tdapp.store.change import START
from tdapp.store.tables import HOUSE_STREAM
from tdapp.store.verify import verify
from tdapp.views.journal import Wanted
from tdapp.views.journal_paper import as_csv, journal_paper
from tests.store.evening import TONIGHT, Evening


@pytest.fixture
def evening(tmp_path):
    evening = Evening.start(tmp_path / "swan.tdapp")
    for name in ("Ann", "Bob", "Cyd"):
        evening.register(name)
    evening.undo(evening.bust(3).n)
    yield evening
    evening.house.close()


def test_all_lines_are_told_oldest_first_with_the_seal_of_each(evening):
    found = journal_paper(evening.house, TONIGHT, zone=UTC)
    assert [line.n for line in found.lines] == list(range(1, len(found.lines) + 1))
    assert found.lines[-1].seal == found.head == verify(evening.house.path).heads[TONIGHT]
    assert len({line.seal for line in found.lines} - {START.hex()}) == len(found.lines)
    assert found.facts == f"All {len(found.lines)} lines"


def test_what_was_taken_back_says_by_which_line(evening):
    bust, undo = journal_paper(evening.house, TONIGHT).lines[-2:]
    assert (bust.undone_by, undo.undoes) == (undo.n, bust.n)


def test_a_selection_says_what_it_is_and_keeps_the_last_seal(evening):
    whole = journal_paper(evening.house, TONIGHT)
    found = journal_paper(evening.house, TONIGHT, Wanted("bob"), in_words="“bob”")
    assert [line.sentence for line in found.lines] == [line.sentence for line in whole.lines if "Bob" in line.sentence]
    assert found.facts == f"1 of {len(whole.lines)} lines: “bob”"
    assert found.head == whole.head


def test_the_house_has_a_journal_of_its_own(evening):
    found = journal_paper(evening.house, HOUSE_STREAM)
    assert found.lines
    assert found.head == evening.house.house.head.hex()


def test_the_list_has_a_row_for_each_line(evening):
    found = journal_paper(evening.house, TONIGHT, zone=UTC)
    rows = list(csv.DictReader(StringIO(as_csv(found).decode("utf-8-sig"))))
    assert [row["Seal"] for row in rows] == [line.seal for line in found.lines]
    assert rows[-1]["Takes back"] == rows[-2]["Line"]
    assert rows[0]["Time"].endswith("+0000")
