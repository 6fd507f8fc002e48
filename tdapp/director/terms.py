"""The terms of a tournament: what they may be, and which of them may still change."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tdapp.director.offers import WHAT_WAS_SOLD, envelope_rows, envelopes_said, followed
from tdapp.director.terms_told import BOUNTIES, told
from tdapp.director.tonight import Tonight
from tdapp.resources import catalogue
from tdapp.rules.chip_account import MOST_CHIPS
from tdapp.rules.rulebook import Rulebook
from tdapp.store.change import Deed, delete, update
from tdapp.values.field import DrawRecord
from tdapp.values.house import Envelope, Offer, Stretch, Tournament
from tdapp.values.money import CURRENCIES, MOST
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count, one_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

LONGEST_NAME = 120
LONGEST_GAME = 60
AMOUNTS = {"buy_in": say("buy-in"), "fee": say("fee"), "guarantee": say("guarantee"), "bounty": say("bounty")}
LATE_ENDS = {
    "level": say("with a level"),
    "break": say("with the break after a level"),
    "time": say("at a time"),
    "hand": say("only by hand"),
}
ANY_TIME = (
    "name",
    "starts",
    "guarantee",
    "late_ends",
    "late_until_level",
    "late_until",
    "most_players",
    "house_rules",
)
"""Terms that may change until the tournament is over."""
UNTIL_THE_DRAW = ("draws_at_once",)
BEFORE_ENTRIES = (
    "buy_in",
    "fee",
    "bounty",
    "bounty_kind",
    "stack",
    "seats",
    "game",
    "currency",
    "has_names",
    "profile",
)
"""Terms that those who are in were sold: they stand from the first entry on."""


def of(now: Snapshot) -> Tournament:
    return now.the(Tournament, now.stream)


def check(terms: Tournament, levels: int) -> None:
    """Refuse terms that make no sense, and name the one that does not."""
    _check_names(terms)
    for name, called in AMOUNTS.items():
        if getattr(terms, name) < 0:
            raise Refused(say("The {amount} cannot be less than 0.", amount=called), at=(name,))
        if getattr(terms, name) > MOST:
            raise Refused(say("That is more money than the app can count."), at=(name,))
    if not 2 <= terms.seats <= 10:
        raise Refused(say("A table has from 2 to 10 seats."), at=("seats",))
    if not 1 <= terms.stack <= MOST_CHIPS:
        raise Refused(say("Everybody needs at least one chip to start with."), at=("stack",))
    if terms.most_players < 0 or terms.most_players == 1:
        raise Refused(say("At least two must be able to play; 0 is as many as come."), at=("most_players",))
    _check_bounty(terms)
    _check_late(terms, levels)
    Rulebook(catalogue(), terms.profile, json.loads(terms.house_rules))


def _check_names(terms: Tournament) -> None:
    if not terms.name.strip():
        raise Refused(say("A tournament needs a name."), at=("name",))
    if len(terms.name) > LONGEST_NAME:
        raise Refused(say("A name has at most {most} letters.", most=LONGEST_NAME), at=("name",))
    if not terms.game.strip() or len(terms.game) > LONGEST_GAME:
        raise Refused(say("Say which game is played, in at most {most} letters.", most=LONGEST_GAME), at=("game",))
    if terms.currency not in CURRENCIES:
        raise Refused(say("There is no currency {currency!r}.", currency=terms.currency), at=("currency",))


def _check_bounty(terms: Tournament) -> None:
    if terms.bounty_kind not in BOUNTIES:
        raise Refused(say("There is no {kind} bounty.", kind=terms.bounty_kind), at=("bounty_kind",))
    if terms.bounty_kind and not terms.bounty:
        raise Refused(say("How much of an entry is its {kind} bounty?", kind=terms.bounty_kind), at=("bounty",))
    if terms.bounty and not terms.bounty_kind:
        raise Refused(say("Say what kind of bounty it is: fixed, progressive or mystery."), at=("bounty_kind",))


def _check_late(terms: Tournament, levels: int) -> None:
    if terms.late_ends not in LATE_ENDS:
        raise Refused(say("Late registration ends {ways}.", ways=", ".join(LATE_ENDS.values())), at=("late_ends",))
    if terms.late_until_level < 0:
        raise Refused(say("The late until level cannot be less than 0."), at=("late_until_level",))
    if terms.late_until_level > levels:
        raise Refused(say("The schedule has {levels}.", levels=count(levels, "level")), at=("late_until_level",))
    if terms.late_ends != "time":
        return
    if terms.late_until is None:
        raise Refused(say("Say at what time late registration ends."), at=("late_until",))
    if terms.starts is not None and terms.late_until < terms.starts:
        raise Refused(say("Late registration cannot end before the tournament starts."), at=("late_until",))


def locked_because(tonight: Tonight) -> str:
    """Why what was sold stands, or nothing while it may still change."""
    if tonight.terms.finished is not None:
        return say("The tournament is over.")
    sold = tonight.entries_sold
    return say("{entries} sold: this stands now.", entries=count(sold, "entry", "entries")) if sold else ""


def term_stands_because(tonight: Tonight, term: str) -> str:
    """Why one term stands, or nothing while it may still change."""
    if tonight.terms.finished is not None or term in BEFORE_ENTRIES:
        return locked_because(tonight)
    return say("Seats are drawn: this stands now.") if term in UNTIL_THE_DRAW and tonight.now[DrawRecord] else ""


def amend(
    house: OpenHouse, tournament: str, *, envelopes: Mapping[int, int] | None = None, by: By, **changes: Any
) -> Change:
    """Change terms of a tournament, all that are named or none; `house_rules` is the whole mapping of changed keys.

    With mystery bounties also what the envelopes hold, in the same Change.
    """
    tonight = Tonight.of(house, tournament)
    old = tonight.terms
    if unknown := changes.keys() - {*ANY_TIME, *UNTIL_THE_DRAW, *BEFORE_ENTRIES}:
        first = min(unknown)
        raise Refused(say("The {term} cannot be changed.", term=first.replace("_", " ")), at=(first,))
    if old.finished is not None:
        raise Refused(say("The tournament is over: its terms stand."), at=tuple(changes)[:1])
    new = replace(old, **_as_stored(changes))
    columns = {name: getattr(new, name) for name in changes if getattr(new, name) != getattr(old, name)}
    check(new, _levels(tonight) if {"late_until_level", "late_ends"} & columns.keys() else old.late_until_level)
    held = () if envelopes is None else envelope_rows(tonight, envelopes, new.bounty_kind)
    if not columns and not held:
        raise Refused(say("That is how it is already."), at=tuple(changes)[:1])
    for name in columns:
        if why := term_stands_because(tonight, name):
            raise Refused(why, at=(name,))
    if "most_players" in columns and 0 < new.most_players < tonight.left:
        raise Refused(say("{players} are in already.", players=count(tonight.left, "player")), at=("most_players",))
    rows = (*([update(old, **columns)] if columns else []), *_following(tonight, old, new), *held)
    parts = [told(old, new, columns)] if columns else []
    if held and envelopes is not None:
        parts.append(envelopes_said(envelopes, new))
    sentence = say("{name}: {told}", name=old.name, told=say("; ").join(parts))
    return tonight.write(Deed(tournament, sentence, rows), by)


def _levels(tonight: Tonight) -> int:
    return sum(not stretch.is_break for stretch in tonight.now[Stretch].values())


def _as_stored(changes: Mapping[str, Any]) -> dict[str, Any]:
    stored = dict(changes)
    for name in {"name", "game"} & stored.keys():
        stored[name] = one_line(stored[name])
    if "house_rules" in stored:
        stored["house_rules"] = json.dumps(dict(stored["house_rules"]), sort_keys=True)
    return stored


def _following(tonight: Tonight, old: Tournament, new: Tournament) -> Iterator[RowChange]:
    """What other terms bring with them: offers like the buy-in, and no envelopes without mystery bounties."""
    if new.bounty_kind != "mystery":
        yield from (delete(envelope) for envelope in tonight.now[Envelope].values())
    for offer in tonight.now[Offer].values():
        after = followed(offer, old, new)
        if after != offer:
            yield update(offer, **{name: getattr(after, name) for name in WHAT_WAS_SOLD})
