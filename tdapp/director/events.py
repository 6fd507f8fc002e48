"""Making a tournament from a template, and changing its terms later: its name, its price, its rules."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from tdapp.director.tonight import Tonight
from tdapp.resources import catalogue, read_json
from tdapp.rules.profile_keys import KEYS
from tdapp.rules.profiles import DEFAULT, PROFILES
from tdapp.rules.rulebook import Rulebook
from tdapp.rules.structure import Break, Level
from tdapp.store.change import Deed, insert, update
from tdapp.values.house import Chip, Clock, Stretch, Tournament
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tdapp.director.tonight import By
    from tdapp.rules.profiles import Choice, Key
    from tdapp.rules.structure import Structure
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

MINUTE = 60
LONGEST_NAME = 120
ANY_TIME = ("name", "guarantee", "late_until_level", "house_rules")
"""Terms that may change until the tournament is over."""
BEFORE_ENTRIES = ("buy_in", "fee", "seats", "profile")
"""Terms that those who are in were sold: they stand from the first entry on."""


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


def structure_of(template: Mapping[str, Any]) -> Structure:
    """The levels and breaks of a template, as the rules take them."""
    return tuple(
        Break(part["break"])
        if "break" in part
        else Level(part["small_blind"], part["big_blind"], part.get("ante", 0), part["minutes"])
        for part in template["levels"]
    )


def create(house: OpenHouse, wish: Wish, *, by: By) -> str:
    """A new tournament, and its key. A template is copied: changing it later changes no tournament."""
    check(wish)
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


def check(wish: Wish) -> None:
    """Refuse a wish that cannot be met, and name the field in it."""
    if wish.template not in templates():
        raise Refused(f"There is no template {wish.template!r}.", at=("template",))
    _check_terms(wish)
    Rulebook(catalogue(), wish.profile, wish.house_rules)


def _check_terms(terms: Wish | Tournament) -> None:
    if not terms.name.strip():
        raise Refused("A tournament needs a name.", at=("name",))
    if len(terms.name) > LONGEST_NAME:
        raise Refused(f"A name has at most {LONGEST_NAME} letters.", at=("name",))
    for name in ("buy_in", "fee", "guarantee", "late_until_level"):
        if getattr(terms, name) < 0:
            raise Refused(f"The {name.replace('_', ' ')} cannot be less than 0.", at=(name,))
    if not 2 <= terms.seats <= 10:
        raise Refused("A table has from 2 to 10 seats.", at=("seats",))


def _stretch(key: str, n: int, level: Mapping[str, int]) -> Stretch:
    if "break" in level:
        return Stretch(key, n, level["break"] * MINUTE, True, 0, 0, 0)
    ante = level.get("ante", 0)
    return Stretch(key, n, level["minutes"] * MINUTE, False, level["small_blind"], level["big_blind"], ante)


def locked_because(tonight: Tonight) -> str:
    """Why the price, the seats and the profile stand, or nothing while they may still change."""
    if tonight.terms.finished is not None:
        return "The tournament is over."
    sold = tonight.entries_sold
    return f"{count(sold, 'entry', 'entries')} sold: this stands now." if sold else ""


def amend(house: OpenHouse, tournament: str, *, by: By, **changes: Any) -> Change:
    """Change terms of a tournament, all that are named or none; `house_rules` is the whole mapping of changed keys."""
    tonight = Tonight.of(house, tournament)
    old = tonight.terms
    if unknown := changes.keys() - {*ANY_TIME, *BEFORE_ENTRIES}:
        raise Refused(f"The {min(unknown).replace('_', ' ')} cannot be changed.", at=(min(unknown),))
    if old.finished is not None:
        raise Refused("The tournament is over: its terms stand.", at=tuple(changes)[:1])
    new = replace(old, **_as_stored(changes))
    _check_terms(new)
    Rulebook(catalogue(), new.profile, json.loads(new.house_rules))
    columns = {name: getattr(new, name) for name in changes if getattr(new, name) != getattr(old, name)}
    if not columns:
        raise Refused("That is how it is already.", at=tuple(changes)[:1])
    locked = [name for name in columns if name in BEFORE_ENTRIES]
    if locked and (why := locked_because(tonight)):
        raise Refused(why, at=(locked[0],))
    levels = sum(not stretch.is_break for stretch in tonight.now[Stretch].values())
    if "late_until_level" in columns and new.late_until_level > levels:
        raise Refused(f"The schedule has {count(levels, 'level')}.", at=("late_until_level",))
    told = "; ".join(part for name in columns for part in _TOLD[name](old, new))
    deed = Deed(tournament, f"{old.name}: {told}", (update(old, **columns),))
    return house.write(deed, at=by.at, who=by.who, desk=by.desk)[-1]


def _as_stored(changes: Mapping[str, Any]) -> dict[str, Any]:
    stored = dict(changes)
    if "name" in stored:
        stored["name"] = " ".join(stored["name"].split())
    if "house_rules" in stored:
        stored["house_rules"] = json.dumps(dict(stored["house_rules"]), sort_keys=True)
    return stored


def _told_money(name: str, title: str) -> Callable[[Tournament, Tournament], Iterator[str]]:
    def told(old: Tournament, new: Tournament) -> Iterator[str]:
        now, before = (money(getattr(terms, name), terms.currency) for terms in (new, old))
        yield f"{title} {now if getattr(new, name) else 'none'} instead of {before if getattr(old, name) else 'none'}"

    return told


def _told_name(_: Tournament, new: Tournament) -> Iterator[str]:
    yield f"now called {new.name}"


def _told_late(old: Tournament, new: Tournament) -> Iterator[str]:
    until = f"until the end of level {new.late_until_level}" if new.late_until_level else "until the draw only"
    before = f"level {old.late_until_level}" if old.late_until_level else "the draw"
    yield f"registration {until} instead of {before}"


def _told_seats(old: Tournament, new: Tournament) -> Iterator[str]:
    yield f"{new.seats} seats a table instead of {old.seats}"


def _told_profile(old: Tournament, new: Tournament) -> Iterator[str]:
    yield f"{PROFILES[new.profile].name} instead of {PROFILES[old.profile].name}"


def _told_rules(old: Tournament, new: Tournament) -> Iterator[str]:
    before, after = json.loads(old.house_rules), json.loads(new.house_rules)
    for key in KEYS.values():
        if key.id in after and (key.id not in before or before[key.id] != after[key.id]):
            yield f"house rule “{key.name}”: {said(key, after[key.id])}"
        elif key.id in before and key.id not in after:
            yield f"“{key.name}” as in the rulebook again"


def said(key: Key, choice: Choice) -> str:
    """The sentence that explains a choice; a number of the house's own has none in the list."""
    for option in key.options:
        if type(option.choice) is type(choice) and option.choice == choice:
            return option.says
    return f"The house's own number: {choice}."


_TOLD: dict[str, Callable[[Tournament, Tournament], Iterator[str]]] = {
    "name": _told_name,
    "guarantee": _told_money("guarantee", "guarantee"),
    "late_until_level": _told_late,
    "house_rules": _told_rules,
    "buy_in": _told_money("buy_in", "buy-in"),
    "fee": _told_money("fee", "fee"),
    "seats": _told_seats,
    "profile": _told_profile,
}
