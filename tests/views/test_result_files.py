"""Results as files: the same places and amounts in each, and nothing that a reader would run."""

from __future__ import annotations

import csv
from dataclasses import replace
from datetime import UTC
from io import BytesIO, StringIO

import pytest
from openpyxl import load_workbook

from tdapp.views.exports import BY_ID
from tdapp.views.result_files import as_csv, as_page, as_workbook, chat
from tdapp.views.results import Result, Results

ROWS = (
    Result(3, "1st", "=cmd|' /C calc'!A0", 31_050, 0, None),
    Result(1, "2nd", "Zoë <b>Meyer</b> & 김민준", 20_000, 0, 1_700_000_000_000, "=1+1 & Cy", "=a seat"),
    Result(2, "3rd", "Łukasz Żak", 0, 0, 1_699_999_000_000),
)
FOUND = Results("Friday <script>", 1_699_990_000_000, "EUR", 51_050, 3, 1, True, ROWS, "head")


def test_a_list_for_a_spreadsheet_holds_plain_amounts_and_no_formula():
    rows = list(csv.reader(StringIO(as_csv(FOUND, zone=UTC).decode("utf-8-sig"))))
    assert rows[0] == ["Place", "Name", "Prize", "Currency", "Out at", "Knocked out by", "Award"]
    assert rows[1][1].startswith("'=")
    assert [row[2] for row in rows[1:]] == ["310.50", "200.00", "0.00"]
    assert [row[4] for row in rows[1:]] == ["", "22:13", "21:56"]
    assert [row[5] for row in rows[1:]] == ["", "'=1+1 & Cy", ""]
    assert [row[6] for row in rows[1:]] == ["", "'=a seat", ""]


def test_a_workbook_says_the_same():
    sheet = load_workbook(BytesIO(as_workbook(FOUND, zone=UTC)))["Results"]
    assert [cell.value for cell in sheet[3]][:3] == ["2nd", "Zoë <b>Meyer</b> & 김민준", "200.00"]
    assert sheet["B2"].data_type == "s"


def test_a_page_shows_names_as_text_and_fetches_nothing():
    page = as_page(FOUND, zone=UTC).decode()
    assert "<script>" not in page
    assert "Zoë &lt;b&gt;Meyer&lt;/b&gt; &amp; 김민준" in page
    assert "http" not in page
    assert "€310.50" in page
    assert "<td>&#x27;=a seat</td><td>€200</td>" in page
    assert "<td>22:13</td><td>&#x27;=1+1 &amp; Cy</td>" in page
    assert ">=" not in page, "a spreadsheet opens pages as well"
    assert "<h1>&#x27;=Friday</h1>" in as_page(replace(FOUND, event="=Friday"), zone=UTC).decode()


def test_a_page_says_nothing_of_who_knocked_out_whom_where_nobody_knows():
    page = as_page(replace(FOUND, rows=ROWS[2:]), zone=UTC).decode()
    assert "Knocked out by" not in page
    assert "<td>21:56</td>" in page


def test_a_text_for_a_chat_names_those_in_the_money():
    told = chat(FOUND, zone=UTC).splitlines()
    assert told[0] == "Friday <script>"
    assert chat(replace(FOUND, event="=Friday"), zone=UTC).startswith("'=Friday"), "it may be pasted into cells"
    assert told[1] == "2023-11-14 · 3 entries · €510.50 prize pool"
    assert told[3:] == ["1st =cmd|' /C calc'!A0 – €310.50", "2nd Zoë <b>Meyer</b> & 김민준 – €200, =a seat"]


@pytest.mark.parametrize("ending", BY_ID["results"].made)
def test_each_ending_makes_bytes(ending):
    assert b"uk" in BY_ID["results"].made[ending](FOUND) or ending in (".xlsx", ".txt")
