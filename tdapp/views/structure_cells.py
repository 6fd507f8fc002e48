"""The cells of the structure editor: their text, and what a director may type into them."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import TYPE_CHECKING

from tdapp.director.clock import LONGEST, MINUTE
from tdapp.director.stretches import AMOUNTS, LONGEST_GAME
from tdapp.rules.chip_account import MOST_CHIPS
from tdapp.values.house import Stretch
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say

if TYPE_CHECKING:
    from collections.abc import Mapping

HOUR = 60 * MINUTE
USUAL_BREAK = 10 * MINUTE
MOST_HOURS_TYPED = 5
BREAK = re.compile(r"\b(break|pause|dinner|lunch|dîner|déjeuner)\b", re.IGNORECASE)
NUMBER = re.compile(r"\d+(?:[.,]0{1,2})?|\d{1,3}(?:([.,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*")
IN_UNITS = re.compile(r"(\d+(?:[.,]\d+)?) ?([km])", re.IGNORECASE)
UNITS = {"k": 1_000, "m": 1_000_000}
LENGTH = re.compile(
    r"(?:(\d{1,9}) ?h(?:ours?)?)?[ ,]*(?:(\d{1,9}) ?(?:m|min|mins|minutes?|['′’])?)?[.]?", re.IGNORECASE
)
PAYERS = {
    "each": ("", "each", "all", "everybody", "player", "players", "ante", "classic", "chacun", "tous"),
    "big blind": ("big blind", "bb", "bba", "big", "big blind ante", "grosse blinde", "gb"),
    "button": ("button", "btn", "dealer", "button ante", "bu", "bouton", "croupier"),
}
"""What may be typed for each kind of ante, whatever language is spoken."""
SHOWN_PAYERS = {"each": say("each"), "big blind": say("big blind"), "button": say("button")}


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the grid; `names` are what spreadsheets call it, in small letters and in every language."""

    id: str
    title: str
    names: tuple[str, ...] = ()
    is_limit: bool = False
    is_typed: bool = True


COLUMNS = (
    Column("level", say("Level"), ("level", "lvl", "round", "no.", "no", "#", "nr", "niveau", "niv.")),
    Column(
        "begins",
        say("Begins"),
        ("begins", "start", "starts", "start time", "time of day", "elapsed", "début", "heure", "heure de début"),
        is_typed=False,
    ),
    Column("small_blind", say("Small"), ("small", "small blind", "sb", "blinds", "smallblind", "petite blinde", "pb")),
    Column("big_blind", say("Big"), ("big", "big blind", "bb", "bigblind", "grosse blinde", "gb")),
    Column("ante", say("Ante"), ("ante", "antes", "bba", "big blind ante", "bb ante", "ante de grosse blinde")),
    Column(
        "ante_kind",
        say("Who pays it"),
        ("paid by", "ante kind", "who pays", "ante type", "ante paid by", "payée par", "payé par"),
    ),
    Column(
        "minutes",
        say("Minutes"),
        ("minutes", "min", "mins", "duration", "length", "time", "level length", "durée", "durée du niveau"),
    ),
    Column("bring_in", say("Bring-in"), ("bring-in", "bring in", "bringin"), is_limit=True),
    Column(
        "small_bet",
        say("Small bet"),
        ("small bet", "limits", "limit", "lower limit", "petite mise", "limites", "limite"),
        is_limit=True,
    ),
    Column("big_bet", say("Big bet"), ("big bet", "upper limit", "grosse mise"), is_limit=True),
    Column("game", say("Game"), ("game", "games", "variant", "jeu", "jeux", "variante")),
)
BY_ID = {column.id: column for column in COLUMNS}


@dataclass(frozen=True, slots=True)
class Row:
    """A level or a break as it is edited. What was typed and makes no sense stays, by column, until it is put right."""

    stretch: Stretch
    wrong: tuple[tuple[str, str], ...] = ()

    def with_wrong(self, at: str, text: str = "") -> Row:
        others = tuple(pair for pair in self.wrong if pair[0] != at)
        return replace(self, wrong=(*others, (at, text)) if text else others)


def level(seconds: int, **columns: int | str) -> Stretch:
    return replace(Stretch("", 0, seconds, False, 0, 0, 0), **columns)  # type: ignore[arg-type]


def rest(seconds: int = USUAL_BREAK) -> Stretch:
    return Stretch("", 0, seconds, True, 0, 0, 0)


def text_of(row: Row, at: str, number: int = 0) -> str:
    """What a cell says; `number` is the level's."""
    for column, text in row.wrong:
        if column == at:
            return text
    one = row.stretch
    if at == "level":
        return say("Break") if one.is_break else str(number)
    if at == "minutes":
        return length_said(one.seconds)
    if one.is_break or at == "begins":
        return ""
    if at == "ante_kind":
        return SHOWN_PAYERS[one.ante_kind] if one.ante or one.ante_kind != "each" else ""
    if at == "game":
        return one.game
    return grouped(getattr(one, at)) if getattr(one, at) else ""


def length_said(seconds: int) -> str:
    """20; or 0:20:30 where there are seconds"""
    minutes, odd = divmod(seconds, MINUTE)
    return f"{minutes // 60}:{minutes % 60:02}:{odd:02}" if odd else str(minutes)


def typed(row: Row, at: str, text: str) -> Row:
    """The row with a cell as it was typed: “break” makes a break of it, and an amount makes a level of a break."""
    text = " ".join(text.split())
    column = BY_ID[at]
    if not column.is_typed:
        return row
    try:
        stretch = _read(row.stretch, at, text)
    except Refused:
        return row.with_wrong(at, text)
    return Row(stretch) if stretch.is_break != row.stretch.is_break else replace(row.with_wrong(at), stretch=stretch)


def why_wrong(row: Row, at: str, text: str) -> str:
    """Why a cell cannot be read."""
    try:
        _read(row.stretch, at, text)
    except Refused as no:
        return no.sentence
    return ""


def _read(one: Stretch, at: str, text: str) -> Stretch:
    if at != "game" and BREAK.search(text):
        return _as_break(one, text)
    if at == "level":
        return replace(one, is_break=False)
    if at == "minutes":
        return replace(one, seconds=read_length(text))
    if at == "game":
        return replace(one, game=_read_game(one, text))
    if at == "ante_kind":
        return one if one.is_break and not text else replace(one, ante_kind=_read_payer(one, text))
    amounts = _read_amounts(at, text)
    return replace(one, is_break=one.is_break and not any(amounts.values()), **amounts)  # type: ignore[arg-type]


def _as_break(one: Stretch, text: str) -> Stretch:
    """“Break” or “15 min break”; without a length a break keeps its own, and a level gets a usual break's."""
    length = re.search(r"\d[\d: ]*(?:h|m|')?", text)
    seconds = read_length(length[0]) if length else one.seconds if one.is_break else USUAL_BREAK
    return replace(rest(seconds), tournament=one.tournament, n=one.n)


def _read_amounts(at: str, text: str) -> Mapping[str, int]:
    """One amount; or several, like 200/400 or 200/400/50, from the small blind or the small bet on."""
    following = {"small_blind": ("small_blind", "big_blind", "ante"), "small_bet": ("small_bet", "big_bet")}
    parts = re.split(r" ?[/|] ?| [-–] ", text)
    names = following.get(at, (at,))
    if len(parts) > len(names):
        raise Refused(say("The {amount} is one number.", amount=AMOUNTS[at]), at=(at,))
    return {name: read_amount(part) for name, part in zip(names, parts)}


def read_amount(text: str) -> int:
    """10,000, 10.000, 10 000, 1.5k or 2m; nothing and a dash are 0."""
    text = text.strip()
    if text in ("", "-", "–", "—"):
        return 0
    if in_units := IN_UNITS.fullmatch(text):
        amount = Decimal(in_units[1].replace(",", ".")) * UNITS[in_units[2].lower()]
    elif found := NUMBER.fullmatch(text):
        amount = Decimal(re.sub(r"\D", "", text) if found[1] else re.split("[.,]", text)[0])
    else:
        raise Refused(say("“{typed}” is not an amount: type 1500, 1,500 or 1.5k.", typed=text))
    if amount != int(amount) or amount > MOST_CHIPS:
        raise Refused(say("An amount is a whole number up to {most:,}.", most=MOST_CHIPS))
    return int(amount)


def read_length(text: str) -> int:
    """Seconds: 20, 20 min, 1 h 30, 0:20:00; 1:30 is an hour and a half, 20:30 is minutes and seconds."""
    text = text.strip()
    parts = [int(part) for part in text.split(":")] if re.fullmatch(r"\d{1,9}(:\d\d){1,2}", text) else []
    if len(parts) == 2:
        parts = [*parts, 0] if parts[0] < MOST_HOURS_TYPED else [0, *parts]
    if parts:
        seconds = (parts[0] * 60 + parts[1]) * MINUTE + parts[2]
    elif text and (found := LENGTH.fullmatch(text)) and (found[1] or found[2]):
        seconds = int(found[1] or 0) * HOUR + int(found[2] or 0) * MINUTE
    else:
        no_length = say("“{typed}” is no length: type minutes, like 20 or 1 h 30.", typed=text)
        raise Refused(no_length if text else say("How many minutes?"))
    if not MINUTE <= seconds <= LONGEST:
        raise Refused(say("A level or a break lasts from a minute to 24 hours."))
    return seconds


def _read_payer(one: Stretch, text: str) -> str:
    if one.is_break:
        raise Refused(say("A break has no ante."))
    for kind, names in PAYERS.items():
        if text.casefold() in (*names, SHOWN_PAYERS[kind].casefold()):
            return kind
    payers = ", ".join(SHOWN_PAYERS.values())
    raise Refused(say("The ante is paid by {payers}: “{typed}” is none of them.", payers=payers, typed=text))


def _read_game(one: Stretch, text: str) -> str:
    if one.is_break and text:
        raise Refused(say("Nothing is played in a break."))
    if len(text) > LONGEST_GAME:
        raise Refused(say("The name of a game has at most {most} letters.", most=LONGEST_GAME))
    return text
