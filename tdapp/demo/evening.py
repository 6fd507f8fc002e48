"""A believable evening: a Friday tournament at a club, played through the director's verbs to its last prize."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from tdapp.demo.desk import SECOND, Desk
from tdapp.demo.names import names
from tdapp.demo.timetable import MINUTE, Crowd, timetable
from tdapp.director import clock, events, houses, prize_plans, prizes, seating
from tdapp.director.tonight import By, Tonight
from tdapp.rules.cards import RANKS, SUITS
from tdapp.rules.chance import Chance
from tdapp.rules.profiles import DEFAULT
from tdapp.store import seen
from tdapp.store.tables import KIND_OF
from tdapp.values.field import Presence, Prize, Purchase
from tdapp.values.house import House, Stretch
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.demo.timetable import Step, Timetable
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment

Until = Literal["draw", "bubble", "end"]

NAME = "Friday Deepstack"
TEMPLATE = "Club evening, 10,000 chips, break every three levels"
CURRENCY, BUY_IN, FEE = "EUR", 4_000, 500
FEWEST = 2

BEFORE, A_DAY = 8 * 60 * MINUTE, 24 * 60 * MINUTE
DOORS, LAST_ON_TIME, DRAW, CLOCK = -60 * MINUTE, -7 * MINUTE, -4 * MINUTE, 3 * MINUTE
"""Seconds from the announced start. Nobody starts on the minute."""
A_MOMENT = 60
PAYING = 10 * MINUTE
"""How long the last deeds may take."""


def play(
    house: OpenHouse,
    *,
    players: int = 30,
    seed: bytes,
    until: Until = "end",
    start: Moment | None = None,
    now: Moment | None = None,
    who: str = "Sample",
    desk: str = "",
    profile: str = DEFAULT,
) -> str:
    """Play until the seats are drawn, until the bubble, or to the last payment; the tournament's key.

    Either its announced start is given, or the moment that it should have reached by then. On the bubble the clock
    runs in the middle of a level, and what the last bust-out asks for is left to do.
    """
    assert (start is None) != (now is None), "one of them follows from the other"
    if players < FEWEST:
        raise Refused("A tournament needs at least two players.")
    guests = names(players, seed)
    created = By(who, start - BEFORE * SECOND if start is not None else (now or 0) - A_DAY * SECOND, desk)
    if not house.house[House]:
        houses.set_up(house, name="The Lucky Swan", currency=CURRENCY, paper="A4", by=created)
    wish = events.Wish(NAME, TEMPLATE, buy_in=BUY_IN, fee=FEE, currency=CURRENCY, profile=profile)
    director = Desk(house, events.create(house, wish, by=created), who, desk, seed)
    crowd = _crowd(director.tonight, players)
    plan = _timetable(director.tonight, crowd, seed)
    lasts = {"draw": DRAW, "bubble": CLOCK + plan.bubble, "end": CLOCK + plan.steps[-1].at + PAYING}
    begins = start if start is not None else (now or 0) - (lasts[until] + A_MOMENT) * SECOND
    on_time = players if until == "draw" else players - crowd.late
    _gather(director, begins, guests[:on_time])
    if until != "draw":
        _run(director, begins, guests[on_time:], plan, until)
    if now is not None:
        # Somebody was there until now: nothing was missed since the last deed.
        seen.mark(house.path, now)
    return director.event


def _crowd(tonight: Tonight, players: int) -> Crowd:
    late = max(1, players // 15) if players >= 6 else 0
    again = max(1, players // 30) if players >= 12 else 0
    return Crowd(players, late, again, _paid(tonight, players + again))


def _paid(tonight: Tonight, entries: int) -> int:
    """How many places the app would pay if so many had entered."""
    key, terms = tonight.now.stream, tonight.terms
    numbers = range(1, entries + 1)
    sold = {n: Purchase(key, n, n, "buy-in", terms.buy_in, terms.fee, terms.stack, 0, None) for n in numbers}
    came = {n: Presence(key, n, "") for n in numbers}
    rows = {**tonight.now.rows, KIND_OF[Purchase].name: sold, KIND_OF[Presence].name: came}
    return len(prize_plans.suggest(Tonight(tonight.house, replace(tonight.now, rows=rows))).prizes)


def _timetable(tonight: Tonight, crowd: Crowd, seed: bytes) -> Timetable:
    schedule = list(tonight.now[Stretch].values())
    return timetable(crowd, schedule, tonight.terms.late_until_level, tonight.terms.stack, Chance(seed, "timetable"))


def _gather(desk: Desk, begins: Moment, guests: Sequence[str]) -> None:
    """They come in the hour before, most of them towards its end; then the seats are drawn."""
    chance = Chance(desk.seed, "arrivals")
    minutes = (LAST_ON_TIME - DOORS) * SECOND
    arrivals = sorted(DOORS * SECOND + max(chance.below(minutes), chance.below(minutes)) for _ in guests)
    for guest, arrival in zip(guests, arrivals):
        desk.reach(begins + arrival, next_step=begins + DRAW * SECOND)
        desk.register(name=guest)
    desk.reach(begins + DRAW * SECOND, next_step=begins + CLOCK * SECOND)
    deck = chance.shuffled([rank + suit for rank in RANKS for suit in SUITS])
    seating.draw(desk.house, desk.event, chance=desk.chance(" ".join(deck[:5])), by=desk.by())


def _run(desk: Desk, begins: Moment, latecomers: Sequence[str], plan: Timetable, until: Until) -> None:
    """From the first hand on, step by step. Who finds no seat, or is not out yet, waits for the next hand."""
    starts = begins + CLOCK * SECOND
    desk.reach(starts, next_step=starts + A_MOMENT * SECOND)
    clock.start(desk.house, desk.event, by=desk.by())
    steps = plan.until_bubble() if until == "bubble" else plan.steps
    door = _Door(deque(latecomers), sum(step.what == "again" for step in plan.steps))
    moments = [starts + step.at * SECOND for step in steps]
    last = len(steps) - 1
    for i, (step, moment) in enumerate(zip(steps, moments)):
        desk.rest(moment)
        desk.reach(moment, next_step=moments[i + 1] if i < last else moment + PAYING * SECOND)
        _take(desk, step, door)
        if step.what in ("hand", "late", "again") and not (until == "bubble" and i == last):
            door.let_in(desk)
            desk.settle(to_come=door.to_come)
        if desk.is_over:
            clock.pause(desk.house, desk.event, why="one player has all the chips", by=desk.by(30))
            desk.pay_the_rest()


def _take(desk: Desk, step: Step, door: _Door) -> None:
    if step.what == "hand":
        out = desk.hand(step.out, slips=step.slips, at_the_shortest=step.at_the_shortest)
        in_the_money = max(len(desk.tonight.now[Prize]) - desk.tonight.left, 0)
        desk.pay(*out[:in_the_money])
    elif step.what == "late":
        door.late += 1
    elif step.what == "again":
        door.again += 1
    elif step.what == "pause":
        clock.pause(desk.house, desk.event, why="a drink was spilled over table 1", by=desk.by())
    elif step.what == "go on":
        clock.start(desk.house, desk.event, by=desk.by())
    elif step.what == "lock":
        prizes.lock(desk.house, desk.event, by=desk.by())
        desk.pay_the_rest()


@dataclass
class _Door:
    """Who is still to come, and who stands there now: newcomers, and players who bought in again."""

    latecomers: deque[str]
    returning: int
    late: int = 0
    again: int = 0

    @property
    def to_come(self) -> int:
        return len(self.latecomers) + self.returning

    def let_in(self, desk: Desk) -> None:
        while self.late and desk.has_a_free_seat:
            desk.register(name=self.latecomers.popleft())
            self.late -= 1
        while self.again and desk.has_a_free_seat and (player := desk.someone_out()):
            desk.register(player=player)
            self.again -= 1
            self.returning -= 1
