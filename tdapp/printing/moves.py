"""Move slips to hand out, and the redraw sheet for the wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.printing.cards import Card, print_cards, seat_told
from tdapp.printing.listing import Listing, Masthead, Setting, print_list
from tdapp.printing.order import looked_up
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from tdapp.printing.sheet import Stationery
    from tdapp.views.moves import MoveLine, Moves

NO_MOVES = say("Nobody is on the way to another seat.")
NOBODY_MOVED = say("Nobody was moved yet.")

COLUMNS = (
    Column(say("Name"), lambda line: line.name),
    Column(say("From"), lambda line: line.origin, "right", 70),
    Column(say("Table–Seat"), lambda line: line.to, "right", 90),
)
SETTINGS = (Setting(14, 27), Setting(12, 23, across=2), Setting(10.5, 17, across=2))


def move_slips(event: str, moves: Moves, *, paper: str | Stationery = "A4") -> bytes:
    """A slip for each mover, to hand out: where to, from where, and why."""
    if not moves.lines:
        raise Refused(NO_MOVES)
    cards = [
        Card(
            line.name,
            seat_told(line.table, line.seat),
            say("from {origin}", origin=line.origin),
            _note(line),
        )
        for line in moves.lines
    ]
    return print_cards(say("Move slips"), event, cards, paper=paper)


def _note(line: MoveLine) -> str:
    """The one line that a slip has room for: who waits must know that, and chips that nobody takes along need hands."""
    if line.carried and not line.waits:
        return line.carried
    told = say("Waits there until the button has passed.") if line.waits else say("Is dealt in at once.")
    return f"{told} {say_kept(line.rule)}"


def redraw_sheet(event: str, moves: Moves, *, paper: str | Stationery = "A4") -> bytes:
    """Everybody who moved at once the last time, by name: from where, and where to."""
    if not moves.lines:
        raise Refused(NOBODY_MOVED)
    whys = {line.why for line in moves.lines}
    rows = sorted(moves.lines, key=lambda line: looked_up(line.name))
    mast = Masthead(say("New seats"), event, say("{title}, by name", title=moves.title))
    foot = whys.pop() if len(whys) == 1 else ""
    return print_list(Listing(mast, COLUMNS, rows, SETTINGS, foot, is_looked_up=True), paper=paper)
