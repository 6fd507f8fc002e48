"""What the desk's lines in the command bar mean: rebuy ann · addon 7-4 · here bob · away zoe · in Ann Lee · seat next.

In an event without names the same words count: out 3 · in 5 · rebuy 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director.ledger import ADD_ON, DEALER_BONUS, RE_ENTRY, REBUY
from tdapp.director.registration import entry_article
from tdapp.director.selling import offers
from tdapp.director.tonight import By
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept
from tdapp.values.words import shortened
from tdapp.views.command import read_seat
from tdapp.views.counted_lines import read_counting
from tdapp.views.desk_lines import Evening, desk_lines, marked
from tdapp.views.entrants import booked, by_player, entrants
from tdapp.views.search import found
from tdapp.views.waiting import waiting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from tdapp.director.tonight import Tonight
    from tdapp.views.counted_lines import Counting
    from tdapp.views.desk_lines import Line
    from tdapp.views.entrants import Entrant
    from tdapp.views.known_players import KnownPlayers

Does = Literal["nothing", "sell", "here", "away", "register", "book", "seat next", "count", "take back"]
KINDS = {"rebuy": REBUY, "addon": ADD_ON, "add-on": ADD_ON, "bonus": DEALER_BONUS}
MOST = 6


@dataclass(frozen=True, slots=True)
class DeskOrder:
    """What Enter will do; one that does nothing says why."""

    told: str
    does: Does = "nothing"
    row: Entrant | None = None
    kind: str = ""
    player: str = ""
    name: str = ""
    counting: Counting | None = None


def desk_orders(text: str, tonight: Tonight, known: Callable[[], KnownPlayers]) -> list[DeskOrder] | None:
    """The readings of a line, most likely first; None where it is not the desk's."""
    word, _, rest = " ".join(text.split()).partition(" ")
    word = word.casefold()
    if not tonight.terms.has_names:
        return _counted(word, rest, tonight)
    if word == "seat" and rest.casefold() in ("", "next"):
        return [_seat_next(tonight)]
    if word in ("in", "register", "book"):
        return _of_names(rest, tonight, known, "book" if word == "book" else "register")
    reader = _READERS.get("sell" if word in KINDS else word)
    return None if reader is None else reader(KINDS.get(word, word), rest, tonight)


def _counted(word: str, rest: str, tonight: Tonight) -> list[DeskOrder] | None:
    if word not in ("in", "out", *KINDS):
        return None
    try:
        counting = read_counting(f"{rest} {word}", tonight)
    except Refused as no:
        return [DeskOrder(no.sentence)]
    return [DeskOrder(counting.told, "count", counting=counting)]


def _seat_next(tonight: Tonight) -> DeskOrder:
    queue = waiting(tonight)
    if not queue.people:
        return DeskOrder(say("Nobody waits for a seat"))
    if not queue.can_sit:
        return DeskOrder(queue.told)
    return DeskOrder(say("{first} pays and sits down", first=queue.first), "seat next")


def _of_names(
    name: str, tonight: Tonight, known: Callable[[], KnownPlayers], does: Literal["register", "book"]
) -> list[DeskOrder]:
    if not name:
        return [DeskOrder(say("Who comes in? A name, a nickname or a number"))]
    rows = by_player([*booked(tonight), *entrants(tonight)])
    lines = desk_lines(name, known(), Evening(rows, offers(tonight).get(RE_ENTRY), tonight.terms.currency))
    # A line that only a typo leads to comes after the new player; the one that Enter takes is first.
    first = marked(lines)
    if first >= 0:
        lines.insert(0, lines.pop(first))
    else:
        lines.insert(0, lines.pop())
    return [_of_line(line, tonight, does) for line in lines[:MOST]]


def _of_line(line: Line, tonight: Tonight, does: Literal["register", "book"]) -> DeskOrder:
    name = say("New player: {name}", name=shortened(line.name)) if line.is_new else shortened(line.name)
    if not line.can_enter:
        return DeskOrder(say("{name}: {standing}", name=name, standing=line.standing))
    waits = not waiting(tonight).has_room_for(line.player)
    if does == "book" or waits:
        told = say("{name} waits for a seat", name=name) if waits else say("{name} is pre-registered", name=name)
        return DeskOrder(told, "book", player=line.player, name=line.name)
    try:
        article = entry_article(tonight, line.player or None, By("", 0))
    except Refused as no:
        return DeskOrder(say("{name}: {why}", name=name, why=no.sentence))
    cost = money(article.cost, tonight.terms.currency)
    told = say("{name}: {kind} {cost} in cash", name=name, kind=article.kind, cost=cost)
    return DeskOrder("  ·  ".join(filter(None, (told, line.standing))), "register", player=line.player, name=line.name)


def _sell(kind: str, who: str, tonight: Tonight) -> list[DeskOrder]:
    offer = offers(tonight).get(kind)
    if offer is None:
        return [DeskOrder(say("No {kind} is sold here", kind=kind))]
    cost = money(offer.price + offer.fee + offer.bounty, tonight.terms.currency)
    whom = ("in", "out") if kind == REBUY else ("in",)
    rows = [row for row in entrants(tonight) if row.status in whom]
    title = say_kept(kind).capitalize()

    def told(row: Entrant) -> str:
        return say("{kind} for {player}: {cost}", kind=title, player=_where(row), cost=cost)

    return _of_rows(who, rows, say("{kind}: who?", kind=title), told, "sell", kind)


def _here(_: str, who: str, tonight: Tonight) -> list[DeskOrder]:
    rows = [row for row in (*entrants(tonight), *booked(tonight)) if row.is_missing or _is_expected(row)]
    return _of_rows(who, rows, say("Here: who?"), lambda row: say("{player} is here", player=_where(row)), "here")


def _away(_: str, who: str, tonight: Tonight) -> list[DeskOrder]:
    rows = [row for row in entrants(tonight) if row.status == "in" and not row.is_missing]
    return _of_rows(who, rows, say("Away: who?"), lambda row: say("{player} is away", player=_where(row)), "away")


def _take_back(_: str, who: str, tonight: Tonight) -> list[DeskOrder]:
    rows, currency = [row for row in entrants(tonight) if row.status == "in"], tonight.terms.currency

    def told(row: Entrant) -> str:
        return say("{player}: {paid} goes back", player=_where(row), paid=money(row.paid, currency))

    return _of_rows(who, rows, say("Who is given the money back?"), told, "take back")


def _is_expected(row: Entrant) -> bool:
    return row.status == "expected" and not row.has_arrived


def _where(row: Entrant) -> str:
    at = say("out") if row.status == "out" else ""
    if row.table:
        at = say("table {table} seat {seat}", table=row.table, seat=row.seat)
    return ", ".join(filter(None, (shortened(row.name), at)))


def _of_rows(
    who: str, rows: Iterable[Entrant], asks: str, told: Callable[[Entrant], str], does: Does, kind: str = ""
) -> list[DeskOrder]:
    """One reading for each who fits: a name that fits two people asks which."""
    if not who:
        return [DeskOrder(f"{asks} {say('A name, or table-seat like 7-4')}")]
    at = read_seat(who)
    if at is not None:
        fits = [row for row in rows if (row.table, row.seat) == (at.table, at.seat)]
    else:
        fits = found(who, rows, lambda row: row.name, most=MOST)
    if not fits and at is not None:
        return [DeskOrder(say("Nobody whom it fits sits at {seat}", seat=who))]
    if not fits:
        return [DeskOrder(say("Nobody whom it fits is called “{who}”", who=who))]
    return [DeskOrder(told(row), does, row, kind) for row in fits]


_READERS: Mapping[str, Callable[[str, str, Tonight], list[DeskOrder]]] = {
    "sell": _sell,
    "here": _here,
    "away": _away,
    "refund": _take_back,
    "unregister": _take_back,
}
