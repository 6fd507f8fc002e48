"""What the floor notes about people: penalties, rulings and counts, with a sheet first where something is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.director import chip_counts, notes, penalties
from tdapp.director.penalties import DISQUALIFICATION, PENALTY
from tdapp.gui.sheets.notes import ChipCountsSheet, ChipsOffSheet, CountSheet, NoteSheet, PenaltySheet, sitting_at
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change
    from tdapp.views.floor_orders import FloorOrder


def penalise(desk: Desk, parent: QWidget | None, entry: int) -> None:
    def give(said: dict[str, Any]) -> None:
        by, reason = desk.by(), said["reason"]
        if said["step"] == DISQUALIFICATION:
            penalties.disqualify(desk.house, desk.tournament, entry=entry, stack=said["stack"], reason=reason, by=by)
        elif said["step"] == PENALTY:
            penalties.penalise(
                desk.house,
                desk.tournament,
                entry=entry,
                amount=said["amount"],
                unit=said["unit"],
                reason=reason,
                by=by,
            )
        else:
            penalties.warn(desk.house, desk.tournament, entry=entry, reason=reason, by=by)

    PenaltySheet(parent, desk, entry).ask(give)


def penalty_over(desk: Desk, penalty: int) -> Change | None:
    return desk.do(penalties.end_penalty, penalty=penalty)


def hand_dealt(desk: Desk, table: int) -> Change | None:
    return desk.do(penalties.hands_dealt, table=table)


def take_off(desk: Desk, parent: QWidget | None, entry: int) -> None:
    ChipsOffSheet(parent, desk, entry).ask(
        lambda chips: penalties.take_off_table(desk.house, desk.tournament, entry=entry, chips=chips, by=desk.by())
    )


def note(
    desk: Desk, parent: QWidget | None, *, entry: int | None = None, table: int | None = None, rule: str = ""
) -> None:
    NoteSheet(parent, desk, entry, table, rule).ask(
        lambda said: notes.note(desk.house, desk.tournament, by=desk.by(), **said)
    )


def count_stacks(desk: Desk, parent: QWidget | None, entries: Sequence[int]) -> None:
    _ask(desk, CountSheet(parent, desk, entries, None), None)


def count_table(desk: Desk, parent: QWidget | None, table: int) -> None:
    sitting = sitting_at(desk, table)
    if not sitting:
        desk.refused.emit(say("Nobody sits at table {table}.", table=table))
        return
    _ask(desk, CountSheet(parent, desk, sitting, table), table)


def _ask(desk: Desk, sheet: CountSheet, table: int | None) -> None:
    def write(said: dict[str, Any]) -> None:
        if said["chips"] is not None and table is not None:
            chip_counts.count_table(desk.house, desk.tournament, table=table, chips=said["chips"], by=desk.by())
        if said["stacks"]:
            chip_counts.count_stacks(desk.house, desk.tournament, stacks=said["stacks"], by=desk.by())

    sheet.ask(write)


def note_down(desk: Desk, parent: QWidget | None, order: FloorOrder) -> None:
    """At once where the line says what; else the sheet asks."""
    if not order.text:
        note(desk, parent, entry=order.entry, table=order.table)
        return
    desk.do(notes.note, text=order.text, entry=order.entry, table=order.table)


def count_as_told(desk: Desk, parent: QWidget | None, order: FloorOrder) -> None:
    if order.table is not None and order.chips < 0:
        count_table(desk, parent, order.table)
        return
    desk.do(chip_counts.count_table, table=order.table, chips=order.chips)


def open_chip_counts(desk: Desk, parent: QWidget | None) -> None:
    sheet = ChipCountsSheet(parent, desk, lambda table: count_table(desk, sheet, table))
    sheet.ask(lambda _: None)
