"""What the house shows the room and how: theme, names, the panels' turns, and messages. The picture itself follows
from these and from the tournament."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.houses import write_house
from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.house import Message, Panel, Projector
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import one_line, shortened

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
    PanelKind("seats", say("Seats by name"), 20),
    PanelKind("moves", say("Moves"), 12),
    PanelKind("prizes", say("Prizes"), 20),
    PanelKind("standings", say("Who went out last"), 10),
    PanelKind("league", say("Leagues"), 12),
    PanelKind("structure", say("Levels to come"), 12),
    PanelKind("chips", say("Chips"), 8),
    PanelKind("race", say("Race of the chips"), 12),
    PanelKind("proof", say("Proof of the draw"), 8),
    PanelKind("notices", say("Notices"), 10),
    PanelKind("pictures", say("Pictures"), 8),
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
        raise Refused(say("The projector needs a theme."), at=("theme",))
    new, old = Projector(NEW.id, theme, has_full_names), house.house[Projector].get(NEW.id)
    row = update(old, theme=theme, has_full_names=has_full_names) if old else insert(new)
    told = (
        say("The projector shows whole names in the theme {theme}", theme=theme)
        if has_full_names
        else say("The projector shows names with an initial in the theme {theme}", theme=theme)
    )
    return write_house(house, told, [row], by)


def set_panels(house: OpenHouse, *, shown: Sequence[tuple[str, int]], by: By) -> Change:
    """All panels in their order, each with its seconds; 0 for one that never comes."""
    named = {kind.id: kind for kind in PANELS}
    if sorted(panel for panel, _ in shown) != sorted(named):
        raise Refused(say("Every panel is named once."), at=("panels",))
    for panel, seconds in shown:
        if not 0 <= seconds <= LONGEST_TURN or 0 < seconds < 3:
            told = say("A panel stays for 3 to {most} seconds, or not at all.", most=LONGEST_TURN)
            raise Refused(told, at=(panel,))
    old = house.house[Panel]
    rows = [
        update(old[panel], turn=turn, seconds=seconds) if panel in old else insert(Panel(panel, turn, seconds))
        for turn, (panel, seconds) in enumerate(shown, 1)
    ]
    turns = ", ".join(f"{named[panel].name} {seconds} s" for panel, seconds in shown if seconds)
    told = say("Panels of the projector: {panels}", panels=turns) if turns else say("Panels of the projector: none")
    return write_house(house, told, [row for row in rows if row.after], by)


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
    return _said(house, tournament, say("The room was told: {message}", message=shortened(told, 80)), row, by)


def post(house: OpenHouse, tournament: str, *, text: str, by: By) -> Change:
    """A notice that comes round with the panels."""
    now, told = house.snapshot(tournament), _checked(text)
    row = insert(Message(tournament, now.next(Message), told, by.at, takes_turns=True))
    return _said(house, tournament, say("A notice was posted: {message}", message=shortened(told, 80)), row, by)


def take_down(house: OpenHouse, tournament: str, *, message: int, by: By) -> Change:
    row = house.snapshot(tournament).the(Message, message)
    told = shortened(row.text, 80)
    sentence = (
        say("The notice was taken down: {message}", message=told)
        if row.takes_turns
        else say("The message was taken down: {message}", message=told)
    )
    return _said(house, tournament, sentence, delete(row), by)


def _said(house: OpenHouse, tournament: str, sentence: str, row: RowChange, by: By) -> Change:
    return Tonight.of(house, tournament).write(Deed(tournament, sentence, (row,)), by)


def _checked(text: str) -> str:
    told = one_line(text)
    if not told:
        raise Refused(say("A message says something."), at=("text",))
    if len(told) > LONGEST_MESSAGE:
        why = say("A message has at most {most} letters: the room has to read it.", most=LONGEST_MESSAGE)
        raise Refused(why, at=("text",))
    return told
