"""A draw as anyone can check it: what fixed it, the seats, and the question that `tdapp ask check-draw` answers."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tdapp.director.draw_records import read
from tdapp.rules.draw import CARDS
from tdapp.rules.draw_cards import POSITIONS
from tdapp.values.field import DrawRecord
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.director.draw_records import Asked
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment
    from tdapp.values.room import Seat

SUIT_SIGNS = str.maketrans({"s": "♠", "h": "♥", "d": "♦", "c": "♣"})
NO_DRAW = say("No seats are drawn yet.")
NOT_KEPT = say("This draw was made before draws were kept whole: there is no certificate of it.")


@dataclass(frozen=True, slots=True)
class DrawnLine:
    """Where somebody was drawn to, in the order of the draw; `card` only in a draw by cards."""

    n: int
    name: str
    table: int
    seat: int
    card: str = ""
    place: str = ""

    @property
    def where(self) -> str:
        return f"{self.table}–{self.seat}"


@dataclass(frozen=True, slots=True)
class Certificate:
    """`n` of `of` draws of the evening; `head` seals the journal as it stands."""

    event: str
    n: int
    of: int
    at: Moment
    why: str
    seed: str
    room: str
    commitment: str
    head: str
    lines: tuple[DrawnLine, ...]
    heeds: tuple[str, ...]
    """What the house wished, in words."""
    question: str
    """As JSON, for `tdapp ask check-draw`."""

    @property
    def summary(self) -> str:
        tables = len({line.table for line in self.lines})
        return say("{players} at {tables}", players=count(len(self.lines), "player"), tables=count(tables, "table"))


def no_certificate(tonight: Tonight) -> str:
    """Why there is none of the last draw, or nothing."""
    rows = tonight.now[DrawRecord]
    if not rows:
        return NO_DRAW
    return "" if rows[max(rows)].asked else NOT_KEPT


def is_by_cards(tonight: Tonight) -> bool:
    rows = tonight.now[DrawRecord]
    return bool(rows) and '"method":"cards"' in rows[max(rows)].asked


def certificate(tonight: Tonight, n: int | None = None) -> Certificate:
    """Of the last draw, or of another one."""
    rows = tonight.now[DrawRecord]
    if not rows:
        raise Refused(NO_DRAW)
    row = tonight.now.the(DrawRecord, n or max(rows))
    asked = read(row)
    if asked is None:
        raise Refused(NOT_KEPT)
    names = _names(tonight, asked)
    cards = _cards(asked, names)
    lines = tuple(
        DrawnLine(at, names[entry], seat.table, seat.seat or 0, *cards.get(names[entry], ("", "")))
        for at, (entry, seat) in enumerate(zip(asked.entries, asked.seats), 1)
    )
    question = json.dumps(_question(asked, row, names, lines), ensure_ascii=False, indent=1)
    return Certificate(
        tonight.terms.name,
        row.n,
        len(rows),
        row.at,
        row.why,
        row.seed,
        row.room,
        row.commitment,
        tonight.now.head.hex(),
        lines,
        _heeds(asked, names),
        question,
    )


def _names(tonight: Tonight, asked: Asked) -> dict[int, str]:
    """What the players of a draw are called, with the entry's number where two have the same name."""
    called = {n: tonight.known_as(n) for n in asked.entries}
    times = Counter(called.values())
    return {n: name if times[name] < 2 else f"{name} (#{n})" for n, name in called.items()}


def _cards(asked: Asked, names: Mapping[int, str]) -> dict[str, tuple[str, str]]:
    """The card of each player and the place from the button that it means."""
    seats: dict[str, Seat] = {names[n]: seat for n, seat in zip(asked.entries, asked.seats)}
    sizes = Counter(seat.table for seat in asked.seats)
    dealt = CARDS[asked.method](seats, dict(sizes))
    found = {}
    for table in sizes:
        taken = sorted((name for name, seat in seats.items() if seat.table == table), key=lambda name: seats[name])
        for offset, name in enumerate(taken):
            if name in dealt:
                found[name] = (shown_card(dealt[name]), _from_the_button(offset))
    return found


def _from_the_button(offset: int) -> str:
    """Big blind; or 11 places after the button, where the place has no name."""
    return POSITIONS[offset] if offset < len(POSITIONS) else say("{n} places after the button", n=offset)


def shown_card(card: str) -> str:
    """A♠ for As; 5-A, which names a table, stays as it is."""
    return card[0] + card[1].translate(SUIT_SIGNS) if len(card) == 2 else card


def _heeds(asked: Asked, names: Mapping[int, str]) -> tuple[str, ...]:
    kept = [
        say("{player} has table {table} seat {seat}", player=names[n], table=seat.table, seat=seat.seat)
        for n, seat in asked.locked
    ]
    deal = [say("{player} deals at a table", player=names[n]) for n in asked.dealers]
    apart = [say("{one} and {other} sit apart", one=names[one], other=names[other]) for one, other in asked.apart]
    return (*kept, *deal, *apart)


def _question(asked: Asked, row: DrawRecord, names: Mapping[int, str], lines: tuple[DrawnLine, ...]) -> dict[str, Any]:
    question: dict[str, Any] = {
        "players": [names[n] for n in asked.entries],
        "tables": [
            {"table": table.table, "seats": table.seats, "unavailable": list(table.unavailable)}
            for table in asked.tables
        ],
        "apart": [[names[one], names[other]] for one, other in asked.apart],
        "locked": [{"player": names[n], "table": seat.table, "seat": seat.seat} for n, seat in asked.locked],
        "dealers": [names[n] for n in asked.dealers],
        "method": asked.method,
    }
    question = {name: value for name, value in question.items() if value}
    seats = [{"player": line.name, "table": line.table, "seat": line.seat} for line in lines]
    return {**question, "seed": row.seed, "room": row.room, "seats": seats}
