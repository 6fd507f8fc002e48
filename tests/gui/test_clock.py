"""The Clock page: everything by keys and clicks, what the room sees, and an undo of its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QRadioButton

from tdapp.director import clock, events, hand_for_hand
from tdapp.gui.called_clock import CalledClockSheet
from tdapp.gui.shell.window import Window
from tests.gui.looking import cut_off, named, unnamed

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(drawn):
    window = Window(drawn)
    window.resize(1280, 720)
    window.show()
    window.go_to("clock")
    QApplication.processEvents()
    yield window
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def says(window, name: str) -> str:
    return str(named(window.current, name, QLabel).text())


def click(inside, name: str) -> None:
    QApplication.processEvents()
    button = named(inside, name, QPushButton)
    assert button.isVisible(), f"{name} is hidden"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def sheet():
    QApplication.processEvents()
    found = QApplication.activeModalWidget()
    assert found is not None
    return found


def type_line(window, line: str) -> None:
    window.open_command_bar()
    QTest.keyClicks(window.bar.line, line)
    QTest.keyClick(window.bar.line, Qt.Key.Key_Return)
    QApplication.processEvents()


def wait(window, seconds: int) -> None:
    window.desk.now.pass_by(seconds)
    window.current.tick()
    QApplication.processEvents()


class TestWhatItShows:
    def test_a_pause_with_its_reason_is_no_break(self, window):
        QTest.keyClick(window, Qt.Key.Key_Space)
        wait(window, 90)
        type_line(window, "pause dinner")
        wait(window, 600)
        assert (says(window, "Level shown"), says(window, "Time shown")) == ("Level 1", "18:30")
        assert says(window, "State of the clock") == "Dinner"
        assert named(window.header, "Level", QLabel).text() == "Level 1 · dinner"
        everything = " ".join(one.text() for one in window.findChildren(QLabel) if one.isVisible())
        assert "BREAK" not in everything.upper().replace("BREAK IN", "").replace("NEXT: BREAK", "")

    def test_seconds_fall_one_by_one(self, window):
        window.desk.do(clock.start)
        shown = []
        for _ in range(3):
            wait(window, 1)
            shown.append(says(window, "Time shown"))
        assert shown == ["19:59", "19:58", "19:57"]

    def test_overtime_counts_and_never_sticks_at_zero(self, window):
        window.desk.do(clock.start)
        wait(window, 15 * 20 * 60)
        assert says(window, "Time shown") == "0:00"
        wait(window, 61)
        assert says(window, "Time shown") == "+1:01"
        assert says(window, "State of the clock") == "The structure is over: this level goes on"

    def test_another_tournament_is_beside_it_and_one_click_away(self, window):
        desk = window.desk
        first = desk.tournament
        wish = events.Wish("Ladies’ Turbo", "AMERIFUN sample", buy_in=1_000)
        other = events.create(desk.house, wish, by=desk.by())
        clock.start(desk.house, other, by=desk.by())
        wait(window, 65)
        assert named(window.current, "Ladies’ Turbo · Level 1 · 18:55", QPushButton).isVisible()
        click(window.current, "Ladies’ Turbo · Level 1 · 18:55")
        assert desk.tournament == other != first


class TestControls:
    @pytest.mark.parametrize(
        ("line", "shown"),
        [
            ("+2", ("Level 1", "22:00")),
            ("-1", ("Level 1", "19:00")),
            ("level 7", ("Level 7", "20:00")),
            ("set 12:30", ("Level 1", "12:30")),
        ],
    )
    def test_by_the_command_bar(self, window, line, shown):
        window.desk.do(clock.start)
        type_line(window, line)
        window.current.tick()
        assert (says(window, "Level shown"), says(window, "Time shown")) == shown

    def test_what_a_line_means_is_said_before_enter(self, window):
        window.open_command_bar()
        window.bar.line.setText("set 12:30")
        assert window.bar.readings.item(0).text() == "12:30 left of the level"

    def test_a_reason_by_one_click(self, window):
        window.desk.do(clock.start)
        window.run("pause for")
        click(sheet(), "Color-up")
        assert says(window, "State of the clock") == "Color-up"

    def test_what_remains_by_keys_alone(self, window):
        window.desk.do(clock.start)
        QTest.keyClick(window, Qt.Key.Key_R, CTRL)
        field = named(sheet(), "Time left", QLineEdit)
        assert field.text() == "20:00"
        QTest.keyClicks(field, "12:75")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert named(sheet(), "Time left: problem", QLabel).text() == "Say it like 12:30."
        field.setText("12:30")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert says(window, "Time shown") == "12:30"

    def test_a_time_to_start(self, window):
        window.run("start at")
        named(sheet(), "Time", QLineEdit).setText("23:45")
        QTest.keyClick(sheet(), Qt.Key.Key_Return)
        assert says(window, "State of the clock") == "Starts by itself at 23:45"
        assert named(window.header, "Level", QLabel).text() == "Level 1 · starts 23:45"

    def test_refusals_are_said_in_place(self, window):
        type_line(window, "break over")
        assert window.strip.sentence.text() == "There is no break now."
        type_line(window, "level 99")
        assert "no level 99" in window.strip.sentence.text()

    def test_buttons_are_there_when_they_mean_something(self, window):
        def visible(name: str) -> bool:
            return bool(named(window.current, name, QPushButton).isVisible())

        names = ("Start at a time", "Last hand before play stops", "End the break now")
        assert [visible(name) for name in names] == [True, False, False]
        window.desk.do(clock.start)
        assert [visible(name) for name in names] == [False, True, False]


class TestHandForHand:
    def test_tables_are_ticked_off_by_clicks_and_space_brings_the_next_hand(self, window):
        window.desk.do(clock.start)
        QTest.keyClick(window, Qt.Key.Key_H, CTRL)
        assert says(window, "Hand for hand") == "Hand for hand · hand 1"
        click(window.current, "Table 1 still plays")
        assert named(window.current, "Table 1 has played", QPushButton).isChecked()
        click(window.current, "Table 2 still plays")
        assert (says(window, "Hand for hand"), says(window, "Time shown")) == ("Hand for hand · hand 2", "18:00")
        assert not named(window.current, "Table 1 still plays", QPushButton).isChecked()
        window.setFocus()
        QTest.keyClick(window, Qt.Key.Key_Space)
        assert (says(window, "Hand for hand"), says(window, "Time shown")) == ("Hand for hand · hand 3", "16:00")
        QTest.keyClick(window, Qt.Key.Key_H, CTRL)
        assert not named(window.current, "Hand for hand", QLabel).isVisible()
        assert window.desk.to_undo().kind == "deed"

    def test_forty_tables_stay_on_the_page(self, window, monkeypatch):
        window.desk.do(clock.start)
        window.desk.do(hand_for_hand.begin)
        many = frozenset(range(1, 41))
        monkeypatch.setattr("tdapp.views.hand_for_hand.playing", lambda _: many)
        window.current.tick()
        QApplication.processEvents()
        assert named(window.current, "Table 40 still plays", QPushButton) is not None
        assert [one for one in cut_off(window.current) if "Table" not in one] == []


class TestUndo:
    def test_it_shows_before_and_after_and_keeps_what_the_room_saw(self, window):
        window.desk.do(clock.start)
        wait(window, 300)
        window.desk.do(clock.pause)
        wait(window, 120)
        QTest.keyClick(window, Qt.Key.Key_Z, CTRL | SHIFT)
        shown = sheet()
        assert named(shown, "The clock shows", QLabel).text() == "Level 1, 15:00 left, paused"
        ways = [one.text() for one in shown.findChildren(QRadioButton)]
        assert ways == ["Level 1, 15:00 left, running", "Level 1, 13:00 left, running"]
        assert (cut_off(shown), unnamed(shown)) == ([], [])
        QTest.keyClick(shown, Qt.Key.Key_Return)
        assert (says(window, "Time shown"), says(window, "State of the clock")) == ("15:00", "")

    def test_or_lets_time_have_run_on(self, window):
        window.desk.do(clock.start)
        wait(window, 300)
        window.desk.do(clock.pause)
        wait(window, 120)
        window.run("clock back")
        QTest.mouseClick(sheet().findChildren(QRadioButton)[1], Qt.MouseButton.LeftButton)
        click(sheet(), "Undo it")
        assert says(window, "Time shown") == "13:00"

    def test_ctrl_z_leaves_the_clock_alone(self, window):
        window.desk.do(clock.start)
        wait(window, 60)
        QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
        assert says(window, "Time shown") == "19:00"
        assert window.strip.sentence.text().startswith("Undo: ")


class TestTheClockOnAPlayer:
    def test_it_counts_down_beside_the_evening_and_says_what_follows(self, window):
        time = [0]
        shown = CalledClockSheet(window, window.desk, "Ann Lee", now=lambda: time[0])
        shown.show()
        seconds = []
        for passed in (0, 1, 49_000, 50_000, 59_999, 60_000):
            time[0] = passed
            shown.tick()
            seconds.append((named(shown, "Seconds left", QLabel).text(), shown.told.property("look")))
        assert [one for one, _ in seconds] == ["60", "60", "11", "10", "1", "0"]
        assert [look for _, look in seconds] == ["muted", "muted", "muted", "warning", "warning", "problem"]
        assert "the hand is dead" in shown.told.text()
        assert (cut_off(shown), unnamed(shown)) == ([], [])
        assert not shown.isModal()
        shown.reject()

    def test_it_is_called_by_name(self, window):
        type_line(window, "clock ann")
        (shown,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, CalledClockSheet)]
        assert shown.windowTitle().startswith("Clock on Ann Lee, table ")
        QTest.keyClick(shown, Qt.Key.Key_Escape)
        assert not shown.isVisible()
