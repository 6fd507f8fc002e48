"""`tdapp backup`: make, list, restore."""

from __future__ import annotations

import pytest

from tdapp.cli import main
from tdapp.director import players
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By
from tdapp.store.backup import backups
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.house import Player

BY = By("Mia", 1_700_000_000_000)


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "swan.tdapp"
    house = open_house(path, create=True)
    players.add_player(house, name="Ann Lee", by=BY)
    house.close()
    return path


def told(capsys) -> str:
    return capsys.readouterr().out


def test_what_was_backed_up_is_listed_and_put_back(path, capsys):
    assert main(["backup", "--house", str(path)]) == 0
    assert "Proved" in told(capsys)
    house = open_house(path)
    players.add_player(house, name="Bob Marsh", by=BY)
    house.close()
    assert main(["backup", "list", "--house", str(path)]) == 0
    lines = told(capsys).splitlines()
    assert "Bob Marsh" in lines[0]
    assert "Ann Lee" in lines[1]
    assert main(["backup", "restore", "2", "--house", str(path)]) == 0
    assert "was put back as it was on" in told(capsys)
    house = open_house(path)
    assert [one.name for one in house.house[Player].values()] == ["Ann Lee"]
    assert "was put back" in house.journal(HOUSE_STREAM)[-1].sentence
    house.close()


def test_it_goes_beside_an_open_window_but_nothing_is_put_back_there(path, tmp_path, capsys):
    house = open_house(path)
    assert main(["backup", "--house", str(path), "--to", str(tmp_path)]) == 0
    assert "swan copies" in told(capsys)
    assert main(["backup", "restore", "1", "--house", str(path)]) == 2
    assert "open already" in capsys.readouterr().err
    house.close()


def test_a_damaged_house_is_put_back_and_kept_aside(path, capsys):
    path.write_bytes(b"\x55" * 9_000)
    assert main(["backup", "restore", "1", "--house", str(path)]) == 0
    assert "swan damaged" in told(capsys)
    house = open_house(path)
    assert [one.name for one in house.house[Player].values()] == ["Ann Lee"]
    house.close()
    assert backups(path)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "Say it like this"),
        (["burn", "--house", "HOUSE"], "Say it like this"),
        (["--house", "/nowhere.tdapp"], "There is no house file"),
        (["restore", "99", "--house", "HOUSE"], "There is no backup 99"),
        (["--house", "HOUSE", "--to", "/nowhere"], "Is the stick in"),
    ],
)
def test_what_is_refused_gets_a_sentence(path, capsys, words, says):
    assert main(["backup", *(word.replace("HOUSE", str(path)) for word in words)]) == 2
    assert says in capsys.readouterr().err
