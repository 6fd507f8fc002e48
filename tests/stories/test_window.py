"""An evening of 18 through the real window, from the first start to the printed results, with keys and clicks."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QListWidget, QPushButton

from tests.stories.hand import CTRL, Hand

if TYPE_CHECKING:
    from pathlib import Path

NAMES = (
    "Ann Lee, Bob Marsh, Łukasz Żak, Zoë Meyer, 김민준, Dan O’Hara, Eva Novák, Finn Holm, Gus Berg, Hal Ito, Ida Lund, "
    "Jo Park, Kim Roy, Lea Fuchs, Max Born, Nia Okoye, Oz Tal, Pia Rossi"
).split(", ")
NO, NAME, SEAT, AGAIN, PAID, STATUS, PLACE, PRIZE = range(8)


@pytest.fixture(scope="session")
def application():
    return QApplication.instance() or QApplication([])


@pytest.fixture
def hand(application, tmp_path):
    hand = Hand.at(application, tmp_path)
    yield hand
    hand.leave()


def start_a_tournament(hand: Hand) -> None:
    hand.click("Start a tournament from a template")
    hand.fill("Name", "Friday")
    hand.fill("Buy-in", "20")
    hand.fill("Fee", "5")
    hand.enter()
    assert hand.application.activeModalWidget() is None
    assert hand.says("Event") == "Friday"


def register(hand: Hand, names: list[str]) -> None:
    hand.page(2)
    for name in names:
        hand.type(name)
        hand.enter()
        hand.enter()
        assert hand.says("Registration says").startswith(f"{name} is in as entry")


def things_to_do(hand: Hand) -> list[str]:
    """What its buttons say, card by card, but for the one that puts a card off."""
    hand.page(1)
    buttons = hand.window.findChildren(QPushButton)
    names = [one.accessibleName() for one in buttons if one.isVisible()]
    return [name for name in names if ": " in name and not name.startswith("Later: ")]


def follow_the_app(hand: Hand) -> None:
    """Do what the first card says until it only says what waits."""
    for _ in range(20):
        todo = things_to_do(hand)
        if not todo or todo[0].startswith(("Results", "Race sheet")):
            return
        hand.enter()
        if todo[0].startswith("Sheet: Color up"):
            race_without_odd_chips(hand)
        # A sheet asks first, and a draw is shown until it was read.
        for _ in range(2):
            if isinstance(hand.application.activeModalWidget(), QDialog):
                hand.enter()
        assert hand.application.activeModalWidget() is None
    raise AssertionError(f"it never ends: {todo}, {hand.says('What was done')}, {hand.application.focusWidget()}")


def race_without_odd_chips(hand: Hand) -> None:
    """Enter alone goes from seat to seat and from table to table, until the chip has left."""
    before = hand.says("What was done")
    for _ in range(60):
        hand.enter()
        if (done := hand.says("What was done")) != before and done.endswith("are out of play"):
            return
    raise AssertionError(f"it never leaves: {hand.says('What was done')}, {hand.application.focusWidget()}")


def still_in(hand: Hand) -> dict[str, str]:
    hand.page(2)
    return {row[NAME]: row[SEAT] for row in hand.rows("Entrants") if row[STATUS] == "In"}


def fullest(seats: dict[str, str]) -> str:
    """Somebody at the fullest table, so that both tables play."""
    tables = Counter(seat.split("-")[0] for seat in seats.values())
    table = max(tables, key=lambda one: (tables[one], one))
    return max(seat for seat in seats.values() if seat.startswith(f"{table}-"))


def draw_and_start(hand: Hand) -> None:
    hand.page(1)
    hand.enter()
    hand.type("five cards of ours")
    hand.enter()
    assert hand.rows("Seats drawn")
    hand.enter()
    hand.enter()
    assert hand.rows("Cards for the first button")
    hand.enter()
    hand.enter()
    assert hand.find("Start or pause the clock", QPushButton).text() == "Pause"


class TestAnEveningThroughTheWindow:
    def test_from_the_first_start_to_the_printed_results(self, hand, tmp_path):
        start_a_tournament(hand)
        register(hand, NAMES)
        draw_and_start(hand)
        seats = still_in(hand)
        assert len(set(seats.values())) == 18
        assert Counter(seat.split("-")[0] for seat in seats.values()) == {"1": 9, "2": 9}
        self.check_seat_cards(hand, tmp_path, seats)
        hand.wait(6 * 3600)
        follow_the_app(hand)
        out = []
        while len(seats) > 1:
            where = fullest(seats)
            out.append(next(name for name, seat in seats.items() if seat == where))
            hand.command(f"out {where}")
            assert hand.says("What was done").startswith(f"{out[-1]} out in {self.ordinal(len(seats))}")
            hand.wait(300)
            follow_the_app(hand)
            seats = still_in(hand)
            assert out[-1] not in seats
            chips = [
                int(re.sub(r"<.*|\D", "", hand.says(one).split(" ")[0])) for one in ("Average stack", "Players left")
            ]
            assert chips[0] * chips[1] in range(self.chips - len(seats), self.chips + 1)
        self.check_places(hand, [*seats, *reversed(out)])
        self.check_results(hand, tmp_path, [*seats, *reversed(out)])
        hand.leave()
        done = subprocess.run(
            [sys.executable, "-m", "tdapp", "verify", "--house", str(tmp_path / "house.tdapp")],
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 0, done.stdout

    chips = 18 * 10_000

    @staticmethod
    def ordinal(number: int) -> str:
        return {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")

    def check_places(self, hand: Hand, order: list[str]) -> None:
        hand.page(2)
        rows = hand.rows("Entrants")
        places = {row[NAME]: row[PLACE] for row in rows}
        assert places == {name: self.ordinal(place) for place, name in enumerate(order, 1)}
        prizes = [int(row[PRIZE].removeprefix("€").replace(",", "")) for row in rows if row[PRIZE]]
        assert sum(prizes) == 18 * 20
        assert {row[PAID] for row in rows} == {"€25"}

    def check_seat_cards(self, hand: Hand, folder: Path, seats: dict[str, str]) -> None:
        pages = [page.extract_text() for page in saved(hand, "Seat cards", folder / "cards.pdf").pages]
        assert len(pages) == 3
        for name, seat in seats.items():
            assert " ".join("\n".join(pages).split()).count(name) == 1
            table, chair = seat.split("-")
            page = next(" ".join(page.split()) for page in pages if name in " ".join(page.split()))
            assert f"TABLE {table}" in page.upper()
            assert f"SEAT {chair}" in page.upper()

    def check_results(self, hand: Hand, folder: Path, order: list[str]) -> None:
        text = "\n".join(page.extract_text() for page in saved(hand, "Results", folder / "results.pdf").pages)
        places = [text.index(name) for name in order]
        assert places == sorted(places)


def saved(hand: Hand, title: str, path: Path) -> PdfReader:
    """A document picked by a click and saved where the dialog was told to."""
    hand.press(Qt.Key.Key_P, CTRL)
    documents = hand.find("Documents", QListWidget)
    lines = documents.findItems(title, Qt.MatchFlag.MatchStartsWith)
    assert len(lines) == 1
    spot = documents.visualItemRect(lines[0]).center()
    QTest.mouseClick(documents.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    hand.choose_file(path)
    hand.click("Save as PDF…")
    hand.settle(path)
    return PdfReader(path)


class TestKeys:
    def test_undo_and_redo_say_what_they_do(self, hand):
        start_a_tournament(hand)
        register(hand, NAMES[:4])
        draw_and_start(hand)
        hand.command("out ann")
        assert hand.says("What was done").startswith("Ann Lee out in 4th")
        hand.press(Qt.Key.Key_Z, CTRL)
        assert hand.says("What was done").startswith("Undo: Ann Lee out in 4th")
        assert set(still_in(hand)) == set(NAMES[:4])
        hand.page(1)
        hand.press(Qt.Key.Key_Y, CTRL)
        assert hand.says("What was done").startswith("Redo: Ann Lee out in 4th")
        assert set(still_in(hand)) == set(NAMES[1:4])
        hand.click("Undo the last action")
        assert set(still_in(hand)) == set(NAMES[:4])

    def test_ctrl_z_in_a_field_edits_the_text_and_nothing_else(self, hand):
        start_a_tournament(hand)
        register(hand, NAMES[:2])
        hand.type("Xaver")
        hand.press(Qt.Key.Key_Z, CTRL)
        assert hand.find("Register a player", QLineEdit).text() == ""
        assert len(still_in(hand)) == 2

    def test_space_holds_the_clock_but_not_while_typing(self, hand):
        start_a_tournament(hand)
        register(hand, NAMES[:3])
        draw_and_start(hand)
        button = hand.find("Start or pause the clock", QPushButton)
        hand.page(2)
        hand.type("Zoe Z")
        assert button.text() == "Pause"
        hand.page(1)
        hand.wait(60)
        hand.press(Qt.Key.Key_Space)
        assert button.text() == "Resume"
        assert hand.says("Level").endswith("paused")

    def test_a_name_that_fits_two_asks_which(self, hand):
        start_a_tournament(hand)
        register(hand, ["Ann Lee", "Ann Moe", "Bob"])
        hand.page(1)
        hand.press(Qt.Key.Key_Slash)
        hand.type("out ann")
        readings = hand.find("What it means", QListWidget)
        assert [readings.item(n).text() for n in range(readings.count())] == ["Ann Lee is out", "Ann Moe is out"]
        hand.press(Qt.Key.Key_Down)
        hand.enter()
        assert set(still_in(hand)) == {"Ann Lee", "Bob"}

    def test_escape_leaves_the_command_bar_and_changes_nothing(self, hand):
        start_a_tournament(hand)
        register(hand, NAMES[:2])
        hand.page(1)
        hand.press(Qt.Key.Key_Slash)
        hand.type("out ann")
        hand.press(Qt.Key.Key_Escape)
        assert len(still_in(hand)) == 2

    def test_a_known_player_costs_four_keys(self, hand):
        start_a_tournament(hand)
        register(hand, ["Zoë Meyer", "Ann Lee", "Bob"])
        hand.command("out zoe")
        hand.page(2)
        hand.type("zoe")
        hand.enter()
        assert hand.says("Registration says").startswith("Zoë Meyer is in as entry 4")


class TestBadInputInPlace:
    @pytest.mark.parametrize(("name", "says"), [("   ", "Type a name first."), ("x" * 300, "at most 120 letters")])
    def test_a_name_that_is_none(self, hand, name, says):
        start_a_tournament(hand)
        hand.page(2)
        hand.type(name)
        hand.enter()
        hand.enter()
        assert says in hand.says("Registration says")
        assert hand.says("Why the list is empty").startswith("Nobody yet.")

    def test_a_negative_buy_in_stays_in_its_sheet(self, hand):
        hand.click("Start a tournament from a template")
        hand.fill("Buy-in", "-5")
        hand.enter()
        assert "no amount of money" in hand.says("Money: problem")
        assert hand.application.activeModalWidget() is not None
        hand.press(Qt.Key.Key_Escape)
        assert hand.find("Start a tournament from a template", QPushButton).isVisible()

    def test_a_seat_that_does_not_exist(self, hand):
        start_a_tournament(hand)
        register(hand, NAMES[:3])
        draw_and_start(hand)
        before = still_in(hand)
        hand.page(1)
        hand.command("move ann 1-44")
        assert "no seat 44" in hand.says("What was done")
        assert still_in(hand) == before

    def test_the_last_player_cannot_be_busted(self, hand):
        start_a_tournament(hand)
        register(hand, NAMES[:2])
        hand.command("out ann")
        hand.command("out bob")
        assert "last player" in hand.says("What was done")


class TestOpening:
    def test_a_photograph_gets_a_sentence_and_stays_as_it_is(self, application, tmp_path):
        photo = tmp_path / "cat.tdapp"
        photo.write_bytes(b"\xff\xd8\xff\xe0" * 5_000)
        sentence = opened(application, tmp_path, photo)
        assert "not a house file" in sentence
        assert photo.read_bytes() == b"\xff\xd8\xff\xe0" * 5_000

    def test_a_second_window_is_told_who_has_the_house(self, hand, tmp_path):
        sentence = opened(hand.application, tmp_path, tmp_path / "house.tdapp")
        assert "open already" in sentence

    def test_a_folder_that_cannot_hold_a_house(self, application, tmp_path):
        (tmp_path / "file").write_text("no folder")
        assert "folder" in opened(application, tmp_path, tmp_path / "file" / "house.tdapp")


def opened(application: QApplication, folder, path) -> str:
    """What the app says when it is started on a file that it cannot open."""
    from PySide6.QtCore import QSettings

    from tdapp.gui.application import Seat
    from tdapp.gui.shell.frame import Frame

    remembered = QSettings(str(folder / "other.ini"), QSettings.Format.IniFormat)
    seat = Seat(application, Frame.painted(application, remembered))
    seat.open(path)
    application.processEvents()
    sheet = application.activeModalWidget()
    assert isinstance(sheet, QDialog)
    said = " ".join(one.text() for one in sheet.findChildren(QLabel))
    sheet.reject()
    seat.close()
    return said
