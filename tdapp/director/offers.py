"""What a tournament sells beside the buy-in, on which terms; and what is in the envelopes of mystery bounties."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING

from tdapp.director.ledger import holding_of_kind
from tdapp.director.tonight import Tonight
from tdapp.rules.chip_account import MOST_CHIPS
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.field import Payment
from tdapp.values.house import Envelope, Offer, Stretch
from tdapp.values.money import MOST, money
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say, say_kept
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Tournament

KINDS = {
    "re-entry": "re-entries",
    "rebuy": "rebuys",
    "add-on": "add-ons",
    "dealer bonus": "dealer bonuses",
}
"""What can be offered, one and many."""
MOST_AT_ONCE = 2
WHAT_WAS_SOLD = ("price", "fee", "bounty", "chips")
"""Once somebody bought it these stand; its window and its limits may still change."""
MOST_ENVELOPES = 10_000


def re_entry_of(terms: Tournament) -> Offer:
    """A re-entry on the terms of the buy-in, as long as registration is open."""
    return Offer(terms.id, 0, "re-entry", terms.buy_in, terms.fee, terms.bounty, terms.stack)


def followed(offer: Offer, old: Tournament, new: Tournament) -> Offer:
    """An offer as other terms make it: what costs and brings the same as the buy-in goes on doing so."""
    like = re_entry_of(old)
    if offer.kind == like.kind and all(getattr(offer, name) == getattr(like, name) for name in WHAT_WAS_SOLD):
        offer = replace(offer, **{name: getattr(re_entry_of(new), name) for name in WHAT_WAS_SOLD})
    return offer if new.bounty_kind else replace(offer, bounty=0)


def offer_of(tonight: Tonight, kind: str) -> Offer | None:
    return next((offer for offer in tonight.now[Offer].values() if offer.kind == kind), None)


def sold(tonight: Tonight, kind: str) -> int:
    """How many were bought, those that were taken back not counted."""
    return len(holding_of_kind(tonight.now, kind))


def set_offer(house: OpenHouse, tournament: str, *, offer: Offer, by: By) -> Change:
    """Offer something, or offer it on other terms; there is one offer of a kind."""
    tonight = Tonight.of(house, tournament)
    old = offer_of(tonight, offer.kind)
    new = replace(offer, tournament=tournament, n=old.n if old else tonight.now.next(Offer))
    if tonight.terms.finished is not None:
        raise Refused(say("The tournament is over."), at=("kind",))
    check_offer(new, tonight)
    if new == old:
        raise Refused(say("That is how it is already."), at=("kind",))
    _refuse_what_was_sold(tonight, old, new)
    title, terms = say_kept(new.kind).capitalize(), said(new, tonight.terms)
    told = say("{title} now: {terms}", title=title, terms=terms)
    told = told if old else say("{title} offered: {terms}", title=title, terms=terms)
    columns = {field.name: getattr(new, field.name) for field in fields(Offer) if field.name not in ("tournament", "n")}
    row = update(old, **columns) if old else insert(new)
    return tonight.write(Deed(tournament, told, (row,)), by)


def _refuse_what_was_sold(tonight: Tonight, old: Offer | None, new: Offer) -> None:
    bought = sold(tonight, new.kind)
    if old is None or not bought:
        return
    number = count(bought, new.kind, KINDS[new.kind])
    for name in WHAT_WAS_SOLD:
        if getattr(old, name) != getattr(new, name):
            raise Refused(say("{number} sold: the {name} stands now.", number=number, name=name), at=(name,))
    if new.in_all is not None and new.in_all < bought:
        raise Refused(say("{number} sold already: at least so many.", number=number), at=("in_all",))


def withdraw_offer(house: OpenHouse, tournament: str, *, kind: str, by: By) -> Change:
    """Offer it no longer, as long as nobody bought it."""
    tonight = Tonight.of(house, tournament)
    old = offer_of(tonight, kind)
    if old is None:
        raise Refused(say("No {kind} is offered.", kind=kind), at=("kind",))
    if tonight.terms.finished is not None:
        raise Refused(say("The tournament is over."), at=("kind",))
    if bought := sold(tonight, kind):
        number = count(bought, kind, KINDS[kind])
        raise Refused(say("{number} sold: end it with a level instead.", number=number), at=("kind",))
    return tonight.write(Deed(tournament, say("No {kind} is offered any more", kind=kind), (delete(old),)), by)


def check_offer(offer: Offer, tonight: Tonight) -> None:
    """Refuse an offer that makes no sense, and name the term that does not."""
    if offer.kind not in KINDS:
        raise Refused(say("A tournament offers no {kind!r}.", kind=offer.kind), at=("kind",))
    _check_amounts(offer, tonight.terms)
    _check_limits(offer)
    _check_window(offer, sum(not stretch.is_break for stretch in tonight.now[Stretch].values()))


def _check_amounts(offer: Offer, terms: Tournament) -> None:
    for name in ("price", "fee", "bounty"):
        if not 0 <= getattr(offer, name) <= MOST:
            raise Refused(say("The {name} is an amount from 0 up.", name=name), at=(name,))
    if not 1 <= offer.chips <= MOST_CHIPS:
        raise Refused(say("A {kind} gives at least one chip.", kind=offer.kind), at=("chips",))
    if offer.bounty and not terms.bounty_kind:
        raise Refused(say("The tournament has no bounty."), at=("bounty",))


def _check_limits(offer: Offer) -> None:
    if offer.each is not None and offer.each < 1:
        raise Refused(say("Each player may buy at least one."), at=("each",))
    if offer.in_all is not None and offer.in_all < 1:
        raise Refused(say("At least one must be for sale."), at=("in_all",))
    if not 1 <= offer.at_once <= MOST_AT_ONCE:
        raise Refused(say("One or {most} can be bought at once.", most=MOST_AT_ONCE), at=("at_once",))
    if offer.each is not None and offer.at_once > offer.each:
        raise Refused(
            say(
                "Each player may buy {each}: nobody can buy {at_once} at once.", each=offer.each, at_once=offer.at_once
            ),
            at=("at_once",),
        )
    if offer.up_to_stack is not None and offer.up_to_stack < 1:
        raise Refused(say("Up to a stack of at least 1, or of any size."), at=("up_to_stack",))
    if offer.only_broke and offer.up_to_stack is not None:
        raise Refused(say("Either for players without chips or for small stacks, not both."), at=("up_to_stack",))


def _check_window(offer: Offer, levels: int) -> None:
    for name in ("from_level", "until_level"):
        level = getattr(offer, name)
        if level is not None and not 1 <= level <= levels:
            raise Refused(say("The schedule has {levels}.", levels=count(levels, "level")), at=(name,))
    if offer.until_level is not None and offer.until_level < offer.from_level:
        raise Refused(
            say("It cannot end before it begins in level {level}.", level=offer.from_level),
            at=("until_level",),
        )


def said(offer: Offer, terms: Tournament) -> str:
    """€20 for 1,000 chips, at most 2 each, levels 1 to 4, without chips only"""
    return ", ".join((_price_said(offer, terms), *_limits_said(offer)))


def _price_said(offer: Offer, terms: Tournament) -> str:
    chips = count(offer.chips, "chip")
    parts = [money(offer.price, terms.currency)] if offer.price else []
    parts += [say("{fee} fee", fee=money(offer.fee, terms.currency))] if offer.fee else []
    parts += [say("{bounty} bounty", bounty=money(offer.bounty, terms.currency))] if offer.bounty else []
    if not parts:
        return say("free for {chips}", chips=chips)
    return say("{price} for {chips}", price=" + ".join(parts), chips=chips)


def _limits_said(offer: Offer) -> Iterator[str]:
    if offer.each is not None:
        yield say("at most {most} each", most=offer.each)
    if offer.in_all is not None:
        yield say("{number:,} in all", number=offer.in_all)
    if offer.at_once > 1:
        yield say("{number} at once", number=offer.at_once)
    if offer.until_level == offer.from_level:
        yield say("in level {level}", level=offer.from_level)
    elif offer.until_level is not None:
        yield say("levels {first} to {last}", first=offer.from_level, last=offer.until_level)
    elif offer.from_level > 1:
        yield say("from level {level}", level=offer.from_level)
    if offer.only_broke:
        yield say("without chips only")
    if offer.up_to_stack is not None:
        yield say("stacks up to {chips:,}", chips=offer.up_to_stack)


def envelope_rows(tonight: Tonight, envelopes: Mapping[int, int], kind: str | None = None) -> tuple[RowChange, ...]:
    """What setting them changes, none where they are so already. `kind` is that of the bounties from then on."""
    if why := envelopes_stand_because(tonight, kind):
        raise Refused(why, at=("envelopes",))
    for amount, number in envelopes.items():
        if not 1 <= amount <= MOST:
            raise Refused(say("An envelope holds something."), at=("envelopes", str(amount)))
        if number < 1:
            raise Refused(say("Say how many envelopes hold it."), at=("envelopes", str(amount)))
    if sum(envelopes.values()) > MOST_ENVELOPES:
        raise Refused(say("That is more than {most:,} envelopes.", most=MOST_ENVELOPES), at=("envelopes",))
    old = {row.amount: row for row in tonight.now[Envelope].values()}
    if {amount: row.number for amount, row in old.items()} == dict(envelopes):
        return ()
    return tuple(_changed_envelopes(tonight, old, envelopes))


def envelopes_stand_because(tonight: Tonight, kind: str | None = None) -> str:
    if tonight.terms.finished is not None:
        return say("The tournament is over.")
    if (tonight.terms.bounty_kind if kind is None else kind) != "mystery":
        return say("Only mystery bounties have envelopes.")
    paid = any(payment.kind == "bounty" for payment in tonight.now[Payment].values())
    return say("A bounty was paid: the envelopes stand now.") if paid else ""


def _changed_envelopes(tonight: Tonight, old: Mapping[int, Envelope], new: Mapping[int, int]) -> Iterator[RowChange]:
    yield from (delete(row) for amount, row in old.items() if amount not in new)
    yield from (update(old[amount], number=number) for amount, number in new.items() if amount in old)
    n = tonight.now.next(Envelope)
    for amount in sorted(new.keys() - old.keys(), reverse=True):
        yield insert(Envelope(tonight.now.stream, n, amount, new[amount]))
        n += 1


def envelopes_said(envelopes: Mapping[int, int], terms: Tournament) -> str:
    """3 envelopes with €100 in all: 1 × €60, 2 × €20"""
    if not envelopes:
        return say("no envelopes")
    amount = money(sum(amount * number for amount, number in envelopes.items()), terms.currency)
    parts = ", ".join(f"{grouped(envelopes[each])} × {money(each, terms.currency)}" for each in sorted(envelopes)[::-1])
    return say(
        "{envelopes} with {amount} in all: {parts}",
        envelopes=count(sum(envelopes.values()), "envelope"),
        amount=amount,
        parts=parts,
    )
