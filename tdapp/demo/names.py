"""Names of people who do not exist, in several scripts and lengths."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING

from tdapp.resources import read_json
from tdapp.rules.chance import Chance
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST = 10_112
"""As many as the largest live field so far; the parts that ship make more than this."""


@dataclass(frozen=True, slots=True)
class Culture:
    """Given and family names that go together, and how often they are met."""

    weight: int
    form: str
    given: tuple[str, ...]
    family: tuple[str, ...]
    """Empty where people go by one word."""

    def name(self, chance: Chance) -> str:
        family = chance.pick(self.family) if self.family else ""
        return self.form.format(given=chance.pick(self.given), family=family)

    def all(self) -> Iterator[str]:
        return (self.form.format(given=given, family=family) for given in self.given for family in self.family or [""])


@cache
def cultures() -> tuple[Culture, ...]:
    return tuple(
        Culture(row["weight"], row["form"], tuple(row["given"]), tuple(row["family"]))
        for row in read_json("names.json")
    )


def names(count: int, seed: bytes) -> list[str]:
    """So many different names; the same seed gives the same ones, and fewer are the first of more."""
    if not 0 <= count <= MOST:
        raise Refused(f"There are sample names for up to {MOST:,} players.")
    chance = Chance(seed, "names")
    bounds = list(accumulate(culture.weight for culture in cultures()))
    found: dict[str, None] = {}
    while len(found) < count:
        point = chance.below(bounds[-1])
        culture = next(culture for culture, bound in zip(cultures(), bounds) if point < bound)
        found[culture.name(chance)] = None
    return list(found)
