"""Chips: what a starting stack is made of, what stays in the box, what chips are worth once their kind left."""

from __future__ import annotations

import math
from bisect import insort
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation
    from tdapp.values.refusal import Path

COLORS = {1: "white", 5: "red", 25: "green", 100: "black", 500: "purple", 1000: "yellow"}
"""The usual color of each chip (SET-01)."""
SAMPLE_SETS = {
    "A": {5: 20, 25: 16, 100: 5},
    "B": {5: 15, 25: 13, 100: 6},
    "C": {5: 10, 25: 10, 100: 7},
}
"""Three ways to hand out 1,000 chips (SET-01)."""
MOST_KINDS = 50
MOST_WORK = 2_000_000
SHOWN = 10
CLEAN_STACK = 20
IDEAL_CHIPS = 36


@dataclass(frozen=True, slots=True)
class ChipSets:
    """Sets that the box can supply, each as counts in the order of the kinds, best first."""

    sets: tuple[tuple[int, ...], ...]
    possible: int
    reserve: tuple[int, ...]
    why: str
    rule: Citation


def checked_kinds(chips: Sequence[int], *, at: Path) -> tuple[int, ...]:
    """The kinds of chips, smallest first: at least one, all positive, none twice."""
    if not chips:
        raise Refused(say("Name at least one kind of chip."), at=at)
    if len(chips) > MOST_KINDS:
        raise Refused(say("More than {most} kinds of chips are more than any box has.", most=MOST_KINDS), at=at)
    for i, chip in enumerate(chips):
        if chip < 1:
            raise Refused(say("A chip is worth at least 1."), at=(*at, i))
        if chip in chips[:i]:
            raise Refused(say("The {chip:,}-chip is named twice.", chip=chip), at=(*at, i))
    return tuple(sorted(chips))


def chip_sets(
    stack: int, kinds: Sequence[int], inventory: Mapping[int, int], *, players: int, rules: Rulebook
) -> ChipSets:
    """The stacks that the box can supply to all players alike, at least one chip of each kind (SET-03)."""
    ascending = checked_kinds(kinds, at=("denominations",))
    _check_box(kinds, inventory)
    if players < 1:
        raise Refused(say("An event needs at least one player."), at=("players",))
    if stack < 1:
        raise Refused(say("Everybody needs at least one chip to start with."), at=("stack",))
    most = [inventory[chip] // players for chip in ascending]
    box = Box(ascending, tuple(inventory[chip] for chip in ascending), players)
    possible = _count(stack, ascending, most)
    best = _best(stack, box, most, possible)
    by_kind = [dict(zip(ascending, counts)) for counts in best]
    sets = tuple(tuple(counts[chip] for chip in kinds) for counts in by_kind)
    handed_out = sets[0] if sets else (0,) * len(kinds)
    reserve = tuple(inventory[chip] - players * count for chip, count in zip(kinds, handed_out))
    ways = say_count(possible, "{n} way", "{n} ways")
    everybody = say_count(players, "{n} player", "{n} players")
    why = say("The box can make {stack:,} in {ways} for {players}.", stack=stack, ways=ways, players=everybody)
    return ChipSets(sets, possible, reserve, why, rules.cite("SET-03"))


def _check_box(kinds: Sequence[int], inventory: Mapping[int, int]) -> None:
    for chip, count in inventory.items():
        if chip not in kinds:
            raise Refused(
                say("The box has {chip:,}-chips, which are not named.", chip=chip), at=("inventory", str(chip))
            )
        if count < 0:
            raise Refused(say("The box cannot hold {count:,} chips.", count=count), at=("inventory", str(chip)))
    for chip in kinds:
        if chip not in inventory:
            raise Refused(say("How many {chip:,}-chips has the box?", chip=chip), at=("inventory", str(chip)))


def _count(stack: int, kinds: Sequence[int], most: Sequence[int]) -> int:
    """In how many ways one to `most` chips of each kind make the stack.

    Goes from the biggest kind down through all sums within reach; the two smallest are counted at once.
    """
    rest = stack - sum(kinds)
    if rest < 0 or min(most) < 1:
        return 0
    ways = {0: 1}
    work = 0
    for chip, extra in zip(reversed(kinds[2:]), reversed([count - 1 for count in most[2:]])):
        reached: dict[int, int] = {}
        for lowest, highest in _runs(ways, chip):
            top = min(rest, highest + chip * extra)
            work += (top - lowest) // chip + 1
            if work > MOST_WORK:
                raise Refused(say("There are too many such sets to count them."), at=("stack",))
            running = 0
            for total in range(lowest, top + 1, chip):
                running += ways.get(total, 0) - ways.get(total - chip * (extra + 1), 0)
                if running:
                    reached[total] = running
        ways = reached
    smallest = [(chip, count - 1) for chip, count in zip(kinds[:2], most[:2])]
    return sum(count * _ways_of_two(rest - total, smallest) for total, count in ways.items())


def _runs(sums: Mapping[int, int], chip: int) -> list[tuple[int, int]]:
    """The lowest and the highest of the sums for each remainder modulo the chip."""
    found: dict[int, tuple[int, int]] = {}
    for total in sums:
        lowest, highest = found.get(total % chip, (total, total))
        found[total % chip] = min(lowest, total), max(highest, total)
    return list(found.values())


def _ways_of_two(rest: int, kinds: Sequence[tuple[int, int]]) -> int:
    """In how many ways at most so many chips of one or two kinds make the rest."""
    (small, most_small), *others = kinds
    if not others:
        return int(rest % small == 0 and rest // small <= most_small)
    big, most_big = others[0]
    unit = math.gcd(small, big)
    if rest % unit:
        return 0
    step = small // unit
    first = rest // unit * pow(big // unit, -1, step) % step
    least = max(0, -((small * most_small - rest) // big))
    highest = min(most_big, rest // big)
    first += max(0, -((first - least) // step)) * step
    return max(0, (highest - first) // step + 1)


@dataclass(frozen=True, slots=True)
class Box:
    """The chips there are, and how good a set is that leaves the rest of them."""

    kinds: tuple[int, ...]
    counts: tuple[int, ...]
    players: int

    def demerits(self, handed_out: Sequence[int]) -> int:
        """Away from 36 chips; too few or too many of the smallest; more chips of a bigger kind than of the one
        below it; a color-up that the box could not pay."""
        smallest = handed_out[0]
        demerits = _size_demerits(sum(handed_out)) + 3 * max(0, 8 - smallest) + max(0, smallest - 20)
        # At most ten for this, or the search for the best could not stop where many chips are needed.
        demerits += min(10, sum(max(0, bigger - smaller) for smaller, bigger in pairwise(handed_out)))
        left_above = 0
        for i in range(len(self.kinds) - 1, 0, -1):
            left_above += self.kinds[i] * (self.counts[i] - self.players * handed_out[i])
            demerits += 4 * (left_above < self.players * handed_out[i - 1] * self.kinds[i - 1])
        return demerits

    def rank(self, handed_out: Sequence[int]) -> tuple[int, tuple[int, ...]]:
        """Lower is better: fewer demerits, then more small chips."""
        return self.demerits(handed_out), tuple(-count for count in handed_out)


def _size_demerits(chips: int) -> int:
    return abs(chips - IDEAL_CHIPS) + 3 * max(0, 20 - chips) + 2 * max(0, chips - 45)


def _best(stack: int, box: Box, most: Sequence[int], possible: int) -> list[tuple[int, ...]]:
    """The best ten sets: by number of chips outward from the ideal, until no other number can be better."""
    if not possible:
        return []
    found: list[tuple[int, tuple[int, ...]]] = []
    seen = 0
    search = _Search(box.kinds, most)
    for chips in _outward(*_sizes(stack, box.kinds, most)):
        if seen == possible or (len(found) == SHOWN and _size_demerits(chips) > found[-1][0]):
            break
        for handed_out in search.sets_of(chips, stack):
            seen += 1
            insort(found, box.rank(handed_out))
            del found[SHOWN:]
    return [tuple(-count for count in negated) for _, negated in found]


def _sizes(stack: int, kinds: Sequence[int], most: Sequence[int]) -> tuple[int, int]:
    """No set has fewer chips than the first number or more than the second."""
    bounds = []
    for order in (range(len(kinds) - 1, -1, -1), range(len(kinds))):
        rest, chips = stack - sum(kinds), len(kinds)
        for i in order:
            taken = min(most[i] - 1, rest // kinds[i])
            chips += taken
            rest -= taken * kinds[i]
            if taken < most[i] - 1:
                break
        bounds.append(chips)
    return bounds[0], bounds[1]


def _outward(fewest: int, most: int) -> Iterator[int]:
    """The numbers between the two, those of fewer demerits first."""
    below = min(most, max(fewest - 1, IDEAL_CHIPS))
    above = below + 1
    while below >= fewest or above <= most:
        if above > most or (below >= fewest and _size_demerits(below) <= _size_demerits(above)):
            yield below
            below -= 1
        else:
            yield above
            above += 1


class _Search:
    """Looks for sets of an exact number of chips, and gives up rather than hang."""

    def __init__(self, kinds: Sequence[int], most: Sequence[int]) -> None:
        self.kinds = kinds
        self.most = most
        self._work = 0

    def sets_of(self, chips: int, value: int, kinds: int | None = None) -> Iterator[tuple[int, ...]]:
        """All sets of the first so many kinds, the biggest kind first, as far as the rest can still fit."""
        last = (len(self.kinds) if kinds is None else kinds) - 1
        self._work += 1
        if self._work > MOST_WORK:
            raise Refused(say("There are too many such sets to find the best."), at=("stack",))
        chip = self.kinds[last]
        if last == 0:
            if value == chips * chip and 1 <= chips <= self.most[0]:
                yield (chips,)
            return
        smallest, next_down = self.kinds[0], self.kinds[last - 1]
        fewest = max(1, -((chips * next_down - value) // (chip - next_down)))
        for count in range(fewest, min(self.most[last], (value - chips * smallest) // (chip - smallest)) + 1):
            for smaller in self.sets_of(chips - count, value - count * chip, last):
                yield (*smaller, count)


def worth(chips: Mapping[int, int]) -> int:
    return sum(chip * count for chip, count in chips.items())


def players_served(chips: Mapping[int, int], inventory: Mapping[int, int]) -> int:
    """How many players can get this set from the box (SET-03)."""
    return min((inventory.get(chip, 0) // count for chip, count in chips.items() if count), default=0)


def buy_in_warning(chips: Mapping[int, int], buy_in_chips: int) -> str | None:
    """What to say when a set does not add up to the chips that a buy-in gives (SET-04)."""
    if worth(chips) == buy_in_chips:
        return None
    return say(
        "This set is worth {worth:,}, but a buy-in gives {chips:,} in chips.", worth=worth(chips), chips=buy_in_chips
    )


def clean_stacks(chips: int) -> tuple[int, int]:
    """Full stacks of twenty, and the chips beside them (SET-06)."""
    return divmod(chips, CLEAN_STACK)


def color_up_need(chips: Mapping[int, int], *, players: int, chip: int, into: int) -> int:
    """How many bigger chips the box must have, at most, when all of a smaller kind leave, races aside."""
    return -(-players * chips.get(chip, 0) * chip // into)


def color_up_needs(chips: Mapping[int, int], *, players: int) -> dict[int, int]:
    """The same for every chip of a set: the bigger chip and how many of it."""
    return {
        bigger: color_up_need(chips, players=players, chip=chip, into=bigger)
        for chip, bigger in pairwise(sorted(chips))
    }


@dataclass(frozen=True, slots=True)
class Playing:
    """What of a stack plays, and what does not."""

    value: int
    dead: int
    why: str
    rule: Citation


def playing(chips: Mapping[int, int], *, smallest: int, rules: Rulebook) -> Playing:
    """Chips below the smallest one that blinds or antes use do not play (CHP-03)."""
    value = worth({chip: count for chip, count in chips.items() if chip >= smallest})
    why = say("Chips below {smallest:,} do not play; they are changed between deals.", smallest=smallest)
    return Playing(value, worth(chips) - value, why, rules.cite("CHP-03"))


@dataclass(frozen=True, slots=True)
class Exchange:
    """What a player gets for chips of a kind that has left, and the value that is taken for nothing."""

    chips: int
    taken: int
    why: str
    rule: Citation


def exchange_stray(count: int, *, chip: int, smallest: int, rules: Rulebook) -> Exchange:
    """Chips found after their kind has left go at equal value; less than the smallest chip is lost."""
    chips, taken = divmod(count * chip, smallest)
    why = say(
        "{count:,} × {chip:,} make {chips:,} × {smallest:,}, and {taken:,} is taken without compensation.",
        count=count,
        chip=chip,
        chips=chips,
        smallest=smallest,
        taken=taken,
    )
    return Exchange(chips, taken, why, rules.cite("TDA-24C"))
