"""`tdapp demo`: its words, what it leaves behind, and what it never touches."""

from __future__ import annotations

import pytest

from tdapp.cli import main
from tdapp.commands.demo import SEED, read
from tdapp.director.clock import face
from tdapp.director.invariants import open_house
from tdapp.gui.desk import wall_clock
from tdapp.printing.documents import DOCUMENTS
from tdapp.store.verify import verify


def demo(capsys, *words: str) -> tuple[int, str, str]:
    code = main(["demo", *words])
    told = capsys.readouterr()
    return code, told.out, told.err


class TestTheWords:
    def test_without_any_it_is_an_evening_of_30_to_the_end(self):
        asked = read([])
        assert (asked.players, asked.seed, asked.until, asked.house, str(asked.out)) == (
            30,
            bytes.fromhex(SEED),
            "end",
            None,
            "out",
        )

    def test_all_of_them(self):
        words = ["--players", "9", "--seed", "0aFF", "--until", "draw", "--house", "swan.tdapp", "--out", "pictures"]
        asked = read(words)
        assert (asked.players, asked.seed, asked.until) == (9, b"\x0a\xff", "draw")
        assert (str(asked.house), str(asked.out)) == ("swan.tdapp", "pictures")

    @pytest.mark.parametrize(
        ("words", "told"),
        [
            (["--dance", "yes"], "does not know '--dance'"),
            (["30"], "does not know '30'"),
            (["--players"], "--players needs a word after it"),
            (["--out", ""], "--out needs a word after it"),
            (["--players", "9", "--players", "9"], "--players is said twice"),
            *[
                (["--players", players], "a number from 2 to 10,112")
                for players in ("1", "10113", "-5", "nine", "9.0", "٩٩", "1_0", "9" * 5_000)
            ],
            *[(["--seed", seed], "an even number of hex digits") for seed in ("f", "zz", "0x5e", "5e ed")],
            *[(["--until", until], "draw, bubble or end") for until in ("flop", "End", "end ")],
        ],
    )
    def test_wrong_ones_get_a_sentence(self, capsys, tmp_path, monkeypatch, words, told):
        monkeypatch.chdir(tmp_path)
        code, out, err = demo(capsys, *words)
        assert (code, out) == (2, "")
        assert told in err
        assert err.count("\n") == 1
        assert list(tmp_path.iterdir()) == []


class TestWhatItNeverTouches:
    @pytest.mark.parametrize("content", [b"", b"a diary"])
    def test_a_house_that_is_there(self, capsys, tmp_path, content):
        house = tmp_path / "swan.tdapp"
        house.write_bytes(content)
        code, _, err = demo(capsys, "--house", str(house), "--out", str(tmp_path / "out"))
        assert code == 2
        assert "is there already" in err
        assert house.read_bytes() == content
        assert list(tmp_path.iterdir()) == [house]

    def test_a_folder_that_is_not_there(self, capsys, tmp_path):
        code, _, err = demo(capsys, "--house", str(tmp_path / "no" / "swan.tdapp"), "--out", str(tmp_path / "out"))
        assert code == 2
        assert err.startswith("There is no folder")

    def test_a_file_in_the_place_of_the_folder_for_pictures(self, capsys, tmp_path):
        out = tmp_path / "out"
        out.write_bytes(b"a diary")
        code, _, err = demo(capsys, "--house", str(tmp_path / "swan.tdapp"), "--out", str(out))
        assert code == 2
        assert "out cannot be written" in err
        assert out.read_bytes() == b"a diary"
        assert not (tmp_path / "swan.tdapp").exists()


class TestWhatItLeaves:
    def test_pictures_of_every_page_and_every_sheet(self, capsys, tmp_path, monkeypatch):
        monkeypatch.chdir(tmp_path)
        code, out, err = demo(capsys, "--players", "12")
        assert (code, err) == (0, "")
        assert out.startswith("Friday Deepstack was played with 12 players to the last payment: ")
        assert out.endswith(" are in out.\n")
        assert [path.name for path in tmp_path.iterdir()] == ["out"]
        sheets = {path.stem: path.read_bytes() for path in (tmp_path / "out").glob("*.pdf")}
        assert set(sheets) <= {document.id for document in DOCUMENTS}
        assert "results" in sheets
        assert all(sheet.startswith(b"%PDF") for sheet in sheets.values())
        pictures = [path.read_bytes() for path in (tmp_path / "out").glob("*.png")]
        assert len(pictures) > 5
        assert all(picture.startswith(b"\x89PNG") for picture in pictures)

    def test_a_house_for_the_window_whose_clock_has_reached_the_present(self, capsys, tmp_path):
        path = tmp_path / "swan.tdapp"
        words = ("--players", "12", "--until", "bubble", "--house", str(path), "--out", str(tmp_path / "out"))
        code, out, _ = demo(capsys, *words)
        assert code == 0
        assert str(path) in out
        assert verify(path).faults == ()
        house = open_house(path)
        (event,) = house.tournaments()
        shown = face(house.snapshot(event.id), wall_clock())
        house.close()
        assert shown.is_running
        assert not shown.stretch.is_break
