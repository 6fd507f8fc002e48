"""The clock called on a player: large digits beside the evening, which goes on meanwhile."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QProgressBar

from tdapp.gui.theme.look import digits, relook
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.say import say
from tdapp.values.words import shortened
from tdapp.views.called_clock import before_it, called, called_clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk

TICK = 50


def awake() -> int:
    """Milliseconds that nobody can set."""
    return time.monotonic_ns() // 1_000_000


class CalledClockSheet(Sheet):
    """It does not hold up the window: whatever else happens can be entered while it runs."""

    def __init__(self, parent: QWidget | None, desk: Desk, who: str, now: Callable[[], int] = awake) -> None:
        rules = desk.tonight.rules
        super().__init__(
            parent, say("Clock on {who}", who=who), before_it(rules), ok=say("Has acted"), cancel="", width=440
        )
        self.setModal(False)
        self._clock, self._now, self._since = called(rules), now, now()
        self.left = label("", "huge", name=say("Seconds left"))
        self.left.setFont(digits(self.left.font()))
        self.left.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._bar = QProgressBar()
        self._bar.setRange(0, 1000)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(6)
        self._bar.setAccessibleName(say("How much of the time is over"))
        self.told = label("", wraps=True, name=say("What follows"))
        again = Button(say("From the start"), self._again, name=say("Start the time again"))
        for part in (self.left, self._bar, self.told, label(str(self._clock.rule), "small")):
            self.body.addWidget(part)
        self.body.addLayout(row(again, 1))
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.tick)
        self._timer.start()
        self.tick()

    def tick(self) -> None:
        shown = called_clock(self._clock, passed=self._now() - self._since)
        self._bar.setValue(round(shown.share * 1000))
        if self.left.text() == str(shown.left) and self.told.text() == shown.told:
            return
        self.left.setText(str(shown.left))
        self.told.setText(shown.told)
        relook(self.told, "problem" if shown.is_up else "warning" if shown.is_countdown else "muted")
        if shown.is_up:
            self._timer.stop()
            self.ok.say(say("Close"))
        self.fit()

    def _again(self) -> None:
        self._since = self._now()
        self.ok.say(say("Has acted"))
        self._timer.start()
        self.tick()


def call_clock(desk: Desk, parent: QWidget | None, entry: int | None = None) -> CalledClockSheet:
    """On somebody, or on whoever it is."""
    tonight = desk.tonight
    who = say("a player") if entry is None else f"{shortened(tonight.labels[entry])}{tonight.where(entry)}"
    sheet = CalledClockSheet(parent, desk, who)
    sheet.show()
    return sheet
