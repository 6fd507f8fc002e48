"""The questions draw and check-draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from tdapp.ask.chance import KEYS, read_chance, shown
from tdapp.ask.tables import read_pairs
from tdapp.rules.draw import Draw, Lock, TableToFill, draw_seats, tables_for
from tdapp.rules.draw_check import Published, differences
from tdapp.rules.room import MOST_SEATS
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from tdapp.ask.reader import Asked, Fields
    from tdapp.rules.draw import Drawn, Method
    from tdapp.rules.rulebook import Rulebook

OPTIONAL = ("tables", "max_seats", "apart", "locked", "method", "dealers")

DRAW_EXAMPLE: dict[str, Any] = {
    "players": ["Ann", "Bob", "Cem", "Dana", "Edu", "Fay", "Gus", "Hana", "Ivo"],
    "tables": [{"table": 1, "seats": 6, "unavailable": [5]}, {"table": 2, "seats": 6}],
    "apart": [["Ann", "Bob"]],
    "locked": [{"player": "Cem", "table": 1, "seat": 1}],
}

CHECK_EXAMPLE: dict[str, Any] = {
    "players": ["Ann", "Bob", "Cem"],
    "max_seats": 2,
    "seed": "0123456789abcdef" * 4,
    "room": "queen of hearts",
    "seats": [
        {"player": "Ann", "table": 2, "seat": 1},
        {"player": "Bob", "table": 1, "seat": 2},
        {"player": "Cem", "table": 2, "seat": 2},
    ],
}


def draw_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    fields = asked.fields(("players",), (*OPTIONAL, *KEYS))
    draw = _draw(fields)
    chance = read_chance(fields)
    drawn = draw_seats(draw, chance, rules=rules)
    return {
        "seats": _seats(drawn),
        "sizes": {str(table): size for table, size in drawn.sizes.items()},
        "apart_failed": [list(pair) for pair in drawn.apart_failed],
        "uniform": drawn.uniform,
        **shown(chance),
    }


def check_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    fields = asked.fields(("players", "seed", "seats"), (*OPTIONAL, "room"))
    draw = _draw(fields)
    published = [_published(line) for line in fields["seats"].items()]
    chance = read_chance(fields)
    found = differences(draw_seats(draw, chance, rules=rules), published)
    return {"genuine": not found, "differences": list(found), **shown(chance)}


def _seats(drawn: Drawn) -> list[dict[str, Any]]:
    """Everyone in the order of the question."""
    seats: list[dict[str, Any]] = [
        {"player": player, "table": seat.table, "seat": seat.seat} for player, seat in drawn.seats.items()
    ]
    if drawn.cards:
        for line in seats:
            line["card"] = drawn.cards[line["player"]]
    return seats


def _draw(fields: Fields) -> Draw:
    players = tuple(player.text() for player in fields["players"].items())
    if not players:
        raise fields["players"].refuse("There is nobody to draw seats for.")
    return Draw(
        players,
        _tables(fields, len(players)),
        tuple(read_pairs(fields.get("apart", []))),
        tuple(_lock(lock) for lock in fields.get("locked", []).items()),
        tuple(dealer.text() for dealer in fields.get("dealers", []).items()),
        cast("Method", fields.get("method", "spread").one_of("spread", "cards")),
    )


def _tables(fields: Fields, players: int) -> tuple[TableToFill, ...]:
    if ("tables" in fields) == ("max_seats" in fields):
        sentence = 'Give one of "tables" and "max_seats".'
        raise Refused(sentence, at=("max_seats" if "tables" in fields else "tables",))
    if "tables" in fields:
        return tuple(_table(table) for table in fields["tables"].items())
    return tables_for(players, fields["max_seats"].whole(at_least=1, at_most=MOST_SEATS))


def _table(asked: Asked) -> TableToFill:
    fields = asked.fields(("table", "seats"), ("unavailable",))
    unavailable = tuple(seat.whole() for seat in fields.get("unavailable", []).items())
    return TableToFill(fields["table"].whole(at_least=1), fields["seats"].whole(), unavailable)


def _lock(asked: Asked) -> Lock:
    fields = asked.fields(("player", "table", "seat"))
    return Lock(fields["player"].text(), fields["table"].whole(), fields["seat"].whole())


def _published(asked: Asked) -> Published:
    fields = asked.fields(("player", "table", "seat"), ("card",))
    card = fields["card"].text() if "card" in fields else None
    return Published(fields["player"].text(), fields["table"].whole(), fields["seat"].whole(), card)
