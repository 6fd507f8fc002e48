"""Entrants as files: every entry with what it paid and where it stands, and nothing that a reader would run."""

from __future__ import annotations

import csv
from dataclasses import replace
from datetime import UTC
from io import BytesIO, StringIO

import pytest
from openpyxl import load_workbook

from tdapp.values.refusal import Refused
from tdapp.views import entrant_files
from tdapp.views.entrant_files import EntrantList, as_csv, as_page, as_workbook, chat
from tdapp.views.entrants import Entrant
from tdapp.views.exports import ENDINGS, EXPORTS

ROWS = (
    Entrant(1, "=cmd|' /C calc'!A0", 3, 7, "in", "", 12_550, 0, rebuys=2),
    Entrant(2, "Zoë <b>Meyer</b> & 김민준", None, None, "out", "2nd", 5_000, 31_050, re_entries=1),
    Entrant(0, "Łukasz Żak", None, None, "expected", "", 0, 0, has_arrived=False, booking=4),
)
FOUND = EntrantList("Friday <script>", 1_699_990_000_000, "EUR", ROWS)


def test_a_list_for_a_spreadsheet_holds_plain_amounts_and_no_formula():
    rows = [dict(zip(entrant_files.TITLES, row)) for row in csv.reader(StringIO(as_csv(FOUND).decode("utf-8-sig")))]
    assert [row["No."] for row in rows] == ["No.", "1", "2", ""]
    assert rows[1]["Name"].startswith("'=")
    assert (rows[1]["Table"], rows[1]["Seat"], rows[1]["Paid"], rows[1]["Rebuys"]) == ("3", "7", "125.50", "2")
    assert (rows[2]["Status"], rows[2]["Place"], rows[2]["Prize"]) == ("Out", "2nd", "310.50")
    assert (rows[3]["Status"], rows[3]["Paid"], rows[3]["Currency"]) == ("Expected", "0.00", "EUR")


def test_a_workbook_says_the_same_in_numbers():
    sheet = load_workbook(BytesIO(as_workbook(FOUND)))["Entrants"]
    line = dict(zip(entrant_files.TITLES, (cell.value for cell in sheet[3])))
    assert (line["No."], line["Name"], line["Prize"]) == (2, "Zoë <b>Meyer</b> & 김민준", 310.5)
    assert sheet["B2"].data_type == "s"


def test_a_page_shows_names_as_text_and_fetches_nothing():
    page = as_page(FOUND, zone=UTC).decode()
    assert "<script>" not in page
    assert "Zoë &lt;b&gt;Meyer&lt;/b&gt; &amp; 김민준" in page
    assert "http" not in page
    assert "€125.50" in page
    assert ">=" not in page, "a spreadsheet opens pages as well"


def test_a_text_for_a_chat_has_a_line_for_each():
    told = chat(FOUND, zone=UTC).splitlines()
    assert chat(replace(FOUND, event="=Friday"), zone=UTC).startswith("'=Friday"), "it may be pasted into cells"
    assert told[:2] == ["Friday <script>", "2023-11-14 · 2 entries · 1 expected or waiting"]
    assert told[3:] == [
        "1 =cmd|' /C calc'!A0 – 3-7",
        "2 Zoë <b>Meyer</b> & 김민준 – 2nd",
        "– Łukasz Żak – expected",
    ]


@pytest.mark.parametrize("one", EXPORTS, ids=lambda one: one.id)
def test_every_list_is_made_by_the_same_endings(one):
    assert list(one.made) == list(ENDINGS)
    with pytest.raises(Refused, match=r"are exported as .csv or .xlsx or .html or .txt, not as .doc"):
        one.make(None, ".doc")
