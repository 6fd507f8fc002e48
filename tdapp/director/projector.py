"""What the house shows the room and how: theme, names, the panels' turns, and messages. The picture itself follows
from these and from the tournament."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed, delete, insert, update
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.house import Message, Panel, Projector
from tdapp.values.refusal import Refused
from tdapp.values.words import shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

LONGEST_MESSAGE = 240
LONGEST_TURN = 600
NEW = Projector("projector", "felt", has_full_names=False)
"""Where nothing was said yet."""


@dataclass(frozen=True, slots=True)
class PanelKind:
    """A panel that can take a turn, and how long it stays unless the house says otherwise."""

    id: str
    name: str
    seconds: int


PANELS = (
    PanelKind("seats", "Seats by name", 20),
    PanelKind("moves", "Moves", 12),
    PanelKind("prizes", "Prizes", 20),
    PanelKind("standings", "Who went out last", 10),
    PanelKind("league", "Leagues", 12),
    PanelKind("structure", "Levels to come", 12),
    PanelKind("chips", "Chips", 8),
    PanelKind("race", "Race of the chips", 12),
    PanelKind("proof", "Proof of the draw", 8),
    PanelKind("notices", "Notices", 10),
    PanelKind("pictures", "Pictures", 8),
)
"""In the order of their turns unless the house says otherwise."""


def the_projector(house: OpenHouse) -> Projector:
    return house.house[Projector].get(NEW.id, NEW)


def panels(house: OpenHouse) -> list[Panel]:
    """All panels in the order of their turns; one that the house never spoke of comes last, as it is."""
    said = house.house[Panel]
    usual = (Panel(kind.id, len(said) + turn, kind.seconds) for turn, kind in enumerate(PANELS, 1))
    return sorted((said.get(panel.id, panel) for panel in usual), key=lambda panel: panel.turn)


def set_up(house: OpenHouse, *, theme: str, has_full_names: bool, by: By) -> Change:
    """Choose the theme, and whether the room reads whole names."""
    if not theme.strip():
        raise Refused("The projector needs a theme.", at=("theme",))
    new, old = Projector(NEW.id, theme, has_full_names), house.house[Projector].get(NEW.id)
    row = update(old, theme=theme, has_full_names=has_full_names) if old else insert(new)
    names = "whole names" if has_full_names else "names with an initial"
    return _write(house, f"The projector shows {names} in the theme {theme}", [row], by)


def set_panels(house: OpenHouse, *, shown: Sequence[tuple[str, int]], by: By) -> Change:
    """All panels in their order, each with its seconds; 0 for one that never comes."""
    named = {kind.id: kind for kind in PANELS}
    if sorted(panel for panel, _ in shown) != sorted(named):
        raise Refused("Every panel is named once.", at=("panels",))
    for panel, seconds in shown:
        if not 0 <= seconds <= LONGEST_TURN or 0 < seconds < 3:
            raise Refused(f"A panel stays for 3 to {LONGEST_TURN} seconds, or not at all.", at=(panel,))
    old = house.house[Panel]
    rows = [
        update(old[panel], turn=turn, seconds=seconds) if panel in old else insert(Panel(panel, turn, seconds))
        for turn, (panel, seconds) in enumerate(shown, 1)
    ]
    told = ", ".join(f"{named[panel].name} {seconds} s" for panel, seconds in shown if seconds)
    return _write(house, f"Panels of the projector: {told or 'none'}", [row for row in rows if row.after], by)


def _write(house: OpenHouse, sentence: str, rows: Sequence[RowChange], by: By) -> Change:
    return house.write(Deed(HOUSE_STREAM, sentence, tuple(rows)), at=by.at, who=by.who, desk=by.desk)[-1]


def banner(now: Snapshot) -> Message | None:
    """The message at the foot of the screen."""
    return next((row for row in now[Message].values() if not row.takes_turns), None)


def notices(now: Snapshot) -> list[Message]:
    """The messages that take turns with the panels, oldest first."""
    return [row for _, row in sorted(now[Message].items()) if row.takes_turns]


def tell(house: OpenHouse, tournament: str, *, text: str, by: By) -> Change:
    """Say it at the foot of the screen until it is taken down; it replaces what stood there."""
    now, told = house.snapshot(tournament), _checked(text)
    old = banner(now)
    new = Message(tournament, now.next(Message), told, by.at, takes_turns=False)
    row = update(old, text=told, at=by.at) if old else insert(new)
    return _said(house, tournament, f"The room was told: {shortened(told, 80)}", row, by)


def post(house: OpenHouse, tournament: str, *, text: str, by: By) -> Change:
    """A notice that comes round with the panels."""
    now, told = house.snapshot(tournament), _checked(text)
    row = insert(Message(tournament, now.next(Message), told, by.at, takes_turns=True))
    return _said(house, tournament, f"A notice was posted: {shortened(told, 80)}", row, by)


def take_down(house: OpenHouse, tournament: str, *, message: int, by: By) -> Change:
    row = house.snapshot(tournament).the(Message, message)
    what = "The notice" if row.takes_turns else "The message"
    return _said(house, tournament, f"{what} was taken down: {shortened(row.text, 80)}", delete(row), by)


def _said(house: OpenHouse, tournament: str, sentence: str, row: RowChange, by: By) -> Change:
    return Tonight.of(house, tournament).write(Deed(tournament, sentence, (row,)), by)


def _checked(text: str) -> str:
    told = " ".join(text.split())
    if not told:
        raise Refused("A message says something.", at=("text",))
    if len(told) > LONGEST_MESSAGE:
        raise Refused(f"A message has at most {LONGEST_MESSAGE} letters: the room has to read it.", at=("text",))
    return told
