"""The box that registers: type, arrows, Enter. Known players float under it with how they stand tonight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tdapp.director import bookings, registration
from tdapp.gui.gestures import desk_gestures
from tdapp.gui.theme.look import relook
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.suggestions import Suggestions
from tdapp.gui.widgets.text_line import TextLine
from tdapp.values.say import say
from tdapp.values.words import ordinal, shortened
from tdapp.views.desk_lines import desk_lines, marked
from tdapp.views.waiting import waiting

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change
    from tdapp.views.desk_lines import Evening, Line

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
HINT = say("Enter pays cash   ·   Shift+Enter pays otherwise   ·   Ctrl+Enter pre-registers")
HINT_FULL = say("Enter pays cash   ·   Shift+Enter pays otherwise   ·   Ctrl+Enter waits for a seat")


class RegisterBox(QWidget):
    """Enter takes the marked line. A new name is marked by the first Enter and taken by the second."""

    left = Signal()
    """Down, with nothing typed: on to the list."""

    def __init__(self, desk: Desk, evening: Callable[[], Evening], over: QWidget) -> None:
        super().__init__()
        self._desk, self._evening, self._over = desk, evening, over
        self._agreed: tuple[str, str] | None = None
        self.line = TextLine()
        self.line.setProperty("look", "big")
        self.line.setAccessibleName(say("Register a player"))
        self.line.setMaxLength(400)
        self.line.textEdited.connect(self._suggest)
        self.line.installEventFilter(self)
        self.suggestions = Suggestions(over, say("Known players"))
        self.suggestions.taken.connect(self._click)
        self.said = Elided("", "muted", least=80)
        self.said.setAccessibleName(say("Registration says"))
        self._hint = label("", "small")
        below = row(self.said, self._hint)
        below.setStretch(0, 1)
        self.setLayout(column(self.line, below, spacing=6))
        self.setFocusProxy(self.line)

    def show_open(self, *, why_not: str, is_full: bool) -> None:
        """Whether it takes names, and what it will do with them."""
        self.line.setEnabled(not why_not)
        self.line.setPlaceholderText(why_not or say("Name, nickname or number, then Enter"))
        self._hint.setText("" if why_not else HINT_FULL if is_full else HINT)
        if why_not:
            self._clear()

    def clear(self) -> None:
        self._clear()
        self._say("")

    def forget(self) -> None:
        """What it says was done is not the last that was done any more."""
        if self.said.property("look") == "good":
            self._say("")

    def _clear(self) -> None:
        self.line.clear()
        self._suggest("")

    def _suggest(self, text: str) -> None:
        lines = desk_lines(text, self._desk.known.players, self._evening()) if text.strip() else []
        self.suggestions.offer(lines, marked(lines))
        self._place()
        self._agreed = None
        self._say("")

    def _place(self) -> None:
        """Under what the box says, which must be read before Enter is pressed again."""
        self.suggestions.place(QRect(self.mapTo(self._over, self.rect().topLeft()), self.size()))

    def _click(self, number: int) -> None:
        self.suggestions.setCurrentRow(number)
        self._take(self._register)

    def _take(self, does: Callable[[Line], object]) -> None:
        """Do it for whoever is marked; nobody is until somebody new was asked for twice."""
        if not self.line.text().strip():
            self._say(say("Type a name first."), "problem")
            return
        line = self.suggestions.marked
        if line is None:
            line = self.suggestions.lines[-1]
            self.suggestions.setCurrentRow(len(self.suggestions.lines) - 1)
            told = " ".join(filter(None, (line.standing, say("Enter again: a new player."))))
            self._say(told, "warning" if line.standing else "muted")
            return
        does(line)
        self.line.setFocus()

    def _who(self, line: Line) -> dict[str, Any]:
        return {"name": self.line.text()} if line.is_new else {"player": line.player}

    def _register(self, line: Line) -> None:
        if line.can_enter and self._has_to_wait(line):
            return
        chance = self._desk.chance()
        self._done(self._desk.do(registration.register, chance=chance, refused=self._refuse, **self._who(line)))

    def _has_to_wait(self, line: Line) -> bool:
        """Where no seat is free, or those who wait come first, a second Enter puts somebody on the list."""
        tonight = self._desk.tonight
        queue = waiting(tonight)
        if queue.has_room_for(line.player):
            return False
        name, is_on_it = shortened(line.name), line.player in queue.people
        why = (
            say("Every seat is taken")
            if queue.free == 0
            else say("{player} waits for that seat", player=shortened(queue.first))
        )
        if self._agreed == (line.player, line.name) and not is_on_it:
            self._book(line)
        elif is_on_it:
            turn = ordinal(queue.goes_before(line.player) + 1)
            self._say(say("{why}: {name} is {turn} on the waiting list.", why=why, name=name, turn=turn), "problem")
        else:
            self._say(say("{why}: Enter again puts {name} on the waiting list.", why=why, name=name), "warning")
            self._agreed = (line.player, line.name)
        return True

    def _book(self, line: Line) -> None:
        """For later: where every seat is taken or others wait, on the waiting list."""
        waits = not waiting(self._desk.tonight).has_room_for(line.player)
        self._done(self._desk.do(bookings.book, waits=waits, refused=self._refuse, **self._who(line)))

    def _otherwise(self, line: Line) -> None:
        desk_gestures.register_otherwise(self._desk, self._over, self._who(line), line.name, self._done)

    def _done(self, change: Change | None) -> None:
        if change is not None:
            self._clear()
            self._say(change.sentence, "good")

    def _refuse(self, sentence: str) -> None:
        self._say(sentence, "problem")

    def _say(self, sentence: str, look: str = "muted") -> None:
        self.said.setText(sentence)
        relook(self.said, look)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down choose among the suggestions while the keyboard stays in the box."""
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(event) or super().eventFilter(watched, event)
        if watched is self.line and event.type() == QEvent.Type.Resize and self.suggestions.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in ENTER:
            held = event.modifiers()
            if held & Qt.KeyboardModifier.ShiftModifier:
                self._take(self._otherwise)
            else:
                self._take(self._book if held & Qt.KeyboardModifier.ControlModifier else self._register)
            return True
        if key in STEPS and self.suggestions.lines:
            self._agreed = None
            self.suggestions.step(STEPS[key])
            return True
        if key == Qt.Key.Key_Down:
            self.left.emit()
            return True
        if key == Qt.Key.Key_Escape and self.line.text():
            self.clear()
            return True
        return False
