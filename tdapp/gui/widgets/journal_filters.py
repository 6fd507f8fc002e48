"""Which lines of the journal are shown: what they say, their subject, who wrote them, until when, and about whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.question import Pick, Text
from tdapp.gui.widgets.text_line import TextLine
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import shortened
from tdapp.views.journal import Wanted
from tdapp.views.journal_subjects import SUBJECTS
from tdapp.views.moments import read_moment

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from tdapp.values.house import Moment

TONIGHT, HOUSE = "tonight", "house"
MINUTE = 60_000


class Search(TextLine):
    """Down and Enter lead into the list, Esc empties it."""

    def __init__(self, into: QWidget) -> None:
        super().__init__()
        self._into = into
        self.setPlaceholderText(say("Search: a name, a table, a rule…"))
        self.setAccessibleName(say("Search the journal"))
        self.offer_to_clear(say("Empty the search"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._into.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class JournalFilters(QWidget):
    """All of them narrow the list together; the last one is set by a click on somebody in a line."""

    changed = Signal()

    def __init__(self, into: QWidget, now: Callable[[], Moment]) -> None:
        super().__init__()
        self._now = now
        self._about: tuple[int | None, int | None] = (None, None)
        self.search = Search(into)
        self.search.textChanged.connect(lambda _: self.changed.emit())
        self.of = Pick(say("Journal of"), [(say("This tournament"), TONIGHT), (say("The house"), HOUSE)], TONIGHT)
        self.subject = Pick(say("Subject"), [(say("Every subject"), ""), *((one, one) for one in SUBJECTS)], "")
        self.who = Pick(say("Who"), [(say("Everybody"), "")], "")
        for pick, width in ((self.of, 164), (self.subject, 150), (self.who, 150)):
            pick.setFixedWidth(width)
            pick.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.until = Text(say("Until"), longest=30)
        self.until.setPlaceholderText(say("Until 21:14"))
        self.until.setFixedWidth(120)
        self.until.textChanged.connect(lambda _: self.changed.emit())
        self.about = Button("", self.about_nobody, name=say("Show everybody again"))
        self.about.hide()
        parts = row(self.search, self.of, self.subject, self.who, self.until, self.about, spacing=8)
        parts.setStretch(0, 1)
        self.setLayout(parts)

    @property
    def is_of_the_house(self) -> bool:
        return bool(self.of.currentData() == HOUSE)

    @property
    def wanted(self) -> Wanted:
        entry, table = self._about
        is_here = not self.is_of_the_house
        return Wanted(
            self.search.text(),
            self.subject.currentData() or "",
            self.who.currentData() or "",
            entry if is_here else None,
            table if is_here else None,
            self._until(),
        )

    def _until(self) -> Moment | None:
        """The end of the minute that was typed; while it is no time yet, nothing is left out."""
        try:
            at = read_moment(self.until.text(), now=self._now())
        except Refused:
            return None
        return None if at is None else at + MINUTE - 1

    def offer_who(self, names: list[str]) -> None:
        """Everybody who has written a line by now; those of another journal stay."""
        known = {self.who.itemData(n) for n in range(self.who.count())}
        for name in names:
            if name not in known:
                self.who.addItem(shortened(name, 40), name)

    def about_player(self, entry: int, name: str) -> None:
        self._show_about((entry, None), name)

    def about_table(self, table: int) -> None:
        self._show_about((None, table), say("Table {table}", table=table))

    def about_nobody(self) -> None:
        self._show_about((None, None), "")

    def _show_about(self, about: tuple[int | None, int | None], told: str) -> None:
        self._about = about
        self.about.say(f"{shortened(told, 22)}  ×", say("Only {what}: show everybody again", what=told))
        self.about.setVisible(bool(told))
        self.changed.emit()

    @property
    def told(self) -> str:
        """What is filtered by, in words, for paper and files."""
        wanted = self.wanted
        parts = (
            say("“{search}”", search=wanted.search.strip()) if wanted.search.strip() else "",
            wanted.subject,
            say("by {who}", who=wanted.who) if wanted.who else "",
            say("until {time}", time=self.until.text().strip()) if wanted.until is not None else "",
            self.about.text().removesuffix("  ×") if wanted.entry is not None or wanted.table is not None else "",
        )
        return ", ".join(filter(None, parts))
