"""The prize pool and how it is divided over the places."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from tdapp.rules.apportion import apportion
from tdapp.rules.curves import CURVES, Wanted, in_percent
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation

    Shares = Sequence[Fraction]

MOST_PLACES = 100_000
"""More places than any event has paid; beyond this the request is a slip."""
LEAST = {
    "entries": (1, say("The entries cannot be less than {least}.", least=1)),
    "pool": (0, say("The pool cannot be less than {least}.", least=0)),
    "guarantee": (0, say("The guarantee cannot be less than {least}.", least=0)),
    "unit": (1, say("The unit cannot be less than {least}.", least=1)),
}
"""What a purse holds at least, and what is said where it holds less."""


@dataclass(frozen=True, slots=True)
class Field:
    """Shares for fields of a size."""

    fewest: int
    most: int
    shares: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class ShareTable:
    """A published table of shares by the size of the field."""

    id: str
    source: str
    fields: tuple[Field, ...]

    def for_entries(self, entries: int) -> Field:
        for field in self.fields:
            if field.fewest <= entries <= field.most:
                return field
        sizes = ", ".join(say("{fewest:,} to {most:,}", fewest=field.fewest, most=field.most) for field in self.fields)
        sentence = say(
            "The table {id!r} has nothing for a field of {entries:,}, only of {sizes}: choose another way.",
            id=self.id,
            entries=entries,
            sizes=sizes,
        )
        raise Refused(sentence, at=("entries",))


@dataclass(frozen=True, slots=True)
class Purse:
    """What there is to pay out; the house adds what the players' money falls short of the guarantee."""

    entries: int
    pool: int
    guarantee: int = 0
    unit: int = 1

    def __post_init__(self) -> None:
        for name, (least, too_little) in LEAST.items():
            if getattr(self, name) < least:
                raise Refused(too_little, at=(name,))

    @property
    def paid_out(self) -> int:
        return max(self.pool, self.guarantee)

    @property
    def overlay(self) -> int:
        return self.paid_out - self.pool


@dataclass(frozen=True, slots=True)
class Payouts:
    """The prizes from first place on. They add up to the pool and never rise with the place."""

    prizes: tuple[int, ...]
    pool: int
    overlay: int
    warnings: tuple[str, ...]
    why: str
    rule: Citation


def pay_shares(purse: Purse, shares: Shares, *, rules: Rulebook) -> Payouts:
    """Divide by given shares in percent: PAY-02's sample, or the house's own."""
    if not shares:
        raise Refused(say("At least one place must be paid."), at=("shares",))
    for i, share in enumerate(shares):
        if share <= 0:
            raise Refused(say("A share must be more than nothing."), at=("shares", i))
        if i and share > shares[i - 1]:
            raise Refused(
                say("Place {place} cannot get more than place {better}.", place=i + 1, better=i), at=("shares", i)
            )
    if min(len(shares), purse.entries) > MOST_PLACES:
        raise Refused(say("More than {most:,} places are not paid.", most=MOST_PLACES), at=("shares",))
    return _by_shares(purse, shares, say("By the shares of the event."), rules.cite("PAY-02"))


def pay_table(purse: Purse, name: str, tables: Mapping[str, ShareTable], *, rules: Rulebook) -> Payouts:
    """Divide by a published table, by the size of the field (PAY-03)."""
    if name not in tables:
        raise Refused(
            say("There is no payout table {name!r}: choose one of {tables}.", name=name, tables=", ".join(tables)),
            at=("table",),
        )
    table = tables[name]
    field = table.for_entries(purse.entries)
    why = say(
        "By the table {name!r} for {fewest:,} to {most:,} entries ({source}).",
        name=name,
        fewest=field.fewest,
        most=field.most,
        source=table.source,
    )
    return _by_shares(purse, field.shares, why, rules.cite("PAY-03"))


def _by_shares(purse: Purse, shares: Shares, why: str, rule: Citation) -> Payouts:
    warnings = []
    kept = shares[: purse.entries]
    total = sum(kept)
    if len(kept) < len(shares):
        warnings.append(
            say_count(
                len(kept),
                "Only {paid:,} of {places:,} places is paid: there are no more entries.",
                "Only {paid:,} of {places:,} places are paid: there are no more entries.",
                paid=len(kept),
                places=len(shares),
            )
        )
    if total != 100:
        warnings.append(say("The shares add up to {total} and were scaled to 100 %.", total=in_percent(total)))
    prizes = apportion(purse.paid_out, kept, unit=purse.unit)
    return _payouts(purse, prizes, warnings, why, rule)


def pay_curve(purse: Purse, wish: Wanted, *, curve: str = "power", rules: Rulebook) -> Payouts:
    """Divide along a curve over a number of places, or over a percentage of the entries."""
    prizes, warnings = CURVES[curve].prizes(purse.paid_out, purse.unit, _fitted(purse, wish))
    if wish.places is not None and wish.places > purse.entries:
        warnings.insert(
            0, say("Only {places} can be paid: there are no more entries.", places=count(purse.entries, "place"))
        )
    why = say("{name} over {places}.", name=CURVES[curve].name, places=count(len(prizes), "place"))
    return _payouts(purse, prizes, warnings, why, rules.cite("PAY-01"))


def _fitted(purse: Purse, wish: Wanted) -> Wanted:
    """The same request with a number of places that the field has."""
    key = "places" if wish.places is not None else "percent"
    wanted = wish.places if wish.places is not None else places_paid(purse.entries, wish.percent)
    if wanted < 1:
        raise Refused(say("At least one place must be paid."), at=("places",))
    places = min(wanted, purse.entries)
    if places > MOST_PLACES:
        raise Refused(
            say("{places:,} places are too many: at most {most:,} are paid.", places=places, most=MOST_PLACES),
            at=(key,),
        )
    return Wanted(places=places, first_share=wish.first_share, min_cash=wish.min_cash)


def places_paid(entries: int, percent: Fraction) -> int:
    """A percentage of the field, half up, and at least one place."""
    if not 0 < percent <= 100:
        raise Refused(say("More than 0 and at most 100 percent of the field can be paid."), at=("percent",))
    return max(1, int(entries * percent / 100 + Fraction(1, 2)))


def _payouts(purse: Purse, prizes: list[int], warnings: list[str], why: str, rule: Citation) -> Payouts:
    if not purse.paid_out:
        warnings.append(say("There is no money in the pool."))
    elif not prizes[-1]:
        first, last = prizes.index(0) + 1, len(prizes)
        if first == last:
            unpaid = say("Place {place} gets nothing: the unit of {unit:,} is too big.", place=last, unit=purse.unit)
        else:
            unpaid = say(
                "Places {first} to {last} get nothing: the unit of {unit:,} is too big.",
                first=first,
                last=last,
                unit=purse.unit,
            )
        warnings.append(unpaid)
    return Payouts(tuple(prizes), purse.paid_out, purse.overlay, tuple(warnings), why, rule)


@dataclass(frozen=True, slots=True)
class Sale:
    """Buy-ins, rebuys or add-ons of one price: what of it goes to the prizes."""

    what: str
    count: int
    each: int


@dataclass(frozen=True, slots=True)
class PrizePool:
    """All that was paid in."""

    amount: int
    why: str
    rule: Citation


def prize_pool(sales: Sequence[Sale], *, rules: Rulebook) -> PrizePool:
    """Everything that was paid in is paid out (PAY-01)."""
    for i, sale in enumerate(sales):
        if sale.count < 0 or sale.each < 0:
            raise Refused(say("There cannot be less than nothing in {what}.", what=sale.what), at=("sales", i))
    amount = sum(sale.count * sale.each for sale in sales)
    sold = " + ".join(
        say("{number:,} {what} of {each:,}", number=sale.count, what=sale.what, each=sale.each) for sale in sales
    )
    why = say("{sold} = {amount:,}.", sold=sold or say("Nothing sold"), amount=amount)
    return PrizePool(amount, why, rules.cite("PAY-01"))


@dataclass(frozen=True, slots=True)
class Difference:
    """A place that two tables of shares pay differently."""

    place: int
    one: int
    other: int
    why: str
    rule: Citation


def differences(
    pool: int, one: tuple[str, Shares], other: tuple[str, Shares], *, unit: int = 1, rules: Rulebook
) -> list[Difference]:
    """Where two named tables of shares pay one pool differently (PAY-04)."""
    (name, shares), (other_name, other_shares) = one, other
    if not shares or not other_shares:
        raise Refused(say("A table of shares pays at least one place."), at=("shares",))
    mine, theirs = (apportion(pool, each, unit=unit) for each in (shares, other_shares))
    found = []
    for i in range(max(len(mine), len(theirs))):
        here, there = (prizes[i] if i < len(prizes) else 0 for prizes in (mine, theirs))
        if here != there:
            why = say(
                "Place {place}: {name} {here:,}, {other_name} {there:,}.",
                place=i + 1,
                name=name,
                here=here,
                other_name=other_name,
                there=there,
            )
            found.append(Difference(i + 1, here, there, why, rules.cite("PAY-04")))
    return found


@dataclass(frozen=True, slots=True)
class Notice:
    """What hangs in view of the players."""

    lines: tuple[tuple[str, int], ...]
    rule: Citation


def notice(*, buy_in: int, chips: int, prizes: Sequence[int], rules: Rulebook) -> Notice:
    """Buy-in, chips and every prize, to be posted in view (PAY-06)."""
    posted = [(say("Place {place}", place=place), prize) for place, prize in enumerate(prizes, 1)]
    lines = ((say("Buy-in"), buy_in), (say("Chips"), chips), (say("Prize pool"), sum(prizes)), *posted)
    return Notice(lines, rules.cite("PAY-06"))


def read_tables(content: Mapping[str, Mapping[str, object]]) -> dict[str, ShareTable]:
    """The tables from the content of resources/payouts.json."""
    return {name: _table(name, entry) for name, entry in content.items()}


def _table(name: str, entry: Mapping[str, object]) -> ShareTable:
    by_players = entry["by_players"]
    assert isinstance(by_players, list)
    fields = (
        Field(int(row["from"]), int(row["to"]), tuple(Fraction(str(share)) for share in row["shares"]))
        for row in by_players
    )
    return ShareTable(name, str(entry["source"]), tuple(fields))
