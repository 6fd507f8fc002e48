"""What to do next: a list that the app keeps by itself, most urgent first, each with its reason and rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director import floor as verbs
from tdapp.director.openings import is_open, until
from tdapp.rules.chance import Chance
from tdapp.rules.draw import tables_for
from tdapp.values.field import DrawRecord, Moved, Prize, Seating
from tdapp.values.money import money
from tdapp.values.words import count
from tdapp.views.clock_face import ClockFace, clock_face
from tdapp.views.prizes import prizes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment

Does = Literal[
    "register", "draw", "start", "break", "balance", "say button", "seated", "lock", "pay", "results", "nothing"
]
Look = Literal["warning", "information", "accent"]


@dataclass(frozen=True, slots=True)
class ToDo:
    """One thing to do. `does` names the verb, `about` what it is about: a table, a move, an entry."""

    does: Does
    title: str
    why: str
    button: str
    rule: str = ""
    about: tuple[int, ...] = ()
    look: Look = "accent"


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something that will come, and when."""

    title: str
    says: str


def todo(tonight: Tonight, at: Moment, *, backup_failed: str = "") -> list[ToDo]:
    """Most urgent first."""
    face = clock_face(tonight, at)
    found = [*_backup(backup_failed), *_before_play(tonight, face), *_on_the_floor(tonight, face), *_money(tonight, at)]
    if face.state == "overtime":
        why = f"{face.title} goes on until you say otherwise. Add minutes or levels on the Clock page."
        found.insert(0, ToDo("nothing", "The structure has run out", why, "", look="warning"))
    return found


def _backup(failed: str) -> Iterator[ToDo]:
    if failed:
        yield ToDo(
            "nothing", "The backup failed", f"{failed} The evening itself is safe in its file.", "", look="warning"
        )


def _before_play(tonight: Tonight, face: ClockFace) -> Iterator[ToDo]:
    if tonight.terms.finished is not None:
        return
    if tonight.left < 2 and not tonight.now[DrawRecord]:
        why = "Type names on the Players page; a draw needs at least two."
        yield ToDo("register", "Register the players", why, "Players", look="information")
    elif not tonight.now[DrawRecord]:
        tables = len(tables_for(tonight.left, tonight.terms.seats))
        title = f"Draw seats for {count(tonight.left, 'player')}"
        why = f"At {count(tables, 'table')} of up to {tonight.terms.seats}. Everybody who comes later is drawn a seat."
        yield ToDo("draw", title, why, "Draw seats", str(tonight.rules.cite("SEAT-01")), look="information")
    elif face.state == "not started":
        why = f"{face.title} begins: {face.blinds}{', ' + face.ante if face.ante else ''}."
        yield ToDo("start", "Start the clock", why, "Start")


def _on_the_floor(tonight: Tonight, face: ClockFace) -> Iterator[ToDo]:
    if not tonight.now[Seating] or tonight.left < 2:
        return
    yield from _on_the_way(tonight)
    if face.state == "not started":
        return
    if len(tonight.tables) > 1:
        breaking = verbs.plan_break(tonight, chance=Chance(bytes(32)))
        if breaking.table is not None:
            title, rule = f"Break table {breaking.table}", str(breaking.rule)
            yield ToDo("break", title, breaking.why, "Break", rule, (breaking.table,), "warning")
            return
    plan = verbs.plan(tonight)
    if not plan.moves:
        return
    first = plan.moves[0]
    if plan.needs_button:
        table = plan.needs_button[0]
        title = f"Where is the button at table {table}?"
        why = f"Table {first.to.table} is short, and who moves depends on it."
        yield ToDo("say button", title, why, "Say…", str(first.rule), plan.needs_button, "warning")
        return
    title = f"Table {first.to.table} is short: move {first.player}"
    if len(plan.moves) > 1:
        title = f"Balance the tables: {len(plan.moves)} moves"
    where = "; ".join(
        f"{move.player}, table {move.origin.table} seat {move.origin.seat} → table {move.to.table} seat {move.to.seat}"
        for move in plan.moves[:3]
    )
    more = f"; and {len(plan.moves) - 3} more" if len(plan.moves) > 3 else ""
    why = f"{where}{more}. {first.why}"
    yield ToDo("balance", title, why, "Move" if len(plan.moves) == 1 else "Move all", str(first.rule), (), "warning")


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


def _money(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    if not tonight.now[DrawRecord]:
        return
    shown = prizes(tonight)
    currency = tonight.terms.currency
    if not tonight.now[Prize] and not is_open(tonight, at):
        why = f"{money(shown.pool, currency)} for {count(len(shown.lines), 'place')}. {shown.why}"
        yield ToDo("lock", "Lock the prizes", why, "Lock…", shown.rule, look="information")
    owed = [line for line in shown.lines if line.owed > 0]
    if owed and tonight.now[Prize]:
        line = owed[-1]
        title = f"Pay {line.name} {money(line.owed, currency)}"
        if len(owed) > 1:
            title = f"Pay {len(owed)} players {money(shown.to_pay, currency)}"
        why = "; ".join(f"{one.place} {one.name}, {money(one.owed, currency)}" for one in reversed(owed[-3:]))
        entries = tuple(one.entry for one in reversed(owed) if one.entry is not None)
        yield ToDo("pay", title, f"{why}.", "Pay" if len(owed) == 1 else "Pay all", "", entries, "accent")
    elif tonight.terms.finished is not None and tonight.now[Prize]:
        winner = next((line.name for line in shown.lines if line.place == "1st"), "")
        yield ToDo("results", f"{winner} has won", "Everybody is paid. Print the results.", "Results", look="accent")


def waiting(tonight: Tonight, at: Moment) -> list[Waiting]:
    """What needs nothing yet."""
    if tonight.terms.finished is not None:
        return []
    face, shown, found = clock_face(tonight, at), prizes(tonight), []
    if is_open(tonight, at):
        found.append(Waiting("Late registration", f"open until {until(tonight.terms)}"))
    order = sorted((row for row in tonight.tables), key=lambda table: tonight.breaks(table.table))
    if len(order) > 1:
        room = sum(table.capacity for table in order[1:])
        if room < tonight.left:
            found.append(Waiting(f"Table {order[0].table} breaks at {room}", f"{tonight.left} players are in"))
    if shown.lines and face.entries:
        to_go = tonight.left - len(shown.lines)
        told = f"{to_go} to go" if to_go > 0 else "in the money"
        locked = "locked" if shown.is_locked else "not locked"
        found.append(Waiting("Money", f"{len(shown.lines)} paid · {told} · {locked}"))
    return found
