"""In which order the rows of a Change are written."""

from __future__ import annotations

from tdapp.store.apply import TURN
from tdapp.store.tables import KINDS


def test_whatever_a_row_refers_to_is_written_before_it():
    before = [
        (kind.name, key.column.table.name)
        for kind in KINDS.values()
        for key in kind.table.foreign_keys
        if TURN.get(key.column.table.name, -1) > TURN[kind.name]
    ]
    assert before == []
