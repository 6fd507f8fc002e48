"""The desk of a sample evening: what the director does there, each deed in its own time and with its own chance."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director import balancing, breaks, clock, floor, prizes, races, redraws, registration, seating
from tdapp.director.color_ups import plan
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.values.field import Elimination, Entry, Moved, Table
from tdapp.values.room import Seat

if TYPE_CHECKING:
    from tdapp.rules.balance import Plan
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment

SECOND = 1_000
A_MINUTE = 60 * SECOND
CARD = 4
"""One in so many pays by card."""
MOST_CALLED = 6
"""Nobody calls as many chips of a kind that leaves."""


@dataclass
class Desk:
    """One director at one desk. A deed takes its time, but never so long that the next step has to wait."""

    house: OpenHouse
    event: str
    who: str
    desk: str
    seed: bytes
    time: Moment = 0
    next_step: Moment = 0
    drawn: int = 0
    _seen: Tonight | None = None

    @property
    def tonight(self) -> Tonight:
        """The evening as it stands; what was found out about it is kept until the next deed."""
        now = self.house.snapshot(self.event)
        if self._seen is None:
            self._seen = Tonight(self.house, now)
        elif self._seen.now is not now:
            self._seen = self._seen.later(now)
        return self._seen

    def by(self, seconds: int = 0) -> By:
        free = max(self.next_step - self.time, 0)
        self.time += min(seconds * SECOND, free // 10)
        return By(self.who, self.time, self.desk)

    def reach(self, at: Moment, *, next_step: Moment) -> None:
        self.time = max(self.time, at)
        self.next_step = next_step

    def chance(self, room: str = "") -> Chance:
        """Every draw has a seed of its own."""
        self.drawn += 1
        return Chance(hashlib.sha256(self.seed + self.drawn.to_bytes(4, "big")).digest(), room)

    def register(self, *, name: str = "", player: str | None = None) -> None:
        chance = self.chance()
        method = "cash" if chance.below(CARD) else "card"
        by = self.by(20)
        registration.register(self.house, self.event, name=name, player=player, method=method, chance=chance, by=by)

    @property
    def has_a_free_seat(self) -> bool:
        return sum(table.seats for table in self.tonight.now[Table].values() if table.is_open) > self.tonight.left

    def someone_out(self) -> str | None:
        """A player who is out and may come back, if there is one: nobody a second time."""
        now = self.tonight.now
        times = Counter(entry.player for entry in now[Entry].values())
        out = (now[Entry][n].player for n in sorted(now[Elimination]))
        once = [player for player in out if times[player] == 1]
        return self.chance().pick(once) if once else None

    def hand(self, out: int, *, slips: bool, at_the_shortest: bool) -> list[int]:
        """One hand at one table takes some out, best place first; before that, perhaps, the wrong name is clicked."""
        chance = self.chance()
        tonight = self.tonight
        able = [table for table in tonight.tables if table.size > out] or tonight.tables
        table = min(able, key=lambda table: table.size) if at_the_shortest else chance.pick(able)
        seats = chance.shuffled(sorted(table.players.items()))
        entries = [tonight.entry_labelled(name) for _, name in seats]
        if slips and len(entries) > out:
            wrong = floor.bust(self.house, self.event, out={entries[out]: None}, by=self.by(5))
            by = self.by(40)
            self.house.undo(self.event, wrong.n, at=by.at, who=by.who, desk=by.desk)
        big_blind = 100 * (5 + chance.below(30))
        stacks = {entry: big_blind * (2 + i) + 100 * chance.below(5) for i, entry in enumerate(entries[:out])}
        known: dict[int, int | None] = dict(stacks) if out > 1 else dict.fromkeys(stacks)
        floor.bust(self.house, self.event, out=known, by=self.by(15))
        return sorted(stacks, key=lambda entry: -stacks[entry])

    def settle(self, *, to_come: int) -> None:
        """Break and balance as the app suggests, once there are seats for all who are still to come."""
        while self._can_break(to_come):
            if not redraws.comes_by_redraw(self.tonight):
                breaks.break_table(self.house, self.event, chance=self.chance(), by=self.by(60))
            elif redraws.due(self.tonight) is not None:
                redraws.redraw(self.house, self.event, chance=self.chance(), by=self.by(120))
            else:
                break
            self._seated()
        while self._balance_once():
            self._seated()

    def _can_break(self, to_come: int) -> bool:
        tables = self.tonight.tables
        if len(tables) < 2:
            return False
        broken = min(tables, key=lambda table: self.tonight.breaks(table.table))
        room = sum(table.capacity for table in tables) - broken.capacity
        return room >= self.tonight.left + to_come

    def _balance_once(self) -> bool:
        """Make the moves that the app suggests; False where there are none."""
        sizes = [table.size for table in self.tonight.tables]
        if max(sizes) - min(sizes) < 2:
            return False
        plan = balancing.plan(self.tonight, self.time + A_MINUTE)
        for table in sorted({table for move in plan.moves for table in (move.origin.table, move.to.table)}):
            self._say_button(table)
        plan = balancing.plan(self.tonight, self.time + A_MINUTE)
        while plan.needs_button:
            self._say_button(plan.needs_button[0])
            plan = balancing.plan(self.tonight, self.time + A_MINUTE)
        if not plan.moves:
            return False
        if all(move.player is not None and move.to.seat is not None for move in plan.moves):
            balancing.balance(self.house, self.event, by=self.by(45))
        else:
            self._move_by_card(plan)
        return True

    def _say_button(self, table: int) -> None:
        """It has moved on since somebody last said where it is: whoever balances asks the dealer again."""
        players = next(one.players for one in self.tonight.tables if one.table == table)
        button = self.chance().pick(sorted(players))
        balancing.say_button(self.house, self.event, table=table, button=button, by=self.by(25))

    def _move_by_card(self, plan: Plan) -> None:
        """Where a card decides which table gives a player, it is dealt here, and the director moves the player."""
        first = plan.moves[0]
        chance, tonight = self.chance(), self.tonight
        source = chance.pick(plan.needs_cards or (first.origin.table,))
        rooms = {table.table: table for table in tonight.tables}
        target = rooms[first.to.table]
        player = first.player or chance.pick(sorted(rooms[source].players.values()))
        free = [seat for seat in range(1, target.seats + 1) if target.is_open(seat)]
        to = Seat(target.table, first.to.seat or chance.pick(free))
        why = f"Table {source} was dealt the lowest card and gives a player to table {target.table}."
        entry = tonight.entry_labelled(player)
        seating.move(self.house, self.event, entry=entry, to=to, why=why, by=self.by(45))

    def _seated(self) -> None:
        moves = [row.n for row in self.tonight.now[Moved].values() if not row.is_seated]
        seating.mark_seated(self.house, self.event, moves=moves, by=self.by(90))

    def rest(self, until: Moment) -> None:
        """What a break is for, and a level that begins: chips that nobody needs any more are raced off."""
        at = self.time
        while (shown := clock.face(self.tonight.now, at)).is_running and shown.left > 0 and at + shown.left <= until:
            at += shown.left
            if self._leaving(at):
                self.reach(at + A_MINUTE, next_step=until)
                self._color_up()

    def _leaving(self, at: Moment) -> int:
        """The smallest chip that is to leave by then; 0 where none is."""
        if self.is_over:
            return 0
        return next((one.chip.worth for one in plan(self.tonight, at) if one.when == "now"), 0)

    def _color_up(self) -> None:
        """Every table calls its odd chips, and the app deals for all of them."""
        while chip := self._leaving(self.time):
            chance, rooms = self.chance(), races.tables(self.tonight.now)
            for table in rooms:
                odd = {seat: chance.below(MOST_CALLED) for seat in races.seated(self.tonight.now, table)}
                calls = {seat: races.Call(chips) for seat, chips in odd.items() if chips}
                races.call(self.house, self.event, chip=chip, table=table, calls=calls, by=self.by(20))
            races.race(self.house, self.event, chip=chip, tables=rooms, chance=self.chance(), by=self.by(30))

    def pay(self, *entries: int) -> None:
        for entry in entries:
            prizes.pay(self.house, self.event, entry=entry, by=self.by(60))

    def pay_the_rest(self) -> None:
        """Everybody who is owed something, the last place first."""
        self.pay(*(place.entry for place in reversed(prizes.standings(self.tonight)) if place.prize > place.paid))

    @property
    def is_over(self) -> bool:
        return self.tonight.left == 1
