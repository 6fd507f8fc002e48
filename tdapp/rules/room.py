"""Checks a room as it is described, table by table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.rules.button import check_blinds
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.values.room import SeatedTable

MOST_SEATS = 1000
"""No table has more: a larger number is a slip of the keyboard."""


def check_room(tables: Sequence[SeatedTable]) -> None:
    """Refuse what cannot be: a table or player twice, a seat that does not exist, somebody on no chair."""
    if not tables:
        raise Refused(say("At least one table is needed."), at=("tables",))
    numbers: set[int] = set()
    seated: dict[str, int] = {}
    for i, table in enumerate(tables):
        if table.table in numbers:
            raise Refused(say("Table {table} is listed twice.", table=table.table), at=("tables", i, "table"))
        numbers.add(table.table)
        try:
            _check_table(table)
        except Refused as refused:
            raise refused.under("tables", i) from None
        before = len(seated)
        seated.update(dict.fromkeys(table.players.values(), table.table))
        if len(seated) < before + len(table.players):
            _refuse_who_sits_twice(tables)


def _refuse_who_sits_twice(tables: Sequence[SeatedTable]) -> None:
    seated: dict[str, int] = {}
    for i, table in enumerate(tables):
        for seat, player in table.players.items():
            if player in seated:
                sentence = say(
                    "{player} sits at table {table} and at table {other}.",
                    player=player,
                    table=seated[player],
                    other=table.table,
                )
                raise Refused(sentence, at=("tables", i, "players", str(seat)))
            seated[player] = table.table


def _check_table(table: SeatedTable) -> None:
    if not 1 <= table.seats <= MOST_SEATS:
        raise Refused(say("A table has from 1 to {most} seats.", most=MOST_SEATS), at=("seats",))
    if not table.players:
        raise Refused(say("Nobody sits at this table: leave it out, or seat somebody."), at=("players",))
    for i, seat in enumerate(sorted(table.unavailable) if table.unavailable else ()):
        if not 1 <= seat <= table.seats:
            raise Refused(
                say("There is no seat {seat} at a table of {seats}.", seat=seat, seats=table.seats),
                at=("unavailable", i),
            )
    if min(table.players) < 1 or max(table.players) > table.seats or table.unavailable:
        _refuse_no_chair(table)
    if table.last is not None:
        check_blinds(table.seats, table.last, at=("last",))


def _refuse_no_chair(table: SeatedTable) -> None:
    for seat in table.players:
        if not 1 <= seat <= table.seats:
            raise Refused(
                say("There is no seat {seat} at a table of {seats}.", seat=seat, seats=table.seats),
                at=("players", str(seat)),
            )
        if seat in table.unavailable:
            raise Refused(say("Seat {seat} is unavailable, but taken.", seat=seat), at=("players", str(seat)))
