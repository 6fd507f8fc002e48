"""The structure editor: the schedule as a spreadsheet, with what it leads to below it. Nothing counts until Apply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QDialog, QListWidget, QListWidgetItem, QWidget

from tdapp.director.stretches import has_limits, is_limit
from tdapp.director.structures import check_schedule, edit_structure
from tdapp.gui.computer.times import hour_and_minute
from tdapp.gui.pages.setup_structure_maker import MakerSheet
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.question import Number
from tdapp.gui.widgets.sheet import Sheet
from tdapp.gui.widgets.structure_model import StructureModel
from tdapp.gui.widgets.structure_table import StructureTable
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.structure_grid import Grid
from tdapp.views.structure_report import event_of

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.views.structure_report import Report

MARGIN = 48
"""How much of the window stays visible around it."""
SECOND = 1_000
BUTTONS = {
    "Insert level": say("+ Level"),
    "Insert break": say("+ Break"),
    "Delete rows": say("Delete"),
    "Move up": say("Up"),
    "Move down": say("Down"),
    "Double": say("Double"),
    "Undo": say("Undo"),
    "Redo": say("Redo"),
}
"""What the buttons say, short enough for one line above the table; their names are those of the commands."""


class StructureEditor(QDialog):
    """A draft of the schedule. Esc and Discard leave everything as it was."""

    def __init__(self, desk: Desk, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._desk = desk
        tonight = desk.tonight
        event = event_of(tonight, desk.now())
        self.setWindowTitle(say("Structure – {name}", name=tonight.terms.name))
        self.setAccessibleName(say("Structure"))
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        with_limits = is_limit(tonight.terms.game) or any(has_limits(row) or is_limit(row.game) for row in event.old)
        self.grid = Grid(event.old, event.stands)
        self.model = StructureModel(self.grid, event, event.players, with_limits=with_limits)
        self.table = StructureTable(self.model)
        self._limits = QCheckBox(say("Bring-in and bets"))
        self._limits.setAccessibleName(say("Show bring-in and bets"))
        self._limits.setChecked(with_limits)
        self._limits.toggled.connect(self.model.show_limits)
        self._summary = label(look="strong", name=say("Levels and length"))
        self._players = Number(say("Players expected"), event.players, 2, 99_999)
        self._players.setFixedWidth(96)
        self._players.valueChanged.connect(self._expect)
        self._end = label(look="muted", wraps=True, name=say("Expected end"))
        self._warnings = QListWidget()
        self._warnings.setAccessibleName(say("What to look at"))
        self._warnings.setFixedHeight(76)
        self._warnings.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._warnings.itemActivated.connect(self._go_to)
        self._warnings.itemClicked.connect(self._go_to)
        self.problem = label(look="problem", wraps=True, name=say("Problem"))
        self._apply = Button(say("Apply"), self.apply, look="primary", key="Ctrl+Enter")
        self._discard = Button(say("Discard"), self.reject, key="Esc")
        self._arrange()
        self._keys()
        self.model.edited.connect(self._tell)
        self.model.refused.connect(self.say_no)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._timer.start(SECOND)
        self._tell()
        self.table.select(event.stands.past, "small_blind")
        self.table.setFocus()
        # Left to itself a dialog takes two thirds of the screen.
        self.resize(self.sizeHint())

    def _arrange(self) -> None:
        self._buttons = {text: self._button(text, short) for text, short in BUTTONS.items()}
        make = Button(say("Make a structure…"), self._make)
        head = row(label(say("Structure"), "title"), row(*self._buttons.values(), spacing=6), 1, make, spacing=16)
        players = row(label(say("Players"), "muted"), self._players, spacing=8)
        sums = row(self._summary, players, self._end, self._limits, spacing=24)
        sums.setStretch(2, 1)
        end = row(self.problem, self._discard, self._apply, spacing=12)
        end.setStretch(0, 1)
        whole = column(head, self.table, sums, self._warnings, end, spacing=12)
        whole.setStretch(1, 1)
        whole.setContentsMargins(24, 20, 24, 20)
        self.setLayout(whole)

    def _button(self, text: str, short: str) -> Button:
        command = self.table.commands[text]
        made = Button(short, command.trigger, name=command.text())
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        keys = command.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        made.setToolTip(f"{command.text()} ({keys})")
        return made

    def _keys(self) -> None:
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self.apply)

    def sizeHint(self) -> QSize:
        around = self.parentWidget()
        if around is None:
            return QSize(1180, 660)
        return QSize(min(around.width() - MARGIN, 1400), around.height() - MARGIN)

    def _expect(self, players: int) -> None:
        self.model.players = players
        self.model.look_again()

    def _tick(self) -> None:
        """A level that ends while somebody edits is over: it freezes under their hands. Never while a cell is open."""
        if self.table.state() == QAbstractItemView.State.EditingState:
            return
        event = event_of(self._desk.tonight, self._desk.now())
        has_moved = event.stands.free_from != self.grid.stands.free_from or event.stands.past != self.grid.stands.past
        self.grid.stands = event.stands
        self.model.around = event
        if has_moved:
            self.model.look_again()

    def _tell(self) -> None:
        report = self.model.report
        self.problem.setText("")
        self._summary.setText(report.summary)
        self._end.setText(ending(report))
        self._show_warnings(report)
        self._apply.setEnabled(self.grid.is_changed)
        self._buttons["Undo"].setEnabled(self.grid.can_undo)
        self._buttons["Redo"].setEnabled(self.grid.can_redo)

    def _show_warnings(self, report: Report) -> None:
        self._warnings.clear()
        for place, line in enumerate(report.lines):
            if line.state == "past":
                continue
            for text in line.said:
                item = QListWidgetItem(say("{level}: {problem}", level=line.title, problem=text))
                at = next((at for at, said in line.problems.items() if said == text), "level")
                item.setData(Qt.ItemDataRole.UserRole, (place, at))
                self._warnings.addItem(item)
        if not self._warnings.count():
            item = QListWidgetItem(say("Nothing to look at: the blinds grow evenly, and the chips can pay them."))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self._warnings.addItem(item)

    def _go_to(self, item: QListWidgetItem) -> None:
        found = item.data(Qt.ItemDataRole.UserRole)
        if found:
            self.table.select(*found)
            self.table.setFocus()

    def say_no(self, sentence: str) -> None:
        self.problem.setText(sentence)

    def _make(self) -> None:
        sheet = MakerSheet(self.model.around, self.model.players, self)
        sheet.ask(self._take_made)

    def _take_made(self, made: object) -> None:
        assert isinstance(made, tuple)
        if self.model.attempt(lambda: self.grid.draft(made)):
            self.table.select(self.grid.stands.free_from, "small_blind")
            self.table.setFocus()

    def apply(self) -> None:
        """Write the schedule; a refusal puts the keyboard where it is about."""
        self.table.setFocus()
        if not self.grid.is_changed:
            self.accept()
            return
        try:
            self._check_cells()
            check_schedule(self.grid.stretches)
            edit_structure(self._desk.house, self._desk.tournament, stretches=self.grid.stretches, by=self._desk.by())
        except Refused as no:
            self.say_no(no.sentence)
            self._show_place(no.at)
            return
        self.accept()

    def _check_cells(self) -> None:
        for place, line in enumerate(self.model.report.lines):
            for at, sentence in line.problems.items():
                told = say("{level}: {problem}", level=line.title, problem=sentence)
                raise Refused(told, at=("stretches", place, at))

    def _show_place(self, at: tuple[str | int, ...]) -> None:
        if len(at) > 1 and isinstance(at[1], int):
            name = str(at[2]) if len(at) > 2 else "level"
            self.table.select(at[1], "minutes" if name == "seconds" else name)

    def reject(self) -> None:
        """Leave. What was typed and not applied is asked about first."""
        if not self.grid.is_changed:
            super().reject()
            return
        text = say("The schedule stays as it was; what you changed here is lost.")
        Sheet(self, say("Discard the changes?"), text, ok=say("Discard")).ask(
            lambda _: super(StructureEditor, self).reject()
        )


def ending(report: Report) -> str:
    """With which level it is expected to end, and when where that is known."""
    if not report.end or report.ends is None:
        return report.end
    return say("{end}: about {time}", end=report.end, time=hour_and_minute(report.ends))


def open_editor(desk: Desk, parent: QWidget | None) -> StructureEditor | None:
    """The editor over the window; a tournament that is over keeps its schedule."""
    if desk.tonight.terms.finished is not None:
        desk.refused.emit(say("The tournament is over: its schedule stands."))
        return None
    editor = StructureEditor(desk, parent)
    editor.open()
    return editor
