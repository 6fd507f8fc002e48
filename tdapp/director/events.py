"""Making a tournament: from a template, or like one of before."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING

from tdapp.director import terms
from tdapp.director.chips import colored, given, proposed
from tdapp.director.ledger import RE_ENTRY
from tdapp.director.offers import followed, re_entry_of
from tdapp.director.templates import choice_of, pattern_of
from tdapp.resources import catalogue
from tdapp.rules.rulebook import Rulebook
from tdapp.store.change import Deed
from tdapp.values.say import say
from tdapp.values.words import one_line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.director.patterns import Pattern
    from tdapp.director.templates import Choice as Made
    from tdapp.director.tonight import By
    from tdapp.rules.profiles import Choice
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Chip, Moment, Offer, Tournament


@dataclass(frozen=True, slots=True)
class Wish:
    """What the director asks for; what is not said (None) is as in the template or the tournament that is copied."""

    name: str
    template: str
    buy_in: int | None = None
    fee: int | None = None
    currency: str | None = None
    game: str | None = None
    stack: int | None = None
    seats: int | None = None
    guarantee: int | None = None
    late_until_level: int | None = None
    profile: str | None = None
    house_rules: Mapping[str, Choice] | None = None
    starts: Moment | None = None
    late_ends: str | None = None
    late_until: Moment | None = None
    draws_at_once: bool | None = None
    has_names: bool | None = None
    most_players: int | None = None
    bounty: int | None = None
    bounty_kind: str | None = None
    re_entry: bool | None = None
    """Templates that ship with the app allow it on the terms of the buy-in."""


def create(house: OpenHouse, wish: Wish, *, by: By) -> str:
    """A new tournament, and its key. A template is copied: changing it later changes no tournament."""
    made = choice_of(house, wish.template)
    pattern = planned(house, wish, made)
    key = secrets.token_hex(8)
    chips = _handed_out(pattern) if made.kind == "shipped" else pattern.chips
    new = replace(pattern, terms=replace(pattern.terms, created=by.at), chips=colored(chips))
    house.write(Deed(key, _told(pattern.terms.name, made), tuple(new.rows(key))), at=by.at, who=by.who, desk=by.desk)
    return key


def _told(name: str, made: Made) -> str:
    if made.kind == "own":
        return say("{name} was created from the template “{template}”", name=name, template=made.name)
    if made.kind == "event":
        return say("{name} was created like {event}", name=name, event=made.name)
    return say("{name} was created", name=name)


def duplicate(house: OpenHouse, tournament: str, *, name: str = "", starts: Moment | None = None, by: By) -> str:
    """The same again, without its entries: terms, schedule, chips, offers and tables. Gives the new key."""
    old = house.snapshot(tournament)
    return create(house, Wish(name or terms.of(old).name, tournament, starts=starts), by=by)


def planned(house: OpenHouse, wish: Wish, made: Made | None = None) -> Pattern:
    """What a wish comes to, or a refusal that names the field in it."""
    made = made or choice_of(house, wish.template)
    pattern = pattern_of(house, made)
    said = {
        at.name: getattr(wish, at.name)
        for at in fields(wish)
        if at.name not in ("template", "re_entry") and getattr(wish, at.name) is not None
    }
    said |= {at: one_line(said[at]) for at in ("name", "game") if at in said}
    if wish.house_rules is not None:
        said["house_rules"] = json.dumps(dict(wish.house_rules), sort_keys=True)
    new = replace(_moved(pattern.terms, wish), **said)
    terms.check(new, sum(not stretch.is_break for stretch in pattern.stretches))
    envelopes = pattern.envelopes if new.bounty_kind == "mystery" else ()
    return replace(pattern, terms=new, offers=_offers(pattern, new, wish, made), envelopes=envelopes)


def _offers(pattern: Pattern, new: Tournament, wish: Wish, made: Made) -> tuple[Offer, ...]:
    offers = [followed(offer, pattern.terms, new) for offer in pattern.offers]
    has = any(offer.kind == RE_ENTRY for offer in offers)
    wanted = wish.re_entry if wish.re_entry is not None else has or made.kind == "shipped"
    if wanted and not has:
        offers.append(re_entry_of(new))
    return tuple(offer for offer in offers if wanted or offer.kind != RE_ENTRY)


def _handed_out(pattern: Pattern) -> tuple[Chip, ...]:
    """Some templates that ship with the app say only which chips there are: players get the best stack of them."""
    if given(pattern.chips):
        return pattern.chips
    terms = pattern.terms
    rules = Rulebook(catalogue(), terms.profile, json.loads(terms.house_rules))
    return proposed(pattern.chips, stack=terms.stack, players=terms.seats, rules=rules)


def _moved(old: Tournament, wish: Wish) -> Tournament:
    """To the new start: registration that closes at a time closes as long after it, or with a level if none is said."""
    if old.late_ends != "time":
        return replace(old, starts=wish.starts, late_until=None)
    if old.late_until is None or old.starts is None or wish.starts is None:
        ends = "time" if wish.late_until is not None else "level"
        return replace(old, starts=wish.starts, late_ends=ends, late_until=None)
    return replace(old, starts=wish.starts, late_until=old.late_until + wish.starts - old.starts)
