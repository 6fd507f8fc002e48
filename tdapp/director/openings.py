"""When a tournament takes entries: until the draw always, then as its terms say, and never once it was closed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.clock import SECOND, face, has_started
from tdapp.director.prizes import has_paid, refuse_once_dealt
from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed, update
from tdapp.values.dates import local
from tdapp.values.field import DrawRecord
from tdapp.values.house import Clock, Stretch
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment, Tournament

LEVEL, BREAK, TIME, HAND = "level", "break", "time", "hand"


@dataclass(frozen=True, slots=True)
class Play:
    """How far play has come: the `level` on the clock, and the level of the last hand that was `dealt`."""

    level: int
    dealt: int


def play(tonight: Tonight, at: Moment) -> Play:
    """During a break the level that follows is on the clock, and the one before was dealt last."""
    if not has_started(tonight.now, at):
        return Play(1, 0)
    shown = face(tonight.now, at)
    return Play(shown.level, shown.level - shown.stretch.is_break)


def has_begun(tonight: Tonight, at: Moment) -> bool:
    """Whether it is no longer before the evening: the draw was made, or the first level began where there is none."""
    return bool(tonight.now[DrawRecord]) or has_started(tonight.now, at)


def is_open(tonight: Tonight, at: Moment) -> bool:
    terms = tonight.terms
    if terms.finished is not None or terms.is_closed:
        return False
    if not has_begun(tonight, at):
        return True
    return _ENDS[terms.late_ends](terms, play(tonight, at), at)


_ENDS: dict[str, Callable[[Tournament, Play, Moment], bool]] = {
    LEVEL: lambda terms, play, _: play.level <= terms.late_until_level,
    BREAK: lambda terms, play, _: play.dealt <= terms.late_until_level,
    TIME: lambda terms, _, at: terms.late_until is None or at < terms.late_until,
    HAND: lambda *_: True,
}


def closes_by_hand(terms: Tournament) -> bool:
    """Whether registration is open until the director closes it."""
    return terms.late_ends == HAND or (terms.late_ends == TIME and terms.late_until is None)


def until(terms: Tournament) -> str:
    """the end of level 4; 20:15; …: what registration is open until, once seats are drawn. It follows on “until”."""
    if closes_by_hand(terms):
        return say("you close it")
    if terms.late_ends == TIME:
        return f"{local(terms.late_until or 0):%H:%M}"
    if not terms.late_until_level:
        return say("the draw") if _has_a_draw(terms) else say("the first hand")
    level = terms.late_until_level
    return (
        say("the end of the break after level {level}", level=level)
        if terms.late_ends == BREAK
        else say("the end of level {level}", level=level)
    )


def _has_a_draw(terms: Tournament) -> bool:
    return terms.has_names and not terms.draws_at_once


def closes_at(tonight: Tonight, at: Moment) -> Moment | None:
    """When registration closes by itself as the clock runs now; None while it stands, or where nobody can say."""
    terms, clock = tonight.terms, tonight.now.the(Clock, 1)
    if not is_open(tonight, at):
        return None
    if terms.late_ends == TIME:
        return terms.late_until
    if clock.ends is None:
        return None
    ends, n = clock.ends, clock.stretch
    while n + 1 in tonight.now[Stretch]:
        if ends > at and not is_open(tonight, ends):
            return ends
        n += 1
        ends += tonight.now[Stretch][n].seconds * SECOND
    return None


def refuse_when_closed(tonight: Tonight, at: Moment) -> None:
    if tonight.terms.finished is not None:
        raise Refused(say("The tournament is over."))
    if has_paid(tonight.now):
        raise Refused(say("A prize was paid already: nobody can enter any more."))
    refuse_once_dealt(tonight)
    if tonight.terms.is_closed:
        raise Refused(say("Registration was closed by the director."))
    if not is_open(tonight, at):
        raise Refused(_closed(tonight.terms))


def _closed(terms: Tournament) -> str:
    if terms.late_ends not in (LEVEL, BREAK) or terms.late_until_level:
        return say("Registration closed at {when}.", when=until(terms))
    if _has_a_draw(terms):
        return say("Registration closed with the draw.")
    return say("Registration closed with the first hand.")


def close(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """Take no more entries, whatever the terms say."""
    tonight = Tonight.of(house, tournament)
    if tonight.terms.is_closed:
        raise Refused(say("Registration is closed already."))
    return tonight.write(Deed(tournament, say("Registration is closed"), (update(tonight.terms, is_closed=True),)), by)


def reopen(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """Take entries again, as far as the terms allow it."""
    tonight = Tonight.of(house, tournament)
    if not tonight.terms.is_closed:
        raise Refused(say("Nobody has closed registration."))
    deed = Deed(tournament, say("Registration is open again"), (update(tonight.terms, is_closed=False),))
    return tonight.write(deed, by)
