"""What can be done at a chair and at a table of the room: text, key, where it fits, and the gesture.

The menus of the picture and of the list, and the letters of both, are made from these. What can be done for the
player on a chair is what the list at the desk can do.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from tdapp.director import balancing
from tdapp.director.rooms import MOST_SEATS
from tdapp.gui.gestures import bustout_gestures, floor_gestures, note_gestures, room_gestures
from tdapp.gui.gestures.list_actions import LIST_ACTIONS
from tdapp.values.say import say
from tdapp.views.entrants import entrant

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdapp.director.tonight import Tonight
    from tdapp.gui.desk import Desk
    from tdapp.values.room import Seat
    from tdapp.views.entrants import Entrant
    from tdapp.views.floor import Chair, FloorTable


@dataclass(frozen=True, slots=True)
class Ready:
    """Something that can be done now at a place: its text, its letter or nothing, and what it does."""

    text: str
    letter: str
    does: Callable[[], object]


@dataclass(frozen=True, slots=True)
class ChairAction:
    text: str
    letter: str
    fits: Callable[[Chair], bool]
    does: Callable[[Desk, QWidget, Seat], object]


@dataclass(frozen=True, slots=True)
class TableAction:
    """`text` has room for the table's number."""

    text: str
    fits: Callable[[FloorTable], bool]
    does: Callable[[Desk, QWidget, int], object]


CHAIR_ACTIONS = (
    ChairAction(
        say("Button here"),
        "B",
        lambda chair: not chair.is_closed,
        lambda desk, _, seat: desk.do(balancing.say_button, table=seat.table, button=seat.seat),
    ),
    ChairAction(
        say("Close the seat"),
        "",
        lambda chair: not chair.is_closed and chair.entry is None,
        lambda desk, _, seat: room_gestures.close_seat(desk, seat),
    ),
    ChairAction(
        say("Open the seat"),
        "",
        lambda chair: chair.is_closed,
        lambda desk, _, seat: room_gestures.open_seat(desk, seat),
    ),
)
TABLE_ACTIONS = (
    TableAction(
        say("Somebody at table {table} is out"),
        lambda table: table.taken > 1,
        lambda desk, _, table: bustout_gestures.somebody_out(desk, table),
    ),
    TableAction(
        say("A hand was dealt at table {table}"),
        lambda table: any(chair.misses_hands for chair in table.chairs),
        lambda desk, _, table: note_gestures.hand_dealt(desk, table),
    ),
    TableAction(
        say("Chips of table {table}…"),
        lambda table: table.taken > 0,
        lambda desk, parent, table: note_gestures.count_table(desk, parent, table),
    ),
    TableAction(
        say("Notes of table {table}…"),
        lambda _: True,
        lambda desk, parent, table: note_gestures.note(desk, parent, table=table),
    ),
    TableAction(
        say("Break table {table}…"),
        lambda table: table.taken > 0,
        lambda desk, parent, table: floor_gestures.break_table(desk, parent, table),
    ),
    TableAction(
        say("Where is the button…"),
        lambda table: table.taken > 1,
        lambda desk, parent, table: floor_gestures.say_button(desk, parent, table),
    ),
    TableAction(
        say("Count table {table}…"),
        lambda _: True,
        lambda desk, parent, table: room_gestures.recount(desk, parent, table),
    ),
    TableAction(
        say("One more seat"),
        lambda table: len(table.chairs) < MOST_SEATS,
        lambda desk, _, table: room_gestures.add_chair(desk, table),
    ),
    TableAction(
        say("Take table {table} away"),
        lambda table: not table.taken,
        lambda desk, _, table: room_gestures.remove_table(desk, table),
    ),
    TableAction(
        say("Tables and order…"), lambda _: True, lambda desk, parent, _: room_gestures.change_room(desk, parent)
    ),
)


def at_chair(desk: Desk, parent: QWidget, seat: Seat, chair: Chair) -> list[Ready]:
    """For the player who sits there, most frequent first, then for the chair."""
    tonight = desk.tonight
    here = [
        Ready(action.text, action.letter, partial(action.does, desk, parent, [row]))
        for row in _sitting(tonight, chair)
        for action in sorted(LIST_ACTIONS, key=lambda action: _FIRST.get(action.letter, len(_FIRST)))
        if action.fits(row, tonight)
    ]
    own = [
        Ready(action.text, action.letter, partial(action.does, desk, parent, seat))
        for action in CHAIR_ACTIONS
        if action.fits(chair)
    ]
    letters = {one.letter for one in own}
    return [Ready(one.text, "" if one.letter in letters else one.letter, one.does) for one in here] + own


def at_table(desk: Desk, parent: QWidget, table: FloorTable) -> list[Ready]:
    return [
        Ready(action.text.format(table=table.n), "", partial(action.does, desk, parent, table.n))
        for action in TABLE_ACTIONS
        if action.fits(table)
    ]


_FIRST = {letter: place for place, letter in enumerate("OMWHRA")}
"""Out, move, away, here, rebuy, add-on."""


def _sitting(tonight: Tonight, chair: Chair) -> list[Entrant]:
    if chair.entry is None:
        return []
    return [entrant(tonight, chair.entry)]
