"""The structure editor without its window: rows to type into, and its own undo. Nothing is written before it is
applied, and what is over or on the clock says at once why it stays."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from tdapp.director.stretches import AMOUNTS, title
from tdapp.director.structures import MOST_STRETCHES, check_frozen, frozen_because
from tdapp.rules.structure_ladder import USUAL
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.structure_cells import Row, level, rest, text_of, typed
from tdapp.views.structure_paste import USUAL_LEVEL, pasted

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tdapp.director.structures import Standing
    from tdapp.values.house import Stretch
    from tdapp.views.structure_cells import Column

Rows = tuple[Row, ...]
Cell = tuple[int, str]
"""A row's place and a column."""


class Grid:
    """Every gesture is one step of undo, all of it or nothing: it raises Refused where a row must stay."""

    def __init__(self, old: Sequence[Stretch], stands: Standing) -> None:
        self.old = tuple(old)
        self.stands = stands
        self.rows: Rows = tuple(Row(stretch) for stretch in old)
        self._before: list[Rows] = []
        self._after: list[Rows] = []

    @property
    def stretches(self) -> tuple[Stretch, ...]:
        """The draft as the schedule would be."""
        return self._numbered(self.rows)

    @property
    def is_changed(self) -> bool:
        return self.stretches != self.old or any(row.wrong for row in self.rows)

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._after)

    def undo(self) -> None:
        if self._before:
            self._after.append(self.rows)
            self.rows = self._before.pop()

    def redo(self) -> None:
        if self._after:
            self._before.append(self.rows)
            self.rows = self._after.pop()

    def type(self, place: int, at: str, text: str) -> None:
        self.fill([(place, at)], text)

    def fill(self, cells: Iterable[Cell], text: str) -> None:
        """The same text into several cells."""
        rows = list(self.rows)
        for place, at in cells:
            rows[place] = typed(rows[place], at, text)
        self._put(tuple(rows))

    def fill_down(self, places: Sequence[int], columns: Iterable[str]) -> None:
        """The cells of the first of these rows into the levels among the others."""
        rows = list(self.rows)
        for at in columns:
            for place in places[1:]:
                if not rows[place].stretch.is_break:
                    rows[place] = typed(rows[place], at, text_of(rows[places[0]], at))
        self._put(tuple(rows))

    def clear(self, cells: Iterable[Cell]) -> None:
        """Empty cells; a length and the kind of a row have no empty."""
        self.fill(((place, at) for place, at in cells if at not in ("level", "begins", "minutes")), "")

    def paste(self, place: int, at: str, text: str, shown: Sequence[Column]) -> None:
        self._put(pasted(self.rows, place, at, text, shown))

    def insert_level(self, place: int) -> None:
        """A level so that it gets that place: between its neighbours, or one step above the last."""
        self._check_free(place)
        self._put((*self.rows[:place], Row(self._next_level(place)), *self.rows[place:]))

    def insert_break(self, place: int) -> None:
        self._check_free(place)
        breaks = [row.stretch.seconds for row in self.rows[:place] if row.stretch.is_break]
        self._put((*self.rows[:place], Row(rest(*breaks[-1:])), *self.rows[place:]))

    def delete(self, places: Iterable[int]) -> None:
        gone = set(places)
        self._check_free(min(gone, default=len(self.rows)))
        self._put(tuple(row for place, row in enumerate(self.rows) if place not in gone))

    def move(self, places: Sequence[int], by: int) -> None:
        """Rows that stand together one up (-1) or one down (1)."""
        first, last = min(places), max(places) + 1
        if not 0 <= first + by <= last + by <= len(self.rows):
            return
        self._check_free(min(first, first + by))
        rows, moved = self.rows, self.rows[first:last]
        if by < 0:
            self._put((*rows[: first - 1], *moved, rows[first - 1], *rows[last:]))
        else:
            self._put((*rows[:first], rows[last], *moved, *rows[last + 1 :]))

    def double(self, places: Iterable[int]) -> None:
        """All amounts of these levels twice as high."""
        chosen = set(places)
        rows = tuple(
            replace(row, stretch=_scaled(row.stretch, 2, 1)) if place in chosen else row
            for place, row in enumerate(self.rows)
        )
        self._put(rows)

    def draft(self, made: Sequence[Stretch]) -> None:
        """Another structure. Once the clock has started it follows on what is played: only its higher levels."""
        kept = self.rows[: self.stands.free_from]
        reached = max((row.stretch.big_blind or row.stretch.small_bet for row in kept), default=0)
        higher = (n for n, row in enumerate(made) if not row.is_break and (row.big_blind or row.small_bet) > reached)
        self._put((*kept, *(Row(stretch) for stretch in made[next(higher, len(made)) :])))

    def _check_free(self, place: int) -> None:
        """Refuse to let a row before or at that place go, or another one come there."""
        if place < self.stands.past:
            raise Refused(frozen_because(self.old, self.stands, place), at=("stretches", place))
        if place < self.stands.free_from:
            raise Refused(
                say("{title} is on the clock: it keeps its place.", title=title(self.old, place)),
                at=("stretches", place),
            )

    def _put(self, rows: Rows) -> None:
        if rows == self.rows:
            return
        for place in range(self.stands.past):
            if rows[place : place + 1] != self.rows[place : place + 1]:
                raise Refused(frozen_because(self.old, self.stands, place), at=("stretches", place))
        if len(rows) > MOST_STRETCHES:
            raise Refused(
                say("A schedule has at most {most} levels and breaks.", most=MOST_STRETCHES),
                at=("stretches",),
            )
        check_frozen(self.old, self._numbered(rows), self.stands)
        self._before.append(self.rows)
        self._after.clear()
        self.rows = rows

    def _numbered(self, rows: Rows) -> tuple[Stretch, ...]:
        tournament = self.old[0].tournament
        return tuple(replace(row.stretch, tournament=tournament, n=n) for n, row in enumerate(rows, 1))

    def _next_level(self, place: int) -> Stretch:
        levels = [row.stretch for row in self.rows[:place] if not row.stretch.is_break]
        later = [row.stretch for row in self.rows[place:] if not row.stretch.is_break]
        if not levels:
            return later[0] if later else level(USUAL_LEVEL, small_blind=25, big_blind=50)
        last = levels[-1]
        low = last.big_blind or last.small_bet
        high = (later[0].big_blind or later[0].small_bet) if later else 0
        return _scaled(last, step_above(low, high), max(low, 1))


def step_above(low: int, high: int = 0) -> int:
    """A number that players know, about halfway (in growth) from one big blind to the next, or half as much again;
    the lower one itself where there is none between."""
    wanted = math.sqrt(low * high) if high else low * 1.5
    sizes = [digits * 10**power // 100 for power in range(13) for digits in USUAL if digits * 10**power % 200 == 0]
    between = [size for size in sizes if low < size and (not high or size < high)]
    return min(between, key=lambda size: abs(math.log(size / max(wanted, 1))), default=low)


def _scaled(one: Stretch, by: int, of: int) -> Stretch:
    amounts = {name: round(getattr(one, name) * by / of) for name in AMOUNTS}
    return replace(one, **amounts)
