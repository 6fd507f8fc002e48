"""A house to look at, as it stood at some moment or in a backup: it reads like an open one, and is never written."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NoReturn

from tdapp.store.as_it_was import rebuilt
from tdapp.store.house import OpenHouse
from tdapp.store.journal import Journal
from tdapp.values.field import Entry
from tdapp.values.house import Tournament
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tdapp.store.as_it_was import Then
    from tdapp.store.change import Change, Told
    from tdapp.store.snapshot import Snapshot


class HouseThen(OpenHouse):
    """`told` is how the moment is called: it stands in every refusal and on every sheet of paper."""

    def __init__(self, of: OpenHouse, told: str, then: Then | None = None) -> None:
        """Without `then` it is all of `of`, as it is."""
        self.path = of.path
        self.told = told
        self.listeners = []
        self.backup_failed = self.copy_failed = None
        self.guard = None
        self.of = of
        self._then = then
        self._rebuilt: dict[str, Snapshot] = dict(then.snapshots) if then else {}

    def snapshot(self, stream: str) -> Snapshot:
        if self._then is None:
            return self.of.snapshot(stream)
        if stream not in self._rebuilt:
            now, n = self.of.snapshot(stream), self._then.reach.get(stream, 0)
            self._rebuilt[stream] = now if now.n == n else rebuilt(self.path, stream, n, now)
        return self._rebuilt[stream]

    def tournaments(self) -> list[Tournament]:
        return [self._as_it_was(terms) for terms in self.of.tournaments() if self._was_there(terms.id)]

    def entered_by(self, players: Iterable[str]) -> list[Tournament]:
        theirs = set(players)
        found = [terms for terms in self.of.entered_by(theirs) if self._was_there(terms.id)]
        return [
            self._as_it_was(terms) for terms in found if self._is_whole(terms.id) or self._entered(terms.id, theirs)
        ]

    def entries_of_players(self) -> dict[str, int]:
        numbers = self.of.entries_of_players()
        for terms in self.of.tournaments():
            if not self._is_whole(terms.id):
                now = self.of.snapshot(terms.id)[Entry]
                then = self.snapshot(terms.id)[Entry] if self._was_there(terms.id) else {}
                for player in (entry.player for n, entry in now.items() if n not in then):
                    if player is not None:
                        numbers[player] -= 1
        return {player: number for player, number in numbers.items() if number > 0}

    def journal(self, stream: str) -> Sequence[Told]:
        whole = self.of.journal(stream)
        return whole if self._then is None else Journal(whole[: int(self._reach(stream))])

    def seals(self, stream: str) -> dict[int, bytes]:
        return {n: seal for n, seal in self.of.seals(stream).items() if n <= self._reach(stream)}

    def changes(self, stream: str, *, after: int = 0) -> list[Change]:
        return [one for one in self.of.changes(stream, after=after) if one.n <= self._reach(stream)]

    def write(self, *_: object, **__: object) -> NoReturn:
        self._refuse()

    def undo(self, *_: object, **__: object) -> NoReturn:
        self._refuse()

    def back_up(self, *_: object, **__: object) -> NoReturn:
        self._refuse()

    def copy_out(self, *_: object, **__: object) -> NoReturn:
        self._refuse()

    def put_back(self, *_: object, **__: object) -> NoReturn:
        self._refuse()

    def close(self, *_: object, **__: object) -> None:
        """The house that it is of stays open."""

    def _refuse(self) -> NoReturn:
        raise Refused(say("{told}: this is only to look at. Go back to now to do something.", told=self.told))

    def _reach(self, stream: str) -> float:
        """The last Change of a stream by then."""
        return math.inf if self._then is None else self._then.reach.get(stream, 0)

    def _was_there(self, tournament: str) -> bool:
        return self._then is None or tournament in self._then.reach

    def _is_whole(self, tournament: str) -> bool:
        """Whether nothing has happened there since."""
        return self._then is None or self._then.is_as_now(tournament)

    def _as_it_was(self, terms: Tournament) -> Tournament:
        return terms if self._is_whole(terms.id) else self.snapshot(terms.id).the(Tournament, terms.id)

    def _entered(self, tournament: str, players: set[str]) -> bool:
        if self._is_whole(tournament):
            return True
        return any(entry.player in players for entry in self.snapshot(tournament)[Entry].values())
