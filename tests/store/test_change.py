"""Changes, undo and redo: what is written is what was said, and the way back is exact."""

from __future__ import annotations

import pytest
import sqlalchemy.exc
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.store.change import Deed, decode, delete, encode, in_order, insert, update
from tdapp.store.house import open_house
from tdapp.store.undo import last_to_redo, last_to_undo
from tdapp.store.verify import verify
from tdapp.values.field import Elimination, Entry, Payment, Presence, Purchase, Seating, Table
from tdapp.values.house import Player
from tdapp.values.refusal import Refused
from tests.store.evening import TONIGHT, Evening


@pytest.fixture
def evening(tmp_path):
    evening = Evening.start(tmp_path / "swan.tdapp")
    yield evening
    evening.house.close()


def faults(evening: Evening) -> tuple[str, ...]:
    return verify(evening.house.path).faults


class TestWriting:
    def test_rows_journal_and_snapshot_say_the_same(self, evening):
        entry = evening.register("Łukasz")
        assert evening.tonight[Entry][entry].player == "p1"
        assert evening.house.house[Player]["p1"].name == "Łukasz"
        assert [change.sentence for change in evening.house.changes(TONIGHT)] == ["Friday was created", "Łukasz is in"]
        assert faults(evening) == ()

    def test_a_reopened_house_is_the_same(self, evening, tmp_path):
        evening.seat(evening.register("Zoë"), 1, 4)
        before = evening.tonight
        evening.house.close()
        evening.house = open_house(tmp_path / "swan.tdapp")
        assert evening.tonight == before

    def test_listeners_hear_a_change_when_it_is_on_the_disk(self, evening):
        heard = []
        evening.house.listeners.append(lambda change: heard.append((change.sentence, evening.tonight.n == change.n)))
        evening.seat(evening.register("Ann"), 1, 1)
        assert heard[-1] == ("Entry 1 to table 1 seat 1", True)

    def test_the_journal_grows_with_each_change_and_says_what_the_file_says(self, evening, tmp_path):
        journal = evening.house.journal(TONIGHT)
        assert [told.sentence for told in journal] == ["Friday was created"]
        evening.undo(evening.seat(evening.register("Ann"), 1, 4).n)
        assert evening.house.journal(TONIGHT) is journal
        assert list(journal) == [change.told for change in evening.house.changes(TONIGHT)]
        assert [told.n for told in reversed(journal)] == [4, 3, 2, 1]
        assert journal[-1].undoes == 3
        evening.house.close()
        evening.house = open_house(tmp_path / "swan.tdapp")
        assert list(evening.house.journal(TONIGHT)) == list(journal)

    def test_an_old_snapshot_stays_as_it_was(self, evening):
        evening.register("Ann")
        before = evening.tonight
        evening.register("Bob")
        assert (len(before[Entry]), len(evening.tonight[Entry])) == (1, 2)
        assert before[Table] == evening.tonight[Table]
        assert before.rows["poker_table"] is evening.tonight.rows["poker_table"]

    @pytest.mark.parametrize(
        "row",
        [
            Seating(TONIGHT, 2, 1, 4),
            Seating(TONIGHT, 2, 1, 0),
            Seating(TONIGHT, 2, 7, 1),
            Seating(TONIGHT, 9, 1, 1),
            Presence(TONIGHT, 2, "p1"),
            Payment(TONIGHT, 9, 1, "buy-in", "cash", True, 0, 0, None),
            Payment(TONIGHT, 9, 1, "buy-in", "cash", True, -5, 0, None),
            Purchase(TONIGHT, 9, 1, "rebuy", -1, 0, 0, 0, None),
            Entry(TONIGHT, 9, "nobody", 0, True),
        ],
        ids=lambda row: f"{type(row).__name__} {row.n}",
    )
    def test_what_must_never_be_cannot_be_written(self, evening, row):
        evening.seat(evening.register("Ann"), 1, 4)
        evening.register("Bob")
        rows = [insert(row)]
        if isinstance(row, Presence):
            rows = [insert(Entry(TONIGHT, 3, "p1", 0, True)), insert(Presence(TONIGHT, 3, "p1"))]
        before = evening.tonight
        with pytest.raises(sqlalchemy.exc.IntegrityError):
            evening.write(Deed(TONIGHT, "Impossible", tuple(rows)))
        assert evening.tonight is before
        assert faults(evening) == ()

    def test_keys_and_ledgers_never_change(self, evening):
        evening.register("Ann")
        with pytest.raises(AssertionError):
            update(evening.tonight[Entry][1], n=2)
        with pytest.raises(AssertionError):
            update(evening.tonight[Payment][1], amount=1)


class TestUndo:
    def test_a_bust_out_and_back(self, evening):
        entry = evening.register("Ann")
        evening.seat(entry, 1, 4)
        before = evening.tonight
        out = evening.bust(entry)
        assert (entry in evening.tonight[Seating], entry in evening.tonight[Elimination]) == (False, True)
        undone = evening.undo(out.n)
        assert evening.tonight.rows == before.rows
        assert (undone.sentence, undone.undoes) == ("Undo: Entry 1 out", out.n)
        redone = evening.undo(undone.n)
        assert redone.sentence == "Redo: Entry 1 out"
        assert entry in evening.tonight[Elimination]
        assert faults(evening) == ()

    def test_a_room_that_changed_seats_in_a_ring_goes_back(self, evening):
        entries = [evening.register(name) for name in ("Ann", "Bob", "Cleo")]
        for seat, entry in enumerate(entries, 1):
            evening.seat(entry, 1, seat)
        before = evening.tonight
        old = [delete(before[Seating][entry]) for entry in entries]
        new = [insert(Seating(TONIGHT, entry, 1, seat)) for entry, seat in zip(entries, (2, 3, 1))]
        moved = evening.write(Deed(TONIGHT, "Redraw", (*new, *old)))[0]
        assert [evening.tonight[Seating][entry].seat for entry in entries] == [2, 3, 1]
        evening.undo(moved.n)
        assert evening.tonight.rows == before.rows

    def test_money_is_reversed_and_never_taken_away(self, evening):
        evening.register("Ann")
        evening.undo(2)
        paid = [(row.amount, row.is_incoming, row.reverses) for row in evening.tonight[Payment].values()]
        assert paid == [(2500, True, None), (2500, False, 1)]
        assert 1 in evening.tonight[Entry]
        assert 1 not in evening.tonight[Presence]
        evening.undo(3)
        assert 1 in evening.tonight[Presence]
        assert [row.reverses for row in evening.tonight[Payment].values()] == [None, 1, 2]
        assert faults(evening) == ()

    def test_what_others_build_on_stays(self, evening):
        evening.register("Ann")
        before = evening.tonight
        with pytest.raises(Refused, match="builds on it"):
            evening.undo(1)
        assert evening.tonight is before
        evening.register("Bob")
        assert faults(evening) == ()

    def test_once_only(self, evening):
        out = evening.bust(evening.register("Ann"))
        evening.undo(out.n)
        with pytest.raises(Refused, match="already"):
            evening.undo(out.n)

    def test_what_came_after_is_named(self, evening):
        entry = evening.register("Ann")
        first = evening.seat(entry, 1, 1)
        evening.seat(entry, 2, 5)
        before = evening.tonight
        with pytest.raises(Refused, match="Entry 1 to table 2 seat 5"):
            evening.undo(first.n)
        assert evening.tonight is before

    def test_no_such_change(self, evening):
        with pytest.raises(Refused, match="no change 77"):
            evening.undo(77)

    def test_what_ctrl_z_and_ctrl_y_mean(self, evening):
        entry = evening.register("Ann")
        evening.seat(entry, 1, 1)
        moved = evening.seat(entry, 2, 2)

        def keys():
            journal = evening.house.journal(TONIGHT)
            return [found and found.n for found in (last_to_undo(journal, "desk 1"), last_to_redo(journal, "desk 1"))]

        assert keys() == [moved.n, None]
        undone = evening.undo(moved.n)
        assert keys() == [moved.n - 1, undone.n]
        redone = evening.undo(undone.n)
        assert keys() == [redone.n, None]
        again = evening.undo(redone.n)
        assert keys() == [moved.n - 1, again.n]
        evening.register("Bob")
        assert keys()[1] is None
        assert last_to_undo(evening.house.journal(TONIGHT), "another desk") is None


class TestAnySequence:
    @given(st.lists(st.tuples(st.sampled_from(["register", "seat", "bust", "undo"]), st.integers(0, 99)), max_size=25))
    @settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
    def test_verify_passes_and_the_file_is_what_the_window_shows(self, tmp_path_factory, deeds):
        evening = Evening.start(tmp_path_factory.mktemp("house") / "swan.tdapp")
        for deed, number in deeds:
            self.do(evening, deed, number)
        shown = evening.tonight
        assert faults(evening) == ()
        counted = shown[Presence].keys() | shown[Elimination].keys()
        paid = sum(row.amount if row.is_incoming else -row.amount for row in shown[Payment].values())
        assert paid == 2_500 * len(counted)
        assert not shown[Presence].keys() & shown[Elimination].keys()
        assert counted <= shown[Entry].keys()
        seats = [(one.table, one.seat) for one in shown[Seating].values()]
        assert len(set(seats)) == len(seats)
        evening.house.close()

    @staticmethod
    def do(evening: Evening, deed: str, number: int) -> None:
        here = sorted(evening.tonight[Presence])
        taken = {(one.table, one.seat) for one in evening.tonight[Seating].values()}
        free = [(table, seat) for table in (1, 2) for seat in range(1, 10) if (table, seat) not in taken]
        if deed == "register" and len(evening.tonight[Entry]) < 18:
            evening.register(f"Player {number}")
        elif deed == "seat" and here and free:
            evening.seat(here[number % len(here)], *free[number % len(free)])
        elif deed == "bust" and here:
            evening.bust(here[number % len(here)])
        elif deed == "undo":
            before = evening.tonight
            try:
                evening.undo(number % (before.n - 1) + 2 if before.n > 1 else 99)
            except Refused:
                assert evening.tonight is before


class TestCoding:
    def test_rows_come_back_in_the_order_in_which_they_are_applied(self, evening):
        evening.seat(evening.register("김민준"), 1, 4)
        change = evening.house.changes(TONIGHT)[-1]
        more = (
            *change.rows,
            update(evening.tonight[Table][1], is_open=False),
            insert(Table(TONIGHT, 9, 9, "", 1, True, None, None, None)),
        )
        coded = decode(encode(in_order(more)))
        assert sorted(coded, key=str) == sorted(more, key=str)
        assert coded == in_order(coded)

    def test_an_update_keeps_only_what_changes(self, evening):
        row = update(evening.tonight[Table][1], is_open=False, seats=9)
        assert (row.before, row.after) == ({"is_open": True}, {"is_open": False})


class TestFoundOnce:
    def test_it_is_kept_until_a_change_touches_what_it_was_found_in(self, evening):
        asked = []

        def entries(now):
            asked.append(now.n)
            return len(now[Entry])

        entry = evening.register("Ann")
        assert [evening.tonight.once(entries, Entry) for _ in range(2)] == [1, 1]
        evening.seat(entry, 1, 4)
        assert evening.tonight.once(entries, Entry) == 1
        assert len(asked) == 1
        evening.register("Bob")
        assert evening.tonight.once(entries, Entry) == 2
        assert len(asked) == 2
