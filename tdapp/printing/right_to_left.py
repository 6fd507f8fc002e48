"""Hebrew and Arabic names on paper: a PDF draws from left to right, so they are turned, and Arabic letters joined."""

from __future__ import annotations

import unicodedata
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING

from tdapp.printing.fonts import can_print

if TYPE_CHECKING:
    from collections.abc import Iterator

_MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")
_LAM_ALEF = frozenset({"لآ", "لأ", "لإ", "لا"})
_LEFT, _RIGHT, _NUMBER, _NEUTRAL = "left", "right", "number", "neutral"


def is_right_to_left(text: str) -> bool:
    return any(_direction(character) == _RIGHT for character in text)


def as_drawn(text: str) -> str:
    """The characters in the order in which they stand on the line, from the left.

    A short form of Unicode's rules (UAX #9) for names in one line: numbers keep their order, and what stands between
    two words of one direction goes with them.
    """
    ways = list(_ways(text))
    base = next((way for way in ways if way in {_LEFT, _RIGHT}), _LEFT)
    _settle(ways, base)
    at, runs = 0, []
    for way, members in groupby(ways):
        size = len(list(members))
        runs.append((way, text[at : at + size]))
        at += size
    drawn = [joined(run)[::-1].translate(_MIRRORED) if way == _RIGHT else run for way, run in runs]
    if base == _RIGHT:
        return "".join(reversed(drawn))
    return "".join(_numbers_turned(runs, drawn))


def _numbers_turned(runs: list[tuple[str, str]], drawn: list[str]) -> Iterator[str]:
    """Right-to-left words and the numbers among them are one block, read from its right end."""
    pairs = list(zip((way for way, _ in runs), drawn, strict=True))
    for is_left, block in groupby(pairs, key=lambda pair: pair[0] == _LEFT):
        words = [word for _, word in block]
        yield from words if is_left else reversed(words)


def _ways(text: str) -> Iterator[str]:
    last = _NEUTRAL
    for character in text:
        way = _direction(character)
        # A number after a word of the left belongs to it.
        yield _LEFT if way == _NUMBER and last != _RIGHT else way
        last = way if way in {_LEFT, _RIGHT} else last


def _direction(character: str) -> str:
    kind = unicodedata.bidirectional(character)
    return {"L": _LEFT, "R": _RIGHT, "AL": _RIGHT, "EN": _NUMBER, "AN": _NUMBER}.get(kind, _NEUTRAL)


def _settle(ways: list[str], base: str) -> None:
    """Give spaces and signs the direction of both neighbours, or else of the line."""
    at = 0
    for way, members in groupby(list(ways)):
        end = at + len(list(members))
        if way == _NEUTRAL:
            before = _side(ways[at - 1]) if at else base
            after = _side(ways[end]) if end < len(ways) else base
            ways[at:end] = [before if before == after else base] * (end - at)
        at = end


def _side(way: str) -> str:
    return _RIGHT if way == _NUMBER else way


@cache
def _forms() -> dict[str, dict[str, str]]:
    """Each Arabic letter's shapes by where it stands in the word, as Unicode lists them."""
    forms: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFDFC), *range(0xFE80, 0xFEFD)):
        place, _, letters = unicodedata.decomposition(chr(code)).partition(" ")
        if place in {"<isolated>", "<initial>", "<medial>", "<final>"} and can_print(chr(code)):
            letter = "".join(chr(int(one, 16)) for one in letters.split())
            forms.setdefault(letter, {}).setdefault(place.strip("<>"), chr(code))
    return forms


def joined(word: str) -> str:
    """Arabic letters in the shape that joins them to their neighbours; lam and alef become one."""
    forms = _forms()
    letters: list[str] = []
    for character in word:
        pair = letters[-1] + character if letters else ""
        if pair in _LAM_ALEF and pair in forms:
            letters[-1] = pair
        else:
            letters.append(character)
    shaped = []
    for i, letter in enumerate(letters):
        shapes = forms.get(letter, {})
        from_before = i > 0 and "initial" in forms.get(letters[i - 1], {}) and "final" in shapes
        to_next = i + 1 < len(letters) and "initial" in shapes and "final" in forms.get(letters[i + 1], {})
        place = {(True, True): "medial", (True, False): "final", (False, True): "initial"}.get((from_before, to_next))
        shaped.append(shapes.get(place or "isolated", letter))
    return "".join(shaped)
