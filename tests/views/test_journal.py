"""Finding lines in the journal: by what they say, their subject, who wrote them, until when, and about whom."""

from __future__ import annotations

from datetime import UTC

import pytest

from tdapp.director import clock, events, floor, notes, registration, seating
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By
from tdapp.rules.chance import Chance
from tdapp.store.change import Told
from tdapp.store.journal import read_rows
from tdapp.store.tables import KINDS
from tdapp.views.journal import Wanted, journal, who_wrote
from tdapp.views.journal_subjects import CLOCK, KINDS_OF, MONEY, OUT, PLAYERS, RULINGS, SEATS, TERMS, about

AT = 1_700_000_000_000
NAMES = ("Ann Lee", "Bob Marsh", "Zoë Meyer", "Łukasz Żak", "Eva Novák")


@pytest.fixture
def evening(tmp_path):
    house = open_house(tmp_path / "swan.tdapp", create=True)
    key = events.create(house, events.Wish("Friday", "AMERIFUN sample", buy_in=2_000, fee=500), by=By("Mia", AT))
    for name in NAMES:
        registration.register(house, key, name=name, chance=Chance(b"a" * 32), by=By("Mia", AT + 1_000))
    seating.draw(house, key, chance=Chance(b"b" * 32), by=By("Mia", AT + 2_000))
    clock.start(house, key, by=By("Mia", AT + 3_000))
    notes.note(house, key, text="Misdeal, hand dead", by=By("Leo", AT + 60_000), entry=2, is_ruling=True)
    floor.bust(house, key, out={3: None}, by=By("Leo", AT + 120_000))
    yield house, key
    house.close()


def found(evening, **wanted) -> list[str]:
    house, key = evening
    told = house.journal(key)
    known = [about(rows) for rows in read_rows(house.path, key)]
    return [line.sentence for line in journal(told, Wanted(**wanted), about=known, zone=UTC)]


class TestFinding:
    def test_accents_and_capitals_do_not_matter(self, evening):
        assert found(evening, search="ZOE out") == [
            sentence for sentence in found(evening) if "Zoë Meyer out" in sentence
        ]
        assert len(found(evening, search="zoe out")) == 1

    @pytest.mark.parametrize(
        ("subject", "number"), [(PLAYERS, 5), (MONEY, 5), (SEATS, 1), (CLOCK, 2), (OUT, 1), (RULINGS, 1), (TERMS, 1)]
    )
    def test_each_subject_has_its_lines(self, evening, subject, number):
        assert len(found(evening, subject=subject)) == number

    def test_a_draw_is_about_everybody_who_was_seated(self, evening):
        assert [sentence.split(".")[0] for sentence in found(evening, entry=4)] == [
            "Seats were drawn",
            "Łukasz Żak is in as entry 4",
        ]

    def test_a_table_has_what_happened_at_it(self, evening):
        lines = found(evening, table=1)
        assert any("Zoë Meyer out" in line for line in lines)
        assert not any("clock" in line for line in lines)

    def test_by_whom_and_until_when(self, evening):
        assert len(found(evening, who="Leo")) == 2
        assert found(evening, until=AT + 3_000)[0].startswith("The clock")
        assert found(evening, who="Leo", until=AT + 60_000) == found(evening, subject=RULINGS)
        assert who_wrote(evening[0].journal(evening[1])) == ["Leo", "Mia"]

    def test_every_kind_of_row_has_a_subject(self):
        assert set().union(*KINDS_OF.values()) == set(KINDS)


class TestDays:
    def test_each_day_is_written_once_also_where_a_clock_was_set_back(self):
        def told(n: int, at: int) -> Told:
            return Told("t", n, at, "Mia", "", "deed", f"Line {n}", "", None)

        hours = [22.5, 23.9, 24.1, 23.8, 47.9, 48.0]
        lines = journal([told(n, round(hour * 3_600_000)) for n, hour in enumerate(hours, 1)], zone=UTC)
        assert [line.when for line in lines] == [
            "3 Jan  00:00", "2 Jan  23:54", "1 Jan  23:48", "2 Jan  00:06", "1 Jan  23:54", "22:30"
        ]  # fmt: skip
