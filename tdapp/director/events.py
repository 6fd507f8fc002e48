"""Making a tournament: its terms, its schedule and its chips, from a template or from scratch."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tdapp.resources import catalogue, read_json
from tdapp.rules.profiles import DEFAULT
from tdapp.rules.rulebook import Rulebook
from tdapp.store.change import Deed, insert
from tdapp.values.house import Chip, Clock, Stretch, Tournament
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.director.tonight import By
    from tdapp.rules.profiles import Choice
    from tdapp.store.house import OpenHouse

MINUTE = 60
LONGEST_NAME = 120


@dataclass(frozen=True, slots=True)
class Wish:
    """What the director asks for; what a template knows (stack, levels, chips) need not be said."""

    name: str
    template: str
    buy_in: int
    fee: int = 0
    currency: str = "EUR"
    game: str = "No-limit hold’em"
    seats: int = 9
    guarantee: int = 0
    late_until_level: int = 4
    profile: str = DEFAULT
    house_rules: Mapping[str, Choice] = field(default_factory=dict)


def templates() -> dict[str, dict[str, Any]]:
    """The structures that ship with the app, by name."""
    return {template["name"]: template for template in read_json("structures.json")}


def create(house: OpenHouse, wish: Wish, *, by: By) -> str:
    """A new tournament, and its key. A template is copied: changing it later changes no tournament."""
    _check(wish)
    template = templates()[wish.template]
    key = secrets.token_hex(8)
    terms = Tournament(
        key,
        wish.name.strip(),
        by.at,
        wish.game,
        wish.currency,
        wish.buy_in,
        wish.fee,
        template["stack"],
        wish.seats,
        wish.guarantee,
        wish.late_until_level,
        wish.profile,
        json.dumps(dict(wish.house_rules), sort_keys=True),
        None,
    )
    stretches = [_stretch(key, n, level) for n, level in enumerate(template["levels"], 1)]
    given = template.get("stack_of", {})
    chips = [Chip(key, n, worth, "", given.get(str(worth), 0)) for n, worth in enumerate(template["chips"], 1)]
    clock = Clock(key, 1, 1, None, stretches[0].seconds)
    rows = tuple(insert(value) for value in (terms, *stretches, *chips, clock))
    house.write(Deed(key, f"{terms.name} was created", rows), at=by.at, who=by.who, desk=by.desk)
    return key


def _check(wish: Wish) -> None:
    if not wish.name.strip():
        raise Refused("A tournament needs a name.", at=("name",))
    if len(wish.name) > LONGEST_NAME:
        raise Refused(f"A name has at most {LONGEST_NAME} letters.", at=("name",))
    if wish.template not in templates():
        raise Refused(f"There is no template {wish.template!r}.", at=("template",))
    for name in ("buy_in", "fee", "guarantee", "late_until_level"):
        if getattr(wish, name) < 0:
            raise Refused(f"The {name.replace('_', ' ')} cannot be less than 0.", at=(name,))
    if not 2 <= wish.seats <= 10:
        raise Refused("A table has from 2 to 10 seats.", at=("seats",))
    Rulebook(catalogue(), wish.profile, wish.house_rules)


def _stretch(key: str, n: int, level: Mapping[str, int]) -> Stretch:
    if "break" in level:
        return Stretch(key, n, level["break"] * MINUTE, True, 0, 0, 0)
    ante = level.get("ante", 0)
    return Stretch(key, n, level["minutes"] * MINUTE, False, level["small_blind"], level["big_blind"], ante)
