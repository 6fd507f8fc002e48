"""`tdapp print`: every document of an evening, also beside an open window."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from tdapp.cli import main
from tdapp.demo.evening import play
from tdapp.director.invariants import open_house
from tdapp.printing.bundles import END, START
from tdapp.printing.documents import DOCUMENTS, document


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    path = tmp_path_factory.mktemp("evening") / "swan.tdapp"
    opened = open_house(path, create=True)
    play(opened, players=12, seed=b"print", until="bubble", now=1_700_000_000_000)
    opened.close()
    return path


def test_the_list_names_them_one_a_line(capsys):
    assert main(["print", "--list"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told == [one.id for one in DOCUMENTS]
    assert "seat-cards" in told


def test_a_document_is_made_of_the_newest_event(house, tmp_path, capsys):
    out = tmp_path / "seats.pdf"
    assert main(["print", "seating", "--house", str(house), "--out", str(out)]) == 0
    assert f"in {out}." in capsys.readouterr().out
    assert "Seating" in PdfReader(BytesIO(out.read_bytes())).pages[0].extract_text()


def test_seat_cards_are_made_in_the_format_asked_for(house, tmp_path, capsys):
    assert main(["print", "seat-cards", "--list"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == [one.id for one in document("seat-cards").formats]
    out = tmp_path / "tickets.pdf"
    for form, wide in (("80mm", 227), ("2.6x1in", 612)):
        assert main(["print", "seat-cards", "--house", str(house), "--format", form, "--out", str(out)]) == 0
        assert round(PdfReader(BytesIO(out.read_bytes())).pages[0].mediabox.width) == wide


@pytest.mark.parametrize(("name", "made"), [("start", START), ("end", END)])
def test_everything_for_the_start_or_the_end_goes_into_a_folder(house, tmp_path, capsys, name, made):
    assert main(["print", "--all", name, "--house", str(house), "--out", str(tmp_path / "new")]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == len(made.names)
    written = {path.stem for path in (tmp_path / "new").iterdir()}
    assert written == {one for one, line in zip(made.names, told) if line.endswith(".pdf.")}
    assert "payouts" in written
    assert "deal" not in written


def test_lists_are_exported_beside_an_open_house(house, tmp_path, capsys):
    for what in ("results", "entrants"):
        out = tmp_path / f"{what}.csv"
        assert main(["export", what, "--house", str(house), "--out", str(out)]) == 0
        assert out.read_bytes().count(b"\n") > 4
    assert "Entrants of " in capsys.readouterr().out
    assert main(["export", "entrants", "--house", str(house), "--out", str(tmp_path / "a.doc")]) == 2
    assert "are exported as .csv or .xlsx" in capsys.readouterr().err
    assert main(["export", "results", "--house", str(house)]) == 2


def test_it_goes_beside_an_open_house_and_changes_nothing_of_it(house, tmp_path):
    before = house.read_bytes()
    first, second = tmp_path / "1.pdf", tmp_path / "2.pdf"
    for out in (first, second):
        assert main(["print", "results", "--house", str(house), "--event", "1", "--out", str(out)]) == 0
    assert first.read_bytes() == second.read_bytes()
    assert house.read_bytes() == before
    opened = open_house(house)
    try:
        assert main(["print", "results", "--house", str(house), "--out", str(first)]) == 0
    finally:
        opened.close()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["seating"], "Say it like this"),
        (["poster", "--house", "HOUSE", "--out", "OUT"], "There is no document 'poster'"),
        (["seating", "--house", "HOUSE", "--event", "7", "--out", "OUT"], "There is no event 7"),
        (["seating", "--house", "HOUSE", "--event", "x", "--out", "OUT"], "There is no event x"),
        (["seating", "--house", "/nowhere.tdapp", "--out", "OUT"], "There is no house file"),
        (["deal", "--house", "HOUSE", "--out", "OUT"], "No deal was made"),
        (["seating", "--house", "HOUSE", "--out", "/nowhere/x.pdf"], "cannot be written"),
        (["seating", "--house", "HOUSE", "--out"], "Say it like this"),
        (["seating", "--house", "HOUSE", "--format", "8", "--out", "OUT"], "Seating list has one format only"),
        (["seat-cards", "--house", "HOUSE", "--format", "9", "--out", "OUT"], "Seat cards come as 8, 4,"),
        (["poster", "--list"], "There is no document 'poster'"),
        (["--all", "middle", "--house", "HOUSE", "--out", "OUT"], "everything for the start and for the end"),
        (
            ["--all", "start", "--house", "HOUSE", "--format", "8", "--out", "OUT"],
            "Say it like this: tdapp print --all",
        ),
    ],
)
def test_what_cannot_be_printed_gets_a_sentence(house, tmp_path, capsys, words, says):
    out = tmp_path / "x.pdf"
    named = {"HOUSE": str(house), "OUT": str(out)}
    assert main(["print", *(named.get(word, word) for word in words)]) == 2
    assert says in capsys.readouterr().err
    assert not out.exists()


def test_a_photograph_is_no_house(tmp_path, capsys):
    photo = tmp_path / "cat.tdapp"
    photo.write_bytes(b"\xff\xd8\xff\xe0" * 5_000)
    assert main(["print", "seating", "--house", str(photo), "--out", str(tmp_path / "x.pdf")]) == 2
    assert "not a house file" in capsys.readouterr().err
