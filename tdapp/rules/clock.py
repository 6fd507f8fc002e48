"""Levels, breaks and pauses, and the clock that is called on a player.

Moments are whole seconds since the event started; lengths are seconds too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation

Moment = int
MINUTE = 60

NO_PUSH_BEFORE_LEVEL = 90
HAND_FOR_HAND_SECONDS = 2 * MINUTE
HAND_FOR_HAND_MOST = 3 * MINUTE
HAND_PACES: dict[str, int | None] = {
    "1 minute": MINUTE,
    "2 minutes": HAND_FOR_HAND_SECONDS,
    "3 minutes": HAND_FOR_HAND_MOST,
    "clock runs": None,
}
"""What a hand takes off the clock, hand for hand (hand_for_hand)."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A level or a break of the schedule."""

    seconds: int
    is_break: bool = False


def level_start(schedule: Sequence[Stretch], level: int) -> Moment:
    """When a level starts if nothing stops the clock; levels count from 1, without the breaks (LVL-01)."""
    moment = reached = 0
    for stretch in schedule:
        reached += not stretch.is_break
        if reached == level and not stretch.is_break:
            return moment
        moment += stretch.seconds
    raise Refused(say("The schedule has no level {level}.", level=level), at=("level",))


@dataclass(frozen=True, slots=True)
class Stop:
    """A time for which the clock stands: a break or a dispute. `until` is None while it lasts."""

    since: Moment
    until: Moment | None = None


def time_left(length: int, *, started: Moment, now: Moment, stops: Sequence[Stop] = ()) -> int:
    """What the clock shows of a level: the time for which it stood does not count (LVL-04)."""
    stood = sum(_within(stop, started, now) for stop in stops)
    return max(0, length - (now - started - stood))


def _within(stop: Stop, started: Moment, now: Moment) -> int:
    until = now if stop.until is None else min(stop.until, now)
    return max(0, until - max(stop.since, started))


def start_hand(*, clock_stands: bool, rules: Rulebook) -> None:
    """Refuse a new hand while the clock stands; hands that are running finish (LVL-04)."""
    if clock_stands:
        raise Refused(say("No table starts a new hand while the clock stands."), rule=rules.cite("LVL-04"))


@dataclass(frozen=True, slots=True)
class Deal:
    """How a hand came about: its first riffle (or the shuffler's button), and what was noted besides.

    `posted` is when the last blind or ante was there, `push` when a new dealer sat down for this hand.
    """

    riffle: Moment
    posted: Moment | None = None
    push: Moment | None = None


@dataclass(frozen=True, slots=True)
class HandLevel:
    """Whether a hand is played at the new level, and when it counts as begun."""

    is_new: bool
    began: Moment
    why: str
    rule: Citation


def _with_riffle(deal: Deal) -> Moment:
    return deal.riffle


def _with_blinds_and_riffle(deal: Deal) -> Moment:
    return deal.riffle if deal.posted is None else max(deal.riffle, deal.posted)


def _with_riffle_or_push(deal: Deal) -> Moment:
    return deal.riffle if deal.push is None else min(deal.riffle, deal.push)


_BEGINS: dict[str, tuple[Callable[[Deal], Moment], str]] = {
    "riffle": (_with_riffle, "LVL-02"),
    "blinds and riffle": (_with_blinds_and_riffle, "LVL-03"),
    "riffle or push": (_with_riffle_or_push, "TDA-23"),
}


def hand_level(deal: Deal, *, signal: Moment, rules: Rulebook) -> HandLevel:
    """A hand that had begun before the signal is played at the old level; hand_start says what begins it."""
    begins, rule = _BEGINS[str(rules["hand_start"])]
    began = begins(deal)
    is_new = began >= signal
    why = say("The hand had not begun at the signal.") if is_new else say("The hand had begun before the signal.")
    return HandLevel(is_new, began, why, rules.cite(rule))


def push_dealers(*, left: int, rules: Rulebook) -> None:
    """Refuse a push of the dealers shortly before a break or a new level (RP-7)."""
    if left <= NO_PUSH_BEFORE_LEVEL:
        raise Refused(
            say("No push in the last {seconds} seconds.", seconds=NO_PUSH_BEFORE_LEVEL), rule=rules.cite("RP-7")
        )


@dataclass(frozen=True, slots=True)
class Pace:
    """Where the clock stands after hands that were played hand for hand."""

    levels_on: int
    left: int
    why: str
    rule: Citation


def hand_for_hand(
    left: int, *, hands: int, following: Sequence[int], rules: Rulebook, seconds: int = HAND_FOR_HAND_SECONDS
) -> Pace:
    """Take a fixed time off the clock for each hand; what a level cannot give comes off the next (RP-8C).

    `following` are the lengths of the levels to come. The last one ends at 0 and stays there.
    """
    if not 0 < seconds <= HAND_FOR_HAND_MOST:
        raise Refused(say("A hand takes three minutes off the clock at the most."), rule=rules.cite("RP-8B"))
    if hands < 0:
        raise Refused(say("Nobody plays fewer than 0 hands."), at=("hands",))
    remaining = left - hands * seconds
    levels = 0
    for length in following:
        if remaining > 0:
            break
        remaining += length
        levels += 1
    why = say("{hands:,} hands at {seconds:,} seconds each are taken off the clock.", hands=hands, seconds=seconds)
    return Pace(levels, max(0, remaining), why, rules.cite("RP-8C"))


@dataclass(frozen=True, slots=True)
class ActionClock:
    """The time that a player has once the clock was called; the last `countdown` seconds are called out."""

    seconds: int
    countdown: int
    not_before: int
    """How long the player has thought already before anybody may call it."""
    rule: str


ACTION_CLOCKS = {
    "60 seconds": ActionClock(60, 10, 0, "CK-02"),
    "25 + 5 seconds": ActionClock(30, 5, 0, "TDA-29"),
    "60 + 10 seconds": ActionClock(70, 10, 120, "CK-01"),
}


@dataclass(frozen=True, slots=True)
class Called:
    """A clock that runs on a player: when the countdown starts and when time is up."""

    countdown: Moment
    up: Moment
    rule: Citation


def call_clock(now: Moment, *, turn_since: Moment, rules: Rulebook) -> Called:
    """Put the clock on a player whose turn it has been for a while."""
    clock = ACTION_CLOCKS[str(rules["action_clock"])]
    rule = rules.cite(clock.rule)
    if now - turn_since < clock.not_before:
        raise Refused(
            say("The clock is not called before {seconds} seconds of thought.", seconds=clock.not_before), rule=rule
        )
    up = now + clock.seconds
    return Called(up - clock.countdown, up, rule)


@dataclass(frozen=True, slots=True)
class TimeUp:
    """What becomes of the hand: it plays on, is checked or is dead."""

    hand: str
    why: str
    rule: Citation


def time_up(clock: Called, *, acted: Moment | None, faces_bet: bool) -> TimeUp:
    """An action at the very end is in time; without one the hand is dead, or checked if there is no bet."""
    if acted is not None and acted <= clock.up:
        return TimeUp("plays", say("The player acted in time; a tie goes to the player."), clock.rule)
    if faces_bet:
        return TimeUp("dead", say("Time was up with a bet to call: the hand is dead."), clock.rule)
    return TimeUp("check", say("Time was up with no bet to call: the player checks."), clock.rule)
