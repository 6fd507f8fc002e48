"""The floor: who goes out, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.balancing import after_a_hand
from tdapp.director.bounties import knocking_out
from tdapp.director.bustouts import ending, going_out, gone, hand_now, refuse_the_last
from tdapp.director.openings import is_open
from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed
from tdapp.values.field import Seating
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import listed, ordinal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdapp.director.bustouts import Hand
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment


def bust(
    house: OpenHouse,
    tournament: str,
    *,
    out: Mapping[int, int | None],
    won_by: Mapping[int, Sequence[int]] | None = None,
    by: By,
) -> Change:
    """Take out all who busted on one hand; each with the stack at its start, where somebody knows it.

    `won_by` says who knocked out whom, where there are bounties. The last player cannot be busted: with one left the
    tournament is over.
    """
    tonight = Tonight.of(house, tournament)
    names = [tonight.name(entry) for entry in out]
    if not out:
        raise Refused(say("Say who is out."))
    refuse_the_last(tonight, len(out))
    if any(stack is not None and stack < 0 for stack in out.values()):
        raise Refused(say("A stack is worth at least 0."), at=("stack",))
    hand = hand_now(tonight.now)
    rows = [row for entry, stack in out.items() for row in going_out(tonight, entry, hand, stack, by.at)]
    rows += knocking_out(tonight, won_by or {}, out=out, hand=hand.n, at=by.at)
    rows += after_a_hand(tonight, {at.table for entry in out if (at := tonight.now[Seating].get(entry))})
    rows += ending(tonight, len(out), by.at)
    rule = str(tonight.rules.cite("ELI-01"))
    place, later = told_place(tonight, hand, len(out)), provisional(tonight, by.at, len(out))
    if len(out) == 1:
        where = tonight.where(next(iter(out)))
        told = say("{name} out {place}{where}{provisional}", name=names[0], place=place, where=where, provisional=later)
    else:
        told = say("{names} out {place}{provisional}", names=listed(names), place=place, provisional=later)
    return tonight.write(Deed(tournament, told, tuple(rows), rule), by)


def told_place(tonight: Tonight, hand: Hand, out: int) -> str:
    """in 14th; in 13th to 14th, where more go out on the same hand"""
    together = sum(one.hand == hand.n for one in gone(tonight.now)) if hand.is_hand_for_hand else 0
    best, worst = tonight.left - out + 1, tonight.left + together
    if best == worst:
        return say("in {place}", place=ordinal(worst))
    return say("in {best} to {worst}", best=ordinal(best), worst=ordinal(worst))


def provisional(tonight: Tonight, at: Moment, out: int = 1) -> str:
    """While entries are sold, whoever comes later pushes every place back by one."""
    if not is_open(tonight, at):
        return ""
    return say(", the place is provisional") if out == 1 else say(", the places are provisional")
