"""A small house for tests: deeds as a verb would write them."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tdapp.store.change import Change, Deed, RowChange, delete, insert
from tdapp.store.house import OpenHouse, open_house
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.field import Elimination, Entry, Payment, Presence, Purchase, Seating, Table
from tdapp.values.house import House, Player, Tournament

TONIGHT = "7a3f09"
TERMS = Tournament(TONIGHT, "Friday", 0, "No limit", "EUR", 2_000, 500, 10_000, 9, 0, 4, "roberts-11", "{}", None)


@dataclass
class Evening:
    """A tournament of up to 18 at two tables; every deed is a Change of its own."""

    house: OpenHouse
    now: int = field(default=1_000)

    @classmethod
    def start(cls, path: Path) -> Evening:
        evening = cls(open_house(path, create=True))
        tables = [insert(Table(TONIGHT, n, 9, "", 3 - n, True, None, None, None)) for n in (1, 2)]
        evening.write(
            Deed(HOUSE_STREAM, "The house was set up", (insert(House("house", "The Swan", "EUR", "A4")),)),
            Deed(TONIGHT, "Friday was created", (insert(TERMS), *tables)),
        )
        return evening

    @property
    def tonight(self):
        return self.house.snapshot(TONIGHT)

    def write(self, *deeds: Deed) -> list[Change]:
        self.now += 1_000
        return self.house.write(*deeds, at=self.now, who="Ann", desk="desk 1")

    def register(self, name: str) -> int:
        """A new player, an entry, its purchase and payment, in one transaction of two streams."""
        n = self.tonight.next(Entry)
        player = f"p{n}"
        rows = (
            insert(Entry(TONIGHT, n, player, self.now, True)),
            insert(Presence(TONIGHT, n, player)),
            insert(Purchase(TONIGHT, self.tonight.next(Purchase), n, "buy-in", 2_000, 500, 10_000, self.now, None)),
            insert(Payment(TONIGHT, self.tonight.next(Payment), n, "buy-in", "cash", True, 2_500, self.now, None)),
        )
        self.write(
            Deed(HOUSE_STREAM, f"{name} is known now", (insert(Player(player, name, "", "", "")),)),
            Deed(TONIGHT, f"{name} is in", rows),
        )
        return n

    def seat(self, entry: int, table: int, seat: int) -> Change:
        rows: list[RowChange] = []
        if entry in self.tonight[Seating]:
            rows.append(delete(self.tonight[Seating][entry]))
        rows.append(insert(Seating(TONIGHT, entry, table, seat)))
        return self.write(Deed(TONIGHT, f"Entry {entry} to table {table} seat {seat}", tuple(rows)))[0]

    def bust(self, entry: int) -> Change:
        now = self.tonight
        at = now[Seating].get(entry)
        rows = [delete(now[Presence][entry])]
        if at:
            rows.append(delete(at))
        out = Elimination(TONIGHT, entry, len(now[Elimination]) + 1, None, at and at.table, at and at.seat, self.now)
        return self.write(Deed(TONIGHT, f"Entry {entry} out", (*rows, insert(out))))[0]

    def undo(self, n: int) -> Change:
        self.now += 1_000
        return self.house.undo(TONIGHT, n, at=self.now, who="Ann", desk="desk 1")
