"""The backups of the house: what each holds and whether it does, a look into it, and the way back to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView

from tdapp.gui.computer.copies import copies_go
from tdapp.gui.looking_back import look_into
from tdapp.gui.widgets.beside import Beside
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.store.backup_look import proved
from tdapp.store.house_then import HouseThen
from tdapp.values.say import say
from tdapp.values.words import count, shortened
from tdapp.views.backup_list import BACKUP_COLUMNS, BackupRow, backup_rows

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk

WIDTH, HEIGHT = 1_080, 300
ABOUT = say(
    "Made when the house is opened and closed and with every break: all of the last 48 hours, "
    "one a day for a month, one a month for a year."
)


def open_backups(desk: Desk, parent: QWidget | None) -> BackupsSheet | None:
    if isinstance(desk.house, HouseThen):
        desk.refused.emit(say("Backups are of the house as it is now. Go back to now first."))
        return None
    sheet = BackupsSheet(desk, parent)
    sheet.open()
    return sheet


class BackupsSheet(Sheet):
    """Reading and proving go on beside the window."""

    def __init__(self, desk: Desk, parent: QWidget | None) -> None:
        super().__init__(parent, say("Backups"), ABOUT, ok=say("Look into it"), cancel=say("Close"), width=WIDTH)
        self._desk = desk
        self._model = RowsModel(BACKUP_COLUMNS, quiet=lambda one: one.held is None)
        self.table = RowsTable(self._model, say("Backups, newest first"))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setFixedHeight(HEIGHT)
        self.table.chosen.connect(lambda _: self.accept())
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._look())
        self.last = label("", "strong", wraps=True, name=say("Last thing done in it"))
        self.state = label("", "muted", wraps=True, name=say("Whether it holds"))
        self.back = self._button(say("Put back…"), "Ctrl+R", self._ask)
        self.make = self._button(say("Back up now"), "Ctrl+B", self._back_up)
        for part in (self.table, self.last, self.state):
            self.body.addWidget(part)
        self.body.addLayout(row(self.make, self.back, 1))
        self._reading: Beside | None = None
        self._proving: Beside | None = None
        self._known: dict[str, tuple[bool, str]] = {}
        self.list_backups()
        self.table.setFocus()

    def _button(self, text: str, key: str, does: Callable[[], object]) -> Button:
        made = Button(text, does, key=key)
        QShortcut(QKeySequence(key), self, made.click)
        return made

    @property
    def is_settled(self) -> bool:
        return self._reading is None and self._proving is None

    @property
    def picked(self) -> BackupRow | None:
        return next(iter(self.table.picked()), None)

    def list_backups(self) -> None:
        path, copies = self._desk.house.path, copies_go(self._desk.memory)
        self._reading = self._beside(lambda: backup_rows(path, copies), self._show)

    def _beside(self, work: Callable[[], Any], done: Callable[[Any], object]) -> Beside:
        made = Beside(self, lambda _: work())
        made.done.connect(done)
        made.failed.connect(self.say_no)
        made.start()
        return made

    def _show(self, rows: list[BackupRow]) -> None:
        self._reading = None
        self._model.show(rows)
        if rows:
            self.table.selectRow(0)
        self._look()

    def _look(self) -> None:
        """What is known of the picked one; whether it holds is found out once."""
        one = self.picked
        for button in (self.ok, self.back):
            button.setEnabled(one is not None and one.held is not None)
        if one is None:
            self.last.setText("")
            self.state.setText("" if self._reading else say("There is no backup yet."))
            return
        self.last.setText(one.last)
        known = self._known.get(str(one.backup.path))
        self.state.setText(known[1] if known else say("Looking whether all of it holds…"))
        if known is None and self._proving is None:
            path = one.backup.path
            self._proving = self._beside(lambda: proved(path), partial(self._know, str(path)))
        self.fit()

    def _know(self, path: str, found: tuple[bool, str]) -> None:
        self._proving = None
        self._known[path] = found
        self._look()

    def _back_up(self) -> None:
        if self._desk.attempt(self._desk.house.back_up, refused=self.say_no) is not None:
            self.problem.hide()
            self.list_backups()

    def accept(self) -> None:
        """Look into the picked one, read-only, over the window."""
        one = self.picked
        if one is None or one.held is None:
            self.say_no(say("Pick a backup that can be read."))
            return
        told = say("Backup of {made}", made=one.made)
        if self._desk.attempt(lambda: look_into(self._desk, one.backup, told), refused=self.say_no) is not None:
            self.done(1)

    def _ask(self) -> None:
        one = self.picked
        if one is not None and one.held is not None:
            PutBackSheet(self._desk, self, one).ask(lambda _: self._put_back(one))

    def _put_back(self, one: BackupRow) -> None:
        self.done(1)
        self._desk.put_back_wanted.emit(one.backup)

    def done(self, code: int) -> None:
        self._end()
        super().done(code)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._end()
        super().closeEvent(event)

    def _end(self) -> None:
        for work in (self._reading, self._proving):
            if work is not None:
                work.stop()


class PutBackSheet(Sheet):
    """The second click: what would be left behind."""

    def __init__(self, desk: Desk, parent: QWidget | None, one: BackupRow) -> None:
        last = say("Its last line: “{last}”.", last=shortened(one.last, 160))
        then = say(
            "What the house holds now is backed up first, and can be put back in the same way. The projector goes on."
        )
        text = " ".join(filter(None, (last, _since(desk, one), then)))
        title = say("Put the house back as it was on {made}?", made=one.made)
        super().__init__(parent, title, text, ok=say("Put back"), width=600)


def _since(desk: Desk, one: BackupRow) -> str:
    """How much was done since, as far as tonight's journal tells."""
    last = one.held.last_at if one.held is not None else None
    if not desk.tournament or last is None:
        return ""
    since = sum(told.at > last for told in desk.house.journal(desk.tournament))
    return say("Since then this tournament has {lines} more.", lines=count(since, "line")) if since else ""
