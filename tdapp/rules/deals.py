"""Deals: what the players who are left may divide among themselves, and what a cancelled event pays."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from tdapp.rules.apportion import apportion
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation

    Amounts = list[Fraction]

DECIMALS = 8
NOTHING_LEFT = say("Nothing is left to play for: the house may call that unethical (R11 §15.38).")


@dataclass(frozen=True, slots=True)
class Deal:
    """A division of the prizes that are left: to pay, and as it was before rounding."""

    shares: dict[str, int]
    exact: dict[str, float]
    reserve: int
    warnings: tuple[str, ...]
    why: str
    rule: Citation


@dataclass(frozen=True, slots=True)
class _Due:
    """What a player of a deal has, what that is worth, and what is paid for it."""

    player: str
    chips: int
    amount: Fraction
    part: int


def by_icm(stacks: Sequence[int], prizes: Sequence[int]) -> Amounts:
    """What each stack is worth under the independent chip model."""
    # It reckons with numpy, which takes a while to load: only whoever makes a deal waits for it.
    from tdapp.rules import icm

    if len(stacks) > icm.MOST_PLAYERS:
        raise Refused(say("ICM is worked out for {most:,} players at the most.", most=icm.MOST_PLAYERS), at=("stacks",))
    return [Fraction(worth) for worth in icm.equities(stacks, prizes)]


def by_chips(stacks: Sequence[int], prizes: Sequence[int]) -> Amounts:
    """The lowest prize to everybody, the rest in proportion to the chips."""
    lowest = min(prizes)
    rest = sum(prizes) - lowest * len(prizes)
    chips = sum(stacks)
    return [lowest + Fraction(rest * stack, chips) for stack in stacks]


def evenly(stacks: Sequence[int], prizes: Sequence[int]) -> Amounts:
    """The same to everybody."""
    return [Fraction(sum(prizes), len(stacks))] * len(stacks)


METHODS: dict[str, Callable[[Sequence[int], Sequence[int]], Amounts]] = {
    "icm": by_icm,
    "chips": by_chips,
    "even": evenly,
}

METHOD_NAMES = {"icm": say("by what the stacks are worth (ICM)"), "chips": say("by chips"), "even": say("evenly")}


def deal(
    stacks: Mapping[str, int],
    prizes: Sequence[int],
    *,
    method: str,
    reserve: int = 0,
    unit: int = 1,
    rules: Rulebook,
) -> Deal:
    """Divide the prizes among all who are left; the reserve stays for the winner (DEAL-01)."""
    _may_be_made(rules)
    _check(stacks, prizes, reserve, unit)
    given = [*prizes, *[0] * (len(stacks) - len(prizes))]
    left = [given[0] - reserve, *given[1:]]
    chips = list(stacks.values())
    amounts = _amounts(chips, left, method)
    order = sorted(range(len(chips)), key=lambda i: -chips[i])
    total = sum(left)
    parts = apportion(total, amounts, unit=unit, order=order, tolerance=_tolerance(method, total, unit))
    due = [_Due(*each) for each in zip(stacks, chips, amounts, parts)]
    above = _above_first(due, left[0], reserve) if method == "chips" else ()
    return Deal(
        dict(zip(stacks, parts)),
        {name: round(float(amount), DECIMALS) for name, amount in zip(stacks, amounts)},
        reserve,
        (*_warnings(left, reserve), *above, *_unpaid(due, unit)),
        _why(total, reserve, METHOD_NAMES[method]),
        rules.cite("DEAL-01"),
    )


def _why(total: int, reserve: int, method: str) -> str:
    whole = total + reserve
    if not reserve:
        return say(
            "{total:,} of {whole:,} is divided {method}, nothing stays to be played for.",
            total=total,
            whole=whole,
            method=method,
        )
    return say(
        "{total:,} of {whole:,} is divided {method}, {reserve:,} stays to be played for.",
        total=total,
        whole=whole,
        method=method,
        reserve=reserve,
    )


def _may_be_made(rules: Rulebook) -> None:
    if rules["deals"] == "forbidden":
        at = ("house", "deals") if "deals" in rules.house else ("profile",)
        raise Refused(say("Players may not make deals under these rules."), at=at, rule=rules.cite("DEAL-02"))


def _check(stacks: Mapping[str, int], prizes: Sequence[int], reserve: int, unit: int) -> None:
    if not stacks:
        raise Refused(say("A deal needs players."), at=("stacks",))
    for name, stack in stacks.items():
        if stack < 0:
            raise Refused(say("{name!r} cannot have {stack:,} chips.", name=name, stack=stack), at=("stacks", name))
    if len(prizes) > len(stacks):
        players = count(len(stacks), "player")
        sentence = say(
            "{number:,} prizes are too many for {players}: leave out those already paid.",
            number=len(prizes),
            players=players,
        )
        raise Refused(sentence, at=("prizes",))
    falling(prizes)
    if unit < 1:
        raise Refused(say("The smallest unit of money is 1."), at=("unit",))
    first = prizes[0] if prizes else 0
    if not 0 <= reserve <= first:
        raise Refused(
            say("The reserve comes off the first prize, which holds {first:,}.", first=first), at=("reserve",)
        )


def falling(prizes: Sequence[int]) -> None:
    """Refuse prizes below nothing, and those that rise with the place."""
    for i, prize in enumerate(prizes):
        if prize < 0:
            raise Refused(say("A prize cannot be less than nothing."), at=("prizes", i))
        if i and prize > prizes[i - 1]:
            sentence = say("Place {place} cannot get more than place {better}.", place=i + 1, better=i)
            raise Refused(sentence, at=("prizes", i))


def _amounts(chips: list[int], prizes: list[int], method: str) -> Amounts:
    """The shares before rounding: the last prizes evenly to those without chips, the method for the others."""
    playing = [stack for stack in chips if stack]
    without = prizes[len(playing) :]
    shares = iter(METHODS[method](playing, prizes[: len(playing)]) if playing else [])
    return [next(shares) if stack else Fraction(sum(without), len(without)) for stack in chips]


def _tolerance(method: str, total: int, unit: int) -> Fraction:
    """How many units apart two remainders may be and still be equal: ICM is computed in floats."""
    if method != "icm":
        return Fraction(0)
    return min(max(Fraction(total, unit * 10**14), Fraction(1, 10**9)), Fraction(1, 100))


def _warnings(left: list[int], reserve: int) -> Iterator[str]:
    if not reserve:
        yield NOTHING_LEFT
    if len(left) > 1 and left[0] < left[1]:
        yield say("With this reserve less is left of the first prize than of the second.")


def _above_first(due: Sequence[_Due], first: int, reserve: int) -> Iterator[str]:
    """The biggest stack may be due more by its chips than it can still win."""
    best = max(due, key=lambda each: each.chips)
    if best.amount <= first:
        return
    if best.part <= first:
        yield say(
            "By chips {player!r} is due more, before rounding, than the {first:,} that the first prize holds.",
            player=best.player,
            first=first,
        )
    elif reserve:
        yield say(
            "By chips {player!r} gets {part:,}: without the reserve the first prize holds only {first:,}.",
            player=best.player,
            part=best.part,
            first=first,
        )
    else:
        yield say(
            "By chips {player!r} gets {part:,}: the first prize holds only {first:,}.",
            player=best.player,
            part=best.part,
            first=first,
        )


def _unpaid(due: Sequence[_Due], unit: int) -> Iterator[str]:
    names = [each.player for each in due if each.amount and not each.part]
    if len(names) == 1:
        yield say("{player!r} gets nothing: the unit of {unit:,} is too big.", player=names[0], unit=unit)
    elif names:
        yield say(
            "{player!r} and {others} get nothing: the unit of {unit:,} is too big.",
            player=names[0],
            others=count(len(names) - 1, "other"),
            unit=unit,
        )


def check_signatures(active: Sequence[str], signed: Sequence[str], *, rules: Rulebook) -> None:
    """Refuse a deal that leaves out somebody who is still in, or names somebody who is not (DEAL-01)."""
    _may_be_made(rules)
    for i, name in enumerate(signed):
        if name not in active:
            raise Refused(say("{name!r} is not in the event any more.", name=name), at=("signed", i))
        if name in signed[:i]:
            raise Refused(say("{name!r} has signed twice.", name=name), at=("signed", i))
    missing = [name for name in active if name not in signed]
    if missing:
        sentence = say(
            "The deal leaves out {missing}, still in: all who are left must agree.", missing=", ".join(missing)
        )
        raise Refused(sentence, at=("signed",), rule=rules.cite("DEAL-01"))


@dataclass(frozen=True, slots=True)
class Paid:
    """A player of an event that is called off: what was paid in for the prizes, and the chips, 0 if out."""

    player: str
    paid: int
    chips: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """What everybody gets when an event is called off."""

    amounts: dict[str, int]
    why: str
    rule: Citation


def refund(players: Sequence[Paid], _unit: int) -> list[int]:
    """Exact whatever the unit: it gives back what was paid."""
    return [player.paid for player in players]


def split_evenly(players: Sequence[Paid], unit: int) -> list[int]:
    return _split(players, [min(player.chips, 1) for player in players], unit)


def split_by_chips(players: Sequence[Paid], unit: int) -> list[int]:
    return _split(players, [player.chips for player in players], unit)


def _split(players: Sequence[Paid], weights: list[int], unit: int) -> list[int]:
    if not any(weights):
        raise Refused(say("Nobody has chips to settle by: refund the players."), at=("way",))
    order = sorted(range(len(players)), key=lambda i: -players[i].chips)
    return apportion(sum(player.paid for player in players), weights, unit=unit, order=order)


SETTLEMENTS: dict[str, tuple[str, Callable[[Sequence[Paid], int], list[int]]]] = {
    "refund": (say("Everybody gets back what he paid in."), refund),
    "even": (say("Those still in share the pool evenly."), split_evenly),
    "chips": (say("Those still in share the pool by their chips."), split_by_chips),
}


def settle(players: Sequence[Paid], *, way: str, unit: int = 1, rules: Rulebook) -> Settlement:
    """Pay out the whole pool of an event that management calls off (CAN-01)."""
    if not players:
        raise Refused(say("There is nobody to pay."), at=("players",))
    for i, player in enumerate(players):
        if player.paid < 0 or player.chips < 0:
            raise Refused(say("{player!r} cannot have less than nothing.", player=player.player), at=("players", i))
    if way not in SETTLEMENTS:
        raise Refused(say("Settle by one of {ways}.", ways=", ".join(SETTLEMENTS)), at=("way",))
    why, divide = SETTLEMENTS[way]
    amounts = dict(zip((player.player for player in players), divide(players, unit)))
    return Settlement(amounts, why, rules.cite("CAN-01"))
