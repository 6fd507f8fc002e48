"""The order of places set right: who went out before or after whom, or on the same hand and with which stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from tdapp.director.bustouts import hands, places, spell, the_gone
from tdapp.director.invariants import check
from tdapp.director.prizes import refuse_once_paid
from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed, update
from tdapp.values.field import Elimination
from tdapp.values.noted import Nameless
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say
from tdapp.values.words import ordinal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tdapp.director.bustouts import Gone
    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse

Where = Literal["before", "after", "with"]


def went_out(house: OpenHouse, tournament: str, *, who: str, where: Where, other: str, why: str = "", by: By) -> Change:
    """Somebody went out before or after another, or on the same hand; `who` and `other` are keys of bust-outs."""
    tonight = Tonight.of(house, tournament)
    moved, beside = the_gone(tonight.now, who), the_gone(tonight.now, other)
    if moved.key == beside.key:
        raise Refused(say("Nobody goes out before himself."))
    old = hands(tonight.now)
    new = _put(old, moved, where, beside)
    if [[one.key for one in hand] for hand in new] == [[one.key for one in hand] for hand in old]:
        raise Refused(say("That is how it is already."))
    low, high = sorted((moved.hand, beside.hand))
    between = [one.entry for hand in old for one in hand if low <= one.hand <= high and one.entry is not None]
    refuse_once_paid(tonight, between, why)
    rows = list(_renumbered(tonight, old, new, moved, beside))
    after = Tonight(house, tonight.now.tried(rows))
    check(after.now)
    place = next(found for one, found in places(after) if one.key == moved.key)
    shown = (
        ordinal(place.best)
        if place.best == place.worst
        else say("{best} to {worst}", best=ordinal(place.best), worst=ordinal(place.worst))
    )
    told = _told(where, called(tonight, moved), called(tonight, beside), shown) + _because(why)
    return tonight.write(Deed(tournament, told, tuple(rows), str(place.rule)), by)


def _told(where: Where, name: str, other: str, place: str) -> str:
    if where == "before":
        return say("{name} went out before {other}: {place}", name=name, other=other, place=place)
    if where == "after":
        return say("{name} went out after {other}: {place}", name=name, other=other, place=place)
    return say("{name} went out on the same hand as {other}: {place}", name=name, other=other, place=place)


def _put(old: Sequence[list[Gone]], moved: Gone, where: Where, beside: Gone) -> list[list[Gone]]:
    """The hands in their new order; those who went out together stay together."""
    rest = [kept for hand in old if (kept := [one for one in hand if one.key != moved.key])]
    at = next(place for place, hand in enumerate(rest) if any(one.key == beside.key for one in hand))
    if where == "with":
        return [*rest[:at], [*rest[at], moved], *rest[at + 1 :]]
    at += where == "after"
    return [*rest[:at], [moved], *rest[at:]]


def _renumbered(
    tonight: Tonight, old: Sequence[list[Gone]], new: Sequence[list[Gone]], moved: Gone, beside: Gone
) -> Iterator[RowChange]:
    """As few hands as possible get another number; the hand that is played now stays the last."""
    now, renamed = tonight.now, dict[int, int]()
    given = _numbers([hand[0].hand for hand in old], new, moved)
    for number, hand in zip(given, new):
        for one in hand:
            row = now[Nameless][one.nameless] if one.entry is None else now[Elimination][one.entry]
            joins = one.key == moved.key and len(hand) > 1
            if one.key != moved.key:
                renamed[one.hand] = number
            yield update(row, hand=number, hand_for_hand=beside.hand_for_hand if joins else one.hand_for_hand)
    held = spell(now)
    if held is not None:
        yield update(held, hand=renamed.get(held.hand, max(held.hand, given[-1] + 1)))


def _numbers(old: list[int], new: Sequence[list[Gone]], moved: Gone) -> list[int]:
    """The numbers of the hands in their new order: those of before where there are as many hands as before."""
    if len(new) == len(old):
        return old
    given: list[int] = []
    for hand in new:
        stays = next((one.hand for one in hand if one.key != moved.key), 0)
        given.append(max(stays, (given[-1] if given else 0) + 1))
    return given


def set_stacks(house: OpenHouse, tournament: str, *, stacks: Mapping[int, int | None], why: str = "", by: By) -> Change:
    """What those who went out had at the start of the hand: of those who went out together more chips place higher."""
    tonight = Tonight.of(house, tournament)
    for entry, stack in stacks.items():
        the_gone(tonight.now, str(entry))
        if stack is not None and stack < 0:
            raise Refused(say("A stack is worth at least 0."), at=("stack", str(entry)))
    rows = [update(tonight.now[Elimination][entry], stack=stack) for entry, stack in stacks.items()]
    if not any(row.after for row in rows):
        raise Refused(say("That is how it is already."), at=("stack",))
    changed = {tonight.now[Elimination][entry].hand for entry in stacks}
    refuse_once_paid(tonight, (row.n for row in tonight.now[Elimination].values() if row.hand in changed), why)
    check(tonight.now.tried(rows))
    known = (f"{tonight.known_as(entry)} {'?' if n is None else grouped(n)}" for entry, n in stacks.items())
    told = say("Stacks at the start of the hand: {stacks}", stacks=say("; ").join(known)) + _because(why)
    return tonight.write(Deed(tournament, told, tuple(rows), str(tonight.rules.cite("TIE-01"))), by)


def called(tonight: Tonight, one: Gone) -> str:
    """Ann Lee; or somebody at table 7, while nobody has said who it was."""
    if one.entry is not None:
        return tonight.known_as(one.entry)
    return say("somebody") if one.table is None else say("somebody at table {table}", table=one.table)


def _because(why: str) -> str:
    return f". {why.strip()}" if why.strip() else ""
