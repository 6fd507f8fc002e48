"""Slips of this desk: what was just sold, on the chosen printer or as a PDF in a folder, without a dialog."""

from __future__ import annotations

import logging
import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tdapp.director.logos import logo_of
from tdapp.gui.computer.this_desk import FOLDER, NOWHERE, slips_go
from tdapp.gui.widgets.side import Side
from tdapp.store.files import write_whole
from tdapp.store.undo import is_undo
from tdapp.values.field import Purchase
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.slips import slip_again, slips

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdapp.gui.computer.this_desk import SlipsGo
    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change
    from tdapp.views.slips import Slip

LOG = logging.getLogger("tdapp")
LONGEST = 60
WAIT = 10
"""So many seconds the window's closing waits for slips."""


class SlipDesk(QObject):
    """It hears what this desk sells. A slip that could not be made is said, and changes nothing."""

    made = Signal(object, str, object)
    failed = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._side = Side()
        self.made.connect(self._hand_out)
        desk.changed.connect(self._hear)

    @property
    def go(self) -> SlipsGo:
        return slips_go(self._desk.memory)

    def again(self, entry: int) -> None:
        """A copy of what an entry bought."""
        found = self._desk.attempt(lambda: slip_again(self._desk.tonight, entry))
        if found is not None:
            self._send([found], say("entry {entry} copy {player}", entry=entry, player=found.player))

    def finish(self) -> None:
        """Until everything that was asked for is made."""
        self._side.wait(WAIT)

    def _hear(self, change: Change) -> None:
        desk = self._desk
        if change.stream != desk.tournament or change.desk != desk.by().desk or is_undo(change):
            return
        if self.go.to == NOWHERE:
            return
        rows = [row for row in change.rows if row.kind == "purchase" and row.before is None]
        sold = [desk.tonight.now[Purchase][row.key[-1]] for row in rows if not (row.after or {}).get("reverses")]
        found = slips(desk.tonight, sold)
        if found:
            whose = found[0].player if len(found) == 1 else count(len(found), "player")
            self._send(found, f"{sold[0].n:05} {whose}")

    def _send(self, found: Sequence[Slip], name: str) -> None:
        go = self.go
        if go.to == NOWHERE:
            self.failed.emit(say("Slips of this desk go nowhere: choose a printer or a folder first."))
            return
        file = _file_name(say("{event} slip {name}", event=self._desk.tonight.terms.name, name=name))
        self._side.do(partial(self._make, partial(_make, found, go, file, logo_of(self._desk.house)), go))

    def _make(self, make: Callable[[], bytes], go: SlipsGo) -> None:
        try:
            made, problem = make(), ""
        except Refused as no:
            made, problem = b"", no.sentence
        except OSError as error:
            made, problem = b"", f"{error.strerror or type(error).__name__}."
        except Exception as error:
            # It is said where the slip would be.
            LOG.exception("A slip could not be made")
            made, problem = b"", f"{error or type(error).__name__}."
        self.made.emit(made, problem, go)

    def _hand_out(self, paper: bytes, problem: str, go: SlipsGo) -> None:
        if not problem and go.to != FOLDER:
            from tdapp.gui.paper.printer import print_on

            problem = print_on(go.printer, paper)
        if problem:
            self.failed.emit(say("The slip was not made: {problem}", problem=problem))


def _make(found: Sequence[Slip], go: SlipsGo, name: str, logo: bytes) -> bytes:
    from tdapp.printing.slip import slip

    paper = slip(found, paper=go.paper, zone=None, logo=logo)
    if go.to == FOLDER:
        write_whole(Path(go.folder) / name, paper)
    return paper


def _file_name(text: str) -> str:
    """Without what a disk cannot take."""
    bare = " ".join(re.sub(r'[\x00-\x1f<>:"/\\|?*]+', " ", text).split())
    return f"{bare[:LONGEST].strip(' .')}.pdf"
