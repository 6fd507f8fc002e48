"""Tables as a question describes them, and moves as an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.ask.reader import Asked
from tdapp.rules.button import blinds_behind
from tdapp.rules.room import MOST_SEATS
from tdapp.values.room import Blinds, Seat, SeatedTable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tdapp.values.room import Move

PLACES = ("button", "small_blind", "big_blind")


def read_last(asked: Asked) -> tuple[Blinds, list[int] | None]:
    """The places of the last hand, and who posted the big blind. A whole answer to `button` can be given here."""
    answered: dict[str, Callable[[Asked], object]] = {
        "dead": Asked.flag,
        "posts_small": _seats,
        "last_to_act": Asked.whole,
        "heads_up": Asked.flag,
        "why": Asked.text,
        "rule": Asked.text,
        "profile": Asked.text,
    }
    fields = asked.fields(PLACES, ("posts_big", *answered))
    for key, read in answered.items():
        if key in fields:
            read(fields[key])
    posted = _seats(fields["posts_big"]) if "posts_big" in fields else None
    return Blinds(*(fields[place].whole(at_least=1) for place in PLACES)), posted


def _seats(asked: Asked) -> list[int]:
    return [seat.whole(at_least=1) for seat in asked.items()]


def read_tables(asked: Asked, busted: Sequence[Seat] = ()) -> list[SeatedTable]:
    return [_read_table(table, busted) for table in asked.items()]


def _read_table(asked: Asked, busted: Sequence[Seat]) -> SeatedTable:
    fields = asked.fields(("table", "seats", "players"), ("unavailable", "button", "last"))
    number = fields["table"].whole(at_least=1)
    seats = fields["seats"].whole(at_least=1, at_most=MOST_SEATS)
    players = {seat: player.text() for seat, player in fields["players"].numbered()}
    unavailable = read_seats(fields.get("unavailable", []), seats)
    last = None
    if fields.is_known("button"):
        gone = (seat.seat for seat in busted if seat.table == number)
        in_hand = sorted({*players, *(seat for seat in gone if seat is not None and seat <= seats)})
        button = fields["button"].whole(at_least=1, at_most=seats)
        last = blinds_behind(seats, button, in_hand) if in_hand else None
    if fields.is_known("last"):
        last, _ = read_last(fields["last"])
    return SeatedTable(number, seats, players, unavailable, last)


def read_seats(asked: Asked, seats: int) -> frozenset[int]:
    """A list of seat numbers, each once."""
    found: set[int] = set()
    for item in asked.items():
        seat = item.whole(at_least=1, at_most=seats)
        if seat in found:
            raise item.refuse(f"Seat {seat} is listed twice.")
        found.add(seat)
    return frozenset(found)


def read_busted(asked: Asked) -> list[Seat]:
    fields = [item.fields(("table", "seat")) for item in asked.items()]
    return [Seat(field["table"].whole(at_least=1), field["seat"].whole(at_least=1)) for field in fields]


def read_pairs(asked: Asked) -> list[tuple[str, str]]:
    """Pairs of names that are to be kept apart."""
    pairs = []
    for item in asked.items():
        names = [name.text() for name in item.items()]
        if len(names) != 2 or names[0] == names[1]:
            raise item.refuse("A pair is two different players.")
        pairs.append((names[0], names[1]))
    return pairs


def show_moves(moves: Iterable[Move]) -> list[dict[str, Any]]:
    return [
        {
            "player": move.player,
            "from": show_seat(move.origin),
            "to": show_seat(move.to),
            "deal_in": move.deal_in,
            "why": move.why,
            "rule": str(move.rule),
        }
        for move in moves
    ]


def show_seat(seat: Seat) -> dict[str, Any]:
    return {"table": seat.table, "seat": seat.seat}
