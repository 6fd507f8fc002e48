"""The journal as it is read: every sentence with its time, who did it, its rule, and whether it still holds."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from tdapp.resources import catalogue
from tdapp.values.dates import date_in_full, day_and_month, local
from tdapp.values.say import say, say_kept
from tdapp.views.columns import Column
from tdapp.views.journal_subjects import NOTHING
from tdapp.views.search import folded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from datetime import tzinfo

    from tdapp.store.change import Told
    from tdapp.values.house import Moment
    from tdapp.views.journal_subjects import About

FIRST = 1
"""The Change that made the tournament: without it there is no journal to read, so it is not taken back here."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which lines are looked for: those for which all of this holds."""

    search: str = ""
    subject: str = ""
    who: str = ""
    entry: int | None = None
    table: int | None = None
    until: Moment | None = None

    @property
    def needs_rows(self) -> bool:
        """Whether it cannot be told from the sentences alone."""
        return bool(self.subject) or self.entry is not None or self.table is not None


EVERYTHING = Wanted()


@dataclass(frozen=True, slots=True)
class JournalLine:
    told: Told
    is_undone: bool
    day: str = ""
    """The date, on the first line of each day as it is read from the top."""
    zone: tzinfo | None = None

    @property
    def n(self) -> int:
        return self.told.n

    @property
    def at(self) -> Moment:
        return self.told.at

    @property
    def who(self) -> str:
        return self.told.who

    @property
    def sentence(self) -> str:
        return self.told.sentence

    @property
    def rule(self) -> str:
        return self.told.rule

    @property
    def is_clock(self) -> bool:
        return self.told.kind == "clock"

    @property
    def can_be_tried(self) -> bool:
        """Whether taking it back can be tried: what came after it may still be in the way."""
        return self.told.kind == "deed" and not self.is_undone and self.told.n > FIRST

    @property
    def time(self) -> str:
        return f"{local(self.at, self.zone):%H:%M}"

    @property
    def when(self) -> str:
        return f"{self.day}  {self.time}" if self.day else self.time


def journal(
    told: Sequence[Told],
    wanted: Wanted = EVERYTHING,
    *,
    about: Sequence[About] = (),
    zone: tzinfo | None = None,
) -> list[JournalLine]:
    """Newest first; only what is wanted. Change n is `about` what stands at n - 1; times are of the zone."""
    undone = {one.undoes for one in told if one.undoes is not None}
    fits = _fits(wanted, about)
    lines: list[JournalLine] = []
    begins = ends = 0
    for one in reversed(told):
        if not fits(one):
            continue
        day = ""
        if not begins <= one.at < ends:
            begins, ends, day = _day_of(one.at, zone)
        lines.append(JournalLine(one, one.n in undone, day, zone))
    return lines


def _fits(wanted: Wanted, about: Sequence[About]) -> Callable[[Told], bool]:
    words = folded(wanted.search).split()
    checks: list[Callable[[Told], bool]] = []
    if wanted.until is not None:
        until = wanted.until
        checks.append(lambda one: one.at <= until)
    if wanted.who:
        checks.append(lambda one: one.who == wanted.who)
    if wanted.needs_rows:
        checks.append(lambda one: _is_about(wanted, about[one.n - 1] if one.n <= len(about) else NOTHING))
    if words:
        checks.append(lambda one: _says(one, words))
    return lambda one: all(check(one) for check in checks)


def _is_about(wanted: Wanted, found: About) -> bool:
    return (
        (not wanted.subject or wanted.subject in found.subjects)
        and (wanted.entry is None or wanted.entry in found.entries)
        and (wanted.table is None or wanted.table in found.tables)
    )


def _says(one: Told, words: list[str]) -> bool:
    text = folded(f"{one.sentence} {one.rule} {one.who}")
    return all(word in text for word in words)


def _day_of(at: Moment, zone: tzinfo | None) -> tuple[Moment, Moment, str]:
    """When the day of a moment begins and ends, and how it is written."""
    when = local(at, zone)
    begins = when.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=zone)
    ends = begins + timedelta(days=1)
    return round(begins.timestamp() * 1_000), round(ends.timestamp() * 1_000), day_and_month(when)


def who_wrote(told: Iterable[Told]) -> list[str]:
    """Everybody who did something, by name."""
    return sorted({one.who for one in told}, key=folded)


def moment_in_full(at: Moment, zone: tzinfo | None = None) -> str:
    """14 November 2023, 22:13:20"""
    when = local(at, zone)
    return f"{date_in_full(when)}, {when:%H:%M:%S}"


def as_it_was_told(at: Moment, n: int, zone: tzinfo | None = None) -> str:
    """As it was on 14 November 2023, 22:13:20, after change 512"""
    return say("As it was on {moment}, after change {n:,}", moment=moment_in_full(at, zone), n=n)


def rule_says(source: str) -> tuple[str, ...]:
    """What the rules that stand at a place of a rulebook say, in our words."""
    return tuple(rule.says for rule in catalogue().values() if source in rule.sources)


JOURNAL_COLUMNS = (
    Column(say("When"), lambda line: line.when, "right", 136),
    Column(say("What"), lambda line: line.sentence),
    Column("", lambda line: say("undone") if line.is_undone else "", "left", 76),
    Column(say("Rule"), lambda line: say_kept(line.rule), "left", 112),
    Column(say("Who"), lambda line: line.who, "left", 104),
)
