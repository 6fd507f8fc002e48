"""Balancing: the fewest moves that even out the room, each judged on the room that the last one left."""

from __future__ import annotations

from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

from tdapp.rules.desk import Desk
from tdapp.rules.evenness import fewest_moves, limit
from tdapp.rules.movers import (
    DESTINATIONS,
    TIES_TAKE_CARDS,
    WAITS_THERE,
    WHO_MOVES,
    big_blind_falls_on_nobody,
    deal_in,
)
from tdapp.rules.room import check_room
from tdapp.values.refusal import Refused
from tdapp.values.room import Move, Seat
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from tdapp.rules.cards import Card
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.room import SeatedTable


@dataclass(frozen=True, slots=True)
class Known:
    """What else bears on a plan: who was moved how often, who went out on this hand, cards, pairs kept apart."""

    moved: Mapping[str, int] = field(default_factory=dict)
    busted: Sequence[Seat] = ()
    cards: Mapping[int, Card] = field(default_factory=dict)
    """A card for each table, where a low card decides which of them gives a player."""
    player_cards: Mapping[str, Card] = field(default_factory=dict)
    """A card for each player, where a low card decides who moves (stud)."""
    apart: Sequence[tuple[str, str]] = ()
    stay: frozenset[str] = frozenset()
    """Who has just been moved and is not moved again."""
    kept: Mapping[str, Seat] = field(default_factory=dict)
    """Seats that the house keeps for somebody: who sits in his own moves only where nobody else can."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The moves in order, the sizes after them, and what must be known before they are complete."""

    moves: tuple[Move, ...]
    sizes: dict[int, int]
    needs_button: tuple[int, ...]
    needs_cards: tuple[int, ...]
    halt: tuple[int, ...]
    hold_all_tables: bool
    """Whether no table may deal before every mover is seated (AM Moving players)."""
    needs_names: tuple[int, ...] = ()
    """The tables where somebody went out who has no name yet, and a move depends on who it was."""


def balance(tables: Sequence[SeatedTable], known: Known | None = None, *, rules: Rulebook) -> Plan:
    """Even out the room within the profile's limit, from the fullest tables to the shortest."""
    known = known or Known()
    check_room(tables)
    _check_known(tables, known)
    halt = halted(tables, rules=rules)
    sizes, capacities = [table.size for table in tables], [table.capacity for table in tables]
    wanted = fewest_moves(sizes, capacities, limit(len(tables), rules=rules))
    if not wanted:
        # Most of the time, and asked after every Change: a large room is not set up for nothing.
        return Plan((), {table.table: table.size for table in tables}, (), (), halt, hold_all_tables=False)
    planner = _Planner(rules, tables, known)
    moves = [planner.next_move() for _ in range(wanted)]
    return Plan(
        tuple(moves),
        {table.table: planner.desks[table.table].size for table in tables},
        tuple(sorted(planner.needs_button)),
        tuple(sorted(planner.needs_cards)),
        halt,
        bool(moves) and planner.who.holds_all_tables,
        tuple(sorted(planner.needs_names)),
    )


def halted(tables: Sequence[SeatedTable], *, rules: Rulebook) -> tuple[int, ...]:
    """The tables where play stops until they are filled (TDA 11D)."""
    short_by = rules["halt_short_by"]
    if not isinstance(short_by, int) or not tables:
        return ()
    most = max(table.size for table in tables)
    short = (table for table in tables if most - table.size >= short_by)
    return tuple(sorted(table.table for table in short if big_blind_falls_on_nobody(table)))


def _check_known(tables: Sequence[SeatedTable], known: Known) -> None:
    seats = {table.table: table.seats for table in tables}
    for i, seat in enumerate(known.busted):
        if seat.table not in seats:
            raise Refused(say("There is no table {table} in the room.", table=seat.table), at=("busted", i, "table"))
        if seat.seat is None or not 1 <= seat.seat <= seats[seat.table]:
            raise Refused(
                say("There is no seat {seat} at table {table}.", seat=seat.seat, table=seat.table),
                at=("busted", i, "seat"),
            )
        if seat in known.busted[:i]:
            raise Refused(
                say("Seat {seat} at table {table} is listed twice.", seat=seat.seat, table=seat.table), at=("busted", i)
            )
    for table in known.cards:
        if table not in seats:
            raise Refused(say("There is no table {table} in the room.", table=table), at=("cards", str(table)))


NAMELESS_LAST = 1_000_000


class _Choice(NamedTuple):
    """Which table gives a player to which, and the player's seat where it is known; `spared` says who would have been
    due at another table, and why not."""

    source: Desk
    target: Desk
    seat: int | None
    spared: str = ""


class _Planner:
    """The room while the plan is made. Which table gives and which takes is found in heaps, so that a large
    room is planned as quickly as a small one, table for table."""

    def __init__(self, rules: Rulebook, tables: Sequence[SeatedTable], known: Known) -> None:
        self.rules = rules
        self.known = known
        self.who = WHO_MOVES[str(rules["who_moves"])]
        self.ties_take_cards = TIES_TAKE_CARDS[str(rules["source_tie"])]
        self.destination = DESTINATIONS[str(rules["destination"])]
        busted: dict[int, list[int]] = {}
        for seat in known.busted:
            if seat.seat is not None:
                busted.setdefault(seat.table, []).append(seat.seat)
        self.desks = {table.table: Desk(table, busted.get(table.table, ())) for table in tables}
        self.kept = frozenset(name for name, seat in known.kept.items() if self._sits(name, seat))
        if known.stay:
            for desk in self.desks.values():
                desk.keep(known.stay, spared=self.kept)
        self.partners: dict[str, set[str]] = {}
        for one, other in known.apart:
            self.partners.setdefault(one, set()).add(other)
            self.partners.setdefault(other, set()).add(one)
        self.needs_names: set[int] = set()
        self.needs_button: set[int] = set()
        self.needs_cards: set[int] = set()
        self.fullest = _Heap(self.desks, lambda desk: (-desk.size, self._tie(desk), desk.number))
        self.shortest = _Heap(
            self.desks,
            lambda desk: (desk.size, int(desk.nameless > 0), desk.number) if desk.size < desk.capacity else None,
        )

    def next_move(self) -> Move:
        source, target, seat, spared = self._choose()
        to = self.destination.seat(self.rules, target)
        if seat is None or to is None:
            self._note_what_is_missing(source, target, seat, to)
        player = None if seat is None else source.players[seat]
        plays = deal_in(target, to, balancing=True, rules=self.rules)
        sentences = (self._why(source, target, seat, to), spared, WAITS_THERE if plays == "waits" else "")
        why = " ".join(filter(None, sentences))
        source.leave(seat)
        target.come(to, player)
        self.fullest.changed(source, target)
        self.shortest.changed(source, target)
        rule = "STUD-01" if self.who.by_card else self.destination.rule
        return Move(player, Seat(source.number, seat), Seat(target.number, to), plays, why, self.rules.cite(rule))

    def _choose(self) -> _Choice:
        """From which table to which, and who: the seat, or None where that is not known.

        Pairs stay apart, and seats that are kept stay taken, where tables are equally full or short; failing that,
        the next in turn moves instead. Nobody leaves a kept seat to keep a pair apart.
        """
        target = self.shortest.first()
        source = self._source(target)
        undecided = self._undecided(source)
        if undecided:
            self.needs_cards |= undecided
            return _Choice(self.desks[min(undecided)], target, None)
        turn = self.who.turn(source, target, self.known.player_cards)
        if not turn or source.number in self.needs_cards:
            return _Choice(source, target, None)
        if self._may_go(source, turn[0], target):
            return _Choice(source, target, turn[0])
        for other_source, other_target in self._alternatives(source, target):
            other_turn = self.who.turn(other_source, other_target, self.known.player_cards)
            if other_turn and self._may_go(other_source, other_turn[0], other_target):
                spared = self._spared(source, turn[0]) if other_source is not source else ""
                return _Choice(other_source, other_target, other_turn[0], spared)
        free = (seat for seat in turn if self._may_go(source, seat, target))
        unkept = (seat for seat in turn if not self._is_kept(source, seat))
        return _Choice(source, target, next(free, next(unkept, turn[0])))

    def _may_go(self, source: Desk, seat: int, target: Desk) -> bool:
        return not self._is_kept(source, seat) and not self._joins_pair(source, seat, target)

    def _is_kept(self, source: Desk, seat: int) -> bool:
        return source.players[seat] in self.kept

    def _sits(self, player: str, at: Seat) -> bool:
        desk = self.desks.get(at.table)
        return desk is not None and at.seat is not None and desk.players.get(at.seat) == player

    def _spared(self, source: Desk, seat: int) -> str:
        """Why another table gives the player than the one whose turn it is."""
        if not self._is_kept(source, seat):
            return ""
        player = source.players[seat]
        return say("Not table {table}: the seat of {player} there is kept.", table=source.number, player=player)

    def _source(self, target: Desk) -> Desk:
        """The fullest table; among equals as the profile says, then the lowest number."""
        if not self.who.by_target or self.ties_take_cards:
            return self.fullest.first()
        tied = self.fullest.equals(self.fullest.first())
        return min(tied, key=lambda desk: (self._times_moved(desk, target), desk.number))

    def _alternatives(self, source: Desk, target: Desk) -> Iterator[tuple[Desk, Desk]]:
        """The same table first. Where a card has decided which table gives a player, no other one does."""
        tied = [source] if self.ties_take_cards else self.fullest.equals(source)
        sources = sorted(tied, key=lambda desk: (desk is not source, self._tie(desk), desk.number))
        targets = sorted(self.shortest.equals(target), key=lambda desk: (desk is not target, desk.number))
        return ((one, other) for one in sources for other in targets)

    def _tie(self, desk: Desk) -> int:
        """What decides among equally full tables, lowest first, where that does not depend on the target."""
        if self.ties_take_cards:
            card = self.known.cards.get(desk.number)
            return -1 if card is None else card.worth
        return 0 if self.who.by_target else self._times_moved(desk, desk)

    def _times_moved(self, desk: Desk, target: Desk) -> int:
        """How often the table's mover has been moved; a table whose mover is not known is not passed over, unless
        somebody went out there who has no name yet: another one gives a player without asking."""
        if desk.nameless:
            return NAMELESS_LAST
        turn = self.who.turn(desk, target, self.known.player_cards)
        mover = desk.players[turn[0]] if turn else None
        return self.known.moved.get(mover, 0) if mover else 0

    def _undecided(self, source: Desk) -> set[int]:
        """The equally full tables that a card must decide between, where one of them has none."""
        if not self.ties_take_cards:
            return set()
        tied = {desk.number for desk in self.fullest.equals(source)}
        return tied if len(tied) > 1 and not tied <= self.known.cards.keys() else set()

    def _joins_pair(self, source: Desk, seat: int, target: Desk) -> bool:
        player = source.players[seat]
        partners = self.partners.get(player, ()) if player else ()
        return any(other in target.players.values() for other in partners)

    def _note_what_is_missing(self, source: Desk, target: Desk, seat: int | None, to: int | None) -> None:
        missing = {desk.number for desk, known in ((target, to), (source, seat)) if known is None and desk.nameless}
        if missing:
            self.needs_names |= missing
            return
        if target.last is None and (to is None or self.who.by_target):
            self.needs_button.add(target.number)
        if seat is not None or not source.is_certain or source.number in self.needs_cards:
            return
        if self.who.by_card:
            self.needs_cards.add(source.number)
        elif source.last is None:
            self.needs_button.add(source.number)

    def _why(self, source: Desk, target: Desk, seat: int | None, to: int | None) -> str:
        sizes = say(
            "table {table} has {players} and table {other} has {size}",
            table=source.number,
            players=count(source.size, "player"),
            other=target.number,
            size=target.size,
        )
        player = None if seat is None else source.players[seat]
        if seat is None or player is None:
            unknown = self._open_question(source, target)
            return say("A player moves because {sizes}; {unknown}.", sizes=sizes, unknown=unknown)
        chosen = self._why_chosen(source, target, seat, player)
        if to:
            goes = say(
                "{chosen} and goes to seat {seat} at table {table}: {reason}.",
                chosen=chosen,
                seat=to,
                table=target.number,
                reason=self.destination.words(target, to),
            )
        elif target.nameless:
            goes = say(
                "{chosen} and goes to table {table}; which seat depends on who went out there.",
                chosen=chosen,
                table=target.number,
            )
        else:
            goes = say(
                "{chosen} and goes to table {table}; which seat depends on the button.",
                chosen=chosen,
                table=target.number,
            )
        return say("{goes} It is needed because {sizes}.", goes=goes, sizes=sizes)

    def _open_question(self, source: Desk, target: Desk) -> str:
        """What must be known before anybody can say who moves."""
        if self.needs_names & {source.number, target.number}:
            return say("who it is depends on who went out, and nobody has said that yet")
        if source.number not in self.needs_cards:
            return say("who it is depends on the button")
        return say("a card decides who") if self.who.by_card else say("a card decides which table gives one")

    def _why_chosen(self, source: Desk, target: Desk, seat: int, player: str) -> str:
        turn = self.who.turn(source, target, self.known.player_cards)
        due = self.who.words(player)
        if self._is_kept(source, seat):
            return say("{due}, whose seat is kept, but nobody else can be moved,", due=due)
        passed = turn[: turn.index(seat)]
        if not passed:
            return due
        first = source.players[passed[0]]
        if self._is_kept(source, passed[0]):
            return say("{player} is moved in place of {first}, whose seat is kept,", player=player, first=first)
        return say("{player} is moved in place of {first}, to keep a pair apart,", player=player, first=first)


class _Heap:
    """Desks in an order that changes as they do: entries that no longer hold are passed over."""

    def __init__(self, desks: Mapping[int, Desk], key: Callable[[Desk], tuple[int, int, int] | None]) -> None:
        self._desks = desks
        self._key = key
        self._by_size: dict[int, dict[int, None]] = {}
        self._present: dict[int, tuple[int, int, int] | None] = {}
        self._entries: list[tuple[int, int, int]] = []
        for desk in desks.values():
            self._enter(desk)
        heapify(self._entries)

    def first(self) -> Desk:
        while self._present[self._entries[0][2]] != self._entries[0]:
            heappop(self._entries)
        return self._desks[self._entries[0][2]]

    def equals(self, desk: Desk) -> list[Desk]:
        """All desks that are as full as this one, itself included."""
        return [self._desks[number] for number in self._by_size[desk.size]]

    def changed(self, *desks: Desk) -> None:
        for desk in desks:
            before = self._present[desk.number]
            if before is not None:
                del self._by_size[abs(before[0])][desk.number]
            self._enter(desk, sift=True)

    def _enter(self, desk: Desk, *, sift: bool = False) -> None:
        entry = self._key(desk)
        self._present[desk.number] = entry
        if entry is None:
            return
        self._by_size.setdefault(desk.size, {})[desk.number] = None
        if sift:
            heappush(self._entries, entry)
        else:
            self._entries.append(entry)


def pairs_together(tables: Iterable[SeatedTable], apart: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """The pairs that should be kept apart and sit at one table (SEAT-08)."""
    at = {player: table.table for table in tables for player in table.players.values()}
    return [(one, other) for one, other in apart if one in at and at[one] == at.get(other)]
