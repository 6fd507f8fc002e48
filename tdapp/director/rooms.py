"""The room before the draw: which tables there are, their chairs, and the order in which they will break."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.tonight import Tonight, closed_seats
from tdapp.rules.draw import TableToFill, tables_for
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.field import DrawRecord, Seating, Table
from tdapp.values.house import Tournament
from tdapp.values.numbers import numbers_kept
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

HIGHEST_NUMBER = 9_999
MOST_TABLES = 2_000
FEWEST_SEATS, MOST_SEATS = 2, 10


def described(now: Snapshot) -> tuple[Table, ...]:
    """The tables the director set up, by number; none where as many are taken as are needed.

    Once somebody has a seat, plain tables counted from 1 are taken for those that were opened one by one.
    """
    rows = tuple(row for _, row in sorted(now[Table].items()))
    if not has_seats(now):
        return rows
    usual = now.the(Tournament, now.stream).seats
    numbers = list(range(len(rows), 0, -1))
    is_plain = [row.n for row in in_order_of_breaking(rows)] == numbers
    return () if is_plain and all((row.seats, row.unavailable) == (usual, "") for row in rows) else rows


def has_seats(now: Snapshot) -> bool:
    """Whether anybody was given a seat yet."""
    return bool(now[DrawRecord]) or bool(now[Seating])


def in_order_of_breaking(tables: Iterable[Table]) -> list[Table]:
    """The table that breaks first comes first."""
    return sorted(tables, key=lambda table: table.breaks)


def to_fill(tonight: Tonight, wished: frozenset[int] = frozenset()) -> tuple[TableToFill, ...]:
    """The tables that a draw now would use: the fewest that hold everybody, those that break last before others.

    Tables at which a seat is kept for somebody come before them.
    """
    room = described(tonight.now)
    if not room:
        return tables_for(tonight.left, tonight.terms.seats)
    last_to_break = sorted(in_order_of_breaking(room), key=lambda row: (row.n not in wished, -row.breaks))
    tables = [TableToFill(row.n, row.seats, tuple(sorted(closed_seats(row)))) for row in last_to_break]
    seats = sum(table.capacity for table in tables)
    if seats < tonight.left:
        told = say(
            "The room has {seats} for {players}: add a table to it in Setup first.",
            seats=count(seats, "seat"),
            players=count(tonight.left, "player"),
        )
        raise Refused(told)
    return tuple(sorted(fewest(tables, tonight.left), key=lambda table: table.table))


def fewest(tables: Sequence[TableToFill], players: int) -> list[TableToFill]:
    """The fewest tables that hold so many; of several ways to do it, the one with the earliest tables of the list."""
    needed = _how_many(tables, players)
    taken: list[TableToFill] = []
    for place, table in enumerate(tables):
        if len(taken) == needed:
            break
        rest = sorted((other.capacity for other in tables[place + 1 :]), reverse=True)[: needed - len(taken) - 1]
        if sum(one.capacity for one in (*taken, table)) + sum(rest) >= players:
            taken.append(table)
    return taken


def _how_many(tables: Sequence[TableToFill], players: int) -> int:
    held = 0
    for number, capacity in enumerate(sorted((table.capacity for table in tables), reverse=True), 1):
        held += capacity
        if held >= players:
            return number
    return len(tables)


def set_room(
    house: OpenHouse, tournament: str, *, tables: Sequence[TableToFill], breaking: Sequence[int] = (), by: By
) -> Change:
    """Say which tables there are; `breaking` lists their numbers, the first to break first (else the highest first).

    Without tables the draw numbers them from 1 and takes as many as it needs.
    """
    tonight = Tonight.of(house, tournament)
    if why := locked_because(tonight):
        raise Refused(why, at=("tables",))
    check_room(tables)
    numbers = sorted(table.table for table in tables)
    order = list(breaking) or numbers[::-1]
    if sorted(order) != numbers:
        raise Refused(say("The order of breaking names every table once."), at=("breaking",))
    turns = {number: turn for turn, number in enumerate(order, 1)}
    new = {table.table: _row(tournament, table, turns[table.table]) for table in tables}
    old = tonight.now[Table]
    if new == dict(old):
        raise Refused(say("That is how it is already."), at=("tables",))
    return tonight.write(Deed(tournament, _told(tables, order), tuple(_differences(old.values(), new))), by)


def locked_because(tonight: Tonight) -> str:
    """Why the room stands, or nothing while it may still be set up."""
    if tonight.terms.finished is not None:
        return say("The tournament is over.")
    if has_seats(tonight.now):
        return say("Seats are drawn: the room stands now.")
    return ""


def check_room(tables: Sequence[TableToFill]) -> None:
    """Refuse a room that cannot be, and name the place in it."""
    if len(tables) > MOST_TABLES:
        raise Refused(say("A room has at most {most:,} tables.", most=MOST_TABLES), at=("tables",))
    seen: set[int] = set()
    for place, table in enumerate(tables):
        if not 1 <= table.table <= HIGHEST_NUMBER:
            told = say("Tables are numbered from 1 to {highest:,}.", highest=HIGHEST_NUMBER)
            raise Refused(told, at=("tables", place, "table"))
        if table.table in seen:
            raise Refused(say("Table {table} is there twice.", table=table.table), at=("tables", place, "table"))
        seen.add(table.table)
        if not FEWEST_SEATS <= table.seats <= MOST_SEATS:
            told = say(
                "Table {table}: a table has from {fewest} to {most} seats.",
                table=table.table,
                fewest=FEWEST_SEATS,
                most=MOST_SEATS,
            )
            raise Refused(told, at=("tables", place, "seats"))
        _check_closed(table, place)


def _check_closed(table: TableToFill, place: int) -> None:
    at = ("tables", place, "unavailable")
    for seat in table.unavailable:
        if not 1 <= seat <= table.seats:
            raise Refused(say("Table {table} has no seat {seat}.", table=table.table, seat=seat), at=at)
    if len(set(table.unavailable)) < len(table.unavailable):
        raise Refused(say("Table {table}: a seat is closed twice.", table=table.table), at=at)
    if table.capacity < FEWEST_SEATS:
        told = say("Table {table}: at least {fewest} seats must stay open.", table=table.table, fewest=FEWEST_SEATS)
        raise Refused(told, at=at)


def _row(tournament: str, table: TableToFill, turn: int) -> Table:
    closed = numbers_kept(sorted(table.unavailable))
    return Table(tournament, table.table, table.seats, closed, turn, True, None, None, None)


def _differences(old: Iterable[Table], new: dict[int, Table]) -> Iterator[RowChange]:
    had = {table.n: table for table in old}
    for n, table in had.items():
        if n not in new:
            yield delete(table)
        elif (to := new[n]) != table:
            yield update(table, seats=to.seats, unavailable=to.unavailable, breaks=to.breaks, is_open=True)
    yield from (insert(table) for n, table in new.items() if n not in had)


def _told(tables: Sequence[TableToFill], order: Sequence[int]) -> str:
    if not tables:
        return say("The room: as many tables as the draw needs")
    told = say(
        "The room: {tables} ({numbers}), {seats}",
        tables=count(len(tables), "table"),
        numbers=in_runs(table.table for table in tables),
        seats=count(sum(table.capacity for table in tables), "seat"),
    )
    if order == sorted(order, reverse=True):
        return told
    turns = say("order of breaking: {tables}", tables=", ".join(str(number) for number in order))
    return say("; ").join((told, turns))


def in_runs(numbers: Iterable[int]) -> str:
    """1–5, 8, 10–12"""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}" if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
