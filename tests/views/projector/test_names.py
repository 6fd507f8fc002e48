"""Names as a room may read them."""

from __future__ import annotations

import pytest

from tdapp.director import projector, registration
from tdapp.rules.chance import Chance
from tdapp.views.projector.names import initialed, shown_names


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann Lee", "Ann L."),
        ("Łukasz Żak", "Łukasz Ż."),
        ("Zoë Z\u0308urich", "Zoë Z\u0308."),
        ("김민준", "김민준"),
        ("Maximilian van der Westhuizen", "Maximilian W."),
        ("Dan O’Hara", "Dan O."),
        ("Cher", "Cher"),
        ("Wu Li X", "Wu X"),
    ],
)
def test_the_first_name_and_an_initial(name, shown):
    assert initialed(name) == shown


def entered(evening, *names: str) -> list[str]:
    for name in names:
        evening.do(registration.register, name=name, chance=Chance(bytes(32)))
    return [*shown_names(evening.tonight).values()]


def test_two_of_one_initial_get_as_many_letters_as_tell_them_apart(make):
    names = entered(make(0), "Ann Lee", "Ann Lowe", "Ann Lorimer", "Bob Lee")
    assert names == ["Ann Le.", "Ann Low.", "Ann Lor.", "Bob L."]


def test_two_of_one_name_get_the_numbers_of_their_entries(make):
    evening = make(0)
    entered(evening, "Ann Lee")
    registration.register(evening.house, evening.event, name="Ann Lee", chance=Chance(bytes(32)), by=evening.by())
    names = [*shown_names(evening.tonight).values()]
    assert names == ["Ann Lee (#1)", "Ann Lee (#2)"]


def test_a_house_may_show_whole_names(make):
    evening = make(0)
    entered(evening, "Ann Lee")
    projector.set_up(evening.house, theme="felt", has_full_names=True, by=evening.by())
    assert shown_names(evening.tonight) == {1: "Ann Lee"}


def test_without_names_entries_are_numbers(make):
    evening = make(0, has_names=False)
    evening.do(registration.count_in, number=2)
    assert shown_names(evening.tonight) == {1: "Entry 1", 2: "Entry 2"}
