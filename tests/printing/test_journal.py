"""The journal on paper: every sentence whole, on as many pages as it takes."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from tdapp.printing.journal import journal_sheet
from tdapp.printing.lines import width, wrapped
from tdapp.values.refusal import Refused
from tdapp.views.journal_paper import JournalPaper, PaperLine
from tests.printing.paper import HARD_NAMES, pages, text

START = datetime(2023, 11, 14, 22, 0, tzinfo=UTC)
LONG = f"The clock goes on as the room saw it: {'level 14, 7:42 left, ' * 20}and so it stays"


def line(n: int, sentence: str, rule: str = "", undone_by: int | None = None) -> PaperLine:
    return PaperLine(n, START + timedelta(minutes=n), sentence, rule, "Mia", "desk 1", None, undone_by, f"{n:064x}")


def sheet(*lines: PaperLine, wanted: str = "") -> list[str]:
    return pages(journal_sheet(JournalPaper("Friday", wanted, 900, lines, "ab" * 32), paper="A4"))


def test_a_line_says_when_who_which_rule_and_its_seal():
    one = line(7, "Ann Lee out in 14th", rule="R11 §15.21", undone_by=9)
    (page,) = sheet(one, wanted="“ann”")
    for told in ("7", "22:07:00", "Ann Lee out in 14th", "Mia at desk 1", "R11 §15.21", "taken back by line 9"):
        assert told in page
    assert f"seal {one.seal[:12]}" in page
    assert "1 of 900 lines: “ann”" in page
    assert "A selection" in page
    assert f"Journal {'ab' * 32}" in page


def test_a_long_sentence_is_not_cut():
    said = " ".join(text(journal_sheet(JournalPaper("Friday", "", 1, (line(1, LONG),), "ab"), paper="A4")).split())
    assert LONG in said


def test_every_line_is_on_some_page_and_each_day_is_named_once():
    shown = sheet(*(line(n * 30, f"Deed {n} of the night") for n in range(1, 121)))
    assert [n for n in range(1, 121) if f"Deed {n} of the night" not in "\n".join(shown)] == []
    assert len(shown) > 3
    whole = "\n".join(shown)
    assert [whole.count(f"{day} November 2023, times in UTC+00:00") for day in (14, 15, 16, 17)] == [1, 1, 1, 1]
    assert f"1 of {len(shown)}" in shown[0]


@pytest.mark.parametrize("name", HARD_NAMES)
def test_any_name_prints(name):
    assert sheet(line(1, f"{name} is in as entry 1"))


def test_nothing_is_refused_with_a_sentence():
    with pytest.raises(Refused, match="nothing to print"):
        sheet(wanted="“nobody”")


@pytest.mark.parametrize("said", ["a b c", "word " * 40, "x" * 300, "田中" * 90, "Ann " + "y" * 120 + " Lee"])
def test_wrapped_lines_hold_every_letter_and_stay_in_their_room(said):
    lines = wrapped(said, "Regular", 10, 150)
    assert "".join("".join(lines).split()) == "".join(said.split())
    assert all(width(one, "Regular", 10) <= 150 for one in lines)
