"""What goes on beside the window a few times a second: sounds, keeping awake, a backup with every break, and noticing
that the computer slept."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tdapp.director.clock import SECOND, face
from tdapp.director.interruption import between, go_on_as_seen, ran, since_closed
from tdapp.gui.bugs import going_on
from tdapp.gui.computer.awake import Awake
from tdapp.gui.computer.copies import copies_go
from tdapp.gui.sounding import Sounding
from tdapp.gui.widgets.side import Side
from tdapp.store import seen
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tdapp.director.interruption import Interruption, Reading
    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment

BEAT = 250
MARKED_EVERY = 15 * SECOND


@dataclass(frozen=True, slots=True)
class Kept:
    """What happened, and the clocks that were set to what the room saw: the Change of each, by tournament."""

    what: Interruption
    changes: dict[str, int]


def back_up(house: OpenHouse, copies: Path | None = None) -> None:
    """Beside the house and, where somebody chose one, in another folder. What goes wrong is kept by the house, and
    said on Now."""
    with suppress(Refused):
        house.back_up()
    if copies is not None:
        with suppress(Refused):
            house.copy_out(copies)


class Pulse(QObject):
    interrupted = Signal(object)
    """Clocks were set to what the room saw; the director may have it otherwise."""

    def __init__(self, desk: Desk, read: Callable[[], Reading], awake: Awake | None = None) -> None:
        super().__init__()
        self._desk, self._read = desk, read
        self._awake = awake or Awake()
        self._sounding = Sounding(desk.sounds.play)
        self._last = read()
        self._marked: Moment | None = None
        self._looked: Moment | None = None
        self._waiting: dict[str, Interruption] = {}
        """By tournament, what its clock was interrupted by and could not be set right yet."""
        self._refused = ""
        self._open: list[str] | None = None
        self._resting: set[str] | None = None
        """The tournaments that have a break; None before the first look."""
        self._copying = Side()
        self._timer = QTimer(self)
        self._timer.setInterval(BEAT)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.beat)
        desk.changed.connect(self._hear)

    def start(self, what: Interruption | None = None) -> None:
        """The house has just been opened; `what` came between its clocks and now, where somebody knows."""
        what = what or self._since_closed()
        if what is not None:
            self._keep(what)
        self.beat()
        self._timer.start()

    def _since_closed(self) -> Interruption | None:
        last = seen.last(self._desk.house.path)
        if last is None:
            journals = [self._desk.house.journal(key) for key in self._events()]
            last = max((told[-1].at for told in journals if told), default=None)
        return None if last is None else since_closed(last, self._read().wall)

    def stop(self) -> None:
        self._timer.stop()
        self._copying.wait()
        self._awake.keep(wanted=False)
        seen.mark(self._desk.house.path, self._desk.now())

    def beat(self) -> None:
        reading = self._read()
        what = between(self._last, reading)
        self._last = reading
        if what is not None:
            self._sounding.forget(reading.wall)
            self._keep(what)
        elif self._waiting:
            self._keep_what_waits()
        at, house = self._desk.now(), self._desk.house
        # Without a sound the evening goes on, and so it does if any of these has a mistake in it.
        going_on(lambda: self._sound(at), lambda: self._back_up_at_breaks(at), lambda: self._mark(at))
        if self._looked is None or abs(at - self._looked) >= MARKED_EVERY:
            self._looked = at
            self._desk.attempt(house.keep_in_place)

    def _sound(self, at: Moment) -> None:
        for key in self._events():
            self._sounding.listen(self._desk.house.snapshot(key), at)

    def _mark(self, at: Moment) -> None:
        """While a clock runs the computer stays awake, and what is last known to be so is kept."""
        house = self._desk.house
        runs = any(ran(house, key, at) for key in self._events())
        self._awake.keep(wanted=runs)
        if runs and (self._marked is None or abs(at - self._marked) >= MARKED_EVERY):
            self._marked = at
            seen.mark(house.path, at)

    def _back_up_at_breaks(self, at: Moment) -> None:
        """With every break that begins, beside the window: a copy takes longer than a tick."""
        house = self._desk.house
        resting = {
            key
            for key in self._events()
            if (shown := face(house.snapshot(key), at)).is_running and shown.stretch.is_break
        }
        if self._resting is not None and resting - self._resting:
            self.copy(copies_go(self._desk.memory))
        self._resting = resting

    def copy(self, to: Path | None) -> None:
        house, told = self._desk.house, self._desk.backed_up

        def work() -> None:
            back_up(house, to)
            told.emit()

        self._copying.do(work)

    def _keep(self, what: Interruption) -> None:
        """What the room saw is what goes on, also where nobody sits at the desk."""
        house = self._desk.house
        for key in self._events():
            before = self._waiting.get(key)
            if before is not None:
                self._waiting[key] = replace(before, until=what.until, lost=before.lost + what.lost)
            elif ran(house, key, what.since):
                self._waiting[key] = what
        self._keep_what_waits()

    def _keep_what_waits(self) -> None:
        """A disk that cannot be written holds up only the writing: what the room saw is known until it can."""
        kept: dict[str, Interruption] = {}
        changes: dict[str, int] = {}
        for key, what in self._waiting.items():
            done = self._desk.attempt(partial(self._go_on_as_seen, key, what), refused=self._refuse)
            if done is not None:
                changes[key], kept[key] = done.n, what
        self._waiting = {key: what for key, what in self._waiting.items() if key not in kept}
        if changes:
            self._refused = ""
            self.interrupted.emit(Kept(next(iter(kept.values())), changes))

    def _go_on_as_seen(self, key: str, what: Interruption) -> Change:
        return go_on_as_seen(self._desk.house, key, what=what, by=self._desk.by())

    def _refuse(self, sentence: str) -> None:
        """Said once, not with every beat."""
        if sentence != self._refused:
            self._refused = sentence
            self._desk.refused.emit(sentence)

    def _events(self) -> list[str]:
        """The tournaments that are not over; read again only when one is made or ends."""
        if self._open is None:
            self._open = [terms.id for terms in self._desk.house.tournaments() if terms.finished is None]
        return self._open

    def _hear(self, change: Change) -> None:
        if change.touches("tournament"):
            self._open = None
        if any(row.kind in ("clock", "tournament", "draw", "stretch") for row in change.rows):
            now = self._desk.house.snapshot(change.stream)
            self._sounding.hear(change, now)
