"""The clock: it stores moments, not ticks. Which level runs follows from the time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed, update
from tdapp.values.house import Clock, Stretch
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

SECOND = 1_000
MINUTE = 60
LONGEST = 24 * 60 * MINUTE


@dataclass(frozen=True, slots=True)
class Face:
    """What the clock shows at a moment. When the structure has ended the last stretch stays, and overtime counts."""

    stretch: Stretch
    level: int
    """The level that runs, or that follows the break."""
    remains: int
    """Seconds left of the stretch; less than nothing in overtime."""
    is_running: bool


def face(now: Snapshot, at: int) -> Face:
    """The clock at a moment: stretches that have passed since it was last set are skipped."""
    clock = now.the(Clock, 1)
    n = clock.stretch
    if clock.ends is None:
        return Face(now[Stretch][n], _level(now, n), clock.remains or 0, False)
    ends = clock.ends
    while ends <= at and n + 1 in now[Stretch]:
        n += 1
        ends += now[Stretch][n].seconds * SECOND
    return Face(now[Stretch][n], _level(now, n), -((at - ends) // SECOND), True)


def has_started(now: Snapshot) -> bool:
    """Whether the first level has begun, running or not: from then on hands are dealt."""
    clock = now.the(Clock, 1)
    return clock.ends is not None or clock.stretch != 1 or clock.remains != now[Stretch][1].seconds


def level_now(now: Snapshot, at: int) -> int:
    return face(now, at).level


def _level(now: Snapshot, n: int) -> int:
    levels = sum(1 for stretch in now[Stretch].values() if stretch.n <= n and not stretch.is_break)
    return levels + now[Stretch][n].is_break


def start(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """Let the clock run from where it stands."""
    now = Tonight.of(house, tournament).now
    shown = face(now, by.at)
    if shown.is_running:
        raise Refused("The clock is running.")
    ends = by.at + shown.remains * SECOND
    return _set(house, now, shown, "The clock runs", by, stretch=shown.stretch.n, ends=ends, remains=None)


def pause(house: OpenHouse, tournament: str, *, why: str = "", by: By) -> Change:
    """Stop the clock where it is."""
    now = Tonight.of(house, tournament).now
    shown = face(now, by.at)
    if not shown.is_running:
        raise Refused("The clock stands already.")
    told = f"The clock stands: {why}" if why else "The clock stands"
    return _set(house, now, shown, told, by, stretch=shown.stretch.n, ends=None, remains=shown.remains)


def go_to(house: OpenHouse, tournament: str, *, stretch: int, by: By) -> Change:
    """Begin a level or a break from its start."""
    now = Tonight.of(house, tournament).now
    shown = face(now, by.at)
    target = now[Stretch].get(stretch)
    if target is None:
        raise Refused("The schedule has no such level.")
    ends = by.at + target.seconds * SECOND if shown.is_running else None
    remains = None if shown.is_running else target.seconds
    return _set(house, now, shown, f"On to {_name(now, stretch)}", by, stretch=stretch, ends=ends, remains=remains)


def add(house: OpenHouse, tournament: str, *, minutes: int, by: By) -> Change:
    """Give the level some minutes more, or take some away; at least a second of it is left."""
    now = Tonight.of(house, tournament).now
    shown = face(now, by.at)
    remains = shown.remains + minutes * MINUTE
    if remains < 1:
        raise Refused(f"Only {-(-max(shown.remains, 0) // MINUTE)} minutes are left: go on to the next level instead.")
    if remains > LONGEST:
        raise Refused("A level lasts 24 hours at the most.")
    told = f"{abs(minutes)} {'minute' if abs(minutes) == 1 else 'minutes'} {'more' if minutes > 0 else 'less'}"
    ends = by.at + remains * SECOND if shown.is_running else None
    left = None if shown.is_running else remains
    return _set(house, now, shown, told, by, stretch=shown.stretch.n, ends=ends, remains=left)


def _name(now: Snapshot, n: int) -> str:
    return f"the break before level {_level(now, n)}" if now[Stretch][n].is_break else f"level {_level(now, n)}"


def _set(
    house: OpenHouse,
    now: Snapshot,
    shown: Face,
    told: str,
    by: By,
    *,
    stretch: int,
    ends: int | None,
    remains: int | None,
) -> Change:
    left = max(shown.remains, 0)
    sentence = (
        f"{told} ({_name(now, stretch)}; before: {_name(now, shown.stretch.n)}, {left // 60}:{left % 60:02} left)"
    )
    row = update(now.the(Clock, 1), stretch=stretch, ends=ends, remains=remains)
    deed = Deed(now.stream, sentence, (row,), kind="clock")
    return house.write(deed, at=by.at, who=by.who, desk=by.desk)[-1]
