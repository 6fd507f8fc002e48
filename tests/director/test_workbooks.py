"""Lists of players in workbooks, also in broken and hostile ones."""

from __future__ import annotations

import struct
import time
import zipfile
from datetime import date
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook

from tdapp.director import workbooks, written_lists
from tdapp.director.player_lists import WrongLine, read_players
from tdapp.director.players import new_player
from tdapp.values.refusal import Refused
from tests.director.test_player_lists import known_names, new_names, read_or_refused

if TYPE_CHECKING:
    from collections.abc import Sequence


def workbook(*sheets: Sequence[Sequence[object]]) -> bytes:
    book = Workbook(write_only=True)
    for rows in sheets:
        page = book.create_sheet()
        for row in rows:
            page.append(row)
    made = BytesIO()
    book.save(made)
    return made.getvalue()


def archive(parts: dict[str, bytes]) -> bytes:
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in parts.items():
            file.writestr(name, content)
    return made.getvalue()


def with_part(content: bytes, name: str, change) -> bytes:
    """The same workbook with one of its parts changed."""
    with zipfile.ZipFile(BytesIO(content)) as file:
        parts = {part: file.read(part) for part in file.namelist()}
    parts[name] = change(parts[name])
    return archive(parts)


GOOD = workbook([["Name"], ["Ann Lee"], ["Bob Marsh"]])
SHEET = "xl/worksheets/sheet1.xml"


class TestReading:
    def test_a_column_of_names(self):
        found = read_players(workbook([["Name"], ["Ann Lee"], ["Łukasz Żak"]]), known=[new_player("ann lee")])
        assert (new_names(found), known_names(found), found.wrong) == (["Łukasz Żak"], ["ann lee"], ())
        assert found.how == "One name a line. Sheet “Sheet”."

    def test_columns_in_any_order(self):
        rows: list[list[object]] = [
            ["No.", "Surname", None, "First name"],
            [1, "Lee", None, "Ann"],
            [2.0, "Marsh", "x", "Bob"],
        ]
        assert new_names(read_players(workbook(rows))) == ["Ann Lee", "Bob Marsh"]

    def test_the_first_sheet_that_holds_anything(self):
        found = read_players(workbook([], [["Name", "Town"], ["Ann Lee", "Bath"]], [["Name"], ["Bob Marsh"]]))
        assert new_names(found) == ["Ann Lee"]
        assert "Sheet1" in found.how

    def test_what_is_wrong_is_said_of_the_row_that_the_spreadsheet_shows(self):
        day = date(2026, 1, 9)
        rows: list[list[object]] = [
            ["Name", "Town"],
            ["Ann Lee", "Bath"],
            [],
            [None, "York"],
            [12.0, "Ely"],
            [day, "Hull"],
            ["ann LEE"],
        ]
        found = read_players(workbook(rows))
        assert new_names(found) == ["Ann Lee"]
        assert [wrong.line for wrong in found.wrong] == [4, 5, 6, 7]
        assert found.wrong[1] == WrongLine(5, "“12” is no name: it has no letters.")
        assert found.wrong[-1] == WrongLine(7, "ann LEE is in line 2 already.")

    def test_a_sheet_that_lies_about_its_size_is_read_whole(self):
        lying = with_part(GOOD, SHEET, lambda xml: xml.replace(b'ref="A1:A3"', b'ref="A1"'))
        assert b'ref="A1"' in zipfile.ZipFile(BytesIO(lying)).read(SHEET)
        assert len(read_players(lying).new) == 2


class TestFormulas:
    def test_one_that_was_never_worked_out_is_said_line_by_line(self):
        found = read_players(workbook([["Name", "Town"], ['="Ann"&" Lee"', "Bath"], ["Bob Marsh", "York"]]))
        assert new_names(found) == ["Bob Marsh"]
        assert [(wrong.line, "is a formula" in wrong.reason) for wrong in found.wrong] == [(2, True)]

    def test_one_that_was_counts_as_what_it_came_to(self):
        content = workbook([["Name"], ['="Ann"&" Lee"'], ["Bob Marsh"]])
        worked = with_part(
            content,
            SHEET,
            lambda xml: (
                xml.replace(b"<v></v>", b"<v>Ann Lee</v>")
                .replace(b"<v />", b"<v>Ann Lee</v>")
                .replace(b'<c r="A2">', b'<c r="A2" t="str">')
            ),
        )
        assert new_names(read_players(worked)) == ["Ann Lee", "Bob Marsh"]


class TestBroken:
    @pytest.mark.parametrize(
        "content",
        [
            b"PK\x03\x04",
            b"PK\x03\x04" + b"Ann Lee\n" * 50,
            GOOD[: len(GOOD) // 2],
            archive({"xl/workbook.xml": b"<workbook/>"}),
            archive({"mimetype": b"application/vnd.oasis.opendocument.spreadsheet", "content.xml": b"<a/>"}),
            with_part(GOOD, SHEET, lambda xml: xml[:-30]),
            with_part(GOOD, SHEET, lambda xml: xml.replace(b'r="2"', b'r="two"')),
            with_part(GOOD, "xl/workbook.xml", lambda xml: b"\0"),
        ],
    )
    def test_it_is_refused_with_what_to_do(self, content):
        with pytest.raises(Refused, match=r"no workbook that can be read. Save the list as .xlsx or as CSV"):
            read_players(content)

    def test_an_old_one_or_one_with_a_password_is_refused_with_what_to_do(self):
        with pytest.raises(Refused, match="without one or as CSV"):
            read_players(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600))

    def test_an_empty_one_holds_nobody(self):
        with pytest.raises(Refused, match="no names"):
            read_players(workbook([], [["Name"]][:0]))

    def test_entities_that_would_grow_without_end_are_refused(self):
        bomb = b'<!DOCTYPE b [<!ENTITY a "' + b"x" * 1_000 + b'">'
        for n in range(9):
            bomb += b'<!ENTITY a%d "%s">' % (n, (b"&a%d;" % (n - 1) if n else b"&a;") * 10)
        bomb += b"]>"
        grown = with_part(GOOD, SHEET, lambda xml: bomb + xml.replace(b"Ann Lee", b"&a8;"))
        with pytest.raises(Refused, match="no workbook"):
            read_players(grown)

    @given(st.binary(min_size=1, max_size=6), st.integers(0, len(GOOD) - 7))
    def test_any_damage_gives_names_or_a_sentence(self, noise, at):
        found = read_or_refused(GOOD[:at] + noise + GOOD[at + len(noise) :])
        assert not isinstance(found, Refused) or found.sentence.endswith(".")


class TestTooMuch:
    def test_what_would_unpack_to_too_much_is_refused_before_it_is(self, monkeypatch):
        monkeypatch.setattr(workbooks, "MOST_UNPACKED", 1_000_000)
        with pytest.raises(Refused, match="too large"):
            read_players(with_part(GOOD, SHEET, lambda xml: xml + b" " * 1_000_000))

    def test_an_archive_that_lies_about_its_size_is_refused(self):
        packed = with_part(GOOD, SHEET, lambda xml: xml + b" " * 70_000_000)
        size = next(part.file_size for part in zipfile.ZipFile(BytesIO(packed)).infolist() if part.filename == SHEET)
        lying = packed.replace(struct.pack("<L", size), struct.pack("<L", 900))
        assert lying != packed
        with pytest.raises(Refused, match="no workbook"):
            read_players(lying)

    def test_a_thousand_parts_are_no_list(self):
        with pytest.raises(Refused, match="too large"):
            read_players(archive({str(n): b"" for n in range(1_001)}))

    def test_100_000_lines_are_refused_in_one_sentence(self):
        with pytest.raises(Refused, match="more than 50,000 lines"):
            read_players(written_lists.as_workbook(([f"Ann {n} Lee"] for n in range(100_000)), sheet="a", widths=[]))

    def test_a_row_farther_down_than_there_can_be_ends_the_list(self):
        far = with_part(
            GOOD, SHEET, lambda xml: xml.replace(b'r="A3"', b'r="A99999999999"').replace(b'r="3"', b'r="99999999999"')
        )
        before = time.perf_counter()
        assert new_names(read_players(far)) == ["Ann Lee"]
        assert time.perf_counter() - before < 15

    def test_a_name_in_the_last_cell_there_can_be_is_no_trouble(self):
        far = with_part(
            GOOD, SHEET, lambda xml: xml.replace(b'r="A3"', b'r="XFD1048576"').replace(b'r="3"', b'r="1048576"')
        )
        assert new_names(read_players(far)) == ["Ann Lee"]
