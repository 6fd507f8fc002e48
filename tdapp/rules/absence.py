"""Players who are late, away or never come, and what happens to their chips.

Moments are whole seconds since the event started.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.rules.clock import MINUTE
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from tdapp.rules.clock import Moment
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation
    from tdapp.values.room import SeatedTable

NO_SHOW_WAIT = 30 * MINUTE
ABSENCE_LIMIT = 20 * MINUTE
ALONE_WAIT = 5 * MINUTE
ALONE_EVERY = 2 * MINUTE


@dataclass(frozen=True, slots=True)
class Arrivals:
    """What a schedule says about no-shows; `after_first_break` is None in an event without a break."""

    second_level: Moment
    after_first_break: Moment | None = None


@dataclass(frozen=True, slots=True)
class NoShow:
    """When the stack may come off; None: never by this rule."""

    off: Moment | None
    why: str
    rule: Citation


def _level_or_30_minutes(times: Arrivals) -> tuple[Moment | None, str]:
    off = min(times.second_level, NO_SHOW_WAIT)
    return off, say("The second level has started, or 30 minutes have passed, whichever comes first.")


def _second_level(times: Arrivals) -> tuple[Moment | None, str]:
    return times.second_level, say("The first hand of the second level is dealt.")


def _after_first_break(times: Arrivals) -> tuple[Moment | None, str]:
    if times.after_first_break is None:
        return None, say("The event has no break, so no time is set.")
    return times.after_first_break, say("The first level after the first break starts.")


@dataclass(frozen=True, slots=True)
class _Limit:
    off: Callable[[Arrivals], tuple[Moment | None, str]]
    rule: str
    can_be_held: bool = False


_NO_SHOW = {
    "level or 30 minutes": _Limit(_level_or_30_minutes, "LATE-01", can_be_held=True),
    "second level": _Limit(_second_level, "LATE-02"),
    "level after the first break": _Limit(_after_first_break, "LATE-06"),
}


def no_show(times: Arrivals, *, rules: Rulebook, asked_to_hold: bool = False) -> NoShow:
    """From when on the stack of a player who has not come may be taken off (no_show_removal).

    A player who was reached and asked for the chips to stay keeps them (R11 §15.5); a promise alone does not
    hold them where the second level or the first break is the limit.
    """
    limit = _NO_SHOW[str(rules["no_show_removal"])]
    rule = rules.cite(limit.rule)
    if asked_to_hold and limit.can_be_held:
        return NoShow(None, say("The player has asked for the chips to stay."), rule)
    off, why = limit.off(times)
    return NoShow(off, why, rule)


def is_hand_live(*, arrived: Moment, hands_complete: Moment) -> bool:
    """Whoever is there when the last starting hand is complete plays it; later it is dead (LATE-05)."""
    return arrived <= hands_complete


@dataclass(frozen=True, slots=True)
class Absence:
    """What becomes of the stack of a player who left the table."""

    is_forfeited: bool
    why: str
    rule: Citation


def _blinded(_away: int, rules: Rulebook) -> Absence:
    return Absence(False, say("The stack pays blinds and antes as long as it lasts."), rules.cite("LATE-04"))


def _forfeits(away: int, rules: Rulebook) -> Absence:
    if away <= ABSENCE_LIMIT:
        return Absence(False, say("Within 20 minutes: the stack stays and pays its blinds."), rules.cite("ABS-01"))
    return Absence(True, say("More than 20 minutes away: the stack is shared."), rules.cite("ABS-02"))


_ABSENT: dict[str, Callable[[int, Rulebook], Absence]] = {
    "blinded": _blinded,
    "forfeits after 20 minutes": _forfeits,
}


def absence(*, left: Moment, now: Moment, rules: Rulebook) -> Absence:
    """The stack of a player who left the table and has not come back (absent_player)."""
    return _ABSENT[str(rules["absent_player"])](now - left, rules)


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A stack shared at the table: what each gets, and the odd chips for the bank."""

    each: int
    bank: int
    why: str
    rule: Citation


def forfeit(stack: int, *, others: int, unit: int, rules: Rulebook) -> Forfeit:
    """Share a stack among the others at the table, in whole chips of the smallest kind (ABS-02)."""
    if stack < 0:
        raise Refused(say("A stack is worth at least 0."), at=("stack",))
    if others < 1:
        raise Refused(say("There must be somebody left at the table to share the stack."), at=("others",))
    if unit < 1:
        raise Refused(say("The smallest chip is worth at least 1."), at=("unit",))
    each = stack // unit // others * unit
    bank = stack - each * others
    why = say(
        "{others} others get {each:,} each, and {bank:,} that cannot be shared goes to the bank.",
        others=others,
        each=each,
        bank=bank,
    )
    return Forfeit(each, bank, why, rules.cite("ABS-02"))


@dataclass(frozen=True, slots=True)
class Carried:
    """A stack that somebody else brings to the new seat."""

    why: str
    rule: Citation


def who_shares(absentee: str, *, tables: Iterable[SeatedTable]) -> list[str]:
    """Those at the table where the absent player's seat is now, wherever he left from (ABS-03)."""
    for table in tables:
        if absentee in table.players.values():
            return [player for _, player in sorted(table.players.items()) if player != absentee]
    raise Refused(say("{player} has no seat.", player=absentee), at=("player",))


def who_carries(*, is_there: bool, rules: Rulebook) -> Carried | None:
    """The staff brings the chips of a mover who is not at the table; others take them along (RP-16)."""
    if is_there:
        return None
    return Carried(say("Not at the table: the staff carries the chips."), rules.cite("RP-16"))


def refund(*, first_hand_dealt: bool, rules: Rulebook) -> None:
    """Refuse to give money back once the first hand was dealt (ABS-04)."""
    if first_hand_dealt:
        raise Refused(say("No money goes back after the first hand was dealt."), rule=rules.cite("ABS-04"))


def blinds_won_alone(present: Collection[str], *, away_since: Moment, now: Moment) -> int:
    """How often the one player at the table has won the blinds while all others were away (ABS-06).

    After five minutes the button moves every two: the first blinds are won after seven.
    """
    if len(present) != 1:
        return 0
    return max(0, now - away_since - ALONE_WAIT) // ALONE_EVERY
