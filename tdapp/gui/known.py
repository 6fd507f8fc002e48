"""Everybody the house knows, ready to be searched while somebody types; it keeps up with every Change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.players import known
from tdapp.director.tonight import the_player
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.house import Player
from tdapp.views.known_players import MANY, KnownPlayers
from tdapp.views.regulars import regulars

if TYPE_CHECKING:
    from collections import Counter

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change, RowChange


class Known:
    """Read when it is first asked for. A Change that touches many, or merges two, has it read anew."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._found: KnownPlayers | None = None
        self._entries: Counter[str] | None = None
        desk.changed.connect(self._hear)

    @property
    def players(self) -> KnownPlayers:
        if self._found is None or self._entries is None:
            self._entries = regulars(self._desk.house)
            self._found = KnownPlayers(known(self._desk.house).values(), self._entries)
        return self._found

    def _hear(self, change: Change) -> None:
        if self._found is None:
            return
        rows = [row for row in change.rows if row.kind in ("player", "entry")]
        if len(rows) >= MANY or any("merged_into" in (row.after or {}) and row.before for row in rows):
            self._found = None
            return
        for row in rows:
            if row.kind == "player" and change.stream == HOUSE_STREAM:
                self._keep_up(self._found, str(row.key[-1]))
            elif row.kind == "entry":
                self._count(self._found, row)

    def _keep_up(self, found: KnownPlayers, key: str) -> None:
        player = self._desk.house.house[Player].get(key)
        if player is None or player.merged_into is not None:
            found.drop(key)
        else:
            found.put(player)

    def _count(self, found: KnownPlayers, row: RowChange) -> None:
        """One entry more, or one that was undone."""
        player = ((row.after or {}) if row.before is None else (row.before if row.after is None else {})).get("player")
        if player is None or self._entries is None or player not in self._desk.house.house[Player]:
            return
        person = the_player(self._desk.house, str(player))
        self._entries[person.id] += 1 if row.before is None else -1
        found.put(person, self._entries[person.id])
