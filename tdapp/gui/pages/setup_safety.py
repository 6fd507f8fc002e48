"""Setup, Safety: where everything is kept, its backups and copies, and the proof that nothing was altered."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tdapp.director.pins import pins
from tdapp.gui.computer.copies import copies_go
from tdapp.gui.sheets.backups import open_backups
from tdapp.gui.sheets.copies import open_copies
from tdapp.gui.sheets.pins import open_pins
from tdapp.gui.sheets.proof import open_proof
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, row
from tdapp.gui.widgets.summary_row import SummaryRow
from tdapp.gui.widgets.text_line import TextLine
from tdapp.store.backup import backups, folder_of
from tdapp.values.dates import date_shown
from tdapp.values.say import say
from tdapp.values.words import count, listed, shortened

NO_PIN = say("Nobody has one: nothing is asked. Refunds, prizes, tills, deletion and backups can be guarded.")

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk


class FileCard(Card):
    """Where everything is kept, and a copy of it on request."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._path = TextLine()
        self._path.setReadOnly(True)
        self._path.setAccessibleName(say("House file"))
        self._kept = label(look="muted", wraps=True, name=say("Backups"))
        self._done = label(look="good", wraps=True, name=say("Backup made"))
        self._problem = label(look="problem", wraps=True, name=say("File: problem"))
        back_up = Button(say("Back up now"), self._back_up)
        look = Button(say("Backups…"), lambda: open_backups(desk, self.window()), name=say("Look into backups"))
        tools = row(look, back_up, 1, spacing=8)
        super().__init__(
            label(say("File"), "heading"), self._path, self._kept, tools, self._done, self._problem, spacing=12
        )
        self._done.hide()
        self._problem.hide()

    def show_rows(self) -> None:
        path = self._desk.house.path
        self._path.setText(str(path))
        self._path.setToolTip(str(path))
        self._path.setCursorPosition(0)
        kept = backups(path)
        told = say("{backups} in the folder beside it.", backups=count(len(kept), "backup"))
        if kept:
            made = kept[0].made.astimezone()
            told = say(
                "{backups} in the folder beside it, the last of {date} {time}.",
                backups=count(len(kept), "backup"),
                date=date_shown(made),
                time=f"{made:%H:%M}",
            )
        self._kept.setText(told)
        self._kept.setToolTip(str(folder_of(path)))

    def _back_up(self) -> None:
        self._problem.hide()
        self._done.hide()
        made = self._desk.attempt(lambda: self._desk.house.back_up(at=datetime.now(UTC)), refused=self._say_no)
        if made is not None:
            self._done.setText(say("Backed up as {name}.", name=made.path.name))
            self._done.setToolTip(str(made.path))
            self._done.show()
        self.show_rows()

    def _say_no(self, sentence: str) -> None:
        self._problem.setText(sentence)
        self._problem.show()


class CopiesCard(Card):
    """A second place, with every break."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._row = SummaryRow(say("Copies"), self._open)
        super().__init__(self._row)

    def show_rows(self) -> None:
        folder, failed = copies_go(self._desk.memory), self._desk.house.copy_failed
        told = say("None: a stick or another disk keeps one as well.")
        if folder:
            told = say("With every break to {folder}.", folder=folder)
        self._row.show_text(f"{told} {failed}" if failed else told)

    def _open(self) -> None:
        open_copies(self._desk, self.window(), self.show_rows)


class PinCard(Card):
    """Who may pay out and delete."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._row = SummaryRow(say("PIN for money and deletion"), self._open)
        super().__init__(self._row)

    def show_rows(self) -> None:
        holders = [shortened(pin.holder, 30) for pin in pins(self._desk.house)]
        self._row.show_text(_who_has_one(holders) if holders else NO_PIN)

    def _open(self) -> None:
        open_pins(self._desk, self.window(), self.show_rows)


def _who_has_one(holders: list[str]) -> str:
    if len(holders) == 1:
        return say("{holder} has one.", holder=holders[0])
    return say("{holders} have one each.", holders=listed(holders))


class ProofCard(Card):
    def __init__(self, desk: Desk) -> None:
        about = say("Each line of a journal bears a seal that covers all before it, so that nothing is altered unseen.")
        prove = Button(say("Prove this house…"), lambda: open_proof(desk, self.window()))
        super().__init__(label(say("Proof"), "heading"), label(about, "muted", wraps=True), row(prove, 1), spacing=12)

    def show_rows(self) -> None:
        """It is the same whatever was done."""
