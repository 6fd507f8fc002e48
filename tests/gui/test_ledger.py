"""The ledger and the tills: what is shown and what it comes to, the list that is saved, and a till that is closed."""

from __future__ import annotations

import csv

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QTableView

from tdapp.director import registration
from tdapp.director.ledger import Tender
from tdapp.gui.sheets.ledger import open_ledger
from tdapp.gui.sheets.till import close_till
from tdapp.values.house import Till
from tests.gui.looking import cut_off, named, unnamed

ENTER = Qt.Key.Key_Return


@pytest.fixture
def evening(desk):
    """Ann in cash by Mia, Bob half by card, Zoë by Max, who gave her money back."""
    desk.do(registration.register, name="Ann Lee", chance=desk.chance())
    half = (Tender("card", 1_000), Tender("cash", 1_500, 2_000))
    desk.do(registration.register, name="Bob Marsh", tender=half, chance=desk.chance())
    desk.who = "Max"
    desk.do(registration.register, name="Zoë Meyer", chance=desk.chance())
    desk.do(registration.unregister, entry=3)
    desk.who = "Mia"
    yield desk
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def rows(sheet) -> list[list[str]]:
    model = named(sheet, "Payments", QTableView).model()
    return [
        [str(model.index(row, column).data() or "") for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def says(sheet, name: str) -> str:
    return named(sheet, name, QLabel).text()


class TestTheLedger:
    def test_every_payment_with_who_took_it_how_and_what_for(self, evening):
        sheet = open_ledger(evening, None)
        assert [(row[2], row[4], row[5], row[6], row[7], row[8]) for row in rows(sheet)] == [
            ("Zoë Meyer", "Cash", "", "€25", "", "Max"),
            ("Zoë Meyer", "Cash", "€25", "", "", "Max"),
            ("Bob Marsh", "Cash", "€15", "", "€5", "Mia"),
            ("Bob Marsh", "Card", "€10", "", "", "Mia"),
            ("Ann Lee", "Cash", "€25", "", "", "Mia"),
        ]
        assert says(sheet, "What they come to") == "5 payments   ·   Cash €40   ·   Card €10   ·   All €50"
        assert says(sheet, "Chips sold and recorded").startswith("2,000 chips sold and recorded")
        assert cut_off(sheet) == []
        assert unnamed(sheet) == []
        sheet.close()

    def test_search_method_and_clerk_narrow_it(self, evening):
        sheet = open_ledger(evening, None)
        QTest.keyClicks(named(sheet, "Search payments", QLineEdit), "bob")
        assert len(rows(sheet)) == 2
        pick = named(sheet, "Method", QComboBox)
        pick.setCurrentIndex(pick.findText("Card"))
        assert says(sheet, "What they come to") == "1 payment of 5   ·   Card €10   ·   All €10"
        named(sheet, "Search payments", QLineEdit).clear()
        pick.setCurrentIndex(0)
        clerk = named(sheet, "Clerk", QComboBox)
        clerk.setCurrentIndex(clerk.findText("Max"))
        assert says(sheet, "What they come to") == "2 payments of 5   ·   Cash €0   ·   All €0"
        sheet.close()

    def test_what_is_shown_is_saved_for_a_spreadsheet(self, evening, tmp_path):
        sheet = open_ledger(evening, None)
        assert sheet.save_to(tmp_path / "list")
        with (tmp_path / "list.csv").open(encoding="utf-8-sig", newline="") as file:
            found = list(csv.DictReader(file))
        assert [(one["Player"], one["Paid in"], one["Paid out"], one["Change"]) for one in found][2] == (
            "Bob Marsh",
            "15.00",
            "",
            "5.00",
        )
        assert len(found) == 5
        sheet.close()

    def test_a_folder_that_is_none_is_said_in_place(self, evening, tmp_path):
        sheet = open_ledger(evening, None)
        assert not sheet.save_to(tmp_path / "nowhere" / "list.csv")
        assert "could not be saved" in sheet.problem.text()
        sheet.close()


class TestATill:
    def test_the_difference_is_shown_before_it_is_closed(self, evening):
        sheet = close_till(evening, None)
        assert says(sheet, "Expected in the till") == "Expected €40: 3 payments, €40 in, €0 out in cash."
        QTest.keyClicks(named(sheet, "Began with", QLineEdit), "100")
        QTest.keyClicks(named(sheet, "Counted", QLineEdit), "135")
        assert says(sheet, "Difference") == "€5 short"
        assert cut_off(sheet) == []
        QTest.keyClick(sheet, ENTER)
        (till,) = evening.house.house[Till].values()
        assert (till.clerk, till.began_with, till.expected, till.counted) == ("Mia", 10_000, 14_000, 13_500)

    def test_each_clerk_has_one(self, evening):
        sheet = close_till(evening, None)
        clerk = named(sheet, "Clerk", QComboBox)
        clerk.setCurrentIndex(clerk.findText("Max"))
        assert says(sheet, "Expected in the till") == "Expected €0: 2 payments, €25 in, €25 out in cash."
        sheet.close()

    @pytest.mark.parametrize(("typed", "said"), [("", "Count the cash first."), ("lots", "no amount of money")])
    def test_nothing_is_closed_without_a_count(self, evening, typed, said):
        sheet = close_till(evening, None)
        QTest.keyClicks(named(sheet, "Counted", QLineEdit), typed)
        QTest.keyClick(sheet, ENTER)
        assert said in named(sheet, "Counted: problem", QLabel).text()
        assert not evening.house.house[Till]
        sheet.close()
