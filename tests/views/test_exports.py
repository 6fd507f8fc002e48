"""Everything that is exported as a list: no cell of it is a formula, whatever somebody calls himself."""

from __future__ import annotations

import csv
import re
from io import BytesIO, StringIO
from pathlib import Path

import pytest
from openpyxl import load_workbook

import tdapp
from tdapp.director import events, floor, players, registration, seating
from tdapp.director.harmless import MARKS, harmless_cell, plain_cell
from tdapp.director.invariants import open_house
from tdapp.director.player_exports import as_csv as players_as_csv
from tdapp.director.player_exports import as_workbook as players_as_workbook
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.values.house import Player, Stretch
from tdapp.views import journal_paper, league_files, ledger_list, result_files
from tdapp.views.league_table import Cell as LeagueCell
from tdapp.views.league_table import Event, LeagueTable
from tdapp.views.league_table import Row as LeagueRow
from tdapp.views.ledger import ledger
from tdapp.views.results import results
from tdapp.views.structure_cells import COLUMNS, Row
from tdapp.views.structure_paste import copied, pasted

NAMES = [f"{mark}HYPERLINK({n})" for n, mark in enumerate("=+-@＝")] + ["Ann Lee"]
BY = By("=cmd|' /C calc'!A0", 1_700_000_000_000, "@desk")
NUMBER = re.compile(r"-?\d+(\.\d+)?")
LEAGUE = LeagueTable(
    "k", "=Spring", "@terms", "25", "EUR", (Event("x", "+Friday", BY.at),), (),
    tuple(LeagueRow("a", "1st", name, -50, 1, 0, 0, (LeagueCell(-50, "1st"),), n) for n, name in enumerate(NAMES)),
    (), 1, "head",
)  # fmt: skip
GAME = "=1+1 Hold'em"


@pytest.fixture(scope="module")
def tonight(tmp_path_factory):
    """Everybody in it is called by a formula, and so is whoever sits at the desk."""
    house = open_house(tmp_path_factory.mktemp("house") / "swan.tdapp", create=True)
    key = events.create(house, events.Wish("=Friday", "AMERIFUN sample", buy_in=2_000), by=BY)
    for name in NAMES:
        registration.register(house, key, name=name, chance=Chance(b"a" * 32), by=BY)
    players.add_player(house, name="-9", nickname="=2", member="+3", note="@4", by=BY)
    seating.draw(house, key, chance=Chance(b"b" * 32), by=BY)
    for entry in (1, 2, 3):
        floor.bust(house, key, out={entry: None}, by=BY)
    yield Tonight.of(house, key)
    house.close()


def in_csv(content: bytes) -> list[list[str]]:
    return list(csv.reader(StringIO(content.decode("utf-8-sig"))))


def in_workbook(content: bytes) -> list[list[str]]:
    return [[str(cell.value or "") for cell in row] for row in load_workbook(BytesIO(content)).worksheets[0]]


def lists(tonight: Tonight) -> dict[str, list[list[str]]]:
    house = tonight.house
    known, found = house.house[Player].values(), results(tonight)
    shown = [Row(stretch) for stretch in tonight.now[Stretch].values()]
    shown[0] = pasted(shown, 0, "game", GAME, COLUMNS)[0]
    return {
        "players.csv": in_csv(players_as_csv(known)),
        "players.xlsx": in_workbook(players_as_workbook(known)),
        "results.csv": in_csv(result_files.as_csv(found)),
        "results.xlsx": in_workbook(result_files.as_workbook(found)),
        "ledger.csv": in_csv(ledger_list.as_csv(ledger(tonight))),
        "journal.csv": in_csv(journal_paper.as_csv(journal_paper.journal_paper(house, tonight.now.stream))),
        "league.csv": in_csv(league_files.as_csv(LEAGUE)),
        "league.xlsx": in_workbook(league_files.as_workbook(LEAGUE)),
        "structure": [line.split("\t") for line in copied(shown, [0], COLUMNS).splitlines()],
    }


def test_no_cell_of_any_list_begins_like_a_formula(tonight):
    for name, rows in lists(tonight).items():
        cells = [cell for row in rows for cell in row]
        assert not [cell for cell in cells if cell.startswith(MARKS) and not NUMBER.fullmatch(cell)], name
        assert [cell for cell in cells if plain_cell(cell) != cell], f"{name} holds no formula that was made harmless"


def test_numbers_stay_numbers_to_reckon_with(tonight):
    rows = lists(tonight)
    assert [row[7] for row in rows["ledger.csv"][1:]] == ["20.00"] * len(NAMES)
    assert [row[0] for row in rows["journal.csv"][1:4]] == ["1", "2", "3"]


def test_a_structure_comes_back_from_the_clipboard_as_it_was(tonight):
    shown = [Row(stretch) for stretch in tonight.now[Stretch].values()]
    with_game = pasted(shown, 0, "game", GAME, COLUMNS)
    back = pasted(shown, 0, COLUMNS[0].id, copied(with_game, [0], COLUMNS), COLUMNS)
    assert with_game[0].stretch.game == back[0].stretch.game == GAME


def test_lists_are_written_in_one_place_only():
    """Whoever writes one elsewhere would have to remember formulas."""
    package = Path(tdapp.__file__).parent
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if any(sign in path.read_text(encoding="utf-8") for sign in ("csv.writer", "DictWriter", "import Workbook"))
    }
    assert found == {"director/written_lists.py", "views/structure_paste.py"}


@pytest.mark.parametrize("mark", MARKS)
def test_every_mark_is_known(mark):
    assert harmless_cell(f"{mark}1") == f"'{mark}1"
