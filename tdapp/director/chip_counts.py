"""Chips that were counted: what the account did not know is booked, with the director's reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.ledger import Receipt, chips_in_play
from tdapp.director.tonight import Tonight
from tdapp.rules.chip_account import REASONS
from tdapp.store.change import Deed
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

MOST_CHIPS = 10**12
LONGEST_WHY = 200
BY_HAND = ("correction", "taken off", "hidden", "spare stack", "unsold", "disqualified")
"""The reasons that a director books; the others follow from what the desk does."""


def book(house: OpenHouse, tournament: str, *, chips: int, reason: str = "correction", why: str, by: By) -> Change:
    """So many chips came into play (more than nothing) or left it, and why (INT-03)."""
    tonight = Tonight.of(house, tournament)
    if tonight.terms.finished is not None:
        raise Refused("The tournament is over: its chips stand.")
    if reason not in BY_HAND:
        raise Refused(f"Chips are not booked by hand for {reason!r}.", at=("reason",))
    if not chips:
        raise Refused("Say how many chips.", at=("chips",))
    if chips * REASONS[reason].sign < 0:
        way = "come into play: say how many, without a minus" if REASONS[reason].sign > 0 else "leave play: put a minus"
        raise Refused(f"{REASONS[reason].says}: these chips {way}.", at=("chips",))
    there = chips_in_play(tonight.now)
    if not 0 < there + chips <= MOST_CHIPS:
        raise Refused(f"{abs(chips):,} chips cannot leave: {there:,} are in play.", at=("chips",))
    why = " ".join(why.split())
    if not why:
        raise Refused("Say why: it stands in the account.", at=("why",))
    if len(why) > LONGEST_WHY:
        raise Refused(f"A reason has at most {LONGEST_WHY} letters.", at=("why",))
    rule, receipt = str(tonight.rules.cite(REASONS[reason].rule)), Receipt(tonight, by)
    receipt.chips(chips, why=f"{REASONS[reason].says}: {why}", rule=rule)
    way = f"{abs(chips):,} chips {'came into' if chips > 0 else 'left'} play"
    return tonight.write(Deed(tournament, f"{way}: {why}", tuple(receipt.rows), rule), by)


def counted(house: OpenHouse, tournament: str, *, total: int, why: str, by: By) -> Change:
    """All chips were counted: the difference to the account is booked."""
    there = chips_in_play(Tonight.of(house, tournament).now)
    if total == there:
        raise Refused(f"It agrees: {there:,} chips are in play.", at=("chips",))
    if not 0 < total <= MOST_CHIPS:
        raise Refused(f"A number of chips from 1 to {MOST_CHIPS:,}.", at=("chips",))
    return book(house, tournament, chips=total - there, why=why or "All chips were counted", by=by)
