"""Plays a record through the rules engine, and looks after each step whether everything still holds."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import Any

from tdapp.rules.balance import Known, balance
from tdapp.rules.breaking import break_table
from tdapp.rules.button import blinds_behind, next_hand
from tdapp.rules.cards import DECK
from tdapp.rules.chance import Chance
from tdapp.rules.chip_account import ChipAccount, put_out
from tdapp.rules.curves import Wanted
from tdapp.rules.desk import Desk
from tdapp.rules.draw import Draw, TableToFill, draw_seats, tables_for
from tdapp.rules.evenness import fewest_moves, limit
from tdapp.rules.first_button import first_button
from tdapp.rules.movers import deal_in
from tdapp.rules.payouts import Purse, pay_curve
from tdapp.rules.places import Bust, Place, places
from tdapp.rules.race import Racer, race
from tdapp.rules.redraw import redraw
from tdapp.rules.rulebook import Rulebook
from tdapp.values.room import Move, Seat, SeatedTable


class Referee:
    """One tournament under one profile."""

    def __init__(self, record: dict[str, Any], rules: Rulebook) -> None:
        self.rules = rules
        self.seats: int = record["seats"]
        self.chance = Chance(bytes.fromhex(record["seed"]))
        self.alive = [f"P{number:04}" for number in range(1, record["players"] + 1)]
        self.entries = len(self.alive)
        self.sold = self.entries * record["stack"]
        self.account = put_out(ChipAccount(), paid=self.entries, stack=record["stack"])
        self.raced = 0
        purse = Purse(self.entries, self.entries * record["buy_in"], unit=100)
        self.pool = purse.pool
        self.prizes = pay_curve(purse, Wanted(percent=Fraction(record["percent"])), rules=rules).prizes
        self.places: list[Place] = []
        self.moved: Counter[str] = Counter()
        self.waiting: set[str] = set()
        self.seen: Counter[str] = Counter()
        self.room: dict[int, SeatedTable] = {}
        self._draw(tables_for(self.entries, self.seats))
        self.started = len(self.room)

    def play(self, step: dict[str, Any]) -> None:
        if "race" in step:
            self._race(step["race"])
            return
        for _ in range(step["hands"]):
            self._deal()
        self._bust(step["out"], hand_for_hand=step["hand_for_hand"])
        if len(self.alive) > 1:
            self._settle_the_room()
        self.check()

    def _draw(self, tables: tuple[TableToFill, ...]) -> None:
        drawn = draw_seats(Draw(tuple(self.alive), tables), self.chance, rules=self.rules)
        players: dict[int, dict[int, str]] = {table.table: {} for table in tables}
        for player, seat in drawn.seats.items():
            assert seat.seat is not None
            players[seat.table][seat.seat] = player
        self.room = {}
        self.waiting.clear()
        for table in tables:
            taken = sorted(players[table.table])
            cards = dict(zip(taken, self.chance.shuffled(DECK)))
            button = first_button(taken=taken, drawn=cards, rules=self.rules).seat
            last = blinds_behind(table.seats, button, taken)
            self.room[table.table] = SeatedTable(table.table, table.seats, players[table.table], last=last)

    def _deal(self) -> None:
        """One hand at each table; who waits is dealt in as soon as the button has passed him."""
        for number, table in self.room.items():
            for seat, player in table.players.items():
                if player in self.waiting and deal_in(Desk(table), seat, balancing=False, rules=self.rules) == "now":
                    self.waiting.discard(player)
            dealt_in = [seat for seat, player in table.players.items() if player not in self.waiting]
            dealt_in = dealt_in if len(dealt_in) > 1 else list(table.players)
            if len(dealt_in) < 2:
                continue
            assert table.last is not None
            hand = next_hand(seats=table.seats, players=dealt_in, last=table.last, rules=self.rules)
            assert hand.blinds.big_blind in dealt_in
            assert hand.blinds.big_blind != table.last.big_blind, "the big blind twice running"
            self.seen["dead button" if hand.dead else "hand"] += 1
            self.room[number] = replace(table, last=hand.blinds)

    def _bust(self, out: dict[str, int], *, hand_for_hand: bool) -> None:
        at = self._where()
        busts = [Bust(player, stack, at[player].table) for player, stack in out.items()]
        found = places(len(self.alive), busts, hand_for_hand=hand_for_hand, prizes=self.prizes, rules=self.rules)
        assert sum(place.prize for place in found) == sum(self.prizes[len(self.alive) - len(out) : len(self.alive)])
        self.places += found
        self.busted = [at[player] for player in out]
        for player in out:
            table = self.room[at[player].table]
            players = {seat: name for seat, name in table.players.items() if name != player}
            self.room[table.table] = replace(table, players=players)
        self.room = {number: table for number, table in self.room.items() if table.players}
        self.alive = [player for player in self.alive if player not in out]

    def _settle_the_room(self) -> None:
        """Redraw if it is due, else break what can be broken, then balance."""
        answer = redraw(
            players_left=len(self.alive),
            tables_open=len(self.room),
            tables_started=self.started,
            seats=self.seats,
            rules=self.rules,
        )
        if answer.redraw:
            self.seen[f"redraw to {answer.tables}"] += 1
            seats = max(self.seats, answer.sizes[0])
            self._draw(tuple(TableToFill(number, seats) for number in range(1, answer.tables + 1)))
            return
        while len(self.alive) <= self.seats * (len(self.room) - 1):
            broken = break_table(
                list(self.room.values()), self.chance, order=sorted(self.room, reverse=True), rules=self.rules
            )
            assert broken.table == max(self.room)
            self.seen["break"] += 1
            self._move(broken.moves)
            del self.room[broken.table]
        self._balance()

    def _balance(self) -> None:
        tables = list(self.room.values())
        cards = dict(zip(self.room, self.chance.shuffled(DECK))) if len(self.room) <= 52 else {}
        busted = [seat for seat in self.busted if seat.table in self.room]
        plan = balance(tables, Known(moved=self.moved, busted=busted, cards=cards), rules=self.rules)
        within = limit(len(tables), rules=self.rules)
        sizes, capacities = [table.size for table in tables], [table.capacity for table in tables]
        assert len(plan.moves) == fewest_moves(sizes, capacities, within)
        assert not plan.needs_button
        if plan.needs_cards:
            # More tables than cards: the director draws lots among the tied tables in another way.
            plan = balance(
                tables, Known(self.moved, busted), rules=replace(self.rules, house={"source_tie": "fewest moved"})
            )
        players = [move.player for move in plan.moves]
        assert len(set(players)) == len(players)
        self._move(plan.moves)
        for move in plan.moves:
            self.moved[str(move.player)] += 1
        after = [table.size for table in self.room.values()]
        assert max(after) - min(after) <= within
        assert plan.sizes == {number: table.size for number, table in self.room.items()}
        self.seen["balance"] += len(players)

    def _move(self, moves: tuple[Move, ...]) -> None:
        for move in moves:
            source, target = self.room[move.origin.table], self.room[move.to.table]
            assert move.player is not None
            assert move.to.seat is not None
            assert source.players[move.origin.seat or 0] == move.player
            assert target.is_open(move.to.seat)
            assert str(move.rule)
            assert move.player in move.why
            left = {seat: player for seat, player in source.players.items() if seat != move.origin.seat}
            self.room[source.table] = replace(source, players=left)
            self.room[target.table] = replace(target, players={**target.players, move.to.seat: move.player})
            if move.deal_in == "waits":
                self.waiting.add(move.player)
                self.seen["waits"] += 1

    def _race(self, noted: dict[str, Any]) -> None:
        for table in self.room.values():
            racers = [Racer(seat, noted["chips"].get(player, 0), 1000) for seat, player in table.players.items()]
            result = race(racers, old=noted["old"], new=noted["new"], rules=self.rules, chance=self.chance)
            before = sum(racer.chips for racer in racers) * noted["old"]
            after = sum(result.new_chips.values()) * noted["new"]
            assert after - before == result.delta
            assert abs(result.delta) <= noted["new"] / 2
            self.account = self.account.book("race", result.delta)
            self.raced += after - before
            self.seen["race"] += 1

    def _where(self) -> dict[str, Seat]:
        return {
            player: Seat(table.table, seat) for table in self.room.values() for seat, player in table.players.items()
        }

    def check(self) -> None:
        """What must hold after every step: everyone who is in has one chair, and every chair at most one player."""
        seated = [player for table in self.room.values() for player in table.players.values()]
        assert sorted(seated) == self.alive
        assert all(1 <= seat <= table.seats for table in self.room.values() for seat in table.players)
        assert len(self.places) + len(self.alive) == self.entries
        assert self.account.in_play == self.sold + self.raced

    def check_the_end(self) -> None:
        """Each place is taken once, and all the money is paid."""
        assert len(self.alive) == 1
        shares: dict[tuple[int, int], int] = Counter((place.best, place.worst) for place in self.places)
        assert all(count == worst - best + 1 for (best, worst), count in shares.items())
        assert sorted(rank for best, worst in shares for rank in range(best, worst + 1)) == list(
            range(2, self.entries + 1)
        )
        assert sum(place.prize for place in self.places) + self.prizes[0] == self.pool
