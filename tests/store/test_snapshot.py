"""A Snapshot after a Change: what was found out before is kept up, dropped, or was never there."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tdapp.store.change import Deed, delete, insert, sealed, update
from tdapp.store.snapshot import Snapshot, indexed
from tdapp.values.field import Elimination

OUT = Elimination("e", 1, 1, None, 1, 1, 0)
deeds = st.lists(st.tuples(st.integers(1, 6), st.integers(1, 9), st.sampled_from([1, 2, None])), min_size=1)


def first_table(now: Snapshot) -> int | None:
    return next((row.table for row in now[Elimination].values()), None)


def after(now: Snapshot, *rows) -> Snapshot:
    return now.after(sealed(Deed("e", "Done", rows), n=now.n + 1, at=0, who="", desk="", previous=now.head))


def look(now: Snapshot) -> tuple[object, ...]:
    return (
        dict(now.by(Elimination, "table")),
        now.most(Elimination, "hand"),
        now.once(first_table, Elimination),
    )


class TestAfterAnyChanges:
    @given(deeds)
    def test_all_that_was_found_out_is_what_a_look_from_nothing_finds(self, deeds):
        now = Snapshot("e")
        for number, hand, table in deeds:
            look(now)
            row = now[Elimination].get(number)
            other = replace(OUT, n=number, hand=hand, table=table)
            if row is None:
                now = after(now, insert(other))
            elif row.hand < hand:
                now = after(now, update(row, hand=hand, table=table))
            else:
                now = after(now, delete(row))
            rows = now.rows["elimination"]
            tables = {table: set(keys) for table, keys in now.by(Elimination, "table").items() if keys}
            assert tables == {table: set(keys) for table, keys in indexed(rows, "table").items()}
            assert now.most(Elimination, "hand") == max((row.hand for row in rows.values()), default=0)
            assert now.once(first_table, Elimination) == first_table(now)

    def test_the_one_before_stays_as_it_was(self):
        before = after(Snapshot("e"), insert(OUT))
        seen = look(before)
        later = after(before, insert(replace(OUT, n=2, hand=7, table=3)))
        assert look(later) == ({1: (1,), 3: (2,)}, 7, 1)
        assert look(before) == seen


class TestATry:
    def test_it_neither_believes_nor_leaves_anything_behind(self):
        now = after(Snapshot("e"), insert(OUT))
        seen = look(now)
        tried = now.tried([update(OUT, hand=9, table=4)])
        assert look(tried) == ({4: (1,)}, 9, 4)
        assert look(now) == seen
