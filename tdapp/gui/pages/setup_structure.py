"""The structure of the tournament on the desk in a few lines, and the way into its editor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.stretches import as_structure, stakes
from tdapp.gui.pages.setup_structure_editor import ending, open_editor
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, row
from tdapp.gui.widgets.level_curve import LevelCurve
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.rules.structure import Level
from tdapp.values.say import say, say_count
from tdapp.views.columns import Column
from tdapp.views.schedule import schedule
from tdapp.views.structure_cells import Row
from tdapp.views.structure_report import event_of, look_over

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk

COLUMNS = (
    Column(say("Level"), lambda line: line.title, "left", 90),
    Column(say("Blinds"), lambda line: line.blinds, "right", 140),
    Column(say("Ante"), lambda line: line.ante, "right", 150),
    Column(say("Minutes"), lambda line: str(line.minutes), "right", 80),
    Column("", lambda line: line.note),
)


class ScheduleCard(Card):
    """All levels and breaks as they stand, to read; Enter or a double click goes into the editor."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._model = RowsModel(COLUMNS, quiet=lambda line: line.when == "past" or not line.blinds)
        self._table = RowsTable(self._model, say("Levels and breaks as they stand"))
        self._table.setProperty("look", "inner")
        self._table.setMinimumHeight(240)
        self._table.chosen.connect(lambda _: open_editor(desk, self.window()))
        super().__init__(self._table, margins=8)

    def show_rows(self) -> None:
        self._model.show(schedule(self._desk.tonight, self._desk.now()))


class StructureCard(Card):
    """Levels, minutes and the expected end; what to look at is counted."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._facts = label(look="muted", wraps=True, name=say("Structure"))
        self._end = label(look="muted", wraps=True, name=say("Structure: expected end"))
        self._doubts = label(look="warning", wraps=True, name=say("Structure: what to look at"))
        self.edit = Button(say("Edit the structure…"), lambda: open_editor(desk, self.window()))
        self._curve = LevelCurve()
        self._curve.setFixedHeight(200)
        parts = (
            label(say("Structure"), "heading"),
            self._facts,
            self._end,
            self._doubts,
            row(self.edit, 1),
            self._curve,
            1,
        )
        super().__init__(*parts, spacing=8)

    def show_rows(self) -> None:
        tonight, at = self._desk.tonight, self._desk.now()
        event = event_of(tonight, at)
        report = look_over([Row(one) for one in event.old], event, event.players)
        levels = [one for one in event.old if not one.is_break]
        heights = [part.big_blind for part in as_structure(event.old) if isinstance(part, Level)]
        self._curve.show_blinds(heights, report.ends_in)
        grows = say("From {first} to {last}", first=stakes(levels[0]), last=stakes(levels[-1]))
        self._facts.setText(f"{report.summary}\n{grows}")
        self._end.setText(f"{ending(report)}.")
        self._end.setVisible(bool(report.end) and tonight.terms.finished is None)
        doubts = sum(len(line.said) for line in report.lines if line.state != "past")
        self._doubts.setText(say_count(doubts, "{n} thing to look at in it", "{n} things to look at in it"))
        self._doubts.setVisible(bool(doubts) and tonight.terms.finished is None)
        self.edit.setEnabled(tonight.terms.finished is None)
        over = say("The tournament is over: its schedule stands.") if tonight.terms.finished is not None else ""
        self.edit.setToolTip(over)
