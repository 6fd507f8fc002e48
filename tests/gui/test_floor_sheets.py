"""The sheets of the floor by keys and clicks: draws, cards, breaks, moves, a recount, and the room."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QLineEdit, QPushButton, QTableView, QWidget

from tdapp.director import balancing, breaks, clock, floor, projector, registration, seating
from tdapp.gui.gestures import floor_gestures, room_gestures
from tdapp.rules.chance import commitment
from tdapp.values.field import DrawRecord, Moved, Seating, SeatWish, Table
from tdapp.values.room import Seat
from tests.ask.asking import answer
from tests.gui.conftest import NAMES
from tests.gui.hands import choose
from tests.gui.looking import cut_off, named, unnamed


@pytest.fixture
def window(application):
    window = QWidget()
    window.resize(1280, 720)
    window.show()
    yield window
    while (left := QApplication.activeModalWidget()) is not None:
        left.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def desk(desk):
    """Eighteen who are in, and nobody seated yet."""
    for name in NAMES:
        desk.do(registration.register, name=name, chance=desk.chance())
    return desk


@pytest.fixture
def playing(desk):
    desk.do(seating.draw, chance=desk.chance())
    desk.do(clock.start)
    return desk


def sheet() -> QDialog:
    QApplication.processEvents()
    found = QApplication.activeModalWidget()
    assert isinstance(found, QDialog)
    assert cut_off(found) == []
    assert unnamed(found) == []
    return found


def is_closed() -> bool:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    return QApplication.activeModalWidget() is None


def click(name: str) -> None:
    QTest.mouseClick(named(sheet(), name, QPushButton), Qt.MouseButton.LeftButton)


def fill(name: str, text: str) -> None:
    line = named(sheet(), name, QLineEdit)
    line.clear()
    QTest.keyClicks(line, text)


def enter() -> None:
    QTest.keyClick(sheet(), Qt.Key.Key_Return)


def says(name: str) -> str:
    return str(named(sheet(), name, QLabel).text())


def rows(name: str) -> list[list[str]]:
    model = named(sheet(), name, QTableView).model()
    return [
        [model.index(line, place).data() for place in range(model.columnCount())] for line in range(model.rowCount())
    ]


def sitting(desk, table: int) -> list[int]:
    here = [row for row in desk.tonight.now[Seating].values() if row.table == table]
    return [row.n for row in sorted(here, key=lambda row: row.seat)]


def thin(desk, table: int, number: int) -> None:
    for entry in sitting(desk, table)[:number]:
        desk.do(floor.bust, out={entry: None})


class TestTheDraw:
    def test_the_commitment_stands_before_the_room_speaks_and_the_seed_after(self, desk, window):
        floor_gestures.draw_seats(desk, window)
        shown = "".join(says("Commitment").split())
        assert len(shown) == 64
        assert desk.tonight.now[DrawRecord] == {}
        fill("What the room adds", "five of clubs")
        enter()
        row = desk.tonight.now[DrawRecord][1]
        assert (row.commitment, row.room) == (shown, "five of clubs")
        seed = "".join(says("Seed").split())
        assert commitment(bytes.fromhex(seed)) == shown
        assert {line[0] for line in rows("Seats drawn")} == set(NAMES)
        enter()
        assert is_closed()

    def test_the_room_is_shown_the_commitment_until_it_is_drawn(self, desk, window):
        floor_gestures.draw_seats(desk, window)
        shown = says("Commitment").split()
        click("Show the commitment on the projector")
        stands = projector.banner(desk.tonight.now)
        assert stands is not None
        assert stands.text == f"Commitment of the draw: {' '.join(shown)}"
        enter()
        assert projector.banner(desk.tonight.now) is None
        told = [one.sentence for one in desk.house.journal(desk.tournament)]
        assert told[-3].startswith("The room was told: Commitment of the draw"), "before the draw, as anyone can read"
        assert told[-1].startswith("Seats were drawn"), "what Ctrl+Z takes back"

    def test_by_cards_is_offered_and_shows_each_card_with_its_seat(self, desk, window):
        floor_gestures.draw_seats(desk, window)
        choose(sheet(), "How seats are drawn", "By cards")
        cards = [line[3] for line in rows("Seats drawn")]
        assert len(set(cards)) == len(NAMES)
        assert {card[-1] for card in cards} == {"♠", "♥"}, "a suit is a table"

    def test_its_buttons_stay_on_a_small_screen_when_it_grows(self, desk, window):
        floor_gestures.draw_seats(desk, window)
        screen = sheet().screen().availableGeometry()
        sheet().move(screen.left(), screen.bottom() - sheet().frameGeometry().height())
        enter()
        assert sheet().frameGeometry().bottom() <= screen.bottom()

    def test_escape_after_it_closes_and_draws_nothing_again(self, desk, window):
        floor_gestures.draw_seats(desk, window)
        enter()
        QTest.keyClick(sheet(), Qt.Key.Key_Escape)
        assert is_closed()
        assert len(desk.tonight.now[DrawRecord]) == 1

    def test_what_is_saved_can_be_checked_by_anyone(self, desk, window, tmp_path, monkeypatch):
        floor_gestures.draw_seats(desk, window)
        enter()
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "draw.json"), ""))
        click("Save the draw for checking")
        assert answer("check-draw", json.loads((tmp_path / "draw.json").read_text()))["genuine"]

    def test_a_second_draw_asks_for_its_reason_in_place(self, playing, window):
        floor_gestures.draw_seats(playing, window)
        enter()
        assert "Say why they are drawn again" in says("Problem")
        fill("Why the seats are drawn again", "A table too many")
        enter()
        assert playing.tonight.now[DrawRecord][2].why == "A table too many"

    def test_a_redraw_is_the_same_ceremony(self, playing, window):
        thin(playing, 1, 5)
        thin(playing, 2, 4)
        floor_gestures.redraw(playing, window)
        assert sheet().windowTitle() == "Draw the final table"
        enter()
        assert len(rows("Seats drawn")) == 9
        assert {row.table for row in playing.tonight.now[Seating].values()} == {1}


class TestTheFirstButton:
    def test_the_app_deals(self, desk, window):
        desk.do(seating.draw, chance=desk.chance())
        floor_gestures.first_button(desk, window)
        best = [line for line in rows("Cards for the first button") if line[4]]
        enter()
        assert {str(n): str(row.first_button) for n, row in desk.tonight.now[Table].items()} == {
            line[0]: line[1] for line in best
        }

    def test_a_tables_cards_are_typed_in_as_dealt(self, desk, window):
        desk.do(seating.draw, chance=desk.chance())
        floor_gestures.first_button(desk, window)
        click("Type in a table's cards")
        lines = sheet().findChildren(QLineEdit)
        for line, card in zip(lines, ["2c", "kD", "3s", "10h", "Qh", "4d", "5d", "6d", "7d"], strict=True):
            QTest.keyClicks(line, card)
        enter()
        enter()
        seats = [row.seat for row in desk.tonight.now[Seating].values() if row.table == 1]
        assert desk.tonight.now[Table][1].first_button == sorted(seats)[1]


class TestBreaking:
    @pytest.fixture
    def short(self, playing):
        thin(playing, 1, 5)
        thin(playing, 2, 4)
        return playing

    def test_the_cards_on_the_screen_are_those_that_count(self, short, window):
        floor_gestures.break_table(short, window, 2)
        told = [one.text() for one in sheet().findChildren(QLabel) if one.text().startswith("table 1 seat")]
        enter()
        assert is_closed()
        assert {f"table {row.to_table} seat {row.to_seat}" for row in short.tonight.now[Moved].values()} == set(told)

    def test_real_cards_are_typed_in_and_what_is_missing_is_said_in_place(self, short, window):
        movers = sitting(short, 2)
        free = [seat for seat in short.tonight.free_seats if seat.table == 1]
        floor_gestures.break_table(short, window, 2)
        click("With real cards…")
        fill("Seat cards in their order", " ".join(f"{seat.table}-{seat.seat}" for seat in free))
        enter()
        assert "has no card" in says("Problem")
        names = [short.tonight.labels[entry] for entry in movers]
        for name, card in zip(names, ["2c", "As", "Kd", "3c", "4c"], strict=True):
            fill(f"Card of {name}", card)
        enter()
        assert is_closed()
        at = short.tonight.now[Seating][movers[1]]
        assert Seat(at.table, at.seat) == free[0]


class TestBalancing:
    @pytest.fixture
    def uneven(self, playing):
        thin(playing, 1, 2)
        return playing

    def test_another_mover_with_its_reason(self, uneven, window):
        floor_gestures.move_otherwise(uneven, window)
        enter()
        assert "Say why" in says("Why not as the rule says: problem")
        fill("Why not as the rule says", "Wants to")
        enter()
        assert is_closed()
        (moved,) = uneven.tonight.now[Moved].values()
        assert moved.why == "Wants to"

    def test_moves_are_announced_and_each_is_marked_as_seated(self, uneven, window):
        thin(uneven, 1, 2)
        while needed := balancing.plan(uneven.tonight).needs_button:
            players = next(table.players for table in uneven.tonight.tables if table.table == needed[0])
            uneven.do(balancing.say_button, table=needed[0], button=min(players))
        uneven.do(balancing.balance)
        moves = [row.entry for row in seating.on_the_way(uneven.tonight)]
        assert len(moves) == 2
        floor_gestures.announce(uneven, window)
        assert says("Who is on the way") == "2 players to other seats"
        click(f"{uneven.tonight.labels[moves[0]]} is seated")
        assert says("Who is on the way") == "1 player to another seat"
        enter()
        assert is_closed()
        assert seating.on_the_way(uneven.tonight) == []

    def test_cards_for_tied_tables_are_typed_or_dealt(self, uneven, window):
        floor_gestures.say_cards(uneven, window, (1, 2))
        fill("Table 1", "Kd")
        enter()
        assert says("Problem") == "Table 2 has no card."
        fill("Table 2", "Kd")
        enter()
        assert says("Problem") == "Kd was dealt twice."
        click("Let the app deal them")
        enter()
        assert is_closed()
        assert all(row.card for row in uneven.tonight.now[Table].values())


class TestTheRoom:
    def test_a_recount_names_who_may_be_missing_and_settles_it(self, playing, window):
        thin(playing, 2, 1)
        mover = sitting(playing, 1)[0]
        free = next(seat for seat in playing.tonight.free_seats if seat.table == 2)
        playing.do(seating.move, entry=mover, to=free)
        room_gestures.recount(playing, window, 2, 8)
        assert says("What was counted").endswith("8 were counted: 1 may be missing.")
        click(f"{playing.tonight.labels[mover]} is out")
        assert mover not in playing.tonight.now[Seating]
        assert says("What was counted").endswith("that is right.")

    def test_one_too_many_may_be_somebody_who_is_not_out(self, playing, window):
        gone = sitting(playing, 2)[0]
        name = playing.tonight.known_as(gone)
        thin(playing, 2, 1)
        room_gestures.recount(playing, window, 2, len(sitting(playing, 2)) + 1)
        click(f"{name} is not out")
        fill("Reason", "The wrong one was called")
        enter()
        assert gone in playing.tonight.now[Seating]
        assert says("What was counted").endswith("that is right.")

    def test_a_wrong_seat(self, playing, window):
        thin(playing, 2, 1)
        entry = sitting(playing, 1)[0]
        free = next(seat for seat in playing.tonight.free_seats if seat.table == 2)
        room_gestures.wrong_seat(playing, window, entry)
        fill("Sits at, like 3-2", "nowhere")
        enter()
        assert says("Sits at, like 3-2: problem") == "Say the table and the seat, like 3-2."
        fill("Sits at, like 3-2", f"{free.table}-{free.seat}")
        enter()
        assert is_closed()
        assert [row.entry for row in seating.on_the_way(playing.tonight)] == [entry]

    def test_seat_wishes(self, desk, window):
        room_gestures.keep_seat(desk, window, 4)
        fill("Seat that is kept, like 3-2", "2-7")
        enter()
        wish = desk.tonight.now[SeatWish][4]
        assert (wish.table, wish.seat, wish.deals) == (2, 7, False)

    def test_tables_are_added_put_in_order_and_taken_away(self, playing, window):
        room_gestures.change_room(playing, window)
        assert [line[1] for line in rows("Open tables, the first to break first")] == ["Table 2", "Table 1"]
        click("Add table")
        assert [line[1] for line in rows("Open tables, the first to break first")] == ["Table 3", "Table 2", "Table 1"]
        named(sheet(), "Open tables, the first to break first").selectRow(0)
        click("Break later")
        assert [line[1] for line in rows("Open tables, the first to break first")] == ["Table 2", "Table 3", "Table 1"]
        click("Take the table away")
        assert not playing.tonight.now[Table][3].is_open
        named(sheet(), "Open tables, the first to break first").selectRow(0)
        click("Take the table away")
        assert "break it instead" in says("Problem")

    def test_the_number_of_a_table_that_is_added_is_read_whole(self, playing, window):
        room_gestures.change_room(playing, window)
        line = named(sheet(), "Table's number").lineEdit()
        room = line.contentsRect().marginsRemoved(line.textMargins()).width()
        assert room > line.fontMetrics().horizontalAdvance("the next one") + 4

    def test_the_plan_of_a_break_is_the_same_until_it_is_done(self, playing):
        """What nobody has drawn is not drawn by looking."""
        before = playing.tonight.now
        breaks.plan_break(playing.tonight, chance=playing.chance(), table=None)
        assert playing.tonight.now is before
