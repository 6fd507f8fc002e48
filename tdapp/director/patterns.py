"""All that makes a tournament but its players, to copy: from a template or from an evening that was played."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import TYPE_CHECKING, Any

from tdapp.director.clock import MINUTE, SECOND
from tdapp.director.rooms import described
from tdapp.director.tonight import closed_seats
from tdapp.rules.profiles import DEFAULT
from tdapp.store.change import insert
from tdapp.values.field import Table
from tdapp.values.house import Chip, Clock, Envelope, Offer, Stretch, Tournament
from tdapp.values.numbers import numbers_kept
from tdapp.values.prizes import PoolLine, PrizePlan

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from tdapp.store.change import RowChange
    from tdapp.store.snapshot import Snapshot

GAME = "No-limit hold’em"
COPIED = (
    "buy_in",
    "fee",
    "currency",
    "game",
    "seats",
    "guarantee",
    "late_until_level",
    "late_ends",
    "profile",
    "draws_at_once",
    "has_names",
    "most_players",
    "bounty",
    "bounty_kind",
)
"""Terms that a template keeps beside the stack, the house rules and the time of late registration."""
KEY = ("tournament", "n")
PLAIN_LEVEL = Stretch("", 0, 0, False, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Pattern:
    """The rows of a tournament as they are copied; whose they were does not matter."""

    terms: Tournament
    stretches: tuple[Stretch, ...]
    chips: tuple[Chip, ...]
    offers: tuple[Offer, ...] = ()
    envelopes: tuple[Envelope, ...] = ()
    tables: tuple[Table, ...] = ()
    plan: tuple[PrizePlan, ...] = ()
    pool: tuple[PoolLine, ...] = ()

    def rows(self, key: str) -> Iterator[RowChange]:
        """Everything anew, as a tournament of that key."""
        yield insert(replace(self.terms, id=key))
        yield insert(Clock(key, 1, 1, None, self.stretches[0].seconds * SECOND))
        counted: tuple[tuple[Any, ...], ...] = (
            *(self.stretches, self.chips, self.offers, self.envelopes),
            *(self.plan, self.pool),
        )
        for parts in counted:
            yield from (insert(replace(part, tournament=key, n=n)) for n, part in enumerate(parts, 1))
        yield from (insert(replace(table, tournament=key)) for table in self.tables)


def of_event(now: Snapshot) -> Pattern:
    """A tournament as it was set up, however far it was played."""

    def all_of(kind: type[Any]) -> tuple[Any, ...]:
        return tuple(row for _, row in sorted(now[kind].items()))

    terms = replace(now.the(Tournament, now.stream), finished=None, is_closed=False)
    tables = tuple(
        replace(table, is_open=True, button=None, small_blind=None, big_blind=None) for table in described(now)
    )
    envelopes, divided = highest_first(all_of(Envelope)), (all_of(PrizePlan), all_of(PoolLine))
    return Pattern(terms, all_of(Stretch), all_of(Chip), all_of(Offer), envelopes, tables, *divided)


def highest_first(envelopes: Iterable[Envelope]) -> tuple[Envelope, ...]:
    """There is one row of an amount, and the order in which they were written says nothing."""
    return tuple(sorted(envelopes, key=lambda envelope: -envelope.amount))


def written(pattern: Pattern, name: str) -> str:
    """A pattern as JSON, in the form of the templates that ship with the app."""
    terms = pattern.terms
    kept: dict[str, Any] = {at: getattr(terms, at) for at in COPIED}
    kept["house_rules"] = json.loads(terms.house_rules)
    if terms.late_until is not None and terms.starts is not None:
        kept["late_after"] = terms.late_until - terms.starts
    content = {
        "name": name,
        "stack": terms.stack,
        "chips": [chip.worth for chip in pattern.chips],
        "stack_of": {str(chip.worth): chip.each for chip in pattern.chips if chip.each},
        "colors": {str(chip.worth): chip.color for chip in pattern.chips if chip.color},
        "box": {str(chip.worth): chip.box for chip in pattern.chips if chip.box},
        "levels": [_level(stretch) for stretch in pattern.stretches],
        "terms": kept,
        "offers": [_without_key(offer) for offer in pattern.offers],
        "envelopes": {str(envelope.amount): envelope.number for envelope in pattern.envelopes},
        "prizes": [_without_key(plan) for plan in pattern.plan],
        "pool": [_without_key(line) for line in pattern.pool],
        "tables": [
            {"table": table.n, "seats": table.seats, "unavailable": sorted(closed_seats(table)), "breaks": table.breaks}
            for table in pattern.tables
        ],
    }
    return json.dumps(content, ensure_ascii=False, sort_keys=True)


def _level(stretch: Stretch) -> dict[str, Any]:
    """Like {"small_blind": 25, "big_blind": 50, "ante": 0, "minutes": 20} or {"break": 10}, and what is unusual."""
    minutes, odd = divmod(stretch.seconds, MINUTE)
    length = {"seconds": stretch.seconds} if odd else {"break" if stretch.is_break else "minutes": minutes}
    if stretch.is_break:
        return {"break": 0, **length}
    unusual = {
        field.name: getattr(stretch, field.name)
        for field in fields(Stretch)
        if field.name not in (*KEY, "seconds") and getattr(stretch, field.name) != getattr(PLAIN_LEVEL, field.name)
    }
    return {"small_blind": 0, "big_blind": 0, "ante": 0, **unusual, **length}


def _without_key(value: Any) -> dict[str, Any]:
    return {at: column for at, column in asdict(value).items() if at not in KEY}


def read(content: Mapping[str, Any], *, currency: str) -> Pattern:
    """A template, the app's own or the house's. Where it says nothing of money, it is in the house's currency."""
    said = {"buy_in": 0, "fee": 0, "currency": currency, "game": GAME, **content.get("terms", {})}
    rules, late_after = json.dumps(said.pop("house_rules", {}), sort_keys=True), said.pop("late_after", None)
    usual = {"seats": 9, "guarantee": 0, "late_until_level": 4, "profile": DEFAULT}
    terms = Tournament(
        id="",
        name=content["name"],
        created=0,
        stack=content["stack"],
        house_rules=rules,
        finished=None,
        starts=None if late_after is None else 0,
        late_until=late_after,
        **{**usual, **said},
    )
    return Pattern(
        terms,
        tuple(_stretch(level, content.get("ante", PLAIN_LEVEL.ante_kind)) for level in content["levels"]),
        tuple(_chip(content, worth) for worth in content["chips"]),
        tuple(Offer("", 0, **offer) for offer in content.get("offers", ())),
        highest_first(Envelope("", 0, int(amount), number) for amount, number in content.get("envelopes", {}).items()),
        tuple(_table(table) for table in content.get("tables", ())),
        tuple(PrizePlan("", 0, **plan) for plan in content.get("prizes", ())),
        tuple(PoolLine("", 0, **line) for line in content.get("pool", ())),
    )


def _stretch(level: Mapping[str, Any], ante_kind: str) -> Stretch:
    seconds = level.get("seconds") or (level.get("break") or level["minutes"]) * MINUTE
    if "break" in level:
        return Stretch("", 0, seconds, True, 0, 0, 0)
    said = {at: value for at, value in level.items() if at not in ("minutes", "seconds")}
    kind = ante_kind if level.get("ante") else PLAIN_LEVEL.ante_kind
    return Stretch("", 0, **{"seconds": seconds, "is_break": False, "ante": 0, "ante_kind": kind, **said})


def _chip(content: Mapping[str, Any], worth: int) -> Chip:
    each, color, box = (content.get(part, {}).get(str(worth)) for part in ("stack_of", "colors", "box"))
    return Chip("", 0, worth, color or "", each or 0, box or 0)


def _table(table: Mapping[str, Any]) -> Table:
    closed = numbers_kept(table["unavailable"])
    return Table("", table["table"], table["seats"], closed, table["breaks"], True, None, None, None)
