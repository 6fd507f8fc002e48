"""What a line means at the desk of an event without names: so many come in, go out, or buy something more."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director.ledger import RE_ENTRY
from tdapp.director.registration import entry_article
from tdapp.director.selling import offers
from tdapp.director.tonight import By
from tdapp.values.kept import MANY
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept
from tdapp.values.words import count

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight

Does = Literal["in", "out", "sell"]
_LETTER = r"[^\W\d_]"
_LINE = re.compile(
    r"(?P<sign>[+\-−]?)\s*(?P<first>[0-9]{1,6})?\s*"
    rf"(?P<word>{_LETTER}(?:{_LETTER}|[ \-])*)?\s*(?P<last>[0-9]{{1,6}})?"
)
_IN, _OUT = ("in", "entry", "entries", "more"), ("out", "o")
HOW = say("Like: 27 · 3 out · 2 rebuys · 4 add-ons")


@dataclass(frozen=True, slots=True)
class Counting:
    """So many of what, and what will be said of it before it is done."""

    does: Does
    number: int
    told: str
    kind: str = ""


def read_counting(text: str, tonight: Tonight) -> Counting:
    """27 or +27: so many come in; -2 or 2 out; 4 rebuys. A word alone is one of it."""
    found = _LINE.fullmatch(" ".join(text.casefold().split()))
    if found is None or (found["first"] and found["last"]) or not any(found.groups()):
        raise Refused(say("“{typed}” counts nothing. {how}", typed=text.strip(), how=HOW))
    number = int(found["first"] or found["last"] or 1)
    word = (found["word"] or "").strip()
    if word in _OUT or (not word and found["sign"] in ("-", "−")):
        left = max(tonight.left - number, 0)
        told = say("{number:,} out: {players} left", number=number, players=count(left, "player"))
        return Counting("out", number, told)
    if not word or word in _IN:
        cost = entry_article(tonight, None, By("", 0)).cost * number
        entries = count(number, "entry", "entries")
        told = say("{entries} more: {cost}", entries=entries, cost=money(cost, tonight.terms.currency))
        return Counting("in", number, told)
    kind = _kind(word, tonight)
    if kind is None:
        sold = ", ".join(map(say_kept, sold_beside(tonight))) or say("nothing more")
        raise Refused(say("“{typed}” is not sold here: {sold}. {how}", typed=word, sold=sold, how=HOW))
    offer = offers(tonight)[kind]
    cost = (offer.price + offer.fee + offer.bounty) * number
    bought = count(number, kind, MANY.get(kind, ""))
    told = say("{bought}: {cost}", bought=bought, cost=money(cost, tonight.terms.currency))
    return Counting("sell", number, told, kind)


def sold_beside(tonight: Tonight) -> list[str]:
    """What is sold beside entries; whom nobody knows cannot come again."""
    return [kind for kind in offers(tonight) if kind != RE_ENTRY]


def _kind(word: str, tonight: Tonight) -> str | None:
    """rebuy, rebuys, r; add-on, addon, add on, a; in English, or as the language in force has it"""
    wanted = _bare(word).rstrip("s")
    names = {kind: (_bare(kind), _bare(say_kept(kind))) for kind in sold_beside(tonight)}
    fits = [kind for kind, called in names.items() if any(name.startswith(wanted) for name in called)]
    return fits[0] if len(fits) == 1 else None


def _bare(word: str) -> str:
    return word.casefold().replace("-", "").replace(" ", "")
