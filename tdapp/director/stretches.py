"""One level or break: what it may be, how a director says it, and how the rules take it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.clock import LONGEST, MINUTE
from tdapp.rules.chip_account import MOST_CHIPS
from tdapp.rules.structure import Break, Level
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.rules.structure import Structure
    from tdapp.values.house import Stretch

LONGEST_GAME = 40
AMOUNTS = {
    "small_blind": say("small blind"),
    "big_blind": say("big blind"),
    "ante": say("ante"),
    "bring_in": say("bring-in"),
    "small_bet": say("small bet"),
    "big_bet": say("big bet"),
}
"""The columns that are chips, and what they are called."""
ANTE_KINDS = {"each": say("ante"), "big blind": say("big blind ante"), "button": say("button ante")}
"""Who pays the ante, and what it is called then."""
COLUMNS = ("seconds", "is_break", *AMOUNTS, "ante_kind", "game")
"""All of a stretch but its place."""
LIMIT_GAMES = ("stud", "razz", "horse", "h.o.r.s.e", "8-game", "mixed", "badugi", "triple draw", "limit")
OTHER_LIMITS = ("no-limit", "no limit", "pot-limit", "pot limit", "sans limite")


def is_limit(game: str) -> bool:
    """Whether a game has fixed bets, as far as its name tells."""
    name = game.casefold()
    for other in OTHER_LIMITS:
        name = name.replace(other, "")
    return any(word in name for word in LIMIT_GAMES)


def is_stud(row: Stretch) -> bool:
    """A level without blinds: it has a bring-in and bets."""
    return not row.is_break and not row.big_blind and bool(row.small_bet)


def has_limits(row: Stretch) -> bool:
    return any((row.bring_in, row.small_bet, row.big_bet))


def as_structure(stretches: Sequence[Stretch]) -> Structure:
    """The schedule as the rules take it, in whole minutes. Where there are no blinds the small bet counts as the big
    blind: it is what a bet costs, as the big blind is."""
    return tuple(_as_part(row) for row in stretches)


def _as_part(row: Stretch) -> Level | Break:
    minutes = max(1, row.seconds // MINUTE)
    if row.is_break:
        return Break(minutes)
    if is_stud(row):
        return Level(row.bring_in, row.small_bet, row.ante, minutes)
    return Level(row.small_blind, row.big_blind, row.ante, minutes)


def title(stretches: Sequence[Stretch], place: int) -> str:
    """Level 4, or the break after level 3; breaks are not counted."""
    level = sum(not row.is_break for row in stretches[: place + 1])
    if not stretches[place].is_break:
        return say("Level {level}", level=level)
    return say("The break after level {level}", level=level) if level else say("The break before level 1")


def check_stretch(row: Stretch) -> None:
    """Refuse what no level or break can be; the place is the field."""
    if not MINUTE <= row.seconds <= LONGEST:
        raise Refused(say("A level or a break lasts from a minute to 24 hours."), at=("seconds",))
    if row.is_break:
        _check_break(row)
        return
    for at, name in AMOUNTS.items():
        if not 0 <= getattr(row, at) <= MOST_CHIPS:
            raise Refused(say("The {name} is a number from 0 to {most:,}.", name=name, most=MOST_CHIPS), at=(at,))
    if row.ante_kind not in ANTE_KINDS:
        raise Refused(say("There is no ante that “{payer}” pays.", payer=row.ante_kind), at=("ante_kind",))
    if len(row.game) > LONGEST_GAME:
        raise Refused(say("The name of a game has at most {most} letters.", most=LONGEST_GAME), at=("game",))
    _check_blinds(row)
    _check_limits(row)


def _check_break(row: Stretch) -> None:
    for at in AMOUNTS:
        if getattr(row, at):
            raise Refused(say("A break has no blinds, no ante and no bets."), at=(at,))
    if row.game:
        raise Refused(say("Nothing is played in a break."), at=("game",))


def _check_blinds(row: Stretch) -> None:
    if row.big_blind < 1 and not row.small_bet:
        raise Refused(say("A level needs a big blind, or the bets of a limit game."), at=("big_blind",))
    if row.small_blind > row.big_blind:
        raise Refused(say("The small blind is not more than the big blind."), at=("small_blind",))
    if row.ante_kind == "big blind" and row.ante and not row.big_blind:
        raise Refused(say("Without a big blind nobody pays a big blind ante."), at=("ante_kind",))


def _check_limits(row: Stretch) -> None:
    if row.small_bet and not row.big_bet:
        raise Refused(say("Beside a small bet there is a big bet."), at=("big_bet",))
    if row.small_bet > row.big_bet:
        raise Refused(say("The small bet is not more than the big bet."), at=("small_bet",))
    if row.big_bet and not row.small_bet:
        raise Refused(say("Beside a big bet there is a small bet."), at=("small_bet",))
    if row.bring_in and not row.small_bet:
        raise Refused(say("A bring-in needs a small and a big bet."), at=("small_bet",))
    if row.bring_in > row.small_bet:
        raise Refused(say("The bring-in is not more than the small bet."), at=("bring_in",))


def ante_said(row: Stretch) -> str:
    """ante 25, big blind ante 400, or nothing"""
    return f"{ANTE_KINDS.get(row.ante_kind, ANTE_KINDS['each'])} {grouped(row.ante)}" if row.ante else ""


def bets_said(row: Stretch) -> str:
    """200/400: the small and the big bet"""
    return f"{grouped(row.small_bet)}/{grouped(row.big_bet)}" if row.small_bet or row.big_bet else ""


def stakes(row: Stretch) -> str:
    """200/400, big blind ante 400; or Stud: ante 25, bring-in 50, 200/400"""
    bring_in = say("bring-in {chips:,}", chips=row.bring_in) if row.bring_in else ""
    if is_stud(row):
        parts = [ante_said(row), bring_in, bets_said(row)]
    else:
        limits = say("limits {bets}", bets=bets_said(row)) if bets_said(row) else ""
        parts = [f"{grouped(row.small_blind)}/{grouped(row.big_blind)}", ante_said(row), bring_in, limits]
    told = ", ".join(part for part in parts if part)
    return say("{game}: {stakes}", game=row.game, stakes=told) if row.game else told


def said(row: Stretch) -> str:
    """200/400, ante 50 for 20 minutes"""
    minutes, seconds = divmod(row.seconds, MINUTE)
    whole = [count(minutes, "minute"), *([count(seconds, "second")] if seconds else [])]
    length = say("for {length}", length=" ".join(whole))
    return length if row.is_break else f"{stakes(row)} {length}"
