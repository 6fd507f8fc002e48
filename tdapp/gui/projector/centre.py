"""The middle of the screen: the clock with its blinds, or the winner."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tdapp.gui.projector.fitting import cut, fitted, width
from tdapp.gui.projector.fitting import lines as lines_of
from tdapp.gui.projector.stack import FIGURES, Line, Run, one, shrunk, stacked

if TYPE_CHECKING:
    from tdapp.gui.projector.boxes import Box
    from tdapp.gui.projector.marks import Mark
    from tdapp.gui.projector.style import Style
    from tdapp.views.projector.showing import Showing, Winner

TIME, BLINDS, TITLE, NEXT, BEHIND = 400, 108, 46, 40, 52
LEAST_NEXT = 18
"""What comes next is left out where nobody could read it."""
ANTE, ANTE_BENEATH = 0.6, 0.72
"""The size of the ante by that of the blinds, beside them and beneath."""
SMALLEST_BLINDS = 76
"""Smaller than that, the ante has a line of its own."""


def clock(shown: Showing, style: Style, box: Box) -> list[Mark]:
    """Title, time, blinds and what comes next; made smaller together where the place is low."""
    return shrunk(lambda scale: _lines(shown, style, box, scale), box)


def _lines(shown: Showing, style: Style, box: Box, scale: float) -> list[Line]:
    colors, found = style.colors, [title(shown, style, box, TITLE * scale)]
    size = time_size(shown.time, style, box, TIME * scale)
    if shown.time:
        found.append(Line((Run(shown.time, style.clock, size, _time_color(style)),), size * 0.1, FIGURES))
    if shown.note:
        found.append(one(shown.note, style.strong, box.w, 52 * scale, style.color, above=24 * scale))
    found += _blinds(shown, style, box, scale)
    following = one(shown.following, style.plain, box.w * 0.94, NEXT * scale, colors.muted, above=22 * scale)
    if shown.following and following.runs[0].size >= LEAST_NEXT:
        found.append(following)
    return found


def title(shown: Showing, style: Style, box: Box, most: float) -> Line:
    """What runs; on a field of the look's color where that is no plain level."""
    text = style.titled(shown.title)
    if not style.is_stressed:
        return one(text, style.title, box.w, most, style.color)
    size = fitted(text, style.title, box.w * 0.9, most)
    return Line((Run(text, style.title, size, style.colors.ground),), field=style.color)


def time_size(time: str, style: Style, box: Box, most: float) -> int:
    """The same for each second of a level: 9:59 is as large as 10:00."""
    widest = re.sub(r"\d", "0", time)
    return fitted(widest.rjust(5, "0"), style.clock, box.w, most)


def _time_color(style: Style) -> str:
    return style.color if style.is_stressed and style.look.id != "bubble" else style.colors.text


def _blinds(shown: Showing, style: Style, box: Box, scale: float) -> list[Line]:
    if not shown.blinds:
        return []
    colors, most = style.colors, round(BLINDS * scale)
    above = 36 * scale
    size = most
    while shown.ante and size >= SMALLEST_BLINDS * scale:
        small = round(size * ANTE)
        wide = width(shown.blinds, style.clock, size) + width(shown.ante, style.strong, small) + small * 0.36
        if wide <= box.w:
            blinds = Run(shown.blinds, style.clock, size, colors.text)
            return [Line((blinds, Run(shown.ante, style.strong, small, colors.gold)), above, 1.0)]
        size -= 2
    found = [one(shown.blinds, style.clock, box.w, most, colors.text, above=above, tall=1.0)]
    if shown.ante:
        beneath = found[0].runs[0].size * ANTE_BENEATH
        found.append(one(shown.ante, style.strong, box.w, beneath, colors.gold, above=6 * scale))
    return found


def winner(shown: Showing, style: Style, box: Box) -> list[Mark]:
    """Who has won, what, and who came in behind."""
    won = shown.winner
    if won is None:
        return stacked([one(style.titled(shown.title), style.title, box.w, 80, style.color)], box)
    return shrunk(lambda scale: _won(won, style, box, scale), box)


def _won(won: Winner, style: Style, box: Box, scale: float) -> list[Line]:
    colors = style.colors
    found = [one(style.titled(won.title), style.title, box.w, 56 * scale, style.color)]
    size, told = lines_of(won.name, style.clock, (box.w, box.h * 0.45 * scale), round(200 * scale), round(50 * scale))
    for n, line in enumerate(told):
        found.append(Line((Run(line, style.clock, size, colors.text),), 0 if n else 30 * scale))
    if won.prize:
        found.append(one(won.prize, style.clock, box.w, 140 * scale, style.color, above=10 * scale, tall=1.0))
    small = round(BEHIND * scale)
    for n, (place, name, prize) in enumerate(won.others):
        around = width(f"{place}{prize}", style.plain, small) + 1.4 * small
        told = (place, cut(name, style.plain, small, box.w - around), prize)
        runs = tuple(Run(part, style.plain, small, colors.muted) for part in told if part)
        found.append(Line(runs, (8 if n else 48) * scale, gap=0.7))
    return found
