"""What a formula's tree comes to: exact fractions, and roots and logarithms to twenty decimals.

Every step is bounded: no number grows beyond what is written here, and no part of the tree is looked at twice.
"""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Context, Decimal
from fractions import Fraction
from math import ceil, floor, isqrt
from typing import TYPE_CHECKING

from tdapp.rules.formula import BY_PLACE, Call, Name, Node, Number, refuse
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

MOST = 10**15
"""No number of a formula is larger."""
FINE = 10**20
"""What is not exact, or gets unwieldy, is kept to so many parts of one."""
UNWIELDY = 10**40
HIGHEST = 100
"""The highest exponent."""
MOST_DECIMALS = 6
PLACE = "place"
_EXACTLY = Context(prec=50, rounding=ROUND_HALF_EVEN)


class Reckoning:
    """One reckoning with what the names are worth; `steps` counts the parts of the tree that it looked at."""

    def __init__(self, known: Mapping[str, Fraction]) -> None:
        self._known = known
        self.steps = 0

    def of(self, node: Node) -> Fraction:
        self.steps += 1
        if isinstance(node, Number):
            return node.worth
        if isinstance(node, Name):
            return self._known[node.id]
        return _held(self._called(node), node.at)

    def _called(self, call: Call) -> Fraction:
        """Of what a condition chooses only that is reckoned: the other may divide by 0."""
        first = call.of[0]
        if call.does == "if":
            return self.of(call.of[1] if self.of(first) else call.of[2])
        if call.does == "and":
            return Fraction(bool(self.of(first) and self.of(call.of[1])))
        if call.does == "or":
            return Fraction(bool(self.of(first) or self.of(call.of[1])))
        if call.does == BY_PLACE:
            n = floor(self._known[PLACE])
            return self.of(call.of[n - 1]) if 1 <= n <= len(call.of) else Fraction(0)
        return _DOES[call.does]([self.of(node) for node in call.of], call.at)


def _held(worth: Fraction, at: int) -> Fraction:
    if abs(worth) > MOST:
        refuse(say("This becomes too large a number."), at)
    return _fine(worth) if worth.denominator > UNWIELDY else worth


def _fine(worth: Fraction) -> Fraction:
    return Fraction(round(worth * FINE), FINE)


def _divided(parts: list[Fraction], at: int) -> Fraction:
    if not parts[1]:
        refuse(say("This divides by 0."), at)
    return parts[0] / parts[1]


def _power(parts: list[Fraction], at: int) -> Fraction:
    base, exponent = parts
    if abs(exponent) > HIGHEST:
        refuse(say("An exponent is at most {most}.", most=HIGHEST), at)
    if not base and exponent < 0:
        refuse(say("This divides by 0."), at)
    if exponent.denominator == 1:
        _refuse_huge(base, exponent, at)
        return base ** int(exponent)
    if base < 0:
        refuse(say("A number below 0 has no such root."), at)
    if not base:
        return Fraction(0)
    _refuse_huge(base, exponent, at)
    return _from_decimal(_EXACTLY.exp(_EXACTLY.multiply(_ln(base), _decimal(exponent))))


def _refuse_huge(base: Fraction, exponent: Fraction, at: int) -> None:
    """Before it is reckoned: what comes out has at most as many digits as a number may have."""
    if base and _ln(abs(base)) * _decimal(exponent) > Decimal(MOST).ln():
        refuse(say("This becomes too large a number."), at)


def _root(parts: list[Fraction], at: int) -> Fraction:
    worth = parts[0]
    if worth < 0:
        refuse(say("A number below 0 has no root."), at)
    above, below = isqrt(worth.numerator), isqrt(worth.denominator)
    if above * above == worth.numerator and below * below == worth.denominator:
        return Fraction(above, below)
    return Fraction(isqrt(worth.numerator * FINE * FINE // worth.denominator), FINE)


def _log(parts: list[Fraction], at: int) -> Fraction:
    worth, base = parts[0], parts[1] if len(parts) > 1 else Fraction(10)
    if worth <= 0:
        refuse(say("Only a number above 0 has a logarithm."), at)
    if base <= 0 or base == 1:
        refuse(say("The base of a logarithm is above 0 and not 1."), at)
    return _from_decimal(_EXACTLY.divide(_ln(worth), _ln(base)))


def _natural(parts: list[Fraction], at: int) -> Fraction:
    if parts[0] <= 0:
        refuse(say("Only a number above 0 has a logarithm."), at)
    return _from_decimal(_ln(parts[0]))


def _ln(worth: Fraction) -> Decimal:
    return _EXACTLY.ln(_decimal(worth))


def _decimal(worth: Fraction) -> Decimal:
    return _EXACTLY.divide(Decimal(worth.numerator), Decimal(worth.denominator))


def _from_decimal(worth: Decimal) -> Fraction:
    # A result this small would be a fraction of thousands of digits.
    return Fraction(0) if worth.adjusted() < -FINE.bit_length() else _fine(Fraction(worth))


def _round(parts: list[Fraction], at: int) -> Fraction:
    digits = parts[1] if len(parts) > 1 else Fraction(0)
    if digits.denominator != 1 or not 0 <= digits <= MOST_DECIMALS:
        refuse(say("It is rounded to 0 to {most} decimals.", most=MOST_DECIMALS), at)
    return rounded(parts[0], int(digits))


def rounded(worth: Fraction, decimals: int) -> Fraction:
    """To so many decimals; a half goes away from 0."""
    unit = 10**decimals
    nearest = Fraction(floor(abs(worth) * unit + Fraction(1, 2)), unit)
    return -nearest if worth < 0 else nearest


def _compared(holds: Callable[[Fraction, Fraction], bool]) -> Callable[[list[Fraction], int], Fraction]:
    return lambda parts, _: Fraction(holds(parts[0], parts[1]))


_DOES: dict[str, Callable[[list[Fraction], int], Fraction]] = {
    "+": lambda parts, _: parts[0] + parts[1],
    "-": lambda parts, _: parts[0] - parts[1],
    "*": lambda parts, _: parts[0] * parts[1],
    "/": _divided,
    "^": _power,
    "minus": lambda parts, _: -parts[0],
    "not": lambda parts, _: Fraction(not parts[0]),
    "<": _compared(lambda one, other: one < other),
    "<=": _compared(lambda one, other: one <= other),
    ">": _compared(lambda one, other: one > other),
    ">=": _compared(lambda one, other: one >= other),
    "=": _compared(lambda one, other: one == other),
    "<>": _compared(lambda one, other: one != other),
    "sqrt": _root,
    "log": _log,
    "ln": _natural,
    "min": lambda parts, _: min(parts),
    "max": lambda parts, _: max(parts),
    "round": _round,
    "floor": lambda parts, _: Fraction(floor(parts[0])),
    "ceil": lambda parts, _: Fraction(ceil(parts[0])),
    "abs": lambda parts, _: abs(parts[0]),
}
