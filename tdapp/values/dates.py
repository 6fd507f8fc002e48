"""Days, months and dates as people write them, in the language in force."""

from __future__ import annotations

from datetime import UTC, date, datetime
from time import strptime
from typing import TYPE_CHECKING

from tdapp.values.say import say, spoken

if TYPE_CHECKING:
    from datetime import tzinfo

    from tdapp.values.house import Moment

IN_ENGLISH = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
"""What may be typed for a weekday, whatever language is spoken."""


def local(at: Moment, zone: tzinfo | None = None) -> datetime:
    """A moment as the clocks show it in a zone, or where this computer is."""
    return datetime.fromtimestamp(at / 1_000, UTC).astimezone(zone)


def date_shown(day: date) -> str:
    """2026-11-20, or as the language writes it: 20/11/2026."""
    return f"{day:{spoken().date}}"


def date_in_full(day: date) -> str:
    """14 November 2023"""
    months = say("January February March April May June July August September October November December").split()
    return say("{day} {month} {year}", day=day.day, month=months[day.month - 1], year=day.year)


def day_and_month(day: date) -> str:
    """14 Nov"""
    months = say("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec").split()
    return say("{day} {month}", day=day.day, month=months[day.month - 1])


def weekday(day: date) -> str:
    """Friday"""
    return _weekdays()[day.weekday()]


def short_weekday(day: date) -> str:
    """Fri"""
    return say("Mon Tue Wed Thu Fri Sat Sun").split()[day.weekday()]


def read_weekday(text: str) -> int | None:
    """Monday is 0: the beginning of its name is enough, in English or in the language in force."""
    begun = text.casefold().rstrip(",.")
    if len(begun) < 2:
        return None
    names = [*enumerate(IN_ENGLISH), *enumerate(name.casefold() for name in _weekdays())]
    return next((n for n, name in names if name.startswith(begun)), None)


def read_date(text: str) -> date | None:
    """2026-11-20, and what the language writes for it."""
    for pattern in ("%Y-%m-%d", spoken().date):
        try:
            return date(*strptime(text, pattern)[:3])
        except ValueError:
            continue
    return None


def _weekdays() -> list[str]:
    return say("Monday Tuesday Wednesday Thursday Friday Saturday Sunday").split()
