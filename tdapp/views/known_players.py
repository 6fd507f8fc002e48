"""Everybody the house knows, found as one types: parts of a name, a nickname or a member number, typos forgiven."""

from __future__ import annotations

import heapq
from bisect import bisect_left, insort
from dataclasses import dataclass
from itertools import count, islice
from typing import TYPE_CHECKING

from tdapp.views.same_person import alike, name_words
from tdapp.views.search import folded, parts, spellings
from tdapp.views.typos import Words, forgiven

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from tdapp.values.house import Player

FEW = 100
"""So many fits are ranked one by one; where there are more, each rank is looked for by itself."""
SAMPLE = 100_000
"""Letters in which the words typed are counted, to begin with the rarest."""
MANY = 500
"""From so many changes on, everything is put in order at once."""
CROWD = 1_000
"""Of a word that more than so many bear, a typo leads to those who entered most."""
_KEY = str.maketrans("0123456789", "ABCDEFGHIJ")


@dataclass(frozen=True, slots=True)
class _Known:
    """A player as they are searched. The line begins with a key in capitals, which no folded text has."""

    player: Player
    order: tuple[int, str, str]
    key: str
    line: str
    words: frozenset[str]


class KnownPlayers:
    """Whoever makes it keeps it up to date: `put` and `drop` for one player, `keep_up` with all of them.

    All lines are one string in the order in which equals are shown, so a search is a pass at the speed of `find`
    that stops as soon as it has enough. A field begins with a line break, a word with a space.
    """

    def __init__(self, players: Iterable[Player] = (), entries: Mapping[str, int] | None = None) -> None:
        self._numbers = count()
        self._start(players, entries or {})

    def _start(self, players: Iterable[Player], entries: Mapping[str, int]) -> None:
        self._words = Words()
        self._known: dict[str, _Known] = {}
        self._by_key: dict[str, _Known] = {}
        for player in players:
            self._remember(self._as_known(player, entries.get(player.id, 0)))
        self._order = sorted(known.order for known in self._known.values())
        self._text = "".join([self._known[order[-1]].line for order in self._order])

    def __len__(self) -> int:
        return len(self._known)

    def put(self, player: Player, entries: int | None = None) -> None:
        """A player who is new or has changed; without `entries` they have as many as before."""
        before = self._known.get(player.id)
        if entries is None:
            entries = -before.order[0] if before else 0
        known = self._as_known(player, entries)
        if before is not None:
            if (before.player, before.order) == (player, known.order):
                return
            self.drop(player.id)
        self._remember(known)
        at = bisect_left(self._order, known.order)
        if at == len(self._order):
            self._text += known.line
        else:
            following = self._known[self._order[at][-1]].line
            self._text = self._text.replace(following, known.line + following, 1)
        insort(self._order, known.order)

    def drop(self, player: str) -> None:
        known = self._known.pop(player, None)
        if known is None:
            return
        del self._by_key[known.key], self._order[bisect_left(self._order, known.order)]
        self._text = self._text.replace(known.line, "", 1)
        for word in known.words:
            self._words.drop(word, player)

    def keep_up(self, players: Mapping[str, Player], entries: Mapping[str, int]) -> None:
        """What the house holds now: only who came, went or changed costs anything."""
        gone = [player for player in self._known if player not in players]
        changed = [
            player
            for player in players.values()
            if (known := self._known.get(player.id)) is None
            or known.player is not player
            or -known.order[0] != entries.get(player.id, 0)
        ]
        if len(gone) + len(changed) >= MANY:
            self._start(players.values(), entries)
            return
        for name in gone:
            self.drop(name)
        for player in changed:
            self.put(player, entries.get(player.id, 0))

    def found(self, query: str, *, most: int = 8) -> list[Player]:
        """A field begins so, its words do, it holds the words somewhere, one typo, more; then who entered most."""
        words = folded(query).split()
        if not words or most < 1:
            return []
        lines = list(islice(self._holding(words), FEW))
        marks = [[f"\n {' '.join(words)}"], [f" {word}" for word in words], words]
        if len(lines) < FEW:
            lines.sort(key=lambda line: next(rank for rank, has in enumerate(marks) if all(one in line for one in has)))
        else:
            lines = []
            for needles in marks:
                if len(lines) < most:
                    lines = list(dict.fromkeys([*lines, *islice(self._holding(needles), most)]))
        fits = [self._of_line(line) for line in lines[:most]]
        if len(fits) < most:
            fits += self._misspelt(words, {known.player.id for known in fits}, most - len(fits))
        return [known.player for known in fits]

    def near_duplicates(self, name: str, *, most: int = 5) -> list[Player]:
        """Known players who are probably the person of this name, most alike first."""
        wanted = name_words(name)
        candidates: set[str] = set()
        for word in {word for word in wanted if len(word) > 1}:
            candidates |= self._words.bearers(word)
            # Jon is too short to be forgiven, but John is not.
            for near in self._words.near(word, forgiven(word) or forgiven(f"{word}?")):
                candidates |= self._words.bearers(near)
        ranked = []
        for known in (self._known[player] for player in candidates):
            told = (name_words(known.player.name), name_words(known.player.nickname))
            ranks = [rank for rank in (alike(wanted, words) for words in told) if rank is not None]
            if ranks:
                ranked.append((min(ranks), known.order))
        return [self._known[order[-1]].player for _, order in heapq.nsmallest(most, ranked)]

    def _as_known(self, player: Player, entries: int) -> _Known:
        names = [way for name in (player.name, player.nickname) if name for way in spellings(name)]
        words = {word for way in names for word in (*way.split(), *parts(way))}
        key = str(next(self._numbers)).translate(_KEY)
        line = f"\v{key}" + "".join([f"\n {way}" for way in (*names, *spellings(player.member))]) + "\n"
        return _Known(player, (-entries, folded(player.name), player.id), key, line, frozenset(words))

    def _remember(self, known: _Known) -> None:
        self._known[known.player.id] = self._by_key[known.key] = known
        for word in known.words:
            self._words.add(word, known.player.id)

    def _of_line(self, line: str) -> _Known:
        return self._by_key[line[1 : line.index("\n")]]

    def _holding(self, needles: list[str]) -> Iterator[str]:
        """The lines that hold all of these, in the order in which equals are shown."""
        text = self._text
        rarest, *others = sorted(needles, key=lambda needle: text.count(needle, 0, SAMPLE)) if needles[1:] else needles
        at = text.find(rarest)
        while at >= 0:
            begin, end = text.rfind("\v", 0, at), text.find("\v", at)
            line = text[begin:end] if end >= 0 else text[begin:]
            if all(other in line for other in others):
                yield line
            at = text.find(rarest, end) if end >= 0 else -1

    def _misspelt(self, words: list[str], seen: set[str], most: int) -> list[_Known]:
        """Who bears every word typed or one near it; `seen` are those who bear them all as typed."""
        meant = [self._meant(word) for word in words]
        if not any(meant):
            return []
        ranked = []
        for known in map(self._known.__getitem__, self._candidates(words, meant) - seen):
            slips = [_slips(known, word, near) for word, near in zip(words, meant)]
            if None not in slips:
                ranked.append((sum(filter(None, slips)), known.order))
        return [self._known[order[-1]] for _, order in heapq.nsmallest(most, ranked)]

    def _meant(self, word: str) -> dict[str, int]:
        """Known words that are nearly this one or begin nearly so, and how many edits away."""
        most = forgiven(word)
        near = self._words.near(word, most) if most else {}
        for known, edits in (self._words.beginning_near(word, most) if most else {}).items():
            near[known] = min(edits, near.get(known, edits))
        return near

    def _candidates(self, words: list[str], meant: list[dict[str, int]]) -> set[str]:
        """Who has the rarest of the words, as typed or nearly."""
        sizes = [sum(len(self._words.bearers(known)) for known in near) for near in meant]
        if words[1:]:
            sizes = [size + self._text.count(word) for size, word in zip(sizes, words)]
        _, word, near = min(zip(sizes, words, meant), key=lambda one: one[0])
        players = self._first_holding(word) if words[1:] else set()
        for known in near:
            bearers = self._words.bearers(known)
            players |= bearers if len(bearers) <= CROWD else self._first_holding(known)
        return players

    def _first_holding(self, word: str) -> set[str]:
        return {self._of_line(line).player.id for line in islice(self._holding([word]), CROWD)}


def _slips(known: _Known, word: str, near: dict[str, int]) -> int | None:
    """How many typos lie between a word and what a player bears; None where they bear nothing like it."""
    return 0 if word in known.line else min((near[one] for one in known.words if one in near), default=None)
