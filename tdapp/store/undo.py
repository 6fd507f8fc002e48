"""Taking a Change back: the same rows backwards, as a new Change.

It may be undone once, and only while everything that it changed still reads as it left it. Money is never taken
away: what came in goes out again, by a row that reverses the other; and an entry keeps its number.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any, TypeVar

from tdapp.store.change import Deed, RowChange, insert
from tdapp.store.tables import KINDS
from tdapp.values.field import ChipChange, Payment, Purchase
from tdapp.values.refusal import Refused
from tdapp.values.say import LANGUAGES, say, spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tdapp.store.change import Change, Told
    from tdapp.store.snapshot import Snapshot

Ledger = TypeVar("Ledger", Payment, Purchase, ChipChange)
THE_FIRST = 1
"""The Change that made a stream: to take it back is to delete a tournament, which no key does by itself."""
UNDO, REDO = spoken().undo, spoken().redo
UNDOS, REDOS = tuple(each.undo for each in LANGUAGES.values()), tuple(each.redo for each in LANGUAGES.values())
"""A house file may have been written in several languages."""


def to_undo(change: Change, now: Snapshot, later: Sequence[Change], *, at: int, who: str) -> Deed:
    """What takes the Change back, or the sentence that says what is in the way. `later` are those after it."""
    if not change.rows:
        raise Refused(say("“{sentence}” only says what happened: there is nothing to undo.", sentence=change.sentence))
    for other in later:
        if other.undoes == change.n:
            raise Refused(say("“{sentence}” was undone already.", sentence=change.sentence))
    inserted = {(row.kind, row.key) for row in change.rows if row.before is None}
    for row in change.rows:
        if not _still_as_left(row, now, inserted):
            raise Refused(_in_the_way(change.sentence, row, later))
    return Deed(
        change.stream, _sentence(change.sentence), _backwards(change, now, at, who), change.rule, change.kind, change.n
    )


def _still_as_left(row: RowChange, now: Snapshot, inserted: set[tuple[str, Any]]) -> bool:
    if KINDS[row.kind].is_ledger:
        return True
    found = now.rows.get(row.kind, {}).get(row.key[-1])
    if row.after is None:
        return found is None or (row.kind, row.key) in inserted
    return found is not None and all(getattr(found, name) == value for name, value in row.after.items())


def _in_the_way(sentence: str, row: RowChange, later: Sequence[Change]) -> str:
    for change in reversed(later):
        if any((other.kind, other.key) == (row.kind, row.key) for other in change.rows):
            return say(
                "“{sentence}” cannot be undone: “{later}” came after it. Undo that first.",
                sentence=sentence,
                later=change.sentence,
            )
    return say("“{sentence}” cannot be undone: the file holds something else now.", sentence=sentence)


def _backwards(change: Change, now: Snapshot, at: int, who: str) -> tuple[RowChange, ...]:
    rows = [row.backwards for row in change.rows if not (KINDS[row.kind].stays and row.before is None)]
    next_number: dict[type[Any], int] = {}
    for row in change.rows:
        if KINDS[row.kind].is_ledger:
            assert row.before is None, "a ledger only grows"
            value = KINDS[row.kind].as_value(row.after or {})
            number = next_number.get(type(value), now.next(type(value)))
            next_number[type(value)] = number + 1
            rows.append(insert(reversal(value, n=number, at=at, who=who)))
    return tuple(rows)


def _reversed_payment(payment: Payment, n: int, at: int, who: str) -> Payment:
    """The money goes back the way it came; whoever gives it back has it missing in the till."""
    back = not payment.is_incoming
    return replace(payment, n=n, at=at, is_incoming=back, reverses=payment.n, clerk=who, received=None)


def _reversed_purchase(purchase: Purchase, n: int, at: int, _: str) -> Purchase:
    """A purchase that reverses one takes its price and its chips back; reversed itself, they are there again."""
    return replace(purchase, n=n, at=at, reverses=purchase.n)


def _reversed_chips(change: ChipChange, n: int, at: int, _: str) -> ChipChange:
    return replace(change, n=n, at=at, delta=-change.delta, reverses=change.n)


_REVERSALS: dict[type[Any], Callable[[Any, int, int, str], Any]] = {
    Payment: _reversed_payment,
    Purchase: _reversed_purchase,
    ChipChange: _reversed_chips,
}


def reversal(value: Ledger, *, n: int, at: int, who: str) -> Ledger:
    """The row of a ledger that takes another one back."""
    reversed_one: Ledger = _REVERSALS[type(value)](value, n, at, who)
    return reversed_one


def _sentence(told: str) -> str:
    if told.startswith(UNDOS):
        return REDO + _bare(told, UNDOS)
    return UNDO + _bare(told, REDOS)


def _bare(told: str, beginnings: tuple[str, ...]) -> str:
    return told.removeprefix(next((each for each in beginnings if told.startswith(each)), ""))


def is_undo(told: Told) -> bool:
    return told.sentence.startswith(UNDOS) and told.undoes is not None


def last_to_undo(journal: Sequence[Told], desk: str) -> Told | None:
    """What Ctrl+Z takes back: this desk's last deed that was not undone. The clock has an undo of its own."""
    undone = {told.undoes for told in journal}
    mine = (told for told in _within_reach(journal) if told.desk == desk and told.kind == "deed")
    return next((told for told in mine if told.n not in undone and not is_undo(told) and told.n != THE_FIRST), None)


def last_to_redo(journal: Sequence[Told], desk: str) -> Told | None:
    """What Ctrl+Y brings back: this desk's last undo, as long as it has done nothing new since."""
    undone = {told.undoes for told in journal}
    for told in _within_reach(journal):
        if told.desk == desk and told.kind == "deed" and told.n not in undone:
            if is_undo(told):
                return told
            if not told.sentence.startswith(REDOS):
                return None
    return None


def _within_reach(journal: Sequence[Told]) -> Iterator[Told]:
    """Newest first, back to where the file was last brought up to date."""
    return takewhile(lambda told: told.kind != "checkpoint", reversed(journal))
