"""Pairs that the house keeps at different tables (SEAT-08), where drawing again did not part them all.

First by swaps, in this order, again and again until a round through the pairs changes nothing: the pairs as
given; of a pair its second player, then its first; as partners all other players in the order of the draw. The
first swap that leaves fewer pairs together is made. Locked players never move, and no swap brings two
player-dealers to one table. If pairs are still together, a search over the tables of all players in pairs looks
for the fewest possible.

The search is complete for the numbers that occur in a room; for absurd ones it stops after a while, and the best
that was found stands.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from tdapp.values.room import Seat

Pair = tuple[str, str]
Foes = dict[str, set[str]]

MOST_SWAPS_TRIED = 2_000_000
MOST_LOOKS = 1_000_000
"""At a table or at a foe's place, in the search."""
MOST_PLAYERS_SEARCHED = 300


def foes_of(pairs: Iterable[Pair]) -> Foes:
    """Whom each player in a pair must not meet."""
    foes: Foes = {}
    for one, other in pairs:
        foes.setdefault(one, set()).add(other)
        foes.setdefault(other, set()).add(one)
    return foes


def together(seats: Mapping[str, Seat], pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    """The pairs that sit at one table, as given, each once."""
    found: dict[frozenset[str], Pair] = {}
    for pair in pairs:
        if _meet(seats, pair):
            found.setdefault(frozenset(pair), pair)
    return tuple(found.values())


def _meet(seats: Mapping[str, Seat], pair: Pair) -> bool:
    return seats[pair[0]].table == seats[pair[1]].table


def part_by_swaps(
    seats: dict[str, Seat], pairs: Sequence[Pair], *, locked: Collection[str], dealers: Collection[str]
) -> None:
    """Swap players in `seats` until no swap leaves fewer pairs together."""
    _Swaps(seats, pairs, frozenset(locked), frozenset(dealers)).run()


class _Swaps:
    def __init__(
        self, seats: dict[str, Seat], pairs: Sequence[Pair], locked: frozenset[str], dealers: frozenset[str]
    ) -> None:
        self.seats = seats
        self.pairs = pairs
        self.foes = foes_of(pairs)
        self.dealers = dealers
        self.free = [player for player in seats if player not in locked]
        self.can_move = frozenset(self.free)
        self.left_to_try = MOST_SWAPS_TRIED
        self.dealer_tables = {seats[dealer].table for dealer in dealers}
        self.met = {player: Counter(seats[foe].table for foe in foes) for player, foes in self.foes.items()}

    def run(self) -> None:
        while self.left_to_try > 0 and sum(self._part(pair) for pair in self.pairs):
            continue

    def _part(self, pair: Pair) -> bool:
        return _meet(self.seats, pair) and any(self._moved(player) for player in reversed(pair))

    def _moved(self, mover: str) -> bool:
        if mover not in self.can_move:
            return False
        for partner in self.free:
            self.left_to_try -= 1
            if self.left_to_try < 0:
                return False
            if self._helps(mover, partner):
                self._swap(mover, partner)
                return True
        return False

    def _helps(self, mover: str, partner: str) -> bool:
        here, there = self.seats[mover].table, self.seats[partner].table
        if here == there:
            return False
        gain = self._meets(mover, here) - self._meets(mover, there)
        gain += self._meets(partner, there) - self._meets(partner, here)
        # Foes who change tables with each other still do not meet, though each goes to where the other was.
        gain += 2 * (partner in self.foes[mover])
        return gain > 0 and self._dealers_stay_apart(mover, partner)

    def _meets(self, player: str, table: int) -> int:
        return self.met[player][table] if player in self.met else 0

    def _dealers_stay_apart(self, mover: str, partner: str) -> bool:
        deals = mover in self.dealers, partner in self.dealers
        if deals[0] == deals[1]:
            return True
        return self.seats[partner if deals[0] else mover].table not in self.dealer_tables

    def _swap(self, mover: str, partner: str) -> None:
        here, there = self.seats[mover], self.seats[partner]
        self.seats[mover], self.seats[partner] = there, here
        for player, left, reached in ((mover, here, there), (partner, there, here)):
            if player in self.dealers and (mover in self.dealers) != (partner in self.dealers):
                self.dealer_tables.remove(left.table)
                self.dealer_tables.add(reached.table)
            for foe in self.foes.get(player, ()):
                self.met[foe][left.table] -= 1
                self.met[foe][reached.table] += 1


@dataclass(slots=True)
class Search:
    """Looks for the tables of all players in pairs that bring the fewest pairs together.

    Tables are known by their place in the list. `held` is how many unlocked players a table takes at least,
    and `extra` of those that `may_grow` take one more. Every dealer needs one of `dealer_tables` for himself.
    """

    foes: Foes
    held: Sequence[int]
    may_grow: Collection[int]
    extra: int
    at: dict[str, int]
    """The tables of those who are placed: at first of the locked players in pairs."""
    dealers: Collection[str]
    dealer_tables: Collection[int]
    tables: Sequence[int]
    """In the order in which equal ones are tried."""
    fewest: int
    """The search only takes what is better than this."""
    best: dict[str, int] | None = None
    _used: list[int] = field(init=False)
    _has_dealer: set[int] = field(init=False)
    _spare: int = field(init=False)
    _order: list[str] = field(init=False)
    _distinct: set[int] = field(init=False)
    _looks: int = field(init=False, default=MOST_LOOKS)

    def run(self) -> dict[str, int] | None:
        """The table of every unlocked player in a pair, or None when nothing better was found."""
        self._order = self._most_bound_first()
        if len(self._order) > MOST_PLAYERS_SEARCHED:
            return None
        self._used = [0] * len(self.held)
        self._has_dealer = set(range(len(self.held))) - set(self.dealer_tables)
        self._spare = self.extra
        self._distinct = set(self.at.values())
        clashes = sum(self.at[foe] == table for player, table in self.at.items() for foe in self._placed(player))
        self._place(0, clashes // 2)
        return self.best

    def _most_bound_first(self) -> list[str]:
        """Next is always who has most foes among those before him, then most foes: a dead end shows early."""
        left = [player for player in self.foes if player not in self.at]
        if len(left) > MOST_PLAYERS_SEARCHED:
            return left
        bound = {player: len(self._placed(player)) for player in left}
        order = []
        while left:
            player = max(left, key=lambda one: (bound[one], len(self.foes[one])))
            left.remove(player)
            order.append(player)
            for foe in self.foes[player]:
                if foe in bound:
                    bound[foe] += 1
        return order

    def _placed(self, player: str) -> list[str]:
        return [foe for foe in self.foes[player] if foe in self.at]

    def _place(self, i: int, clashes: int) -> None:
        """Seat the players from the i-th on in every way that can still beat the best."""
        if clashes >= self.fewest or not self._dealers_fit(i):
            return
        if i == len(self._order):
            self.fewest = clashes
            self.best = {player: self.at[player] for player in self._order}
            return
        player = self._order[i]
        for more, table in self._options(player):
            if clashes + more >= self.fewest or self._looks <= 0:
                return
            grows = self._used[table] >= self.held[table]
            self.at[player] = table
            self._used[table] += 1
            self._spare -= grows
            if player in self.dealers:
                self._has_dealer.add(table)
            self._place(i + 1, clashes + more)
            if player in self.dealers:
                self._has_dealer.remove(table)
            self._spare += grows
            self._used[table] -= 1
            del self.at[player]

    def _options(self, player: str) -> list[tuple[int, int]]:
        """Tables with room, fewest foes first; of untouched tables that are alike only one."""
        self._looks -= len(self.tables) + len(self.foes[player])
        foes_at = Counter(self.at[foe] for foe in self._placed(player))
        deals = player in self.dealers
        seen = set()
        options = []
        for table in self.tables:
            if not self._has_room(table) or (deals and table in self._has_dealer):
                continue
            if not self._used[table] and table not in self._distinct:
                kind = (self.held[table], table in self.may_grow, table in self._has_dealer)
                if kind in seen:
                    continue
                seen.add(kind)
            options.append((foes_at[table], table))
        options.sort(key=lambda option: option[0])
        return options

    def _has_room(self, table: int) -> bool:
        spare = self._spare > 0 and table in self.may_grow
        return self._used[table] < self.held[table] + spare

    def _dealers_fit(self, i: int) -> bool:
        """Whether all dealers without a table yet, in a pair or not, can get one for themselves."""
        if not self.dealers:
            return True
        waiting = len(self.dealers) - sum(player in self.dealers for player in self._order[:i])
        open_tables = [table for table in self.dealer_tables if table not in self._has_dealer]
        roomy = sum(self._used[table] < self.held[table] for table in open_tables)
        growing = sum(self._used[table] == self.held[table] and table in self.may_grow for table in open_tables)
        return waiting <= roomy + min(growing, self._spare)
