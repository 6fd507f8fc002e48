"""How a plan for the prizes is written in a field and read from it: shares, amounts, percentages, trophies."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING

from tdapp.rules.curves import in_percent
from tdapp.values.money import money, read_money, sign_of
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.rules.prize_ways import Division

_PARTS = re.compile(r"[;\s]+|,\s+|,$")
_BETWEEN = re.compile(r",[ \t\n]+|,$|[ \t\n]+")
_TROPHY = re.compile(r"\s*(\d{1,6})\s*:\s*(.+?)\s*")


def parts_of(text: str) -> list[str]:
    """Between two of them a space, a semicolon, or a comma and a space."""
    return [part for part in _PARTS.split(text.strip()) if part]


def read_percent(text: str) -> Fraction:
    """15, 12.5, 12,5 or 15 %"""
    bare = text.strip().removesuffix("%").strip().replace(",", ".")
    if not re.fullmatch(r"\d{1,3}(\.\d{1,4})?", bare, re.ASCII):
        raise Refused(say("“{typed}” is no percentage: write it like 12.5.", typed=text.strip()))
    return Fraction(bare)


def read_shares(text: str) -> tuple[Fraction, ...]:
    """40 25 20 10 5; commas alone part them too, where no decimals are meant."""
    if "." not in text and re.fullmatch(r"[\d\s,%]+", text) and " " not in text.strip():
        text = text.replace(",", " ")
    return tuple(read_percent(part) for part in parts_of(text.replace("%", " ")))


def shares_shown(shares: Sequence[Fraction]) -> str:
    return ", ".join(in_percent(share).removesuffix("%").strip() for share in shares)


def read_amounts(text: str, currency: str) -> tuple[int, ...]:
    """€250; €125 or 250 125. Beside semicolons a space parts nothing; those that the app writes in amounts never do."""
    bare = text.replace(sign_of(currency), " ")
    parts = bare.split(";") if ";" in bare else _BETWEEN.split(bare)
    return tuple(read_money(part, currency) for part in map(str.strip, parts) if part)


def amounts_shown(amounts: Sequence[int], currency: str) -> str:
    return "; ".join(money(amount, currency) for amount in amounts)


def read_trophies(text: str) -> tuple[tuple[int, str], ...]:
    """1: the Cup; 2: a medal"""
    found = []
    for part in filter(str.strip, text.split(";")):
        read = _TROPHY.fullmatch(part)
        if read is None:
            raise Refused(say("“{typed}” names no place: write it like 1: the Cup.", typed=part.strip()))
        found.append((int(read[1]), read[2]))
    return tuple(found)


def trophies_shown(trophies: Sequence[tuple[int, str]]) -> str:
    return "; ".join(f"{place}: {what}" for place, what in trophies)


def comes_of_it(found: Division, currency: str) -> str:
    """€9,600 for 15 places, from €2,400 down to €200. What is open is said."""
    prizes = found.prizes
    pool, places = money(found.pool, currency), count(len(prizes), "place")
    told = say("{pool} for {places}.", pool=pool, places=places)
    if len(prizes) > 1:
        first, last = money(prizes[0], currency), money(prizes[-1], currency)
        told = say(
            "{pool} for {places}, from {first} down to {last}.", pool=pool, places=places, first=first, last=last
        )
    sentences = [told, found.why, *found.warnings]
    if found.open > 0:
        sentences.append(say("{amount} is not given to any place yet.", amount=money(found.open, currency)))
    elif found.open < 0:
        sentences.append(say("The places come to {amount} more than there is.", amount=money(-found.open, currency)))
    return " ".join(sentences)
