"""Whose turn it is among the panels."""

from __future__ import annotations

from tdapp.views.projector.faces import PanelFace
from tdapp.views.projector.turns import Turn, by_hand, turn

SECOND = 1_000


def faces(*names: str, seconds: int = 10) -> list[PanelFace]:
    return [PanelFace(name, name, seconds) for name in names]


def after(shown: list[PanelFace], now: Turn | None, at: int) -> Turn | None:
    return turn(shown, now, at, lambda face: face.seconds)


def test_each_stays_for_its_seconds_and_the_first_comes_round_again():
    shown, now, seen = faces("a", "b", "c"), None, []
    for second in range(40):
        now = after(shown, now, second * SECOND)
        assert now is not None
        seen.append(now.id)
    assert "".join(seen) == "a" * 10 + "b" * 10 + "c" * 10 + "a" * 10


def test_one_that_has_nothing_to_say_any_more_gives_way_to_the_one_behind_it():
    now = after(faces("a", "b", "c"), Turn("b", 0, 1), 5 * SECOND)
    assert now == Turn("b", 0, 1)
    assert after(faces("a", "c"), now, 5 * SECOND) == Turn("c", 5 * SECOND, 1)
    assert after(faces("a"), Turn("c", 0, 2), 5 * SECOND) == Turn("a", 5 * SECOND, 0)
    assert after([], now, 0) is None


def test_one_alone_stays_and_begins_again():
    assert after(faces("a"), Turn("a", 0), 10 * SECOND) == Turn("a", 10 * SECOND)


def test_a_new_one_does_not_cut_the_one_that_is_shown_short():
    assert after(faces("moves", "a"), Turn("a", 0), 5 * SECOND) == Turn("a", 0, 1)


def test_a_clock_that_was_set_back_does_not_keep_a_panel_for_hours():
    assert after(faces("a", "b"), Turn("a", 90_000 * SECOND), 0) == Turn("b", 0, 1)


def test_the_director_takes_the_next_one_at_once():
    assert by_hand(faces("a", "b"), Turn("a", 0), SECOND) == Turn("b", SECOND, 1)
