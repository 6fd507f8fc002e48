"""`tdapp pin`: a forgotten one is taken away by whoever owns the file, and the journal says so."""

from __future__ import annotations

import pytest

from tdapp.cli import main
from tdapp.director.invariants import open_house
from tdapp.director.pins import pins, set_pin
from tdapp.director.tonight import By
from tdapp.store.tables import HOUSE_STREAM


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "swan.tdapp"
    house = open_house(path, create=True)
    set_pin(house, holder="Otto Zoë", typed="2580", by=By("Mia", 1_700_000_000_000))
    house.close()
    return path


def test_a_forgotten_one_is_taken_away_and_the_journal_says_who(path, capsys):
    assert main(["pin", "--house", str(path)]) == 0
    assert capsys.readouterr().out == "Otto Zoë\n"
    assert main(["pin", "remove", "Otto Zoë", "--house", str(path)]) == 0
    house = open_house(path)
    assert pins(house) == []
    told = house.journal(HOUSE_STREAM)[-1]
    assert told.sentence == "The PIN of Otto Zoë was taken away"
    assert told.who.endswith(", without a PIN")
    assert told.desk == "command line"
    house.close()
    assert main(["pin", "--house", str(path)]) == 0
    assert "Nobody has a PIN" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"), [([], "Say it like this"), (["remove", "Nobody", "--house", "HOUSE"], "Nobody has no PIN")]
)
def test_what_is_refused_gets_a_sentence(path, capsys, words, says):
    assert main(["pin", *(word.replace("HOUSE", str(path)) for word in words)]) == 2
    assert says in capsys.readouterr().err


def test_a_house_that_is_open_keeps_its_pins(path, capsys):
    house = open_house(path)
    assert main(["pin", "remove", "Otto Zoë", "--house", str(path)]) == 2
    assert "open already" in capsys.readouterr().err
    assert len(pins(house)) == 1
    house.close()
