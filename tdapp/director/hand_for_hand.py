"""Play hand for hand: all tables play one hand at a time, and whoever goes out on it goes out together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.bustouts import gone, next_hand, spell
from tdapp.director.clock import has_started
from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed, insert, update
from tdapp.values.noted import HandForHand
from tdapp.values.refusal import Refused
from tdapp.values.words import count

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

RULE = "RP-8A"


def is_on(tonight: Tonight) -> bool:
    return spell(tonight.now) is not None


def begin(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """“Finish this hand, then hold”: from now on bust-outs of all tables belong to one hand (RP-8A)."""
    tonight = Tonight.of(house, tournament)
    if tonight.terms.finished is not None:
        raise Refused("The tournament is over.")
    if not has_started(tonight.now):
        raise Refused("No hand was dealt yet.")
    if is_on(tonight):
        raise Refused("Play is hand for hand already.")
    row = HandForHand(tournament, tonight.now.next(HandForHand), next_hand(tonight.now), by.at, None)
    told = f"Hand for hand, {count(tonight.left, 'player')} left"
    return tonight.write(Deed(tournament, told, (insert(row),), str(tonight.rules.cite(RULE))), by)


def next_one(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """All tables have finished the hand: whoever goes out now goes out on the next one."""
    tonight = Tonight.of(house, tournament)
    held = spell(tonight.now)
    if held is None:
        raise Refused("Play is not hand for hand.")
    out = sum(one.hand == held.hand for one in gone(tonight.now))
    if not out:
        raise Refused("Nobody went out on this hand: it goes on as it is.")
    told = f"The next hand, hand for hand: {count(out, 'player')} went out on the last one, {tonight.left:,} left"
    row = update(held, hand=next_hand(tonight.now))
    return tonight.write(Deed(tournament, told, (row,), str(tonight.rules.cite(RULE))), by)


def end(house: OpenHouse, tournament: str, *, by: By) -> Change:
    tonight = Tonight.of(house, tournament)
    held = spell(tonight.now)
    if held is None:
        raise Refused("Play is not hand for hand.")
    told = f"Hand for hand is over, {count(tonight.left, 'player')} left"
    return tonight.write(Deed(tournament, told, (update(held, ended=by.at),), str(tonight.rules.cite(RULE))), by)
