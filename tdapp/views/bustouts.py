"""Who went out, place by place, with those nobody has named yet; and what can be bought to come back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.bustouts import gone, hand_now, places
from tdapp.director.ledger import RE_ENTRY, REBUY
from tdapp.director.naming import may_be
from tdapp.director.openings import is_open
from tdapp.director.penalties import is_disqualified
from tdapp.director.places_order import called
from tdapp.director.registration import refuse_entrant
from tdapp.director.selling import Shop, offers, refuse_after_the_end
from tdapp.director.tonight import the_player
from tdapp.rules.places import Bust
from tdapp.rules.places import places as places_of
from tdapp.values.dates import local
from tdapp.values.field import Elimination, Entry
from tdapp.values.money import money
from tdapp.values.noted import Nameless
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say, say_kept
from tdapp.values.words import count
from tdapp.views.columns import Column
from tdapp.views.entrants import place_shown
from tdapp.views.todo_item import named

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdapp.director.ledger import Article
    from tdapp.director.tonight import Tonight
    from tdapp.store.change import Change
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class OutLine:
    """A bust-out; `key` is what the verbs call it by, `entry` is None while nobody has said who it was."""

    key: str
    entry: int | None
    nameless: int | None
    place: str
    name: str
    table: str
    when: str
    stack: int | None
    hand: int
    shares_hand: bool
    """Others went out on the same hand: stacks decide between them."""


def out_lines(tonight: Tonight) -> list[OutLine]:
    """Everybody who is out, best place first."""
    found = list(places(tonight))
    on_hand: dict[int, int] = {}
    for one, _ in found:
        on_hand[one.hand] = on_hand.get(one.hand, 0) + 1
    lines = [
        (
            place.best,
            OutLine(
                one.key,
                one.entry,
                one.nameless,
                place_shown(place.best, place.worst),
                _first_up(called(tonight, one)),
                "" if one.table is None else str(one.table),
                f"{local(one.at):%H:%M}",
                one.stack,
                one.hand,
                on_hand[one.hand] > 1,
            ),
        )
        for one, place in found
    ]
    return [line for _, line in sorted(lines, key=lambda pair: pair[0])]


def _first_up(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


OUT_COLUMNS = (
    Column(say("Place"), lambda line: line.place, "right", 100),
    Column(say("Who"), lambda line: line.name),
    Column(say("Table"), lambda line: line.table, "right", 70),
    Column(say("When"), lambda line: line.when, "right", 70),
    Column(say("Stack then"), lambda line: "" if line.stack is None else grouped(line.stack), "right", 110),
    Column("", lambda line: say("same hand") if line.shares_hand else "", "left", 100),
)


def placed(tonight: Tonight, out: Mapping[int, int | None]) -> str:
    """Where they would finish who go out now on one hand: Bob 8th, Ann and Cid 9th–10th."""
    left = tonight.left
    if not out or len(out) >= left:
        return ""
    hand = hand_now(tonight.now)
    if hand.is_hand_for_hand and any(one.hand == hand.n for one in gone(tonight.now)):
        return say("Hand for hand: together with those who went out on this hand.")
    busts = [Bust(tonight.labels[entry], stack or 0) for entry, stack in out.items()]
    shared: dict[str, list[str]] = {}
    for place in places_of(left, busts, rules=tonight.rules):
        shared.setdefault(place_shown(place.best, place.worst), []).append(place.player)
    return " · ".join(f"{named(names)} {place}" for place, names in shared.items())


@dataclass(frozen=True, slots=True)
class Back:
    """A way back in for those who have just gone out: what it is, and what it costs and brings each of them."""

    kind: str
    entries: tuple[int, ...]
    cost: int
    chips: int
    asks_who: bool
    """Several went out: who of them buys is asked."""
    text: str


def ways_back(tonight: Tonight, change: Change, at: Moment) -> list[Back]:
    """What those who went out by this Change could buy now to play on."""
    out = [row.key[-1] for row in change.rows if row.kind == "elimination" and row.before is None]
    out = [n for n in out if n in tonight.now[Elimination]]
    try:
        refuse_after_the_end(tonight)
    except Refused:
        return []
    found = (_way_back(tonight, kind, out, at) for kind in (REBUY, RE_ENTRY) if kind in offers(tonight))
    return [back for back in found if back is not None]


def _way_back(tonight: Tonight, kind: str, out: Sequence[int], at: Moment) -> Back | None:
    """For those of them to whom it would be sold."""
    is_counted = len(out) > 1 and not tonight.terms.has_names
    if is_counted or (kind == RE_ENTRY and not is_open(tonight, at)):
        return None
    shop, entries, articles = Shop(tonight, kind, at), [], []
    for n in out:
        try:
            articles.append(_price_to_return(tonight, shop, kind, tonight.now.the(Entry, n)))
            entries.append(n)
        except Refused:
            continue
    if not articles:
        return None
    what, cost = say_kept(kind).capitalize(), money(articles[0].cost, tonight.terms.currency)
    asks = len(out) > 1
    text = say("{what} {cost} for…", what=what, cost=cost) if asks else f"{what} {cost}"
    return Back(kind, tuple(entries), articles[0].cost, articles[0].chips, asks, text)


def _price_to_return(tonight: Tonight, shop: Shop, kind: str, entry: Entry) -> Article:
    """What it costs one of them, or why it is not sold to that one."""
    if kind == RE_ENTRY:
        if entry.player is None:
            raise Refused(say("This tournament is played without names: say how many come in."))
        refuse_entrant(tonight, the_player(tonight.house, entry.player))
    elif is_disqualified(tonight, [entry.n]):
        raise Refused(say("{name} was disqualified.", name=tonight.known_as(entry.n)))
    return shop.priced(entry)[0]


@dataclass(frozen=True, slots=True)
class Unnamed:
    """Somebody who went out without a name: what is known of it, and who it may have been."""

    n: int
    table: int | None
    title: str
    says: str
    may_be: tuple[tuple[int, str], ...]


def unnamed(tonight: Tonight) -> list[Unnamed]:
    """The oldest first."""
    return [_unnamed(tonight, row) for _, row in sorted(tonight.now[Nameless].items())]


def _unnamed(tonight: Tonight, row: Nameless) -> Unnamed:
    title = say("Who went out?") if row.table is None else say("Who went out at table {table}?", table=row.table)
    candidates = tuple((entry, f"{tonight.labels[entry]}{tonight.where(entry)}") for entry in may_be(tonight, row.n))
    says = say(
        "Out at {time:%H:%M}: it is counted, and {players} may be meant.",
        time=local(row.at),
        players=count(len(candidates), "player"),
    )
    return Unnamed(row.n, row.table, title, says, candidates)
