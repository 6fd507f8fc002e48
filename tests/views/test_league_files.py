"""A league's table as files: the same points in each, nothing that a reader would run, and no minus that is none."""

from __future__ import annotations

import csv
from dataclasses import replace
from datetime import UTC
from io import BytesIO, StringIO

import pytest
from openpyxl import load_workbook

from tdapp.views.league_files import MADE, as_csv, as_page, as_workbook, chat
from tdapp.views.league_table import Cell, Event, LeagueTable, Row

ROWS = (
    Row("a", "1st", "=cmd|' /C calc'!A0", 4_350, 2, 1, 0, (Cell(2_500, "1st"), Cell(1_850, "2nd")), 1),
    Row(
        "b", "2nd", "Zoë <b>Meyer</b> & 김민준", 1_800, 2, 0, 0, (Cell(1_800, "2nd"), Cell(400, "9th", counts=False)), 2
    ),
    Row("c", "", "Łukasz Żak", -50, 1, 0, 0, (Cell(), Cell(-50, "10th"))),
)
EVENTS = (Event("x", "Friday <1>", 1_700_000_000_000), Event("y", "+Sunday", 1_700_200_000_000))
FOUND = LeagueTable(
    "k", "Spring <script>", "The best count.", "25, 18", "EUR", EVENTS, (), ROWS, ("Note & so on",), 1, "head"
)


def test_a_list_for_a_spreadsheet_holds_plain_numbers_and_no_formula():
    rows = list(csv.reader(StringIO(as_csv(FOUND, zone=UTC).decode("utf-8-sig"))))
    assert rows[0] == ["Place", "Name", "Points", "Played", "Left out", "2023-11-14 Friday <1>", "2023-11-17 +Sunday"]
    assert rows[1] == ["1st", "'=cmd|' /C calc'!A0", "43.5", "2", "0", "25", "18.5"]
    assert rows[2][2:] == ["18", "2", "4", "18", "4"]
    assert rows[3][2:] == ["-0.5", "1", "0", "", "-0.5"]


def test_a_workbook_says_the_same():
    sheet = load_workbook(BytesIO(as_workbook(FOUND, zone=UTC)))["League"]
    assert [cell.value for cell in sheet[3]][:5] == ["2nd", "Zoë <b>Meyer</b> & 김민준", 18, 2, 4]
    assert sheet["B2"].data_type == "s"


def test_a_page_shows_names_as_text_strikes_what_is_left_out_and_fetches_nothing():
    page = as_page(FOUND, zone=UTC).decode()
    assert "<script>" not in page
    assert "Zoë &lt;b&gt;Meyer&lt;/b&gt; &amp; 김민준" in page
    assert "<del>(4.0)</del>" in page
    assert "Note &amp; so on" in page
    assert "<th>&#x27;+Sunday<br>" in page
    assert ">=" not in page, "a spreadsheet opens pages as well"
    assert "<td>−0.5</td>" in page, "a number stays one"
    assert "http" not in page


def test_a_text_for_a_chat_names_those_who_have_a_place():
    assert chat(replace(FOUND, name="=Spring"), zone=UTC).startswith("'=Spring"), "it may be pasted into cells"
    assert chat(FOUND, zone=UTC).splitlines() == [
        "Spring <script>",
        "2 events · 3 players · after 2023-11-17",
        "",
        "1st =cmd|' /C calc'!A0 – 43.5",
        "2nd Zoë <b>Meyer</b> & 김민준 – 18.0",
    ]


@pytest.mark.parametrize("ending", MADE)
def test_each_ending_has_a_name_and_makes_bytes(ending):
    told, made = MADE[ending]
    assert told
    assert made(FOUND)
