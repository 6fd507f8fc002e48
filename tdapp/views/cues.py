"""What is due to sound: as time passes, and when something is done. Whoever plays it only compares two moments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director.clock import SECOND, face, has_started
from tdapp.director.deals import is_called_off
from tdapp.store.undo import REDOS, is_undo
from tdapp.values.house import Clock, Stretch, Tournament
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.store.change import Change
    from tdapp.store.snapshot import Snapshot
    from tdapp.values.house import Moment

CueKind = Literal["level", "one-minute", "break-start", "break-end", "seat-draw", "winner"]
CUES: dict[CueKind, str] = {
    "level": say("A level begins"),
    "one-minute": say("One minute left"),
    "break-start": say("A break begins"),
    "break-end": say("A break is over"),
    "seat-draw": say("Seats are drawn"),
    "winner": say("Somebody has won"),
}
"""What each is called."""
WARNING = 60 * SECOND


@dataclass(frozen=True, slots=True)
class Cue:
    at: Moment
    kind: CueKind


def cues(since: Moment, until: Moment, now: Snapshot) -> list[Cue]:
    """What time alone brought after `since` and up to `until`, in order."""
    found = [] if _is_over(now) else [cue for cue in _coming(now, until) if since < cue.at <= until]
    return sorted(found, key=lambda cue: cue.at)


def _coming(now: Snapshot, until: Moment) -> Iterator[Cue]:
    """From where the clock was set last to the end of the schedule, or to some way past `until`."""
    clock, schedule = now.the(Clock, 1), now[Stretch]
    if clock.ends is None:
        return
    n, ends = clock.stretch, clock.ends
    if clock.begins is not None and clock.started is None:
        yield Cue(clock.begins, "break-start" if schedule[n].is_break else "level")
    runs_from = clock.begins or 0
    while (following := schedule.get(n + 1)) is not None:
        if ends - WARNING > runs_from and schedule[n].seconds * SECOND > WARNING:
            yield Cue(ends - WARNING, "one-minute")
        yield Cue(ends, _turn(schedule[n], following))
        if ends > until:
            return
        n, ends = n + 1, ends + following.seconds * SECOND


def _turn(before: Stretch, after: Stretch) -> CueKind:
    if after.is_break:
        return "break-start"
    return "break-end" if before.is_break else "level"


def cues_of(change: Change, before: Snapshot, after: Snapshot) -> list[Cue]:
    """What a deed brought. What is taken back, or brought back, makes no sound: the room has heard it."""
    if is_undo(change) or change.sentence.startswith(REDOS) or change.kind == "checkpoint":
        return []
    return [Cue(change.at, kind) for kind in _of_a_deed(change, before, after)]


def _of_a_deed(change: Change, before: Snapshot, after: Snapshot) -> Iterator[CueKind]:
    if any(row.kind == "draw" and row.before is None for row in change.rows) and change.touches("seating"):
        yield "seat-draw"
    if _is_over(after) and not _is_over(before):
        if is_called_off(after):
            return
        yield "winner"
    elif change.kind == "clock" and not _is_over(after):
        yield from _of_the_clock(before, after, change.at)


def _of_the_clock(before: Snapshot, after: Snapshot, at: Moment) -> Iterator[CueKind]:
    old, new = face(before, at), face(after, at)
    goes = new.is_running or new.hand is not None
    if goes and not has_started(before, at):
        yield "break-start" if new.stretch.is_break else "level"
        return
    # What merely stands where it stood before an interruption begins nothing.
    begins = new.stretch.n > old.stretch.n or new.left == new.stretch.seconds * SECOND
    if goes and old.stretch.n != new.stretch.n and begins:
        yield _turn(old.stretch, new.stretch)


def _is_over(now: Snapshot) -> bool:
    return not now[Clock] or now.the(Tournament, now.stream).finished is not None
