"""The clock: it stores moments, not ticks. Which level runs follows from the time.

Every verb first sets the clock to the level that runs, so that no length but this one matters to it any more.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.director.bustouts import spell
from tdapp.director.tonight import Tonight
from tdapp.rules.clock import HAND_PACES
from tdapp.store.change import Deed, update
from tdapp.values.house import Clock, Stretch, Tournament
from tdapp.values.numbers import numbers_of
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count
from tdapp.values.words import count, one_line

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot
    from tdapp.values.house import Moment

SECOND = 1_000
MINUTE = 60
LONGEST = 24 * 60 * MINUTE
FARTHEST = 7 * LONGEST
LONGEST_REASON = 60
DISPUTE = say("Dispute")
REASONS = (DISPUTE, say("Color-up"), say("Dinner"))
"""Why a clock is held most often, as the director says it; any other reason is as good."""


@dataclass(frozen=True, slots=True)
class Face:
    """What the clock shows at a moment. When the structure has ended the last stretch stays, and overtime counts."""

    stretch: Stretch
    level: int
    """The level that runs, or that follows the break."""
    left: int
    """Milliseconds left of the stretch; less than nothing in overtime."""
    is_running: bool
    begins: Moment | None = None
    """When it will run by itself, while it stands."""
    why: str = ""
    """Why it stands."""
    is_last_hand: bool = False
    hand: int | None = None
    """The hand that is played, hand for hand."""
    done: frozenset[int] = frozenset()
    """The tables that have played it."""

    @property
    def remains(self) -> int:
        """Seconds left as they are shown: the last one begins with 0:01 and is over at 0:00."""
        return -(-self.left // SECOND)


def face(now: Snapshot, at: Moment) -> Face:
    """The clock at a moment: stretches that have passed since it was last set are skipped.

    Once the tournament is over it rests as it stood then.
    """
    clock, schedule = now.the(Clock, 1), now[Stretch]
    over = now.the(Tournament, now.stream).finished
    at = at if over is None else min(at, over)
    n, ends = clock.stretch, clock.ends
    stands = ends is None or (clock.begins is not None and at < clock.begins)
    if ends is None:
        left = clock.remains or 0
    elif stands:
        left = ends - (clock.begins or 0)
    else:
        while ends <= at and n + 1 in schedule:
            n += 1
            ends += schedule[n].seconds * SECOND
        left = ends - at
    held = spell(now)
    return Face(
        schedule[n],
        _level(now, n),
        left,
        not stands and over is None,
        clock.begins if stands else None,
        clock.why if stands else "",
        clock.last_hand == n,
        held.played + 1 if held else None,
        frozenset(numbers_of(held.done)) if held else frozenset(),
    )


def has_started(now: Snapshot, at: Moment) -> bool:
    """Whether the first level has begun, running or not: from then on hands are dealt."""
    clock = now.the(Clock, 1)
    return clock.started is not None or (clock.begins is not None and clock.begins <= at)


def hand_pace(tonight: Tonight) -> int | None:
    """Seconds that each hand takes off the clock, hand for hand; None: the clock runs on."""
    return HAND_PACES[str(tonight.rules["hand_for_hand"])]


def _level(now: Snapshot, n: int) -> int:
    levels = sum(1 for stretch in now[Stretch].values() if stretch.n <= n and not stretch.is_break)
    return levels + now[Stretch][n].is_break


@dataclass(frozen=True, slots=True)
class Held:
    """The clock in the director's hand: the tournament, what it shows, and who wants to set it."""

    tonight: Tonight
    by: By
    shown: Face

    @classmethod
    def of(cls, house: OpenHouse, tournament: str, by: By, *, even_if_over: bool = False) -> Held:
        tonight = Tonight.of(house, tournament)
        if tonight.terms.finished is not None and not even_if_over:
            raise Refused(say("The tournament is over."))
        return cls(tonight, by, face(tonight.now, by.at))

    @property
    def now(self) -> Snapshot:
        return self.tonight.now

    def set(
        self,
        told: str,
        new: Face,
        *rows: RowChange,
        rule: str = "",
        undoes: int | None = None,
        is_unstarted: bool = False,
    ) -> Change:
        """Write down what the clock shows from now on and what it showed before, with other rows that go with it."""
        row = self.now.the(Clock, 1)
        has_begun = has_started(self.now, self.by.at)
        began = row.started if row.started is not None else row.begins if has_begun else None
        if began is None and new.is_running:
            began = self.by.at
        if is_unstarted:
            began = None
        since = self.by.at if new.is_running else new.begins
        changed = update(
            row,
            stretch=new.stretch.n,
            ends=None if since is None else since + new.left,
            remains=new.left if since is None else None,
            started=began,
            begins=None if new.is_running else new.begins,
            why="" if new.is_running else new.why,
            last_hand=new.stretch.n if new.is_last_hand else None,
        )
        # In every language brackets close the sentence: taking it back says it without them.
        level, left = name_of(self.now, new.stretch.n), _left(self.shown)
        old_level = name_of(self.now, self.shown.stretch.n)
        if level == old_level:
            sentence = say("{told} ({level}; before: {left})", told=told, level=level, left=left)
        elif level in told:
            sentence = say("{told} (before: {old_level}, {left})", told=told, old_level=old_level, left=left)
        else:
            sentence = say(
                "{told} ({level}; before: {old_level}, {left})",
                told=told,
                level=level,
                old_level=old_level,
                left=left,
            )
        return self.tonight.write(Deed(self.now.stream, sentence, (changed, *rows), rule, "clock", undoes), self.by)


def start(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """Let the clock run from where it stands."""
    held = Held.of(house, tournament, by)
    if held.shown.is_running:
        raise Refused(say("The clock is running."))
    if held.shown.hand is not None and hand_pace(held.tonight) is not None:
        raise Refused(say("Play is hand for hand: each hand takes its time off the clock. End that first."))
    return held.set(say("The clock runs"), replace(held.shown, is_running=True))


def pause(house: OpenHouse, tournament: str, *, why: str = "", by: By) -> Change:
    """Stop the clock where it is, or say for what it stands; one that was to start by itself stays as it is."""
    held, why = Held.of(house, tournament, by, even_if_over=True), _reason(why)
    shown = held.shown
    if not shown.is_running and shown.begins is None and why in ("", shown.why):
        raise Refused(say("The clock stands already."))
    told = say("The clock stands: {why}", why=why) if why else say("The clock stands")
    if shown.begins is not None:
        told = say("{told}, and does not start by itself", told=told)
    rule = str(held.tonight.rules.cite("LVL-04")) if why.casefold() == DISPUTE.casefold() else ""
    return held.set(told, replace(shown, is_running=False, begins=None, why=why, is_last_hand=False), rule=rule)


def start_at(house: OpenHouse, tournament: str, *, moment: Moment, by: By) -> Change:
    """Let a clock that stands start by itself at a time."""
    held = Held.of(house, tournament, by)
    if held.shown.is_running:
        raise Refused(say("The clock is running: hold it first."))
    if held.shown.hand is not None:
        raise Refused(say("Play is hand for hand: end that first."))
    if moment <= by.at:
        raise Refused(say("That time is over."), at=("moment",))
    if moment > by.at + FARTHEST * SECOND:
        raise Refused(say("The clock waits for seven days at the most."), at=("moment",))
    minutes = -(-(moment - by.at) // (MINUTE * SECOND))
    return held.set(
        say("The clock starts by itself in {minutes}", minutes=count(minutes, "minute")),
        replace(held.shown, begins=moment),
    )


def go_to(house: OpenHouse, tournament: str, *, stretch: int, by: By) -> Change:
    """Begin a level or a break from its start."""
    held = Held.of(house, tournament, by)
    return held.set(say("On to {level}", level=name_of(held.now, stretch)), _from_its_start(held, stretch))


def go_to_level(house: OpenHouse, tournament: str, *, level: int, by: By) -> Change:
    """Begin a level by its number; breaks have none."""
    levels = [row.n for _, row in sorted(house.snapshot(tournament)[Stretch].items()) if not row.is_break]
    if not 1 <= level <= len(levels):
        raise Refused(
            say("The schedule has {levels}, and no level {level}.", levels=count(len(levels), "level"), level=level),
            at=("level",),
        )
    return go_to(house, tournament, stretch=levels[level - 1], by=by)


def end_break(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """Play goes on now: the level after the break runs."""
    held = Held.of(house, tournament, by)
    if not held.shown.stretch.is_break:
        raise Refused(say("There is no break now."))
    level = _from_its_start(held, held.shown.stretch.n + 1)
    return held.set(say("The break is over"), replace(level, is_running=True, begins=None))


def add(house: OpenHouse, tournament: str, *, minutes: int, by: By) -> Change:
    """Give the level some minutes more, or take some away; at least a second of it is left."""
    held = Held.of(house, tournament, by)
    remains = held.shown.remains + minutes * MINUTE
    if remains < 1:
        left = -(-max(held.shown.remains, 0) // MINUTE)
        told = say_count(
            left,
            "Only {n} minute is left: go on to the next level.",
            "Only {n} minutes are left: go on to the next level.",
        )
        raise Refused(told)
    _check_length(remains)
    if minutes > 0:
        told = say_count(minutes, "{n} minute more", "{n} minutes more")
    else:
        told = say_count(-minutes, "{n} minute less", "{n} minutes less")
    return held.set(told, replace(held.shown, left=held.shown.left + minutes * MINUTE * SECOND))


def set_remaining(house: OpenHouse, tournament: str, *, seconds: int, by: By) -> Change:
    """So much is left of the level, whatever it was."""
    held = Held.of(house, tournament, by)
    if seconds < 1:
        raise Refused(say("At least a second is left of a level: else go on to the next one."), at=("seconds",))
    _check_length(seconds)
    return held.set(
        say("The clock is set to {time}", time=minutes_and_seconds(seconds)),
        replace(held.shown, left=seconds * SECOND),
    )


def last_hand(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """Announce that the hand that is dealt now is the last one before the break, or before play stops."""
    held = Held.of(house, tournament, by)
    if not held.shown.is_running or held.shown.stretch.is_break:
        raise Refused(say("Nobody plays a hand now."))
    if held.shown.is_last_hand:
        raise Refused(say("The last hand was announced already."))
    following = held.now[Stretch].get(held.shown.stretch.n + 1)
    is_before_a_break = following is not None and following.is_break
    told = say("Last hand before the break") if is_before_a_break else say("Last hand before play stops")
    return held.set(told, replace(held.shown, is_last_hand=True))


def _from_its_start(held: Held, n: int) -> Face:
    target = held.now[Stretch].get(n)
    if target is None:
        raise Refused(say("The schedule has no such level."))
    return replace(held.shown, stretch=target, left=target.seconds * SECOND, is_last_hand=False)


def _check_length(seconds: int) -> None:
    if seconds > LONGEST:
        raise Refused(say("A level lasts 24 hours at the most."), at=("seconds",))


def _reason(why: str) -> str:
    told = one_line(why)
    if len(told) > LONGEST_REASON:
        raise Refused(say("A reason has at most {most} letters: the room reads it.", most=LONGEST_REASON), at=("why",))
    return next((reason for reason in REASONS if reason.casefold() == told.casefold()), told)


def name_of(now: Snapshot, n: int) -> str:
    if n not in now[Stretch]:
        raise Refused(say("The schedule has no such level."))
    if now[Stretch][n].is_break:
        return say("the break before level {level}", level=_level(now, n))
    return say("level {level}", level=_level(now, n))


def minutes_and_seconds(seconds: int) -> str:
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"


def _left(shown: Face) -> str:
    if shown.remains < 0:
        return say("{time} over", time=minutes_and_seconds(-shown.remains))
    return say("{time} left", time=minutes_and_seconds(shown.remains))
