"""Days and times as people write them: 19:00, fri 19:00, 2026-11-20 19:00."""

from __future__ import annotations

import re
from datetime import datetime, time, timedelta
from typing import TYPE_CHECKING

from tdapp.values.dates import date_shown, local, read_date, read_weekday, weekday
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from datetime import date

    from tdapp.values.house import Moment

WRITTEN = re.compile(r"(?:(?P<day>\S+)\s+)?(?P<hour>\d{1,2})[:.](?P<minute>\d{2})", re.ASCII)


def write_moment(at: Moment | None) -> str:
    """The way it can be typed again; nothing where nothing was said."""
    return "" if at is None else f"{date_shown(local(at))} {local(at):%H:%M}"


def day_and_time(at: Moment) -> str:
    """Friday 2026-11-20, 19:00"""
    when = local(at)
    return say("{weekday} {date}, {time:%H:%M}", weekday=weekday(when), date=date_shown(when), time=when)


def read_moment(text: str, *, now: Moment) -> Moment | None:
    """The moment somebody typed, or None for nothing. Without a day it is today; a weekday is the next one."""
    text = text.strip().casefold()
    if not text:
        return None
    found = WRITTEN.fullmatch(text)
    today = local(now).date()
    day = None if found is None else _day(found["day"], today) if found["day"] else today
    if found is None or day is None or int(found["hour"]) > 23 or int(found["minute"]) > 59:
        raise Refused(
            say(
                "“{typed}” is no day and time: write it like {today} 19:00, fri 19:00 or 19:00.",
                typed=text,
                today=date_shown(today),
            )
        )
    at = datetime.combine(day, time(int(found["hour"]), int(found["minute"])))
    return round(at.astimezone().timestamp() * 1_000)


def next_like(at: Moment, *, now: Moment) -> Moment:
    """The next time it is that weekday and that time of day."""
    like, today = local(at), local(now)
    day = today.date() + timedelta(days=(like.weekday() - today.weekday()) % 7)
    found = datetime.combine(day, like.time())
    if found.astimezone() <= today:
        found += timedelta(days=7)
    return round(found.astimezone().timestamp() * 1_000)


def _day(text: str, today: date) -> date | None:
    """English words are understood in every language."""
    if text in ("tomorrow", say("tomorrow")):
        return today + timedelta(days=1)
    if text in ("today", say("today")):
        return today
    wanted = read_weekday(text)
    return read_date(text.rstrip(",.")) if wanted is None else today + timedelta(days=(wanted - today.weekday()) % 7)


def next_time_of_day(now: Moment, minute: int) -> Moment:
    """The next moment at which the clocks on the wall show it, also on a day that has no such time or has it twice."""
    today = local(now)
    for days in (0, 1):
        there = datetime.combine(today.date() + timedelta(days=days), datetime.min.time())
        found = int((there + timedelta(minutes=minute)).astimezone().timestamp() * 1_000)
        if found > now:
            return found
    raise AssertionError("tomorrow comes after today")
