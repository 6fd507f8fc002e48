"""The league's table on paper, read back: upright or turned, over pages, with what the last events are called."""

from __future__ import annotations

from datetime import UTC

import pytest

from tdapp.printing.league import NO_LEAGUE, league_sheets
from tdapp.values.refusal import Refused
from tdapp.views.league_table import Cell, Event, LeagueTable, Row
from tests.printing.paper import HARD_NAMES, pages, sizes, text

DAY = 86_400_000
START = 1_700_000_000_000


def league(players: int, events: int, *, name: str = "Spring league") -> LeagueTable:
    heads = tuple(Event(str(n), f"Evening {n}", START + n * 7 * DAY) for n in range(events))
    names = [*HARD_NAMES, *(f"Player {n:03}" for n in range(players))][:players]
    cells = tuple(Cell(1_850, "2nd", n > 0) for n in range(events))
    rows = tuple(
        Row(who, f"{n}th", who, 10**6 - n, events, 0, 0, cells, n)
        if n < players
        else Row(who, "", who, 0, 1, 0, 0, cells)
        for n, who in enumerate(names, 1)
    )
    return LeagueTable("k", name, "The best count.", "25, 18", "EUR", heads, (), rows, ("A note.",), 2, "ab" * 32)


def test_a_few_events_stand_upright_with_what_is_left_out_in_brackets():
    found = league_sheets([league(7, 3)], zone=UTC)
    said = text(found)
    assert sizes(found) == {(595, 842)}
    for part in ("League table", "Spring league", "3 events", "14 Nov", "28 Nov", "(18.50)", "18.50", "Player"):
        assert part in said
    for part in ("14 Nov Evening 0 · 21 Nov Evening 1", "Points: 25, 18. The best count.", "A note.", "ab" * 32):
        assert part in said
    for name in HARD_NAMES[:4]:
        assert name in said


@pytest.mark.parametrize(("paper", "size"), [("A4", (842, 595)), ("Letter", (792, 612))])
def test_many_events_are_turned_on_their_side_and_the_last_of_them_are_shown(paper, size):
    found = league_sheets([league(30, 24)], paper=paper, zone=UTC)
    said = text(found)
    assert sizes(found) == {size}
    assert "of 24 events are shown; all of them are counted." in said
    assert "23 Apr" in said
    assert "14 Nov" not in said


def test_a_long_table_goes_over_pages_that_are_numbered_and_ends_with_its_notes():
    said = pages(league_sheets([league(300, 3)], zone=UTC))
    assert len(said) > 4
    assert [f"{n} of {len(said)}" in page for n, page in enumerate(said, 1)] == [True] * len(said)
    assert ["A note." in page for page in said] == [False] * (len(said) - 1) + [True]


@pytest.mark.parametrize("players", range(24, 44))
def test_its_notes_never_stand_over_the_foot_or_beside_another_page(players):
    said = pages(league_sheets([league(players, 3)], zone=UTC))
    assert ["A note." in page for page in said] == [False] * (len(said) - 1) + [True]
    assert all(f"of {len(said)}" in page for page in said)


def test_two_leagues_are_one_document_each_with_its_pages_and_its_way_up():
    found = league_sheets([league(40, 24), league(5, 2, name="The year")], zone=UTC)
    said = pages(found)
    assert sizes(found) == {(842, 595), (595, 842)}
    assert "1 of 1" in said[-1]
    assert "The year" in said[-1]


def test_the_same_table_prints_the_same_bytes():
    assert league_sheets([league(30, 9)], zone=UTC) == league_sheets([league(30, 9)], zone=UTC)


def test_without_a_league_or_without_anybody_in_it_that_is_said():
    with pytest.raises(Refused, match="No league was begun yet") as refused:
        league_sheets([])
    assert refused.value.sentence == NO_LEAGUE
