"""Lists of players as people bring them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.director.meeting import Listed
from tdapp.director.player_exports import MADE
from tdapp.director.player_lists import PlayerList, WrongLine, read_file, read_players
from tdapp.director.players import new_player
from tdapp.director.progress import Stopped
from tdapp.values.house import Player
from tdapp.values.refusal import Refused


def names(text: str) -> list[str]:
    return new_names(read_players(text.encode()))


def new_names(found: PlayerList) -> list[str]:
    return [one.name for one in found.new]


def known_names(found: PlayerList) -> list[str]:
    return [met.player.name for met in found.known]


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

    def test_a_bar_separates_too(self):
        assert names("No|Name\n1|Ann Lee\n2|Bob Marsh\n") == ["Ann Lee", "Bob Marsh"]

    def test_the_line_in_which_a_spreadsheet_says_its_separator_is_no_player(self):
        found = read_players(b"sep=;\nTown;Name\nBath;Ann Lee\nYork;\n")
        assert new_names(found) == ["Ann Lee"]
        assert found.wrong == (WrongLine(4, "There is no name in this line."),)


class TestHowItIsStored:
    @pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
    def test_accents_survive(self, encoding):
        assert new_names(read_players("Name;Town\nZoë Meyer;Köln\n".encode(encoding))) == ["Zoë Meyer"]

    def test_other_scripts_survive(self):
        assert new_names(read_players("김민준\nЕва Новак\n".encode("utf-16"))) == ["김민준", "Ева Новак"]

    @pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
    def test_lines_end_as_on_any_computer(self, ending):
        assert names(f"Ann Lee{ending}Bob Marsh{ending}") == ["Ann Lee", "Bob Marsh"]


class TestWhatIsWrong:
    def test_it_is_said_of_which_line_and_why(self):
        found = read_players(f"Name;Town\nAnn Lee;Bath\n;York\n123;Hull\n{'x' * 121};Ely\n".encode())
        assert new_names(found) == ["Ann Lee"]
        assert found.wrong == (
            WrongLine(3, "There is no name in this line."),
            WrongLine(4, "“123” is no name: it has no letters."),
            WrongLine(5, "A name has at most 120 letters; this has 121."),
        )

    def test_a_name_twice_counts_once(self):
        found = read_players(b"Ann Lee\nBob Marsh\n\nann  LEE\n")
        assert new_names(found) == ["Ann Lee", "Bob Marsh"]
        assert found.wrong == (WrongLine(4, "ann LEE is in line 1 already."),)

    def test_whom_the_house_knows_is_not_new(self):
        found = read_players("Zoe\u0308 Meyer\nBob Marsh\n".encode(), known=[new_player("ZOË MEYER")])
        assert (new_names(found), known_names(found)) == (["Bob Marsh"], ["ZOË MEYER"])

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

    @pytest.mark.parametrize("text", ["Town;Phone\nBath;12\n", "E-mail\nann@example.org\n", "No.,City\n1,Bath\n"])
    def test_titles_without_a_column_of_names_are_refused(self, text):
        with pytest.raises(Refused, match=r"no column of names: the titles are “.*Give the column .* “Name”"):
            names(text)

    def test_a_formula_is_no_name(self):
        found = read_players(b"Name;Town\n=A1&B1;Bath\n#REF!;York\nAnn Lee;Hull\n")
        assert new_names(found) == ["Ann Lee"]
        assert [wrong.line for wrong in found.wrong] == [2, 3]
        assert "is a formula, not a name" in found.wrong[0].reason

    def test_100_000_lines_are_refused_in_one_sentence(self):
        with pytest.raises(Refused, match="more than 50,000 lines"):
            names("".join(f"Ann {n} Lee\n" for n in range(100_000)))

    def test_50_000_lines_are_read(self):
        assert len(names("Name\n" + "".join(f"Ann {n} Lee\n" for n in range(50_000)))) == 50_000

    def test_a_file_that_is_too_large_is_refused(self):
        with pytest.raises(Refused, match="too large"):
            read_players(b"Ann Lee\n" * 1_000_001)


CLUB = "Notes;Alias;Name;Card no.\nlikes seat 1;Duke;Ann Lee;A-17\n;;Bob Marsh;\n"


class TestWhatElseItSays:
    def test_more_columns_are_known_by_their_titles_in_any_order(self):
        found = read_players(CLUB.encode())
        assert found.new == (Listed(2, "Ann Lee", "Duke", "A-17", "likes seat 1"), Listed(3, "Bob Marsh"))
        assert found.how == (
            "Names from the column “Name”; nickname from “Alias”, member number from “Card no.”, note from “Notes”."
        )

    @pytest.mark.parametrize(
        "titles",
        [
            "Name;Spitzname;Mitgliedsnummer;Bemerkung",
            "NOM;Surnom;Numéro de membre;Remarques",
            "Jugador;Apodo;Número de socio;Notas",
            "Giocatore;Soprannome;Tessera;Osservazioni",
            "이름;별명;회원번호;메모",
        ],
    )
    def test_titles_of_many_languages(self, titles):
        found = read_players(f"{titles}\nAnn Lee;Duke;17;tall\n".encode())
        assert found.new == (Listed(2, "Ann Lee", "Duke", "17", "tall"),)

    def test_a_short_line_says_nothing_more(self):
        assert read_players(b"Name;Nick;Note\nAnn Lee\nBob Marsh;Bobby\n").new == (
            Listed(2, "Ann Lee"),
            Listed(3, "Bob Marsh", "Bobby"),
        )

    def test_a_list_of_numbers_and_nicknames_without_names_is_refused(self):
        with pytest.raises(Refused, match="no column of names"):
            read_players(b"Nickname;Member number\nDuke;17\n")

    def test_what_is_wrong_with_another_column_is_said_of_its_line(self):
        text = f"Name;Card;Note\nAnn Lee;=A1;\nBob Marsh;{'9' * 41};\nDan Lee;;#REF!\nEva Roy;1;x\n"
        found = read_players(text.encode())
        assert new_names(found) == ["Eva Roy"]
        assert [wrong.reason for wrong in found.wrong] == [
            "“=A1” is a formula, not a member number. Put the member number itself into the cell.",
            "A member number has at most 40 letters; this has 41.",
            "“#REF!” is a formula that failed, not a note.",
        ]


class TestWhoIsKnown:
    def read(self, text: str, *players: Player) -> PlayerList:
        return read_players(text.encode(), known=players)

    def test_by_the_number_whatever_the_name(self):
        ann = new_player("Ann Lee", member="A-17")
        found = self.read("Name;Card\nA. Lee-Marsh;a-17\n", ann)
        assert (found.new, [met.player for met in found.known], found.filled) == ((), [ann], ())

    def test_by_the_name_and_what_they_lack_is_filled(self):
        ann = new_player("Ann Lee", nickname="Duke")
        (met,) = self.read(CLUB, ann).known
        assert (met.player, met.fills) == (ann, {"member": "A-17", "note": "likes seat 1"})

    def test_what_they_have_stays(self):
        ann = new_player("Ann Lee", "Queen", "A-17", "short")
        assert self.read(CLUB, ann).filled == ()

    def test_another_number_is_another_person_of_the_same_name(self):
        found = self.read("Name;Card\nAnn Lee;18\n", new_player("Ann Lee", member="17"))
        assert (new_names(found), found.known) == (["Ann Lee"], ())

    def test_two_of_one_name_with_two_numbers_are_two_and_only_one_is_the_known(self):
        found = self.read("Name;Card\nAnn Lee;17\nAnn Lee;18\n", new_player("Ann Lee"))
        assert ([met.listed.line for met in found.known], [one.line for one in found.new]) == ([2], [3])

    def test_a_name_that_two_bear_fills_neither(self):
        found = self.read(CLUB.replace("A-17", ""), new_player("Ann Lee"), new_player("ann lee"))
        assert (found.filled, len(found.known)) == ((), 1)

    def test_a_merged_record_leads_to_the_one_that_stands(self):
        ann = new_player("Ann Lee")
        twin = replace(new_player("A. Lee", member="9"), merged_into=ann.id)
        found = self.read("Name;Card\nA. Lee;\nX. Lee;9\n", twin, ann)
        assert [met.player for met in found.known] == [ann]
        assert found.wrong == (WrongLine(3, "Ann Lee is in line 2 already."),)

    def test_a_number_twice_is_said(self):
        found = self.read("Name;Card\nAnn Lee;17\nBob Marsh;17\n")
        assert found.wrong == (WrongLine(3, "The number 17 is in line 2 already."),)


class TestWaiting:
    @pytest.mark.parametrize("ending", MADE)
    def test_how_far_it_is_is_told_and_whoever_is_told_may_stop_it(self, ending):
        content = MADE[ending]([new_player(f"Ann {n} Lee") for n in range(1_500)])
        heard: list[tuple[int, int]] = []
        read_players(content, heard=lambda done, of: heard.append((done, of)))
        assert heard[-3:] == [(0, 1_500), (500, 1_500), (1_000, 1_500)]

        def stop(done: int, of: int) -> None:
            raise Stopped

        with pytest.raises(Stopped):
            read_players(content, heard=stop)


class TestAFile:
    def test_a_list_is_read_from_it(self, tmp_path):
        file = tmp_path / "list.csv"
        file.write_bytes(b"Ann Lee\n")
        assert new_names(read_file(file)) == ["Ann Lee"]

    def test_what_calls_itself_a_workbook_and_is_none_is_refused(self, tmp_path):
        file = tmp_path / "list.XLSX"
        file.write_bytes(b"Ann Lee\n")
        with pytest.raises(Refused, match="no workbook"):
            read_file(file)

    @pytest.mark.parametrize("name", ["gone.csv", ".", "nul\0.csv"])
    def test_what_cannot_be_opened_is_refused(self, tmp_path, name):
        with pytest.raises(Refused, match="cannot be read"):
            read_file(tmp_path / name)


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
            assert all(name.strip() == name and 0 < len(name) <= 120 for name in new_names(found))

    @given(st.lists(st.text("abcÄö ;,\t\"'1\n", max_size=12), max_size=8))
    def test_nobody_is_new_twice_and_every_reason_names_a_line_of_the_file(self, lines):
        text = "\n".join(lines)
        found = read_or_refused(text.encode())
        if isinstance(found, Refused):
            assert found.sentence.endswith(".")
        else:
            folded = [name.casefold() for name in new_names(found)]
            assert len(folded) == len(set(folded))
            assert all(1 <= wrong.line <= text.count("\n") + 1 for wrong in found.wrong)
