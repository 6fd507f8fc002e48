"""What the floor asks for: a table that breaks, a move that balances, and those who are on their way to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import balancing, breaks
from tdapp.rules.chance import Chance
from tdapp.values.field import Moved, Seating
from tdapp.views.todo_item import ToDo, Waiting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.director.tonight import Tonight
    from tdapp.rules.balance import Plan
    from tdapp.rules.breaking import Breaking
    from tdapp.views.clock_face import ClockFace


def on_the_floor(tonight: Tonight, face: ClockFace) -> Iterator[ToDo]:
    if not tonight.now[Seating] or tonight.left < 2:
        return
    yield from _on_the_way(tonight)
    if face.state == "not started":
        return
    if len(tonight.tables) > 1:
        breaking = tonight.once(_next_to_break)
        if breaking.table is not None:
            title, rule = f"Break table {breaking.table}", str(breaking.rule)
            yield ToDo("break", title, breaking.why, "Break", rule, (breaking.table,), "warning")
            return
    plan = tonight.once(balancing.plan)
    if plan.moves:
        yield _balancing(tonight, plan)


def _next_to_break(tonight: Tonight) -> Breaking:
    """Which table, and why; where its players would go is drawn when it breaks."""
    return breaks.plan_break(tonight, chance=Chance(bytes(32)))


def _balancing(tonight: Tonight, plan: Plan) -> ToDo:
    first = plan.moves[0]
    if plan.needs_button:
        title = f"Where is the button at table {plan.needs_button[0]}?"
        why = f"Table {first.to.table} is short, and who moves depends on it."
        return ToDo("say button", title, why, "Say…", str(first.rule), plan.needs_button, "warning")
    title = f"Table {first.to.table} is short: move {first.player}"
    if len(plan.moves) > 1:
        title = f"Balance the tables: {len(plan.moves)} moves"
    where = "; ".join(
        f"{move.player}, table {move.origin.table} seat {move.origin.seat} → table {move.to.table} seat {move.to.seat}"
        for move in plan.moves[:3]
    )
    more = f"; and {len(plan.moves) - 3} more" if len(plan.moves) > 3 else ""
    why = f"{where}{more}. {first.why}"
    movers = tuple(tonight.entry_labelled(move.player) for move in plan.moves if move.player is not None)
    return ToDo(
        "balance", title, why, "Move" if len(plan.moves) == 1 else "Move all", str(first.rule), movers, "warning"
    )


def _on_the_way(tonight: Tonight) -> Iterator[ToDo]:
    open_moves = [row for _, row in sorted(tonight.now[Moved].items()) if _is_open(tonight, row)]
    if not open_moves:
        return
    told = "; ".join(
        f"{tonight.known_as(row.entry)} → table {row.to_table} seat {row.to_seat}" for row in open_moves[:4]
    )
    more = f"; and {len(open_moves) - 4} more" if len(open_moves) > 4 else ""
    title = "Announce the move" if len(open_moves) == 1 else f"Announce {len(open_moves)} moves"
    numbers = tuple(row.n for row in open_moves)
    button = "Seated" if len(open_moves) == 1 else "All seated"
    yield ToDo("seated", title, f"{told}{more}.", button, open_moves[0].rule, numbers, "information")


def _is_open(tonight: Tonight, row: Moved) -> bool:
    """Whether somebody is still on the way: moved on since, or gone, nobody is."""
    at = tonight.now[Seating].get(row.entry)
    return not row.is_seated and at is not None and (at.table, at.seat) == (row.to_table, row.to_seat)


def next_break(tonight: Tonight) -> Iterator[Waiting]:
    order = sorted(tonight.tables, key=lambda table: tonight.breaks(table.table))
    room = sum(table.capacity for table in order[1:])
    if len(order) > 1 and room < tonight.left:
        yield Waiting(f"Table {order[0].table} breaks at {room}", f"{tonight.left} players are in")
