"""Money in whole units, to the last cent: the one home of rounding for prizes, deals and ties."""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    Weight = int | Fraction


def apportion(
    amount: int,
    weights: Sequence[Weight],
    *,
    unit: int = 1,
    order: Sequence[int] | None = None,
    tolerance: Fraction = Fraction(0),
) -> list[int]:
    """Divide an amount by weights into whole units, by largest remainder; the parts add up to it exactly.

    Of equal remainders the first in `order` (indexes; as given without it) gets the unit, and what is less than
    a unit goes to the first of all. Without any weight all weigh the same. Remainders that differ by no more than
    `tolerance` units are equal: for weights that were floats once.
    """
    scaled = _integers(weights)
    order = range(len(scaled)) if order is None else order
    if not any(scaled):
        scaled = [1] * len(scaled)
    whole_unit = sum(scaled) * unit
    slack = int(tolerance * whole_unit)
    counts, remainders = [], []
    for weight in scaled:
        count, remainder = divmod(amount * weight + slack, whole_unit)
        counts.append(count)
        remainders.append(max(remainder - slack, 0))
    left = amount // unit - sum(counts)
    if left < 0:
        # Not a rounded-off float but an amount just short of a unit.
        return apportion(amount, scaled, unit=unit, order=order)
    for i in _by_remainder(remainders, order, slack)[:left]:
        counts[i] += 1
    parts = [count * unit for count in counts]
    parts[order[0]] += amount - sum(parts)
    return parts


def _by_remainder(remainders: list[int], order: Sequence[int], slack: int) -> list[int]:
    """The indexes, largest remainder first; a run of remainders each within the slack of the next is one."""
    rank = {index: place for place, index in enumerate(order)}
    falling = sorted(order, key=lambda i: (-remainders[i], rank[i]))
    if not slack:
        return falling
    runs: list[list[int]] = []
    for i in falling:
        if runs and remainders[runs[-1][-1]] - remainders[i] <= slack:
            runs[-1].append(i)
        else:
            runs.append([i])
    return [i for run in runs for i in sorted(run, key=rank.__getitem__)]


def _integers(weights: Sequence[Weight]) -> list[int]:
    """The same weights without denominators."""
    common = lcm(*(weight.denominator for weight in weights))
    return [weight.numerator * (common // weight.denominator) for weight in weights]
