"""Arranging the tables: by drag and by keys, kept by the house at once, taken back, and the grid again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tdapp.director import absences, events, floor_plan, registration, seating
from tdapp.gui.shell.window import Window
from tdapp.gui.widgets.floor_grid import on_plan
from tdapp.values.field import Moved, Presence, Seating
from tdapp.values.house import Clock
from tdapp.values.room import Seat
from tests.gui.test_tables import button, drag, open_page, point

__all__ = ["open_page"]


@pytest.fixture
def page(drawn, open_page):
    page = open_page(drawn)
    QTest.mouseClick(button(page, "Arrange the tables"), Qt.MouseButton.LeftButton)
    return page


def spots(page):
    return floor_plan.spots(page.desk.house)


def by(page, across, down):
    """So many steps of the plan, in the viewport."""
    scale = page.picture.transform().m11()
    step = on_plan((across, down))
    return QPoint(round(step.x() * scale), round(step.y() * scale))


def middle(page, table):
    return page.picture.mapFromScene(page.picture.pictures[table].pos())


def pull(page, table, across, down):
    start = middle(page, table)
    drag(page, start, start + by(page, across, down))


class TestByDrag:
    def test_the_table_stands_where_it_is_put_and_the_others_where_they_were(self, page):
        was = page.picture.plan.places[1]
        across, down = page.picture.plan.places[2]
        pull(page, 2, 3, 6)
        assert spots(page) == {1: was, 2: (across + 3, down + 6)}
        assert page.picture.pictures[2].pos() == on_plan((across + 3, down + 6))

    def test_on_another_table_it_goes_back_and_says_why(self, page):
        across = page.picture.plan.places[2][0] - page.picture.plan.places[1][0]
        down = page.picture.plan.places[2][1] - page.picture.plan.places[1][1]
        pull(page, 1, across, down)
        assert spots(page) == {}
        assert page.picture.pictures[1].pos() == on_plan(page.picture.plan.places[1])

    def test_what_is_in_sight_stays_where_it_is(self, page):
        before = middle(page, 1)
        pull(page, 2, 1, 1)
        pull(page, 2, 2, 0)
        assert len(spots(page)) == 2
        assert middle(page, 1) == before

    def test_no_player_is_moved_and_no_menu_opens(self, page, drawn):
        seated = dict(drawn.tonight.now[Seating])
        start = point(page, Seat(1, 3))
        drag(page, start, start + by(page, 0, 6))
        QTest.mouseClick(page.picture.viewport(), Qt.MouseButton.RightButton, pos=point(page, Seat(1, 3)))
        assert dict(drawn.tonight.now[Seating]) == seated
        assert not drawn.tonight.now[Moved]


class TestByKeys:
    def test_arrows_push_the_table_and_page_keys_go_to_the_next(self, page):
        places = dict(page.picture.plan.places)
        page.picture.setFocus()
        page.picture.go_to(Seat(1, None))
        QTest.keyClick(page.picture, Qt.Key.Key_PageDown)
        assert page.picture.place == Seat(2, None)
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
            QTest.keyClick(page.picture, key)
        assert spots(page)[2] == (places[2][0] + 1, places[2][1] + 1)

    def test_a_table_that_is_pushed_stays_in_sight(self, page):
        page.arranging.begin()
        page.picture.zoom(6)
        page.picture.go_to(Seat(1, None))
        for _ in range(12):
            QTest.keyClick(page.picture, Qt.Key.Key_Right)
        assert page.picture.viewport().rect().intersects(page.picture.area(Seat(1, None)).toRect())

    def test_a_push_goes_over_the_tables_that_are_in_the_way(self, page):
        first, second = page.picture.plan.places[1], page.picture.plan.places[2]
        page.picture.go_to(Seat(1, None))
        is_beside = second[0] > first[0]
        QTest.keyClick(page.picture, Qt.Key.Key_Right if is_beside else Qt.Key.Key_Down)
        assert spots(page)[1] == ((first[0] + 8, first[1]) if is_beside else (first[0], first[1] + 8))
        assert spots(page)[2] == second

    def test_letters_do_nothing_and_escape_ends_it(self, page, drawn):
        before = drawn.tonight.now.n
        page.picture.setFocus()
        QTest.keyClick(page.picture, Qt.Key.Key_O)
        assert drawn.tonight.now.n == before
        QTest.keyClick(page.picture, Qt.Key.Key_Escape)
        assert not page.picture.is_arranging
        assert not page.arranging.isVisible()
        assert button(page, "Arrange the tables").isEnabled()

    def test_undo_takes_back_the_plan_and_not_the_evening(self, page, drawn):
        pull(page, 2, 0, 6)
        first = spots(page)
        pull(page, 2, 1, 1)
        before = drawn.tonight.now.n
        page.picture.setFocus()
        QTest.keyClick(page.picture, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert spots(page) == first
        assert page.picture.pictures[2].pos() == on_plan(first[2])
        assert drawn.tonight.now.n == before


class TestKept:
    def test_the_grid_comes_back(self, page):
        pull(page, 2, 0, 6)
        QTest.mouseClick(button(page, "Back to the grid"), Qt.MouseButton.LeftButton)
        assert spots(page) == {}
        page.arranging.end()
        assert page.picture.plan is None

    def test_without_a_plan_there_is_no_way_back_to_offer(self, page):
        assert not button(page, "Back to the grid").isEnabled()

    def test_the_next_tournament_of_the_house_stands_on_the_same_plan(self, page, drawn, open_page):
        pull(page, 2, 0, 6)
        kept = spots(page)
        page.arranging.end()
        wish = events.Wish("Saturday", "AMERIFUN sample", buy_in=2_000, fee=500)
        drawn.turn_to(events.create(drawn.house, wish, by=drawn.by()))
        for name in ("Ann Lee", "Bob Marsh"):
            drawn.do(registration.register, name=name, chance=drawn.chance())
        drawn.do(seating.draw, chance=drawn.chance())
        other = open_page(drawn)
        assert other.picture.pictures[1].pos() == on_plan(kept[1])
        assert other.picture.plan.others == {2: kept[2]}

    def test_the_list_ends_it(self, page):
        page.toggle()
        assert not page.picture.is_arranging
        assert page.list.isVisible()
        QApplication.processEvents()
        assert not [one for one in page.findChildren(QPushButton) if one.accessibleName() == "Done" and one.isVisible()]


class TestInTheWindow:
    """Keys that the window has a use for too."""

    @pytest.fixture
    def window(self, drawn):
        window = Window(drawn)
        window.resize(1280, 720)
        window.show()
        window.go_to("tables")
        window.activateWindow()
        QApplication.processEvents()
        yield window
        window.close()
        window.deleteLater()
        QApplication.processEvents()

    def test_undo_is_about_the_plan_only_while_it_is_made(self, window, drawn):
        page = window.page("tables")
        entry = next(iter(drawn.tonight.now[Seating]))
        drawn.do(absences.leave, entry=entry)
        page.arranging.begin()
        pull(page, 2, 0, 6)
        page.picture.setFocus()
        QTest.keyClick(page.picture, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert spots(page) == {}
        assert drawn.tonight.now[Presence][entry].away_since is not None
        page.arranging.end()
        page.picture.setFocus()
        QTest.keyClick(page.picture, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert drawn.tonight.now[Presence][entry].away_since is None

    def test_plus_zooms_and_with_control_it_lengthens_the_level(self, window, drawn):
        page = window.page("tables")
        page.picture.setFocus()
        scale, remains = page.picture.transform().m11(), drawn.tonight.now[Clock][1].remains
        QTest.keyClick(page.picture, Qt.Key.Key_Plus)
        assert page.picture.transform().m11() > scale
        assert drawn.tonight.now[Clock][1].remains == remains
        scale = page.picture.transform().m11()
        QTest.keyClick(page.picture, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
        assert page.picture.transform().m11() == scale
        assert drawn.tonight.now[Clock][1].remains == remains + 60_000
