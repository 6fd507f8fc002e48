"""Selling rebuys, add-ons and whatever else the event offers, to one player or to many at once."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tdapp.director.apart import parted
from tdapp.director.ledger import (
    BUY_IN,
    RE_ENTRY,
    REBUY,
    Article,
    Receipt,
    allotted,
    check_tender,
    holding,
    holding_of_kind,
    told_tender,
    whole,
)
from tdapp.director.openings import play
from tdapp.director.penalties import is_disqualified
from tdapp.director.players import rows_of
from tdapp.director.prizes import has_paid, refuse_once_dealt
from tdapp.director.tonight import Tonight, the_player
from tdapp.rules import purchases as rules
from tdapp.store.change import Deed, delete, insert
from tdapp.values.field import Elimination, Entry, Presence, Purchase, Seating
from tdapp.values.house import Offer
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.director.ledger import Tender
    from tdapp.director.tonight import By
    from tdapp.rules.purchases import Sale
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment


def offers(tonight: Tonight) -> dict[str, Offer]:
    """What is sold beside the buy-in, by its kind."""
    return {offer.kind: offer for _, offer in sorted(tonight.now[Offer].items())}


def the_offer(tonight: Tonight, kind: str) -> Offer:
    found = offers(tonight).get(kind)
    if found is None:
        raise Refused(say("This tournament has no {kind}: Setup says what it sells.", kind=kind))
    return found


class Shop:
    """One offer at one moment, with how many were bought of it."""

    def __init__(self, tonight: Tonight, kind: str, at: Moment) -> None:
        self._tonight, self._offer, self._play = tonight, the_offer(tonight, kind), play(tonight, at)
        sold = holding_of_kind(tonight.now, kind)
        self._in_all = len(sold)
        self._each = Counter(self._buyer_of(tonight.now.the(Entry, row.entry)) for row in sold)

    @property
    def at_once(self) -> int:
        return self._offer.at_once

    def article(self, entry: Entry, *, stack: int = 0) -> tuple[Article, Sale]:
        """One of it, bought: it counts for whoever buys next."""
        found = self.priced(entry, stack=stack)
        self._each[self._buyer_of(entry)] += 1
        self._in_all += 1
        return found

    def priced(self, entry: Entry, *, stack: int = 0) -> tuple[Article, Sale]:
        """What one of it costs and brings, or why it is not sold."""
        offer, terms, buyer = self._offer, self._tonight.terms, self._buyer_of(entry)
        wanted = rules.Terms(
            offer.kind,
            offer.price,
            offer.chips,
            offer.each if terms.has_names else None,
            offer.in_all,
            offer.from_level,
            offer.until_level,
            offer.only_broke,
            offer.up_to_stack,
        )
        asks = rules.Buyer(stack, self._play.level, self._play.dealt, self._each[buyer], self._in_all)
        buy_in = rules.Terms("buy-in", terms.buy_in, terms.stack)
        sale = rules.may_buy(wanted, asks, buy_in=buy_in, rules=self._tonight.rules)
        return Article(offer.kind, sale.price, offer.fee, offer.bounty, sale.chips), sale

    def _buyer_of(self, entry: Entry) -> str | int:
        """A limit for each player counts all entries of a person."""
        return entry.n if entry.player is None else the_player(self._tonight.house, entry.player).id


def sell(
    house: OpenHouse,
    tournament: str,
    *,
    entries: Sequence[int],
    kind: str,
    times: int = 1,
    stack: int = 0,
    method: str = "cash",
    tender: Sequence[Tender] | None = None,
    by: By,
) -> Change:
    """Sell to all of them or to none, `times` each. A rebuy brings back somebody who is out.

    `stack` is what a single buyer has in front; `tender` says how all of it is paid, else it is all paid by `method`.
    """
    tonight = Tonight.of(house, tournament)
    refuse_after_the_end(tonight)
    if not entries:
        raise Refused(say("Say who buys."))
    if len(set(entries)) < len(entries):
        raise Refused(say("Somebody is named twice: say how many each buys."))
    if kind == RE_ENTRY:
        raise Refused(say("A re-entry is an entry of its own: register the player again."))
    shop = Shop(tonight, kind, by.at)
    if not 1 <= times <= shop.at_once:
        raise Refused(say("At most {number} at a time.", number=count(shop.at_once, kind)))
    receipt, currency = Receipt(tonight, by), tonight.terms.currency
    buyers = [tonight.now.the(Entry, entry) for entry in entries for _ in range(times)]
    sold = [(buyer.n, *shop.article(buyer, stack=stack)) for buyer in buyers]
    cost = sum(article.cost for _, article, _ in sold)
    parts = whole(cost, method) if tender is None else tuple(tender)
    check_tender(parts, cost, currency)
    shares = allotted(parts, [article.cost for _, article, _ in sold])
    for (entry, article, _), share in zip(sold, shares):
        receipt.sell(entry, article, share)
    receipt.rows += _back_in(tonight, entries, kind)
    sentence = say(
        "{number} for {buyers}: {cost} ({paid})",
        number=count(times * len(entries), kind),
        buyers=tonight.known_as(entries[0]) if len(entries) == 1 else count(len(entries), "player"),
        cost=money(cost, currency),
        paid=told_tender(parts, currency),
    )
    return tonight.write(Deed(tournament, sentence, tuple(receipt.rows), str(sold[-1][2].rule)), by)


def refuse_after_the_end(tonight: Tonight) -> None:
    if tonight.terms.finished is not None:
        raise Refused(say("The tournament is over."))
    if has_paid(tonight.now):
        raise Refused(say("A prize was paid already: nothing more can be sold."))
    refuse_once_dealt(tonight)


def _back_in(tonight: Tonight, entries: Sequence[int], kind: str) -> list[RowChange]:
    """Whoever is out sits down again: on the old seat if it is free, else on any."""
    outs = []
    for entry in entries:
        if kind == REBUY and entry in tonight.now[Elimination]:
            if is_disqualified(tonight, [entry]):
                raise Refused(say("{name} was disqualified.", name=tonight.known_as(entry)))
            outs.append(tonight.now[Elimination][entry])
        else:
            tonight.name(entry)
    _refuse_twice_in(tonight, [out.n for out in outs])
    rows: list[RowChange] = []
    free = list(tonight.free_seats)
    # Nobody is given a chair that is about to be somebody's old one.
    for out in sorted(outs, key=lambda out: Seat(out.table, out.seat) not in free if out.table else True):
        rows += [delete(out), insert(Presence(out.tournament, out.n, tonight.now.the(Entry, out.n).player))]
        if out.table is not None:
            if not free:
                raise Refused(say("No seat is free for {name}.", name=tonight.known_as(out.n)))
            old = Seat(out.table, out.seat)
            seat = old if old in free else parted(tonight, tonight.now.the(Entry, out.n).player, free)[0]
            free.remove(seat)
            assert seat.seat is not None
            rows.append(insert(Seating(out.tournament, out.n, seat.table, seat.seat)))
    return rows


def _refuse_twice_in(tonight: Tonight, back: Sequence[int]) -> None:
    """Nobody comes back who plays with another entry, or whose place was given away."""
    playing = {*tonight.now[Presence], *back}
    for entry in back:
        player = tonight.now.the(Entry, entry).player
        if player is not None and sum(row.n in playing for row in rows_of(tonight, Entry, player)) > 1:
            raise Refused(say("{name} is in with another entry.", name=tonight.known_as(entry)))
    most = tonight.terms.most_players
    if back and most and len(playing) > most:
        name = tonight.known_as(back[-1])
        raise Refused(say("No seat is free for {name}: {most:,} play already.", name=name, most=most))


def take_back(house: OpenHouse, tournament: str, *, purchase: int, why: str, by: By) -> Change:
    """Correct a sale that was a mistake: its money goes back, its chips come off, and the reason stays."""
    tonight = Tonight.of(house, tournament)
    row = tonight.now.the(Purchase, purchase)
    if not why.strip():
        raise Refused(say("Say why: the reason stays in the journal."), at=("why",))
    if row not in holding(tonight.now, row.entry):
        raise Refused(say("That was taken back already."))
    if row.kind in (BUY_IN, RE_ENTRY):
        raise Refused(say("A {kind} goes with its entry: take the entry back.", kind=row.kind))
    refuse_after_the_end(tonight)
    receipt = Receipt(tonight, by)
    told = say(
        "Correction: the {kind} of {name} was taken back, {amount} returned. {why}",
        kind=row.kind,
        name=tonight.known_as(row.entry),
        amount=money(receipt.take_back(row), tonight.terms.currency),
        why=why.strip(),
    )
    return tonight.write(Deed(tournament, told, tuple(receipt.rows), str(tonight.rules.cite("RB-02"))), by)
