"""What the header and the projector show of the clock and the field at a moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director.clock import SECOND, face, hand_pace, has_started
from tdapp.director.deals import is_called_off, is_refunded
from tdapp.director.hand_for_hand import playing
from tdapp.director.ledger import chips_in_play
from tdapp.director.stretches import ante_said, bets_said, is_stud, stakes
from tdapp.rules.profiles import PROFILES
from tdapp.values.house import Clock, Stretch
from tdapp.values.say import grouped, say, say_count

if TYPE_CHECKING:
    from tdapp.director.clock import Face
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment

State = Literal["not started", "running", "paused", "hand for hand", "overtime", "finished"]


@dataclass(frozen=True, slots=True)
class ClockFace:
    """A pause and a break are two things: `state` says whether time runs, `is_break` what it runs through.

    Hand for hand is a third: its state says that the clock stands for it; where the rules let the clock run on, only
    `hand` tells of it.
    """

    event: str
    rules: str
    state: State
    is_break: bool
    time: str
    remains: int
    share: float
    """How much of the stretch is over, from 0 to 1."""
    title: str
    blinds: str
    ante: str
    following: str
    break_in: str
    left: int
    entries: int
    chips: int
    average: int
    big_blinds: int
    why: str = ""
    """What the clock stands for: Dinner; or that it was called off."""
    notice: str = ""
    """What the room is told beside the time: Last hand before the break."""
    begins: Moment | None = None
    """When the clock starts by itself."""
    hand: int | None = None
    """Hand for hand: the hand that is played now."""
    waits_for: tuple[int, ...] = ()
    """The tables that still play it."""

    @property
    def is_running(self) -> bool:
        return self.state in ("running", "overtime")

    @property
    def is_held(self) -> bool:
        """Whether the clock stands though play has begun, and nobody plays: never called a break."""
        return self.state == "paused"

    @property
    def told(self) -> str:
        """What is more than usual about the clock, in words for the room; nothing while a level simply runs."""
        if self.hand is not None and self.state != "paused":
            return say("Hand for hand · hand {hand}", hand=self.hand)
        said = {
            "paused": self.why or say("Paused"),
            "overtime": say("Overtime"),
            "finished": self.why or say("The tournament is over"),
        }
        return said.get(self.state, self.notice)


def clock_face(tonight: Tonight, at: Moment) -> ClockFace:
    now, terms = tonight.now, tonight.terms
    shown = face(now, at)
    entries = tonight.entries_sold
    # What was sold went back, and the chips with it.
    chips = 0 if is_refunded(now) else chips_in_play(now)
    average = chips // tonight.left if tonight.left else 0
    level = _level_of(tonight, shown.stretch)
    return ClockFace(
        terms.name,
        rules_line(tonight),
        _state(tonight, shown, at),
        shown.stretch.is_break,
        span(shown.remains),
        shown.remains,
        min(max(1 - shown.remains / shown.stretch.seconds, 0.0), 1.0),
        say("Break") if shown.stretch.is_break else say("Level {level}", level=shown.level),
        blinds(level) if level else "",
        beside_blinds(level) if level else "",
        _following(tonight, shown.stretch.n),
        _break_in(tonight, shown.stretch, shown.remains),
        tonight.left,
        entries,
        chips,
        average,
        average // (level.big_blind or level.small_bet) if level else 0,
        _why(tonight, shown),
        _notice(tonight, shown),
        shown.begins,
        shown.hand,
        tuple(sorted(playing(tonight) - shown.done)) if shown.hand is not None else (),
    )


def _state(tonight: Tonight, shown: Face, at: Moment) -> State:
    if tonight.terms.finished is not None:
        return "finished"
    if shown.is_running:
        return "running" if shown.left > 0 else "overtime"
    if shown.hand is not None and hand_pace(tonight) is not None:
        return "hand for hand"
    return "paused" if has_started(tonight.now, at) else "not started"


def _why(tonight: Tonight, shown: Face) -> str:
    if tonight.terms.finished is None:
        return shown.why
    return say("Called off") if is_called_off(tonight.now) else ""


def _notice(tonight: Tonight, shown: Face) -> str:
    if not shown.is_last_hand:
        return ""
    following = tonight.now[Stretch].get(shown.stretch.n + 1)
    if following is not None and following.is_break:
        return say("Last hand before the break")
    return say("Last hand before play stops")


def _level_of(tonight: Tonight, stretch: Stretch) -> Stretch | None:
    """The level itself, or the one that a break leads to."""
    later = (row for n, row in sorted(tonight.now[Stretch].items()) if n >= stretch.n and not row.is_break)
    return next(later, None)


def _following(tonight: Tonight, n: int) -> str:
    following = tonight.now[Stretch].get(n + 1)
    if following is None:
        return say("last level")
    if following.is_break:
        return say("break, {minutes} minutes", minutes=following.seconds // 60)
    return stakes(following)


def _break_in(tonight: Tonight, stretch: Stretch, remains: int) -> str:
    if stretch.is_break:
        return ""
    until = max(remains, 0)
    for _, row in sorted(tonight.now[Stretch].items()):
        if row.n > stretch.n:
            if row.is_break:
                return span(until)
            until += row.seconds
    return ""


def blinds(level: Stretch) -> str:
    """The blinds; of a stud level, which has none, its bets."""
    if is_stud(level):
        return f"{grouped(level.small_bet)} / {grouped(level.big_bet)}"
    return f"{grouped(level.small_blind)} / {grouped(level.big_blind)}"


def beside_blinds(level: Stretch) -> str:
    """big blind ante 400; or Stud: ante 25, bring-in 50"""
    parts = (ante_said(level), *limits_said(level))
    told = ", ".join(part for part in parts if part)
    return say("{game}: {told}", game=level.game, told=told) if level.game and told else level.game or told


def limits_said(level: Stretch) -> tuple[str, ...]:
    """bring-in 50, limits 200/400: what neither blinds nor ante say"""
    bring_in = say("bring-in {bring_in:,}", bring_in=level.bring_in) if level.bring_in else ""
    limits = say("limits {bets}", bets=bets_said(level)) if level.small_bet and not is_stud(level) else ""
    return tuple(part for part in (bring_in, limits) if part)


def span(seconds: int) -> str:
    """11:42, 1:05:09, and +0:30 once it is over."""
    sign, seconds = ("+", -seconds) if seconds < 0 else ("", seconds)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{sign}{hours}:{minutes:02}:{seconds:02}" if hours else f"{sign}{minutes}:{seconds:02}"


def rules_line(tonight: Tonight) -> str:
    name = PROFILES[tonight.terms.profile].name
    changed = len(tonight.rules.house)
    if not changed:
        return name
    return say_count(changed, "{rulebook} · {n} house rule", "{rulebook} · {n} house rules", rulebook=name)


def next_tick(at: Moment, tonight: Tonight) -> int:
    """Milliseconds until the shown second changes."""
    ends = tonight.now.the(Clock, 1).ends
    return (ends - at) % SECOND or SECOND if ends is not None else SECOND
