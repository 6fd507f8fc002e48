"""A house that cannot be opened: why, and the ways on."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from tdapp.director.invariants import check
from tdapp.gui.computer.places import ENDING
from tdapp.gui.widgets.beside import Beside
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.sheet import Sheet
from tdapp.store.backup import Backup, begin_anew, has_log, restore
from tdapp.store.house import Gone
from tdapp.store.recover import recover
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tdapp.store.house import Damaged
    from tdapp.store.recovered import Recovery

KEPT = say("Whatever you choose, the damaged file is kept beside it under another name.")
RECOVER = say("Recover what can be read…")
READING = say("Reading what there is…")


class TroubleSheet(Sheet):
    """A house that cannot be opened: why, to try it again once that is put right, and another one to open instead."""

    other_file = Signal()
    try_again = Signal(object)

    def __init__(self, title: str, text: str, path: Path) -> None:
        super().__init__(None, title, text, ok=say("Try again"), cancel=say("Close"), width=520)
        self.path = path
        self.body.addLayout(row(Button(say("Open another house…"), self.other_file.emit), 1))

    def accept(self) -> None:
        self.open_it()

    def open_it(self) -> None:
        self.try_again.emit(self.path)
        self.reject()

    def attempt(self, way: Callable[[], object]) -> None:
        """Take a way out, and open what it leads to; a refusal stays in the sheet, with the other ways."""
        try:
            way()
        except Refused as no:
            self.say_no(no.sentence)
            return
        self.open_it()


class DamagedSheet(TroubleSheet):
    """A house that is damaged or gone: what can be read of it, its last good backup, or an empty one in its place."""

    def __init__(self, path: Path, damaged: Damaged) -> None:
        is_gone = isinstance(damaged, Gone)
        title = say("The house file is gone") if is_gone else say("The house file is damaged")
        super().__init__(title, f"{damaged.sentence}\n{path}", path)
        self._backup = damaged.last_good
        self._reading: Beside | None = None
        ways = []
        if not is_gone or has_log(path):
            self._recover = Button(RECOVER, self._look, look="primary")
            ways.append(self._recover)
        if self._backup is not None:
            ways.append(Button(say("Open the last good backup"), self._restore, look="" if ways else "primary"))
        if is_gone:
            look = "" if ways else "primary"
            ways.append(
                Button(say("Begin with an empty house"), lambda: self.attempt(lambda: begin_anew(path)), look=look)
            )
        else:
            self.body.insertWidget(0, label(KEPT, "muted", wraps=True))
        for way in ways:
            self.body.insertLayout(self.body.count() - 1, row(way, 1))
        # What was damaged does not mend by itself: Enter takes the first way out instead.
        self.ok.hide()
        ways[0].setDefault(True)
        ways[0].setFocus()

    def _restore(self) -> None:
        backup = self._backup
        assert backup is not None
        self.attempt(lambda: restore(self.path, backup))

    def _look(self) -> None:
        """Beside the window: a large house takes some seconds."""
        at = time.time_ns() // 1_000_000
        out = _free_name(self.path, at)
        self._recover.setEnabled(False)
        self._recover.say(READING)
        self._reading = Beside(self, lambda _: recover(self.path, out, at=at, check=check))
        self._reading.done.connect(self._offer)
        self._reading.failed.connect(self._fail)
        self._reading.start()

    def _fail(self, sentence: str) -> None:
        self._recover.setEnabled(True)
        self._recover.say(RECOVER)
        self.say_no(sentence)

    def _offer(self, recovery: Recovery) -> None:
        self._recover.setEnabled(True)
        self._recover.say(RECOVER)
        sheet = RecoveredSheet(self, recovery)
        sheet.rejected.connect(lambda: recovery.path.unlink(missing_ok=True))
        sheet.ask(lambda _: self._take(recovery))

    def _take(self, recovery: Recovery) -> None:
        """Into the house's place, as a backup would come; raises Refused where that cannot be done."""
        restore(self.path, Backup(recovery.path, datetime.now(UTC)))
        recovery.path.unlink(missing_ok=True)
        self.open_it()

    def reject(self) -> None:
        if self._reading is not None:
            self._reading.stop()
        super().reject()


class RecoveredSheet(Sheet):
    """What came back and what did not, before anything is put in the house's place."""

    def __init__(self, parent: DamagedSheet, recovery: Recovery) -> None:
        super().__init__(parent, say("What could be recovered"), recovery.verdict, ok=say("Open it"), width=640)
        report = QPlainTextEdit("\n".join(recovery.lines))
        report.setReadOnly(True)
        report.setAccessibleName(say("Report"))
        report.setFixedHeight(300)
        self.body.addWidget(report)
        self.body.addLayout(
            row(Button(say("Copy the report"), lambda: QApplication.clipboard().setText(recovery.text)), 1)
        )


def _free_name(path: Path, at: int) -> Path:
    when = f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H%M%S}"
    return path.with_name(say("{house} recovered {when}", house=path.stem, when=when) + ENDING)
