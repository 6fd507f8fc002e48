"""One table of the picture: oval, number, note, chairs and button, painted by a single item."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

from tdapp.gui.theme.look import in_force
from tdapp.gui.theme.palette import mixed
from tdapp.gui.widgets import table_shape as shape
from tdapp.values.say import grouped, say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.theme.palette import Palette
    from tdapp.views.floor import Chair, FloorTable

NAMES_FROM = 0.5
"""Drawn smaller than this, a table shows its number and its chairs, but no names: nobody could read them."""
CHAIRS_FROM = 0.2
"""Drawn smaller than this, it shows its number alone, and whether it stands out."""
STACKS_FROM = 0.8
"""Drawn smaller than this, as no room is when it opens, only the tooltip says stacks and what is left of penalties."""
MOST_NOTED = 2
"""So much of its note has room on a table; its tooltip has all of it."""
PADDING = 8.0
NARROWEST = 52.0
EMPTY = 40.0
FELT_TINT = 0.28
DISC = 8.5
ON_THE_WAY = "→ "
ABSENT = {"away": "◐ ", "not here yet": "○ ", "out of the game": "× "}
CLOSED = say("closed")
_WHICH = re.compile(r"^(.*) (\(#\d+\))$")


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked at a table for the moment: seats, 0 for the table itself."""

    focus: int | None = None
    hits: frozenset[int] = frozenset()
    hit: int | None = None
    """The one hit that the search stands at."""
    lifted: int | None = None
    """The seat whose player, or button, is being dragged."""
    target: int | None = None
    """The seat that would take what is being dragged."""


NO_MARKS = Marks()


def name_font() -> QFont:
    return _font(12, QFont.Weight.Medium)


def small_font() -> QFont:
    """Of what stands under a name, and of the seats' numbers."""
    return _font(10, QFont.Weight.Normal)


def note_font(*, is_strong: bool) -> QFont:
    return _font(12, QFont.Weight.Medium if is_strong else QFont.Weight.Normal)


@lru_cache
def _font(pixels: int, weight: QFont.Weight) -> QFont:
    font = QFont("Inter")
    font.setPixelSize(pixels)
    font.setWeight(weight)
    return font


@lru_cache(maxsize=65_536)
def short_name(name: str, room: float, *, by_initial: bool = True) -> str:
    """A name that fits the room: whole, or the first name and an initial, or the other way round.

    The number that tells two of one name apart is never cut.
    """
    metrics = QFontMetricsF(name_font())
    if metrics.horizontalAdvance(name) <= room:
        return name
    if (two := _WHICH.match(name)) is not None:
        ending = f" {two[2]}"
        return short_name(two[1], room - metrics.horizontalAdvance(ending), by_initial=by_initial) + ending
    first, *others = name.split()
    if others:
        name = f"{first} {others[-1][0]}." if by_initial else f"{first[0]}. {others[-1]}"
    return metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)


def _under(chair: Chair) -> str:
    """What is left of a penalty, or else the stack that was counted."""
    return chair.penalty or ("" if chair.stack is None else grouped(chair.stack))


class TablePicture(QGraphicsItem):
    """Paints a FloorTable round its own middle; told of another row, it draws itself anew only if that differs."""

    def __init__(self, table: FloorTable) -> None:
        super().__init__()
        # As it was drawn it is kept, so that a room is panned, and something dragged over it, without drawing it anew.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.table = table
        self.marks = NO_MARKS
        self.offers_chairs = False
        self._words: dict[int, str] = {}
        self._pills: dict[int, QRectF] = {}
        self._measure()

    def show_table(self, table: FloorTable) -> bool:
        """Whether anything had to be drawn anew."""
        if table is self.table or table == self.table:
            return False
        self.table = table
        self._measure()
        self.update()
        return True

    def mark(self, marks: Marks) -> None:
        if marks != self.marks:
            self.marks = marks
            self.update()

    def light_free_chairs(self, *, is_lit: bool) -> None:
        """Show which chairs would take the player who is being dragged."""
        if is_lit != self.offers_chairs:
            self.offers_chairs = is_lit
            self.update()

    def chair(self, seat: int) -> Chair:
        return self.table.chairs[seat - 1]

    def words(self, seat: int) -> str:
        """What a chair's pill says."""
        return self._words[seat]

    def pill(self, seat: int) -> QRectF:
        return self._pills[seat]

    def disc(self) -> QRectF:
        """Where the button lies; nothing while nobody has said."""
        return self._in_front_of(self.table.button)

    def _in_front_of(self, seat: int | None) -> QRectF:
        if seat is None:
            return QRectF()
        at = shape.on_rim(shape.chairs(len(self.table.chairs))[seat - 1])
        return QRectF(at.x() - DISC, at.y() - DISC, 2 * DISC, 2 * DISC)

    def seat_at(self, point: QPointF) -> int | None:
        """The seat under a point of the item, 0 for the table itself."""
        for seat, pill in self._pills.items():
            if pill.adjusted(-2, -2, 2, 2).contains(point):
                return seat
        across, down = point.x() / shape.FELT_ACROSS, point.y() / shape.FELT_DOWN
        return 0 if across * across + down * down <= 1 else None

    def boundingRect(self) -> QRectF:
        return shape.BOUNDS

    def _measure(self) -> None:
        metrics, small = QFontMetricsF(name_font()), QFontMetricsF(small_font())
        said = [self._say(chair, metrics) for chair in self.table.chairs]
        for chair, middle, words in zip(self.table.chairs, shape.chairs(len(said)), said):
            if chair.entry is not None and said.count(words) > 1:
                words = self._say(chair, metrics, by_initial=False)
            least = EMPTY if chair.entry is None else NARROWEST
            written = max(metrics.horizontalAdvance(words), small.horizontalAdvance(_under(chair)))
            width = max(least, min(shape.PILL_WIDTH, written + 2 * PADDING))
            self._words[chair.seat], self._pills[chair.seat] = words, shape.pill_at(middle, width)

    def _say(self, chair: Chair, metrics: QFontMetricsF, *, by_initial: bool = True) -> str:
        if chair.entry is None:
            return CLOSED if chair.is_closed else str(chair.seat)
        mark = ON_THE_WAY if chair.is_coming else ABSENT.get(chair.absent, "")
        room = shape.PILL_WIDTH - 2 * PADDING - metrics.horizontalAdvance(mark)
        return mark + short_name(chair.name, room, by_initial=by_initial)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        colors = in_force()
        detail = QStyleOptionGraphicsItem.levelOfDetailFromTransform(painter.worldTransform())
        has_names = detail >= NAMES_FROM
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if detail < CHAIRS_FROM:
            self._paint_from_afar(painter, colors)
            return
        self._paint_felt(painter, colors, has_names=has_names)
        for chair in self.table.chairs:
            self._paint_chair(painter, colors, chair, has_names=has_names, has_more=detail >= STACKS_FROM)
        if self.table.button is not None:
            self._paint_button(painter, self.disc(), colors.strip, colors.on_strip, has_names=has_names)
        elif self.table.first_button is not None:
            first = self._in_front_of(self.table.first_button)
            self._paint_button(painter, first, colors.surface, colors.text, has_names=has_names)
        if self.marks.focus is not None:
            self._paint_ring(painter, colors)

    def _paint_from_afar(self, painter: QPainter, colors: Palette) -> None:
        """Its number, as large as it goes: with a broken rim where it is short, a thick one where it breaks next."""
        color = self._color(colors)
        felt = colors.warning if self.marks.hits else colors.tint(color, FELT_TINT)
        is_even = self.table.standing == "even"
        pen = QPen(QColor(mixed(color, felt, 0.45) if is_even else color), 3.0 if is_even else 14.0)
        if self.table.standing == "short":
            pen.setStyle(Qt.PenStyle.DotLine)
        if self.marks.focus is not None:
            pen = QPen(QColor(colors.text), 14.0)
        painter.setPen(pen)
        painter.setBrush(QColor(felt))
        painter.drawEllipse(shape.FROM_AFAR)
        painter.setFont(_font(88, QFont.Weight.Bold))
        painter.setPen(QColor(colors.surface if self.marks.hits else colors.text))
        painter.drawText(shape.FROM_AFAR, Qt.AlignmentFlag.AlignCenter, str(self.table.n))

    def _color(self, colors: Palette) -> str:
        return {"short": colors.warning, "breaks next": colors.information}.get(self.table.standing, colors.accent)

    def _paint_felt(self, painter: QPainter, colors: Palette, *, has_names: bool) -> None:
        color = self._color(colors)
        felt = colors.tint(color, FELT_TINT)
        stands_out = self.table.standing != "even" or 0 in self.marks.hits
        rim = color if stands_out else mixed(color, felt, 0.45)
        if 0 in self.marks.hits:
            rim = colors.warning
        pen = QPen(QColor(rim), 2.0 if stands_out else 1.5)
        if stands_out and not has_names:
            # Too small for its note: a short table has a broken rim, the one that breaks next a thick one.
            pen.setWidthF(7.0)
            pen.setStyle(Qt.PenStyle.DotLine if self.table.standing == "short" else Qt.PenStyle.SolidLine)
        painter.setPen(pen)
        painter.setBrush(QColor(felt))
        painter.drawEllipse(shape.FELT)
        quiet = mixed(colors.text, felt, 0.78)
        painter.setPen(QColor(colors.text))
        painter.setFont(_font(24 if has_names else 44, QFont.Weight.Bold))
        if not has_names:
            painter.drawText(shape.FELT, Qt.AlignmentFlag.AlignCenter, str(self.table.n))
            return
        lines = self.note_lines()
        number = QRectF(-60, lines[0][0].top() - 31, 120, 30)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self.table.n))
        painter.setPen(QColor(quiet))
        painter.setFont(note_font(is_strong=stands_out))
        for at, line in lines:
            painter.drawText(at, Qt.AlignmentFlag.AlignCenter, line)
        self._paint_numbers(painter, quiet)

    def note_lines(self) -> list[tuple[QRectF, str]]:
        """What stands on the felt beneath the table's number, and where."""
        lines = self.table.note.split(" · ")[:MOST_NOTED]
        top = 4.0 - 5.0 * (len(lines) - 1)
        return [(QRectF(-60, top + 15 * number, 120, 16), line) for number, line in enumerate(lines)]

    def number_at(self, seat: int) -> QRectF:
        """Where the number of a taken seat is written, on the felt."""
        at = shape.on_rim(shape.chairs(len(self.table.chairs))[seat - 1])
        return QRectF(at.x() - 9, at.y() - 7, 18, 14)

    def _paint_numbers(self, painter: QPainter, color: str) -> None:
        """The numbers of the taken seats, on the felt; an empty chair says its own."""
        painter.setFont(small_font())
        painter.setPen(QColor(color))
        for chair in self.table.chairs:
            has_disc = chair.seat == (self.table.button or self.table.first_button)
            if not has_disc and (chair.entry is not None or chair.is_closed):
                painter.drawText(self.number_at(chair.seat), Qt.AlignmentFlag.AlignCenter, str(chair.seat))

    def _paint_chair(
        self, painter: QPainter, colors: Palette, chair: Chair, *, has_names: bool, has_more: bool
    ) -> None:
        pill, words = self._pills[chair.seat], self._words[chair.seat]
        pen, fill, ink = self._look(colors, chair)
        painter.setPen(pen)
        painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        if not has_names:
            return
        painter.setPen(QColor(ink))
        painter.setFont(name_font())
        under = _under(chair)
        if not under or not has_more:
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, words)
            return
        painter.drawText(pill.adjusted(0, 1, 0, -11), Qt.AlignmentFlag.AlignCenter, words)
        painter.setFont(small_font())
        painter.drawText(pill.adjusted(0, 13, 0, -1), Qt.AlignmentFlag.AlignCenter, under)

    def _look(self, colors: Palette, chair: Chair) -> tuple[QPen, str, str]:
        """Outline, fill and ink of a chair."""
        dashed = Qt.PenStyle.DashLine
        if chair.seat == self.marks.target:
            return QPen(QColor(colors.accent), 2.0, dashed), colors.tint(colors.accent), colors.text
        if chair.seat == self.marks.hit:
            return QPen(QColor(colors.warning), 1.0), colors.warning, colors.surface
        if chair.seat in self.marks.hits:
            return QPen(QColor(colors.warning), 1.5), colors.tint(colors.warning), colors.text
        if chair.seat == self.marks.lifted:
            return QPen(QColor(colors.muted), 1.0, dashed), "", colors.muted
        if self.offers_chairs and chair.entry is None and not chair.is_closed:
            return QPen(QColor(colors.accent), 1.5, dashed), "", colors.accent
        if chair.entry is None and chair.is_closed:
            return QPen(QColor(colors.line), 1.0), colors.line, colors.muted
        if chair.entry is None:
            return QPen(QColor(mixed(colors.muted, colors.background, 0.6)), 1.0, dashed), "", colors.muted
        if chair.absent:
            return QPen(QColor(colors.muted), 1.0, Qt.PenStyle.DotLine), "", colors.muted
        if chair.is_coming:
            return QPen(QColor(colors.information), 1.5, dashed), colors.tint(colors.information), colors.text
        return QPen(QColor(colors.line), 1.0), colors.raised, colors.text

    def _paint_button(self, painter: QPainter, disc: QRectF, fill: str, ink: str, *, has_names: bool) -> None:
        painter.setPen(QPen(QColor(ink), 1.0))
        painter.setBrush(QColor(fill))
        painter.drawEllipse(disc)
        if has_names:
            painter.setFont(_font(10, QFont.Weight.Bold))
            painter.setPen(QColor(ink))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, "D")

    def _paint_ring(self, painter: QPainter, colors: Palette) -> None:
        painter.setPen(QPen(QColor(colors.accent), 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.marks.focus:
            ring = self._pills[self.marks.focus].adjusted(-3, -3, 3, 3)
            painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2)
        else:
            painter.setPen(QPen(QColor(colors.text), 4.0))
            painter.drawEllipse(shape.FELT.adjusted(-4, -4, 4, 4))
