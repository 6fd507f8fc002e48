"""The seating list: everybody by name in two columns, and where to find them."""

from __future__ import annotations

import pytest

from tdapp.printing.seating import seating_list
from tdapp.values.refusal import Refused
from tests.printing.paper import HARD_NAMES, entrant, field, pages, sizes, text


def test_name_and_table_seat_under_heads():
    found = text(seating_list("Friday", [entrant(1, "Zoë", table=3, seat=7), entrant(2, "Łukasz", table=2, seat=1)]))
    assert found.splitlines() == [
        *("Seating", "Friday", "2 players at 2 tables, by name"),
        *("Name", "Table–Seat", "Łukasz", "2-1"),
        *("Name", "Table–Seat", "Zoë", "3-7", "1 of 1"),
    ]


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_everybody_is_on_it_once_in_order(paper):
    found = pages(seating_list("Friday", reversed(field(500)), paper=paper))
    rows = [line for page in found for line in page.splitlines() if line.startswith("Player") and "–" not in line]
    assert rows == [f"Player {n:04}" for n in range(1, 501)]


def test_pages_are_numbered_and_say_from_where_to_where_they_go():
    found = pages(seating_list("Friday", field(200)))
    assert [page.splitlines()[-1] for page in found] == ["1 of 3", "2 of 3", "3 of 3"]
    assert "Player 0001 – Player 0068" in found[0]
    assert "Player 0069 – Player" in found[1]
    assert "– Player 0200" in found[2]
    assert all("Friday" in page for page in found)


def test_two_of_one_name_are_told_apart():
    found = text(seating_list("Friday", [entrant(3, "Ann Lee"), entrant(9, "Ann Lee", seat=2), entrant(4, "Bob")]))
    assert "Ann Lee (#3)\n1-1" in found
    assert "Ann Lee (#9)\n1-2" in found
    assert "Bob\n1-1" in found


def test_a_name_that_cannot_be_read_has_its_number():
    found = text(seating_list("Friday", [entrant(3, "สมชาย"), entrant(9, "\u200b", seat=2)]))
    assert "□□□□□ (#3)\n1-1" in found
    assert "(#9)\n1-2" in found


def test_a_long_name_leaves_the_seat_readable():
    lines = text(seating_list("Friday", [entrant(n, name) for n, name in enumerate(HARD_NAMES, 1)])).splitlines()
    (long,) = [line for line in lines if line.startswith("xxx")]
    assert long.strip("x") == "…"
    assert lines.count("1-1") == len(HARD_NAMES)


@pytest.mark.parametrize(("paper", "size"), [("A4", (595, 842)), ("Letter", (612, 792))])
def test_both_papers(paper, size):
    assert sizes(seating_list("Friday", field(100), paper=paper)) == {size}


def test_the_same_list_is_the_same_bytes():
    assert seating_list("Friday", field(100)) == seating_list("Friday", field(100))


def test_nobody_seated_is_refused():
    with pytest.raises(Refused, match="No seats are drawn yet"):
        seating_list("Friday", [])
