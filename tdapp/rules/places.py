"""Who finished where, and what that pays."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from tdapp.rules.apportion import apportion
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation

    Ranking = list[list["Bust"]]


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
    _check(left, busts, best_hand, prizes, unit)
    apart = len({bust.table for bust in busts}) > 1
    choice = str(rules["same_hand_other_table"]) if apart and hand_for_hand else "by stack"
    found: list[Place] = []
    best = left - len(busts) + 1
    for group in RANKINGS[choice](busts):
        worst = best + len(group) - 1
        money = _shared(group, sum(prizes[best - 1 : worst]), best_hand, unit)
        why, rule = _reason(group, busts, (best, worst), choice, rules)
        found += [Place(bust.player, best, worst, prize, why, rule) for bust, prize in zip(group, money)]
        best = worst + 1
    return found


def by_stack(busts: Sequence[Bust]) -> Ranking:
    """The bigger stack places higher, equal ones together."""
    falling = sorted(busts, key=lambda bust: -bust.stack)
    return [list(group) for _, group in groupby(falling, key=lambda bust: bust.stack)]


def all_share(busts: Sequence[Bust]) -> Ranking:
    """All together, whatever they had."""
    return [list(busts)]


RANKINGS: dict[str, Callable[[Sequence[Bust]], Ranking]] = {"by stack": by_stack, "share": all_share}


def _check(left: int, busts: Sequence[Bust], best_hand: Sequence[str], prizes: Sequence[int], unit: int) -> None:
    if not busts:
        raise Refused("Nobody went out.", at=("busts",))
    if len(busts) >= left:
        sentence = f"{len(busts)} of {left} cannot all be out: somebody holds the chips."
        raise Refused(sentence, at=("busts",))
    names: set[str] = set()
    for i, bust in enumerate(busts):
        if bust.player in names:
            raise Refused(f"{bust.player!r} went out twice.", at=("busts", i, "player"))
        if bust.stack < 0:
            raise Refused(f"{bust.player!r} cannot have had {bust.stack} chips.", at=("busts", i, "stack"))
        if (bust.table is None) != (busts[0].table is None):
            raise Refused("Say the table of every bust-out or of none.", at=("busts", i, "table"))
        names.add(bust.player)
    _check_hands(best_hand, names)
    for i, prize in enumerate(prizes):
        if prize < 0:
            raise Refused("A prize cannot be less than nothing.", at=("prizes", i))
    if unit < 1:
        raise Refused("The smallest unit of money is 1.", at=("unit",))


def _check_hands(best_hand: Sequence[str], names: set[str]) -> None:
    unranked = set(names)
    for i, name in enumerate(best_hand):
        if name not in names:
            raise Refused(f"{name!r} did not go out on this hand.", at=("best_hand", i))
        if name not in unranked:
            raise Refused(f"{name!r} is named twice.", at=("best_hand", i))
        unranked.remove(name)


def _shared(group: Sequence[Bust], money: int, best_hand: Sequence[str], unit: int) -> list[int]:
    """The money of these places in equal parts; odd units to the better hand, then in the order given (TIE-02)."""
    hands = {name: rank for rank, name in enumerate(best_hand)}
    order = sorted(range(len(group)), key=lambda i: hands.get(group[i].player, len(hands)))
    return apportion(money, [1] * len(group), unit=unit, order=order)


def _reason(
    group: Sequence[Bust], busts: Sequence[Bust], span: tuple[int, int], choice: str, rules: Rulebook
) -> tuple[str, Citation]:
    best, worst = span
    if len(busts) == 1:
        return f"Out in place {best}: {best - 1} still in.", rules.cite("PAY-05")
    if choice == "share":
        why = f"Out hand for hand at different tables: {len(group)} share places {best} to {worst}."
        return why, rules.cite("RP-8A")
    stack = f"{group[0].stack:,} chips at the start of the hand"
    if len(group) > 1:
        return f"Equal with {stack}: they share places {best} to {worst}.", rules.cite("TIE-02")
    others = "at whatever table" if len({bust.table for bust in busts}) > 1 else "on the same hand"
    return f"{stack}: place {best} among those who went out {others}.", rules.cite("TIE-01")


@dataclass(frozen=True, slots=True)
class Award:
    """Who gets what cannot be divided."""

    player: str
    why: str
    rule: Citation


def award(tied: Sequence[str], best_hand: Sequence[str], rules: Rulebook) -> Award:
    """Of players who share a place, the best hand of that deal takes the trophy (TIE-02)."""
    if not tied:
        raise Refused("Nobody shares the place.", at=("tied",))
    for name in best_hand:
        if name in tied:
            why = f"{name} had the best hand of that deal among those who share the place."
            return Award(name, why, rules.cite("TIE-02"))
    raise Refused("Say who of them had the best hand of that deal.", at=("best_hand",))


def finishing_order(out: Sequence[str], still_in: str, rules: Rulebook) -> list[Place]:
    """The places from the order in which players went out, the first out first; one is left (PAY-05)."""
    order = [still_in, *reversed(out)]
    if len(set(order)) < len(order):
        raise Refused("A player cannot finish twice.", at=("out",))
    rule = rules.cite("PAY-05")
    winner = Place(still_in, 1, 1, 0, "Holds all the chips.", rule)
    others = [
        Place(name, place, place, 0, f"Out with {place - 1} still in.", rule) for place, name in enumerate(order[1:], 2)
    ]
    return [winner, *others]
