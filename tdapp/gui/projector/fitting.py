"""Texts that fit: the largest size at which one has room, and a text cut or broken into lines where none is left.

Without hinting a text is exactly twice as wide at twice the size, so that one measure serves all screens.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontMetricsF

from tdapp.gui.theme.look import digits

MEASURE = 100
SAFE = 1.01
"""Fitted texts are taken to be that much wider than they measure."""
LINE = 1.22
"""The height of a line by the size of its letters."""
SPLITTING = 0.7
"""Before a text gets smaller than that, by its largest size, words that are too long are split."""
WEIGHTS = {
    "Regular": QFont.Weight.Normal,
    "Medium": QFont.Weight.Medium,
    "SemiBold": QFont.Weight.DemiBold,
    "Bold": QFont.Weight.Bold,
}


class Type(NamedTuple):
    """A family in a weight; `spacing` is in percent."""

    family: str
    weight: str = "Regular"
    spacing: float = 100.0


def font(type_: Type, size: float, text: str) -> QFont:
    """Digits are of one width; without any, a hyphen is as narrow as it should be."""
    return _font(type_, size, any(sign.isdigit() for sign in text))


@lru_cache(maxsize=512)
def _font(type_: Type, size: float, has_digits: bool) -> QFont:
    made = QFont(type_.family)
    made.setWeight(WEIGHTS[type_.weight])
    made.setPixelSize(max(1, round(size)))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if type_.spacing != 100:
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, type_.spacing)
    return digits(made) if has_digits else made


@lru_cache(maxsize=4096)
def _measured(text: str, type_: Type) -> float:
    return QFontMetricsF(font(type_, MEASURE, text)).horizontalAdvance(text)


def width(text: str, type_: Type, size: float) -> float:
    return _measured(text, type_) * size / MEASURE * SAFE


def fitted(text: str, type_: Type, room: float, most: float, least: float = 1) -> int:
    """The largest size at which the text has room, and at least `least`."""
    wide = width(text, type_, 1)
    return int(max(least, min(most, room / wide if wide else most)))


def cut(text: str, type_: Type, size: float, room: float) -> str:
    """The text, or as much of it as has room, with … at its end."""
    if width(text, type_, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(f"{text[:middle].rstrip()}…", type_, size) <= room:
            low = middle
        else:
            high = middle - 1
    return f"{text[:low].rstrip()}…"


@lru_cache(maxsize=64)
def lines(text: str, type_: Type, room: tuple[float, float], most: int, least: int) -> tuple[int, tuple[str, ...]]:
    """The largest size at which the text has room in so many lines as that needs, and those lines."""
    for size in range(most, least, -2):
        found = broken(text, type_, size, room[0])
        may_split = size <= most * SPLITTING
        if may_split:
            found = [part for line in found for part in _split(line, type_, size, room[0])]
        if len(found) * size * LINE <= room[1] and all(width(line, type_, size) <= room[0] for line in found):
            return size, tuple(found)
    found = [part for line in broken(text, type_, least, room[0]) for part in _split(line, type_, least, room[0])]
    fit = max(1, int(room[1] / (least * LINE)))
    if len(found) > fit:
        found = [*found[: fit - 1], cut(" ".join(found[fit - 1 :]), type_, least, room[0])]
    return least, tuple(found)


def _split(line: str, type_: Type, size: float, room: float) -> list[str]:
    """A line that is one word too long for its place, in as many parts as that needs."""
    parts = [""]
    for sign in line:
        if parts[-1] and width(parts[-1] + sign, type_, size) > room:
            parts.append("")
        parts[-1] += sign
    return parts


def broken(text: str, type_: Type, size: float, room: float) -> list[str]:
    """Into lines at its spaces."""
    found: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}".strip()
            if line and width(longer, type_, size) > room:
                found.append(line)
                longer = word
            line = longer
        found.append(line)
    return found
