"""A tournament without names: so many go out, so many rebuy, and an entry or a rebuy too many is taken back.

Nobody is known, so it does not matter which entry stands for whom: the last of those who are in goes out or is taken
back, and the first, which stays to the end, is sold what is sold beside the buy-in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.bustouts import Hand, ending, going_out, next_hand
from tdapp.director.ledger import BUY_IN, METHODS, Receipt, holding, whole
from tdapp.director.registration import MOST_AT_ONCE, unregister
from tdapp.director.selling import Shop, refuse_after_the_end, take_back, the_offer
from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed
from tdapp.values.field import Entry, Presence
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept
from tdapp.values.words import count, ordinal

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse


def take_out(house: OpenHouse, tournament: str, *, number: int = 1, by: By) -> Change:
    """So many are out, one after the other: nobody shares a place. With one left the tournament is over."""
    tonight = _counted(house, tournament)
    if number < 1:
        raise Refused(say("Say how many are out."), at=("number",))
    if number >= tonight.left:
        if number == 1:
            told = say("Somebody must hold the chips: the last player cannot go out.")
        else:
            told = say("Somebody must hold the chips: {players} left.", players=count(tonight.left, "player"))
        raise Refused(told, at=("number",))
    rows: list[RowChange] = []
    for hand, entry in enumerate(sorted(tonight.now[Presence], reverse=True)[:number], next_hand(tonight.now)):
        rows += going_out(tonight, entry, Hand(hand), None, by.at)
    rows += ending(tonight, number, by.at)
    left = tonight.left - number
    best, worst = ordinal(left + 1), ordinal(tonight.left)
    if number == 1:
        told = say("One out in {place}, {left:,} left", place=best, left=left)
    else:
        told = say(
            "{number:,} out in {worst} to {best}, {left:,} left", number=number, worst=worst, best=best, left=left
        )
    return tonight.write(Deed(tournament, told, tuple(rows), str(tonight.rules.cite("ELI-01"))), by)


def sell(house: OpenHouse, tournament: str, *, kind: str, number: int = 1, method: str = "cash", by: By) -> Change:
    """So many rebuys or add-ons. Whoever rebuys stays in, and is not counted out before."""
    tonight = _counted(house, tournament)
    refuse_after_the_end(tonight)
    if not 1 <= number <= MOST_AT_ONCE:
        raise Refused(say("From 1 to {most:,} at a time.", most=MOST_AT_ONCE), at=("number",))
    if method not in METHODS:
        ways = ", ".join(map(say_kept, METHODS))
        raise Refused(say("Nobody pays by {method!r} here: {ways}.", method=method, ways=ways), at=("method",))
    shop, receipt = Shop(tonight, kind, by.at), Receipt(tonight, by)
    if not tonight.left:
        raise Refused(say("Nobody is in: there is nobody to sell a {kind} to.", kind=kind))
    first = tonight.now.the(Entry, min(tonight.now[Presence]))
    cost, rule = 0, ""
    for _ in range(number):
        article, sale = shop.article(first)
        receipt.sell(first.n, article, whole(article.cost, method))
        cost, rule = cost + article.cost, str(sale.rule)
    told = say(
        "{sold}: {amount} ({method})",
        sold=count(number, kind),
        amount=money(cost, tonight.terms.currency),
        method=method if cost else say("nothing to pay"),
    )
    return tonight.write(Deed(tournament, told, tuple(receipt.rows), rule), by)


def take_entry_back(house: OpenHouse, tournament: str, *, why: str = "", by: By) -> Change:
    """One entry too many was counted; once hands were dealt it is a correction with a reason."""
    tonight = _counted(house, tournament)
    if not tonight.left:
        raise Refused(say("There is no entry to take back."))
    last = max(tonight.now[Presence])
    if beside := [row for row in holding(tonight.now) if row.entry == last and row.kind != BUY_IN]:
        raise Refused(
            say("It is the only entry left: take back its {purchases} first.", purchases=count(len(beside), "purchase"))
        )
    return unregister(house, tournament, entry=last, why=why, by=by)


def take_sale_back(house: OpenHouse, tournament: str, *, kind: str, why: str, by: By) -> Change:
    """One rebuy or add-on too many was counted: the last of them is a correction with a reason."""
    tonight = _counted(house, tournament)
    the_offer(tonight, kind)
    sold = [row.n for row in holding(tonight.now) if row.kind == kind]
    if not sold:
        raise Refused(say("No {kind} was sold.", kind=kind), at=("what",))
    return take_back(house, tournament, purchase=max(sold), why=why, by=by)


def _counted(house: OpenHouse, tournament: str) -> Tonight:
    tonight = Tonight.of(house, tournament)
    if tonight.terms.has_names:
        raise Refused(say("This tournament is played with names: say who it is."))
    return tonight
