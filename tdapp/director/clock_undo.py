"""Taking back the last deed at the clock. Time has passed since, and there are two ways to reckon with it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from tdapp.director.bustouts import gone, spell
from tdapp.director.clock import SECOND, Face, Held, face, has_started
from tdapp.store.snapshot import changed
from tdapp.store.undo import UNDO, is_undo
from tdapp.values.house import Stretch
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange, Told
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

Way = Literal["as the room saw it", "as if it had not happened"]
SEEN: Way = "as the room saw it"
NEVER: Way = "as if it had not happened"
HANDS = "hand_for_hand"
OF_THE_CLOCK = ("clock", "stretch", HANDS)


@dataclass(frozen=True, slots=True)
class Offer:
    """What taking back the last deed would lead to."""

    told: Told
    shows: Face
    """What the clock shows now."""
    ways: dict[Way, Face]
    """What it would show; one way where both come to the same."""
    was_unstarted: bool
    """Whether no level had begun before."""


def last_deed(house: OpenHouse, tournament: str) -> Told | None:
    """The last change of the clock that was not taken back."""
    told = house.journal(tournament)
    undone = {one.undoes for one in told}
    ours = (one for one in reversed(told) if one.kind == "clock")
    return next((one for one in ours if one.n not in undone and not is_undo(one)), None)


def offer(house: OpenHouse, tournament: str, *, at: int) -> Offer | None:
    """What could be taken back, and how; None where nothing was done at the clock."""
    told = last_deed(house, tournament)
    if told is None:
        return None
    now = house.snapshot(tournament)
    shows = face(now, at)
    since = house.changes(tournament, after=told.n - 1)
    if not since or not since[0].rows:
        return None
    before, after = _back_to(now, since), _back_to(now, since[1:])
    seen = _as_seen(face(before, told.at), face(after, told.at), shows, now)
    never = face(before, at)
    ways = {SEEN: seen} if seen is not None else {}
    if before[Stretch] == now[Stretch] and (seen is None or _differ(seen, never)):
        ways[NEVER] = never
    return Offer(told, shows, ways, not has_started(before, at)) if ways else None


def take_back(house: OpenHouse, tournament: str, *, n: int, way: Way = SEEN, by: By) -> Change:
    """Take back a deed at the clock, the last one that stands."""
    held, found = Held.of(house, tournament, by), offer(house, tournament, at=by.at)
    if found is None or found.told.n != n:
        raise Refused(say("The clock was set again since then: look at it once more."))
    way, new = (way, found.ways[way]) if way in found.ways else next(iter(found.ways.items()))
    told = f"{UNDO}{_bare(found.told.sentence)}"
    rows = [row.backwards for row in _change(house, held, n).rows if row.kind == HANDS]
    _check_hands(held.now, rows)
    return held.set(told, new, *rows, undoes=n, is_unstarted=way == NEVER and found.was_unstarted)


def _change(house: OpenHouse, held: Held, n: int) -> Change:
    return house.changes(held.now.stream, after=n - 1)[0]


def _check_hands(now: Snapshot, rows: list[RowChange]) -> None:
    """Whoever goes out hand for hand goes out on the last hand: none may be called back behind one that was played."""
    then = spell(now.holding(changed(now.rows, rows))) if rows else None
    if then is not None and any(one.hand > then.hand for one in gone(now)):
        raise Refused(say("Somebody has gone out since: the hand is over, and stays so."))


def _back_to(now: Snapshot, changes: list[Change]) -> Snapshot:
    """Clock and schedule as they were before some Changes, the last ones of all."""
    rows = [row.backwards for change in reversed(changes) for row in change.rows if row.kind in OF_THE_CLOCK]
    return now.holding(changed(now.rows, rows))


def _as_seen(before: Face, after: Face, shows: Face, now: Snapshot) -> Face | None:
    """Time that the room saw passing has passed; only what the deed itself did to the time is taken back."""
    if before.stretch.n != after.stretch.n:
        # The room was sent elsewhere: it goes back to where it was sent from.
        if before.stretch.n not in now[Stretch]:
            return None
        return replace(before, stretch=now[Stretch][before.stretch.n])
    left = shows.left - (after.left - before.left)
    if left < SECOND and shows.stretch.n + 1 in now[Stretch]:
        return None
    return replace(before, stretch=shows.stretch, left=left)


def _differ(one: Face, other: Face) -> bool:
    return (one.stretch.n, one.remains, one.is_running) != (other.stretch.n, other.remains, other.is_running)


def _bare(sentence: str) -> str:
    """What was done, without where the clock stood: `Held.set` puts that behind it, whatever language it speaks."""
    return sentence.rpartition(" (")[0] or sentence
