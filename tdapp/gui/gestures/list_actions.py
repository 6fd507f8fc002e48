"""What can be done for whoever is picked in the list at the desk: text, key, whom it fits, and the gesture.

The buttons above the list, its menu and its keys are made from this list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.ledger import ADD_ON, DEALER_BONUS, RE_ENTRY, REBUY
from tdapp.director.selling import offers
from tdapp.gui.gestures import bustout_gestures, desk_gestures, floor_gestures, note_gestures, room_gestures
from tdapp.gui.sheets.player import open_player
from tdapp.gui.sheets.purchases import correct
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from tdapp.director.tonight import Tonight
    from tdapp.gui.desk import Desk
    from tdapp.views.entrants import Entrant

    Does = Callable[[Desk, QWidget, Sequence[Entrant]], object]


@dataclass(frozen=True, slots=True)
class ListAction:
    text: str
    letter: str
    fits: Callable[[Entrant, Tonight], bool]
    does: Does
    is_for_one: bool = False
    is_quick: bool = False
    """Has a button of its own above the list."""
    look: str = ""

    def whom(self, picked: Sequence[Entrant], tonight: Tonight) -> list[Entrant]:
        """Those of the picked for whom it can be done."""
        if self.is_for_one and len(picked) > 1:
            return []
        return [row for row in picked if self.fits(row, tonight)]


def _is_in(row: Entrant, _: Tonight) -> bool:
    return row.status == "in"


def _may_go_out(row: Entrant, tonight: Tonight) -> bool:
    """Nobody takes the winner out."""
    return row.status == "in" and tonight.left > 1 and tonight.terms.finished is None


def _is_booked(row: Entrant, _: Tonight) -> bool:
    return row.status in ("expected", "waiting")


def _may_enter_again(row: Entrant, tonight: Tonight) -> bool:
    return row.status == "out" and tonight.terms.finished is None and RE_ENTRY in offers(tonight)


def _may_buy(kind: str) -> Callable[[Entrant, Tonight], bool]:
    """A rebuy brings back who is out; whatever else is sold only to those who are in. Nothing is once it is over."""
    whom = ("in", "out") if kind == REBUY else ("in",)
    return lambda row, tonight: row.status in whom and tonight.terms.finished is None and kind in offers(tonight)


def _is_not_here(row: Entrant, _: Tonight) -> bool:
    return row.is_missing or (row.status == "expected" and not row.has_arrived)


def _is_at_the_table(row: Entrant, _: Tonight) -> bool:
    return row.status == "in" and not row.is_missing


def _sell(kind: str) -> Does:
    return lambda desk, _, rows: desk_gestures.sell(desk, kind, rows)


def _sell_otherwise(kind: str) -> Does:
    return lambda desk, parent, rows: desk_gestures.sell_otherwise(desk, parent, kind, rows)


LIST_ACTIONS = (
    ListAction(
        say("Pays and sits"), "E", _is_booked, lambda desk, _, rows: desk_gestures.enter(desk, rows), is_quick=True
    ),
    ListAction(
        say("Re-entry"), "E", _may_enter_again, lambda desk, _, rows: desk_gestures.enter(desk, rows), is_quick=True
    ),
    ListAction(
        say("Pays otherwise…"),
        "Shift+E",
        lambda row, tonight: _is_booked(row, tonight) or _may_enter_again(row, tonight),
        lambda desk, parent, rows: desk_gestures.enter_otherwise(desk, parent, rows[0]),
        is_for_one=True,
    ),
    ListAction(say("Rebuy"), "R", _may_buy(REBUY), _sell(REBUY), is_quick=True),
    ListAction(say("Rebuy, paid otherwise…"), "Shift+R", _may_buy(REBUY), _sell_otherwise(REBUY)),
    ListAction(say("Add-on"), "A", _may_buy(ADD_ON), _sell(ADD_ON), is_quick=True),
    ListAction(say("Add-on, paid otherwise…"), "Shift+A", _may_buy(ADD_ON), _sell_otherwise(ADD_ON)),
    ListAction(say("Bonus"), "D", _may_buy(DEALER_BONUS), _sell(DEALER_BONUS), is_quick=True),
    ListAction(say("Bonus, paid otherwise…"), "Shift+D", _may_buy(DEALER_BONUS), _sell_otherwise(DEALER_BONUS)),
    ListAction(say("Here"), "H", _is_not_here, lambda desk, _, rows: desk_gestures.arrived(desk, rows), is_quick=True),
    ListAction(
        say("Away"), "W", _is_at_the_table, lambda desk, _, rows: desk_gestures.leave(desk, rows), is_quick=True
    ),
    ListAction(
        say("Out"),
        "O",
        _may_go_out,
        lambda desk, _, rows: bustout_gestures.out_at_once(desk, [row.entry for row in rows]),
        is_quick=True,
        look="danger",
    ),
    ListAction(
        say("Out on one hand…"),
        "Shift+O",
        _may_go_out,
        lambda desk, parent, rows: bustout_gestures.out_on_one_hand(desk, parent, [row.entry for row in rows]),
    ),
    ListAction(
        say("Knocked out by…"),
        "K",
        lambda row, _: row.status == "out",
        lambda desk, parent, rows: bustout_gestures.won_by(desk, parent, rows[0].entry),
        is_for_one=True,
        is_quick=True,
    ),
    ListAction(
        say("Is not out…"),
        "I",
        lambda row, _: row.status == "out",
        lambda desk, parent, rows: bustout_gestures.set_right(desk, parent, rows[0].entry),
        is_for_one=True,
    ),
    ListAction(
        say("Order of places…"),
        "G",
        lambda row, _: row.status == "out",
        lambda desk, parent, _: bustout_gestures.order_of_places(desk, parent),
        is_for_one=True,
    ),
    ListAction(
        say("Penalty…"),
        "Y",
        _is_in,
        lambda desk, parent, rows: note_gestures.penalise(desk, parent, rows[0].entry),
        is_for_one=True,
    ),
    ListAction(
        say("Note or ruling…"),
        "N",
        lambda row, _: row.entry > 0,
        lambda desk, parent, rows: note_gestures.note(desk, parent, entry=rows[0].entry),
        is_for_one=True,
    ),
    ListAction(
        say("Count the chips…"),
        "C",
        _is_in,
        lambda desk, parent, rows: note_gestures.count_stacks(desk, parent, [row.entry for row in rows]),
    ),
    ListAction(
        say("Chips off the table…"),
        "",
        _is_in,
        lambda desk, parent, rows: note_gestures.take_off(desk, parent, rows[0].entry),
        is_for_one=True,
    ),
    ListAction(
        say("Move…"),
        "M",
        lambda row, _: row.status == "in" and row.table is not None,
        lambda desk, parent, rows: floor_gestures.move(desk, parent, rows[0].entry),
        is_for_one=True,
        is_quick=True,
    ),
    ListAction(
        say("Wrong seat…"),
        "",
        lambda row, _: row.status == "in" and row.table is not None,
        lambda desk, parent, rows: room_gestures.wrong_seat(desk, parent, rows[0].entry),
        is_for_one=True,
    ),
    ListAction(
        say("Seat wishes…"),
        "",
        _is_in,
        lambda desk, parent, rows: room_gestures.keep_seat(desk, parent, rows[0].entry),
        is_for_one=True,
    ),
    ListAction(
        say("Does not come"), "X", _is_booked, lambda desk, _, rows: desk_gestures.cancel(desk, rows), is_quick=True
    ),
    ListAction(
        say("Player…"),
        "P",
        lambda row, _: row.player is not None,
        lambda desk, parent, rows: open_player(desk, parent, rows[0].player or ""),
        is_for_one=True,
    ),
    ListAction(
        say("Slip again"),
        "S",
        lambda row, _: row.entry > 0 and row.status != "void",
        lambda desk, _, rows: desk.slips.again(rows[0].entry),
        is_for_one=True,
    ),
    ListAction(
        say("Bought…"),
        "B",
        lambda row, _: row.entry > 0 and row.status != "void",
        lambda desk, parent, rows: correct(desk, parent, rows[0]),
        is_for_one=True,
    ),
    ListAction(
        say("Take back the entry…"),
        "U",
        _is_in,
        lambda desk, parent, rows: desk_gestures.unregister(desk, parent, rows[0]),
        is_for_one=True,
    ),
)
