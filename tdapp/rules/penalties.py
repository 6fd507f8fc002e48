"""Warnings, penalties and disqualifications.

Moments are whole seconds since the event started.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from tdapp.rules.chip_account import Booking
from tdapp.rules.clock import MINUTE
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept
from tdapp.values.words import either

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.rules.clock import Moment
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation

Unit = Literal["minutes", "hands", "rounds"]

MOST_ROUNDS = 4
MOST_MINUTES = 24 * 60

STEPS = ("warning", "penalty", "disqualification")
"""What a director has at hand, mildest first (PEN-01)."""

REASONS = {
    "showing a live hand": "PEN-05",
    "telling a live hand": "PEN-05",
    "chips off the table": "INT-01",
    "conduct": "PEN-01",
}
"""Why a player is penalised, and the rule that says so."""

UNITS: dict[str, tuple[Unit, ...]] = {
    "time": ("minutes",),
    "time or hands": ("minutes", "hands"),
    "hands or rounds": ("hands", "rounds"),
}
"""How a penalty may be measured under each choice of penalty_unit."""


@dataclass(frozen=True, slots=True)
class Penalty:
    """A player is out of the game until a moment, or for a number of hands at his table."""

    until: Moment | None
    hands: int | None
    why: str
    rule: Citation

    def is_served(self, deal: Moment) -> bool:
        """Whether the player is in the hand that is dealt now."""
        if self.until is not None:
            return deal >= self.until
        return not self.hands


@dataclass(frozen=True, slots=True)
class _Given:
    """When a penalty was given, and how many sat at the table then, the player included."""

    at: Moment
    players: int


def _minutes(amount: int, given: _Given, rules: Rulebook) -> Penalty:
    until = given.at + amount * MINUTE
    return Penalty(until, None, say("Out of the game for {amount} minutes.", amount=amount), rules.cite("PEN-02"))


def _hands(amount: int, _given: _Given, rules: Rulebook) -> Penalty:
    return Penalty(None, amount, say("Out of the game for {amount} hands.", amount=amount), rules.cite("PEN-03"))


def _rounds(amount: int, given: _Given, rules: Rulebook) -> Penalty:
    if given.players < 2:
        raise Refused(say("A round needs at least two players at the table."), at=("players",))
    if amount > MOST_ROUNDS:
        why = say("A penalty is {most} rounds at the most.", most=MOST_ROUNDS)
        raise Refused(why, at=("amount",), rule=rules.cite("PEN-06"))
    hands = amount * given.players
    why = say(
        "{amount} rounds with {players} at the table are {hands} hands.",
        amount=amount,
        players=given.players,
        hands=hands,
    )
    return Penalty(None, hands, why, rules.cite("TDA-71A"))


_MEASURED: dict[Unit, Callable[[int, _Given, Rulebook], Penalty]] = {
    "minutes": _minutes,
    "hands": _hands,
    "rounds": _rounds,
}


def penalty(amount: int, unit: Unit, *, at: Moment, players: int, rules: Rulebook) -> Penalty:
    """Penalise a player at a table of that many players, himself included, in a unit that the house uses."""
    units = UNITS[str(rules["penalty_unit"])]
    if unit not in units:
        measures = either(map(say_kept, units))
        raise Refused(say("Penalties are measured in {units} here.", units=measures), at=("unit",))
    if not 1 <= amount <= MOST_MINUTES:
        raise Refused(say("A penalty is from 1 to {most} {unit}.", most=MOST_MINUTES, unit=unit), at=("amount",))
    return _MEASURED[unit](amount, _Given(at, players), rules)


def after_deal(served: Penalty, *, is_redeal: bool = False) -> Penalty:
    """A hand was dealt at the player's table; a deal and its redeal count as one (TDA-35C)."""
    if not served.hands or is_redeal:
        return served
    return replace(served, hands=served.hands - 1)


@dataclass(frozen=True, slots=True)
class PenaltyHand:
    """A hand of a player under penalty: whether it is dealt and killed, and whether the stack posts."""

    is_dealt: bool
    posts: bool
    rule: Citation


def penalty_hand(rules: Rulebook) -> PenaltyHand:
    """The house says whether blinds and antes are taken meanwhile (PEN-04, TDA-71C)."""
    posts = rules["penalty_posts_blinds"] is True
    return PenaltyHand(is_dealt=posts, posts=posts, rule=rules.cite("TDA-71C" if posts else "PEN-04"))


def disqualify(stack: int) -> Booking:
    """The chips of a disqualified player leave play (PEN-01, TDA-71D)."""
    if stack < 0:
        raise Refused(say("A stack is worth at least 0."), at=("stack",))
    return Booking("disqualified", -stack)


def take_off_table(chips: int) -> Booking:
    """Chips that a player took off the table are out of the event (INT-01)."""
    if chips < 0:
        raise Refused(say("Nobody takes fewer than 0 chips."), at=("chips",))
    return Booking("taken off", -chips)


def may_show(*, left_in_event: int, in_pot: int, winner_takes_all: bool) -> bool:
    """Whether cards of a live hand may be shown: only heads-up, at the very end or for a single prize.

    Otherwise it is penalised, and the hand stays live all the same (PEN-05).
    """
    return in_pot == 2 and (left_in_event == 2 or winner_takes_all)
