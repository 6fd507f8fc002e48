"""What a PIN guards, and the one place where it is asked for: before a deed is written, by what it does to the rows.

So no verb has to know of it, and none can forget it: undo comes by here as well.
"""

from __future__ import annotations

import time
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.director.pins import holder_of, pins
from tdapp.store.change import Deed
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import ordinal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tdapp.store.change import RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.values.trust import Pin

NOT_GIVEN = say("Nothing was done: this needs a PIN.")
LONGEST_WAIT = 60.0
FREE_TRIES = 2
"""So many slips of the finger cost nothing; each further one doubles the time until the next."""
MINUTE = 60.0
PUTTING_BACK = say("Putting back a backup")


@dataclass(frozen=True, slots=True)
class Guarded:
    """A kind of deed, told by any of its rows."""

    told: str
    does: Callable[[RowChange], bool]


def _money_out(row: RowChange) -> bool:
    """Refunds, prizes, bounties; and money that is undone."""
    return row.kind == "payment" and row.after is not None and _goes_back(row.after)


def _goes_back(payment: dict[str, object]) -> bool:
    return not payment["is_incoming"] or payment["reverses"] is not None


GUARDED = (
    Guarded(say("Money that goes out or back: refunds, prizes, bounties, undo of a payment"), _money_out),
    Guarded(
        say("Prizes that are locked: other amounts, unlocking, a deal"),
        lambda row: row.kind == "deal" or (row.kind == "prize" and row.before is not None),
    ),
    Guarded(say("Closing a till"), lambda row: row.kind == "till"),
    Guarded(
        say("Putting a tournament away, or deleting a league"),
        lambda row: _puts_away(row) or _deletes(row),
    ),
    Guarded(say("PINs themselves"), lambda row: row.kind == "pin"),
)
"""Putting back a backup is no Change: `Guard.allow` is asked before it."""


def _puts_away(row: RowChange) -> bool:
    return row.kind == "put_away" and row.after is not None


def _deletes(row: RowChange) -> bool:
    return row.kind == "league" and row.after is None


@dataclass(frozen=True, slots=True)
class Asked:
    """What a PIN is wanted for, what is wrong with the last one given, and for how many seconds none is taken."""

    what: str
    problem: str = ""
    wait: float = 0.0


@dataclass
class _Desk:
    holder: str = ""
    until: float = 0.0
    wrong: int = 0
    not_before: float = 0.0


@contextmanager
def lifted(house: OpenHouse) -> Iterator[None]:
    """For what was allowed before, and for whoever owns the file: nobody is asked meanwhile."""
    guard, house.guard = house.guard, None
    try:
        yield
    finally:
        house.guard = guard


class Guard:
    """Asks through `ask`, which the window sets; where nobody can be asked, what is guarded is refused.

    Time is the computer's own, not the time of day, which anybody can set.
    """

    def __init__(self, ask: Callable[[Asked], str | None] | None = None, clock: Callable[[], float] = time.monotonic):
        self.ask = ask
        self._clock = clock
        self._desks: dict[str, _Desk] = {}

    def __call__(self, house: OpenHouse, deeds: Sequence[Deed], *, at: int, who: str, desk: str) -> tuple[Deed, ...]:
        """The deeds as they may be written: the sentence of what was guarded says whose PIN was given."""
        if not pins(house) or not (what := _what(deeds)):
            return tuple(deeds)
        before = {deed.stream: house.snapshot(deed.stream).n for deed in deeds}
        holder = self.allow(house, _wanted(deeds, what), at=at, who=who, desk=desk)
        for stream, n in before.items():
            if any(change.rows for change in house.changes(stream, after=n)):
                told = say("Something was done meanwhile. Nothing was changed here: look again, then repeat it.")
                raise Refused(told)
        return tuple(replace(deed, sentence=f"{deed.sentence}{holder}") for deed in deeds)

    def allow(self, house: OpenHouse, what: str, *, at: int, who: str, desk: str) -> str:
        """Whose PIN was given, as it is put behind a sentence; a refusal where none was."""
        if not pins(house):
            return ""
        known = self._desks.setdefault(desk, _Desk())
        if not known.holder or self._clock() >= known.until or known.holder not in {pin.holder for pin in pins(house)}:
            pin = self._given(house, known, what, (at, who, desk))
            known.holder, known.until, known.wrong = pin.holder, self._clock() + pin.minutes * MINUTE, 0
        return say(" (PIN of {holder})", holder=known.holder)

    def forget(self) -> None:
        """At every desk the next deed is asked for."""
        self._desks.clear()

    def _given(self, house: OpenHouse, known: _Desk, what: str, by: tuple[int, str, str]) -> Pin:
        problem = ""
        while self.ask is not None:
            wait = max(0.0, known.not_before - self._clock())
            typed = self.ask(Asked(what, problem, wait))
            if typed is None:
                break
            if self._clock() < known.not_before:
                problem = say("Wait a moment, then try again.")
                continue
            found = holder_of(house, typed)
            if found is not None:
                return found
            known.wrong += 1
            if known.wrong > FREE_TRIES:
                known.not_before = self._clock() + min(2.0 ** (known.wrong - FREE_TRIES), LONGEST_WAIT)
            problem = say("That is nobody's PIN.")
            _note(house, known.wrong, what, by)
        raise Refused(NOT_GIVEN)


def _what(deeds: Sequence[Deed]) -> str:
    return next((one.told for one in GUARDED for deed in deeds if any(map(one.does, deed.rows))), "")


def _wanted(deeds: Sequence[Deed], what: str) -> str:
    """The deed itself, in its own words, and why it is asked about."""
    return next((deed.sentence for deed in deeds if deed.sentence), what)


def _note(house: OpenHouse, times: int, what: str, by: tuple[int, str, str]) -> None:
    """A wrong PIN leaves a line in the house's journal."""
    at, who, desk = by
    where = say(" at {desk}", desk=desk) if desk else ""
    again = say(" for the {nth} time", nth=ordinal(times)) if times > 1 else ""
    told = say("A wrong PIN was given{where}{again}: {what}", where=where, again=again, what=what)
    # It is nothing that a desk did, and could take back.
    house.write(Deed(HOUSE_STREAM, told, ()), at=at, who=who)
