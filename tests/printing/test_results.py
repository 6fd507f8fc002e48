"""The result sheet: places, names and prizes, and whether they are final."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta, timezone

import pytest

from tdapp.printing.results import results
from tdapp.values.refusal import Refused
from tests.printing.paper import HARD_NAMES, outcome, pages, sizes, text

FINAL = outcome(
    (1, 1, "Zoë", 50_000), (2, 2, "김민준", 25_050), (3, 4, "Ann", 7_500), (3, 4, "Bob", 7_500), (5, 5, "Cy", 0)
)


def test_places_names_and_prizes_with_shared_places():
    lines = text(results(FINAL)).splitlines()
    rows = lines[lines.index("Prize") + 1 : -2]
    assert rows == [
        *("1st", "Zoë", "€500"),
        *("2nd", "김민준", "€250.50"),
        *("3rd–4th", "Ann", "€75"),
        *("3rd–4th", "Bob", "€75"),
        *("5th", "Cy"),
    ]


def test_when_everybody_went_and_by_whose_hand():
    first, second, *others = FINAL.rows
    out = replace(second, out_at=1_700_000_000_000, by="Zoë and Bob")
    found = replace(FINAL, rows=(first, out, *others))
    said = text(results(found)).splitlines()
    assert said[said.index("김민준") + 1 :][:2] == ["Zoë and Bob", "22:13 €250.50"]
    assert "Out at" in said
    assert "Knocked out by" in said


def test_a_large_field_stands_side_by_side_unless_somebody_knows_who_knocked_out_whom():
    many = outcome(*((n, n, f"Player {n:04}", 0) for n in range(1, 201)))
    known = replace(many, rows=(*many.rows[:-1], replace(many.rows[-1], by="Zoë")))
    assert len(pages(results(many))) < len(pages(results(known)))
    assert "Knocked out by" not in text(results(many))


def test_title_date_entries_and_pool():
    lines = [" ".join(line.split()) for line in text(results(FINAL)).splitlines()]
    assert lines[:3] == ["Results", "Friday", "14 November 2023 · 5 entries · €900.50 prize pool"]


def test_the_date_is_that_of_the_place():
    assert "15 November 2023" in text(results(FINAL, zone=timezone(timedelta(hours=9))))


def test_final():
    found = text(results(FINAL))
    assert "Final" in found
    assert "Provisional" not in found


@pytest.mark.parametrize(("left", "said"), [(2, "2 players are still in"), (1, "1 player is still in")])
def test_provisional(left, said):
    found = text(results(replace(FINAL, is_final=False, left=left)))
    assert f"Provisional\n{said}: places and prizes can change." in found
    assert "Final" not in found


class TestPages:
    MANY = outcome(*((n, n, f"Player {n:04}", 0) for n in range(1, 401)), is_final=False)

    def test_each_says_its_number_the_status_and_the_head_of_the_journal(self):
        found = pages(results(self.MANY))
        for number, page in enumerate(found, 1):
            assert page.splitlines()[-2:] == [f"{number} of {len(found)}", f"Journal {self.MANY.head}"]
            assert "Provisional" in page
        assert len(found) == 5

    def test_everybody_is_there_in_order(self):
        lines = text(results(self.MANY)).splitlines()
        assert [line for line in lines if line.startswith("Player")] == [f"Player {n:04}" for n in range(1, 401)]

    @pytest.mark.parametrize("players", [1, 18, 30, 60])
    @pytest.mark.parametrize("paper", ["A4", "Letter"])
    def test_a_club_evening_is_one_page(self, players, paper):
        rows = ((n, n, f"Player {n}", 0) for n in range(1, players + 1))
        assert len(pages(results(outcome(*rows), paper=paper))) == 1

    @pytest.mark.parametrize(("paper", "size"), [("A4", (595, 842)), ("Letter", (612, 792))])
    def test_both_papers(self, paper, size):
        assert sizes(results(self.MANY, paper=paper)) == {size}


def test_hard_names_and_prizes_without_a_common_size():
    rows = [(n, n, name, 10 ** (14 - n)) for n, name in enumerate(HARD_NAMES, 1)]
    lines = text(results(outcome(*rows))).splitlines()
    assert set(HARD_NAMES[:-1]) <= set(lines)
    assert "€100,000,000,000" in lines
    assert any(line.startswith("xxx") and line.endswith("x…") for line in lines)


def test_the_same_results_are_the_same_bytes():
    assert results(FINAL) == results(replace(FINAL))


def test_nobody_out_is_refused():
    with pytest.raises(Refused, match="Nobody is out yet"):
        results(outcome(is_final=False))
