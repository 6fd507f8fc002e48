"""The purse: what the entries paid for prizes, what comes off it, and what is added to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.ledger import pool
from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed, delete, insert
from tdapp.values.field import Prize
from tdapp.values.money import MOST, money
from tdapp.values.prizes import Deal, PoolLine
from tdapp.values.refusal import Refused
from tdapp.values.say import say, spoken
from tdapp.values.words import count, one_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

WHOLE = 10_000
"""All of the pool, in the hundredths of a percent that a line counts in."""
MOST_LINES = 20
LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Line:
    """What somebody wants taken off the pool or added to it: a percentage in hundredths, or an amount."""

    name: str
    is_added: bool = False
    percent: int | None = None
    amount: int | None = None


def lines(now: Snapshot) -> list[tuple[PoolLine, int]]:
    """Every line with what it comes to."""
    rows = [row for _, row in sorted(now[PoolLine].items())]
    return [*zip(rows, amounts(rows, pool(now)))]


def amounts(wanted: Sequence[Line | PoolLine], paid: int) -> list[int]:
    """What lines come to. A share is of what the entries paid; nothing comes off that is neither paid nor added."""
    wished = [line.amount if line.amount is not None else paid * (line.percent or 0) // WHOLE for line in wanted]
    left = paid + sum(amount for line, amount in zip(wanted, wished) if line.is_added)
    found = []
    for line, amount in zip(wanted, wished):
        fits = amount if line.is_added else min(amount, left)
        left -= 0 if line.is_added else fits
        found.append(fits)
    return found


def prize_money(now: Snapshot) -> int:
    """What there is for prizes, before the house adds what is missing to a guarantee."""
    return pool(now) + sum(amount if row.is_added else -amount for row, amount in lines(now))


def set_lines(house: OpenHouse, tournament: str, *, wanted: Sequence[Line], by: By) -> Change:
    """Say anew what comes off the pool and what is added: staff, charity, season fund, a sponsor."""
    tonight = Tonight.of(house, tournament)
    refuse_when_locked(tonight)
    if len(wanted) > MOST_LINES:
        raise Refused(say("At most {most} lines change the pool.", most=MOST_LINES), at=("lines",))
    rows = [PoolLine(tournament, n, *_checked(line, n - 1)) for n, line in enumerate(wanted, 1)]
    if sum(row.percent or 0 for row in rows if not row.is_added) > WHOLE:
        raise Refused(say("More than all of the pool cannot come off it."), at=("lines",))
    old = [row for _, row in sorted(tonight.now[PoolLine].items())]
    if rows == old:
        raise Refused(say("The pool is divided like that already."))
    told = say("; ").join(said(row, tonight.terms.currency) for row in rows)
    sentence = (
        say("The prize pool: {lines}", lines=told) if told else say("The prize pool: everything paid in is paid out")
    )
    changes = (*(delete(row) for row in old), *(insert(row) for row in rows))
    return tonight.write(Deed(tournament, sentence, changes, str(tonight.rules.cite("PAY-01"))), by)


def _checked(line: Line, place: int) -> tuple[str, bool, int | None, int | None]:
    name, at = one_line(line.name), ("lines", place)
    if not name or len(name) > LONGEST_NAME:
        raise Refused(say("Say what it is for, in at most {letters}.", letters=count(LONGEST_NAME, "letter")), at=at)
    if (line.percent is None) == (line.amount is None):
        raise Refused(say("Say a percentage or an amount."), at=at)
    if line.percent is not None and not 0 < line.percent <= WHOLE:
        raise Refused(say("A share is more than 0 and at most 100 %."), at=at)
    if line.amount is not None and not 0 < line.amount <= MOST:
        raise Refused(say("The amount is more than nothing."), at=at)
    return name, line.is_added, line.percent, line.amount


def said(row: PoolLine, currency: str) -> str:
    """Staff −3 %; Added by the sponsor +€500"""
    sign = "+" if row.is_added else "−"
    size = money(row.amount, currency) if row.amount is not None else percent_shown(row.percent or 0)
    return f"{row.name} {sign}{size}"


def percent_shown(hundredths: int) -> str:
    whole, part = divmod(hundredths, 100)
    return f"{whole}{f'{spoken().decimal}{part:02}'.rstrip('0') if part else ''} %"


def refuse_when_locked(tonight: Tonight) -> None:
    if tonight.now[Prize]:
        raise Refused(say("The prizes are locked: unlock them first."))
    if tonight.now[Deal]:
        raise Refused(say("It was called off: there is no prize left to divide."))
