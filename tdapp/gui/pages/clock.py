"""The clock: big controls, the whole schedule, and its own undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar

from tdapp.director import clock, clock_undo, hand_for_hand
from tdapp.gui.computer.times import hour_and_minute
from tdapp.gui.gestures import clock_gestures
from tdapp.gui.pages.page import Page
from tdapp.gui.projector.card import ProjectorCard
from tdapp.gui.theme.look import digits, relook
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.hand_for_hand import HandForHandCard
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, column, row
from tdapp.gui.widgets.other_clocks import OtherClocks
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.clock_face import clock_face
from tdapp.views.columns import Column
from tdapp.views.hand_for_hand import hand_shown
from tdapp.views.schedule import schedule

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell
    from tdapp.views.clock_face import ClockFace
    from tdapp.views.schedule import Line

COLUMNS = (
    Column("", lambda line: "▶" if line.when == "now" else "", "center", 36),
    Column("", lambda line: line.title, "left", 86),
    Column(say("Blinds"), lambda line: line.blinds, "right", 130),
    Column(say("Ante"), lambda line: line.ante, "right", 146),
    Column(say("Minutes"), lambda line: str(line.minutes), "right", 72),
    Column(say("Begins"), lambda line: hour_and_minute(line.begins) if line.begins else "", "right", 70),
    Column("", lambda line: line.note),
)
A_WHILE = 15_000
"""How long the times of a schedule stay true to the minute while the clock stands."""
WIDE = 1_600
"""So wide is a page that has room for larger digits."""
TALL = 860
"""So tall is one that has room for what the projector shows, too."""
PAUSES = {"running": say("Pause"), "overtime": say("Pause"), "paused": say("Resume"), "hand for hand": say("Hand over")}


class ClockPage(Page):
    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self._scheduled: tuple[int, int, int] | None = None
        self._state = label("", "muted", name=say("State of the clock"), wraps=True)
        self._level = label("", "heading", name=say("Level shown"))
        self._time = label("", "huge", name=say("Time shown"))
        self._time.setFont(digits(self._time.font()))
        self._blinds = label("", "blinds", name=say("Blinds shown"))
        self._ante = label("", "heading", name=say("Ante shown"))
        self._next = label("", "muted", name=say("Next level"), wraps=True)
        self._bar = QProgressBar()
        self._bar.setRange(0, 1000)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(6)
        self._bar.setAccessibleName(say("How much of the level is over"))
        self._model = RowsModel(COLUMNS, quiet=lambda line: line.when == "past")
        self.table = RowsTable(self._model, say("Schedule"))
        self.table.setToolTip(say("Enter or a double click goes to a level"))
        self.table.chosen.connect(self._ask_to_go)
        self._hand = HandForHandCard(lambda: desk.do(hand_for_hand.next_one), lambda: clock_gestures.hand_by_hand(desk))
        self._hand.table_finished.connect(lambda table: desk.do(hand_for_hand.finish_table, table=table))
        self._others = OtherClocks()
        self._others.chosen.connect(desk.turn_to)
        edit = Button(say("Edit the structure…"), lambda: shell.run("structure"), key="Ctrl+E")
        call = Button(say("Clock on a player…"), lambda: shell.run("call"), name=say("Call the clock on a player"))
        self.body.addLayout(row(label(say("Clock"), "title"), self._others, 1, call, edit))
        # The strip with what was done never lies on the controls.
        self.body.setContentsMargins(24, 20, 24, 64)
        self._projector = ProjectorCard(desk, is_small=True)
        beside = column(self._hand, self.table, self._projector, spacing=12)
        beside.setStretch(1, 1)
        both = row(self._face(), beside, spacing=12)
        both.setStretch(0, 2)
        both.setStretch(1, 3)
        self.body.addLayout(both, 1)

    def _face(self) -> Card:
        desk, shell = self.desk, self.shell
        self._run = Button(say("Start"), lambda: clock_gestures.start_or_pause(desk), look="primary", key="Space")
        self._back = Button(say("Previous"), lambda: clock_gestures.step(desk, -1), name=say("Previous level"))
        self._on = Button(say("Next"), lambda: clock_gestures.step(desk, 1), name=say("Next level or break"))
        self._less = Button(say("−1 min"), lambda: clock_gestures.add_minutes(desk, -1), name=say("One minute less"))
        self._more = Button(say("+1 min"), lambda: clock_gestures.add_minutes(desk, 1), name=say("One minute more"))
        self._set = Button(say("Set…"), lambda: clock_gestures.set_remaining(desk, self), name=say("Set what remains"))
        self._undo = Button(
            say("Undo…"), lambda: shell.run("clock back"), name=say("Undo the last change of the clock")
        )
        self._why = Button(
            say("Pause for…"), lambda: clock_gestures.pause_for(desk, self), name=say("Pause for a reason")
        )
        self._last_hand = Button(
            say("Last hand"), lambda: desk.do(clock.last_hand), name=say("Last hand before play stops")
        )
        self._by_hand = Button(say("Hand for hand"), lambda: clock_gestures.hand_by_hand(desk))
        self._start_at = Button(
            say("Start at…"), lambda: clock_gestures.start_at(desk, self), name=say("Start at a time")
        )
        self._end_break = Button(say("End break now"), lambda: desk.do(clock.end_break), name=say("End the break now"))
        texts = (self._level, self._time, self._blinds, self._ante, self._next, self._state)
        for part in texts:
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        face = column(1, *texts, 1, self._bar, spacing=6)
        first = row(1, self._back, self._run, self._on, 1, spacing=8)
        second = row(1, self._less, self._more, self._set, self._undo, 1, spacing=8)
        more = (self._why, self._start_at, self._last_hand, self._end_break, self._by_hand)
        third = row(1, *more, 1, spacing=8)
        shown = Card(face, first, second, third, spacing=12)
        shown.setMinimumWidth(430)
        return shown

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        look = "giant" if self.width() >= WIDE else "huge"
        if self._time.property("look") != look:
            relook(self._time, look)
        self._projector.setVisible(self.height() >= TALL)

    def enter(self) -> None:
        super().enter()
        self._run.setFocus()
        self.tick()
        current = next((number for number, line in enumerate(self._model.rows) if line.when == "now"), 0)
        self.table.scrollTo(self._model.index(current, 0), RowsTable.ScrollHint.PositionAtCenter)

    def show_rows(self) -> None:
        self._scheduled = None
        self.tick()

    def tick(self) -> None:
        tonight, at = self.desk.tonight, self.desk.now()
        face = clock_face(tonight, at)
        self._show_face(face)
        stretch = clock.face(tonight.now, at).stretch.n
        scheduled = (tonight.now.n, stretch, at // A_WHILE)
        if scheduled != self._scheduled:
            self._scheduled = scheduled
            self._model.show(schedule(tonight, at))
        self._others.show_events(self.desk.house, self.desk.tournament, at)
        self._hand.show_hand(hand_shown(tonight, at))
        self._offer_buttons(face, stretch)

    def _show_face(self, face: ClockFace) -> None:
        self._state.setText(_said(face))
        look = "warning" if face.is_held or face.notice or face.hand is not None else "muted"
        if self._state.property("look") != look:
            relook(self._state, look)
        self._level.setText(face.title)
        self._time.setText(face.time)
        self._blinds.setText(face.blinds)
        self._ante.setText(face.ante)
        self._ante.setVisible(bool(face.ante))
        self._next.setText(say("Next: {following}", following=face.following))
        self._bar.setValue(round(face.share * 1000))

    def _offer_buttons(self, face: ClockFace, stretch: int) -> None:
        is_on, is_by_hand = face.state != "finished", face.hand is not None
        self._run.say(PAUSES.get(face.state, say("Start")))
        self._run.setEnabled(is_on)
        self._back.setEnabled(is_on and stretch > 1)
        self._on.setEnabled(is_on and stretch < len(self._model.rows))
        self._less.setEnabled(is_on and face.remains > 60)
        for button in (self._more, self._set, self._why):
            button.setEnabled(is_on)
        self._start_at.setVisible(is_on and face.state in ("not started", "paused"))
        self._last_hand.setVisible(face.is_running and not face.is_break)
        self._last_hand.setEnabled(not face.notice)
        self._end_break.setVisible(is_on and face.is_break)
        self._by_hand.setVisible(is_on and not face.is_break)
        self._by_hand.setEnabled(face.state != "not started")
        self._by_hand.say(say("End hand for hand") if is_by_hand else say("Hand for hand"))
        last = clock_undo.last_deed(self.desk.house, self.desk.tournament)
        self._undo.setEnabled(is_on and last is not None)
        self._undo.setToolTip(last.sentence if last else "")

    def _ask_to_go(self, line: Line) -> None:
        if line.when == "now":
            return
        Sheet(
            self,
            say("Go to {level}?", level=line.title),
            say("{blinds}, {minutes}.", blinds=line.blinds or say("Break"), minutes=count(line.minutes, "minute")),
            ok=say("Go"),
        ).ask(lambda _: clock.go_to(self.desk.house, self.desk.tournament, stretch=line.stretch, by=self.desk.by()))


def _said(face: ClockFace) -> str:
    """How it is with the clock, where a level does not simply run."""
    if face.begins is not None:
        starts = say("Starts by itself at {time}", time=hour_and_minute(face.begins))
        return " · ".join(filter(None, (face.why, starts)))
    said = {"not started": say("Not started"), "overtime": say("The structure is over: this level goes on")}
    return said.get(face.state, face.told)
