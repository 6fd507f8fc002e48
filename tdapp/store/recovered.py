"""What came back of a damaged house, and what did not: for the director, and for the file beside the new one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

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
            return "Everything is there: no change and no row is missing, and the proof holds."
        lost = sum(len(one.lost) for one in self.streams)
        dropped = sum(one.dropped + one.made for one in self.tables)
        parts = [count(lost, "change")] if lost else []
        parts += [count(dropped, "row")] if dropped else []
        missing = f"{listed(parts)} could not be brought back. " if parts else ""
        if not self.ends_are_there:
            missing += "The end of the journal could not be read: what was done last may be missing. "
        return f"{missing}Look at the tournament before you play on."

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
            told += f", {one.from_backups:,} of them from a backup" if one.from_backups else ""
            lost = f"missing: {_numbers(one.lost)}" if one.lost else "no gap among them"
            lines.append(f"{told}; {lost if one.lost or not self.ends_are_there else 'none is missing'}")
        return lines

    def _rows(self) -> list[str]:
        lines = []
        for one in self.tables:
            told = f", {one.told:,} of them told by the changes alone" if one.told else ""
            dropped = f"; {count(one.dropped, 'row')} could not be kept" if one.dropped else ""
            made = f"; {one.made:,} of them written anew for what is gone: set right what they say" if one.made else ""
            lines.append(f"Table {one.name}: {count(one.rows, 'row')}{told}{dropped}{made}")
        return lines

    def _faults(self) -> list[str]:
        if not self.faults:
            return ["", "Proved: every change and every row of the new file holds."]
        return ["", "What the proof of the new file says:", *self.faults]


def _numbers(numbers: tuple[int, ...]) -> str:
    """2, 5–9 and 12"""
    runs: list[list[int]] = []
    for n in sorted(numbers):
        if runs and n == runs[-1][-1] + 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    told = [f"{run[0]}" if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs]
    return listed(told[:SHOWN]) if len(told) <= SHOWN else f"{', '.join(told[:SHOWN])} and others"
