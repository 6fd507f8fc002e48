"""`tdapp verify`: whatever is changed behind the app's back is named."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tdapp.store.change import seal
from tdapp.store.verify import TOLD, verify
from tdapp.values.refusal import Refused
from tests.store.evening import TONIGHT, Evening


@pytest.fixture
def file(tmp_path) -> Path:
    evening = Evening.start(tmp_path / "swan.tdapp")
    entries = [evening.register(name) for name in ("Ann", "Bob")]
    for seat, entry in enumerate(entries, 1):
        evening.seat(entry, 1, seat)
    evening.undo(evening.bust(entries[0]).n)
    evening.house.close()
    return tmp_path / "swan.tdapp"


def behind_the_back(file: Path, statement: str) -> tuple[str, ...]:
    with sqlite3.connect(file) as connection:
        connection.execute(statement)
    connection.close()
    return verify(file).faults


def test_an_honest_file_holds(file):
    proof = verify(file)
    assert proof.faults == ()
    assert proof.changes == 10
    assert set(proof.heads) == {"house", TONIGHT}


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("UPDATE seating SET seat = 7 WHERE n = 2", f"Table seating, row {TONIGHT} 2, column seat: it holds 7"),
        ("UPDATE payment SET amount = 9 WHERE n = 1", f"Table payment, row {TONIGHT} 1, column amount: it holds 9"),
        (
            "INSERT INTO prize VALUES ('7a3f09', 1, 500, '')",
            f"Table prize, row {TONIGHT} 1: it is in the file, but no Change",
        ),
        ("DELETE FROM seating WHERE n = 1", f"Table seating, row {TONIGHT} 1: a Change put it there, but it is gone"),
        ("UPDATE change SET sentence = 'x' WHERE n = 3", f"Change 3 of {TONIGHT} was altered"),
        ("UPDATE change SET at = 1 WHERE n = 2 AND stream = 'house'", "Change 2 of house was altered"),
        ("DELETE FROM change WHERE n = 4", f"Change 4 of {TONIGHT} is missing"),
        ("UPDATE change SET rows = 'text' WHERE n = 3", f"Change 3 of {TONIGHT} was altered"),
        ("UPDATE change SET hash = 'text' WHERE n = 3", f"Change 4 of {TONIGHT} was altered"),
        ("UPDATE change SET who = x'00' WHERE n = 3", f"Change 3 of {TONIGHT} was altered"),
        ("UPDATE change SET rows = x'00' WHERE n = 3", f"Change 3 of {TONIGHT} cannot be read"),
    ],
)
def test_table_row_and_column_are_named(file, statement, told):
    assert any(fault.startswith(told) for fault in behind_the_back(file, statement))


def test_a_change_that_was_sealed_anew_breaks_the_next_one(file):
    with sqlite3.connect(file) as connection:
        connection.row_factory = sqlite3.Row
        rows = connection.execute("SELECT * FROM change WHERE stream = ? ORDER BY n", (TONIGHT,)).fetchall()
        forged = {name: rows[2][name] for name in TOLD} | {"sentence": "Bob paid nothing"}
        digest = seal(rows[1]["hash"], rows=rows[2]["rows"], **forged)
        change = (forged["sentence"], digest, TONIGHT)
        connection.execute("UPDATE change SET sentence = ?, hash = ? WHERE stream = ? AND n = 3", change)
    connection.close()
    assert [fault[:20] for fault in verify(file).faults] == [f"Change 4 of {TONIGHT} was"[:20]]


def test_the_command(file):
    def run() -> tuple[int, str]:
        command = [sys.executable, "-m", "tdapp", "verify", "--house", str(file)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert done.stderr == ""
        return done.returncode, done.stdout

    code, told = run()
    assert code == 0
    assert "10 changes" in told
    behind_the_back(file, "UPDATE seating SET seat = 7 WHERE n = 2")
    code, told = run()
    assert code == 1
    assert "column seat" in told


@pytest.mark.parametrize("content", [b"\xff\xd8\xff\xe0 a photograph" * 100, b"", None])
def test_what_is_no_house_gets_a_sentence(tmp_path, content):
    file = tmp_path / "picture.jpg"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Refused):
        verify(file)
