"""Season points: what a place is worth by the house's own formula, and the forms it is usually written in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from tdapp.rules.formula import FORMULA, names_in, read_formula
from tdapp.rules.reckoning import PLACE, Reckoning, rounded
from tdapp.values.refusal import Refused
from tdapp.values.say import decimal, say
from tdapp.values.words import ordinal

if TYPE_CHECKING:
    from tdapp.rules.formula import Node

HUNDREDTHS = 100
"""Points are kept in hundredths, so that they add up."""
MOST_DECIMALS = 2
MOST = 10**9
WAYS_TO_SHARE = {
    "average": say("share their points evenly"),
    "better": say("all get the points of the best one"),
}
"""What those who share places get, and what that is called."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a formula may ask about somebody's part in a tournament. Money is whole: 20 for €20, 25.5 for €25.50."""

    place: int
    players: int
    entries: int
    buy_in: Fraction = Fraction(0)
    pool: Fraction = Fraction(0)
    prize: Fraction = Fraction(0)
    spent: Fraction = Fraction(0)
    rebuys: int = 0
    addons: int = 0
    reentries: int = 0
    knockouts: Fraction = Fraction(0)
    in_the_money: int = 0
    places_paid: int = 0


NAMES = {
    "place": say("where the player finished: 1 for the winner"),
    "players": say("how many people played"),
    "entries": say("how many entries were sold, re-entries among them"),
    "buy_in": say("what an entry paid into the pool"),
    "pool": say("all the prize money"),
    "prize": say("what the player won"),
    "spent": say("what the player paid in all, fees too"),
    "rebuys": say("how many rebuys the player took"),
    "addons": say("how many add-ons the player took"),
    "reentries": say("how often the player entered again"),
    "knockouts": say("how many bounties the player won; a shared one counts in part"),
    "in_the_money": say("1 for a player who won a prize, else 0"),
    "places_paid": say("how many places were paid"),
}
"""What stands in a formula, and what each is for the director."""


@dataclass(frozen=True, slots=True)
class Form:
    """A way in which points are usually given, to start from."""

    id: str
    name: str
    says: str
    text: str


FORMS = (
    Form(
        "by place",
        say("Fixed by place"),
        say("The best ten get points, whatever the field."),
        "25, 18, 15, 12, 10, 8, 6, 4, 2, 1",
    ),
    Form("linear", say("One for each player beaten"), say("And one for taking part."), "players - place + 1"),
    Form(
        "share",
        say("Share of the field beaten"),
        say("The winner gets 100, the last one 0."),
        "100 * (players - place) / max(1, players - 1)",
    ),
    Form("root", say("By field and place"), say("Grows slowly with the field."), "10 * sqrt(players / place)"),
    Form(
        "log",
        say("By field, place and buy-in"),
        say("A dearer event counts for more, but not in proportion."),
        "10 * sqrt(players / place) * (1 + log(buy_in + 0.25)) ^ 2",
    ),
    Form(
        "cost",
        say("By field and what was spent"),
        say("Who buys in again gets less for the same place."),
        "10 * sqrt(players * buy_in ^ 2 / max(1, spent)) / (place + 1)",
    ),
    Form("money", say("Money won"), say("A point for each whole unit of the prize."), "prize"),
    Form(
        "knockouts",
        say("Places and knockouts"),
        say("Ten for the winner down to one, and two for each bounty."),
        "max(0, 11 - place) + 2 * knockouts",
    ),
)
BY_ID = {form.id: form for form in FORMS}


@dataclass(frozen=True, slots=True)
class Scoring:
    """How points are given: the formula, how finely they are rounded, and what a tie gets."""

    formula: Node
    decimals: int
    ties: str
    asks: frozenset[str]
    """The names that stand in the formula."""


def scoring(text: str, *, decimals: int = MOST_DECIMALS, ties: str = "average") -> Scoring:
    """A house's way of giving points, tried on a small event before anybody relies on it."""
    if not 0 <= decimals <= MOST_DECIMALS:
        raise Refused(say("Points have 0 to {most} decimals.", most=MOST_DECIMALS), at=("decimals",))
    if ties not in WAYS_TO_SHARE:
        raise Refused(say("A tie gets points by one of {ways}.", ways=", ".join(WAYS_TO_SHARE)), at=("ties",))
    formula = read_formula(text, NAMES)
    return Scoring(formula, decimals, ties, names_in(formula) | {PLACE})


def points(by: Scoring, facts: Facts, worst: int | None = None) -> int:
    """In hundredths, for somebody in the place of `facts`, or who shares that place and those down to `worst`."""
    last = facts.place if worst is None or by.ties == "better" else worst
    shared = last - facts.place + 1
    worth = _at(by, facts)
    if shared > 1:
        worth = (
            worth + sum(_at(by, replace(facts, place=place)) for place in range(facts.place + 1, last + 1))
        ) / shared
    found = rounded(worth, by.decimals)
    if abs(found) > MOST:
        told = say(
            "For {place} of {players:,} that is more than a billion points.",
            place=ordinal(facts.place),
            players=facts.players,
        )
        raise Refused(told, at=(FORMULA, 1))
    return int(found * HUNDREDTHS)


def _at(by: Scoring, facts: Facts) -> Fraction:
    known = {name: Fraction(getattr(facts, name)) for name in by.asks}
    try:
        return Reckoning(known).of(by.formula)
    except Refused as no:
        told = say(
            "For {place} of {players:,}: {fault}",
            place=ordinal(facts.place),
            players=facts.players,
            fault=no.sentence,
        )
        raise Refused(told, at=no.at) from None


def points_shown(hundredths: int, decimals: int) -> str:
    """12, 12.5, −3.25: with so many decimals."""
    told = decimal(abs(hundredths) / HUNDREDTHS, decimals)
    return f"−{told}" if hundredths < 0 else told


def decimals_needed(several: list[int]) -> int:
    """How many decimals it takes to show all of these."""
    return next(
        (n for n in range(MOST_DECIMALS) if all(one % 10 ** (MOST_DECIMALS - n) == 0 for one in several)), MOST_DECIMALS
    )
