"""Days and dates in the language in force: what is shown can be typed again."""

from __future__ import annotations

from datetime import date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.values.dates import (
    date_in_full,
    date_shown,
    day_and_month,
    local,
    read_date,
    read_weekday,
    short_weekday,
    weekday,
)
from tdapp.values.say import ENGLISH, FRENCH, LANGUAGES, speak
from tdapp.views.moments import day_and_time, read_moment, write_moment

KNOWN = {
    "January February March April May June July August September October November December": (
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
    ),
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec": (
        "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."
    ),
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday": "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "Mon Tue Wed Thu Fri Sat Sun": "lun. mar. mer. jeu. ven. sam. dim.",
    "tomorrow": "demain",
}
FRIDAY = date(2026, 11, 20)
NOON = round(datetime(2026, 11, 20, 12).astimezone().timestamp() * 1_000)


def in_french(text: str, number: int | None) -> str:
    return KNOWN.get(text, text)


@pytest.fixture
def french():
    speak(FRENCH, in_french)
    yield
    speak(ENGLISH, None)


class TestInEnglish:
    def test_a_day_is_shown_in_digits_and_in_words(self):
        assert (date_shown(FRIDAY), date_in_full(FRIDAY)) == ("2026-11-20", "20 November 2026")
        assert (day_and_month(FRIDAY), weekday(FRIDAY), short_weekday(FRIDAY)) == ("20 Nov", "Friday", "Fri")

    @pytest.mark.parametrize(("typed", "meant"), [("mo", 0), ("Tuesday", 1), ("fri,", 4), ("f", None), ("soon", None)])
    def test_the_beginning_of_a_weekday_is_enough(self, typed, meant):
        assert read_weekday(typed) == meant


class TestInFrench:
    def test_a_day_is_shown_in_digits_and_in_words(self, french):
        assert (date_shown(FRIDAY), date_in_full(FRIDAY)) == ("20/11/2026", "20 novembre 2026")
        assert (day_and_month(FRIDAY), weekday(FRIDAY), short_weekday(FRIDAY)) == ("20 nov.", "vendredi", "ven.")
        assert day_and_time(NOON) == "vendredi 20/11/2026, 12:00"

    @pytest.mark.parametrize(
        ("typed", "meant"),
        [
            ("demain 19:00", "2026-11-21T19:00"),
            ("tomorrow 19:00", "2026-11-21T19:00"),
            ("sam. 19:00", "2026-11-21T19:00"),
            ("mon 19:00", "2026-11-23T19:00"),
            ("02/01/2027 19:00", "2027-01-02T19:00"),
            ("2027-01-02 19:00", "2027-01-02T19:00"),
        ],
    )
    def test_its_own_words_and_the_english_ones_are_understood(self, french, typed, meant):
        assert read_moment(typed, now=NOON) == round(datetime.fromisoformat(meant).astimezone().timestamp() * 1_000)


@given(st.dates(date(1970, 1, 1), date(2100, 1, 1)), st.sampled_from(sorted(LANGUAGES)))
def test_a_date_is_read_as_it_is_written_in_every_language(day, language):
    speak(LANGUAGES[language], None if language == "en" else in_french)
    try:
        assert read_date(date_shown(day)) == day
        at = round(datetime(day.year, day.month, day.day, 20, 30).astimezone().timestamp() * 1_000)
        again = read_moment(write_moment(at), now=NOON)
        assert again is not None
        assert local(again) == local(at)
    finally:
        speak(ENGLISH, None)
