"""What the floor asks for: a redraw, a table that breaks, a move that balances, and those on their way to a seat."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from tdapp.director import balancing, breaks, first_buttons, redraws
from tdapp.director.openings import is_open
from tdapp.director.seating import on_the_way
from tdapp.rules.movers import WHO_MOVES
from tdapp.values.field import Seating, Table
from tdapp.values.noted import Nameless
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.todo_item import Other, ToDo, Waiting, named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.director.tonight import Tonight
    from tdapp.rules.balance import Plan
    from tdapp.values.house import Moment
    from tdapp.values.room import Move
    from tdapp.views.clock_face import ClockFace
    from tdapp.views.todo_item import Does

SHOWN = 3
"""So many moves are told in full."""


def on_the_floor(tonight: Tonight, face: ClockFace, at: Moment) -> Iterator[ToDo]:
    if not tonight.now[Seating] or tonight.left < 2:
        return
    yield from _on_the_way(tonight)
    if face.state == "not started":
        yield from _first_buttons(tonight, at)
        return
    yield from _halted(tonight, at)
    due = tonight.once(redraws.due)
    if due is not None:
        yield _redraw(tonight, due, may_grow=is_open(tonight, at))
        if due.is_mandatory:
            return
    breaking = _breaking(tonight, at)
    if breaking is not None:
        yield breaking
        if breaking.does != "break" or not is_open(tonight, at):
            return
        # Somebody late may need the seats of this table: then it is kept, and filled.
    plan = balancing.plan(tonight, at) if balancing.long_over(tonight, at) else tonight.once(balancing.plan)
    if plan.moves:
        yield _balancing(tonight, plan)


def _first_buttons(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    tables = first_buttons.without_button(tonight, at)
    if not tables:
        return
    rule = str(tonight.rules.cite("HIGH-02" if first_buttons.takes_cards(tonight) else "HIGH-03"))
    title = say("Who has the first button at table {table}?", table=tables[0])
    if len(tables) > 1:
        title = say("Who has the first button at {tables}?", tables=count(len(tables), "table"))
    why = say("The ace of the seat draw begins.")
    if first_buttons.takes_cards(tonight):
        why = say("The highest card begins: let the app deal, or type in what was dealt.")
    yield ToDo("high card", title, why, say("Draw…"), rule, tuple(tables), "information")


def _halted(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    tables = balancing.halted(tonight, at)
    if tables:
        title = say("Table {table} holds play", table=tables[0])
        if len(tables) > 1:
            title = say("Tables {tables} hold play", tables=named([str(table) for table in tables], most=6))
        why = say(
            "{number} short or more, and the next big blind would fall on an empty seat.",
            number=tonight.rules["halt_short_by"],
        )
        yield ToDo("nothing", title, why, "", str(tonight.rules.cite("TDA-11D")), tables, "warning")


def _redraw(tonight: Tonight, due: redraws.Due, *, may_grow: bool) -> ToDo:
    title = say("Redraw to {tables}", tables=count(len(due.tables), "table"))
    if due.is_final:
        title = say("Draw the final table")
    still = say("Entries are still sold: the field may grow again.") if may_grow else ""
    why = " ".join(filter(None, (due.why, still, redraws.seats_lost(tonight, due))))
    tables = tuple(table.table for table in due.tables)
    if tonight.now[Nameless]:
        return _who_first(tonight, title, why, due.rule, ())
    return ToDo("redraw", title, why, say("Redraw…"), due.rule, tables, "warning")


def _breaking(tonight: Tonight, at: Moment) -> ToDo | None:
    if len(tonight.tables) < 2 or tonight.once(redraws.comes_by_redraw):
        return None
    breaking = tonight.once(breaks.next_to_break)
    if breaking.table is None:
        return None
    title, rule = say("Break table {table}", table=breaking.table), str(breaking.rule)
    still = say("Entries are still sold: a seat may be needed again.") if is_open(tonight, at) else ""
    why = " ".join(filter(None, (breaking.why, still)))
    if breaking.needs_names:
        return _who_first(tonight, title, why, rule, breaking.needs_names)
    why = " ".join(filter(None, (why, breaks.what_is_kept(tonight, breaking.table))))
    return ToDo("break", title, why, say("Break…"), rule, (breaking.table,), "warning")


def _balancing(tonight: Tonight, plan: Plan) -> ToDo:
    ready = list(takewhile(is_known, plan.moves))
    if not ready:
        return _asking(tonight, plan)
    first, number = ready[0], len(ready)
    title = say("{short}: move {player}", short=_short(plan, first), player=first.player)
    if number > 1:
        title = say("Balance the tables: {moves}", moves=count(number, "move"))
    moves = [_told(move) for move in ready[:SHOWN]]
    moves += [say("and {number:,} more", number=number - SHOWN)] if number > SHOWN else []
    hold = say("No table deals before every mover is seated.") if plan.hold_all_tables else ""
    movers = tuple(tonight.entry_labelled(move.player) for move in ready if move.player is not None)
    others = (Other("balance one", say("Only the first")),) if number > 1 else ()
    return ToDo(
        "balance",
        title,
        " ".join(filter(None, (f"{'; '.join(moves)}.", first.why, hold))),
        say("Move") if number == 1 else say("Move all {number:,}", number=number),
        str(first.rule),
        movers,
        "warning",
        (Other("move otherwise", say("Other…")), *others),
    )


def _told(move: Move) -> str:
    return say(
        "{player}, table {from_table} seat {from_seat} → table {to_table} seat {to_seat}",
        player=move.player,
        from_table=move.origin.table,
        from_seat=move.origin.seat,
        to_table=move.to.table,
        to_seat=move.to.seat,
    )


def is_known(move: Move) -> bool:
    """Whether it is settled who moves and to which seat."""
    return move.player is not None and move.to.seat is not None


def _short(plan: Plan, move: Move) -> str:
    return say("Table {table} is short", table=move.to.table) if len(plan.moves) == 1 else say("The tables are uneven")


def _asking(tonight: Tonight, plan: Plan) -> ToDo:
    """What must be known before anybody can move."""
    first, other = plan.moves[0], (Other("move otherwise", say("Other…")),)
    rule, short = str(first.rule), say("Table {table} is short", table=first.to.table)
    if plan.needs_names:
        return _who_first(tonight, short, first.why, rule, plan.needs_names)
    if plan.needs_button:
        title = say("Where is the button at table {table}?", table=plan.needs_button[0])
        why = say("{short}, and who moves depends on it.", short=short)
        return ToDo("say button", title, why, say("Say…"), rule, plan.needs_button, "warning", other)
    tables = plan.needs_cards
    if WHO_MOVES[str(tonight.rules["who_moves"])].by_card:
        title = say("Deal a card to each player at table {table}", table=tables[0])
        does: Does = "say player cards"
        why = say("{short}. The lowest card moves.", short=short)
    else:
        which = named([str(table) for table in tables], most=6)
        does, title = "say cards", say("Deal a card to table {tables}", tables=which)
        why = say("{short}. These tables are equally full, and the lowest card gives a player.", short=short)
    return ToDo(does, title, why, say("Cards…"), rule, tables, "warning", other)


def _who_first(tonight: Tonight, what: str, why: str, rule: str, tables: tuple[int, ...]) -> ToDo:
    """Nobody is seated, and no chair given away, while it is open who went out at these tables, or at any."""
    rows = sorted(tonight.now[Nameless].items())
    missing = next((n for n, row in rows if row.table in tables or not tables), rows[0][0])
    where = tonight.now[Nameless][missing].table
    title = say("{what}: who went out?", what=what)
    if where is not None:
        title = say("{what}: who went out at table {table}?", what=what, table=where)
    nobody = (Other("nobody", say("Nobody did")),)
    return ToDo("say who", title, why, say("Say who…"), rule, (missing,), "warning", nobody)


def _on_the_way(tonight: Tonight) -> Iterator[ToDo]:
    moves = on_the_way(tonight)
    if not moves:
        return
    told = [
        say(
            "{player} → table {table} seat {seat}",
            player=tonight.known_as(row.entry),
            table=row.to_table,
            seat=row.to_seat,
        )
        for row in moves[:4]
    ]
    told += [say("and {number:,} more", number=len(moves) - 4)] if len(moves) > 4 else []
    title = say("Announce the move") if len(moves) == 1 else say("Announce {number:,} moves", number=len(moves))
    button = say("Seated") if len(moves) == 1 else say("All seated")
    others = (Other("announce", say("Announce…")), Other("slips", say("Slips")))
    numbers = tuple(row.n for row in moves)
    yield ToDo("seated", title, f"{'; '.join(told)}.", button, moves[0].rule, numbers, "information", others)


def next_break(tonight: Tonight) -> Iterator[Waiting]:
    redraw = tonight.once(redraws.comes_at)
    if redraw is not None:
        left, tables = redraw
        if left < tonight.left:
            title = say("Final table at {left:,}", left=left)
            if tables > 1:
                title = say("Redraw to {tables} tables at {left:,}", tables=tables, left=left)
            yield Waiting(title, say("{players} are in", players=count(tonight.left, "player")))
        return
    rows = tonight.now[Table]
    order = sorted(tonight.tables, key=lambda table: rows[table.table].breaks)
    room = sum(table.capacity for table in order[1:])
    if len(order) > 1 and room < tonight.left:
        yield Waiting(
            say("Table {table} breaks at {left:,}", table=order[0].table, left=room),
            say("{players} are in", players=count(tonight.left, "player")),
        )
