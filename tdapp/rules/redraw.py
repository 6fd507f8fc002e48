"""When all seats are drawn anew, and how the field is spread then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.rules.evenness import even_sizes
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation

MOST_TABLES = 100_000


@dataclass(frozen=True, slots=True)
class Redraw:
    """Whether the seats are drawn anew now; without a redraw, tables and sizes describe the present."""

    redraw: bool
    mandatory: bool
    tables: int
    sizes: tuple[int, ...]
    why: str
    rule: Citation


@dataclass(frozen=True, slots=True)
class Schedule:
    """A way to redraw: how many players each number of tables takes over, and where it stands."""

    holds: Callable[[int], dict[int, int]]
    """For tables of so many seats: the number of tables that a redraw leads to, and how many players it takes."""
    rule: str
    small_field: int = 0
    """Where no more tables than this started, the redraw to three of them is left to the director."""


def _three_two_one(seats: int) -> dict[int, int]:
    return {3: 3 * seats, 2: 2 * seats, 1: seats}


def _eighteen_and_nine(seats: int) -> dict[int, int]:
    """Nine a table, or as many as a smaller table seats."""
    return {2: 2 * min(seats, 9), 1: min(seats, 9)}


_FINAL_TABLES = {9: 9, 8: 9, 7: 7, 6: 7}
"""Final tables of nine for events of nine and eight a table, of seven for those of seven and six (TDA RP-9)."""


def _final_table(seats: int) -> dict[int, int]:
    return {1: _FINAL_TABLES.get(seats, seats)}


SCHEDULES = {
    "3, 2, 1 tables": Schedule(_three_two_one, "RED-01", small_field=5),
    "18 and 9 players": Schedule(_eighteen_and_nine, "RED-02"),
    "final table": Schedule(_final_table, "RP-9"),
}


def redraw(*, players_left: int, tables_open: int, tables_started: int, seats: int, rules: Rulebook) -> Redraw:
    """Asked after each bust-out: has the field come down to what fewer tables of the schedule hold?"""
    schedule = SCHEDULES[str(rules["redraw"])]
    holds = schedule.holds(seats)
    _check(players_left, tables_open, seats, holds)
    rule = rules.cite(schedule.rule)
    tables = max((tables for tables in holds if tables < tables_open), default=0)
    if not tables or players_left > holds[tables] or players_left < 2:
        why = say(
            "{players} at {tables}: no redraw now.", players=count(players_left, "player"), tables=_tables(tables_open)
        )
        return Redraw(False, False, tables_open, even_sizes(players_left, tables_open), why, rule)
    mandatory = not (tables == 3 and tables_started <= schedule.small_field)
    sentences = (
        say(
            "{players:,} players fit {tables}: all seats are drawn anew.", players=players_left, tables=_tables(tables)
        ),
        "" if mandatory else _left_to_the_director(tables_started),
    )
    why = " ".join(filter(None, sentences))
    return Redraw(True, mandatory, tables, even_sizes(players_left, tables), why, rule)


def _left_to_the_director(tables_started: int) -> str:
    return say("With {tables} tables at the start it is left to the director.", tables=tables_started)


def by_redraw(*, tables_open: int, tables_started: int, seats: int, rules: Rulebook) -> bool:
    """Whether the room comes from this many tables to one fewer by a redraw, so that none of them is broken."""
    schedule = SCHEDULES[str(rules["redraw"])]
    fewer = tables_open - 1
    is_optional = fewer == 3 and tables_started <= schedule.small_field
    return fewer in schedule.holds(seats) and not is_optional


def next_at(*, tables_open: int, seats: int, rules: Rulebook) -> tuple[int, int] | None:
    """With how many players the next redraw comes, and to how many tables it leads."""
    holds = SCHEDULES[str(rules["redraw"])].holds(seats)
    tables = max((tables for tables in holds if tables < tables_open), default=0)
    return (holds[tables], tables) if tables else None


def _tables(number: int) -> str:
    return say("one table") if number == 1 else say("{tables:,} tables", tables=number)


def _check(players_left: int, tables_open: int, seats: int, holds: dict[int, int]) -> None:
    if tables_open > MOST_TABLES:
        raise Refused(say("A room has at most {most:,} tables.", most=MOST_TABLES), at=("tables_open",))
    if players_left > max(tables_open * seats, holds.get(tables_open, 0)):
        sentence = say(
            "{players:,} players do not fit {tables} of {seats} seats.",
            players=players_left,
            tables=_tables(tables_open),
            seats=seats,
        )
        raise Refused(sentence, at=("players_left",))
