"""The cards beside the clock: the figures, and the panel whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.chips import COLORS
from tdapp.gui.projector.boxes import Box
from tdapp.gui.projector.fitting import LINE, cut, fitted, lines, width
from tdapp.gui.projector.marks import LEFT, RIGHT, Chip, Picture, Scroll, Surface, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.gui.projector.marks import Mark
    from tdapp.gui.projector.style import Style
    from tdapp.views.projector.faces import PanelFace, Row
    from tdapp.views.projector.showing import Figure

PADDING = 34.0
HEAD, HIGH_HEAD = 88.0, 112.0
VALUE, LEAST_VALUE, BESIDE = 54, 36, 0.66
"""The size of a panel's own amount, and how much of the width it may take beside its title."""
ROW, BELOW = 74.0, 32.0
CLOSER, WIDER = 0.78, 1.25
"""Rows move together before they scroll, and apart where there is room."""
LEAD, TRAIL, SMALL = 36, 38, 26
LEAST = 25
"""Rows whose amounts had to be smaller than that are set in two lines."""
GAP = 20.0


def surface(style: Style, box: Box) -> Surface:
    shape = style.theme.shape
    return Surface(box, style.colors.card, shape.corner, style.colors.line if shape.border else "")


def figures(shown: Sequence[Figure], style: Style, box: Box) -> list[Mark]:
    """One under the other in a card."""
    inner = box.inset(PADDING, PADDING * 0.7)
    each = inner.h / max(len(shown), 1)
    marks: list[Mark] = [surface(style, box)]
    for n, figure in enumerate(shown):
        marks += _figure(figure, style, Box(inner.x, inner.y + n * each, inner.w, each))
    return marks


def _figure(figure: Figure, style: Style, box: Box) -> list[Mark]:
    colors = style.colors
    value = fitted(figure.value, style.clock, box.w, min(64, box.h * 0.42))
    more = min(34, box.h * 0.24)
    room = box.w - width(figure.value, style.clock, value) - GAP
    is_beside = bool(figure.more) and width(figure.more, style.plain, more) <= room
    name = 30
    parts = name * LINE + value * 1.1 + (0 if is_beside or not figure.more else more * LINE)
    top = box.y + (box.h - parts) / 2
    size = fitted(figure.name, style.plain, box.w, name)
    found = [Text(Box(box.x, top, box.w, name * LINE), figure.name, style.plain, size, colors.muted)]
    top += name * LINE
    found.append(Text(Box(box.x, top, box.w, value * 1.1), figure.value, style.clock, value, colors.text))
    if is_beside:
        place = Box(box.x + box.w - room, top, room, value * 1.1).moved((value - more) * 0.36)
        found.append(Text(place, figure.more, style.plain, round(more), colors.muted))
    elif figure.more:
        size = fitted(figure.more, style.plain, box.w, more)
        place = Box(box.x, top + value * 1.1, box.w, more * LINE)
        found.append(Text(place, figure.more, style.plain, size, colors.muted))
    return list(found)


def figures_in_a_row(shown: Sequence[Figure], style: Style, box: Box) -> list[Mark]:
    """Side by side beneath the clock, parted by lines."""
    each = box.w / max(len(shown), 1)
    marks: list[Mark] = [surface(style, box)]
    for n, figure in enumerate(shown):
        place = Box(box.x + n * each, box.y, each, box.h)
        if n:
            marks.append(Surface(Box(place.x, box.y + 24, 2, box.h - 48), style.colors.line))
        marks += _figure(figure, style, place.inset(24, 6))
    return marks


def panel(face: PanelFace, style: Style, box: Box) -> tuple[list[Mark], Scroll | None]:
    """What it says; where that is more than has room, the rows scroll."""
    marks: list[Mark] = [surface(style, box)]
    if face.picture is not None:
        return [*marks, Picture(box.inset(PADDING / 2), face.picture)], None
    inner = box.inset(PADDING, PADDING * 0.6)
    high = HIGH_HEAD if _is_stacked(face, style, inner.w) else HEAD
    marks += _head(face, style, inner.top_part(high))
    body = inner.below(high + 8)
    if face.text:
        return [*marks, *_text(face.text, style, body)], None
    columns = max(1, int(body.w // 380)) if face.is_wide else 1
    rows, height, each = _rows(face.rows, style, body, columns)
    if height <= body.h:
        return [*marks, *rows], None
    if not face.scrolls:
        rows, _, _ = _rows(face.rows[: round(body.h / each)], style, body, columns)
        return [*marks, *rows], None
    return marks, Scroll(body, tuple(rows), height, face.id)


def _is_stacked(face: PanelFace, style: Style, room: float) -> bool:
    """Whether title and amount need a line each."""
    return _is_amount(face) and fitted(face.value, style.clock, room * BESIDE, VALUE) < LEAST_VALUE


def _is_amount(face: PanelFace) -> bool:
    return face.value[-1:].isdigit()


def _head(face: PanelFace, style: Style, box: Box) -> list[Mark]:
    if _is_stacked(face, style, box.w):
        size = fitted(face.value, style.clock, box.w, VALUE)
        title, under = box.top_part(box.h * 0.42), box.below(box.h * 0.42)
        return [
            Text(title, cut(face.title, style.strong, 32, box.w), style.strong, 32, style.colors.accent),
            Text(under, face.value, style.clock, size, style.colors.text),
        ]
    value = 0.0
    found: list[Mark] = []
    if face.value:
        is_amount = _is_amount(face)
        most = VALUE if is_amount else 28
        type_ = style.clock if is_amount else style.plain
        color = style.colors.text if is_amount else style.colors.muted
        size = fitted(face.value, type_, box.w * BESIDE, most)
        value = width(face.value, type_, size) + GAP
        found.append(
            Text(Box(box.right - value + GAP, box.y, value - GAP, box.h), face.value, type_, size, color, RIGHT)
        )
    room = box.w - value
    size = fitted(face.title, style.strong, room, 32, 20)
    shown = cut(face.title, style.strong, size, room)
    return [Text(box.left_part(room), shown, style.strong, size, style.colors.accent), *found]


def _text(text: str, style: Style, box: Box) -> list[Mark]:
    size, told = lines(text, style.plain, (box.w, box.h), 48, 20)
    top = box.y + max(0.0, (box.h - len(told) * size * LINE) / 2)
    return [
        Text(Box(box.x, top + n * size * LINE, box.w, size * LINE), line, style.plain, size, style.colors.text)
        for n, line in enumerate(told)
        if line
    ]


def _rows(rows: Sequence[Row], style: Style, box: Box, columns: int) -> tuple[list[Mark], float, float]:
    """In one size, column by column; how high they are together, and one of them."""
    between = 56.0
    wide = (box.w - between * (columns - 1)) / columns
    room = wide - (56 if any(row.chip for row in rows) else 0)
    trail = min((fitted(row.trail, style.clock, room * 0.62, TRAIL) for row in rows if row.trail), default=TRAIL)
    is_split = trail < LEAST
    if is_split:
        trail = min(fitted(row.trail, style.clock, room, TRAIL) for row in rows if row.trail)
    has_below = any(row.below for row in rows)
    each = ROW + (BELOW if has_below else 0) + (LEAD if is_split else 0)
    down = -(-len(rows) // columns)
    if down * each * CLOSER <= box.h:
        each = min(max(box.h / down, each * CLOSER), each * WIDER)
    elif columns > 1:
        each = box.h / int(box.h // (each * CLOSER))
    else:
        each = box.h / max(1, int(box.h // each))
    marks: list[Mark] = []
    for n, row in enumerate(rows):
        across, place = divmod(n, down)
        at = Box(box.x + across * (wide + between), box.y + place * each, wide, each)
        if place and style.theme.shape.lines:
            marks.append(Surface(at.top_part(1.5), style.colors.line))
        marks += _row(row, style, at, trail, is_split=is_split)
    return marks, down * each, each


def _row(row: Row, style: Style, box: Box, trail: int, *, is_split: bool) -> list[Mark]:
    colors = style.colors
    color = {"strong": colors.gold, "quiet": colors.muted}.get(row.tone, colors.text)
    found: list[Mark] = []
    if row.chip:
        disc = Box(box.x, box.y + (box.h - 44) / 2, 44, 44)
        found.append(Chip(disc, COLORS.get(row.chip, "#8d949a"), "#2f66c4" if row.chip == "white" else "#ffffff"))
        box = box.beside(56)
    below = BELOW if row.below else 0
    main = Box(box.x, box.y, box.w, box.h - below).inset(0, 6)
    first, second = (main.top_part(main.h / 2), main.below(main.h / 2)) if is_split else (main, main)
    taken = 0.0 if is_split or not row.trail else width(row.trail, style.clock, trail) + GAP
    room = box.w - taken
    lead = fitted(row.lead, style.plain, room, LEAD, min(LEAD, 28))
    shown = cut(row.lead, style.plain, lead, room)
    lead_color = color if row.tone else colors.muted if row.trail and not row.below and is_split else colors.text
    found.append(Text(first.left_part(room), shown, style.plain, lead, lead_color))
    if row.trail:
        side = LEFT if is_split else RIGHT
        place = second if is_split else Box(box.right - taken + GAP, main.y, taken - GAP, main.h)
        found.append(Text(place, row.trail, style.clock, trail, color, side))
    if row.below:
        size = fitted(row.below, style.plain, box.w, SMALL, 20)
        told = cut(row.below, style.plain, size, box.w)
        place = Box(box.x, box.bottom - BELOW - 8, box.w, BELOW)
        found.append(Text(place, told, style.plain, size, colors.muted))
    return found
