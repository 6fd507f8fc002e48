"""What the desk suggests while somebody types: known players with how they stand tonight, and a new one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.values.money import money
from tdapp.values.say import say
from tdapp.values.words import either, ordinal, shortened
from tdapp.views.search import folded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.values.house import Offer, Player
    from tdapp.views.entrants import Entrant
    from tdapp.views.known_players import KnownPlayers

MOST = 8
Look = Literal["muted", "good", "warning", "danger"]


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody who may be meant. A new player has no `player`; `fits` is False where only a typo leads there."""

    player: str
    name: str
    about: str
    standing: str
    look: Look
    fits: bool
    can_enter: bool

    @property
    def is_new(self) -> bool:
        return not self.player

    @property
    def told(self) -> str:
        """All of it in one line, as a screen reader says it."""
        name = say("New player: {name}", name=self.name) if self.is_new else self.name
        return "  ·  ".join(part for part in (name, self.about, self.standing) if part)


@dataclass(frozen=True, slots=True)
class Evening:
    """How everybody stands tonight, and what it costs to come back."""

    standing: Mapping[str, Entrant]
    re_entry: Offer | None
    currency: str


def desk_lines(typed: str, known: KnownPlayers, evening: Evening) -> list[Line]:
    """Known players, best fit first, and last the name as it was typed for a new one."""
    name = " ".join(typed.split())
    if not name:
        return []
    alike = known.near_duplicates(name, most=3)
    found = {player.id: player for player in known.found(name, most=MOST - 1)}
    last = [player for player in alike if player.id not in found]
    people = [*found.values()][: MOST - 1 - len(last)] + last
    return [*(_line(player, name, evening) for player in people), _new(name, alike)]


def marked(lines: list[Line]) -> int:
    """The line that Enter takes: the best fit who can enter, else the best fit; none where only typos lead to one."""
    fits = [place for place, line in enumerate(lines) if line.fits and not line.is_new]
    return next((place for place in fits if lines[place].can_enter), fits[0] if fits else -1)


def _line(player: Player, typed: str, evening: Evening) -> Line:
    nickname = say("“{nickname}”", nickname=player.nickname) if player.nickname else ""
    about = " · ".join(part for part in (nickname, player.member, shortened(player.note, 60)) if part)
    all_said = folded(f"{player.name} {player.nickname} {player.member}")
    fits = all(word in all_said for word in folded(typed).split())
    standing, look, can_enter = _standing(player, evening)
    return Line(player.id, player.name, about, standing, look, fits, can_enter)


def _standing(player: Player, evening: Evening) -> tuple[str, Look, bool]:
    row = evening.standing.get(player.id)
    if row is not None and row.status == "in":
        where = say("table {table} seat {seat}", table=row.table, seat=row.seat) if row.table else ""
        coming = "" if row.has_arrived else say("not here yet")
        return ", ".join(filter(None, (say("in"), where, coming))), "good", False
    if player.barred:
        return say("barred: {why}", why=player.barred), "danger", False
    if row is None:
        return "", "muted", True
    if row.status == "waiting":
        return say("{turn} on the waiting list", turn=ordinal(row.turn)), "warning", True
    if row.status == "expected":
        return say("pre-registered, here") if row.has_arrived else say("pre-registered"), "warning", True
    return _out(row, evening)


def _out(row: Entrant, evening: Evening) -> tuple[str, Look, bool]:
    offer = evening.re_entry
    if offer is None:
        return say("out"), "muted", False
    if offer.each is not None and row.re_entries >= offer.each:
        return say("out: no re-entry left"), "muted", False
    cost = money(offer.price + offer.fee + offer.bounty, evening.currency)
    return say("out: re-entry {cost}", cost=cost), "warning", True


def _new(name: str, alike: list[Player]) -> Line:
    if not alike:
        return Line("", name, "", "", "muted", fits=True, can_enter=True)
    same = either(shortened(player.name, 28) for player in alike[:2])
    return Line("", name, "", say("{same} is known: is it the same?", same=same), "warning", fits=True, can_enter=True)
