"""Bounties, and who knocked out whom: what everybody is owed for it, the envelopes, and paying."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tdapp.director.bustouts import the_winner
from tdapp.director.ledger import CASH, METHODS, holding, paid_out
from tdapp.director.tonight import Tonight
from tdapp.rules import bounties as rules
from tdapp.rules.chance import commitment
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values import words
from tdapp.values.field import Elimination, Payment, Presence
from tdapp.values.house import Envelope, Tournament
from tdapp.values.money import money
from tdapp.values.noted import Knockout, Opened
from tdapp.values.numbers import numbers_kept, numbers_of
from tdapp.values.prizes import Deal, DealShare
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from tdapp.director.tonight import By
    from tdapp.rules.chance import Chance
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot
    from tdapp.values.field import Purchase
    from tdapp.values.house import Moment

BOUNTY = "bounty"
"""The kind of a payment for bounties."""


@dataclass(slots=True)
class Bounties:
    """Every bounty that was sold is somebody's: won, on a head, nobody's yet, or in the envelopes."""

    sold: int = 0
    won: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    heads: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    """What is on the heads of those who are in."""
    nobodys: dict[int, int] = field(default_factory=dict)
    """What was on the heads of those who are out without anybody being known to have won it."""
    envelopes: int = 0
    """What mystery bounties have not paid yet."""
    paid: dict[int, int] = field(default_factory=dict)

    def owed(self, entry: int) -> int:
        """Less than nothing where a correction made a payment too much."""
        return self.won.get(entry, 0) - self.paid.get(entry, 0)

    @property
    def all_owed(self) -> dict[int, int]:
        return {entry: owed for entry in {*self.won, *self.paid} if (owed := self.owed(entry))}


def bounties(now: Snapshot) -> Bounties:
    """From what was bought and who knocked out whom, in the order in which it happened."""
    kind = now.the(Tournament, now.stream).bounty_kind
    found = Bounties(paid=paid_out(now, BOUNTY))
    if not kind:
        return found
    bought: dict[int, list[Purchase]] = defaultdict(list)
    for sale in holding(now):
        if sale.bounty:
            found.sold += sale.bounty
            bought[sale.entry].append(sale)
    opened = {row.knockout: row.amount for row in now[Opened].values()}
    for row in sorted(now[Knockout].values(), key=lambda row: (row.at, row.n)):
        _put_on_heads(found, bought, row.entry, row.at)
        _win(found, row, kind, opened.get(row.n, 0))
    for entry in bought:
        _put_on_heads(found, bought, entry, None)
    if kind == "mystery":
        found.envelopes = found.sold - sum(found.won.values())
        found.heads.clear()
        return found
    for entry in _keep_their_own(now):
        found.won[entry] += found.heads.pop(entry, 0)
    found.nobodys = {entry: head for entry, head in found.heads.items() if head and entry not in now[Presence]}
    found.heads = {entry: head for entry, head in found.heads.items() if entry in now[Presence]}
    return found


def _keep_their_own(now: Snapshot) -> list[int]:
    """Whom nobody can knock out any more: the winner, and those who were left when it ended early."""
    if shares := [*now[DealShare]] if now[Deal] and now[Deal][1].is_the_end else []:
        return shares
    winner = the_winner(now)
    return [] if winner is None else [winner]


def _put_on_heads(found: Bounties, bought: dict[int, list[Purchase]], entry: int, until: Moment | None) -> None:
    """What an entry had bought by then."""
    rows = bought.get(entry, [])
    found.heads[entry] += sum(row.bounty for row in rows if until is None or row.at <= until)
    bought[entry] = [] if until is None else [row for row in rows if row.at > until]


def _win(found: Bounties, row: Knockout, kind: str, opened: int) -> None:
    winners = numbers_of(row.by)
    if kind == "mystery":
        for entry, got in zip(winners, rules.won("fixed", opened, len(winners))):
            found.won[entry] += got.cash
        return
    for entry, got in zip(winners, rules.won(kind, found.heads.pop(row.entry, 0), len(winners))):
        found.won[entry] += got.cash
        found.heads[entry] += got.on_head


def knocking_out(
    tonight: Tonight, won_by: Mapping[int, Sequence[int]], *, out: Collection[int], hand: int, at: Moment
) -> list[RowChange]:
    """Who wins the bounties of those who go out on a hand."""
    n = tonight.now.next(Knockout)
    rows: list[RowChange] = []
    for entry, winners in won_by.items():
        if not winners:
            continue
        if entry not in out:
            raise Refused(say("{name} is not out.", name=tonight.known_as(entry)), at=("won_by",))
        _check_winners(tonight, entry, winners, hand, out)
        rows.append(insert(Knockout(tonight.now.stream, n + len(rows), entry, numbers_kept(winners), at)))
    return rows


def _check_winners(tonight: Tonight, entry: int, winners: Sequence[int], hand: int, out: Collection[int] = ()) -> None:
    if len(set(winners)) < len(winners):
        raise Refused(say("Somebody is named twice."), at=("won_by",))
    gone = tonight.now[Elimination]
    for winner in winners:
        if winner == entry:
            raise Refused(say("Nobody knocks himself out."), at=("won_by",))
        name = tonight.known_as(winner)
        # Somebody who was named late may have been knocked out by one who has gone out since.
        later = winner in gone and gone[winner].hand > hand
        if winner in out or not (winner in tonight.now[Presence] or later):
            raise Refused(say("{name} was out by then.", name=name), at=("won_by",))


def say_who_won(house: OpenHouse, tournament: str, *, entry: int, won_by: Sequence[int], by: By) -> Change:
    """Set right who knocked out somebody who is out, and so won the bounty where there is one; nobody, where it is
    not known.
    """
    tonight = Tonight.of(house, tournament)
    name, out = tonight.known_as(entry), tonight.now[Elimination].get(entry)
    if out is None:
        raise Refused(say("{name} is not out.", name=name))
    if won_by:
        _check_winners(tonight, entry, won_by, out.hand)
    old = knockout_of(tonight.now, entry)
    if (old.by if old else "") == numbers_kept(won_by):
        raise Refused(say("That is how it is already."), at=("won_by",))
    if not won_by and old and any(row.knockout == old.n for row in tonight.now[Opened].values()):
        raise Refused(say("The envelope is open: somebody has won it."), at=("won_by",))
    if old is None:
        row = insert(Knockout(tournament, tonight.now.next(Knockout), entry, numbers_kept(won_by), out.at))
    else:
        row = update(old, by=numbers_kept(won_by)) if won_by else delete(old)
    whom = words.listed(map(tonight.known_as, won_by)) if won_by else say("nobody known")
    told = say("{name} was knocked out by {whom}", name=name, whom=whom)
    if tonight.terms.bounty_kind:
        told = say("The bounty of {name} was won by {whom}", name=name, whom=whom)
    return tonight.write(Deed(tournament, told, (row,)), by)


def knockout_of(now: Snapshot, entry: int) -> Knockout | None:
    """Who knocked out an entry when it went out last; None while it is in."""
    return last_knockouts(now).get(entry)


def last_knockouts(now: Snapshot) -> dict[int, Knockout]:
    """The same of everybody who is out, as far as somebody said it."""
    out = now[Elimination]
    rows = (row for _, row in sorted(now[Knockout].items()))
    return {row.entry: row for row in rows if row.entry in out and row.at >= out[row.entry].at}


def sealed(now: Snapshot) -> Counter[int]:
    """How many envelopes of each amount are still closed."""
    left = Counter({row.amount: row.number for row in now[Envelope].values()})
    left.subtract(row.amount for row in now[Opened].values())
    return +left


def plan_envelope(tonight: Tonight, entry: int) -> str:
    """Who opens the envelope for somebody who is out, or for having won; or a refusal."""
    if tonight.terms.bounty_kind != "mystery":
        raise Refused(say("Only mystery bounties have envelopes."))
    if not sealed(tonight.now):
        if tonight.now[Envelope]:
            raise Refused(say("All envelopes are open."))
        raise Refused(say("Setup says what is in the envelopes."))
    row = _knockout_to_open(tonight, entry)
    return words.listed(map(tonight.known_as, numbers_of(row.by)))


def _knockout_to_open(tonight: Tonight, entry: int) -> Knockout:
    name = tonight.known_as(entry)
    if entry == the_winner(tonight.now):
        row: Knockout | None = next((row for row in tonight.now[Knockout].values() if row.entry == entry
                                     and row.by == str(entry)), None)  # fmt: skip
        row = row or Knockout(tonight.now.stream, tonight.now.next(Knockout), entry, str(entry), 0)
    else:
        row = knockout_of(tonight.now, entry)
    if row is None:
        raise Refused(say("Say first who knocked out {name}.", name=name))
    if any(one.knockout == row.n for one in tonight.now[Opened].values()):
        raise Refused(say("The envelope for {name} is open already.", name=name))
    return row


def open_envelope(house: OpenHouse, tournament: str, *, entry: int, chance: Chance, by: By) -> Change:
    """Draw one of the closed envelopes for whoever knocked an entry out; the winner draws one for himself."""
    tonight = Tonight.of(house, tournament)
    who = plan_envelope(tonight, entry)
    row = _knockout_to_open(tonight, entry)
    amount = rules.draw_envelope(sealed(tonight.now), chance)
    n, seed = tonight.now.next(Opened), chance.seed
    opened = Opened(tournament, n, row.n, amount, seed.hex(), chance.room, commitment(seed), by.at)
    rows = [insert(opened)]
    if row.n not in tonight.now[Knockout]:
        rows.append(insert(Knockout(tournament, row.n, entry, row.by, by.at)))
    got = money(amount, tonight.terms.currency)
    if row.by == str(entry):
        told = say("{who} opened an envelope: {amount}", who=who, amount=got)
    else:
        out = tonight.known_as(entry)
        told = say("{who} opened an envelope: {amount}, for knocking out {name}", who=who, amount=got, name=out)
    return tonight.write(Deed(tournament, told, tuple(rows)), by)


def pay_bounty(house: OpenHouse, tournament: str, *, entry: int, method: str = CASH, by: By) -> Change:
    """Pay an entry what it is owed for bounties, or take back what was paid too much."""
    tonight = Tonight.of(house, tournament)
    name, owed = tonight.known_as(entry), bounties(tonight.now).owed(entry)
    if method not in METHODS:
        ways = ", ".join(map(say_kept, METHODS))
        raise Refused(say("Nobody is paid by {method!r} here: {ways}.", method=method, ways=ways), at=("method",))
    if not owed:
        raise Refused(say("{name} is owed no bounty.", name=name))
    comes_in = owed < 0
    n = tonight.now.next(Payment)
    row = Payment(tournament, n, entry, BOUNTY, method, comes_in, abs(owed), by.at, None, clerk=by.who)
    amount = money(abs(owed), tonight.terms.currency)
    told = (
        say("{name} gave {amount} of bounties back", name=name, amount=amount)
        if comes_in
        else say("{name} was paid {amount} for bounties", name=name, amount=amount)
    )
    return tonight.write(Deed(tournament, told, (insert(row),)), by)


def refuse_overpaid(now: Snapshot) -> None:
    """Refuse a room in which somebody has more in hand for bounties than was won."""
    if not paid_out(now, BOUNTY):
        return
    over = [entry for entry, owed in bounties(now).all_owed.items() if owed < 0]
    if over:
        told = say(
            "It would leave entry {entry} with a bounty paid that was not won: undo the payment first.", entry=min(over)
        )
        raise Refused(told)
