"""The command bar: what a typed line means, said before it is done.

out 7-4 · out ann · move bob 3-2 · button 5 7 · count 7 8 · close 3-5 · open 3-5 · break 7 · the clock's lines
say Dinner is served · any action's name
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.values.field import Presence, Seating, Table
from tdapp.values.room import Seat
from tdapp.values.say import say
from tdapp.views.clock_orders import read_order
from tdapp.views.search import fit, folded, found

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tdapp.director.tonight import Tonight
    from tdapp.views.clock_orders import ClockOrder
    from tdapp.views.desk_orders import DeskOrder
    from tdapp.views.floor_orders import FloorOrder

    Actions = Mapping[str, tuple[str, ...]]
    """What each action is called, by its id: what is shown first, then what it is found by as well."""

Does = Literal[
    "out", "move", "button", "clock", "call", "count", "close seat", "open seat", "break", "say", "action", "nothing"
]
TRY = "out ann, move bob 3-2, button 5 7, +1, pause dinner"
"""What is typed is the same in every language."""
MOST = 6
_SEAT = re.compile(r"(\d{1,4})\s*[-–/ ]\s*(\d{1,2})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Meaning:
    """What Enter will do; `nothing` is a line that cannot be done, and says why."""

    told: str
    does: Does
    entry: int = 0
    to: Seat | None = None
    clock: ClockOrder | None = None
    action: str = ""
    text: str = ""


def meanings(text: str, tonight: Tonight | None, actions: Actions) -> list[Meaning]:
    """The readings of a line, most likely first."""
    text = " ".join(text.split())
    if not text:
        return []
    word, _, rest = text.partition(" ")
    if tonight is not None:
        read = _READERS.get(word.casefold())
        if read is not None and (said := read(rest, tonight)):
            return [*said, *called(text, actions)] if is_a_hint(said) else said
        if (order := read_order(text)) is not None:
            return [Meaning(order.told, "clock", clock=order)]
    return called(text, actions) or [Meaning(say("Nothing is called that. Try: {examples}", examples=TRY), "nothing")]


def called(text: str, actions: Actions) -> list[Meaning]:
    """The actions that are called so, by any of their names: the best fits first, then by the name that fits."""
    ranked = []
    for action, names in actions.items():
        fits = [(rank, folded(name)) for name in names if (rank := fit(text, name)) is not None]
        if fits:
            ranked.append((min(fits), Meaning(names[0], "action", action=action)))
    return [meaning for _, meaning in sorted(ranked, key=lambda one: one[0])[:MOST]]


def is_a_hint(readings: Sequence[Meaning | DeskOrder | FloorOrder]) -> bool:
    """Nothing can be done yet: what the line begins may be something else."""
    return all(reading.does == "nothing" for reading in readings)


def read_seat(text: str) -> Seat | None:
    """3-2, 3 2 or 3/2: a table and a seat."""
    at = _SEAT.fullmatch(text.strip())
    return Seat(int(at[1]), int(at[2])) if at else None


def _out(rest: str, tonight: Tonight) -> list[Meaning]:
    if not rest:
        return [Meaning(say("Out: who? A name, or table-seat like 7-4"), "nothing")]
    return _of_players(rest, tonight, lambda n, player: Meaning(say("{player} is out", player=player), "out", n))


def _move(rest: str, tonight: Tonight) -> list[Meaning]:
    who, _, where = rest.rpartition(" ")
    seat = read_seat(where)
    if not who or seat is None:
        return [Meaning(say("Move: who, and where to? Like: move bob 3-2"), "nothing")]
    return _of_players(
        who,
        tonight,
        lambda entry, player: Meaning(
            say("{player} moves to table {table} seat {seat}", player=player, table=seat.table, seat=seat.seat),
            "move",
            entry,
            seat,
        ),
    )


def _button(rest: str, tonight: Tonight) -> list[Meaning]:
    seat = read_seat(rest)
    if seat is None:
        return [Meaning(say("Button: which table and seat? Like: button 5 7"), "nothing")]
    table = tonight.now[Table].get(seat.table)
    if table is None or not table.is_open:
        return [Meaning(say("Table {table} is not open", table=seat.table), "nothing")]
    return [
        Meaning(
            say("The button of table {table} is at seat {seat}", table=seat.table, seat=seat.seat), "button", to=seat
        )
    ]


def _say(rest: str, _: Tonight) -> list[Meaning]:
    if not rest:
        return [Meaning(say("Say: what should the room read? Like: say Dinner is served"), "nothing")]
    return [Meaning(say("The room reads: {message}", message=rest), "say", text=rest)]


def _clock(rest: str, tonight: Tonight) -> list[Meaning]:
    if not rest:
        return [Meaning(say("The clock on whom? A name, or table-seat like 7-4"), "nothing")]
    return _of_players(
        rest,
        tonight,
        lambda entry, player: Meaning(say("The clock is called on {player}", player=player), "call", entry),
    )


def _count(rest: str, tonight: Tonight) -> list[Meaning]:
    at = read_seat(rest)
    if at is None:
        return []
    told = say("{number} were counted at table {table}", number=at.seat, table=at.table)
    return _of_a_table(tonight, at, Meaning(told, "count", to=at))


def _break(rest: str, tonight: Tonight) -> list[Meaning]:
    number = rest.casefold().removeprefix("table").strip()
    if not number.isdecimal():
        return []
    at = Seat(int(number), None)
    return _of_a_table(tonight, at, Meaning(say("Break table {table}…", table=at.table), "break", to=at))


def _close(rest: str, tonight: Tonight) -> list[Meaning]:
    at = read_seat(rest)
    if at is None:
        # Other things are closed and opened too: their actions are found by their names.
        return []
    told = say("Close seat {seat} at table {table}", seat=at.seat, table=at.table)
    return _of_a_table(tonight, at, Meaning(told, "close seat", to=at))


def _open(rest: str, tonight: Tonight) -> list[Meaning]:
    at = read_seat(rest)
    if at is None:
        return []
    told = say("Open seat {seat} at table {table}", seat=at.seat, table=at.table)
    return _of_a_table(tonight, at, Meaning(told, "open seat", to=at))


def _of_a_table(tonight: Tonight, at: Seat, meaning: Meaning) -> list[Meaning]:
    table = tonight.now[Table].get(at.table)
    if table is None or not table.is_open:
        return [Meaning(say("Table {table} is not open", table=at.table), "nothing")]
    return [meaning]


def _of_players(who: str, tonight: Tonight, meaning: Callable[[int, str], Meaning]) -> list[Meaning]:
    """One reading for each player who fits: a name that fits two people asks which."""
    if (at := read_seat(who)) is not None:
        entries = [row.n for row in tonight.now[Seating].values() if (row.table, row.seat) == (at.table, at.seat)]
        if not entries:
            return [Meaning(say("Nobody sits at table {table} seat {seat}", table=at.table, seat=at.seat), "nothing")]
    else:
        entries = found(who, tonight.now[Presence], lambda n: tonight.labels[n])
        if not entries:
            return [Meaning(say("Nobody who is in is called “{who}”", who=who), "nothing")]
    return [meaning(n, f"{tonight.labels[n]}{tonight.where(n)}") for n in entries]


_READERS: Mapping[str, Callable[[str, Tonight], list[Meaning]]] = {
    "out": _out,
    "move": _move,
    "button": _button,
    "count": _count,
    "break": _break,
    "close": _close,
    "open": _open,
    "say": _say,
    "clock": _clock,
}
