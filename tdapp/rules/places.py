"""Who finished where, and what that pays."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from tdapp.rules.apportion import apportion
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation

    Ranking = list[list["Bust"]]

MOST_NAMED = 5
"""With more odd units than this nobody reads all the names."""


@dataclass(frozen=True, slots=True)
class Bust:
    """A player who went out, and the stack at the start of that hand."""

    player: str
    stack: int
    table: int | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Where a player finished: `best` and `worst` differ where places are shared."""

    player: str
    best: int
    worst: int
    prize: int
    why: str
    rule: Citation


def places(
    left: int,
    busts: Sequence[Bust],
    *,
    hand_for_hand: bool = False,
    best_hand: Sequence[str] = (),
    prizes: Sequence[int] = (),
    unit: int = 1,
    rules: Rulebook,
) -> list[Place]:
    """The places of all who went out on one hand, best first; `left` were in before it (TIE-01 to 03, RP-8A)."""
    _check(left, busts, best_hand, unit)
    if min(prizes, default=0) < 0:
        fault = next(i for i, prize in enumerate(prizes) if prize < 0)
        raise Refused(say("A prize cannot be less than nothing."), at=("prizes", fault))
    choice = _choice(busts, rules) if hand_for_hand else "by stack"
    found: list[Place] = []
    best = left - len(busts) + 1
    for group in RANKINGS[choice](busts):
        worst = best + len(group) - 1
        pot = _Pot(sum(prizes[best - 1 : worst]), group, best_hand, unit)
        why, rule = _reason(group, busts, (best, worst), choice, rules)
        why = " ".join(filter(None, (why, pot.odd())))
        found += [Place(bust.player, best, worst, prize, why, rule) for bust, prize in zip(group, pot.parts())]
        best = worst + 1
    return found


def _choice(busts: Sequence[Bust], rules: Rulebook) -> str:
    """How those who went out hand for hand are ranked: at one table always by stack."""
    choice = str(rules["same_hand_other_table"])
    if choice == "share" and len(busts) > 1 and busts[0].table is None:
        sentence = say("Those who go out hand for hand at different tables share: say the table of every bust-out.")
        raise Refused(sentence, at=("busts", 0, "table"))
    return choice if _at_different_tables(busts) else "by stack"


def _at_different_tables(busts: Sequence[Bust]) -> bool:
    return len({bust.table for bust in busts}) > 1


def by_stack(busts: Sequence[Bust]) -> Ranking:
    """The bigger stack places higher, equal ones together."""
    falling = sorted(busts, key=lambda bust: -bust.stack)
    return [list(group) for _, group in groupby(falling, key=lambda bust: bust.stack)]


def all_share(busts: Sequence[Bust]) -> Ranking:
    """All together, whatever they had."""
    return [list(busts)]


RANKINGS: dict[str, Callable[[Sequence[Bust]], Ranking]] = {"by stack": by_stack, "share": all_share}


def _check(left: int, busts: Sequence[Bust], best_hand: Sequence[str], unit: int) -> None:
    if not busts:
        raise Refused(say("Nobody went out."), at=("busts",))
    if len(busts) >= left:
        sentence = say("{out:,} of {left:,} cannot all be out: somebody holds the chips.", out=len(busts), left=left)
        raise Refused(sentence, at=("busts",))
    names: set[str] = set()
    for i, bust in enumerate(busts):
        if bust.player in names:
            raise Refused(say("{player!r} went out twice.", player=bust.player), at=("busts", i, "player"))
        if bust.stack < 0:
            raise Refused(
                say("{player!r} cannot have had {stack:,} chips.", player=bust.player, stack=bust.stack),
                at=("busts", i, "stack"),
            )
        if (bust.table is None) != (busts[0].table is None):
            raise Refused(say("Say the table of every bust-out or of none."), at=("busts", i, "table"))
        names.add(bust.player)
    _check_hands(best_hand, names)
    if unit < 1:
        raise Refused(say("The smallest unit of money is 1."), at=("unit",))


def _check_hands(best_hand: Sequence[str], names: set[str]) -> None:
    unranked = set(names)
    for i, name in enumerate(best_hand):
        if name not in names:
            raise Refused(say("{name!r} did not go out on this hand.", name=name), at=("best_hand", i))
        if name not in unranked:
            raise Refused(say("{name!r} is named twice.", name=name), at=("best_hand", i))
        unranked.remove(name)


@dataclass(frozen=True, slots=True)
class _Pot:
    """The money of places that are shared: equal parts, odd units to the better hand, then as given (TIE-02)."""

    money: int
    group: Sequence[Bust]
    best_hand: Sequence[str]
    unit: int

    def parts(self) -> list[int]:
        return apportion(self.money, [1] * len(self.group), unit=self.unit, order=self._order())

    def odd(self) -> str:
        """Who gets what does not divide, and why: a sentence to add, or nothing."""
        units, rest = divmod(self.money, self.unit)
        units %= len(self.group)
        if len(self.group) == 1 or not units + rest:
            return ""
        names = [self.group[i].player for i in self._order()[: units or 1]]
        to, odd = self._named(names), self.unit if units else rest
        if not units or not rest:
            if units > 1:
                return say("An odd {odd:,} each goes to {players}.", odd=odd, players=to)
            return say("The odd {odd:,} goes to {players}.", odd=odd, players=to)
        first = names[0]
        if units > 1:
            return say(
                "An odd {odd:,} each goes to {players}, and {first!r} also gets the last {rest:,}.",
                odd=odd,
                players=to,
                first=first,
                rest=rest,
            )
        return say(
            "The odd {odd:,} goes to {players}, and {first!r} also gets the last {rest:,}.",
            odd=odd,
            players=to,
            first=first,
            rest=rest,
        )

    def _named(self, names: Sequence[str]) -> str:
        if len(names) > MOST_NAMED:
            return say("{number} of them, better hands first, then in the order given", number=len(names))
        return say(" and ").join(f"{name!r} ({self._reason(name)})" for name in names)

    def _order(self) -> list[int]:
        hands = {name: rank for rank, name in enumerate(self.best_hand)}
        return sorted(range(len(self.group)), key=lambda i: hands.get(self.group[i].player, len(hands)))

    def _reason(self, name: str) -> str:
        return say("better hand") if name in self.best_hand else say("in the order given")


def _reason(
    group: Sequence[Bust], busts: Sequence[Bust], span: tuple[int, int], choice: str, rules: Rulebook
) -> tuple[str, Citation]:
    best, worst = span
    if len(busts) == 1:
        return say("Out in place {place}: {left:,} still in.", place=best, left=best - 1), rules.cite("PAY-05")
    if choice == "share":
        why = say(
            "Out hand for hand at different tables: {players} share places {best} to {worst}.",
            players=len(group),
            best=best,
            worst=worst,
        )
        return why, rules.cite("RP-8A")
    stack = say_count(group[0].stack, "{n} chip", "{n} chips")
    if len(group) > 1:
        why = say(
            "Equal with {stack} at the start of the hand: they share places {best} to {worst}.",
            stack=stack,
            best=best,
            worst=worst,
        )
        return why, rules.cite("TIE-02")
    if _at_different_tables(busts):
        why = say(
            "Place {place}: out together with others, at whatever table, with {stack} at the start of the hand.",
            place=best,
            stack=stack,
        )
    else:
        why = say("Place {place}: out on the same hand as others, with {stack} at its start.", place=best, stack=stack)
    return why, rules.cite("TIE-01")


@dataclass(frozen=True, slots=True)
class Award:
    """Who gets what cannot be divided."""

    player: str
    why: str
    rule: Citation


def award(tied: Sequence[str], best_hand: Sequence[str], *, rules: Rulebook) -> Award:
    """Of players who share a place, the best hand of that deal takes the trophy (TIE-02)."""
    if not tied:
        raise Refused(say("Nobody shares the place."), at=("tied",))
    for name in best_hand:
        if name in tied:
            why = say("{name} had the best hand of that deal among those who share the place.", name=name)
            return Award(name, why, rules.cite("TIE-02"))
    raise Refused(say("Say who of them had the best hand of that deal."), at=("best_hand",))


def finishing_order(out: Sequence[str], still_in: str, *, rules: Rulebook) -> list[Place]:
    """The places from the order in which players went out, the first out first; one is left (PAY-05)."""
    order = [still_in, *reversed(out)]
    if len(set(order)) < len(order):
        raise Refused(say("A player cannot finish twice."), at=("out",))
    rule = rules.cite("PAY-05")
    winner = Place(still_in, 1, 1, 0, say("Holds all the chips."), rule)
    others = [
        Place(name, place, place, 0, say("Out with {left:,} still in.", left=place - 1), rule)
        for place, name in enumerate(order[1:], 2)
    ]
    return [winner, *others]
