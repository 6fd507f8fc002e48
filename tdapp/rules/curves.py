"""Prize curves: shapes that fit any number of places, scaled until they add up to the pool."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import exp, log
from typing import TYPE_CHECKING

from tdapp.rules.apportion import apportion
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    Prizes = tuple[list[int], list[str]]

FINE = 2**60
"""Floats between 0 and 1 become whole weights in this many steps, so that the division is exact."""

BISECTIONS = 80
NEWTON_STEPS = 200


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a curve has to meet: shares in percent, money in the smallest unit. One of places and percent."""

    places: int | None = None
    percent: Fraction = Fraction(0)
    first_share: Fraction | None = None
    min_cash: int = 0


@dataclass(frozen=True, slots=True)
class Curve:
    """A shape with an id (stored) and a name (shown). `prizes` takes pool, unit and the request."""

    id: str
    name: str
    prizes: Callable[[int, int, Wanted], Prizes]


@dataclass(frozen=True, slots=True)
class _Plan:
    """What can be paid: so many places, none below `least`, and `first` to the winner if it is fixed."""

    places: int
    least: int
    first: Fraction | None


def power(pool: int, unit: int, wish: Wanted) -> Prizes:
    """Each place gets least + (first − least) / place^α, with α such that it adds up; 1 if first is free."""
    plan, warnings = _plan(pool, unit, wish)
    prizes = _power(pool, unit, plan)
    if not prizes[-1] and plan.places * unit <= pool:
        # The tail rounds to nothing: every paid place gets a unit before the curve begins.
        prizes = _power(pool, unit, _Plan(plan.places, unit, plan.first))
    return prizes, warnings


def _power(pool: int, unit: int, plan: _Plan) -> list[int]:
    spare = pool - plan.places * plan.least
    if not spare:
        return [plan.least] * plan.places
    if plan.first is None or plan.places == 1:
        return _above(plan.least, _fine(place**-1.0 for place in range(1, plan.places + 1)), pool, unit)
    top = plan.first - plan.least
    alpha = _exponent(plan.places, float(spare / top))
    rest = _fine(place**-alpha for place in range(2, plan.places + 1))
    # First gets its share to the cent, whatever the floats below it add up to.
    others = spare * top.denominator - top.numerator
    weights = [top.numerator * (sum(rest) or 1), *(others * weight for weight in rest)]
    return sorted(_above(plan.least, weights, pool, unit), reverse=True)


def _exponent(places: int, total: float) -> float:
    """The α at which 1/1^α + … + 1/places^α is the total, between 1 and the number of places.

    Newton's steps on the logarithm come from below and never overshoot, since it falls ever more slowly.
    """
    logs = [log(place) for place in range(1, places + 1)]
    goal, alpha = log(max(total, 1.0)), 0.0
    for _ in range(NEWTON_STEPS):
        terms = [exp(-alpha * each) for each in logs]
        found = sum(terms)
        slope = sum(term * each for term, each in zip(terms, logs)) / found
        step = (log(found) - goal) / slope if slope else 0.0
        alpha += step
        if step <= 1e-15 * (1 + alpha):
            break
    return max(alpha, 0.0)


def wsop(pool: int, unit: int, wish: Wanted) -> Prizes:
    """Like the big series: steps of a half up to the final table, a power law below, a flat last tier.

    Nine places at the top grow by half each, the last 31 % get the least, and a power law joins them. Where the
    pool is too small for that, the steps at the top are smaller.
    """
    if wish.first_share is not None:
        raise Refused(say("This curve sets the first prize itself."), at=("first_share",))
    if not wish.min_cash:
        wish = Wanted(places=wish.places, min_cash=pool // (3 * (wish.places or 1)))
    plan, warnings = _plan(pool, unit, wish)
    if plan.places == 1 or not pool:
        return _power(pool, unit, plan), warnings
    least = max(plan.least, unit)
    goal = pool / least
    low, high = 0.0, 1.0
    while sum(_wsop_shape(plan.places, high)) < goal:
        high *= 2
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        low, high = (middle, high) if sum(_wsop_shape(plan.places, middle)) < goal else (low, middle)
    above = [worth - 1 for worth in _wsop_shape(plan.places, low)]
    weights = _fine(part / (above[0] or 1.0) for part in above)
    return _above(least, weights, pool, unit), warnings


def _wsop_shape(places: int, scale: float) -> list[float]:
    """The prizes in multiples of the least one: up to scale 1 the top gets steeper, from there on richer."""
    flat = round(places * 0.31)
    top = min(9, places - flat)
    ratio = 1.5 ** min(scale, 1.0)
    last_of_top = exp(max(scale - 1.0, 0.0))
    shape = [last_of_top * ratio ** (top - place) for place in range(1, top + 1)]
    below = places - flat - top
    if below:
        fall = log(last_of_top) / log((places - flat + 1) / top)
        shape += [last_of_top * (place / top) ** -fall for place in range(top + 1, top + below + 1)]
    return shape + [1.0] * flat


def _plan(pool: int, unit: int, wish: Wanted) -> tuple[_Plan, list[str]]:
    """How many of the places the pool can carry, with a warning where that is fewer than wanted."""
    wanted = wish.places or 1
    _check(wish)
    if pool < wish.min_cash:
        raise Refused(
            say("The pool of {pool:,} does not hold one prize of {min_cash:,}.", pool=pool, min_cash=wish.min_cash),
            at=("min_cash",),
        )
    if not pool:
        return _Plan(wanted, 0, None), []
    least = -(-wish.min_cash // unit) * unit
    floor = max(least, unit)
    held = pool // floor
    first = None if wish.first_share is None else pool * wish.first_share / 100
    carried = held if first is None else min(held, 1 + int((pool - first) // floor))
    places = max(1, min(wanted, carried))
    warnings = []
    if places < wanted:
        cause = _first_takes(unit, wish) if carried < min(wanted, held) else _held(pool, unit, wish)
        warnings.append(
            say("The pool pays {places:,} of {wanted:,} places: {cause}.", places=places, wanted=wanted, cause=cause)
        )
    if places == 1:
        if first is not None and first < pool:
            warnings.append(say("One place is paid: it gets the whole pool."))
        return _Plan(1, 0, None), warnings
    even = Fraction(pool, places)
    if first is not None and first < even:
        warnings.append(_even(pool, unit, places, wish))
        first = even
    return _Plan(places, least, first), warnings


def _check(wish: Wanted) -> None:
    if wish.min_cash < 0:
        raise Refused(say("The least prize cannot be less than nothing."), at=("min_cash",))
    if wish.first_share is not None and not 0 < wish.first_share <= 100:
        raise Refused(say("First gets more than 0 and at most 100 percent of the pool."), at=("first_share",))


def _first_takes(unit: int, wish: Wanted) -> str:
    """Why no more places are paid: first has what they would need."""
    share = wish.first_share or Fraction(0)
    if share == 100:
        return say("100 % for first leaves nothing for others")
    return say(
        "{share} for first leaves too little for more {least_prizes}",
        share=in_percent(share),
        least_prizes=_least_prizes(unit, wish),
    )


def _held(pool: int, unit: int, wish: Wanted) -> str:
    """Why no more places are paid: the least prize is too much for all, or only its rounding to the unit."""
    if wish.min_cash * (wish.places or 1) <= pool:
        return say("the unit of {unit:,} is too big for more", unit=unit)
    return say("it holds no more {least_prizes}", least_prizes=_least_prizes(unit, wish))


def _least_prizes(unit: int, wish: Wanted) -> str:
    if wish.min_cash % unit:
        return say("prizes of at least {least:,} in units of {unit:,}", least=wish.min_cash, unit=unit)
    return say("prizes of at least {least:,}", least=wish.min_cash or unit)


def _even(pool: int, unit: int, places: int, wish: Wanted) -> str:
    share = in_percent(wish.first_share or Fraction(0))
    if not pool % (places * unit):
        return say(
            "{share} for first is less than an even share of {places:,} places: all get the same.",
            share=share,
            places=places,
        )
    return say(
        "{share} for first is less than an even share of {places:,} places: all get the same, "
        "as far as the unit of {unit:,} allows.",
        share=share,
        places=places,
        unit=unit,
    )


def in_percent(share: Fraction | int) -> str:
    number = float(share)
    if Fraction(f"{number:.6g}") == share:
        return say("{number:.6g} %", number=number)
    return say("about {number:.6g} %", number=number)


def _fine(weights: Iterable[float]) -> list[int]:
    return [round(weight * FINE) for weight in weights]


def _above(least: int, weights: Sequence[int], pool: int, unit: int) -> list[int]:
    """The least prize to each place, and the rest of the pool by weights."""
    return [least + part for part in apportion(pool - least * len(weights), weights, unit=unit)]


CURVES = {
    curve.id: curve
    for curve in (
        Curve("power", say("Power curve"), power),
        Curve("wsop", say("Steps to the final table, flat last tier"), wsop),
    )
}
