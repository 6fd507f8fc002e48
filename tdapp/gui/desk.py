"""The desk: the house and the tournament that the window works on, and the one way from a gesture to a verb."""

from __future__ import annotations

import getpass
import secrets
import time
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from tdapp.director.tonight import By, Tonight
from tdapp.gui.computer.memory import Forgetful
from tdapp.gui.computer.sounds import Sounds
from tdapp.gui.computer.this_desk import who_sits_here
from tdapp.gui.known import Known
from tdapp.gui.paper.slip_desk import SlipDesk
from tdapp.rules.chance import Chance
from tdapp.store.undo import last_to_redo, last_to_undo
from tdapp.values.house import Player
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.gui.computer.memory import Memory
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot
    from tdapp.values.house import Moment

Done = TypeVar("Done")
DESK = "desk 1"


def wall_clock() -> Moment:
    return time.time_ns() // 1_000_000


class Desk(QObject):
    """What every page is given. It never decides: it calls verbs, and says what came of them."""

    changed = Signal(object)
    """A Change is on the disk."""
    refused = Signal(str)
    """A verb said no; nothing has changed."""
    look_wanted = Signal(object)
    """Somebody wants to see a house that is not open at this desk: as it was, or a backup."""
    backed_up = Signal()
    """A backup or a copy was made beside the window, or failed."""
    put_back_wanted = Signal(object)
    """Somebody wants the house as a backup holds it."""
    turned_to = Signal(str)
    """Another tournament is on the desk, or none."""

    def __init__(
        self,
        house: OpenHouse,
        *,
        now: Callable[[], Moment] = wall_clock,
        who: str = "",
        memory: Memory | None = None,
    ) -> None:
        super().__init__()
        self.house = house
        self.now = now
        self.memory = memory or Forgetful()
        self.who = who or who_sits_here(self.memory) or _user()
        self.tournament = ""
        self.known = Known(self)
        self.slips = SlipDesk(self)
        self.sounds = Sounds(self.memory)
        self.slips.failed.connect(self.refused.emit)
        self._seen: Tonight | None = None
        self._people: Snapshot | None = None
        house.listeners.append(self.changed.emit)

    @property
    def has_tournament(self) -> bool:
        return bool(self.tournament)

    @property
    def tonight(self) -> Tonight:
        """The evening as it stands; what was found out about it is kept until the next Change."""
        now, people = self.house.snapshot(self.tournament), self.house.house
        if self._seen is None or self._seen.now.stream != now.stream or self._somebody_changed(people):
            self._seen = Tonight(self.house, now)
        elif self._seen.now is not now or self._people is not people:
            self._seen = self._seen.later(now)
        self._people = people
        return self._seen

    def _somebody_changed(self, people: Snapshot) -> bool:
        """Whether those whom the house knew before are others now; that it knows one more changes nobody."""
        before = self._people
        return before is None or any(key in before[Player] for key in people.differing(before, Player))

    @property
    def troubles(self) -> dict[str, str]:
        """What is wrong with backups and copies, by its name in the list of what is to do."""
        return {"backup_failed": self.house.backup_failed or "", "copy_failed": self.house.copy_failed or ""}

    def by(self) -> By:
        return By(self.who, self.now(), DESK)

    def chance(self, room: str = "") -> Chance:
        return Chance(secrets.token_bytes(32), room)

    def turn_to(self, tournament: str) -> None:
        self.tournament = tournament
        self.turned_to.emit(tournament)

    def attempt(self, verb: Callable[[], Done], *, refused: Callable[[str], Any] | None = None) -> Done | None:
        """Do it, or say in place why not; None then."""
        try:
            return verb()
        except Refused as no:
            (refused or self.refused.emit)(no.sentence)
            return None

    def do(self, verb: Callable[..., Done], *, refused: Callable[[str], Any] | None = None, **what: Any) -> Done | None:
        """A verb of tonight's tournament, now, by whoever sits here."""
        return self.attempt(lambda: verb(self.house, self.tournament, by=self.by(), **what), refused=refused)

    def to_undo(self) -> Any:
        """What Ctrl+Z would take back, or None."""
        return last_to_undo(self.house.journal(self.tournament), DESK) if self.tournament else None

    def to_redo(self) -> Any:
        return last_to_redo(self.house.journal(self.tournament), DESK) if self.tournament else None

    def undo(self, n: int) -> Change | None:
        """Take back a Change of tonight's tournament by its number; redo is the undo of an undo."""
        return self.attempt(lambda: self.house.undo(self.tournament, n, at=self.now(), who=self.who, desk=DESK))


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return say("Director")
