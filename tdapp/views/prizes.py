"""Prizes: the pool, what each place is paid, and who has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.prizes import pool, standings, suggest
from tdapp.values.field import Prize, Purchase
from tdapp.values.words import ordinal

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight


@dataclass(frozen=True, slots=True)
class PrizeLine:
    """A place and its prize. Two who share a place have a line each, with what each of them gets."""

    place: str
    amount: int
    entry: int | None
    name: str
    owed: int
    is_paid: bool


@dataclass(frozen=True, slots=True)
class Prizes:
    currency: str
    entries: int
    pool: int
    guarantee: int
    overlay: int
    is_locked: bool
    why: str
    rule: str
    warnings: tuple[str, ...]
    lines: tuple[PrizeLine, ...]

    @property
    def to_pay(self) -> int:
        return sum(line.owed for line in self.lines)


def prizes(tonight: Tonight) -> Prizes:
    terms, now = tonight.terms, tonight.now
    locked = [row.amount for _, row in sorted(now[Prize].items())]
    in_pool, rule = pool(now), ""
    warnings: tuple[str, ...] = ()
    entries = tonight.entries_sold
    if locked:
        amounts = locked
        paid_out = sum(locked)
        if paid_out != max(in_pool, terms.guarantee):
            warnings = ("The pool has changed since the prizes were locked.",)
        why = f"Locked: {len(locked)} places."
    elif now[Purchase] and entries:
        found = suggest(tonight)
        amounts, why, rule, warnings = list(found.prizes), found.why, str(found.rule), found.warnings
    else:
        amounts, why = [], "Prizes follow from the entries: register the first players."
    overlay = max(terms.guarantee - in_pool, 0)
    lines = _lines(tonight, amounts)
    return Prizes(
        terms.currency, entries, in_pool, terms.guarantee, overlay, bool(locked), why, rule, warnings, tuple(lines)
    )


def _lines(tonight: Tonight, amounts: list[int]) -> list[PrizeLine]:
    found: list[tuple[int, PrizeLine]] = []
    taken: set[int] = set()
    for one in standings(tonight):
        if one.best > len(amounts):
            continue
        taken.update(range(one.best, one.worst + 1))
        place = ordinal(one.best) if one.best == one.worst else f"{ordinal(one.best)}–{ordinal(one.worst)}"
        amount = one.prize if tonight.now[Prize] else amounts[one.best - 1]
        owed = one.prize - one.paid
        line = PrizeLine(place, amount, one.entry, tonight.known_as(one.entry), owed, one.paid > 0 and owed <= 0)
        found.append((one.best, line))
    open_places = [place for place in range(1, len(amounts) + 1) if place not in taken]
    found += [(place, PrizeLine(ordinal(place), amounts[place - 1], None, "", 0, False)) for place in open_places]
    return [line for _, line in sorted(found, key=lambda pair: pair[0])]
