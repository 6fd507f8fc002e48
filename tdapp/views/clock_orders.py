"""What a line typed into the command bar asks of the clock.

pause dinner · resume · +2 · -1 · level 7 · break over · set 12:30 · hand for hand · last hand · start at 19:30
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director.clock import minutes_and_seconds
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Callable

Asks = Literal[
    "pause",
    "start",
    "start at",
    "minutes",
    "level",
    "end break",
    "set",
    "last hand",
    "hand for hand",
    "next hand",
    "end hand for hand",
]


@dataclass(frozen=True, slots=True)
class ClockOrder:
    """`number` is minutes, seconds, a level or a minute of the day, as the order has it."""

    asks: Asks
    told: str
    number: int = 0
    why: str = ""


def read_order(text: str) -> ClockOrder | None:
    """What a whole line asks of the clock; None where it is about something else."""
    line = " ".join(text.split())
    for pattern, made in _LINES:
        if (found := pattern.fullmatch(line)) is not None:
            return made(found)
    return None


def read_time(text: str) -> int | None:
    """Seconds: 12:30, 12 (minutes), 1:05:00."""
    found = _LENGTH.fullmatch(text.strip())
    if found is None:
        return None
    parts = [int(part) for part in found[0].split(":")]
    if any(part > 59 for part in parts[1:]):
        return None
    hours, minutes, seconds = {1: [0, *parts, 0], 2: [0, *parts], 3: parts}[len(parts)]
    return (hours * 60 + minutes) * 60 + seconds


def read_minute_of_day(text: str) -> int | None:
    """19:30, 19.30 or 7:30 as the minutes since midnight."""
    found = _DAYTIME.fullmatch(text.strip())
    if found is None or int(found[1]) > 23 or int(found[2]) > 59:
        return None
    return int(found[1]) * 60 + int(found[2])


_LENGTH = re.compile(r"\d{1,3}(:\d{1,2}){0,2}", re.ASCII)
_DAYTIME = re.compile(r"(\d{1,2})[:.](\d{2})", re.ASCII)


def _pause(found: re.Match[str]) -> ClockOrder:
    why = (found[1] or "").strip()
    return ClockOrder("pause", say("The clock stands: {why}", why=why) if why else say("The clock stands"), why=why)


def _minutes(found: re.Match[str]) -> ClockOrder:
    number = int(found[2]) * (1 if found[1] == "+" else -1)
    minutes = count(abs(number), "minute")
    told = say("{minutes} more", minutes=minutes) if number > 0 else say("{minutes} less", minutes=minutes)
    return ClockOrder("minutes", told, number)


def _level(found: re.Match[str]) -> ClockOrder:
    level = int(found[1])
    return ClockOrder("level", say("Level {level} begins", level=level), level)


def _set(found: re.Match[str]) -> ClockOrder | None:
    seconds = read_time(found[1])
    if seconds is None:
        return None
    return ClockOrder("set", say("{time} left of the level", time=minutes_and_seconds(seconds)), seconds)


def _start_at(found: re.Match[str]) -> ClockOrder | None:
    minute = read_minute_of_day(found[1])
    if minute is None:
        return None
    time = f"{minute // 60}:{minute % 60:02}"
    return ClockOrder("start at", say("The clock starts by itself at {time}", time=time), minute)


def _simple(asks: Asks, told: str) -> Callable[[re.Match[str]], ClockOrder]:
    return lambda _: ClockOrder(asks, told)


def _line(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.ASCII | re.IGNORECASE)


_LINES: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], ClockOrder | None]], ...] = (
    (re.compile(r"pause(?: (.+))?", re.IGNORECASE), _pause),
    (_line(r"resume|go on|start"), _simple("start", say("The clock runs"))),
    (_line(r"start at (\d{1,2}[:.]\d{2})"), _start_at),
    (_line(r"([+\-−]) ?(\d{1,3})(?: ?m(?:in(?:utes?)?)?)?"), _minutes),
    (_line(r"level (\d{1,3})"), _level),
    (_line(r"end (?:the )?break|(?:the )?break(?: is)? (?:over|end)"), _simple("end break", say("The break is over"))),
    (_line(r"set ([\d:]{1,8})"), _set),
    (_line(r"last hand"), _simple("last hand", say("The last hand is announced"))),
    (_line(r"(?:hand ?for ?hand|h4h) (?:off|over|end)"), _simple("end hand for hand", say("Hand for hand is over"))),
    (_line(r"hand ?for ?hand|h4h|hand-for-hand"), _simple("hand for hand", say("Every table waits for the others"))),
    (_line(r"(?:next )?hand(?: over)?"), _simple("next hand", say("Every table has played the hand"))),
)
