"""Players taken elsewhere, and back."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import load_workbook

from tdapp.director.harmless import harmless_cell, plain_cell
from tdapp.director.merging import merge
from tdapp.director.player_exports import MADE, as_csv, as_workbook, export_players
from tdapp.director.player_lists import read_file, read_players
from tdapp.director.players import add_player, known, new_player
from tdapp.director.spelling import same, tidy
from tdapp.director.tonight import By
from tdapp.values.refusal import Refused

BY = By("Mia", 1_700_000_000_000)
LETTERS = st.characters(codec="utf-8", exclude_categories=("Cc", "Cs"), exclude_characters="\ufeff\ufffe\uffff")
NAMES = (
    st.one_of(st.text(LETTERS, max_size=20), st.text("'=+-@ab\";,| ", max_size=8))
    .map(lambda text: tidy(f"{text}z"))
    .filter(lambda name: name.isprintable())
)
PLAYERS = st.builds(new_player, name=NAMES, nickname=NAMES | st.just(""), note=NAMES | st.just(""))


def told(players):
    return [(one.name, one.nickname, one.member, one.note) for one in players]


class TestCells:
    @pytest.mark.parametrize("mark", ["=", "+", "-", "@", "\t", "\r"])
    def test_what_a_spreadsheet_would_work_out_becomes_text(self, mark):
        assert harmless_cell(f"{mark}1+1") == f"'{mark}1+1"

    @pytest.mark.parametrize("name", ["Ann Lee", "O'Hara", "'t Hooft", "Jean-Luc", ""])
    def test_other_names_stay_as_they_are(self, name):
        assert harmless_cell(name) == plain_cell(name) == name

    @given(st.text("'=+-@\t\ra", max_size=6))
    def test_every_cell_comes_back_as_it_was(self, text):
        assert plain_cell(harmless_cell(text)) == text

    def test_it_holds_in_both_kinds_of_file(self):
        names = ["=1+1 Ann", "+Bob", "-Cat", "@Dan"]
        players = [new_player(name, note=name) for name in names]
        lines = as_csv(players).decode("utf-8-sig").splitlines()[1:]
        assert lines == [f'"\'{name}","","","\'{name}"' for name in names]
        sheet = load_workbook(BytesIO(as_workbook(players))).worksheets[0]
        assert [(cell.value, cell.data_type) for cell in sheet["A"]][1:] == [(f"'{name}", "s") for name in names]


class TestThereAndBack:
    @pytest.mark.parametrize("ending", MADE)
    @given(players=st.lists(PLAYERS, min_size=1, max_size=8, unique_by=lambda player: same(player.name)))
    def test_what_was_exported_is_imported_unchanged(self, ending, players):
        numbered = [replace(player, member=f"{n}-=+{n}") for n, player in enumerate(players)]
        found = read_players(MADE[ending](numbered))
        assert (told(found.new), found.wrong) == (told(numbered), ())

    @pytest.mark.parametrize("ending", MADE)
    def test_a_house_comes_back_from_its_file(self, house, tmp_path, ending):
        names = ["=Tom", "King, Martin", 'Dan "Tex" Lee', "Name", "김민준"]
        for n, name in enumerate(names):
            add_player(house, name=name, nickname=f"{name}!", member=f"00{n}", note="=1+1", by=BY)
        file = tmp_path / f"players{ending.upper()}"
        assert export_players(house, file) == 5
        assert sorted(told(read_file(file).new)) == sorted(told(known(house).values()))

    def test_a_merged_record_does_not_go_out(self, house, tmp_path):
        ann, twin = (add_player(house, name=name, by=BY).rows[0].key[0] for name in ("Ann Lee", "A. Lee"))
        merge(house, keep=ann, other=twin, by=BY)
        export_players(house, tmp_path / "a.csv")
        assert told(read_file(tmp_path / "a.csv").new) == [("Ann Lee", "", "", "")]

    def test_a_list_in_text_says_its_encoding_to_excel(self):
        assert as_csv([new_player("Zoë")]).startswith(b"\xef\xbb\xbf")

    @pytest.mark.parametrize("ending", MADE)
    def test_what_no_file_can_hold_is_left_out_of_a_name(self, ending):
        player = new_player("Ann\x01\uffffLee", note="a\x02b")
        assert told(read_players(MADE[ending]([player])).new) == [("Ann Lee", "", "", "ab")]


class TestWhatIsRefused:
    def test_a_house_without_players(self, house, tmp_path):
        with pytest.raises(Refused, match="knows no players"):
            export_players(house, tmp_path / "a.csv")

    @pytest.mark.parametrize("name", ["players", "players.pdf"])
    def test_an_ending_that_says_nothing(self, house, tmp_path, name):
        add_player(house, name="Ann Lee", by=BY)
        with pytest.raises(Refused, match=r"as \.csv or \.xlsx"):
            export_players(house, tmp_path / name)

    @pytest.mark.parametrize("name", ["gone/a.csv", "folder.csv", "nul\0/a.csv"])
    def test_a_place_that_cannot_be_written_keeps_nothing_half(self, house, tmp_path, name):
        add_player(house, name="Ann Lee", by=BY)
        (tmp_path / "folder.csv").mkdir()
        with pytest.raises(Refused, match="cannot be written"):
            export_players(house, tmp_path / name)
        assert not list(tmp_path.glob(".tdapp-*"))
