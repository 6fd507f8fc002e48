"""Deals: those who are left divide what is left, all of them or nobody; and what a cancelled event pays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.bustouts import Hand, ending, going_out, next_hand
from tdapp.director.tonight import Tonight
from tdapp.rules import deals as rules
from tdapp.store.change import Deed, insert
from tdapp.values.field import Presence, Prize
from tdapp.values.money import money
from tdapp.values.noted import Nameless
from tdapp.values.prizes import Deal, DealShare
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count, either

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

CUSTOM = "custom"
METHODS = {"icm": "ICM", "chips": say("Chip chop"), "even": say("Even"), CUSTOM: say("As agreed")}
"""How a deal is reckoned, and what that is called."""
ALIKE = "alike"
"""No deal: everybody who was left had won the same."""
REFUND, OFF_EVEN, OFF_CHIPS = "refund", "off even", "off chips"
CALLED_OFF = {
    REFUND: say("Everybody gets back what was paid"),
    OFF_EVEN: say("Those still in share the prizes evenly"),
    OFF_CHIPS: say("Those still in share the prizes by their chips"),
}
"""How a tournament that is called off is settled, and what that is called."""


@dataclass(frozen=True, slots=True)
class Offered:
    """What each entry would get, in the order of the stacks given, with what there is to say against it."""

    method: str
    shares: dict[int, int]
    reserve: int
    warnings: tuple[str, ...]
    why: str
    rule: str


def is_agreed(now: Snapshot) -> bool:
    """Whether those who were left made a deal; not where it only ended early, or was called off."""
    return bool(now[Deal]) and now[Deal][1].method in METHODS


def is_called_off(now: Snapshot) -> bool:
    return bool(now[Deal]) and now[Deal][1].method in CALLED_OFF


def is_refunded(now: Snapshot) -> bool:
    return is_called_off(now) and now[Deal][1].method == REFUND


def to_divide(now: Snapshot) -> list[int]:
    """The prizes of the places that nobody has yet, best first."""
    left = len(now[Presence])
    return [row.amount for place, row in sorted(now[Prize].items()) if place <= left]


def refuse_no_deal(tonight: Tonight) -> None:
    """Why no deal can be made now, if that is so."""
    if tonight.rules["deals"] == "forbidden":
        raise Refused(say("Players may not make deals under these rules."), rule=tonight.rules.cite("DEAL-02"))
    if tonight.now[Deal]:
        raise Refused(say("A deal was made already: undo it first."))
    if tonight.terms.finished is not None or tonight.left < 2:
        raise Refused(say("A deal needs at least two who are still in."))
    if tonight.now[Nameless]:
        raise Refused(say("Somebody is out without a name: say first who it was."))
    if not tonight.now[Prize]:
        raise Refused(say("Lock the prizes first: a deal divides what is fixed."))
    if not any(to_divide(tonight.now)):
        raise Refused(say("There is no prize left to divide."))


def offer(
    tonight: Tonight, *, method: str, stacks: Mapping[int, int], reserve: int = 0, unit: int = 1,
    agreed: Mapping[int, int] | None = None,
) -> Offered:  # fmt: skip
    """What a deal of all who are left comes to. `agreed` are the amounts of a deal that they made themselves."""
    refuse_no_deal(tonight)
    prizes, called = to_divide(tonight.now), {n: label for n, label in tonight.labels.items() if n in stacks}
    rules.check_signatures([*tonight.labels.values()], [*called.values()], rules=tonight.rules)
    if method not in METHODS:
        raise Refused(say("A deal is reckoned by one of {ways}.", ways=", ".join(METHODS)), at=("method",))
    if method == CUSTOM:
        return _as_agreed(tonight, agreed or {}, stacks, reserve)
    missing = [called[n] for n, stack in stacks.items() if not stack]
    if missing and method != "even":
        raise Refused(_whose_stack(missing, stacks), at=("stacks",))
    if missing:
        # Evenly is evenly whatever has been counted by now.
        stacks = dict.fromkeys(stacks, 0)
    by_label = {called[n]: stack for n, stack in stacks.items()}
    found = rules.deal(by_label, prizes, method=method, reserve=reserve, unit=unit, rules=tonight.rules)
    shares = {n: found.shares[called[n]] for n in stacks}
    why = _why(method, sum(prizes), reserve, tonight.terms.currency)
    return Offered(method, shares, reserve, found.warnings, why, str(found.rule))


def _whose_stack(missing: list[str], stacks: Mapping[int, int]) -> str:
    if len(missing) == len(stacks):
        return say("Say what stacks they have.")
    return say("Say what stack {players} has.", players=either(missing))


def _why(method: str, total: int, reserve: int, currency: str) -> str:
    amount, way = money(total - reserve, currency), rules.METHOD_NAMES[method]
    if not reserve:
        return say("{amount} {way}; nothing stays to be played for.", amount=amount, way=way)
    kept = money(reserve, currency)
    return say("{amount} {way}; {reserve} stays to be played for.", amount=amount, way=way, reserve=kept)


def _as_agreed(tonight: Tonight, agreed: Mapping[int, int], stacks: Mapping[int, int], reserve: int) -> Offered:
    prizes, currency = to_divide(tonight.now), tonight.terms.currency
    if not 0 <= reserve <= prizes[0]:
        raise Refused(say("The reserve comes off the first prize."), at=("reserve",))
    shares = {n: agreed.get(n, 0) for n in stacks}
    if any(amount < 0 for amount in shares.values()):
        raise Refused(say("Nobody can get less than nothing."), at=("agreed",))
    missing = sum(prizes) - reserve - sum(shares.values())
    if missing:
        total, off = money(sum(shares.values()), currency), money(abs(missing), currency)
        if missing > 0:
            told = say("The amounts come to {total}: {amount} is not given to anybody.", total=total, amount=off)
        else:
            told = say("The amounts come to {total}: {amount} more than there is.", total=total, amount=off)
        raise Refused(told, at=("agreed",))
    warnings = () if reserve else (rules.NOTHING_LEFT,)
    rule = str(tonight.rules.cite("DEAL-01"))
    return Offered(CUSTOM, shares, reserve, warnings, say("The amounts that all of them agreed on."), rule)


def make(
    house: OpenHouse, tournament: str, *, method: str, stacks: Mapping[int, int], reserve: int = 0, unit: int = 1,
    agreed: Mapping[int, int] | None = None, is_the_end: bool = False, by: By,
) -> Change:  # fmt: skip
    """Note the deal; they play on for the places and the reserve, or it ends here with places by their stacks."""
    tonight = Tonight.of(house, tournament)
    found = offer(tonight, method=method, stacks=stacks, reserve=reserve, unit=unit, agreed=agreed)
    if is_the_end and reserve:
        raise Refused(say("With a reserve they play on for it: without one it can end here."), at=("reserve",))
    if not tonight.terms.has_names and not is_the_end and len({*found.shares.values()}) > 1:
        # Later only a number goes out: whose share it takes along could not be told.
        raise Refused(
            say("Without names they can play on only if all get the same: let it end here."), at=("is_the_end",)
        )
    rows = [insert(Deal(tournament, 1, method, reserve, by.at, is_the_end))]
    rows += [insert(DealShare(tournament, n, stacks[n], amount)) for n, amount in found.shares.items()]
    if is_the_end:
        rows += ended(tonight, stacks, by)
    told = _told(method, len(stacks), money(sum(found.shares.values()), tonight.terms.currency), is_the_end)
    return tonight.write(Deed(tournament, told, tuple(rows), found.rule), by)


def _told(method: str, number: int, amount: str, is_the_end: bool) -> str:
    players = count(number, "player")
    way = METHODS[method] if method == "icm" else METHODS[method].lower()
    if is_the_end:
        return say("{players} made a deal ({way}) over {amount}: it ends here", players=players, way=way, amount=amount)
    return say("{players} made a deal ({way}) over {amount}: they play on", players=players, way=way, amount=amount)


def ended(tonight: Tonight, stacks: Mapping[int, int], by: By) -> list[RowChange]:
    """Places by the stacks, the smallest out first, each on a hand of its own; of equal ones who was named later."""
    order = sorted(stacks, key=lambda n: -stacks[n])
    first = next_hand(tonight.now)
    rows = ending(tonight, len(order) - 1, by.at)
    for step, entry in enumerate(reversed(order[1:])):
        rows += going_out(tonight, entry, Hand(first + step), stacks[entry], by.at)
    return rows
