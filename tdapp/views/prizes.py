"""Prizes: the pool, what each place is paid, and who has it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.director.bustouts import places
from tdapp.director.deals import ALIKE, CALLED_OFF, METHODS, is_called_off, is_refunded
from tdapp.director.ledger import holding
from tdapp.director.ledger import pool as paid_for_prizes
from tdapp.director.openings import has_begun, is_open
from tdapp.director.openings import until as open_until
from tdapp.director.prize_plans import suggest
from tdapp.director.prizes import standings
from tdapp.director.purse import lines as pool_lines
from tdapp.director.purse import prize_money
from tdapp.resources import catalogue
from tdapp.values.dates import local
from tdapp.values.field import Elimination, Presence, Prize, Purchase
from tdapp.values.kept import MANY
from tdapp.values.money import money
from tdapp.values.noted import Nameless
from tdapp.values.prizes import Deal, DealShare
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count, either, ordinal
from tdapp.views.columns import Column
from tdapp.views.entrants import place_shown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdapp.director.bustouts import Gone
    from tdapp.director.prizes import Standing
    from tdapp.director.tonight import Tonight
    from tdapp.rules.places import Place
    from tdapp.values.house import Moment

IN_PLAY = say("Still in play")
WINNER_OPEN = say("Open until everybody who went out has a name")


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
    what: str = ""
    """What it is where it is no money, or what comes with it."""


@dataclass(frozen=True, slots=True)
class PoolPart:
    """A line of how the pool comes about; what comes off it is below 0."""

    title: str
    amount: int


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
    parts: tuple[PoolPart, ...] = ()
    open: int = 0
    """What no place gets yet, or below 0 what is given twice: it must be nothing before they are locked."""
    has_deal: bool = False
    paid_in: int = 0
    """What the entries paid for prizes, before anything came off it or was added."""
    is_refunded: bool = False
    """It was called off, and what was paid for prizes went back."""

    @property
    def to_pay(self) -> int:
        return sum(line.owed for line in self.lines)


def prizes(tonight: Tonight) -> Prizes:
    terms, now = tonight.terms, tonight.now
    in_pool = prize_money(now)
    overlay = max(terms.guarantee - in_pool, 0)
    base = Prizes(
        terms.currency,
        tonight.entries_sold,
        in_pool,
        terms.guarantee,
        overlay,
        bool(now[Prize]),
        say("Prizes follow from the entries: register the first players."),
        "",
        "",
        (),
        (),
        (),
        pool_parts(tonight, overlay),
        has_deal=bool(now[Deal]),
        paid_in=paid_for_prizes(now),
    )
    if is_refunded(now):
        return replace(base, why=_told_deal(tonight), is_refunded=True)
    if now[Prize]:
        return _locked(tonight, base)
    if not now[Purchase] or not base.entries:
        return base
    try:
        found = suggest(tonight)
    except Refused as refused:
        # The plan needs more entries, or more money, than there are yet.
        return replace(base, why=refused.sentence)
    lines = _lines(tonight, [award.amount for award in found.awards], [award.what for award in found.awards])
    return replace(
        base,
        why=found.why,
        rule=str(found.rule),
        rule_says=catalogue()[found.rule.rule].says,
        warnings=(*found.warnings, *_cannot_be_shared(lines, [award.what for award in found.awards])),
        amounts=found.prizes,
        lines=tuple(lines),
        open=found.open,
    )


def _locked(tonight: Tonight, base: Prizes) -> Prizes:
    rows = [row for _, row in sorted(tonight.now[Prize].items())]
    amounts, paid_out = [row.amount for row in rows], sum(row.amount for row in rows)
    changed = paid_out != base.pool + base.overlay
    locked = say(
        "Locked: {amount} for {places}. Entries do not change the prizes any more.",
        amount=money(paid_out, base.currency),
        places=count(len(rows), "place"),
    )
    warnings = [say("The pool has changed since the prizes were locked.")] if changed else []
    lines = _lines(tonight, amounts, [row.what for row in rows])
    return replace(
        base,
        why=_told_deal(tonight) or locked,
        warnings=(*warnings, *_cannot_be_shared(lines, [row.what for row in rows])),
        amounts=tuple(amounts),
        lines=tuple(lines),
    )


def _told_deal(tonight: Tonight) -> str:
    if not tonight.now[Deal]:
        return ""
    deal, shares = tonight.now[Deal][1], tonight.now[DealShare]
    if is_called_off(tonight.now):
        return say("It was called off. {settled}.", settled=CALLED_OFF[deal.method])
    if deal.method == ALIKE:
        return say("It was decided: {players} have won the same.", players=count(len(shares), "player"))
    currency = tonight.terms.currency
    fields = {
        "players": count(len(shares), "player"),
        "amount": money(sum(row.amount for row in shares.values()), currency),
        "method": METHODS[deal.method],
    }
    if deal.is_the_end:
        return say("A deal of {players} over {amount} ({method}): and it ended with that.", **fields)
    if not deal.reserve:
        return say(
            "A deal of {players} over {amount} ({method}): no money is left, and the places are played out.", **fields
        )
    return say(
        "A deal of {players} over {amount} ({method}): {reserve} is left for the winner, "
        "and the places are played out.",
        reserve=money(deal.reserve, currency),
        **fields,
    )


def award_of(whats: Sequence[str], best: int, worst: int) -> str:
    """What there is beside the money for those who share these places: one of it, where they are different."""
    return either(dict.fromkeys(filter(None, whats[best - 1 : worst])))


def _cannot_be_shared(lines: list[PrizeLine], whats: Sequence[str]) -> list[str]:
    """What two who share places cannot cut in two: they agree, or the better hand has it (TIE-02)."""
    shared = {line.places: line.what for line in lines if line.places[0] != line.places[1] and line.what}
    # Where each of the places has the same, nothing needs to be divided.
    for best, worst in [*shared]:
        if len({*whats[best - 1 : worst]}) == 1 and worst <= len(whats):
            del shared[best, worst]
    return [
        say(
            "{best} to {worst} place share {what}: what cannot be divided is the better hand's.",
            best=ordinal(best),
            worst=ordinal(worst),
            what=what,
        )
        for (best, worst), what in shared.items()
    ]


def pool_parts(tonight: Tonight, overlay: int) -> tuple[PoolPart, ...]:
    """How the pool comes about: by what was sold, what comes off it, what is added, and what the guarantee adds."""
    sold: dict[str, list[int]] = {}
    for row in holding(tonight.now):
        if row.price:
            sold.setdefault(row.kind, []).append(row.price)
    found = [PoolPart(_times(len(prices), kind), sum(prices)) for kind, prices in sold.items()]
    found += [PoolPart(row.name, amount if row.is_added else -amount) for row, amount in pool_lines(tonight.now)]
    return (*found, *([PoolPart(say("Added to the guarantee"), overlay)] if overlay else []))


def _times(number: int, kind: str) -> str:
    """18 buy-ins, 2 re-entries"""
    return count(number, kind, MANY.get(kind, ""))


def how_firm(tonight: Tonight, at: Moment) -> str:
    """Whether the places and amounts can still change, and until when."""
    if tonight.now[Prize]:
        return say("Locked")
    if not is_open(tonight, at):
        return say("Not locked yet. Entries are no longer sold.")
    if not has_begun(tonight, at):
        return say("Provisional: entries are sold, and the prizes follow them.")
    until = open_until(tonight.terms)
    return say("Provisional: entries are sold until {until}, and the prizes follow them.", until=until)


def prize_columns(currency: Callable[[], str]) -> tuple[Column, ...]:
    """`currency` is asked anew each time: another tournament may be on the desk."""

    def status(line: PrizeLine) -> str:
        if line.owed > 0:
            return say("Owed {amount}", amount=money(line.owed, currency()))
        return say("Paid") if line.is_paid else ""

    return (
        Column(say("Place"), lambda line: line.place, "right", 92),
        Column(say("Prize"), lambda line: money(line.amount, currency()), "right", 124),
        Column(say("Player"), lambda line: line.seen or IN_PLAY),
        Column(say("Status"), status, "left", 132),
        Column("", lambda line: line.what, "left", 132),
    )


def _lines(tonight: Tonight, amounts: list[int], whats: list[str]) -> list[PrizeLine]:
    found: list[PrizeLine] = []
    taken: dict[int, int] = {}
    shares = tonight.now[DealShare]
    for one in standings(tonight):
        if one.best > len(amounts) and one.entry not in shares:
            continue
        before = taken.get(one.best, 0)
        taken.update(dict.fromkeys(range(one.best, one.worst + 1), before + 1))
        shown = place_shown(one.best, one.worst)
        amount = one.prize if tonight.now[Prize] else _share(one, amounts, before)
        owed, seen = one.prize - one.paid, seen_as(tonight, one.entry)
        name = seen if tonight.terms.has_names else say("{place} place", place=shown)
        is_paid, what = one.paid > 0 and owed <= 0, award_of(whats, one.best, one.worst)
        found.append(PrizeLine(shown, amount, one.entry, name, owed, is_paid, (one.best, one.worst), seen, what))
    for gone, at in nameless_places(tonight):
        before = taken.get(at.best, 0)
        taken.update(dict.fromkeys(range(at.best, at.worst + 1), before + 1))
        if at.best <= len(amounts):
            amount = at.prize if tonight.now[Prize] else _share(at, amounts, before)
            what = award_of(whats, at.best, at.worst)
            shown = place_shown(at.best, at.worst)
            seen, span = seen_nameless(gone), (at.best, at.worst)
            found.append(PrizeLine(shown, amount, None, "", 0, False, span, seen, what))
    found += _by_deal(tonight) if shares else []
    for place, amount in enumerate(amounts, 1):
        if place not in taken and (not shares or place == 1):
            left = tonight.now[Deal][1].reserve if shares else amount
            seen = WINNER_OPEN if tonight.left == 1 else ""
            found.append(PrizeLine(ordinal(place), left, None, "", 0, False, (place, place), seen, whats[place - 1]))
    return sorted(found, key=lambda line: line.places)


def _by_deal(tonight: Tonight) -> list[PrizeLine]:
    """What those who are still in get whatever place they come to."""
    left = tonight.left
    return [
        PrizeLine(say("Deal"), row.amount, n, tonight.known_as(n), 0, False, (2, left), tonight.known_as(n))
        for n, row in sorted(tonight.now[DealShare].items(), key=lambda share: -share[1].amount)
        if n in tonight.now[Presence] and left > 1
    ]


def seen_as(tonight: Tonight, entry: int) -> str:
    """A player's name; in a tournament without names when they went out, by which those who paid know them again."""
    if tonight.terms.has_names:
        return tonight.known_as(entry)
    out = tonight.now[Elimination].get(entry)
    return say("Out at {time:%H:%M}", time=local(out.at)) if out else say("Winner")


def nameless_places(tonight: Tonight) -> list[tuple[Gone, Place]]:
    """The places of those who went out without a name, with their prizes once these are locked."""
    if not tonight.now[Nameless]:
        return []
    locked = [row.amount for _, row in sorted(tonight.now[Prize].items())]
    return [(one, place) for one, place in places(tonight, locked) if one.entry is None]


def seen_nameless(one: Gone) -> str:
    """Where somebody without a name went out, by which the table knows whom it was."""
    return say("Nameless") if one.table is None else say("Nameless, table {table}", table=one.table)


def _share(one: Standing | Place, amounts: list[int], before: int) -> int:
    """An equal part of what the shared places are paid; odd units go to those who are listed first."""
    share, odd = divmod(sum(amounts[one.best - 1 : one.worst]), one.worst - one.best + 1)
    return share + (before < odd)
