"""The questions balance, break and redraw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.ask import chance
from tdapp.ask.button import read_cards
from tdapp.ask.tables import read_busted, read_pairs, read_tables, show_moves
from tdapp.rules.balance import Known, balance
from tdapp.rules.breaking import break_table
from tdapp.rules.redraw import redraw
from tdapp.rules.two_step import TwoStep
from tdapp.values.room import Seat

if TYPE_CHECKING:
    from tdapp.ask.reader import Asked, Fields
    from tdapp.rules.rulebook import Rulebook

BALANCE_EXAMPLE = {
    "tables": [
        {
            "table": 1,
            "seats": 9,
            "players": {"1": "Ann", "2": "Bob", "3": "Cleo", "4": "Dan", "5": "Eva", "6": "Finn", "7": "Gus"},
            "button": 3,
        },
        {
            "table": 2,
            "seats": 9,
            "players": {"1": "Hal", "2": "Ida", "4": "Jo", "5": "Kim", "7": "Lea"},
            "last": {"button": 1, "small_blind": 2, "big_blind": 4},
        },
    ],
    "moved": {"Ann": 1},
}
BREAK_EXAMPLE = {
    "tables": [
        {"table": 1, "seats": 4, "players": {"1": "Ann", "2": "Bob"}, "button": 1},
        {"table": 2, "seats": 4, "players": {"1": "Cleo", "3": "Dan"}, "button": 3},
        {"table": 3, "seats": 4, "players": {"2": "Eva", "4": "Finn"}, "button": 2},
    ],
    "order": [3, 2, 1],
}
REDRAW_EXAMPLE = {"players_left": 20, "tables_open": 3, "tables_started": 8, "seats": 10}


def balance_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    fields = asked.fields(("tables",), ("moved", "busted", "cards", "apart"))
    busted = read_busted(fields.get("busted", []))
    known = Known(
        moved={player: times.whole(at_least=0) for player, times in fields.get("moved", {}).named()},
        busted=busted,
        cards=read_cards(fields.get("cards", {}).numbered()),
        apart=read_pairs(fields.get("apart", [])),
    )
    plan = balance(read_tables(fields["tables"], busted), known, rules=rules)
    return {
        "moves": show_moves(plan.moves),
        "sizes": {str(table): size for table, size in plan.sizes.items()},
        "needs_button": list(plan.needs_button),
        "needs_cards": list(plan.needs_cards),
        "halt": list(plan.halt),
    }


def break_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    fields = asked.fields(("tables",), ("order", "table", "seat_cards", "cards", *chance.KEYS))
    if not fields.is_known("table") and "order" not in fields:
        raise fields.get("order", None).refuse("Say which table, or the order in which tables break.")
    stream = chance.read_chance(fields)
    broken = break_table(
        read_tables(fields["tables"]),
        stream,
        order=[table.whole(at_least=1) for table in fields.get("order", []).items()],
        table=fields["table"].whole(at_least=1) if fields.is_known("table") else None,
        two_step=_read_two_step(fields),
        rules=rules,
    )
    return {
        "break": broken.table,
        "moves": show_moves(broken.moves),
        "left_to_balance": show_moves(broken.left_to_balance),
        "why": broken.why,
        "rule": str(broken.rule),
        **chance.shown(stream),
    }


def _read_two_step(fields: Fields) -> TwoStep | None:
    if "seat_cards" not in fields and "cards" not in fields:
        return None
    for key, other in (("seat_cards", "cards"), ("cards", "seat_cards")):
        if key not in fields:
            raise fields.get(key, None).refuse(f"{other} are given, so {key} are needed too.")
    seat_cards = []
    for item in fields["seat_cards"].items():
        numbers = [number.whole(at_least=1) for number in item.items()]
        if len(numbers) != 2:
            raise item.refuse("A seat card is a table and a seat.")
        seat_cards.append(Seat(*numbers))
    return TwoStep(seat_cards, read_cards(fields["cards"].named()))


def redraw_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    fields = asked.fields(("players_left", "tables_open", "tables_started", "seats"))
    found = redraw(
        players_left=fields["players_left"].whole(at_least=1),
        tables_open=fields["tables_open"].whole(at_least=1),
        tables_started=fields["tables_started"].whole(at_least=1),
        seats=fields["seats"].whole(at_least=2),
        rules=rules,
    )
    return {
        "redraw": found.redraw,
        "mandatory": found.mandatory,
        "tables": found.tables,
        "sizes": list(found.sizes),
        "why": found.why,
        "rule": str(found.rule),
    }
