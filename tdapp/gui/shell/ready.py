"""When an action can be done: what the menus, the keys and the command bar ask before they offer it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.deals import is_agreed, is_called_off
from tdapp.director.projector import banner
from tdapp.values.field import DrawRecord, Elimination, Prize
from tdapp.values.noted import Nameless
from tdapp.values.prizes import Deal
from tdapp.values.trust import Pin
from tdapp.views.clock_face import clock_face

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk


def always(_: Desk) -> bool:
    return True


def has_tournament(desk: Desk) -> bool:
    return desk.has_tournament


def has_players(desk: Desk) -> bool:
    return desk.has_tournament and desk.tonight.left > 1


def can_draw(desk: Desk) -> bool:
    return has_players(desk) and desk.tonight.terms.has_names


def is_drawn(desk: Desk) -> bool:
    return desk.has_tournament and bool(desk.tonight.now[DrawRecord])


def is_not_over(desk: Desk) -> bool:
    return desk.has_tournament and desk.tonight.terms.finished is None


def is_not_locked(desk: Desk) -> bool:
    return desk.has_tournament and desk.tonight.entries_sold > 0 and not desk.tonight.now[Prize]


def is_open_to_plans(desk: Desk) -> bool:
    """Also once it is over: whoever forgot the prizes divides them then."""
    return desk.has_tournament and not desk.tonight.now[Prize] and not desk.tonight.now[Deal]


def can_deal(desk: Desk) -> bool:
    return has_players(desk) and is_not_over(desk) and bool(desk.tonight.now[Prize]) and not desk.tonight.now[Deal]


def runs(desk: Desk) -> bool:
    return desk.has_tournament and clock_face(desk.tonight, desk.now()).is_running


def stands(desk: Desk) -> bool:
    return desk.has_tournament and clock_face(desk.tonight, desk.now()).state in ("not started", "paused")


def is_break(desk: Desk) -> bool:
    return is_not_over(desk) and clock_face(desk.tonight, desk.now()).is_break


def plays(desk: Desk) -> bool:
    return runs(desk) and not is_break(desk)


def is_told(desk: Desk) -> bool:
    return desk.has_tournament and banner(desk.tonight.now) is not None


def has_unnamed(desk: Desk) -> bool:
    return desk.has_tournament and bool(desk.tonight.now[Nameless])


def has_bust_outs(desk: Desk) -> bool:
    return desk.has_tournament and any(desk.tonight.now[kind] for kind in (Elimination, Nameless))


def is_settled(desk: Desk) -> bool:
    """By a deal, or because it was called off."""
    return desk.has_tournament and (is_agreed(desk.tonight.now) or is_called_off(desk.tonight.now))


def has_bounties(desk: Desk) -> bool:
    return desk.has_tournament and bool(desk.tonight.terms.bounty_kind)


def has_pin(desk: Desk) -> bool:
    return bool(desk.house.house[Pin])
