"""The curve of the prizes: a bar for every place, as high as what it is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.gui.theme.look import in_force
from tdapp.gui.theme.palette import mixed
from tdapp.values.money import money
from tdapp.values.say import grouped, say
from tdapp.values.words import count, ordinal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

WIDEST, GAP, LEAST = 64.0, 0.2, 2.0
"""The widest bar, the share of a bar's room that stays empty beside it, and the lowest bar, in pixels."""
ROUND = 5.0
FEW = 6
"""So many places each have their amount written above."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000)


class Curve(QWidget):
    """From 1 place to as many as there are: where bars get thinner than a pixel, each pixel shows its best place."""

    def __init__(self) -> None:
        super().__init__()
        self.amounts: tuple[int, ...] = ()
        self.currency = ""
        self.lit: frozenset[int] = frozenset()
        self.setAccessibleName(say("Curve of the prizes"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(320, 200)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 110)

    def show_amounts(self, amounts: Sequence[int], currency: str) -> None:
        self.amounts, self.currency = tuple(amounts), currency
        self.setAccessibleDescription(self._described())
        self.update()

    def _described(self) -> str:
        """For those who hear the screen."""
        amounts, places = self.amounts, count(len(self.amounts), "place")
        if not amounts:
            return places
        first = money(amounts[0], self.currency)
        if len(amounts) == 1:
            return say("{places}: {first} for the 1st", places=places, first=first)
        last, place = money(amounts[-1], self.currency), ordinal(len(amounts))
        return say(
            "{places}: from {first} for the 1st to {last} for the {place}",
            places=places,
            first=first,
            last=last,
            place=place,
        )

    def said(self, amount: int) -> str:
        return money(amount, self.currency)

    def share(self, amount: int) -> float:
        """How high a bar is, of the room for the highest."""
        return amount / max(*self.amounts, 1)

    def light(self, places: frozenset[int]) -> None:
        """Make the bars of some places stand out."""
        self.lit = places
        self.update()

    def bars(self) -> list[tuple[int, QRectF]]:
        """The places that are drawn, each with its bar."""
        if not self.amounts:
            return []
        room = self._room()
        each = room.width() / len(self.amounts)
        width = min(each * (1 - GAP), WIDEST) if each >= 4 else max(each, 1.0)
        shown = range(1, len(self.amounts) + 1)
        if each < 1:
            shown_once = {int((place - 1) * each): place for place in reversed(shown)}
            shown_once.update({int((place - 1) * each): place for place in self.lit if place in shown})
            shown_once[int((shown[-1] - 1) * each)] = shown[-1]
            places = sorted(shown_once.values())
        else:
            places = list(shown)
        return [(place, self._bar(place, room, each, width)) for place in places]

    def _bar(self, place: int, room: QRectF, each: float, width: float) -> QRectF:
        height = max(room.height() * self.share(self.amounts[place - 1]), LEAST)
        left = room.left() + (place - 1) * each + (each - width) / 2
        inside = min(max(left, room.left()), room.right() - width)
        return QRectF(inside, room.bottom() - height, width, height)

    def labels(self) -> list[tuple[int, QRectF]]:
        """The places named below the bars: as many as there is room for, always the first and the last."""
        if not self.amounts:
            return []
        room, size, metrics = self._room(), len(self.amounts), QFontMetrics(self._small())
        each = room.width() / size
        widest = metrics.horizontalAdvance(grouped(size)) + 10
        step = next((step for step in STEPS if step * each >= widest), size)
        found: list[tuple[int, QRectF]] = []
        for place in sorted({1, *range(step, size, step), size}):
            wide = metrics.horizontalAdvance(grouped(place)) + 4
            left = min(max(room.left() + (place - 0.5) * each - wide / 2, 0), self.width() - wide)
            box = QRectF(left, room.bottom() + 6, wide, self.height() - room.bottom() - 6)
            if place == size and len(found) > 1 and box.left() < found[-1][1].right() + 4:
                found.pop()
            if not found or box.left() >= found[-1][1].right() + 4:
                found.append((place, box))
        return found

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(12)
        return font

    def _room(self) -> QRectF:
        line = QFontMetrics(self._small()).height()
        return QRectF(0, line + 6, self.width(), max(self.height() - 2 * line - 14, 1))

    def paintEvent(self, _: QPaintEvent) -> None:
        colors = in_force()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._small())
        bars = self.bars()
        quiet, strong = QColor(mixed(colors.accent, colors.surface, 0.5)), QColor(colors.accent)
        for place, bar in bars:
            radius = min(ROUND, bar.width() / 3, bar.height() / 2) if bar.width() >= 4 else 0
            path = QPainterPath()
            path.addRoundedRect(bar.adjusted(0, 0, 0, radius), radius, radius)
            painter.setClipRect(bar)
            painter.fillPath(path, strong if place in self.lit else quiet)
        painter.setClipping(False)
        painter.setPen(QColor(colors.line))
        floor = round(self._room().bottom())
        painter.drawLine(0, floor, self.width(), floor)
        self._write(painter, bars)
        painter.end()

    def _write(self, painter: QPainter, bars: list[tuple[int, QRectF]]) -> None:
        colors = in_force()
        painter.setPen(QColor(colors.muted))
        for place, box in self.labels():
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, grouped(place))
        painter.setPen(QColor(colors.text))
        for text, box in self.told(bars):
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def told(self, bars: list[tuple[int, QRectF]]) -> list[tuple[str, QRectF]]:
        """Amounts above the bars that stand out, the first and the last, where they are few above all of them, as long
        as they do not meet."""
        metrics, found = QFontMetrics(self._small()), list[tuple[str, QRectF]]()
        at = dict(bars)
        others = at if len(at) <= FEW else ()
        for place in dict.fromkeys((*sorted(self.lit & at.keys())[:1], 1, len(self.amounts), *others)):
            if place not in at:
                continue
            text = self.said(self.amounts[place - 1])
            wide = metrics.horizontalAdvance(text) + 6
            left = min(max(at[place].center().x() - wide / 2, 0), self.width() - wide)
            # Above every bar below the text, so that it never stands on one.
            top = min(bar.top() for bar in at.values() if bar.right() > left and bar.left() < left + wide)
            box = QRectF(left, top - metrics.height() - 3, wide, metrics.height())
            if not any(box.intersects(other) for _, other in found):
                found.append((text, box))
        return found
