"""How the terms of a tournament are told, in the journal and on the screen."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tdapp.rules.profile_keys import KEYS
from tdapp.rules.profiles import PROFILES
from tdapp.values.dates import date_shown, local
from tdapp.values.money import money
from tdapp.values.say import grouped, say, say_kept
from tdapp.values.words import count, listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from tdapp.rules.profiles import Choice, Key
    from tdapp.values.house import Moment, Tournament

    Telling = Callable[[Tournament, Tournament], Iterator[str]]

BOUNTIES = {"": say("none"), "fixed": say("fixed"), "progressive": say("progressive"), "mystery": say("mystery")}
BOUNTY_SAYS = {
    "": say("Nobody is paid for knocking somebody out."),
    "fixed": say("Whoever knocks an entry out gets all that is on its head. The winner keeps what is on their own."),
    "progressive": say(
        "Whoever knocks an entry out gets half of what is on its head; the other half goes on "
        "their own. The winner keeps what is on their own."
    ),
    "mystery": say(
        "What entries pay for it fills the envelopes. Whoever knocks an entry out opens one, drawn by the app."
    ),
}
"""What a kind of bounty means to a player."""


def told(old: Tournament, new: Tournament, columns: Iterable[str]) -> str:
    """What is new in these columns, each thing once."""
    return say("; ").join(dict.fromkeys(part for name in columns for part in _TOLD[name](old, new)))


def _instead(sentence: str, said: Callable[[Tournament], str]) -> Telling:
    """The sentence has places for what is {new} and what is {old}."""

    def told(old: Tournament, new: Tournament) -> Iterator[str]:
        yield sentence.format(new=said(new), old=said(old))

    return told


def _money(name: str, sentence: str) -> Telling:
    def said(terms: Tournament) -> str:
        amount = getattr(terms, name)
        return money(amount, terms.currency) if amount else say("none")

    return _instead(sentence, said)


def _told_name(_: Tournament, new: Tournament) -> Iterator[str]:
    yield say("now called {name}", name=new.name)


def _told_at_once(_: Tournament, new: Tournament) -> Iterator[str]:
    yield say("seats are drawn at registration") if new.draws_at_once else say("seats are drawn at the start")


def _told_names(_: Tournament, new: Tournament) -> Iterator[str]:
    yield say("entries have names") if new.has_names else say("entries are numbers, without names")


def _told_rules(old: Tournament, new: Tournament) -> Iterator[str]:
    before, after = json.loads(old.house_rules), json.loads(new.house_rules)
    for key in KEYS.values():
        if key.id in after and (key.id not in before or before[key.id] != after[key.id]):
            yield say("house rule “{rule}”: {choice}", rule=key.name, choice=said(key, after[key.id]))
        elif key.id in before and key.id not in after:
            yield say("“{rule}” as in the rulebook again", rule=key.name)


def said(key: Key, choice: Choice) -> str:
    """The sentence that explains a choice; a number of the house's own has none in the list."""
    for option in key.options:
        if type(option.choice) is type(choice) and option.choice == choice:
            return option.says
    return say("The house's own number: {choice}.", choice=choice)


def chosen(choice: Choice) -> str:
    """A choice in a word or two."""
    if isinstance(choice, bool):
        return say("yes") if choice else say("no")
    return say("never") if choice is None else say_kept(str(choice))


def where_from(key: Key, profile: str, *, is_of_the_house: bool) -> str:
    """Where the choice in force stands, or what the house has put another one in place of."""
    default = key.defaults[profile]
    book = say("the app’s own choice: the rulebook is silent") if default.source == "house" else default.source
    return say("instead of “{choice}”, {book}", choice=chosen(default.choice), book=book) if is_of_the_house else book


def elsewhere(key: Key, profile: str) -> str:
    """What the other rulebooks say instead, each choice with its sources; nothing where all of them agree."""
    here, others = key.defaults[profile].choice, dict[str, list[str]]()
    for other, default in key.defaults.items():
        if type(default.choice) is not type(here) or default.choice != here:
            source = (
                say("{book} (the app’s choice)", book=PROFILES[other].books[0])
                if default.source == "house"
                else default.source
            )
            others.setdefault(chosen(default.choice), []).append(source)
    return say("; ").join(
        say("“{choice}” in {sources}", choice=choice, sources=listed(sources)) for choice, sources in others.items()
    )


def late_said(terms: Tournament) -> str:
    """Until when entries are sold: until the end of level 4, until 20:15, …"""
    if terms.late_ends == "hand":
        return say("until it is closed by hand")
    if terms.late_ends == "time" and terms.late_until is not None:
        return say("until {moment}", moment=moment_said(terms.late_until))
    if not terms.late_until_level:
        return say("until the draw only")
    if terms.late_ends == "break":
        return say("until the end of the break after level {level}", level=terms.late_until_level)
    return say("until the end of level {level}", level=terms.late_until_level)


def moment_said(at: Moment | None) -> str:
    if at is None:
        return say("no time yet")
    when = local(at)
    return f"{date_shown(when)} {when:%H:%M}"


def most_said(terms: Tournament) -> str:
    return count(terms.most_players, "player") if terms.most_players else say("as many as come")


def bounty_said(terms: Tournament) -> str:
    kind = BOUNTIES[terms.bounty_kind]
    return f"{kind} {money(terms.bounty, terms.currency)}" if terms.bounty_kind else kind


_late = _instead(say("registration {new} instead of {old}"), late_said)
_bounty = _instead(say("bounty {new} instead of {old}"), bounty_said)
_TOLD: dict[str, Telling] = {
    "name": _told_name,
    "starts": _instead(say("starts {new} instead of {old}"), lambda terms: moment_said(terms.starts)),
    "guarantee": _money("guarantee", say("guarantee {new} instead of {old}")),
    "late_ends": _late,
    "late_until_level": _late,
    "late_until": _late,
    "most_players": _instead(say("at most {new} instead of {old}"), most_said),
    "house_rules": _told_rules,
    "draws_at_once": _told_at_once,
    "buy_in": _money("buy_in", say("buy-in {new} instead of {old}")),
    "fee": _money("fee", say("fee {new} instead of {old}")),
    "bounty": _bounty,
    "bounty_kind": _bounty,
    "stack": _instead(say("starting stack {new} instead of {old}"), lambda terms: grouped(terms.stack)),
    "seats": _instead(say("{new} seats a table instead of {old}"), lambda terms: str(terms.seats)),
    "game": _instead(say("game {new} instead of {old}"), lambda terms: terms.game),
    "currency": _instead(say("currency {new} instead of {old}"), lambda terms: terms.currency),
    "has_names": _told_names,
    "profile": _instead(say("{new} instead of {old}"), lambda terms: PROFILES[terms.profile].name),
}
