"""The clock: big controls, the whole schedule, and its own undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar

from tdapp.director import clock
from tdapp.gui import gestures
from tdapp.gui.pages.page import Page
from tdapp.gui.theme.look import digits
from tdapp.gui.times import hour_and_minute
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, column, row
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.store.undo import is_undo
from tdapp.views.clock_face import clock_face
from tdapp.views.columns import Column
from tdapp.views.schedule import schedule

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell
    from tdapp.store.change import Told
    from tdapp.views.schedule import Line

COLUMNS = (
    Column("", lambda line: "▶" if line.when == "now" else "", "center", 36),
    Column("", lambda line: line.title, "left", 86),
    Column("Blinds", lambda line: line.blinds, "right", 130),
    Column("Ante", lambda line: line.ante, "right", 124),
    Column("Minutes", lambda line: str(line.minutes), "right", 72),
    Column("Begins", lambda line: hour_and_minute(line.begins) if line.begins else "", "right", 70),
    Column("", lambda line: line.note),
)


class ClockPage(Page):
    id, title, icon = "clock", "Clock", "clock"
    shows = frozenset({"clock", "stretch", "tournament", "presence"})

    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self._state = label("", "muted", name="State of the clock")
        self._level = label("", "heading", name="Level shown")
        self._time = label("", "huge", name="Time shown")
        self._time.setFont(digits(self._time.font()))
        self._blinds = label("", "blinds", name="Blinds shown")
        self._ante = label("", "heading", name="Ante shown")
        self._next = label("", "muted", name="Next level")
        self._bar = QProgressBar()
        self._bar.setRange(0, 1000)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(6)
        self._bar.setAccessibleName("How much of the level is over")
        self._run = Button("Start", lambda: gestures.start_or_pause(desk), look="primary", key="Space")
        self._back = Button("Previous", lambda: gestures.step(desk, -1), name="Previous level")
        self._on = Button("Next", lambda: gestures.step(desk, 1), name="Next level or break")
        self._less = Button("−1 min", lambda: gestures.add_minutes(desk, -1), name="One minute less")
        self._more = Button("+1 min", lambda: gestures.add_minutes(desk, 1), name="One minute more")
        self._undo = Button("Undo…", self._take_back, name="Undo the last change of the clock")
        for part in (self._level, self._time, self._blinds, self._ante, self._next, self._state):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        texts = (self._level, self._time, self._blinds, self._ante, self._next, self._state)
        face = column(1, *texts, 1, self._bar, spacing=6)
        first = row(1, self._back, self._run, self._on, 1, spacing=8)
        second = row(1, self._less, self._more, self._undo, 1, spacing=8)
        shown = Card(face, first, second, spacing=14)
        shown.setMinimumWidth(430)
        self._model = RowsModel(COLUMNS, quiet=lambda line: line.when == "past")
        self.table = RowsTable(self._model, "Schedule")
        self.table.setToolTip("Enter or a double click goes to a level")
        self.table.chosen.connect(self._ask_to_go)
        self.body.addLayout(row(label("Clock", "title"), 1))
        both = row(shown, self.table, spacing=12)
        both.setStretch(0, 2)
        both.setStretch(1, 3)
        self.body.addLayout(both, 1)

    def enter(self) -> None:
        super().enter()
        self._run.setFocus()
        self.tick()
        current = next((number for number, line in enumerate(self._model.rows) if line.when == "now"), 0)
        self.table.scrollTo(self._model.index(current, 0), RowsTable.ScrollHint.PositionAtCenter)

    def show_rows(self) -> None:
        self.tick()

    def tick(self) -> None:
        tonight, at = self.desk.tonight, self.desk.now()
        face = clock_face(tonight, at)
        said = {
            "not started": "Not started",
            "running": "",
            "paused": "Paused",
            "overtime": "The structure is over: this level goes on",
            "finished": "The tournament is over",
        }
        self._state.setText(said[face.state])
        self._level.setText(face.title)
        self._time.setText(face.time)
        self._blinds.setText(face.blinds)
        self._ante.setText(face.ante)
        self._ante.setVisible(bool(face.ante))
        self._next.setText(f"Next: {face.following}")
        self._bar.setValue(round(face.share * 1000))
        self._run.say({"running": "Pause", "overtime": "Pause", "paused": "Resume"}.get(face.state, "Start"))
        lines = schedule(tonight, at)
        self._model.show(lines)
        current = clock.face(tonight.now, at).stretch.n
        is_on = face.state != "finished"
        self._run.setEnabled(is_on)
        self._back.setEnabled(is_on and current > 1)
        self._on.setEnabled(is_on and current < len(lines))
        self._less.setEnabled(is_on and face.remains > 60)
        self._more.setEnabled(is_on)
        last = self._last()
        self._undo.setEnabled(last is not None)
        self._undo.setToolTip(last.sentence if last else "")

    def _last(self) -> Told | None:
        """The last change of the clock that was not taken back."""
        told = self.desk.house.journal(self.desk.tournament)
        undone = {one.undoes for one in told}
        ours = (one for one in reversed(told) if one.kind == "clock")
        return next((one for one in ours if one.n not in undone and not is_undo(one)), None)

    def _take_back(self) -> None:
        last = self._last()
        if last is None:
            return
        before = clock_face(self.desk.tonight, self.desk.now())
        text = f"{last.sentence}. The clock shows {before.title}, {before.time}; it goes back to where it stood before."
        Sheet(self, "Undo the last change of the clock?", text, ok="Undo").ask(
            lambda _: self.desk.house.undo(
                self.desk.tournament, last.n, at=self.desk.now(), who=self.desk.who, desk=self.desk.by().desk
            )
        )

    def _ask_to_go(self, line: Line) -> None:
        if line.when == "now":
            return
        Sheet(self, f"Go to {line.title}?", f"{line.blinds or 'Break'}, {line.minutes} minutes.", ok="Go").ask(
            lambda _: clock.go_to(self.desk.house, self.desk.tournament, stretch=line.stretch, by=self.desk.by())
        )
