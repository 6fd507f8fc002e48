"""The prizes to post: what each place is paid, of which pool, and whether that can still change."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from tdapp.printing.listing import Listing, Masthead, Setting, print_list
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count
from tdapp.values.words import count
from tdapp.views.columns import Column
from tdapp.views.entrants import place_shown

if TYPE_CHECKING:
    from tdapp.printing.sheet import Stationery

NO_PRIZES = say("There are no prizes yet: nobody has entered.")


@dataclass(frozen=True, slots=True)
class PostedPrizes:
    """Prizes from first place on, in minor units. `pool` is what is paid out, with what the house adds."""

    event: str
    currency: str
    pool: int
    entries: int
    is_locked: bool
    prizes: tuple[int, ...]
    whats: tuple[str, ...] = ()
    """What each place gets that is no money, or beside it."""
    is_agreed: bool = False
    """Whether a deal has come in the place of the prizes that were left."""


# Few prizes are posted in big type.
SETTINGS = (Setting(22, 46), Setting(17, 31), Setting(13, 22), Setting(11, 18, across=2))


def payouts(posted: PostedPrizes, *, paper: str | Stationery = "A4") -> bytes:
    """The list of prizes; neighbours of one prize share a row."""
    if not posted.prizes:
        raise Refused(NO_PRIZES)
    rows = _rows(posted)
    prize = Column(say("Prize"), lambda row: row[2], "right", 120)
    award = [Column(say("Award"), lambda row: row[1])] if any(posted.whats) else []
    columns = (Column(say("Place"), lambda row: row[0], width=190 if award else 0), *award, prize)
    facts = (
        say("{pool} prize pool", pool=money(posted.pool, posted.currency)),
        count(posted.entries, "entry", "entries"),
        say_count(len(posted.prizes), "{n} place paid", "{n} places paid"),
    )
    mast = Masthead(
        say("Payouts"),
        posted.event,
        "  ·  ".join(facts),
        *_state(posted),
    )
    return print_list(Listing(mast, columns, rows, SETTINGS), paper=paper)


def _state(posted: PostedPrizes) -> tuple[str, bool, str]:
    if posted.is_agreed:
        return say("Deal"), True, say("A deal was made for what was left: its own sheet says who gets what.")
    if posted.is_locked:
        return say("Locked"), True, say("These prizes are fixed.")
    return say("Not locked"), False, say("These prizes change with every entry that is sold.")


def _rows(posted: PostedPrizes) -> list[tuple[str, str, str]]:
    rows, best = [], 1
    whats = posted.whats or ("",) * len(posted.prizes)
    for (prize, what), places in groupby(zip(posted.prizes, whats, strict=True)):
        worst = best + len(list(places)) - 1
        shown = place_shown(best, worst)
        place = say("{places} each", places=shown) if worst > best else shown
        rows.append((place, what, money(prize, posted.currency)))
        best = worst + 1
    return rows
