"""The players of a house as a list to take elsewhere; what is exported can be imported again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import written_lists
from tdapp.director.players import CALLED, known
from tdapp.store.files import write_whole
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import either

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Player

COLUMNS = {"name": 40, "nickname": 24, "member": 18, "note": 60}
"""What is told of a player, and how wide its column is in letters."""
TITLES = tuple(CALLED[column].capitalize() for column in COLUMNS)


def export_players(house: OpenHouse, path: Path) -> int:
    """Write everybody the house knows into a file, all of it or nothing; how many they were."""
    if path.suffix.casefold() not in MADE:
        raise Refused(say("Players are exported as {endings}, not as {name}.", endings=either(MADE), name=path.name))
    players = sorted(known(house).values(), key=lambda player: (player.name.casefold(), player.id))
    if not players:
        raise Refused(say("The house knows no players yet."))
    content = MADE[path.suffix.casefold()](players)
    try:
        write_whole(path, content)
    except OSError as error:
        raise Refused(say("{name} cannot be written: {why}.", name=path.name, why=error.strerror or error)) from error
    except ValueError as error:
        raise Refused(say("The list cannot be written: there can be no file of that name.")) from error
    return len(players)


def as_csv(players: Iterable[Player]) -> bytes:
    return written_lists.as_csv([TITLES, *map(_cells, players)])


def as_workbook(players: Iterable[Player]) -> bytes:
    return written_lists.as_workbook(
        [TITLES, *map(_cells, players)], sheet=say("Players"), widths=list(COLUMNS.values())
    )


def _cells(player: Player) -> list[str]:
    return [getattr(player, column) for column in COLUMNS]


MADE: dict[str, Callable[[Iterable[Player]], bytes]] = {".csv": as_csv, ".xlsx": as_workbook}
"""How a list is made, by the ending of its file."""
