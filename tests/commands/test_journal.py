"""`tdapp export journal`: the lines with their seals, also beside an open window."""

from __future__ import annotations

import csv
from io import StringIO

import pytest

from tdapp.cli import main
from tdapp.demo.evening import play
from tdapp.director.invariants import open_house
from tdapp.store.verify import verify
from tests.printing.paper import text


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    path = tmp_path_factory.mktemp("evening") / "swan.tdapp"
    opened = open_house(path, create=True)
    play(opened, players=10, seed=b"journal", until="draw", now=1_700_000_000_000)
    yield path
    opened.close()


def test_a_list_ends_with_the_head_that_verify_finds(house, tmp_path, capsys):
    out = tmp_path / "j.csv"
    assert main(["export", "journal", "--house", str(house), "--out", str(out)]) == 0
    rows = list(csv.DictReader(StringIO(out.read_text(encoding="utf-8-sig"))))
    said = capsys.readouterr().out
    assert rows[-1]["Seal"] in verify(house).heads.values()
    assert f"The last seal is {rows[-1]['Seal']}." in said


def test_a_paper_of_the_house_itself(house, tmp_path):
    out = tmp_path / "j.pdf"
    assert main(["export", "journal", "--house", str(house), "--event", "house", "--out", str(out)]) == 0
    assert "seal" in text(out.read_bytes())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--house", "HOUSE"], "Say it like this"),
        (["--house", "HOUSE", "--out", "a.txt"], "as .csv or .pdf"),
        (["--house", "HOUSE", "--event", "9", "--out", "OUT"], "There is no event 9"),
        (["--house", "/nowhere.tdapp", "--out", "OUT"], "There is no house file"),
        (["--house", "HOUSE", "--out", "/nowhere/a.csv"], "cannot be written"),
    ],
)
def test_what_is_refused_gets_a_sentence(house, tmp_path, capsys, words, says):
    words = [word.replace("HOUSE", str(house)).replace("OUT", str(tmp_path / "a.csv")) for word in words]
    assert main(["export", "journal", *words]) == 2
    assert says in capsys.readouterr().err
