"""The final table: the clock on the felt, and round it who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.gui.projector import centre
from tdapp.gui.projector.boxes import Box
from tdapp.gui.projector.fitting import cut, fitted
from tdapp.gui.projector.marks import CENTRE, Surface, Text
from tdapp.gui.widgets.table_shape import CHAIRS_ACROSS, CHAIRS_DOWN, FELT_ACROSS, FELT_DOWN, chairs

if TYPE_CHECKING:
    from tdapp.gui.projector.marks import Mark
    from tdapp.gui.projector.style import Style
    from tdapp.views.projector.showing import SeatShown, Showing

PILL = Box(0, 0, 250, 62)
BUTTON = 34.0


def final_table(shown: Showing, style: Style, box: Box) -> list[Mark]:
    """As in the room's picture of a table, stretched to its place; names as large as the chairs allow."""
    across = (box.w - PILL.w) / 2 / CHAIRS_ACROSS
    down = (box.h - PILL.h) / 2 / CHAIRS_DOWN
    middle_x, middle_y = box.x + box.w / 2, box.y + box.h / 2
    felt = Box(
        middle_x - FELT_ACROSS * across * 1.1,
        middle_y - FELT_DOWN * down * 1.12,
        FELT_ACROSS * across * 2.2,
        FELT_DOWN * down * 2.24,
    )
    marks: list[Mark] = [Surface(felt, style.colors.card, line=style.colors.line, is_oval=True)]
    seats = max(max((seat.seat for seat in shown.seats), default=0), 8)
    for seat in shown.seats:
        at = chairs(seats)[seat.seat - 1]
        place = Box(middle_x + at.x() * across - PILL.w / 2, middle_y + at.y() * down - PILL.h / 2, PILL.w, PILL.h)
        marks += _pill(seat, style, place)
    return [*marks, *centre.clock(shown, style, felt.inset(felt.w * 0.13, felt.h * 0.13))]


def _pill(seat: SeatShown, style: Style, box: Box) -> list[Mark]:
    colors = style.colors
    marks: list[Mark] = [Surface(box, colors.card, box.h / 2, colors.line)]
    number = Box(box.x + 8, box.y, 46, box.h)
    marks.append(Text(number, str(seat.seat), style.strong, 30, colors.accent, CENTRE))
    button = BUTTON + 12 if seat.has_button else 0
    room = Box(box.x + 56, box.y, box.w - 56 - 20 - button, box.h)
    size = fitted(seat.name, style.strong, room.w, 34, 26)
    marks.append(Text(room, cut(seat.name, style.strong, size, room.w), style.strong, size, colors.text))
    if seat.has_button:
        disc = Box(box.right - BUTTON - 14, box.y + (box.h - BUTTON) / 2, BUTTON, BUTTON)
        marks.append(Surface(disc, colors.gold, is_oval=True))
        marks.append(Text(disc, "D", style.strong, 24, colors.ground, CENTRE))
    return marks
