"""The chip account by hand: what no sale and no race explains is booked, with the director's reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.ledger import Receipt, chips_in_play
from tdapp.director.tonight import Tonight
from tdapp.rules.chip_account import MOST_CHIPS, REASONS
from tdapp.store.change import Deed
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import one_line

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

LONGEST_WHY = 200
BY_HAND = ("correction", "taken off", "hidden", "spare stack", "unsold", "disqualified")
"""The reasons that a director books; the others follow from what the desk does."""


def book(house: OpenHouse, tournament: str, *, chips: int, reason: str = "correction", why: str, by: By) -> Change:
    """So many chips came into play (more than nothing) or left it, and why (INT-03)."""
    tonight = Tonight.of(house, tournament)
    if tonight.terms.finished is not None:
        raise Refused(say("The tournament is over: its chips stand."))
    if reason not in BY_HAND:
        raise Refused(say("Chips are not booked by hand for {reason!r}.", reason=reason), at=("reason",))
    if not chips:
        raise Refused(say("Say how many chips."), at=("chips",))
    if chips * REASONS[reason].sign < 0:
        says = REASONS[reason].says
        if REASONS[reason].sign > 0:
            told = say("{reason}: these chips come into play: say how many, without a minus.", reason=says)
        else:
            told = say("{reason}: these chips leave play: put a minus.", reason=says)
        raise Refused(told, at=("chips",))
    there = chips_in_play(tonight.now)
    if not 0 < there + chips <= MOST_CHIPS:
        raise Refused(
            say("{chips:,} chips cannot leave: {there:,} are in play.", chips=abs(chips), there=there), at=("chips",)
        )
    why = one_line(why)
    if not why:
        raise Refused(say("Say why: it stands in the account."), at=("why",))
    if len(why) > LONGEST_WHY:
        raise Refused(say("A reason has at most {most} letters.", most=LONGEST_WHY), at=("why",))
    rule, receipt = str(tonight.rules.cite(REASONS[reason].rule)), Receipt(tonight, by)
    receipt.chips(chips, why=f"{REASONS[reason].says}: {why}", rule=rule)
    if chips > 0:
        told = say("{chips:,} chips came into play: {why}", chips=chips, why=why)
    else:
        told = say("{chips:,} chips left play: {why}", chips=-chips, why=why)
    return tonight.write(Deed(tournament, told, tuple(receipt.rows), rule), by)


def count_all(house: OpenHouse, tournament: str, *, total: int, why: str, by: By) -> Change:
    """All chips were counted: the difference to the account is booked."""
    there = chips_in_play(Tonight.of(house, tournament).now)
    if total == there:
        raise Refused(say("It agrees: {there:,} chips are in play.", there=there), at=("chips",))
    if not 0 < total <= MOST_CHIPS:
        raise Refused(say("A number of chips from 1 to {most:,}.", most=MOST_CHIPS), at=("chips",))
    return book(house, tournament, chips=total - there, why=why or say("All chips were counted"), by=by)
