"""Every look in every theme on every shape of screen, with usual texts and the longest: nothing overflows."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from tdapp.gui.projector.boxes import HEIGHT, shape_of
from tdapp.gui.projector.fitting import font
from tdapp.gui.projector.layout import scene
from tdapp.gui.projector.marks import CENTRE, RIGHT, Scene, Scroll, Surface, Text
from tdapp.gui.projector.style import Style
from tdapp.gui.projector.themes import find_themes
from tdapp.gui.theme.palette import contrast, mixed
from tdapp.views.projector.showing import Piece
from tests.gui.projector.every_look import LONG_NAME, longest, looks, usual

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (800, 600), (2560, 1080), (1280, 1024))
THEMES = find_themes([]).by_id
TEXTS = {"usual": looks(usual()), "longest": looks(longest(), LONG_NAME)}
SLACK = 1.0


@pytest.fixture(autouse=True)
def _fonts(application):
    """Our own fonts are loaded."""


@lru_cache(maxsize=10_000)
def ink(text: Text) -> QRectF:
    """Where the letters themselves are, as the painter sets them."""
    metrics = QFontMetricsF(font(text.type, text.size, text.text))
    room = text.box.w - metrics.horizontalAdvance(text.text)
    left = text.box.x + (room if text.side == RIGHT else room / 2 if text.side == CENTRE else 0)
    base = text.box.y + (text.box.h - metrics.height()) / 2 + metrics.ascent()
    return metrics.tightBoundingRect(text.text).translated(QPointF(left, base))


def overflowing(shown: Scene) -> list[str]:
    """What has less room than it needs, lies over something else or leaves the screen."""
    texts = [mark for mark in shown.marks if isinstance(mark, Text)]
    rows = [mark for mark in shown.scroll.marks if isinstance(mark, Text)] if shown.scroll else []
    screen = QRectF(0, 0, shown.width, HEIGHT)
    return [
        *(f"{text.text!r} has {text.box.w:.0f}" for text in (*texts, *rows) if _is_too_wide(text)),
        *(f"{text.text!r} leaves the screen" for text in texts if not screen.contains(ink(text))),
        *(f"{text.text!r} leaves the rows" for text in rows if shown.scroll and not _is_within(text, shown.scroll)),
        *_half_over(texts, [mark for mark in shown.marks if isinstance(mark, Surface) and not mark.is_oval]),
        *_over_one_another([(text.text, ink(text)) for text in texts]),
    ]


def _is_within(text: Text, scroll: Scroll) -> bool:
    return scroll.box.x <= text.box.x + SLACK and text.box.right <= scroll.box.right + SLACK


def _half_over(texts: list[Text], surfaces: list[Surface]) -> Iterator[str]:
    for text, surface in itertools.product(texts, surfaces):
        here, there = ink(text), surface.box.rect
        if here.intersects(there) and not there.adjusted(-1, -1, 1, 1).contains(here):
            yield f"{text.text!r} lies half over a surface at {surface.box}"


def _over_one_another(inks: list[tuple[str, QRectF]]) -> Iterator[str]:
    for (one, here), (other, there) in itertools.combinations(inks, 2):
        if here.intersects(there):
            yield f"{one!r} lies over {other!r}"


def _is_too_wide(text: Text) -> bool:
    return QFontMetricsF(font(text.type, text.size, text.text)).horizontalAdvance(text.text) > text.box.w + SLACK


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("texts", TEXTS)
def test_nothing_overflows(texts, theme, size):
    assert troubles(texts, theme, shape_of(*size)) == {}


@cache
def troubles(texts: str, theme: str, wide: float) -> dict[str, list[str]]:
    """By look. Screens of one shape show the same, larger or smaller."""
    found = {name: overflowing(scene(shown, THEMES[theme], wide)) for name, shown in TEXTS[texts].items()}
    return {name: said for name, said in found.items() if said}


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_can_be_read_on_its_ground(theme):
    """Against the darkest and the lightest of what lies behind it; what is said once at the start is no exception."""
    for name, shown in TEXTS["usual"].items():
        style = Style(THEMES[theme], shown.look)
        colors = style.colors
        for ground in (colors.ground, style.glow):
            behind = [ground, over(colors.card, ground)]
            for color in (colors.text, colors.muted, style.color, colors.accent, colors.gold):
                assert min(contrast(color, one) for one in behind) >= 4.5, (name, color, ground)
        assert contrast(colors.ground, style.color) >= 4.5


def over(color: str, ground: str) -> str:
    """A color that may let some of the ground through."""
    return mixed(color[:7], ground, int(color[7:] or "ff", 16) / 255)


@pytest.mark.parametrize("theme", THEMES)
def test_looks_differ_in_more_than_their_color(theme):
    told = {}
    for name in ("running", "last minute", "paused", "break", "bubble", "in the money", "final table", "winner"):
        shown = scene(TEXTS["usual"][name], THEMES[theme], shape_of(1920, 1080))
        told[name] = tuple(mark.text for mark in shown.marks if isinstance(mark, Text))
    assert len(set(told.values())) == len(told)


def test_digits_do_not_jump():
    """Each time of one length stands in the same place, as wide as any other, and 9:59 is as large as 10:00."""
    places = set()
    for time in ("11:11", "10:00", "19:58", "20:47"):
        shown = scene(replace(usual(), time=time), THEMES["felt"], shape_of(1920, 1080))
        (mark,) = [mark for mark in shown.marks if isinstance(mark, Text) and mark.text == time]
        places.add((mark.box, mark.size))
    assert len(places) == 1
    shown = scene(replace(usual(), time="9:59"), THEMES["felt"], shape_of(1920, 1080))
    (mark,) = [mark for mark in shown.marks if isinstance(mark, Text) and mark.text == "9:59"]
    assert mark.size == places.pop()[1]


def test_a_second_changes_two_marks_and_the_bar():
    before = scene(usual(), THEMES["felt"], shape_of(1920, 1080))
    shown = replace(usual(), time="11:41", aside=usual().aside.replace("31:42", "31:41"), share=0.581)
    after = scene(shown, THEMES["felt"], shape_of(1920, 1080))
    assert sorted(mark.text for mark in {*before.marks} - {*after.marks} if isinstance(mark, Text)) == [
        "11:42",
        usual().aside,
    ]
    assert len({*before.marks} ^ {*after.marks}) == 6


def test_a_field_of_200_scrolls_and_nobody_is_left_out():
    shown = scene(TEXTS["usual"]["waiting, seats"], THEMES["felt"], shape_of(1920, 1080))
    assert shown.scroll is not None
    rows = [mark.text for mark in shown.scroll.marks if isinstance(mark, Text)]
    assert len(rows) == 2 * 240
    assert max(mark.box.bottom for mark in shown.scroll.marks) == pytest.approx(
        shown.scroll.box.bottom + shown.scroll.way, abs=10
    )


def test_a_move_that_has_no_room_leaves_its_word_to_the_next():
    pieces = (Piece("next out gets €125", "Final table"), Piece(LONG_NAME, "Moving"), Piece("Zoë M. → table 1 seat 9"))
    shown = scene(replace(usual(), pieces=pieces), THEMES["felt"], shape_of(1920, 1080))
    told = [mark.text for mark in shown.marks if isinstance(mark, Text)]
    assert told[told.index("·") :][:3] == ["·", "Moving  ", "Zoë M. → table 1 seat 9"]
