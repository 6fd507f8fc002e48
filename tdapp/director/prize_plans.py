"""How the house divides the prizes of a tournament, where it does not leave that to the rulebook."""

from __future__ import annotations

import json
from dataclasses import fields
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from tdapp.director.purse import prize_money, refuse_when_locked
from tdapp.director.tonight import Tonight
from tdapp.resources import read_json
from tdapp.rules.payouts import Purse, read_tables
from tdapp.rules.prize_ways import WAYS, Books, Wish
from tdapp.rules.prize_ways import divide as divide_purse
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.prizes import PrizePlan
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.rules.prize_ways import Division
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

RULEBOOK = "rulebook"
USUAL_UNIT = 100
"""What prizes are rounded to where nobody said: whole euros, dollars, pounds."""
MOST_UNIT = 10**9


def plan(now: Snapshot) -> tuple[str, Wish, int]:
    """The way, what it is told, and the unit that prizes are rounded to."""
    row = now[PrizePlan].get(1)
    return (RULEBOOK, Wish(), USUAL_UNIT) if row is None else (row.way, read_wish(row.wish), row.unit)


def suggest(tonight: Tonight) -> Division:
    """The prizes as they would be locked now."""
    return divided(tonight, *plan(tonight.now))


def divided(tonight: Tonight, way: str, wish: Wish, unit: int) -> Division:
    """The prizes by some way, which need not be the one that is set."""
    entries = tonight.entries_sold
    if not entries:
        raise Refused(say("There are no entries yet."))
    if not 1 <= unit <= MOST_UNIT:
        raise Refused(say("Prizes are rounded to 0.01 or more."), at=("unit",))
    purse = Purse(entries, prize_money(tonight.now), tonight.terms.guarantee, unit)
    return divide_purse(purse, way, wish, Books(tonight.rules, read_tables(read_json("payouts.json"))))


def set_plan(house: OpenHouse, tournament: str, *, way: str, wish: Wish, unit: int = USUAL_UNIT, by: By) -> Change:
    """Divide the prizes another way from now on. What cannot be divided like that is refused at once."""
    tonight = Tonight.of(house, tournament)
    refuse_when_locked(tonight)
    if way not in WAYS:
        raise Refused(say("There is no way {way!r} to divide prizes.", way=way), at=("way",))
    kept = Wish(**{at: getattr(wish, at) for at in (*WAYS[way].reads, "trophies")})
    if tonight.entries_sold:
        divided(tonight, way, kept, unit)
    row, old = PrizePlan(tournament, 1, way, write_wish(kept), unit), tonight.now[PrizePlan].get(1)
    rows = _replaced(old, row)
    if not rows:
        raise Refused(say("The prizes are divided like that already."))
    name = WAYS[way].name
    sentence = say("Prizes are divided so: {way}", way=name[0].lower() + name[1:])
    return tonight.write(Deed(tournament, sentence, rows, str(tonight.rules.cite("PAY-06"))), by)


def _replaced(old: PrizePlan | None, new: PrizePlan) -> tuple[RowChange, ...]:
    is_usual = (new.way, new.wish, new.unit) == (RULEBOOK, write_wish(Wish()), USUAL_UNIT)
    if old is None:
        return () if is_usual else (insert(new),)
    if is_usual:
        return (delete(old),)
    changed = update(old, way=new.way, wish=new.wish, unit=new.unit)
    return (changed,) if changed.after else ()


def write_wish(wish: Wish) -> str:
    """As it is stored: only what differs from the usual."""
    usual = Wish()
    told = {one.name: _plain(getattr(wish, one.name)) for one in fields(Wish) if wish != usual}
    return json.dumps({at: value for at, value in told.items() if value != _plain(getattr(usual, at))}, sort_keys=True)


def _plain(value: Any) -> Any:
    if isinstance(value, Fraction):
        return str(value)
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def read_wish(text: str) -> Wish:
    told = json.loads(text)
    for at in ("percent", "first_share"):
        if told.get(at) is not None:
            told[at] = Fraction(told[at])
    told["shares"] = tuple(Fraction(share) for share in told.get("shares", ()))
    told["amounts"] = tuple(told.get("amounts", ()))
    told["trophies"] = tuple((int(place), str(what)) for place, what in told.get("trophies", ()))
    return Wish(**told)
