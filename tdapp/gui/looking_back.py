"""Seeing a house that is not the one of now: as it was after a Change, or inside a backup."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from tdapp.gui.widgets.beside import Beside
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, row
from tdapp.store.as_it_was import as_it_was
from tdapp.store.backup_look import BorrowedHouse
from tdapp.store.house_then import HouseThen
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.say import say
from tdapp.views.journal import as_it_was_told

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from tdapp.gui.desk import Desk
    from tdapp.store.as_it_was import Then
    from tdapp.store.backup import Backup
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class Past:
    """A house to look at, at which moment, and in which tournament; `n` is the Change where there is one."""

    house: HouseThen
    tournament: str
    at: Moment
    n: int | None = None
    page: str = "tables"

    @property
    def last_done(self) -> str:
        """What had been done last."""
        told = self.house.journal(self.tournament) if self.tournament else ()
        return next((one.sentence for one in reversed(told) if one.kind != "checkpoint"), "")


def root_of(house: OpenHouse) -> OpenHouse:
    return house.of if isinstance(house, HouseThen) else house


def look_back(desk: Desk, n: int, page: str = "tables") -> Beside:
    """Find how everything stood after a Change of the tournament on the desk, beside the window; then show it.

    It is for the caller to start: whoever wants to hear of its end must have said so before.
    """
    house, tournament = root_of(desk.house), desk.tournament
    known = {stream: house.snapshot(stream) for stream in (tournament, HOUSE_STREAM)}
    work = Beside(desk, lambda _: as_it_was(house.path, tournament, n, known))
    work.failed.connect(desk.refused.emit)
    work.done.connect(partial(_show, desk, house, tournament, n, page))
    for ended in (work.done, work.failed):
        ended.connect(work.deleteLater)
    return work


def _show(desk: Desk, house: OpenHouse, tournament: str, n: int, page: str, then: Then) -> None:
    past = HouseThen(house, as_it_was_told(then.at, n), then)
    desk.look_wanted.emit(Past(past, tournament, then.at, n, page))


def look_into(desk: Desk, backup: Backup, told: str) -> Past:
    """Show what a backup holds: at the moment it was made, in the tournament on the desk if it knows that one."""
    house = BorrowedHouse(backup, told)
    events = [terms.id for terms in house.tournaments()]
    tournament = desk.tournament if desk.tournament in events else next(iter(events), "")
    past = Past(house, tournament, round(backup.made.timestamp() * 1_000), page="now")
    desk.look_wanted.emit(past)
    return past


class PastPane(QWidget):
    """The window of a moment that is over, under a band that says so. Esc leads back to now."""

    left = Signal()

    def __init__(self, past: Past, window: QWidget, step: Callable[[int], object]) -> None:
        super().__init__()
        self._window = window
        self.band = QFrame()
        self.band.setProperty("look", "tile-warning")
        told = label(past.house.told, "warning", name=say("What is shown"))
        done = Elided(past.last_done, "muted")
        done.setAccessibleName(say("What had been done last"))
        self.before = Button(say("Earlier"), lambda: step(-1), name=say("The change before"))
        self.after = Button(say("Later"), lambda: step(1), name=say("The change after"))
        self.now = Button(say("Back to now"), self.left.emit, look="primary", key="Esc")
        line = row(told, done, self.before, self.after, self.now, spacing=12)
        line.setStretch(1, 1)
        line.setContentsMargins(24, 6, 24, 6)
        self.band.setLayout(line)
        last = len(root_of(past.house).journal(past.tournament)) if past.n is not None else 0
        for button, is_wanted in ((self.before, (past.n or 0) > 1), (self.after, past.n is not None and past.n < last)):
            button.setVisible(past.n is not None)
            button.setEnabled(is_wanted)
        whole = column(self.band, window, spacing=0)
        whole.setStretch(1, 1)
        self.setLayout(whole)
        self.setWindowTitle(window.windowTitle())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)

    def close(self) -> bool:
        self._window.close()
        return super().close()
