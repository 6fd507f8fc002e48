"""What the room costs on the screen: a frame while it is panned, and a bust-out from the key to the painted window."""

from __future__ import annotations

import gc
import os
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication

    from tdapp.gui.pages.tables import TablesPage
    from tdapp.gui.shell.window import Window
    from tdapp.store.house import OpenHouse

    Evening = Callable[[Path, int], tuple[OpenHouse, str]]

NOON = 1_700_000_000_000
FRAMES, BUSTS = 30, 24


def panning(evening: Evening) -> float:
    """A whole frame of the room while it is panned, at the slower of two zooms: as it opens, and with small names."""
    with _shown(evening, 90) as few, _shown(evening, 9_900) as many:
        ours, floor = (max(min(_frames(window, steps)) for steps in (0, -3)) for window in (many, few))
    return ours / floor


def all_in_sight(evening: Evening) -> float:
    """A panned frame with all 1,100 tables in sight, against drawing ten tables with their names."""
    with _shown(evening, 90) as few, _shown(evening, 9_900) as many:
        ours = min(_frames(many, -40))
        floor = min(_drawn_anew(few) for _ in range(FRAMES))
    return ours / floor


def _drawn_anew(window: Window) -> float:
    picture = _tables(window).picture
    for table in picture.pictures.values():
        table.update()
    began = time.perf_counter()
    picture.viewport().repaint()
    return time.perf_counter() - began


def _frames(window: Window, steps: int) -> Iterator[float]:
    from PySide6.QtCore import QPoint

    picture = _tables(window).picture
    picture.fit()
    picture.zoom(steps)
    picture.viewport().repaint()
    for number in range(FRAMES):
        began = time.perf_counter()
        picture.pan(QPoint(0, 24 if number % 2 else -24))
        picture.viewport().repaint()
        yield time.perf_counter() - began


def key_to_window(evening: Evening) -> float:
    """The letter on a chair, the commit, every page told, and the window painted: 10,000 entrants against 100."""
    with _shown(evening, 100) as few, _shown(evening, 9_900) as many:
        small, large = [], []
        # What is there stays: the app sets it aside from the search for garbage when it starts.
        gc.collect()
        gc.freeze()
        # In turns, so that whatever else the computer does meets both.
        for _ in range(BUSTS):
            small.append(_bust(few))
            large.append(_bust(many))
        gc.unfreeze()
    return min(large) / min(small)


def _bust(window: Window) -> float:
    """Somebody at the fullest table, so that no break or balance gets in the way."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from tdapp.values.room import Seat

    page = _tables(window)
    table = max(page.floor.tables, key=lambda one: one.taken)
    seat = next(chair.seat for chair in table.chairs if chair.entry is not None)
    page.picture.go_to(Seat(table.n, seat))
    _settle()
    left = window.desk.tonight.left
    began = time.perf_counter()
    QTest.keyClick(page.picture, Qt.Key.Key_O)
    _settle()
    took = time.perf_counter() - began
    assert window.desk.tonight.left == left - 1
    return took


def _tables(window: Window) -> TablesPage:
    from tdapp.gui.pages.tables import TablesPage

    page = window.page("tables")
    assert isinstance(page, TablesPage)
    return page


@contextmanager
def _shown(evening: Evening, players: int) -> Iterator[Window]:
    """The window on the Tables page, everybody paid for, the clock running, entries closed and prizes not locked."""
    from tdapp.director import clock, openings
    from tdapp.director.tonight import By
    from tdapp.gui.desk import Desk
    from tdapp.gui.shell.window import Window
    from tdapp.store.change import Deed, insert
    from tdapp.values.field import Payment, Presence, Purchase

    _application()
    with tempfile.TemporaryDirectory() as name:
        house, event = evening(Path(name), players)
        numbers = sorted(house.snapshot(event)[Presence])
        paid = [insert(Purchase(event, n, n, "buy-in", 2_000, 0, 10_000, 1, None)) for n in numbers]
        paid += [insert(Payment(event, n, n, "buy-in", "cash", True, 2_000, 1, None, n)) for n in numbers]
        by = By("bench", NOON, "desk 1")
        house.write(Deed(event, "Everybody paid", tuple(paid)), at=NOON, who=by.who)
        clock.start(house, event, by=by)
        openings.close(house, event, by=by)
        desk = Desk(house, now=lambda: NOON + 60_000, who="bench")
        desk.tournament = event
        window = Window(desk)
        window.resize(1280, 720)
        window.show()
        for page in ("now", "players", "tables"):
            window.go_to(page)
            _settle()
        yield window
        window.close()
        window.deleteLater()
        _settle()
        house.close()


def _application() -> QApplication:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from tdapp.gui.theme import look

    found = QApplication.instance()
    if not isinstance(found, QApplication):
        found = QApplication([])
        look.load_fonts()
        look.apply(found, "dark")
    return found


def _settle() -> None:
    for _ in range(3):
        _application().processEvents()
