"""The ways a purse is divided: each with an id (stored), a name (shown), and what it must be told."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from tdapp.rules.curves import Wanted
from tdapp.rules.payouts import MOST_PLACES, pay_curve, pay_shares, pay_table
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count, listed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdapp.rules.payouts import Payouts, Purse, ShareTable
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation

USUAL_PERCENT = Fraction(15)


@dataclass(frozen=True, slots=True)
class Wish:
    """What a way of dividing is told: each reads what it needs. Shares and percentages are in percent."""

    table: str = ""
    shares: tuple[Fraction, ...] = ()
    places: int = 0
    """So many places; 0: by the percentage."""
    percent: Fraction = USUAL_PERCENT
    first_share: Fraction | None = None
    min_cash: int = 0
    amounts: tuple[int, ...] = ()
    seat: str = ""
    """What a satellite is played for."""
    worth: int = 0
    trophies: tuple[tuple[int, str], ...] = ()
    """What some places get beside the money."""


@dataclass(frozen=True, slots=True)
class Award:
    """What a place is paid, and what that is where it is no money."""

    amount: int
    what: str = ""


@dataclass(frozen=True, slots=True)
class Division:
    """The awards from first place on. `open` is what is still to be given to a place, or below 0 given twice."""

    awards: tuple[Award, ...]
    pool: int
    overlay: int
    warnings: tuple[str, ...]
    why: str
    rule: Citation
    open: int = 0

    @property
    def prizes(self) -> tuple[int, ...]:
        return tuple(award.amount for award in self.awards)


@dataclass(frozen=True, slots=True)
class Books:
    """What is printed in a rulebook or by a house: the rules in force, and the published tables."""

    rules: Rulebook
    tables: Mapping[str, ShareTable] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Way:
    """An id (stored), a name (shown), which parts of the wish it reads, and how it divides."""

    id: str
    name: str
    reads: tuple[str, ...]
    divide: Callable[[Purse, Wish, Books], Division]


def divide(purse: Purse, way: str, wish: Wish, books: Books) -> Division:
    """Divide a purse, and put the trophies beside the money."""
    if way not in WAYS:
        raise Refused(say("There is no way {way!r} to divide prizes.", way=way), at=("way",))
    found = WAYS[way].divide(purse, wish, books)
    awards, trophies = list(found.awards), dict(wish.trophies)
    if len(trophies) < len(wish.trophies):
        raise Refused(say("A place can have one trophy."), at=("trophies",))
    for place, what in trophies.items():
        if not 1 <= place <= len(awards):
            raise Refused(
                say("There is no prize for place {place} to put “{what}” beside.", place=place, what=what),
                at=("trophies",),
            )
        here = awards[place - 1]
        awards[place - 1] = Award(here.amount, listed(part for part in (here.what, what) if part))
    return Division(tuple(awards), found.pool, found.overlay, found.warnings, found.why, found.rule, found.open)


def _in_money(found: Payouts) -> Division:
    awards = tuple(Award(amount) for amount in found.prizes)
    return Division(awards, found.pool, found.overlay, found.warnings, found.why, found.rule)


def by_the_rulebook(purse: Purse, _: Wish, books: Books) -> Division:
    """The profile's table by players where it has one for the field, else a curve over 15 percent."""
    if books.rules["payout"] == "by players":
        fields = books.tables["amerifun"].fields
        if any(one.fewest <= purse.entries <= one.most for one in fields):
            return _in_money(pay_table(purse, "amerifun", books.tables, rules=books.rules))
    return _in_money(pay_curve(purse, Wanted(percent=USUAL_PERCENT), rules=books.rules))


def by_table(purse: Purse, wish: Wish, books: Books) -> Division:
    return _in_money(pay_table(purse, wish.table, books.tables, rules=books.rules))


def by_shares(purse: Purse, wish: Wish, books: Books) -> Division:
    return _in_money(pay_shares(purse, wish.shares, rules=books.rules))


def _along(curve: str) -> Callable[[Purse, Wish, Books], Division]:
    def along(purse: Purse, wish: Wish, books: Books) -> Division:
        size = {"places": wish.places} if wish.places else {"percent": wish.percent}
        wanted = Wanted(**size, first_share=wish.first_share, min_cash=wish.min_cash)
        return _in_money(pay_curve(purse, wanted, curve=curve, rules=books.rules))

    return along


def by_hand(purse: Purse, wish: Wish, books: Books) -> Division:
    """Amounts as somebody wrote them; what is left over, or given twice, is said."""
    if not wish.amounts:
        raise Refused(say("Write what the first place gets."), at=("amounts",))
    if len(wish.amounts) > min(purse.entries, MOST_PLACES):
        raise Refused(
            say("There are only {entries} to be paid.", entries=count(purse.entries, "entry", "entries")),
            at=("amounts",),
        )
    for place, amount in enumerate(wish.amounts, 1):
        if amount < 0:
            raise Refused(say("A prize cannot be less than nothing."), at=("amounts",))
        if place > 1 and amount > wish.amounts[place - 2]:
            raise Refused(
                say("Place {place} cannot get more than place {better}.", place=place, better=place - 1),
                at=("amounts",),
            )
    awards = tuple(Award(amount) for amount in wish.amounts)
    left = purse.paid_out - sum(wish.amounts)
    why = say("As written by the house, for {places}.", places=count(len(awards), "place"))
    return Division(awards, purse.paid_out, purse.overlay, (), why, books.rules.cite("PAY-01"), left)


def by_seats(purse: Purse, wish: Wish, books: Books) -> Division:
    """As many seats elsewhere as the pool buys; what is left over is the next place's in cash."""
    if not wish.seat:
        raise Refused(say("Say what the seats are for."), at=("seat",))
    if wish.worth < 1:
        raise Refused(say("Say what a seat is worth."), at=("worth",))
    seats = min(purse.paid_out // wish.worth, purse.entries, MOST_PLACES)
    if not seats:
        raise Refused(say("The pool does not buy a seat yet."), at=("worth",))
    rest = purse.paid_out - seats * wish.worth
    awards = [Award(wish.worth, wish.seat)] * seats
    warnings = []
    if rest and seats < purse.entries:
        awards.append(Award(rest))
    elif rest:
        awards[0] = Award(wish.worth + rest, wish.seat)
        warnings.append(say("Everybody wins a seat: what is left over goes to the first place."))
    bought = count(seats, "seat")
    if rest:
        why = say("The pool buys {seats}, and the rest is paid in cash.", seats=bought)
    else:
        why = say("The pool buys {seats} and is used up.", seats=bought)
    return Division(tuple(awards), purse.paid_out, purse.overlay, tuple(warnings), why, books.rules.cite("PAY-01"))


CURVE_READS = ("places", "percent", "first_share", "min_cash")
WAYS = {
    way.id: way
    for way in (
        Way("rulebook", say("As the rulebook says"), (), by_the_rulebook),
        Way("power", say("A curve"), CURVE_READS, _along("power")),
        Way("wsop", say("Steps to the final table, flat last tier"), CURVE_READS, _along("wsop")),
        Way("table", say("A published table"), ("table",), by_table),
        Way("shares", say("Shares in percent"), ("shares",), by_shares),
        Way("hand", say("Amounts by hand"), ("amounts",), by_hand),
        Way("seats", say("Satellite: seats, the rest in cash"), ("seat", "worth"), by_seats),
    )
}
