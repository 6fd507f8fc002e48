"""What everybody may read before they pay: what it costs, what one gets for it, the chips, and the rules in force."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.chips import by_worth
from tdapp.director.offers import offer_of
from tdapp.director.offers import said as offer_said
from tdapp.director.prize_plans import plan
from tdapp.director.terms_told import BOUNTY_SAYS, chosen, late_said, most_said, said
from tdapp.rules.prize_ways import WAYS
from tdapp.rules.profile_keys import KEYS
from tdapp.rules.profiles import PROFILES
from tdapp.values.house import Chip
from tdapp.values.money import money
from tdapp.values.say import grouped, say, say_kept
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Tournament

Told = tuple[str, str]
"""What it is, and how it is tonight."""


@dataclass(frozen=True, slots=True)
class ChipPosted:
    worth: str
    color: str
    each: str
    """How many of it everybody starts with."""


@dataclass(frozen=True, slots=True)
class TermsPosted:
    event: str
    rulebook: str
    entry: tuple[Told, ...]
    chips: tuple[ChipPosted, ...]
    rules: tuple[Told, ...]
    """What the house decides otherwise than the rulebook."""


def terms_posted(tonight: Tonight) -> TermsPosted:
    terms = tonight.terms
    chips = by_worth(tonight.now[Chip].values())
    return TermsPosted(
        terms.name,
        PROFILES[terms.profile].name,
        (*_entry(tonight), *_offers(tonight), *_prizes(tonight)),
        tuple(ChipPosted(grouped(one.worth), say_kept(one.color), str(one.each or "–")) for one in chips),
        tuple(_house_rules(terms.house_rules)),
    )


def buy_in_price(terms: Tournament) -> str:
    """€20 + €5 fee + €5 bounty"""
    price = money(terms.buy_in, terms.currency)
    if terms.fee:
        price = say("{price} + {fee} fee", price=price, fee=money(terms.fee, terms.currency))
    if terms.bounty:
        price = say("{price} + {bounty} bounty", price=price, bounty=money(terms.bounty, terms.currency))
    return price


def _entry(tonight: Tonight) -> Iterator[Told]:
    terms = tonight.terms
    yield say("Buy-in"), buy_in_price(terms)
    yield say("For it"), count(terms.stack, "chip")
    yield say("Registration"), late_said(terms)
    yield say("Room for"), most_said(terms)


def _offers(tonight: Tonight) -> Iterator[Told]:
    titles = {
        "re-entry": say("Re-entry"),
        "rebuy": say("Rebuy"),
        "add-on": say("Add-on"),
        "dealer bonus": say("Dealer bonus"),
    }
    for kind, title in titles.items():
        offer = offer_of(tonight, kind)
        if offer is not None:
            yield title, offer_said(offer, tonight.terms)


def _prizes(tonight: Tonight) -> Iterator[Told]:
    terms = tonight.terms
    way, _, _ = plan(tonight.now)
    yield say("Prizes"), WAYS[way].name
    if terms.guarantee:
        yield say("Guarantee"), money(terms.guarantee, terms.currency)
    if terms.bounty_kind:
        yield say("Bounties"), BOUNTY_SAYS[terms.bounty_kind]


def _house_rules(kept: str) -> Iterator[Told]:
    for name, choice in json.loads(kept).items():
        key = KEYS[name]
        yield key.name, said(key, choice) or chosen(choice)
