"""Every cue once: of all tournaments that run, from the moment on at which the app was opened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.clock import SECOND
from tdapp.views.cues import cues, cues_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.store.change import Change
    from tdapp.store.snapshot import Snapshot
    from tdapp.values.house import Moment
    from tdapp.views.cues import Cue, CueKind

STALE = 5 * SECOND
"""A sound that comes later than that tells the room something wrong."""


@dataclass(frozen=True, slots=True)
class Heard:
    """The tournament as it was, and up to when everything of it was heard."""

    now: Snapshot
    until: Moment


class Sounding:
    """Knows what was heard; `play` makes the noise. Of several cues at once the last one counts."""

    def __init__(self, play: Callable[[CueKind], object]) -> None:
        self._play = play
        self._heard: dict[str, Heard] = {}

    def listen(self, now: Snapshot, at: Moment) -> None:
        """Time has passed. A tournament that is new here was heard so far; one whose time went back waits."""
        heard = self._heard.get(now.stream)
        self._heard[now.stream] = Heard(now, at)
        if heard is not None:
            self._sound(cues(heard.until, at, heard.now), at)

    def hear(self, change: Change, now: Snapshot) -> None:
        """Something was done: first what time brought until then, then the deed."""
        heard = self._heard.get(change.stream)
        self._heard[change.stream] = Heard(now, change.at)
        if heard is not None:
            found = [*cues(heard.until, change.at, heard.now), *cues_of(change, heard.now, now)]
            self._sound(found, change.at)

    def forget(self, at: Moment) -> None:
        """The computer slept, or its time was changed: what lies between was not heard and is not made up for."""
        self._heard = {stream: Heard(heard.now, at) for stream, heard in self._heard.items()}

    def _sound(self, found: list[Cue], at: Moment) -> None:
        fresh = [cue for cue in found if at - cue.at <= STALE]
        if fresh:
            self._play(fresh[-1].kind)
