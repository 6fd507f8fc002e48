"""What a director should look at in the bets of a limit or stud level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.stretches import is_stud
from tdapp.rules.structure import LEAST_GROWTH, MOST_GROWTH, can_pay
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.values.house import Stretch

BETS = {"bring_in": "bring-in", "small_bet": say("small bet"), "big_bet": say("big bet")}


def limit_doubts(row: Stretch, before: Stretch | None, chips: tuple[int, ...]) -> Iterator[str]:
    """Big bets are twice the small ones; a bring-in is a quarter to a half of the small bet, the ante less than it."""
    if row.big_bet != 2 * row.small_bet:
        yield f"A big bet of {row.big_bet:,} beside a small bet of {row.small_bet:,}: twice as much is usual."
    if row.bring_in and not row.small_bet <= 4 * row.bring_in <= 2 * row.small_bet:
        yield f"A bring-in of {row.bring_in:,} with a small bet of {row.small_bet:,}: a quarter to a half is usual."
    if row.bring_in and row.ante >= row.bring_in:
        yield f"The ante of {row.ante:,} is not less than the bring-in of {row.bring_in:,}."
    if is_stud(row) and not row.bring_in:
        yield "There is no bring-in."
    if is_stud(row) and before is not None and before.small_bet:
        yield from _growth(before.small_bet, row.small_bet)
    yield from _cannot_be_paid(row, chips)


def _growth(before: int, now: int) -> Iterator[str]:
    if now < before:
        yield f"The small bet falls from {before:,} to {now:,}."
    elif not LEAST_GROWTH * before <= 100 * now <= MOST_GROWTH * before:
        yield f"The small bet goes from {before:,} to {now:,}: 1.15 to 2.5 times as much is usual."


def _cannot_be_paid(row: Stretch, chips: tuple[int, ...]) -> Iterator[str]:
    names = BETS if not is_stud(row) else {**BETS, "ante": "ante"}
    for at, name in names.items():
        amount = getattr(row, at)
        try:
            if amount and chips and not can_pay(amount, chips):
                yield f"The {name} of {amount:,} cannot be paid with the chips in play."
        except Refused:
            return
