"""What a director should look at in the bets of a limit or stud level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.stretches import is_stud
from tdapp.rules.structure import LEAST_GROWTH, MOST_GROWTH, can_pay
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tdapp.values.house import Stretch

BETS = ("bring_in", "small_bet", "big_bet")
NOT_PAYABLE: dict[str, Callable[[int], str]] = {
    "bring_in": lambda of: say("The bring-in of {amount:,} cannot be paid with the chips in play.", amount=of),
    "small_bet": lambda of: say("The small bet of {amount:,} cannot be paid with the chips in play.", amount=of),
    "big_bet": lambda of: say("The big bet of {amount:,} cannot be paid with the chips in play.", amount=of),
    "ante": lambda of: say("The ante of {amount:,} cannot be paid with the chips in play.", amount=of),
}


def limit_doubts(row: Stretch, before: Stretch | None, chips: tuple[int, ...]) -> Iterator[str]:
    """Big bets are twice the small ones; a bring-in is a quarter to a half of the small bet, the ante less than it."""
    if row.big_bet != 2 * row.small_bet:
        yield say(
            "A big bet of {big:,} beside a small bet of {small:,}: twice as much is usual.",
            big=row.big_bet,
            small=row.small_bet,
        )
    if row.bring_in and not row.small_bet <= 4 * row.bring_in <= 2 * row.small_bet:
        yield say(
            "A bring-in of {bring_in:,} with a small bet of {small:,}: a quarter to a half is usual.",
            bring_in=row.bring_in,
            small=row.small_bet,
        )
    if row.bring_in and row.ante >= row.bring_in:
        yield say(
            "The ante of {ante:,} is not less than the bring-in of {bring_in:,}.", ante=row.ante, bring_in=row.bring_in
        )
    if is_stud(row) and not row.bring_in:
        yield say("There is no bring-in.")
    if is_stud(row) and before is not None and before.small_bet:
        yield from _growth(before.small_bet, row.small_bet)
    yield from _cannot_be_paid(row, chips)


def _growth(before: int, now: int) -> Iterator[str]:
    if now < before:
        yield say("The small bet falls from {before:,} to {now:,}.", before=before, now=now)
    elif not LEAST_GROWTH * before <= 100 * now <= MOST_GROWTH * before:
        yield say(
            "The small bet goes from {before:,} to {now:,}: 1.15 to 2.5 times as much is usual.", before=before, now=now
        )


def _cannot_be_paid(row: Stretch, chips: tuple[int, ...]) -> Iterator[str]:
    for at in (*BETS, "ante") if is_stud(row) else BETS:
        amount = getattr(row, at)
        try:
            if amount and chips and not can_pay(amount, chips):
                yield NOT_PAYABLE[at](amount)
        except Refused:
            return
