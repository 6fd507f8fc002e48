"""Lists of players as people bring them."""

from __future__ import annotations

import zipfile
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.director.player_lists import PlayerList, WrongLine, read_players
from tdapp.values.refusal import Refused


def names(text: str) -> list[str]:
    return list(read_players(text.encode()).new)


class TestWhereTheNamesStand:
    def test_one_name_a_line(self):
        assert names("Ann Lee\nBob Marsh\n\nŁukasz Żak\n") == ["Ann Lee", "Bob Marsh", "Łukasz Żak"]

    @pytest.mark.parametrize("separator", [",", ";", "\t"])
    def test_a_column_with_a_title(self, separator):
        rows = [("No.", "Player", "City"), ("1", "Ann Lee", "Bath"), ("2", "Bob Marsh", "York")]
        text = "\r\n".join(separator.join(row) for row in rows)
        assert names(text) == ["Ann Lee", "Bob Marsh"]
        assert read_players(text.encode()).how == "Names from the column “Player”."

    @pytest.mark.parametrize("title", ["Name", "SPIELER", "nom", "Full name:", "\ufeffPlayer"])
    def test_titles_of_many_languages(self, title):
        assert names(f"{title};Town\nAnn Lee;Bath\n") == ["Ann Lee"]

    @pytest.mark.parametrize(
        "header", ["First name,Last name", "Vorname,Nachname", "Vorname,Name", "Prénom,Nom", "first_name,surname"]
    )
    def test_first_and_last_name_are_joined(self, header):
        assert names(f"{header}\nAnn,Lee\nMary Jo,O’Hara\n") == ["Ann Lee", "Mary Jo O’Hara"]

    def test_the_family_name_may_come_first(self):
        assert names("Name;Vorname\nLee;Ann\n") == ["Ann Lee"]

    def test_without_titles_the_first_column_of_words_has_the_names(self):
        assert names("1;Ann Lee;ann@example.org\n2;Bob Marsh;bob@example.org\n") == ["Ann Lee", "Bob Marsh"]

    def test_without_titles_two_columns_of_single_words_are_first_and_last_names(self):
        assert names("Ann,Lee\nBob,Marsh\n") == ["Ann Lee", "Bob Marsh"]

    def test_last_comma_first_is_turned_round(self):
        assert names("Lee, Ann\nMarsh, Bob\nvan der Berg, Gus\n") == ["Ann Lee", "Bob Marsh", "Gus van der Berg"]

    def test_a_comma_in_one_name_of_a_plain_list_is_part_of_it(self):
        assert names("Ann Lee\nMartin King, Jr.\nBob Marsh\n") == ["Ann Lee", "Martin King, Jr.", "Bob Marsh"]

    def test_quotation_marks_hold_separators_and_nicknames(self):
        assert names('Name,Town\n"King, Martin",Bath\n"Dan ""Tex"" Lee",York\n') == ["King, Martin", 'Dan "Tex" Lee']

    def test_a_title_over_a_plain_list_is_no_player(self):
        assert names("Player\nAnn Lee\n") == ["Ann Lee"]

    def test_a_player_whose_name_is_a_title_can_come_alone(self):
        assert names("Nom") == ["Nom"]


class TestHowItIsStored:
    @pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
    def test_accents_survive(self, encoding):
        assert read_players("Name;Town\nZoë Meyer;Köln\n".encode(encoding)).new == ("Zoë Meyer",)

    def test_other_scripts_survive(self):
        assert read_players("김민준\nЕва Новак\n".encode("utf-16")).new == ("김민준", "Ева Новак")

    @pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
    def test_lines_end_as_on_any_computer(self, ending):
        assert names(f"Ann Lee{ending}Bob Marsh{ending}") == ["Ann Lee", "Bob Marsh"]


class TestWhatIsWrong:
    def test_it_is_said_of_which_line_and_why(self):
        found = read_players(f"Name;Town\nAnn Lee;Bath\n;York\n123;Hull\n{'x' * 121};Ely\n".encode())
        assert found.new == ("Ann Lee",)
        assert found.wrong == (
            WrongLine(3, "There is no name in this line."),
            WrongLine(4, "“123” is no name: it has no letters."),
            WrongLine(5, "A name has at most 120 letters; this has 121."),
        )

    def test_a_name_twice_counts_once(self):
        found = read_players(b"Ann Lee\nBob Marsh\n\nann  LEE\n")
        assert found.new == ("Ann Lee", "Bob Marsh")
        assert found.wrong == (WrongLine(4, "ann LEE is in line 1 already."),)

    def test_whom_the_house_knows_is_not_new(self):
        found = read_players("Zoe\u0308 Meyer\nBob Marsh\n".encode(), known=["ZOË MEYER"])
        assert (found.new, found.known) == (("Bob Marsh",), ("Zoë Meyer",))

    def test_lines_are_counted_across_cells_of_several_lines(self):
        found = read_players(b'Name,Address\nAnn Lee,"1 High St\nBath"\n,nowhere\n')
        assert found.wrong == (WrongLine(4, "There is no name in this line."),)

    def test_an_open_quotation_mark_is_refused_rather_than_swallowing_the_rest(self):
        with pytest.raises(Refused, match="line 2 is never closed"):
            names('Name,Town\n"Ann Lee,Bath\nBob Marsh,York\nDan Lee,Hull\n')

    @pytest.mark.parametrize("content", [b"", b"\n\n  \n", b"\xef\xbb\xbf", b"Name;Town\n"])
    def test_a_list_of_nobody_is_refused(self, content):
        with pytest.raises(Refused, match="no names"):
            read_players(content)

    @pytest.mark.parametrize(
        "content", [b"Ann\x00Lee\n", b"\x89PNG\r\n\x1a\n\x00\x00", bytes(range(256)), b"\xff\xfeA", b"\x81\x8d\x8f"]
    )
    def test_what_is_no_text_is_refused(self, content):
        with pytest.raises(Refused, match="no list of names"):
            read_players(content)

    def test_a_workbook_is_refused_with_what_to_do(self):
        made = BytesIO()
        with zipfile.ZipFile(made, "w") as archive:
            archive.writestr("xl/workbook.xml", "<workbook/>")
        with pytest.raises(Refused, match="Save the list as CSV"):
            read_players(made.getvalue())

    def test_a_file_that_is_too_large_is_refused(self):
        with pytest.raises(Refused, match="too large"):
            read_players(b"Ann Lee\n" * 1_000_001)


def read_or_refused(content: bytes) -> PlayerList | Refused:
    try:
        return read_players(content)
    except Refused as no:
        return no


class TestWhatAlwaysHolds:
    @given(st.binary(max_size=300))
    def test_any_bytes_give_names_that_the_house_would_take_or_a_sentence(self, content):
        found = read_or_refused(content)
        if isinstance(found, Refused):
            assert found.sentence.endswith(".")
        else:
            assert all(name.strip() == name and 0 < len(name) <= 120 for name in found.new)

    @given(st.lists(st.text("abcÄö ;,\t\"'1\n", max_size=12), max_size=8))
    def test_nobody_is_new_twice_and_every_reason_names_a_line_of_the_file(self, lines):
        text = "\n".join(lines)
        found = read_or_refused(text.encode())
        if isinstance(found, Refused):
            assert found.sentence.endswith(".")
        else:
            folded = [name.casefold() for name in found.new]
            assert len(folded) == len(set(folded))
            assert all(1 <= wrong.line <= text.count("\n") + 1 for wrong in found.wrong)
