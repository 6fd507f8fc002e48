"""`tdapp recover FILE --out NEW`: a new file, a report, and an exit code that says whether all is there."""

from __future__ import annotations

import pytest

from tdapp.cli import main
from tdapp.store.verify import verify
from tests.store.evening import Evening


@pytest.fixture
def file(tmp_path):
    evening = Evening.start(tmp_path / "swan.tdapp")
    evening.register("Ann")
    evening.house.close()
    return tmp_path / "swan.tdapp"


def test_a_sound_file_comes_back_whole(file, tmp_path, capsys):
    assert main(["recover", str(file), "--out", str(tmp_path / "new.tdapp")]) == 0
    told = capsys.readouterr().out
    assert told.startswith("swan.tdapp → new.tdapp\nEverything is there")
    assert "Friday: 2 changes; none is missing" in told
    assert "Table payment: 1 row\n" in told
    assert verify(tmp_path / "new.tdapp") == verify(file)


def test_a_file_that_was_cut_off_gives_what_it_has(file, tmp_path, capsys):
    for old in (tmp_path / "swan backups").iterdir():
        old.unlink()
    content = file.read_bytes()
    file.write_bytes(content[: len(content) - 3 * 4_096] + bytes(4_096))
    main(["recover", "--out", str(tmp_path / "new.tdapp"), str(file)])
    assert main(["verify", "--house", str(tmp_path / "new.tdapp")]) in (0, 1)
    assert "Friday" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [[], ["swan.tdapp"], ["--out", "new.tdapp"], ["a", "b", "--out", "c"], ["--house", "a", "--out", "b"]],
)
def test_it_says_how_it_wants_to_be_asked(words, capsys):
    assert main(["recover", *words]) == 2
    assert capsys.readouterr().err == "Say it like this: tdapp recover FILE --out NEW\n"


def test_a_file_that_is_not_there_gets_a_sentence(tmp_path, capsys):
    assert main(["recover", str(tmp_path / "none"), "--out", str(tmp_path / "new")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
