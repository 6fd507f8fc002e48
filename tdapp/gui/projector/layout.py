"""Where everything stands: one layout for all screens, in units of which each is 1080 high."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdapp.gui.projector import cards, centre
from tdapp.gui.projector.boxes import HEIGHT, NARROW, Box
from tdapp.gui.projector.final_table import final_table
from tdapp.gui.projector.fitting import LINE, cut, fitted, lines, width
from tdapp.gui.projector.marks import CENTRE, RIGHT, Picture, Scene, Surface, Text
from tdapp.gui.projector.style import Style

if TYPE_CHECKING:
    from tdapp.gui.projector.marks import Mark, Scroll
    from tdapp.gui.projector.themes import Places, Theme
    from tdapp.views.projector.showing import Showing

MARGIN, NARROW_MARGIN = 72.0, 44.0
HEADER = Box(0, 66, 0, 72)
TOP = 172.0
GAP = 28.0
BAR = 12.0
CARD = 420.0
ROW_OF_FIGURES = 176.0
FOOT, TALL_FOOT = 96.0, 164.0
LEAST_ROOM = 200.0
MUCH = 80
"""A banner of more letters than that has two lines."""


def scene(shown: Showing, theme: Theme, wide: float, logo: bytes = b"") -> Scene:
    """All that the room sees, on a screen of that width."""
    style = Style(theme, shown.look)
    margin = MARGIN if wide / HEIGHT >= NARROW else NARROW_MARGIN
    page = Box(margin, 0, wide - 2 * margin, HEIGHT)
    foot = TALL_FOOT if len(shown.banner) > MUCH else FOOT
    strip = Box(page.x, HEIGHT - 56 - foot, page.w, foot)
    body = Box(page.x, TOP, page.w, strip.y - GAP - TOP)
    marks = [*_header(shown, style, Box(page.x, HEADER.y, page.w, HEADER.h), logo)]
    middle, scroll = _body(shown, style, body)
    marks += middle
    marks += _foot(shown, style, strip)
    marks += _bar(shown, style, wide)
    return Scene(wide, theme.colors.ground, style.glow, theme.picture, theme.behind.shade, tuple(marks), scroll)


def _header(shown: Showing, style: Style, box: Box, logo: bytes) -> list[Mark]:
    marks: list[Mark] = []
    if logo:
        marks.append(Picture(box.left_part(box.h * 2.4), logo))
        box = box.beside(box.h * 2.4 + 24)
    size = fitted(shown.aside, style.plain, box.w * 0.56, 34, 26)
    aside = cut(shown.aside, style.plain, size, box.w * 0.56)
    taken = width(aside, style.plain, size) + 40 if aside else 0.0
    room = box.left_part(box.w - taken)
    name = fitted(shown.event, style.strong, room.w, 42, 30)
    told = cut(shown.event, style.strong, name, room.w)
    marks.append(Text(room, told, style.strong, name, style.colors.text))
    if aside:
        place = Box(box.right - taken + 40, box.y, taken - 40, box.h)
        marks.append(Text(place, aside, style.plain, size, style.colors.muted, RIGHT))
    return marks


def _body(shown: Showing, style: Style, box: Box) -> tuple[list[Mark], Scroll | None]:
    if shown.look.stage == "winner":
        return centre.winner(shown, style, box), None
    if shown.look.pulse == "waiting" and shown.panel is not None and shown.panel.is_wide:
        return _waiting(shown, style, box)
    places = _places(style.theme.places, box, is_table=bool(shown.seats))
    marks: list[Mark] = []
    scroll = None
    card = CARD if box.w > 1500 else CARD * 0.92
    if places.below == "figures":
        marks += cards.figures_in_a_row(shown.figures, style, box.below(box.h - ROW_OF_FIGURES))
        box = box.top_part(box.h - ROW_OF_FIGURES - GAP)
    for side in ("left", "right"):
        what = getattr(places, side)
        if what == "nothing" or (what == "panels" and shown.panel is None):
            continue
        place = box.left_part(card) if side == "left" else box.beside(box.w - card)
        if what == "figures":
            marks += cards.figures(shown.figures, style, place)
        elif shown.panel is not None:
            drawn, scroll = cards.panel(shown.panel, style, place)
            marks += drawn
        box = box.beside(card + GAP * 1.4) if side == "left" else box.left_part(box.w - card - GAP * 1.4)
    if shown.seats:
        return [*marks, *final_table(shown, style, box)], scroll
    return [*marks, *centre.clock(shown, style, box)], scroll


def _places(places: Places, box: Box, *, is_table: bool) -> Places:
    """A narrow screen has room for one card beside the clock, and so has one that shows a table."""
    has_two = "nothing" not in (places.left, places.right)
    if box.w / HEIGHT >= NARROW and not is_table:
        return places
    if not has_two:
        return replace(places, below="nothing") if is_table and box.w / HEIGHT < NARROW else places
    side = {"left": "nothing"} if places.left == "figures" else {"right": "nothing"}
    return replace(places, **side, below="figures" if box.w / HEIGHT < NARROW and not is_table else "nothing")


def _waiting(shown: Showing, style: Style, box: Box) -> tuple[list[Mark], Scroll | None]:
    """Before the start everybody looks for a seat: the names have the room, and the clock a line."""
    assert shown.panel is not None
    high = 150 if shown.time else 72
    head, rest = box.top_part(high), box.below(high + GAP * 0.7)
    drawn, scroll = cards.panel(shown.panel, style, rest)
    title = style.titled(shown.title)
    size = fitted(title, style.title, head.w * 0.45, 44)
    time = centre.time_size(shown.time, style, head.left_part(head.w * 0.4), 150)
    marks: list[Mark] = [Text(head.left_part(head.w * 0.45), title, style.title, size, style.color)]
    right = head.beside(head.w * 0.5)
    if shown.time:
        marks.append(Text(right, shown.time, style.clock, time, style.colors.text, RIGHT))
    else:
        size = fitted(shown.note, style.plain, right.w, 44)
        marks.append(Text(right, shown.note, style.plain, size, style.colors.muted, RIGHT))
    return [*marks, *drawn], scroll


def _foot(shown: Showing, style: Style, box: Box) -> list[Mark]:
    colors = style.colors
    if shown.banner:
        inner = box.inset(40, 10)
        size, told = lines(shown.banner, style.strong, (inner.w, inner.h), 52, 26)
        top = inner.y + (inner.h - len(told) * size * LINE) / 2
        marks: list[Mark] = [Surface(box, colors.accent, style.theme.shape.corner)]
        for n, line in enumerate(told):
            place = Box(inner.x, top + n * size * LINE, inner.w, size * LINE)
            marks.append(Text(place, line, style.strong, size, colors.ground, CENTRE))
        return marks
    marks = [cards.surface(style, box)]
    hour = width(shown.hour, style.plain, 36)
    marks.append(Text(Box(box.right - 36 - hour, box.y, hour, box.h), shown.hour, style.plain, 36, colors.muted, RIGHT))
    return marks + _pieces(shown, style, Box(box.x + 36, box.y, box.w - 72 - hour - 40, box.h))


def _pieces(shown: Showing, style: Style, box: Box) -> list[Mark]:
    """As many as have room, from the most pressing on. A piece is whole, but the first may be cut; where one with a
    word before it has no room, the next one behind it gets the word."""
    size, between, left, waiting = 38, 44.0, box.x, ""
    marks: list[Mark] = []
    for piece in shown.pieces:
        said = piece.lead or waiting
        lead = f"{said}  " if said else ""
        lead_width = width(lead, style.strong, size)
        room = box.right - left - lead_width - (between if marks else 0)
        if width(piece.text, style.plain, size) > room and (marks or room < LEAST_ROOM):
            waiting = said
            continue
        waiting = ""
        if marks:
            dot = Box(left, box.y, between, box.h)
            marks.append(Text(dot, "·", style.plain, size, style.colors.muted, CENTRE))
            left += between
        if lead:
            marks.append(Text(Box(left, box.y, lead_width, box.h), lead, style.strong, size, style.colors.gold))
            left += lead_width
        told = cut(piece.text, style.plain, size, room)
        wide = width(told, style.plain, size)
        marks.append(Text(Box(left, box.y, wide, box.h), told, style.plain, size, style.colors.text))
        left += wide
    return marks


def _bar(shown: Showing, style: Style, wide: float) -> list[Mark]:
    """How much of the level is over."""
    track = Box(0, HEIGHT - BAR, wide, BAR)
    marks: list[Mark] = [Surface(track, style.colors.card)]
    if shown.share > 0:
        marks.append(Surface(track.left_part(round(wide * shown.share)), style.color))
    return marks
