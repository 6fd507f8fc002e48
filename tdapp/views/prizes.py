"""Prizes: the pool, what each place is paid, and who has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.ledger import pool
from tdapp.director.openings import has_begun, is_open
from tdapp.director.openings import until as open_until
from tdapp.director.prizes import standings, suggest
from tdapp.resources import catalogue
from tdapp.values.field import Elimination, Prize, Purchase
from tdapp.values.money import money
from tdapp.values.words import count, ordinal
from tdapp.views.columns import Column
from tdapp.views.moments import local

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.director.prizes import Standing
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment

IN_PLAY = "Still in play"


@dataclass(frozen=True, slots=True)
class PrizeLine:
    """A place and its prize. Two who share a place have a line each, with what each of them gets."""

    place: str
    amount: int
    entry: int | None
    name: str
    owed: int
    is_paid: bool
    places: tuple[int, int]
    """The best and the worst of the places that it stands for."""
    seen: str = ""
    """What a list shows of who has it: a name; or when somebody without one went out."""


@dataclass(frozen=True, slots=True)
class Prizes:
    """`amounts` is what each place is paid, from the first on; `lines` are those places with who has them."""

    currency: str
    entries: int
    pool: int
    guarantee: int
    overlay: int
    is_locked: bool
    why: str
    rule: str
    rule_says: str
    warnings: tuple[str, ...]
    amounts: tuple[int, ...]
    lines: tuple[PrizeLine, ...]

    @property
    def to_pay(self) -> int:
        return sum(line.owed for line in self.lines)


def prizes(tonight: Tonight) -> Prizes:
    terms, now = tonight.terms, tonight.now
    locked = [row.amount for _, row in sorted(now[Prize].items())]
    in_pool, rule, says = pool(now), "", ""
    warnings: tuple[str, ...] = ()
    entries = tonight.entries_sold
    if locked:
        amounts = locked
        paid_out = sum(locked)
        if paid_out != max(in_pool, terms.guarantee):
            warnings = ("The pool has changed since the prizes were locked.",)
        shared = f"{money(paid_out, terms.currency)} for {count(len(locked), 'place')}"
        why = f"Locked: {shared}. Entries do not change the prizes any more."
    elif now[Purchase] and entries:
        found = suggest(tonight)
        amounts, why, rule, warnings = list(found.prizes), found.why, str(found.rule), found.warnings
        says = catalogue()[found.rule.rule].says
    else:
        amounts, why = [], "Prizes follow from the entries: register the first players."
    overlay = max(terms.guarantee - in_pool, 0)
    return Prizes(
        terms.currency,
        entries,
        in_pool,
        terms.guarantee,
        overlay,
        bool(locked),
        why,
        rule,
        says,
        warnings,
        tuple(amounts),
        tuple(_lines(tonight, amounts)),
    )


def how_firm(tonight: Tonight, at: Moment) -> str:
    """Whether the places and amounts can still change, and until when."""
    if tonight.now[Prize]:
        return "Locked"
    if not is_open(tonight, at):
        return "Not locked yet. Entries are no longer sold."
    until = f" until {open_until(tonight.terms)}" if has_begun(tonight) else ""
    return f"Provisional: entries are sold{until}, and the prizes follow them."


def prize_columns(currency: Callable[[], str]) -> tuple[Column, ...]:
    """`currency` is asked anew each time: another tournament may be on the desk."""

    def status(line: PrizeLine) -> str:
        if line.owed > 0:
            return f"Owed {money(line.owed, currency())}"
        return "Paid" if line.is_paid else ""

    return (
        Column("Place", lambda line: line.place, "right", 116),
        Column("Prize", lambda line: money(line.amount, currency()), "right", 136),
        Column("Player", lambda line: line.seen or IN_PLAY),
        Column("Status", status, "left", 168),
    )


def _lines(tonight: Tonight, amounts: list[int]) -> list[PrizeLine]:
    found: list[PrizeLine] = []
    taken: dict[int, int] = {}
    for one in standings(tonight):
        if one.best > len(amounts):
            continue
        before = taken.get(one.best, 0)
        taken.update(dict.fromkeys(range(one.best, one.worst + 1), before + 1))
        shown = ordinal(one.best) if one.best == one.worst else f"{ordinal(one.best)}–{ordinal(one.worst)}"
        amount = one.prize if tonight.now[Prize] else _share(one, amounts, before)
        owed, seen = one.prize - one.paid, seen_as(tonight, one.entry)
        name = seen if tonight.terms.has_names else f"{shown} place"
        is_paid = one.paid > 0 and owed <= 0
        found.append(PrizeLine(shown, amount, one.entry, name, owed, is_paid, (one.best, one.worst), seen))
    for place, amount in enumerate(amounts, 1):
        if place not in taken:
            found.append(PrizeLine(ordinal(place), amount, None, "", 0, False, (place, place)))
    return sorted(found, key=lambda line: line.places)


def seen_as(tonight: Tonight, entry: int) -> str:
    """A player's name; in a tournament without names when they went out, by which those who paid know them again."""
    if tonight.terms.has_names:
        return tonight.known_as(entry)
    out = tonight.now[Elimination].get(entry)
    return f"Out at {local(out.at):%H:%M}" if out else "Winner"


def _share(one: Standing, amounts: list[int], before: int) -> int:
    """An equal part of what the shared places are paid; odd units go to those who are listed first."""
    share, odd = divmod(sum(amounts[one.best - 1 : one.worst]), one.worst - one.best + 1)
    return share + (before < odd)
