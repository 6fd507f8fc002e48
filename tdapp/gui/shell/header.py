"""The header that never leaves: event, time, blinds, players, average, next break, and the pause button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel

from tdapp.gui.computer.times import hour_and_minute
from tdapp.gui.shell.event_name import EventName
from tdapp.gui.shell.measures import HEADER_HEIGHT
from tdapp.gui.theme.look import digits
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, row
from tdapp.values.say import grouped, say
from tdapp.values.words import shortened

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QVBoxLayout

    from tdapp.views.clock_face import ClockFace

SAYS = {
    "not started": say("Start"),
    "running": say("Pause"),
    "overtime": say("Pause"),
    "paused": say("Resume"),
    "hand for hand": say("Hand over"),
    "finished": say("Over"),
}


class Header(QFrame):
    def __init__(self, start_or_pause: Callable[[], object]) -> None:
        super().__init__()
        self.setProperty("look", "header")
        self.setFixedHeight(HEADER_HEIGHT)
        self.event_name = EventName()
        self.rules = Elided("", "small", least=120)
        self.time = label("", "time", name=say("Time left"))
        self.time.setFont(digits(self.time.font()))
        self.time.setMinimumWidth(132)
        self.time.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._level, self.blinds = label("", "small", name=say("Level")), label("", "figure", name=say("Blinds"))
        self._players, self.players = label(say("Players"), "small"), label("", "figure", name=say("Players left"))
        self._average, self.average = label(say("Average"), "small"), label("", "figure", name=say("Average stack"))
        self._break, self.break_in = label(say("Break in"), "small"), label("", "figure", name=say("Next break"))
        for digit in (self.blinds, self.players, self.average, self.break_in):
            digit.setTextFormat(Qt.TextFormat.RichText)
            digit.setFont(digits(digit.font()))
        self.pause = Button(say("Start"), start_or_pause, key="Space", name=say("Start or pause the clock"))
        self.pause.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        names = column(1, self.event_name, self.rules, 1, spacing=2)
        self._figures = [
            self._pair(self._level, self.blinds),
            self._pair(self._players, self.players),
            self._pair(self._average, self.average),
            self._pair(self._break, self.break_in),
        ]
        self._is_break = False
        self._box = row(names, self.time, *self._figures, 1, self.pause, spacing=20)
        self._box.setStretch(0, 3)
        self._box.setContentsMargins(24, 0, 24, 0)
        self.setLayout(self._box)

    @staticmethod
    def _pair(above: QLabel, below: QLabel) -> QVBoxLayout:
        return column(1, above, below, 1, spacing=1)

    def show_face(self, face: ClockFace, muted: str) -> None:
        self.event_name.setText(face.event)
        self.rules.setText(face.rules)
        self.time.setText(face.time)
        self._level.setText(" · ".join(filter(None, (face.title, _state(face)))))
        self.blinds.setText(_two(face.blinds, face.ante.replace(say("big blind"), say("BB")), muted))
        self.players.setText(_two(grouped(face.left), say("of {entries:,}", entries=face.entries), muted))
        bets = say("{big_blinds:,} BB", big_blinds=face.big_blinds)
        self.average.setText(_two(grouped(face.average), bets, muted) if face.average else "–")
        self._break.setText(say("Break in") if face.break_in else say("Then"))
        self.break_in.setText(_two(face.break_in or face.following, "", muted))
        self.pause.say(SAYS[face.state], say("Start or pause the clock"))
        self._is_break = face.is_break
        self.pause.setEnabled(face.state != "finished")
        self.pause.look("primary" if face.state == "not started" else "")
        self._make_room()

    def _make_room(self) -> None:
        """Where amounts are long and the window narrow, the break goes first, then the average.

        In a break the blinds are those that follow it already.
        """
        self._break.setHidden(self._is_break)
        self.break_in.setHidden(self._is_break)
        shown = [[] if self._is_break else [self._break, self.break_in], [self._average, self.average]]
        for pair in shown:
            for part in pair:
                part.show()
        for pair in shown:
            self._box.activate()
            if self._box.minimumSize().width() <= self.width():
                return
            for part in pair:
                part.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()


def _state(face: ClockFace) -> str:
    if face.hand is not None and face.state != "paused":
        return say("hand {hand}", hand=face.hand)
    if face.begins is not None:
        return say("starts {time}", time=hour_and_minute(face.begins))
    held = shortened(face.why, 16).casefold() or say("paused")
    said = {
        "paused": held,
        "not started": say("not started"),
        "overtime": say("overtime"),
        "finished": face.why.casefold(),
    }
    return said.get(face.state, "")


def _two(strong: str, quiet: str, muted: str) -> str:
    return f'{strong} <span style="color:{muted};font-weight:400">{quiet}</span>' if quiet else strong
