"""The Tables page: keys and clicks on the picture of the room, and that everything in it can be read."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton

from tdapp.director import (
    balancing,
    breaks,
    clock,
    first_buttons,
    floor,
    penalties,
    registration,
    seating,
    standing_room,
)
from tdapp.director.terms import amend
from tdapp.gui.gestures.table_actions import at_table
from tdapp.gui.pages.tables import CLICK, TablesPage
from tdapp.gui.sheets.draw import DrawSheet
from tdapp.gui.sheets.seats import ButtonSheet, MoveSheet
from tdapp.gui.shell.actions import BY_ID
from tdapp.gui.theme import look
from tdapp.gui.theme.palette import contrast
from tdapp.gui.widgets import table_shape as shape
from tdapp.gui.widgets.floor_grid import LEAST, fitting
from tdapp.gui.widgets.sheet import Sheet
from tdapp.gui.widgets.table_picture import (
    PADDING,
    STACKS_FROM,
    TablePicture,
    name_font,
    note_font,
    short_name,
    small_font,
)
from tdapp.gui.widgets.todo_card import ToDoCard
from tdapp.store.change import Deed, insert, update
from tdapp.values.field import Elimination, Moved, Presence, Seating, Table
from tdapp.values.noted import PenaltyRecord, Stack
from tdapp.values.room import Seat
from tdapp.views.floor import COLUMNS, Chair, FloorTable, where_is
from tdapp.views.floor import floor as floor_of

LAPTOP, DESKTOP = (1188, 646), (1828, 990)


@pytest.fixture
def open_page(shell):
    pages = []

    def opened(desk, size=LAPTOP):
        page = TablesPage(desk, shell)
        desk.changed.connect(page.hear)
        page.resize(*size)
        page.show()
        page.enter()
        page.activateWindow()
        QApplication.processEvents()
        page.picture.setFocus()
        pages.append(page)
        return page

    yield opened
    for page in pages:
        page.desk.changed.disconnect(page.hear)
        page.close()
        page.deleteLater()
    QApplication.processEvents()


@pytest.fixture
def page(drawn, open_page):
    return open_page(drawn)


def seat_of(desk, name):
    entry = next(n for n, label in desk.tonight.labels.items() if label == name)
    at = desk.tonight.now[Seating][entry]
    return entry, Seat(at.table, at.seat)


def empty_a_chair(desk, table):
    """Bust one player of a table; the chair that is free then."""
    gone = next(row for row in desk.tonight.now[Seating].values() if row.table == table)
    desk.do(floor.bust, out={gone.n: None})
    return Seat(table, gone.seat)


def point(page, place):
    return page.picture.area(place).center().toPoint()


def click(page, place, button=Qt.MouseButton.LeftButton):
    QTest.mouseClick(page.picture.viewport(), button, pos=point(page, place))


def hold(page, at):
    """Move the pressed mouse to a point."""
    view, spot, held = page.picture.viewport(), QPointF(at), Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    move = QMouseEvent(QEvent.Type.MouseMove, spot, view.mapToGlobal(spot), held, held, none)
    QApplication.sendEvent(view, move)


def drag(page, start, end):
    view = page.picture.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for at in (start + QPoint(20, 20), (start + end) / 2, end):
        hold(page, at)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)


def open_menu(page):
    return next(menu for menu in page.findChildren(QMenu) if menu.isVisible())


def in_submenu(menu):
    """What can be done at the table of a chair."""
    table = next(action.menu() for action in menu.actions() if action.menu() is not None)
    return [action.text() for action in table.actions() if action.text()]


def choose(page, text):
    menu = open_menu(page)
    entry = next(action for action in menu.actions() if action.text() == text)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center())


def sheet(page, kind=Sheet):
    return next(one for one in page.findChildren(kind) if one.isVisible())


def button(page, name):
    return next(one for one in page.findChildren(QPushButton) if one.accessibleName() == name)


def of_table(table):
    """What the menu offers, beside other things, for a table with people at it and room for another chair."""
    return [
        f"Break table {table}…",
        "Where is the button…",
        f"Count table {table}…",
        "One more seat",
        "Tables and order…",
    ]


class TestChairs:
    def test_out_in_the_menu_of_a_chair_takes_its_player_out(self, page, drawn):
        entry, place = seat_of(drawn, "Zoë Meyer")
        click(page, place)
        choose(page, "Out")
        assert entry in drawn.tonight.now[Elimination]
        assert page.picture.pictures[place.table].chair(place.seat).entry is None

    def test_the_menu_names_its_chair_and_offers_what_a_taken_one_allows(self, page, drawn):
        _, place = seat_of(drawn, "김민준")
        click(page, place, Qt.MouseButton.LeftButton)
        menu = open_menu(page)
        texts = [action.text() for action in menu.actions() if action.text()]
        table = place.table
        assert texts[:3] == ["Out", "Move…", "Away"]
        assert texts[-2:] == ["Button here", f"Table {table}"]
        assert "Close the seat" not in texts
        assert set(in_submenu(menu)) >= set(of_table(table))
        assert menu.accessibleName() == f"Table {table} seat {place.seat}, 김민준"
        menu.close()

    def test_an_empty_chair_offers_the_button_and_what_belongs_to_its_table(self, page, drawn):
        place = empty_a_chair(drawn, 2)
        click(page, place)
        texts = [action.text() for action in open_menu(page).actions() if action.text()]
        assert texts == ["Button here", "Close the seat", "Table 2"]
        assert set(in_submenu(open_menu(page))) >= set(of_table(2))
        choose(page, "Button here")
        assert drawn.tonight.now[Table][2].button == place.seat

    def test_a_click_on_the_table_asks_where_the_button_is(self, page, drawn):
        click(page, Seat(2, None))
        choose(page, "Where is the button…")
        asked = sheet(page, ButtonSheet)
        asked.seat.setCurrentIndex(4)
        QTest.keyClick(asked, Qt.Key.Key_Return)
        assert drawn.tonight.now[Table][2].button == 5

    def test_a_table_is_broken_only_after_a_question(self, page, drawn):
        for _ in range(5):
            empty_a_chair(drawn, 1)
        for _ in range(5):
            empty_a_chair(drawn, 2)
        click(page, Seat(2, None))
        choose(page, "Break table 2…")
        assert drawn.tonight.now[Table][2].is_open
        QTest.keyClick(sheet(page), Qt.Key.Key_Return)
        assert not drawn.tonight.now[Table][2].is_open
        assert list(page.picture.pictures) == [1]

    def test_letters_do_what_the_menu_does(self, page, drawn):
        entry, place = seat_of(drawn, "Ann Lee")
        page.picture.go_to(place)
        QTest.keyClick(page.picture, Qt.Key.Key_B)
        assert drawn.tonight.now[Table][place.table].button == place.seat
        QTest.keyClick(page.picture, Qt.Key.Key_M)
        assert sheet(page, MoveSheet).windowTitle() == "Move Ann Lee"
        sheet(page, MoveSheet).reject()
        QTest.keyClick(page.picture, Qt.Key.Key_O)
        assert entry not in drawn.tonight.now[Presence]

    def test_a_letter_with_shift_does_what_the_menu_says_beside_it(self, page, drawn):
        _, place = seat_of(drawn, "Ann Lee")
        page.picture.go_to(place)
        shown = {one.text(): one.shortcut().toString() for one in page.menu_of(place).actions()}
        assert shown["Out on one hand…"] == "Shift+O"
        QTest.keyClick(page.picture, Qt.Key.Key_O, Qt.KeyboardModifier.ShiftModifier)
        assert sheet(page).windowTitle() == "Out on one hand"
        sheet(page).close()

    def test_out_on_an_empty_chair_does_nothing(self, page, drawn):
        page.picture.go_to(empty_a_chair(drawn, 1))
        before = drawn.tonight.now.n
        QTest.keyClick(page.picture, Qt.Key.Key_O)
        assert drawn.tonight.now.n == before


class TestKeyboard:
    def test_left_and_right_go_round_the_table(self, page):
        page.picture.go_to(Seat(1, 1))
        QTest.keyClick(page.picture, Qt.Key.Key_Left)
        assert page.picture.place == Seat(1, 9)
        QTest.keyClick(page.picture, Qt.Key.Key_Right)
        QTest.keyClick(page.picture, Qt.Key.Key_Right)
        assert page.picture.place == Seat(1, 2)
        assert page.picture.pictures[1].marks.focus == 2

    def test_page_keys_go_from_table_to_table_and_stop_at_the_last(self, page):
        page.picture.go_to(Seat(1, 4))
        QTest.keyClick(page.picture, Qt.Key.Key_PageDown)
        assert page.picture.place == Seat(2, 4)
        QTest.keyClick(page.picture, Qt.Key.Key_PageDown)
        assert page.picture.place == Seat(2, 4)
        QTest.keyClick(page.picture, Qt.Key.Key_PageUp)
        assert page.picture.place == Seat(1, 4)

    def test_enter_opens_the_menu_of_the_chair_with_the_ring(self, page, drawn):
        entry, place = seat_of(drawn, "Bob Marsh")
        page.picture.go_to(place)
        QTest.keyClick(page.picture, Qt.Key.Key_Return)
        assert "Bob Marsh" in open_menu(page).accessibleName()
        QTest.keyClick(open_menu(page), Qt.Key.Key_Down)
        QTest.keyClick(open_menu(page), Qt.Key.Key_Return)
        assert entry in drawn.tonight.now[Elimination]

    def test_the_chair_with_the_ring_is_said_in_words(self, page, drawn):
        _, place = seat_of(drawn, "Łukasz Żak")
        page.picture.go_to(place)
        assert page.picture.accessibleDescription() == f"Table {place.table} seat {place.seat}, Łukasz Żak"

    def test_plus_and_minus_zoom_and_0_fits_again(self, page):
        whole = page.picture.transform().m11()
        QTest.keyClick(page.picture, Qt.Key.Key_Plus)
        assert page.picture.transform().m11() > whole
        QTest.keyClick(page.picture, Qt.Key.Key_Minus)
        QTest.keyClick(page.picture, Qt.Key.Key_Minus)
        assert page.picture.transform().m11() < whole
        QTest.keyClick(page.picture, Qt.Key.Key_0)
        assert page.picture.transform().m11() == pytest.approx(whole)

    def test_in_a_room_too_large_to_be_seen_whole_0_keeps_the_ring_in_sight(self, drawn, open_page):
        for _ in range(80):
            drawn.do(standing_room.add_table)
        page = open_page(drawn)
        page.picture.go_to(Seat(75, 1))
        page.picture.zoom(-4)
        QTest.keyClick(page.picture, Qt.Key.Key_0)
        QApplication.processEvents()
        assert page.picture.viewport().rect().contains(point(page, Seat(75, 1)))

    def test_l_turns_to_the_list_and_back(self, page):
        QTest.keyClick(page.picture, Qt.Key.Key_L)
        assert page.list.isVisible()
        assert page.list.model().rowCount() == 2
        assert button(page, "Picture").isVisible()
        QTest.keyClick(page.list, Qt.Key.Key_L)
        assert page.picture.isVisible()

    def test_enter_on_a_row_of_the_list_shows_that_table(self, page):
        page.toggle()
        page.list.selectRow(1)
        QTest.keyClick(page.list, Qt.Key.Key_Return)
        assert page.picture.isVisible()
        assert page.picture.place == Seat(2, 1)


class TestList:
    @pytest.fixture
    def listed(self, page):
        page.toggle()
        return page

    def numbers(self, page):
        return [table.n for table in page.list.model().rows]

    def test_a_column_puts_it_in_order_and_then_the_other_way_round_and_back(self, listed, drawn):
        empty_a_chair(drawn, 2)
        for order in ([2, 1], [1, 2], [1, 2]):
            QTest.mouseClick(
                listed.list.horizontalHeader().viewport(),
                Qt.MouseButton.LeftButton,
                pos=QPoint(listed.list.columnViewportPosition(2) + 10, 10),
            )
            assert self.numbers(listed) == order

    def test_it_notes_what_its_other_columns_do_not_say(self, listed, drawn):
        notes = [COLUMNS[5].says(row) for row in listed.list.model().rows]
        assert notes == ["", "breaks at 9"]

    def test_it_says_who_is_short_and_by_how_many(self, listed, drawn):
        empty_a_chair(drawn, 2)
        model = listed.list.model()
        told = [model.data(model.index(1, column)) for column in range(4)]
        assert told == ["2", "8 of 9", "1", "next"]

    def test_who_is_picked_stays_picked_when_the_order_changes(self, listed, drawn):
        listed.list.sort_by(2)
        listed.list.go_to(2)
        empty_a_chair(drawn, 2)
        assert self.numbers(listed) == [2, 1]
        assert [table.n for table in listed.list.picked()] == [2]

    def test_alt_and_an_arrow_break_a_table_earlier_or_later(self, listed, drawn):
        assert listed.list.breaking() == [2, 1]
        listed.list.setFocus()
        listed.list.go_to(1)
        QTest.keyClick(listed.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        assert listed.list.breaking() == [1, 2]
        assert drawn.tonight.now[Table][1].breaks == 1
        assert [table.n for table in listed.list.picked()] == [1]
        QTest.keyClick(listed.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        assert listed.list.breaking() == [1, 2]
        QTest.keyClick(listed.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        assert listed.list.breaking() == [2, 1]

    def test_a_row_is_dragged_up_where_the_list_stands_in_the_order_of_breaking(self, listed, drawn):
        view = listed.list.viewport()
        rows = [listed.list.visualRect(listed.list.model().index(row, 1)).center() for row in (0, 1)]

        def pull():
            QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=rows[1])
            for at in (rows[1] - QPoint(0, 14), rows[0] - QPoint(0, 8)):
                held, spot = Qt.MouseButton.LeftButton, QPointF(at)
                none = Qt.KeyboardModifier.NoModifier
                QApplication.sendEvent(
                    view, QMouseEvent(QEvent.Type.MouseMove, spot, view.mapToGlobal(spot), held, held, none)
                )
            QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=rows[0] - QPoint(0, 8))

        pull()
        assert listed.list.breaking() == [2, 1]
        listed.list.sort_by(3)
        assert self.numbers(listed) == [2, 1]
        listed.list.clearSelection()
        pull()
        assert self.numbers(listed) == listed.list.breaking() == [1, 2]

    def test_the_menu_key_opens_what_can_be_done_at_the_table(self, listed):
        listed.list.go_to(2)
        QTest.keyClick(listed.list, Qt.Key.Key_Menu)
        assert "Break table 2…" in [action.text() for action in open_menu(listed).actions()]
        open_menu(listed).close()


class TestDrag:
    def test_while_a_player_is_dragged_free_chairs_are_lit_and_a_taken_one_says_why(self, page, drawn):
        free = empty_a_chair(drawn, 2)
        taken = next(chair for chair in page.floor.tables[1].chairs if chair.entry is not None)
        start, view = point(page, Seat(1, 3)), page.picture.viewport()
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
        hold(page, start + QPoint(20, 20))
        hold(page, point(page, Seat(2, taken.seat)))
        assert page.picture.pictures[2].offers_chairs
        assert page.picture.ghost.why == f"{taken.name} sits there"
        assert page.picture.target is None
        hold(page, point(page, free))
        assert page.picture.ghost.why == ""
        assert page.picture.target == free
        QTest.keyClick(page.picture, Qt.Key.Key_Escape)
        assert page.picture.ghost is None
        assert not page.picture.pictures[2].offers_chairs
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=point(page, free))
        assert not drawn.tonight.now[Moved]

    def test_the_button_says_that_it_stays_at_its_table(self, page, drawn):
        drawn.do(balancing.say_button, table=1, button=2)
        picture = page.picture.pictures[1]
        start = page.picture.mapFromScene(picture.mapToScene(picture.disc().center()))
        QTest.mousePress(page.picture.viewport(), Qt.MouseButton.LeftButton, pos=start)
        hold(page, start + QPoint(20, 20))
        hold(page, point(page, Seat(2, 4)))
        assert page.picture.ghost.why == "It stays at table 1"
        QTest.mouseRelease(page.picture.viewport(), Qt.MouseButton.LeftButton, pos=point(page, Seat(2, 4)))
        assert drawn.tonight.now[Table][1].button == 2

    def test_a_player_dragged_to_an_empty_chair_moves_there(self, page, drawn):
        to = empty_a_chair(drawn, 2)
        entry, place = next(
            (row.n, Seat(row.table, row.seat)) for row in drawn.tonight.now[Seating].values() if row.table == 1
        )
        drag(page, point(page, place), point(page, to))
        at = drawn.tonight.now[Seating][entry]
        assert (at.table, at.seat) == (to.table, to.seat)
        assert [row.entry for row in drawn.tonight.now[Moved].values()] == [entry]
        assert page.picture.pictures[2].chair(to.seat).is_coming
        assert "on the way" in page.picture.describe(to)

    def test_a_taken_chair_takes_nobody(self, page, drawn):
        before = drawn.tonight.now.n
        drag(page, point(page, Seat(1, 3)), point(page, Seat(2, 3)))
        assert drawn.tonight.now.n == before
        assert not [menu for menu in page.findChildren(QMenu) if menu.isVisible()]

    def test_the_button_is_dragged_to_another_chair_of_its_table(self, page, drawn):
        drawn.do(balancing.say_button, table=1, button=2)
        picture = page.picture.pictures[1]
        start = page.picture.mapFromScene(picture.mapToScene(picture.disc().center()))
        drag(page, start, point(page, Seat(1, 6)))
        assert drawn.tonight.now[Table][1].button == 6
        drag(page, point(page, Seat(1, None)), point(page, Seat(1, 7)))
        assert drawn.tonight.now[Table][1].button == 6

    def test_dragging_the_ground_pans(self, page):
        page.picture.zoom(6)
        before = page.picture.horizontalScrollBar().value()
        ground = next(
            QPoint(x, y)
            for y in range(10, 400, 10)
            for x in range(200, 800, 10)
            if page.picture.place_at(QPoint(x, y)) is None
        )
        drag(page, ground, ground + QPoint(-80, 0))
        assert page.picture.horizontalScrollBar().value() == before + 80


class TestWhereIs:
    def test_typing_lights_up_the_chair_without_capitals_and_accents(self, page, drawn):
        _, place = seat_of(drawn, "Łukasz Żak")
        QTest.keyClicks(page.search, "lukasz z")
        assert page.picture.pictures[place.table].marks.hit == place.seat
        assert page.picture.place == place
        assert page.search.found() == "1 of 1"

    def test_enter_goes_to_the_next_hit_and_round(self, page):
        QTest.keyClicks(page.search, "o")
        first, hits = page.picture.hit, len(page.picture.hits)
        assert hits > 2
        QTest.keyClick(page.search, Qt.Key.Key_Return)
        assert page.picture.hit == page.picture.hits[1] != first
        for _ in range(hits - 1):
            QTest.keyClick(page.search, Qt.Key.Key_Return)
        assert page.picture.hit == first

    def test_escape_clears_the_lights_and_then_leaves(self, page):
        QTest.keyClicks(page.search, "ann")
        QTest.keyClick(page.search, Qt.Key.Key_Escape)
        assert page.search.text() == ""
        assert page.picture.hits == ()
        assert all(picture.marks.hits == frozenset() for picture in page.picture.pictures.values())

    def test_many_hits_are_lit_in_one_pass(self, page):
        class Hits(list[Seat]):
            passes = 0

            def __iter__(self):
                self.passes += 1
                return super().__iter__()

        hits = Hits(Seat(table.n, chair.seat) for table in page.floor.tables for chair in table.chairs)
        page.picture.hits = hits
        page.picture.mark()
        assert hits.passes == 1, "not once for each table: a letter typed in a large room would take a second"
        assert all(len(picture.marks.hits) == 9 for picture in page.picture.pictures.values())

    def test_nobody_is_said(self, page):
        QTest.keyClicks(page.search, "qqq")
        assert page.search.found() == "nobody"

    def test_letters_typed_there_are_text(self, page, drawn):
        before = drawn.tonight.now.n
        QTest.keyClicks(page.search, "lob0")
        assert page.search.text() == "lob0"
        assert page.picture.isVisible()
        assert drawn.tonight.now.n == before

    def test_a_number_is_a_table_and_7_4_a_chair(self, drawn):
        room = floor_of(drawn.tonight)
        assert where_is(room, "2") == [Seat(2, None)]
        assert where_is(room, "2-4") == [Seat(2, 4)]
        assert where_is(room, "2-40") == []

    def test_the_light_follows_a_player_who_moves(self, page, drawn):
        QTest.keyClicks(page.search, "pia")
        entry, _ = seat_of(drawn, "Pia Rossi")
        other = next(row for row in drawn.tonight.now[Seating].values() if row.n != entry)
        drawn.do(floor.bust, out={other.n: None})
        drawn.do(seating.move, entry=entry, to=Seat(other.table, other.seat))
        assert page.picture.hit == Seat(other.table, other.seat)


class TestWhatIsDrawn:
    def test_only_tables_whose_row_changed_are_told_to_draw(self, page, drawn, monkeypatch):
        told = []
        real = TablePicture.show_table

        def watched(self, table):
            if real(self, table):
                told.append(table.n)

        monkeypatch.setattr(TablePicture, "show_table", watched)
        drawn.do(balancing.say_button, table=2, button=3)
        assert told == [2]

    def test_a_short_table_says_so_in_words_and_shows_what_is_due(self, page, drawn):
        drawn.do(clock.start)
        for _ in range(3):
            empty_a_chair(drawn, 1)
        for table in (1, 2):
            drawn.do(balancing.say_button, table=table, button=1)
        QApplication.processEvents()
        assert page.floor.tables[0].standing == "short"
        assert page.floor.tables[0].note == "3 players short"
        (card,) = [one for one in page.findChildren(ToDoCard) if one.isVisible()]
        QTest.mouseClick(card.button, Qt.MouseButton.LeftButton)
        assert drawn.tonight.now[Moved]

    def test_what_the_bar_did_by_a_click_leaves_the_keyboard_at_the_room(self, page, drawn):
        seat = empty_a_chair(drawn, 1)
        mover = next(row for row in drawn.tonight.now[Seating].values() if row.table == 2)
        drawn.do(seating.move, entry=mover.n, to=seat)
        QApplication.processEvents()
        (card,) = [one for one in page.findChildren(ToDoCard) if one.isVisible()]
        QTest.mouseClick(card.button, Qt.MouseButton.LeftButton)
        assert drawn.tonight.now[Moved][1].is_seated
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert page.window().focusWidget() is page.picture

    def test_a_table_that_breaks_leaves_its_place_empty_and_nothing_jumps(self, desk, open_page):
        for number in range(24):
            desk.do(registration.register, name=f"Player {number}", chance=desk.chance())
        desk.do(seating.draw, chance=desk.chance())
        page = open_page(desk)
        for _ in range(6):
            empty_a_chair(desk, 1)
        where, scale = page.picture.mapFromScene(page.picture.pictures[3].pos()), page.picture.transform()
        desk.do(breaks.break_table, table=2, chance=desk.chance())
        QApplication.processEvents()
        assert list(page.picture.pictures) == [1, 3]
        assert page.picture.mapFromScene(page.picture.pictures[3].pos()) == where
        assert page.picture.transform() == scale
        QTest.keyClick(page.picture, Qt.Key.Key_0)
        assert page.picture.mapFromScene(page.picture.pictures[3].pos()) != where

    def test_while_nobody_looks_the_places_of_broken_tables_are_closed(self, desk, open_page):
        for number in range(24):
            desk.do(registration.register, name=f"Player {number}", chance=desk.chance())
        desk.do(seating.draw, chance=desk.chance())
        page = open_page(desk)
        page.hide()
        for _ in range(6):
            empty_a_chair(desk, 1)
        desk.do(breaks.break_table, table=2, chance=desk.chance())
        page.show()
        page.enter()
        across = [page.picture.pictures[number].pos() for number in (1, 3)]
        cells = {
            (round(at.x() / page.picture.grid.across - 0.5), round(at.y() / page.picture.grid.down - 0.5))
            for at in across
        }
        assert cells in ({(0, 0), (1, 0)}, {(0, 0), (0, 1)})

    def test_a_click_on_a_table_at_the_edge_moves_nothing(self, page):
        page.picture.zoom(5)
        page.picture.go_to(Seat(1, 1))
        page.picture.pan(QPoint(-60, -60))
        before = page.picture.mapFromScene(page.picture.pictures[1].pos())
        sight = page.picture.viewport().rect()
        place = next(
            seat for n in range(1, 10) if sight.contains(page.picture.area(seat := Seat(1, n)).center().toPoint())
        )
        click(page, place)
        assert page.picture.mapFromScene(page.picture.pictures[1].pos()) == before
        open_menu(page).close()

    def test_who_is_away_is_marked_in_the_picture_and_said(self, page, drawn):
        entry, place = seat_of(drawn, "Zoë Meyer")
        page.picture.go_to(place)
        QTest.keyClick(page.picture, Qt.Key.Key_W)
        assert drawn.tonight.now[Presence][entry].away_since is not None
        assert page.picture.pictures[place.table].words(place.seat).startswith("◐ ")
        assert page.picture.describe(place).endswith("Zoë Meyer, away")
        QTest.keyClick(page.picture, Qt.Key.Key_H)
        assert "◐" not in page.picture.pictures[place.table].words(place.seat)

    def test_a_penalty_is_marked_on_the_chair_and_in_the_list(self, page, drawn):
        entry, place = seat_of(drawn, "Zoë Meyer")
        drawn.do(clock.start)
        before = page.picture.grab().toImage()
        drawn.do(penalties.penalise, entry=entry, amount=3, unit="hands", reason="conduct")
        QApplication.processEvents()
        assert page.picture.pictures[place.table].words(place.seat).startswith("× ")
        assert page.picture.describe(place).endswith("Zoë Meyer, out of the game, 3 hands left")
        assert page.picture.grab().toImage() != before
        row = next(row for row in page.list.model().rows if row.n == place.table)
        assert "Zoë Meyer (3 hands left)" in COLUMNS[-1].says(row)

    def test_a_hand_that_was_dealt_is_counted_from_the_table(self, page, drawn):
        entry, place = seat_of(drawn, "Zoë Meyer")
        drawn.do(penalties.penalise, entry=entry, amount=3, unit="hands", reason="conduct")
        QApplication.processEvents()
        table = next(one for one in page.floor.tables if one.n == place.table)
        offered = {one.text: one for one in at_table(drawn, page, table)}
        offered[f"A hand was dealt at table {place.table}"].does()
        assert drawn.tonight.now[PenaltyRecord][1].hands == 2
        elsewhere = next(one for one in page.floor.tables if one.n != place.table)
        assert not any("hand was dealt" in one.text for one in at_table(drawn, page, elsewhere))

    def test_the_first_button_is_shown_until_play_begins(self, page, drawn):
        before = page.picture.grab().toImage()
        dealt = first_buttons.deal(drawn.tonight, tables=[1], chance=drawn.chance())
        drawn.do(first_buttons.say_first_buttons, cards=dealt)
        QApplication.processEvents()
        assert page.picture.grab().toImage() != before
        seat = Seat(1, drawn.tonight.now[Table][1].first_button)
        assert page.picture.describe(seat).endswith(", has the first button")
        (listed,) = [column.says(page.floor.tables[0]) for column in COLUMNS if column.title == "Button"]
        assert listed == f"seat {seat.seat}"
        drawn.do(clock.start)
        QApplication.processEvents()
        assert "button" not in page.picture.describe(seat)

    def test_a_stack_that_was_counted_is_said_and_written_under_the_name(self, page, drawn):
        entry, place = seat_of(drawn, "Eva Novák")
        before = page.picture.grab().toImage()
        deed = Deed(drawn.tournament, "Counted", (insert(Stack(drawn.tournament, entry, 25_600, drawn.now())),))
        drawn.tonight.write(deed, drawn.by())
        QApplication.processEvents()
        assert page.picture.describe(place).endswith("Eva Novák, 25,600 chips")
        assert page.picture.transform().m11() >= STACKS_FROM
        assert page.picture.grab().toImage() != before

    def test_what_stands_under_a_name_is_drawn_in_every_room_as_it_opens(self, page):
        rooms = [fitting(tables, *size).scale for tables in range(1, 60) for size in ((1_140, 380), (1_780, 840))]
        assert min(rooms) >= STACKS_FROM

    def test_only_the_table_that_changed_is_drawn_anew(self, page, drawn, monkeypatch):
        page.picture.viewport().repaint()
        drawn_anew = []
        real = TablePicture._paint_felt

        def watched(self, *how, **more):
            drawn_anew.append(self.table.n)
            real(self, *how, **more)

        monkeypatch.setattr(TablePicture, "_paint_felt", watched)
        page.picture.viewport().repaint()
        assert drawn_anew == []
        drawn.do(balancing.say_button, table=2, button=3)
        QApplication.processEvents()
        page.picture.viewport().repaint()
        assert drawn_anew == [2]

    def test_in_another_theme_every_table_is_drawn_anew(self, application, page):
        def ground():
            QApplication.processEvents()
            at = page.picture.mapFromScene(page.picture.pictures[1].pos()) + QPoint(0, 30)
            return page.picture.viewport().grab().toImage().pixelColor(at).name()

        before = ground()
        look.apply(application, "light")
        page.go_stale()
        light = ground()
        look.apply(application, "dark")
        page.go_stale()
        assert light != before == ground()

    def test_from_afar_a_click_means_the_table_and_nobody_is_dragged(self, page, drawn):
        page.picture.zoom(-12)
        assert page.picture.place_at(point(page, Seat(1, 3))) == Seat(1, None)
        before = drawn.tonight.now.n
        drag(page, point(page, Seat(1, 3)), point(page, Seat(2, 3)))
        assert drawn.tonight.now.n == before

    def test_with_nothing_due_the_bar_says_what_will_be(self, page, drawn):
        drawn.do(clock.start)
        QApplication.processEvents()
        said = [one.text() for one in page.findChildren(QLabel) if one.isVisible()]
        assert "The tables are balanced" in said
        assert "Final table at 9, 18 players are in" in said

    def test_a_closed_chair_is_marked_and_takes_nobody(self, page, drawn):
        place = empty_a_chair(drawn, 2)
        row = drawn.tonight.now[Table][2]
        deed = Deed(drawn.tournament, "A seat was closed", (update(row, unavailable=str(place.seat)),))
        drawn.tonight.write(deed, drawn.by())
        assert page.picture.pictures[2].words(place.seat) == "closed"
        before = drawn.tonight.now.n
        drag(page, point(page, Seat(1, 3)), point(page, place))
        assert drawn.tonight.now.n == before

    def test_the_tooltip_has_the_whole_name(self, page, drawn, monkeypatch):
        said = []
        monkeypatch.setattr("tdapp.gui.widgets.floor_view.QToolTip.showText", lambda _, text, __: said.append(text))
        _, place = seat_of(drawn, "Dan O’Hara")
        at = point(page, place)
        help_event = QHelpEvent(QEvent.Type.ToolTip, at, page.picture.viewport().mapToGlobal(at))
        QApplication.sendEvent(page.picture.viewport(), help_event)
        assert said == [f"Table {place.table} seat {place.seat}, Dan O’Hara"]


class TestBeforeTheDraw:
    def test_with_nobody_it_leads_to_the_players(self, desk, open_page, shell):
        page = open_page(desk)
        QTest.mouseClick(button(page, "Players"), Qt.MouseButton.LeftButton)
        assert shell.asked == ["players"]
        assert not page.picture.isVisible()

    def test_without_names_it_says_so_and_offers_no_draw(self, desk, open_page, shell):
        desk.do(amend, has_names=False)
        desk.do(registration.count_in, number=27)
        page = open_page(desk)
        assert any("without names" in one.text() for one in page.findChildren(QLabel) if one.isVisible())
        assert not any(one.text() == "Draw seats…" and one.isVisible() for one in page.findChildren(QPushButton))
        assert not BY_ID["draw"].ready(desk)
        QTest.mouseClick(button(page, "Players"), Qt.MouseButton.LeftButton)
        assert shell.asked == ["players"]

    def test_with_two_it_offers_the_draw_and_then_shows_the_room(self, desk, open_page):
        for name in ("Zoë Meyer", "김민준"):
            desk.do(registration.register, name=name, chance=desk.chance())
        page = open_page(desk)
        offered = [one for one in page.findChildren(QPushButton) if one.text() == "Draw seats…" and one.isVisible()]
        QTest.mouseClick(offered[0], Qt.MouseButton.LeftButton)
        QTest.keyClick(sheet(page, DrawSheet), Qt.Key.Key_Return)
        QTest.keyClick(sheet(page, DrawSheet), Qt.Key.Key_Return)
        assert len(desk.tonight.now[Seating]) == 2
        assert page.picture.isVisible()
        assert button(page, "Draw again…").isVisible()


class TestAButtonThatIsAskedFor:
    @pytest.fixture
    def asked(self, page, drawn):
        """Three short, and nobody has said where the button is."""
        drawn.do(clock.start)
        for _ in range(3):
            empty_a_chair(drawn, 1)
        QApplication.processEvents()
        assert page.picture.asks_button is not None
        return page.picture.asks_button

    def test_one_click_on_its_chair_says_it(self, page, drawn, asked):
        (card,) = [one for one in page.findChildren(ToDoCard) if one.isVisible()]
        assert any(CLICK in one.text() for one in card.findChildren(QLabel))
        chair = next(row for row in drawn.tonight.now[Seating].values() if row.table == asked)
        click(page, Seat(asked, chair.seat))
        assert drawn.tonight.now.the(Table, asked).button == chair.seat
        assert page.picture.asks_button != asked

    def test_a_click_at_another_table_opens_its_menu(self, page, drawn, asked):
        other = next(row for row in drawn.tonight.now[Seating].values() if row.table != asked)
        click(page, Seat(other.table, other.seat))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        menu.close()
        assert drawn.tonight.now.the(Table, other.table).button is None


def crowded(seats, name="Wilhelmina Featherstonehaugh-Cholmondeley"):
    chairs = tuple(Chair(seat, seat, f"{name} (#{seat})", False, seat % 3 == 0) for seat in range(1, seats + 1))
    return TablePicture(FloorTable(1, chairs, seats, 1, "even", f"{seats} of {seats}"))


class TestGeometry:
    @pytest.mark.parametrize("seats", range(2, 11))
    def test_no_two_pills_overlap_and_none_lies_on_the_felt(self, application, seats):
        picture = crowded(seats)
        pills = [picture.pill(seat) for seat in range(1, seats + 1)]
        apart = [one.adjusted(-3, -3, 3, 3).intersects(other) for one, other in combinations(pills, 2)]
        assert not any(apart)
        assert all(picture.boundingRect().contains(pill.adjusted(-4, -4, 4, 4)) for pill in pills)
        for pill in pills:
            across = max(abs(pill.center().x()) - pill.width() / 2, 0) / shape.FELT_ACROSS
            down = max(abs(pill.center().y()) - pill.height() / 2, 0) / shape.FELT_DOWN
            assert across**2 + down**2 > 1

    @pytest.mark.parametrize("seats", range(2, 11))
    @pytest.mark.parametrize(
        "note", ["8 of 9 · 1 out, no name · breaks at 18", "3 players short · holds play · breaks now"]
    )
    def test_what_is_noted_on_the_felt_covers_no_seats_number(self, application, seats, note):
        chairs = tuple(Chair(seat, seat, f"Player {seat}", False, False) for seat in range(1, seats + 1))
        picture = TablePicture(FloorTable(1, chairs, seats, None, "short", note))
        ink, digits = QFontMetricsF(note_font(is_strong=True)), QFontMetricsF(note_font(is_strong=False))
        written = [
            QRectF(at.center().x() - wide / 2, at.top() + 2, wide, at.height() - 4)
            for at, line in picture.note_lines()
            for wide in [ink.horizontalAdvance(line)]
        ]
        for seat in range(1, seats + 1):
            at, wide = picture.number_at(seat).center(), digits.horizontalAdvance(str(seat))
            number = QRectF(at.x() - wide / 2, at.y() - 4, wide, 8)
            assert not any(number.intersects(one) for one in written), seat

    @pytest.mark.parametrize("name", ["Łukasz Wiśniewski", "김민준", "Zoë", "X" * 120, "Ann " * 30, "W W", "Jo"])
    def test_every_name_fits_its_pill(self, application, name):
        picture, metrics = crowded(9, name.strip()), QFontMetricsF(name_font())
        for seat in range(1, 10):
            room = picture.pill(seat).width() - 2 * PADDING
            assert metrics.horizontalAdvance(picture.words(seat)) <= room + 0.5
            assert f"(#{seat})" in picture.words(seat)

    @pytest.mark.parametrize("under", [{"penalty": "16 hands left"}, {"stack": 12_345_678}])
    def test_what_stands_under_a_short_name_fits_its_pill(self, application, under):
        chairs = (Chair(1, 1, "Jo", is_closed=False, is_coming=False, **under),)
        picture = TablePicture(FloorTable(1, chairs, 1, None, "even", "1 of 1"))
        told = under.get("penalty", "12,345,678")
        assert QFontMetricsF(small_font()).horizontalAdvance(told) <= picture.pill(1).width() - 2 * PADDING

    def test_two_at_a_table_whose_initials_are_the_same_are_told_apart(self, application):
        names = ("Alexander Costanza", "Alexander Chamberlain")
        chairs = tuple(Chair(seat, seat, name, False, False) for seat, name in enumerate(names, 1))
        picture = TablePicture(FloorTable(1, chairs, 2, None, "even", "2 of 2"))
        assert picture.words(1) != picture.words(2)
        assert short_name(names[0], 76.0).startswith("Alexander")

    @pytest.mark.parametrize("size", [LAPTOP, DESKTOP])
    @pytest.mark.parametrize("theme", ["dark", "light"])
    def test_the_whole_room_is_in_sight_and_nothing_of_the_head_is_cut(
        self, application, drawn, open_page, size, theme
    ):
        look.apply(application, theme)
        page = open_page(drawn, size)
        sight = page.picture.viewport().rect().toRectF()
        assert all(sight.contains(page.picture.area(Seat(table, None))) for table in (1, 2))
        for tool in (page.search, *page.findChildren(QPushButton)):
            if tool.isVisible():
                assert tool.width() >= tool.sizeHint().width() or tool is page.search
                assert page.rect().contains(tool.rect().translated(tool.mapTo(page, QPoint(0, 0))))
                assert tool.accessibleName()
        picture = page.grab().toImage()
        pill = page.picture.area(seat_of(drawn, "Ann Lee")[1])
        corner = page.picture.viewport().mapTo(page, QPoint(int(pill.left()) + 8, int(pill.center().y()) - 9))
        ground = picture.pixelColor(corner).name()
        colors = look.in_force()
        look.apply(application, "dark")
        assert colors.id == theme
        assert contrast(colors.text, ground) >= 4.5

    @pytest.mark.parametrize("tables", [1, 2, 4, 9, 34, 1_100])
    @pytest.mark.parametrize("size", [(1_140, 500), (1_780, 840)])
    def test_every_grid_fits_the_width_and_stays_readable(self, tables, size):
        grid = fitting(tables, *size)
        assert grid.columns * grid.across * grid.scale <= size[0]
        assert grid.scale >= LEAST
        assert grid.columns * grid.rows >= tables
        assert grid.across >= shape.BOUNDS.width()
        assert grid.down >= shape.BOUNDS.height()
