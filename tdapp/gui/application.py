"""Where the director sits: the house file in its window, the theme, and what happens when it cannot be opened."""

from __future__ import annotations

from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFileDialog

from tdapp.director import restoring
from tdapp.director.interruption import since_put_back
from tdapp.director.invariants import open_house
from tdapp.director.putting_away import in_sight
from tdapp.gui.computer.places import ENDING, projector_folder, sample_house
from tdapp.gui.computer.readings import of_one_clock, readings
from tdapp.gui.desk import Desk, wall_clock
from tdapp.gui.interruption_note import InterruptionNote
from tdapp.gui.looking_back import Past, PastPane, look_back, root_of
from tdapp.gui.pulse import Pulse
from tdapp.gui.shell.window import Window
from tdapp.gui.theme import look
from tdapp.gui.trouble import DamagedSheet, TroubleSheet
from tdapp.store.backup import folder_of
from tdapp.store.backup_look import BorrowedHouse
from tdapp.store.house import Damaged
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

    from tdapp.director.interruption import Interruption
    from tdapp.gui.bugs import Bugs
    from tdapp.gui.shell.frame import Frame
    from tdapp.store.backup import Backup
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment


class Seat:
    """The director's place at the computer: one house is open in one window at a time."""

    def __init__(self, application: QApplication, frame: Frame, now: Callable[[], Moment] = wall_clock) -> None:
        self._application = application
        self._now = now
        self._read = readings() if now is wall_clock else of_one_clock(now)
        self._pulse: Pulse | None = None
        self.house: OpenHouse | None = None
        self.window: Window | None = None
        self._past: Window | None = None
        self._borrowed: BorrowedHouse | None = None
        self.frame = frame
        self.bugs: Bugs | None = None

    def open(self, path: Path) -> bool:
        """Open a house and its window; what cannot be opened is said in a sheet, with the way on."""
        try:
            house = open_house(path, create=True)
        except Damaged as damaged:
            self._offer(DamagedSheet(path, damaged))
            return True
        except Refused as no:
            self._offer(TroubleSheet(say("The house cannot be opened"), f"{no.sentence}\n{path}", path))
            return True
        self._put_away()
        self.house = house
        latest = in_sight(house)[:1]
        window = self._show(house, latest[0].id if latest else "")
        # Once the window is painted: the room can wait for that.
        QTimer.singleShot(0, window, lambda: self._light_projector(window))
        return True

    def _show(self, house: OpenHouse, tournament: str, what: Interruption | None = None) -> Window:
        """A window on a house; `what` came between the clocks in it and now."""
        desk = Desk(house, now=self._now, memory=self.frame.remembered)
        if tournament:
            desk.turn_to(tournament)
        window = Window(desk)
        window.theme_chosen.connect(self.dress)
        window.sample_wanted.connect(self.open_sample)
        desk.look_wanted.connect(self.look_at)
        desk.put_back_wanted.connect(self.put_back)
        self.window = window
        self.frame.hold(window)
        window.focus_page()
        pulse, note = Pulse(desk, self._read), InterruptionNote(desk)
        window.put_under_header(note)
        pulse.interrupted.connect(note.tell)
        self._pulse = pulse
        QTimer.singleShot(0, window, lambda: pulse.start(what))
        return window

    def put_back(self, backup: Backup) -> None:
        """Go on with what a backup holds, in a new window; the room's screen stays lit."""
        assert self.house is not None
        assert self.window is not None
        assert self._pulse is not None
        house, old, now = self.house, self.window, self._now()
        self.back_to_now()
        self._pulse.stop()
        old.desk.slips.finish()
        done = old.desk.attempt(lambda: restoring.put_back(house, backup, by=old.desk.by()))
        if done is None:
            self._pulse.start()
            return
        house.listeners.clear()
        events = [terms.id for terms in house.tournaments()]
        here = old.desk.tournament if old.desk.tournament in events else next(iter(events), "")
        window = self._show(house, here, since_put_back(round(backup.made.timestamp() * 1_000), now))
        # The new one first, so that the room's screen is never empty.
        self._light_projector(window, was_on=self._is_projector_on(old.desk))
        self._put_projector_away(old.desk)
        old.close()
        # After what is said of the clocks: the line under the header says that too.
        QTimer.singleShot(0, window, lambda: window.strip.say(done.sentence, can_undo=False))

    def watch(self, bugs: Bugs) -> None:
        """From now on a mistake is shown over this window, and does not end it."""
        self.bugs = bugs
        bugs.refused.connect(self._refuse)
        bugs.watch()

    def _refuse(self, sentence: str) -> None:
        if self.window is not None:
            self.window.desk.refused.emit(sentence)

    def look_at(self, past: Past) -> None:
        """A house that is not the one of now, over the window; its clock and the projector go on behind it."""
        assert self.window is not None
        live = self.window.desk
        self.frame.uncover()
        if root_of(past.house) is not (self._borrowed and self._borrowed.of):
            self._give_back()
        if isinstance(past.house, BorrowedHouse):
            self._borrowed = past.house
        desk = Desk(past.house, now=lambda: past.at, who=live.who)
        self._keep_off_the_projector(desk)
        desk.turn_to(past.tournament)
        window = Window(desk)
        window.theme_chosen.connect(self.dress)
        window.go_to(past.page)

        def step(by: int) -> None:
            page = window.current
            look_back(desk, (past.n or 0) + by, page.id if page is not None else past.page).start()

        pane = PastPane(past, window, step)
        pane.left.connect(self.back_to_now)
        desk.look_wanted.connect(self.look_at)
        desk.setParent(pane)
        self._past = window
        self.frame.cover(pane)
        window.focus_page()

    @staticmethod
    def _keep_off_the_projector(desk: Desk) -> None:
        from tdapp.gui.projector.projector import Projector

        Projector(desk, projector_folder()).close()

    def back_to_now(self) -> None:
        self._past = None
        self.frame.uncover()
        self._give_back()
        if self.window is not None and self.window.current is not None:
            self.window.go_to(self.window.current.id)

    def _give_back(self) -> None:
        """The copy of a backup that was looked into."""
        if self._borrowed is not None:
            self._borrowed.give_back()
            self._borrowed = None

    def _light_projector(self, window: Window, *, was_on: bool = True) -> None:
        """Where there is a second display; not if somebody had put it out."""
        from tdapp.gui.projector.note import ProjectorNote
        from tdapp.gui.projector.projector import Projector

        projector = Projector(window.desk, projector_folder(), self.frame.remembered)
        window.put_under_header(ProjectorNote(projector.show))
        projector.beside(self.frame)
        if not was_on and projector.is_on:
            projector.leave()

    def open_sample(self) -> None:
        """A tournament in progress in a file of its own: the house is not touched."""
        from tdapp.demo.evening import play

        path = sample_house()
        self._application.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            if self.house is not None and self.house.path == path:
                return
            for old in path.parent.glob(f"{path.name}*"):
                old.unlink(missing_ok=True)
            rmtree(folder_of(path), ignore_errors=True)
            house = open_house(path, create=True)
            play(house, players=30, seed=b"sample", until="bubble", now=self._now())
            house.close()
        finally:
            self._application.restoreOverrideCursor()
        self.open(path)

    def dress(self, theme: str) -> None:
        look.apply(self._application, theme)
        self.frame.remembered.setValue("theme", theme)
        for window in (self.window, self._past):
            if window is not None:
                window.dress()

    def _offer(self, sheet: TroubleSheet) -> None:
        sheet.other_file.connect(lambda: self._choose(sheet))
        sheet.try_again.connect(self.open)
        sheet.finished.connect(lambda _: self._leave_if_nothing_is_open(sheet))
        sheet.ask(lambda _: None)
        self._sheet = sheet

    def _choose(self, sheet: TroubleSheet) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            sheet, say("Open a house"), "", say("Houses (*{ending})", ending=ENDING)
        )
        if chosen and self.open(Path(chosen)):
            sheet.reject()

    def _leave_if_nothing_is_open(self, sheet: TroubleSheet) -> None:
        # Another try that failed has brought a sheet of its own.
        if self.window is None and sheet is self._sheet:
            self.frame.close()

    def close(self) -> None:
        self._put_away()
        self.frame.close()
        if self.bugs is not None:
            self.bugs.stop()

    @staticmethod
    def _is_projector_on(desk: Desk) -> bool:
        from tdapp.gui.projector.projector import projector_of

        return projector_of(desk).is_on

    @staticmethod
    def _put_projector_away(desk: Desk) -> None:
        from tdapp.gui.projector.projector import projector_of

        projector_of(desk).close()

    def _put_away(self) -> None:
        self._past = None
        self.frame.uncover()
        self._give_back()
        if self._pulse is not None:
            self._pulse.stop()
            self._pulse = None
        if self.window is not None:
            self.window.desk.slips.finish()
            self._put_projector_away(self.window.desk)
            self.window.close()
            self.window = None
        if self.house is not None:
            self.house.close()
            self.house = None
