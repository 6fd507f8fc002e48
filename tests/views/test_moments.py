"""Days and times as people write them."""

from __future__ import annotations

from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.values.dates import local
from tdapp.values.refusal import Refused
from tdapp.views.moments import day_and_time, next_like, read_moment, write_moment


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).astimezone().timestamp() * 1_000)


FRIDAY = at("2026-11-20T12:00")


class TestReading:
    @pytest.mark.parametrize(
        ("typed", "meant"),
        [
            ("19:00", "2026-11-20T19:00"),
            ("today 9.30", "2026-11-20T09:30"),
            ("tomorrow 19:00", "2026-11-21T19:00"),
            ("fri 19:00", "2026-11-20T19:00"),
            ("Thursday 0:05", "2026-11-26T00:05"),
            ("2027-01-02 19:00", "2027-01-02T19:00"),
        ],
    )
    def test_what_people_type(self, typed, meant):
        assert read_moment(typed, now=FRIDAY) == at(meant)

    def test_nothing_is_no_time(self):
        assert read_moment("  ", now=FRIDAY) is None

    @pytest.mark.parametrize("typed", ["soon", "25:00", "19:60", "someday 19:00", "2026-13-01 19:00", "19", "f 19:00"])
    def test_what_is_no_time_is_refused_with_what_to_write(self, typed):
        with pytest.raises(Refused) as refused:
            read_moment(typed, now=FRIDAY)
        assert f"“{typed}” is no day and time" in refused.value.sentence

    @given(st.integers(0, 4_000_000_000_000))
    def test_what_was_written_reads_as_the_same_minute(self, moment):
        again = read_moment(write_moment(moment), now=FRIDAY)
        assert again is not None
        assert local(again).replace(fold=0) == local(moment).replace(second=0, microsecond=0, fold=0)

    def test_it_is_told_with_its_weekday(self):
        assert day_and_time(FRIDAY) == "Friday 2026-11-20, 12:00"


class TestTheNextLikeIt:
    @pytest.mark.parametrize(
        ("like", "follows"),
        [
            ("2026-11-13T19:30", "2026-11-20T19:30"),
            ("2026-11-13T11:00", "2026-11-27T11:00"),
            ("2026-11-20T12:00", "2026-11-27T12:00"),
            ("2026-10-01T18:00", "2026-11-26T18:00"),
        ],
    )
    def test_is_the_same_weekday_and_time_still_to_come(self, like, follows):
        assert next_like(at(like), now=FRIDAY) == at(follows)
