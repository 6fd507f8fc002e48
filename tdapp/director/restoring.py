"""Putting the house back as a backup holds it: what stands now is backed up first, and the journal says who did it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tdapp.director.guard import lifted
from tdapp.director.houses import write_house
from tdapp.director.pins import as_before, pins
from tdapp.values.dates import date_shown
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.backup import Backup
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse


def put_back(house: OpenHouse, backup: Backup, *, by: By) -> Change:
    """The last line of the house's journal says from which backup, and in which one the rest is kept.

    It needs a PIN where there is one, and the PINs stay as they are.
    """
    before, given = pins(house), ""
    if house.guard is not None:
        what = say("Putting back a backup of {moment}", moment=stamped(backup))
        given = house.guard.allow(house, what, at=by.at, who=by.who, desk=by.desk)
    until_now = house.put_back(backup, at=datetime.fromtimestamp(by.at / 1_000, UTC))
    told = say(
        "The house was put back as it was on {moment}. What it held until then is in the backup of {until_now}",
        moment=stamped(backup),
        until_now=stamped(until_now),
    )
    with lifted(house):
        return write_house(house, f"{told}{given}", as_before(house, before), by)


def stamped(backup: Backup) -> str:
    """2026-11-19 02:10:44"""
    local = backup.made.astimezone()
    return f"{date_shown(local)} {local:%H:%M:%S}"
