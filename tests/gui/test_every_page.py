"""Every page and sheet, at both sizes, in both themes, with the longest names: nothing cut off, nothing overlapping."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QDialog, QLineEdit, QStackedWidget, QWidget

from tdapp.director import clock, events, floor, prizes, registration, seating
from tdapp.director.invariants import open_house
from tdapp.gui import gestures
from tdapp.gui.desk import Desk
from tdapp.gui.new_tournament import new_tournament
from tdapp.gui.shell.command_bar import CommandBar
from tdapp.gui.shell.pages import PAGES
from tdapp.gui.shell.strip import Strip
from tdapp.gui.shell.window import Window
from tdapp.gui.theme import look
from tdapp.gui.trouble import BugSheet, TroubleSheet
from tests.gui.conftest import NAMES, Time
from tests.gui.looking import cut_off, unnamed

LONGEST = (
    "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximilian Alexander van der Westhuizen-Abernathy "
    "Ó Súilleabháin"
)
LOOKS = list(itertools.product(["dark", "light"], [(1280, 720), (1920, 1080)]))
FLOATING = (Strip, CommandBar)


@pytest.fixture(params=LOOKS, ids=lambda one: f"{one[0]} {one[1][0]}x{one[1][1]}")
def window(request, application, tmp_path):
    """The last third of an evening with long names, a long title and large amounts."""
    theme, size = request.param
    look.apply(application, theme)
    desk = Desk(open_house(tmp_path / "swan.tdapp", create=True), now=Time(), who="Mia")
    wish = events.Wish(
        "The Annual Midsummer Charity Deepstack of the Royal Philharmonic Society and Friends",
        "Club, 30,000 chips, big-blind ante",
        buy_in=10**9,
        fee=10**8,
    )
    desk.turn_to(events.create(desk.house, wish, by=desk.by()))
    for name in (*NAMES, LONGEST, f"{LONGEST[:100]} II", "x" * 120):
        desk.do(registration.register, name=name, chance=desk.chance())
    desk.do(seating.draw, chance=desk.chance())
    desk.do(clock.start)
    desk.now.pass_by(5 * 3600)  # type: ignore[attr-defined]
    for entry in (2, 4, 21, 6):
        desk.do(floor.bust, out={entry: None})
    desk.do(prizes.lock)
    window = Window(desk)
    window.resize(*size)
    window.show()
    yield window
    window.close()
    window.deleteLater()
    settle()
    desk.house.close()
    look.apply(application, "dark")


def settle() -> None:
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def overlapping(inside: QWidget) -> list[str]:
    """Siblings that cover one another, but for what floats over a page on purpose."""
    found = []
    for holder in [inside, *inside.findChildren(QWidget)]:
        if isinstance(holder, QStackedWidget | QAbstractScrollArea):
            continue
        parts = [
            one for one in holder.children() if isinstance(one, QWidget) and one.isVisible() and not one.isWindow()
        ]
        for one, other in itertools.combinations(parts, 2):
            if isinstance(one, FLOATING) or isinstance(other, FLOATING):
                continue
            if one.geometry().intersects(other.geometry()):
                found.append(f"{one} {one.geometry()} and {other} {other.geometry()} in {holder}")
    return found


def check(shown: QWidget) -> None:
    settle()
    assert cut_off(shown) == []
    assert overlapping(shown) == []
    assert [one for one in unnamed(shown) if not isinstance(one.parent(), QLineEdit)] == []


@pytest.mark.parametrize("page", [page.id for page in PAGES])
def test_every_page(window, page):
    window.go_to(page)
    check(window)


def sheets(window):
    desk, entry = window.desk, 1
    yield lambda: gestures.draw_seats(desk, window)
    yield lambda: gestures.break_table(desk, window, 1)
    yield lambda: gestures.say_button(desk, window, 1)
    yield lambda: gestures.move(desk, window, entry)
    yield lambda: new_tournament(desk, window)
    yield lambda: BugSheet(window, "Traceback: " + "x" * 500).open()
    yield lambda: TroubleSheet("The house cannot be opened", f"It is damaged.\n{window.desk.house.path}").open()


def test_every_sheet(window):
    shown = []
    for show in sheets(window):
        show()
        settle()
        sheet = QApplication.activeModalWidget()
        if sheet is None:
            continue
        assert isinstance(sheet, QDialog)
        assert sheet.width() <= window.width()
        assert sheet.height() <= window.height()
        check(sheet)
        shown.append(sheet.windowTitle())
        sheet.reject()
        settle()
    assert len(shown) >= 6


def test_the_strip_and_the_command_bar_stay_inside(window):
    window.go_to("now")
    window.strip.say("x " * 400, can_undo=True)
    window.open_command_bar()
    window.bar.line.setText("out w")
    settle()
    assert window.stack.rect().contains(window.strip.geometry())
    assert window.rect().contains(window.bar.geometry())
    assert cut_off(window.strip) == []
