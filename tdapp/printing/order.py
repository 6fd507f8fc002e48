"""Who is on a list of seats, and in which order."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import TYPE_CHECKING, Any

from tdapp.printing.fonts import MISSING
from tdapp.printing.writing import printable
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdapp.views.entrants import Entrant

NO_SEATS = say("No seats are drawn yet: there is nobody to print a seat for.")

_ALONE = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "’": "'"})
"""Letters that Unicode does not take apart into a plain one and a mark."""


def looked_up(name: str) -> str:
    """As people look for a name: Łukasz among the Ls, Zoë beside Zoe, capitals or not."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    return "".join(character for character in apart if not unicodedata.combining(character)).translate(_ALONE)


def by_name(entrant: Entrant) -> tuple[str, str, int]:
    return looked_up(entrant.name), entrant.name, entrant.entry


def by_seat(entrant: Entrant) -> tuple[int, int, int]:
    return entrant.table or 0, entrant.seat or 0, entrant.entry


def by_entry(entrant: Entrant) -> int:
    return entrant.entry


ORDERS: dict[str, Callable[[Entrant], Any]] = {"name": by_name, "seat": by_seat, "entry": by_entry}


def seated(entrants: Iterable[Entrant], order: str = "name") -> list[Entrant]:
    """Those with a seat, in an order of ORDERS; refused where nobody has one."""
    if order not in ORDERS:
        raise Refused(say("Seats are listed by {orders}.", orders=", ".join(ORDERS)), at=("order",))
    found = [entrant for entrant in entrants if entrant.table is not None]
    if not found:
        raise Refused(NO_SEATS)
    return sorted(found, key=ORDERS[order])


def told_apart(entrants: Iterable[Entrant]) -> list[str]:
    """Their names as printed, with the entry's number where two look the same or one cannot be read."""
    shown = [(row.entry, printable(row.name)) for row in entrants]
    times = Counter(name for _, name in shown)
    is_clear = {name: times[name] < 2 and bool(name) and MISSING not in name for name in times}
    return [name if is_clear[name] else f"{name} (#{entry})".lstrip() for entry, name in shown]
