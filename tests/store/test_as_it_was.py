"""A house as it stood after any of its Changes, rebuilt from the journal."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.store.as_it_was import as_it_was, rebuilt
from tdapp.store.change import Change, Deed, insert, update
from tdapp.store.house_then import HouseThen
from tdapp.store.snapshot import Snapshot
from tdapp.store.tables import HOUSE_STREAM
from tdapp.store.verify import verify
from tdapp.values.field import Elimination, Entry, Payment, Presence, Seating
from tdapp.values.house import House, Player, Tournament
from tdapp.values.refusal import Refused
from tests.store.evening import TERMS, TONIGHT, Evening

MORE = "ffee00"


@pytest.fixture
def evening(tmp_path):
    """Six come, two go out, one of them by mistake."""
    evening = Evening.start(tmp_path / "swan.tdapp")
    for name in ("Ann", "Bob", "Cyd", "Dan", "Eva", "Finn"):
        evening.register(name)
    for entry in range(1, 7):
        evening.seat(entry, 1 + entry % 2, entry)
    evening.bust(3)
    evening.undo(evening.bust(4).n)
    evening.seat(5, 2, 9)
    yield evening
    evening.house.close()


def looked_back(evening: Evening, n: int) -> HouseThen:
    known = {stream: evening.house.snapshot(stream) for stream in (TONIGHT, HOUSE_STREAM)}
    return HouseThen(evening.house, f"After {n}", as_it_was(evening.house.path, TONIGHT, n, known))


class TestRebuilding:
    def test_every_moment_is_found_again_from_either_side(self, tmp_path):
        evening = Evening.start(tmp_path / "swan.tdapp")
        stood: dict[int, Snapshot] = {}

        def keep(change: Change) -> None:
            if change.stream == TONIGHT:
                stood[change.n] = evening.tonight

        evening.house.listeners.append(keep)
        for name in ("Ann", "Bob", "Cyd"):
            evening.register(name)
        evening.seat(1, 1, 1)
        evening.seat(1, 2, 2)
        evening.undo(evening.bust(2).n)
        now = evening.tonight
        for n, was in stood.items():
            forwards = rebuilt(evening.house.path, TONIGHT, n)
            back = rebuilt(evening.house.path, TONIGHT, n, now)
            assert filled(forwards.rows) == filled(back.rows) == filled(was.rows), n
            assert forwards.head == back.head == was.head
            assert rebuilt(evening.house.path, TONIGHT, now.n, was).rows == now.rows
        evening.house.close()

    @settings(max_examples=8, deadline=None)
    @given(st.lists(st.integers(0, 5), min_size=4, max_size=14), st.data())
    def test_whatever_was_done_and_undone(self, tmp_path_factory, deeds, data):
        evening = Evening.start(tmp_path_factory.mktemp("house") / "swan.tdapp")
        stood = [evening.tonight]
        for deed in deeds:
            present = sorted(evening.tonight[Presence])
            if deed < 2 or len(present) < 2:
                evening.register(f"Player {len(stood)}")
            elif deed == 2:
                evening.bust(present[0])
            elif deed == 3:
                evening.undo(evening.bust(present[-1]).n)
                stood.append(stood[-1])
            else:
                free = next(seat for seat in range(1, 20) if seat not in taken(evening))
                evening.seat(present[0], 1, free)
            stood.append(evening.tonight)
        n = data.draw(st.integers(1, evening.tonight.n))
        was = next((one for one in stood if one.n == n), None)
        there, back = (rebuilt(evening.house.path, TONIGHT, n, known) for known in (None, evening.tonight))
        assert filled(there.rows) == filled(back.rows)
        assert was is None or filled(was.rows) == filled(there.rows)
        evening.house.close()

    def test_a_change_that_never_was_is_refused(self, evening):
        with pytest.raises(Refused, match="no change 999"):
            looked_back(evening, 999)


def filled(rows):
    """Kinds of which there are no rows may be missing."""
    return {kind: dict(of_kind) for kind, of_kind in rows.items() if of_kind}


def taken(evening: Evening) -> set[int]:
    return {row.seat for row in evening.tonight[Seating].values()}


class TestAHouseToLookAt:
    def test_it_shows_that_moment_and_the_players_known_by_then(self, evening):
        then = looked_back(evening, 4)
        assert set(then.snapshot(TONIGHT)[Presence]) == {1, 2, 3}
        assert then.snapshot(TONIGHT)[Elimination] == {}
        assert [player.name for player in then.house[Player].values()] == ["Ann", "Bob", "Cyd"]
        assert [told.sentence for told in then.journal(TONIGHT)][-1] == "Cyd is in"
        assert len(then.changes(TONIGHT)) == 4

    def test_nothing_can_be_written_and_the_sentence_says_why(self, evening):
        then, head = looked_back(evening, 4), evening.tonight.head
        rename = update(then.house[House]["house"], name="The Goose")
        for attempt in (
            lambda: then.write(Deed(HOUSE_STREAM, "Renamed", (rename,)), at=1, who="Ann"),
            lambda: then.undo(TONIGHT, 4, at=1, who="Ann"),
            then.back_up,
        ):
            with pytest.raises(Refused, match="After 4: this is only to look at"):
                attempt()
        then.close()
        assert evening.tonight.head == head
        evening.seat(6, 1, 8)
        assert verify(evening.house.path).faults == ()

    def test_the_evening_goes_on_beside_it(self, evening):
        then = looked_back(evening, 7)
        before = filled(then.snapshot(TONIGHT).rows)
        evening.bust(6)
        evening.register("Gus")
        assert filled(then.snapshot(TONIGHT).rows) == before
        assert len(then.journal(TONIGHT)) == 7
        assert 6 in evening.tonight[Elimination]

    def test_other_tournaments_are_as_they_were_by_that_moment(self, evening):
        other = Tournament(**{**{name: getattr(TERMS, name) for name in TERMS.__slots__}, "id": MORE, "name": "Side"})
        evening.write(Deed(MORE, "Side was created", (insert(other),)))
        evening.register("Gus")
        n = evening.tonight.n
        side = evening.house.snapshot(MORE).the(Tournament, MORE)
        evening.write(Deed(MORE, "Renamed", (update(side, name="Side event"),)))
        assert [terms.name for terms in looked_back(evening, n).tournaments()] == ["Friday", "Side"]
        assert [terms.name for terms in looked_back(evening, n - 1).tournaments()] == ["Friday"]
        assert looked_back(evening, n).snapshot(MORE)[Tournament][MORE].name == "Side"

    def test_entries_are_counted_as_they_were(self, evening):
        assert evening.house.entries_of_players()["p6"] == 1
        then = looked_back(evening, 4)
        assert then.entries_of_players() == {"p1": 1, "p2": 1, "p3": 1}
        assert [terms.id for terms in then.entered_by(["p3"])] == [TONIGHT]
        assert then.entered_by(["p6"]) == []
        assert len(then.snapshot(TONIGHT)[Entry]) == len(then.snapshot(TONIGHT)[Payment]) == 3

    def test_without_a_moment_it_is_the_house_as_it_is(self, evening):
        shown = HouseThen(evening.house, "Backup of Friday")
        assert shown.snapshot(TONIGHT) is evening.tonight
        assert shown.tournaments() == evening.house.tournaments()
        with pytest.raises(Refused, match="Backup of Friday"):
            shown.back_up()
