"""Small rulings of the floor: disputes, decks, a wrong seat, a wrong button, and who decides.

Moments are whole seconds since the event started.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.rules.clock import MINUTE
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from tdapp.rules.clock import Moment
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation
    from tdapp.values.room import Blinds, Seat, SeatedTable

DISPUTE_IN_BREAK = MINUTE
CAP_ENDS_AT = 2


def dispute(raised: Moment, *, next_riffle: Moment | None, rules: Rulebook) -> None:
    """Refuse to look at a pot once the next deal has started (RUL-01)."""
    if next_riffle is not None and raised >= next_riffle:
        raise Refused(say("The next deal has started: the result stands."), rule=rules.cite("RUL-01"))


def dispute_in_break(raised: Moment, *, awarded: Moment, rules: Rulebook) -> None:
    """The same for a hand that ran into a break: one minute after the pot was awarded (TDA-22)."""
    if raised > awarded + DISPUTE_IN_BREAK:
        raise Refused(say("More than a minute since the pot was awarded."), rule=rules.cite("TDA-22"))


def deck_warning(*, with_dealer: bool, is_damaged: bool) -> str | None:
    """What to tell the director about a change of decks, if it is out of order (LVL-09)."""
    if with_dealer or is_damaged:
        return None
    return say("Decks change with the dealer, unless a card is damaged.")


def has_raise_cap(*, left_in_event: int, is_limit: bool) -> bool:
    """Whether raises are capped with two players in a pot: in limit, until two are left at all (LVL-08)."""
    return is_limit and left_in_event > CAP_ENDS_AT


@dataclass(frozen=True, slots=True)
class RightSeat:
    """A player who sat wrong: where to, and with what."""

    to: Seat
    stack: int
    why: str
    rule: Citation


def wrong_seat(*, drawn: Seat, stack_now: int, rules: Rulebook) -> RightSeat:
    """Whoever began in a wrong seat goes to the one that was drawn, with the chips of now (TDA-7)."""
    why = say(
        "This player belongs at table {table}, seat {seat}, and takes along {stack:,}.",
        table=drawn.table,
        seat=drawn.seat,
        stack=stack_now,
    )
    return RightSeat(drawn, stack_now, why, rules.cite("TDA-7"))


def is_substantial(actions: Sequence[bool]) -> bool:
    """Whether there was substantial action: two actions, one of them with chips, or any three (TDA-36).

    An action is True if it put chips in. Posting blinds and antes is none.
    """
    return len(actions) >= 3 or (len(actions) == 2 and any(actions))


@dataclass(frozen=True, slots=True)
class WrongButton:
    """What to do about it: "now" or not, and the places from which the next hand goes on."""

    fix_now: bool
    goes_on_from: Blinds
    why: str
    rule: Citation


def _next_hand(right: Blinds, _wrong: Blinds, rules: Rulebook) -> WrongButton:
    why = say("The hand is played; the next one goes on as if the button had been right.")
    return WrongButton(False, right, why, rules.cite("MB-03"))


def _stands(_right: Blinds, wrong: Blinds, rules: Rulebook) -> WrongButton:
    why = say("There was substantial action: the button stands and is not moved back.")
    return WrongButton(False, wrong, why, rules.cite("TDA-34A"))


_TOO_LATE: dict[str, tuple[Callable[[Blinds, Blinds, Rulebook], WrongButton], str]] = {
    "next hand": (_next_hand, "MB-03"),
    "stands after action": (_stands, "TDA-34A"),
}


def misplaced_button(*, right: Blinds, wrong: Blinds, actions: Sequence[bool], rules: Rulebook) -> WrongButton:
    """A button in the wrong place: set right at once before substantial action, later as the house says."""
    too_late, rule = _TOO_LATE[str(rules["misplaced_button"])]
    if is_substantial(actions):
        return too_late(right, wrong, rules)
    why = say("There was no substantial action: button and blinds are set right, and the hand is dealt anew.")
    return WrongButton(True, right, why, rules.cite(rule))


def wrong_level_stands(actions: Sequence[bool]) -> bool:
    """A hand begun at the wrong level is played at it once there was substantial action (TDA-23)."""
    return is_substantial(actions)


def may_run_clock(person: str, *, director: str, given_to: Collection[str]) -> bool:
    """The director, and whom he has given the clock to (ROLE-01)."""
    return person == director or person in given_to


def judge(parties: Collection[str], *, director: str, third: str | None, rules: Rulebook) -> str:
    """Who decides a dispute: the director, or somebody else when he is part of it (ROLE-01)."""
    if director not in parties:
        return director
    if third is None or third in parties:
        why = say("The director is part of this dispute: name somebody who is not.")
        raise Refused(why, at=("third",), rule=rules.cite("ROLE-01"))
    return third


def leave_seat(table: SeatedTable, seat: int, rules: Rulebook) -> SeatedTable:
    """The table when an eliminated player has left: the seat is open at once (ELI-01)."""
    if seat not in table.players:
        raise Refused(say("Nobody sits in seat {seat}.", seat=seat), at=("seat",), rule=rules.cite("ELI-01"))
    return replace(table, players={taken: who for taken, who in table.players.items() if taken != seat})
