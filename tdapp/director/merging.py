"""One person who is known twice: two records become one.

The other record stays in the file and points to the one that stands, so that evenings of before keep their entries,
and undo finds everything as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.director.apart import new_pair, pairs_with
from tdapp.director.houses import write_house
from tdapp.director.players import record, records_of
from tdapp.store.change import delete, insert, update
from tdapp.values.field import Booking, Presence
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Player

CARRIED = ("nickname", "member", "note", "barred", "is_of_age")


def merge(house: OpenHouse, *, keep: str, other: str, by: By) -> Change:
    """`other` is the same person as `keep`, whose record stands; it is given what it lacks."""
    stands, goes = record(house, keep, at="keep"), record(house, other, at="other")
    if keep == other:
        raise Refused(say("A record cannot be merged with itself."), at=("other",))
    if where := _both_in(house, keep, other):
        raise Refused(_told_both(stands, goes, where), at=("other",))
    rows = (update(goes, merged_into=keep), update(stands, **carried(stands, goes)), *_pairs(house, keep, other))
    return write_house(house, _sentence(stands, goes), rows, by)


def carried(stands: Player, goes: Player) -> dict[str, Any]:
    """What one record has and the other lacks."""
    return {
        column: getattr(goes, column)
        for column in CARRIED
        if getattr(goes, column) and not getattr(stands, column)
    }  # fmt: skip


def _both_in(house: OpenHouse, keep: str, other: str) -> str:
    """An unfinished tournament that has both of them, playing or waiting, at this moment."""
    mine, theirs = records_of(house, keep), records_of(house, other)
    for terms in house.tournaments():
        if terms.finished is None:
            now = house.snapshot(terms.id)
            here = {row.player for row in now[Presence].values()} | {row.player for row in now[Booking].values()}
            if here & mine and here & theirs:
                return terms.name
    return ""


def _told_both(stands: Player, goes: Player, where: str) -> str:
    if stands.name == goes.name:
        return say("Both {name} are in {tournament}.", name=stands.name, tournament=where)
    return say(
        "{name} and {other} are both in {tournament}: they cannot be one person.",
        name=stands.name,
        other=goes.name,
        tournament=where,
    )


def _pairs(house: OpenHouse, keep: str, other: str) -> list[RowChange]:
    """Whom the one was not seated with, the other is not either."""
    has, moves = pairs_with(house, keep), pairs_with(house, other)
    rows = [delete(pair) for pair in moves.values()]
    return [*rows, *(insert(new_pair(keep, who, pair.why)) for who, pair in moves.items() if who not in {*has, keep})]


def _sentence(stands: Player, goes: Player) -> str:
    if stands.name != goes.name:
        return say("{other} is {name}: two records became one", other=goes.name, name=stands.name)
    return say("Two records of {name} became one", name=stands.name)
