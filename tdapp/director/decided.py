"""A satellite is decided once everybody who is left wins the same: nobody plays on for what is won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.deals import ALIKE, ended, to_divide
from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed, insert
from tdapp.values.field import Presence, Prize
from tdapp.values.money import money
from tdapp.values.noted import Nameless, Stack
from tdapp.values.prizes import Deal, DealShare
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse


def is_decided(tonight: Tonight) -> bool:
    """Whether the places that are left are all worth the same, and nobody has to be named first."""
    now, left = tonight.now, tonight.left
    if left < 2 or tonight.terms.finished is not None or bool(now[Deal]) or bool(now[Nameless]):
        return False
    awards = [(row.amount, row.what) for place, row in sorted(now[Prize].items()) if place <= left]
    return len(awards) == left and len(set(awards)) == 1 and awards[0] != (0, "")


def end(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """It ends here: those who are left share the places, and each has what all of them have won."""
    tonight = Tonight.of(house, tournament)
    if not is_decided(tonight):
        raise Refused(say("It is not decided: the places that are left are not worth the same."))
    now, each = tonight.now, to_divide(tonight.now)[0]
    stacks = {n: now[Stack][n].chips if n in now[Stack] else 0 for n in sorted(now[Presence])}
    rows = [insert(Deal(tournament, 1, ALIKE, 0, by.at, True))]
    rows += [insert(DealShare(tournament, n, stack, each)) for n, stack in stacks.items()]
    rows += ended(tonight, stacks, by)
    what = now[Prize][1].what
    won = what or money(each, tonight.terms.currency)
    told = say("{players} have won {won} each: it ends here", players=count(len(stacks), "player"), won=won)
    return tonight.write(Deed(tournament, told, tuple(rows), str(tonight.rules.cite("PAY-01"))), by)
