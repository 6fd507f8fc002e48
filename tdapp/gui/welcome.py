"""What a house without a tournament shows: three ways to begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from tdapp.director.players import known
from tdapp.gui.theme.look import in_force, picture
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tdapp.gui.desk import Desk

WIDTH = 640
SAYS = say(
    "tdapp runs a live poker tournament from the first entry to the last prize, names the rule "
    "behind every decision, and lets you take back anything you did."
)


class Choice(QPushButton):
    """A card that is a button: an icon, what it does, what that means, and its key."""

    def __init__(self, icon: str, title: str, text: str, key: str) -> None:
        super().__init__()
        self.key = key
        self._icon = icon
        self.setProperty("look", "choice")
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(84)
        self._sign = QLabel()
        self._sign.setFixedSize(44, 44)
        self._sign.setProperty("look", "tile-accent")
        self._sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        words = column(label(title, "heading"), label(text, "muted", wraps=True), spacing=2)
        cap = label(key, "key")
        whole = row(self._sign, words, cap, spacing=16)
        whole.setStretch(1, 1)
        whole.setAlignment(cap, Qt.AlignmentFlag.AlignVCenter)
        whole.setContentsMargins(20, 16, 20, 16)
        self.setLayout(whole)
        for part in self.findChildren(QLabel):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._draw()

    def _draw(self) -> None:
        self._sign.setPixmap(picture(self._icon, in_force().accent))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_sign"):
            # The sheet changes first, the theme's name just after it.
            QTimer.singleShot(0, self, self._draw)

    def sizeHint(self) -> QSize:
        made = self.layout()
        assert made is not None
        return QSize(WIDTH, max(self.minimumHeight(), made.heightForWidth(WIDTH)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)


class Welcome(QWidget):
    """Enter takes the choice with the focus, 1 to 3 take one at once, arrows go from one to the next."""

    start = Signal()
    sample = Signal()
    import_players = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.setProperty("look", "page")
        self.setAccessibleName(say("Welcome"))
        self.choices = (
            Choice(
                "start",
                say("Start a tournament from a template"),
                say("Name it, press Enter, take the first entry."),
                "1",
            ),
            Choice(
                "folder",
                say("Open the sample evening"),
                say("A tournament in full swing, to look around and try out."),
                "2",
            ),
            Choice("players", say("Import players"), say("A list of names from a spreadsheet or a text file."), "3"),
        )
        for choice, signal in zip(self.choices, (self.start, self.sample, self.import_players)):
            choice.clicked.connect(signal.emit)
        self._known = label(look="good", name=say("Players known"))
        self._known.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        inner = QWidget()
        inner.setMaximumWidth(WIDTH)
        says = label(SAYS, "muted", wraps=True)
        head = column(label(say("Welcome"), "welcome"), says, spacing=8)
        inner.setLayout(column(head, *self.choices, self._known, spacing=12))
        head.setContentsMargins(4, 0, 4, 16)
        middle = row(1, inner, 1)
        middle.setStretch(1, 20)
        whole = column(2, middle, 3)
        whole.setContentsMargins(24, 24, 24, 24)
        self.setLayout(whole)
        desk.changed.connect(lambda _: self.count_players())
        self.count_players()
        self.setFocusProxy(self.choices[0])

    def count_players(self) -> None:
        number = len(known(self._desk.house))
        self._known.setText(say("The house knows {players}.", players=count(number, "player")) if number else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        for choice in self.choices:
            if event.text() == choice.key and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                choice.setFocus()
                choice.click()
                return
        super().keyPressEvent(event)
