"""`tdapp import players` and `tdapp export players`."""

from __future__ import annotations

import pytest

from tdapp.cli import main
from tdapp.director import players
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By
from tdapp.store.verify import verify
from tdapp.values.house import Player

LIST = "Name;Town\nZoë Meyer;Bath\n;York\n=1+1;Hull\nŁukasz Żak;Ely\n"


@pytest.fixture
def house(tmp_path):
    path = tmp_path / "swan.tdapp"
    open_house(path, create=True).close()
    return path


def known(path) -> list[str]:
    house = open_house(path)
    try:
        return sorted(player.name for player in house.house[Player].values())
    finally:
        house.close()


def test_a_list_comes_in_once_with_what_was_left_out(house, tmp_path, capsys):
    file = tmp_path / "list.csv"
    file.write_text(LIST, encoding="utf-8")
    assert main(["import", "players", str(file), "--house", str(house)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "2 players added, 0 known already, 2 lines left out. Names from the column “Name”."
    assert [line.split(":")[0] for line in told[1:]] == ["Line 3", "Line 4"]
    assert main(["import", "players", str(file), "--house", str(house)]) == 0
    assert capsys.readouterr().out.startswith("0 players added, 2 known already")
    assert known(house) == ["Zoë Meyer", "Łukasz Żak"]
    assert verify(house).faults == ()


@pytest.mark.parametrize("name", ["out.csv", "out.xlsx"])
def test_what_goes_out_comes_in_again(house, tmp_path, capsys, name):
    file, out, other = tmp_path / "list.csv", tmp_path / name, tmp_path / "other.tdapp"
    file.write_text(LIST, encoding="utf-8")
    main(["import", "players", str(file), "--house", str(house)])
    assert main(["export", "players", "--house", str(house), "--out", str(out)]) == 0
    assert capsys.readouterr().out.endswith(f"2 players exported to {out}.\n")
    open_house(other, create=True).close()
    assert main(["import", "players", str(out), "--house", str(other)]) == 0
    assert known(other) == known(house)


def test_a_list_goes_out_beside_an_open_window(house, tmp_path, capsys):
    beside = open_house(house)
    players.add_player(beside, name="Ann Lee", by=By("Mia", 1))
    try:
        assert main(["export", "players", "--house", str(house), "--out", str(tmp_path / "out.csv")]) == 0
    finally:
        beside.close()
    assert "1 player exported" in capsys.readouterr().out


def test_known_players_get_what_they_lack_and_all_columns_go_out(house, tmp_path, capsys):
    first, second, out = tmp_path / "1.csv", tmp_path / "2.csv", tmp_path / "out.csv"
    first.write_text("Ann Lee\nBob Marsh\n", encoding="utf-8")
    second.write_text("Mitgliedsnummer;Spitzname;Spieler\n17;Duke;ann lee\n18;;Eva\n", encoding="utf-8")
    main(["import", "players", str(first), "--house", str(house)])
    capsys.readouterr()
    assert main(["import", "players", str(second), "--house", str(house)]) == 0
    assert capsys.readouterr().out == (
        "1 player added, 1 known already (1 record completed), 0 lines left out. Names from the column “Spieler”; "
        "nickname from “Spitzname”, member number from “Mitgliedsnummer”.\n"
    )
    main(["export", "players", "--house", str(house), "--out", str(out)])
    assert out.read_text(encoding="utf-8-sig").splitlines() == [
        '"Name","Nickname","Member number","Note"',
        '"Ann Lee","Duke","17",""',
        '"Bob Marsh","","",""',
        '"Eva","","18",""',
    ]


def test_a_list_that_cannot_be_read_changes_nothing(house, tmp_path, capsys):
    before = verify(house)
    file = tmp_path / "list.csv"
    file.write_bytes(b"Ann\0Lee\n")
    assert main(["import", "players", str(file), "--house", str(house)]) == 2
    assert "something other than text" in capsys.readouterr().err
    assert (known(house), verify(house)) == ([], before)


@pytest.mark.parametrize(
    "words", [["import"], ["import", "players", "a.csv"], ["export", "players"], ["export", "chips"]]
)
def test_other_words_get_a_sentence(words, capsys):
    assert main(words) == 2
    assert capsys.readouterr().err.startswith(f"Say it like this: tdapp {words[0]} players ")
