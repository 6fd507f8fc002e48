"""The clock that was called on a player: what is left of it, and what becomes of the hand when it is up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.clock import SECOND
from tdapp.rules.clock import ACTION_CLOCKS, call_clock, time_up
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from tdapp.rules.clock import Called
    from tdapp.rules.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class CalledClock:
    left: int
    """Seconds, as they are shown."""
    share: float
    """How much of the time is over, from 0 to 1."""
    is_countdown: bool
    is_up: bool
    told: str


def called(rules: Rulebook) -> Called:
    """A clock called now; moments are seconds from now. That the player has thought long enough the director knows."""
    return call_clock(0, turn_since=-ACTION_CLOCKS[str(rules["action_clock"])].not_before, rules=rules)


def before_it(rules: Rulebook) -> str:
    """What must have been before it may be called."""
    minutes = ACTION_CLOCKS[str(rules["action_clock"])].not_before // 60
    if not minutes:
        return say("Anybody at the table may call it.")
    return say("Not before {minutes} of thought.", minutes=count(minutes, "minute"))


def called_clock(clock: Called, *, passed: int) -> CalledClock:
    """`passed` milliseconds after it was called. A tie goes to the player: it is up once nothing is left."""
    left = -(-(clock.up * SECOND - passed) // SECOND)
    share = min(max(passed / (clock.up * SECOND), 0.0), 1.0)
    if left <= 0:
        dead = time_up(clock, acted=None, faces_bet=True)
        checked = time_up(clock, acted=None, faces_bet=False)
        return CalledClock(0, 1.0, is_countdown=True, is_up=True, told=f"{dead.why} {checked.why}")
    is_countdown = passed >= clock.countdown * SECOND
    seconds = count(clock.up - clock.countdown, "second")
    told = (
        say("Countdown: count it out aloud.")
        if is_countdown
        else say("The last {seconds} are counted out aloud.", seconds=seconds)
    )
    return CalledClock(left, share, is_countdown, is_up=False, told=told)
