"""What a typed line asks of the clock."""

from __future__ import annotations

import pytest

from tdapp.views.clock_orders import read_minute_of_day, read_order, read_time


@pytest.mark.parametrize(
    ("line", "asks", "number", "why"),
    [
        ("pause", "pause", 0, ""),
        ("pause dinner", "pause", 0, "dinner"),
        ("Pause  Łukasz spilled his drink", "pause", 0, "Łukasz spilled his drink"),
        ("resume", "start", 0, ""),
        ("start", "start", 0, ""),
        ("start at 19:30", "start at", 1_170, ""),
        ("+2", "minutes", 2, ""),
        ("-1", "minutes", -1, ""),
        ("−5 min", "minutes", -5, ""),
        ("level 7", "level", 7, ""),
        ("break over", "end break", 0, ""),
        ("the break is over", "end break", 0, ""),
        ("end break", "end break", 0, ""),
        ("set 12:30", "set", 750, ""),
        ("set 12", "set", 720, ""),
        ("set 1:05:00", "set", 3_900, ""),
        ("last hand", "last hand", 0, ""),
        ("hand for hand", "hand for hand", 0, ""),
        ("H4H", "hand for hand", 0, ""),
        ("hand for hand over", "end hand for hand", 0, ""),
        ("hand over", "next hand", 0, ""),
    ],
)
def test_lines(line, asks, number, why):
    order = read_order(line)
    assert order is not None
    assert (order.asks, order.number, order.why) == (asks, number, why)
    assert order.told


@pytest.mark.parametrize(
    "line",
    [
        "",
        "out ann",
        "break",
        "break 3",
        "break a table",
        "set",
        "set 12:75",
        "set x",
        "start at 25:00",
        "level",
        "level x",
        "++1",
    ],
)
def test_lines_about_something_else(line):
    assert read_order(line) is None


@pytest.mark.parametrize(("text", "seconds"), [("12:30", 750), ("0:05", 5), ("90", 5_400), ("1:99", None), ("", None)])
def test_lengths(text, seconds):
    assert read_time(text) == seconds


@pytest.mark.parametrize(("text", "minute"), [("19:30", 1_170), ("7.05", 425), ("24:00", None), ("19:60", None)])
def test_times_of_day(text, minute):
    assert read_minute_of_day(text) == minute
