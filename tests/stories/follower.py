"""A director who does whatever the app suggests for the floor, and asks the dealers what it must know for that."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from tdapp.director import balancing, breaks, first_buttons, naming, redraws, seating, wishes
from tdapp.director.tonight import By, Tonight
from tdapp.rules.cards import DECK
from tdapp.rules.chance import Chance
from tdapp.rules.evenness import fewest_moves, limit
from tdapp.values.room import Seat
from tdapp.views.clock_face import clock_face
from tdapp.views.todo_floor import is_known, on_the_floor

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.rules.balance import Plan
    from tdapp.store.house import OpenHouse
    from tdapp.views.todo_item import ToDo

SECOND = 1_000
MOST_STEPS = 60


@dataclass
class Follower:
    """`done` counts what was suggested and done; `at_left` says with how many players, for what comes rarely."""

    house: OpenHouse
    event: str
    at: int
    done: Counter[str] = field(default_factory=Counter)
    at_left: dict[str, list[int]] = field(default_factory=dict)
    moved: int = 0
    """How many were sent to another table to balance the room."""
    marks_seated: bool = True
    """Whether those on the way are marked as seated before the next hand ends."""

    @property
    def tonight(self) -> Tonight:
        return Tonight.of(self.house, self.event)

    @property
    def sizes(self) -> list[int]:
        return [table.size for table in self.tonight.tables]

    def do(self, verb: Callable[..., Any], **what: Any) -> Any:
        self.at += SECOND
        return verb(self.house, self.event, by=By("Mia", self.at, "desk 1"), **what)

    def luck(self) -> Chance:
        return Chance(self.at.to_bytes(32, "big"))

    def suggested(self) -> ToDo | None:
        """The first thing on the floor that somebody can do."""
        tonight = self.tonight
        found = on_the_floor(tonight, clock_face(tonight, self.at), self.at)
        return next((one for one in found if one.button and (self.marks_seated or one.does != "seated")), None)

    def follow(self) -> None:
        """Until nothing is left to do; what must hold afterwards is checked."""
        for _ in range(MOST_STEPS):
            one = self.suggested()
            if one is None:
                break
            self.done[one.does] += 1
            if one.does in ("redraw", "break"):
                self.at_left.setdefault(one.does, []).append(self.tonight.left)
            if one.does == "balance":
                self._balance()
            else:
                self._take(one)
        else:
            raise AssertionError(f"it never ends: {one}")
        sizes = self.sizes
        assert max(sizes) - min(sizes) <= limit(len(sizes), rules=self.tonight.rules), sizes

    def _balance(self) -> None:
        """All moves that are settled; the whole plan never has more than the fewest that do it."""
        tables = self.tonight.tables
        least = fewest_moves(
            [table.size for table in tables],
            [table.capacity for table in tables],
            limit(len(tables), rules=self.tonight.rules),
        )
        plan = balancing.plan(self.tonight, self.at)
        assert len(plan.moves) == least, "nobody is moved more than needed"
        self._spare_who_has_a_kept_seat(plan)
        self._spare_who_is_on_the_way(plan)
        ready = len(list(takewhile(is_known, plan.moves)))
        self.do(balancing.balance, only=ready)
        self.moved += ready

    def _spare_who_is_on_the_way(self, plan: Plan) -> None:
        """Who has just been moved is moved again only from a table where nobody else can be: all who are still there
        are on the way too, or sit in seats that are kept."""
        tonight, kept = self.tonight, wishes.kept_seats(self.tonight)
        on_the_way = {tonight.labels[n] for n in self.on_the_way}
        could_move = {
            table.table: {name for seat, name in table.players.items() if kept.get(name) != Seat(table.table, seat)}
            - on_the_way
            for table in tonight.tables
        }
        for move in plan.moves:
            there = could_move[move.origin.table]
            assert move.player not in on_the_way or not there, f"{move.player} is sent on twice"
            there.discard(move.player or "")

    def _spare_who_has_a_kept_seat(self, plan: Plan) -> None:
        """Who sits in a seat that is kept is moved only from a table at which everybody does."""
        kept = wishes.kept_seats(self.tonight)
        tables = {table.table: table for table in self.tonight.tables}
        for move in plan.moves:
            if move.player is not None and kept.get(move.player) == move.origin:
                there = tables[move.origin.table].players
                moved = {one.player for one in plan.moves} | {self.tonight.labels[n] for n in self.on_the_way}
                assert all(
                    kept.get(name) == Seat(move.origin.table, seat) or name in moved for seat, name in there.items()
                )

    @property
    def on_the_way(self) -> list[int]:
        return [row.entry for row in seating.on_the_way(self.tonight)]

    def _say_who(self, nameless: int) -> None:
        who = self.luck().pick(naming.may_be(self.tonight, nameless))
        self.do(naming.say_who, nameless=nameless, entry=who)

    def _take(self, one: ToDo) -> None:
        known: dict[str, Callable[[], object]] = {
            "high card": lambda: self.do(
                first_buttons.say_first_buttons,
                cards=first_buttons.deal(self.tonight, tables=one.about, chance=self.luck())
                if first_buttons.takes_cards(self.tonight)
                else {table: {} for table in one.about},
            ),
            "redraw": lambda: self.do(redraws.redraw, chance=self.luck()),
            "break": lambda: self._break(one.about[0]),
            "say button": lambda: self._say_button(one.about[0]),
            "say cards": lambda: self.do(
                balancing.say_cards,
                cards={table: str(card) for table, card in zip(one.about, self.luck().shuffled(DECK), strict=False)},
            ),
            "say who": lambda: self._say_who(one.about[0]),
            "seated": lambda: self.do(seating.mark_seated, moves=one.about),
        }
        known[one.does]()

    def _break(self, table: int) -> None:
        dealt = breaks.deal_break(self.tonight, table=table, chance=self.luck())
        self.do(breaks.break_table, chance=self.luck(), table=table, dealt=dealt)

    def _say_button(self, table: int) -> None:
        """Any seat; where somebody is on the way to this table, the one by which the next big blind is theirs."""
        players = next(one.players for one in self.tonight.tables if one.table == table)
        seats, on_the_way = sorted(players), {self.tonight.labels[n] for n in self.on_the_way}
        next_big_blind = next((at for at, seat in enumerate(seats) if players[seat] in on_the_way), None)
        button = self.luck().pick(seats) if next_big_blind is None else seats[(next_big_blind - 3) % len(seats)]
        self.do(balancing.say_button, table=table, button=button)
