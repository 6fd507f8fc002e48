"""Looking a rule up: the catalogue by typed words or a place in a book, and what is in force of it tonight."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from tdapp.director.terms_told import said, where_from
from tdapp.resources import catalogue
from tdapp.rules.profile_keys import KEYS
from tdapp.rules.profiles import PROFILES
from tdapp.values.say import english, say
from tdapp.values.words import listed
from tdapp.views.columns import Column
from tdapp.views.search import folded, parts

if TYPE_CHECKING:
    from tdapp.rules.profiles import Choice, Key
    from tdapp.rules.rulebook import Rule, Rulebook

FOR_RULINGS = say("The floor rules by it; the app itself does nothing by it.")
IS_SO, BEGINS_SO, WORDS_DO, HOLDS_IT = range(4)
"""A place is called so, or begins so; words of the rule do, or they stand in it somewhere."""
_MARKS = str.maketrans("", "", " §-–.")
_JOINED = str.maketrans("", "", "§-")
"""No-show, noshow and no show are the same."""


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A rule in the list, by the place that is cited for it tonight."""

    id: str
    source: str
    says: str
    is_in_force: bool
    """Whether it stands in a book that the rulebook in force cites."""


@dataclass(frozen=True, slots=True)
class PointShown:
    """What is in force of a point in which the books differ, and what others choose."""

    key: Key
    says: str
    source: str
    is_of_the_house: bool
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RuleShown:
    says: str
    sources: str
    standing: str
    """Why it does not apply by itself tonight; nothing where it stands in the rulebook in force."""
    points: tuple[PointShown, ...]


def rules_found(query: str, rules: Rulebook) -> list[RuleLine]:
    """Places that are meant come first, then sentences; of equal fits those in force tonight.

    Who types a number of a book means places alone.
    """
    ranked = []
    for number, rule in enumerate(rules.catalogue.values()):
        rank = _fit(query, rule)
        if rank is not None:
            line = _line(rule, rules)
            ranked.append((rank, not line.is_in_force, number, line))
    if any(rank <= BEGINS_SO for rank, *_ in ranked) and any(letter.isdigit() for letter in query):
        ranked = [one for one in ranked if one[0] <= BEGINS_SO]
    return [line for *_, line in sorted(ranked, key=lambda one: one[:3])]


def rule_shown(rule: Rule, rules: Rulebook) -> RuleShown:
    sources = "  ·  ".join((*rule.sources, rule.id))
    points = tuple(_point(key, rules) for key in KEYS.values() if rule.id in key.rules)
    standing = ""
    if not rule.sources:
        standing = say("No rulebook decides it: it is the app’s own.")
    elif not _is_in_force(rule, rules):
        standing = say("It is not in tonight’s rulebook: {book}.", book=PROFILES[rules.profile].name)
    return RuleShown(rule.says, sources, standing, points)


def places() -> list[tuple[str, str]]:
    """Every place that can be cited, with what stands there; a rule of no book goes by its id."""
    found: dict[str, list[str]] = {}
    for rule in catalogue().values():
        for place in rule.sources or (rule.id,):
            found.setdefault(place, []).append(rule.says)
    return [(place, " ".join(says)) for place, says in found.items()]


def _line(rule: Rule, rules: Rulebook) -> RuleLine:
    source = str(rules.cite(rule.id)) if rule.sources else rule.id
    return RuleLine(rule.id, source, rule.says, _is_in_force(rule, rules))


def _is_in_force(rule: Rule, rules: Rulebook) -> bool:
    books = PROFILES[rules.profile].books
    return not rule.sources or any(source.partition(" ")[0] in books for source in rule.sources)


def _point(key: Key, rules: Rulebook) -> PointShown:
    choice, is_of_the_house = rules[key.id], key.id in rules.house
    sources: dict[tuple[type, Choice], list[str]] = {}
    for profile, default in key.defaults.items():
        if type(default.choice) is not type(choice) or default.choice != choice:
            book = PROFILES[profile].books[0]
            own = say("{book} (the app’s choice)", book=book)
            place = own if default.source == "house" else default.source
            sources.setdefault((type(default.choice), default.choice), []).append(place)
    others = tuple(
        say("{sources}: {says}", sources=listed(dict.fromkeys(places)), says=said(key, other))
        for (_, other), places in sources.items()
    )
    source = where_from(key, rules.profile, is_of_the_house=is_of_the_house)
    return PointShown(key, said(key, choice), source, is_of_the_house, others)


def _fit(query: str, rule: Rule) -> int | None:
    """How well it fits, best first; None not at all."""
    wanted = folded(query).translate(_JOINED).split()
    if not wanted:
        return HOLDS_IT
    place, (places, words, text) = folded(query).translate(_MARKS), _index(rule)
    if place in places:
        return IS_SO
    if any(one.startswith(place) for one in places) and place:
        return BEGINS_SO
    if all(any(one.startswith(word) for one in words) for word in wanted):
        return WORDS_DO
    return HOLDS_IT if all(word in text for word in wanted) else None


@cache
def _index(rule: Rule) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """A rule's places, its words and its whole text, as they are looked for: in English too, whatever is spoken."""
    places = tuple(folded(place).translate(_MARKS) for place in (rule.id, *rule.sources))
    keys = [key for key in KEYS.values() if rule.id in key.rules]
    told = [rule.says, *english(rule.says), rule.id, *rule.sources]
    for key in keys:
        told += [key.name, *english(key.name), key.id.replace("_", " ")]
    whole = folded(" ".join(told))
    text = whole.translate(_JOINED)
    return places, (*text.split(), *parts(whole)), text


RULE_COLUMNS = (
    Column(say("Where"), lambda line: line.source, "left", 196),
    Column(say("What it says"), lambda line: line.says),
)
