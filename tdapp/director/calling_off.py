"""A tournament that is called off: everybody is refunded, or those who are still in share what there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.bounties import BOUNTY
from tdapp.director.deals import CALLED_OFF, OFF_CHIPS, OFF_EVEN, REFUND, ended
from tdapp.director.ledger import Receipt, holding, paid_out
from tdapp.director.prizes import has_paid
from tdapp.director.purse import prize_money
from tdapp.director.tonight import Tonight
from tdapp.rules import deals as rules
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.field import Presence, Prize
from tdapp.values.money import money
from tdapp.values.noted import Nameless, Stack
from tdapp.values.prizes import Deal, DealShare
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count
from tdapp.values.words import one_line

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse

SPLIT = {OFF_EVEN: "even", OFF_CHIPS: "chips"}
"""By which way of the rules those who are still in share."""
LONGEST_REASON = 200


def call_off(house: OpenHouse, tournament: str, *, way: str, why: str, by: By) -> Change:
    """End it here, with the reason in the journal (CAN-01)."""
    tonight = Tonight.of(house, tournament)
    reason = one_line(why)
    _refuse(tonight, way, reason)
    told, rows = _refunded(tonight, by) if way == REFUND else _shared(tonight, way, by)
    sentence = say("{name} was called off: {told}. {reason}", name=tonight.terms.name, told=told, reason=reason)
    return tonight.write(Deed(tournament, sentence, tuple(rows), str(tonight.rules.cite("CAN-01"))), by)


def _refuse(tonight: Tonight, way: str, reason: str) -> None:
    if way not in CALLED_OFF:
        raise Refused(say("Settle it by one of {ways}.", ways=", ".join(CALLED_OFF)), at=("way",))
    if not reason or len(reason) > LONGEST_REASON:
        raise Refused(say("Say why it is called off: the reason stays in the journal."), at=("why",))
    if tonight.terms.finished is not None:
        raise Refused(say("The tournament is over."))
    if has_paid(tonight.now):
        raise Refused(say("A prize was paid already: undo the payment first."))
    if tonight.now[Deal]:
        raise Refused(say("A deal was made already: undo it first."))


def _refunded(tonight: Tonight, by: By) -> tuple[str, list[RowChange]]:
    if any(paid_out(tonight.now, BOUNTY).values()):
        raise Refused(say("A bounty was paid already: undo the payment first."), at=("way",))
    receipt = Receipt(tonight, by)
    back = sum(receipt.take_back(row) for row in holding(tonight.now))
    prizes = [delete(row) for row in tonight.now[Prize].values()]
    deal = insert(Deal(tonight.now.stream, 1, REFUND, 0, by.at, True))
    rows = [*prizes, deal, update(tonight.terms, finished=by.at), *receipt.rows]
    return say("{amount} went back", amount=money(back, tonight.terms.currency)), rows


def _shared(tonight: Tonight, way: str, by: By) -> tuple[str, list[RowChange]]:
    """Shares in place of the prizes, the biggest stack first; who is out gets nothing any more."""
    if not tonight.terms.has_names:
        raise Refused(say("Without names nobody knows who is still in: refund the entries."), at=("way",))
    if tonight.now[Nameless]:
        raise Refused(say("Somebody is out without a name: say first who it was."))
    if tonight.left < 1:
        raise Refused(say("Nobody is in: there is nobody to share with."), at=("way",))
    stacks = _stacks(tonight, way)
    labels = tonight.labels
    # The pool is a player who is out: it gives everything, and gets nothing.
    pool = rules.Paid("", max(prize_money(tonight.now), tonight.terms.guarantee), 0)
    players = [rules.Paid(labels[n], 0, max(stack, way == OFF_EVEN)) for n, stack in stacks.items()]
    amounts = rules.settle([pool, *players], way=SPLIT[way], rules=tonight.rules).amounts
    shares = {n: amounts[labels[n]] for n in stacks}
    key, old = tonight.now.stream, tonight.now[Prize]
    rows: list[RowChange] = [delete(row) for row in old.values()]
    rows += [insert(Prize(key, n, amount)) for n, amount in enumerate(sorted(shares.values(), reverse=True), 1)]
    rows += [insert(DealShare(key, n, stacks[n], amount)) for n, amount in shares.items()]
    rows += [insert(Deal(key, 1, way, 0, by.at, True)), *ended(tonight, stacks, by)]
    return _told(way, len(shares), money(sum(shares.values()), tonight.terms.currency)), rows


def _told(way: str, players: int, total: str) -> str:
    if way == OFF_EVEN:
        return say_count(players, "{n} player shares {total} evenly", "{n} players share {total} evenly", total=total)
    return say_count(
        players, "{n} player shares {total} by their chips", "{n} players share {total} by their chips", total=total
    )


def _stacks(tonight: Tonight, way: str) -> dict[int, int]:
    counted = tonight.now[Stack]
    missing = [n for n in tonight.now[Presence] if n not in counted]
    if way == OFF_CHIPS and missing:
        told = say_count(
            len(missing),
            "{n} stack is not counted: count the chips of everybody first.",
            "{n} stacks are not counted: count the chips of everybody first.",
        )
        raise Refused(told, at=("way",))
    return {n: counted[n].chips if n in counted else 0 for n in sorted(tonight.now[Presence])}
