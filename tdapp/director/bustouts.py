"""Who went out, hand by hand: named or not yet, one after the other or together."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from tdapp.rules.places import Bust
from tdapp.rules.places import places as places_of
from tdapp.store.change import delete, insert, update
from tdapp.values.field import Elimination, Presence, Seating
from tdapp.values.house import Tournament
from tdapp.values.noted import HandForHand, Nameless, Stack
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdapp.director.tonight import Tonight
    from tdapp.rules.places import Place
    from tdapp.store.change import RowChange
    from tdapp.store.snapshot import Snapshot
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class Gone:
    """Somebody who went out: an entry, or a `nameless` of whom nobody has said yet who it was."""

    entry: int | None
    nameless: int | None
    hand: int
    stack: int | None
    table: int | None
    at: Moment
    hand_for_hand: bool

    @property
    def key(self) -> str:
        """17, or ?2 for the second who has no name."""
        return f"?{self.nameless}" if self.entry is None else str(self.entry)


@dataclass(frozen=True, slots=True)
class Hand:
    """The hand on which somebody goes out now."""

    n: int
    is_hand_for_hand: bool = False


def gone(now: Snapshot) -> list[Gone]:
    """Everybody who went out, the first to go first; those of one hand as they were reported."""
    return sorted(map(_gone, _rows(now)), key=lambda one: one.hand)


def _rows(now: Snapshot) -> list[Elimination | Nameless]:
    return [*now[Elimination].values(), *now[Nameless].values()]


def _gone(row: Elimination | Nameless) -> Gone:
    if isinstance(row, Elimination):
        return Gone(row.n, None, row.hand, row.stack, row.table, row.at, row.hand_for_hand)
    return Gone(None, row.n, row.hand, None, row.table, row.at, row.hand_for_hand)


def hands(now: Snapshot) -> list[list[Gone]]:
    """The same, those who went out on one hand together."""
    return [list(hand) for _, hand in groupby(gone(now), key=lambda one: one.hand)]


def the_gone(now: Snapshot, key: str) -> Gone:
    found = next((one for one in gone(now) if one.key == key), None)
    if found is None:
        raise Refused(say("That player is not out."))
    return found


def places(tonight: Tonight, prizes: Sequence[int] = ()) -> Iterator[tuple[Gone, Place]]:
    """Where everybody finished who is out, hand by hand; provisional as long as entries are sold."""
    left = tonight.entries_sold
    for together in hands(tonight.now):
        yield from _places_of_a_hand(tonight, left, together, prizes)
        left -= len(together)


def place_of(tonight: Tonight, entry: int, prizes: Sequence[int] = ()) -> Place | None:
    """The same of one entry: in a large field it costs to place everybody."""
    now = tonight.now
    if (out := now[Elimination].get(entry)) is None:
        return None
    rows = _rows(now)
    left = tonight.entries_sold - sum(row.hand < out.hand for row in rows)
    together = [_gone(row) for row in rows if row.hand == out.hand]
    found = _places_of_a_hand(tonight, left, together, prizes)
    return next(place for one, place in found if one.entry == entry)


def _places_of_a_hand(
    tonight: Tonight, left: int, together: Sequence[Gone], prizes: Sequence[int]
) -> Iterator[tuple[Gone, Place]]:
    by_key = {one.key: one for one in together}
    # Where a table is not known of all of them, it decides nothing.
    tables = all(one.table is not None for one in together)
    busts = [Bust(one.key, one.stack or 0, one.table if tables else None) for one in together]
    is_held = tables and together[0].hand_for_hand
    # Most of a large field finishes outside the money, and then the prizes need no look.
    in_reach = prizes if left - len(together) < len(prizes) else ()
    for place in places_of(left, busts, hand_for_hand=is_held, prizes=in_reach, rules=tonight.rules):
        yield by_key[place.player], place


def spell(now: Snapshot) -> HandForHand | None:
    """The spell of hand-for-hand that is on, if one is."""
    return next((row for row in now[HandForHand].values() if row.ended is None), None)


def next_hand(now: Snapshot) -> int:
    return max(now.most(Elimination, "hand"), now.most(Nameless, "hand")) + 1


def hand_now(now: Snapshot) -> Hand:
    """One of its own; while play is hand for hand, that of all tables."""
    held = spell(now)
    return Hand(next_hand(now)) if held is None else Hand(held.hand, is_hand_for_hand=True)


def alone(now: Snapshot) -> tuple[Hand, list[RowChange]]:
    """A hand of nobody else, for who goes out without playing one; what is played hand for hand comes after it."""
    n, held = next_hand(now), spell(now)
    return Hand(n), [update(held, hand=n + 1)] if held is not None and held.hand == n else []


def leaving(tonight: Tonight, entry: int) -> list[RowChange]:
    """Somebody plays no more: off the list, off the chair, and what was counted is counted no more."""
    now = tonight.now
    found = (now[Presence].get(entry), now[Seating].get(entry), now[Stack].get(entry))
    return [delete(row) for row in found if row is not None]


def going_out(tonight: Tonight, entry: int, hand: Hand, stack: int | None, at: Moment) -> list[RowChange]:
    """An entry goes out on a hand, with the stack at its start where somebody knows it."""
    chair = tonight.now[Seating].get(entry)
    table, seat = (chair.table, chair.seat) if chair else (None, None)
    out = Elimination(tonight.now.stream, entry, hand.n, stack, table, seat, at, hand.is_hand_for_hand)
    return [*leaving(tonight, entry), insert(out)]


def refuse_the_last(tonight: Tonight, out: int) -> None:
    if out >= tonight.left:
        raise Refused(say("Somebody must hold the chips: the last player cannot go out."))


def ending(tonight: Tonight, out: int, at: Moment) -> list[RowChange]:
    """With one left the tournament is over, and that one has won."""
    if tonight.left - out != 1:
        return []
    held = spell(tonight.now)
    return [update(tonight.terms, finished=at), *([update(held, ended=at)] if held else [])]


def the_winner(now: Snapshot) -> int | None:
    """The one who is left when all others are out and known by name."""
    if now.the(Tournament, now.stream).finished is None or now[Nameless] or len(now[Presence]) != 1:
        return None
    return int(next(iter(now[Presence])))
