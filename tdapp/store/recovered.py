"""What came back of a damaged house, and what did not: for the director, and for the file beside the new one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.values.say import say
from tdapp.values.words import count, listed

if TYPE_CHECKING:
    from pathlib import Path

SHOWN = 12


@dataclass(frozen=True, slots=True)
class StreamBack:
    """One tournament's Changes, or those of the house itself."""

    name: str
    changes: int
    lost: tuple[int, ...]
    from_backups: int


@dataclass(frozen=True, slots=True)
class TableBack:
    """One table's rows: how many there are now, how many of them only the Changes told, how many fit nowhere, and how
    many stand for one that is gone."""

    name: str
    rows: int
    told: int
    dropped: int
    made: int = 0


@dataclass(frozen=True, slots=True)
class Recovery:
    source: Path
    path: Path
    streams: tuple[StreamBack, ...]
    tables: tuple[TableBack, ...]
    faults: tuple[str, ...]
    """What does not hold in the new file."""
    ends_are_there: bool
    """Whether the last Changes of all could be read; if not, nobody can say that none is missing behind them."""

    @property
    def is_complete(self) -> bool:
        lost = any(one.lost for one in self.streams) or any(one.dropped or one.made for one in self.tables)
        return self.ends_are_there and not self.faults and not lost

    @property
    def verdict(self) -> str:
        if self.is_complete:
            return say("Everything is there: no change and no row is missing, and the proof holds.")
        lost = sum(len(one.lost) for one in self.streams)
        dropped = sum(one.dropped + one.made for one in self.tables)
        parts = [count(lost, "change")] if lost else []
        parts += [count(dropped, "row")] if dropped else []
        told = [say("{missing} could not be brought back.", missing=listed(parts))] if parts else []
        if not self.ends_are_there:
            told.append(say("The end of the journal could not be read: what was done last may be missing."))
        return " ".join([*told, say("Look at the tournament before you play on.")])

    @property
    def lines(self) -> list[str]:
        return [*self._tournaments(), "", *self._rows(), *self._faults()]

    @property
    def text(self) -> str:
        """The whole report."""
        return "\n".join([f"{self.source.name} → {self.path.name}", self.verdict, "", *self.lines, ""])

    def _tournaments(self) -> list[str]:
        lines = []
        for one in self.streams:
            told = f"{one.name}: {count(one.changes, 'change')}"
            if one.from_backups:
                told = say("{changes}, {number:,} of them from a backup", changes=told, number=one.from_backups)
            if one.lost:
                lines.append(say("{changes}; missing: {numbers}", changes=told, numbers=_numbers(one.lost)))
            elif self.ends_are_there:
                lines.append(say("{changes}; none is missing", changes=told))
            else:
                lines.append(say("{changes}; no gap among them", changes=told))
        return lines

    def _rows(self) -> list[str]:
        lines = []
        for one in self.tables:
            told = say("Table {table}: {rows}", table=one.name, rows=count(one.rows, "row"))
            if one.told:
                told = say("{rows}, {number:,} of them told by the changes alone", rows=told, number=one.told)
            if one.dropped:
                told = say("{rows}; {dropped} could not be kept", rows=told, dropped=count(one.dropped, "row"))
            if one.made:
                told = say(
                    "{rows}; {number:,} of them written anew for what is gone: set right what they say",
                    rows=told,
                    number=one.made,
                )
            lines.append(told)
        return lines

    def _faults(self) -> list[str]:
        if not self.faults:
            return ["", say("Proved: every change and every row of the new file holds.")]
        return ["", say("What the proof of the new file says:"), *self.faults]


def _numbers(numbers: tuple[int, ...]) -> str:
    """2, 5–9 and 12"""
    runs: list[list[int]] = []
    for n in sorted(numbers):
        if runs and n == runs[-1][-1] + 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    told = [f"{run[0]}" if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs]
    return listed(told) if len(told) <= SHOWN else say("{numbers} and others", numbers=", ".join(told[:SHOWN]))
