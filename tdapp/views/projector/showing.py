"""Everything that the projector shows at a moment, ready to be drawn.

A Room is what changes with a Change, a level or the close of registration; what changes with each second is added to
it from the clock's face.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.clock import SECOND, face
from tdapp.director.color_ups import plan
from tdapp.director.deals import is_called_off
from tdapp.director.openings import closes_by_hand, has_begun, is_open, until
from tdapp.director.projector import banner
from tdapp.values.dates import local
from tdapp.values.field import Elimination, Prize, Seating, Table
from tdapp.values.house import Clock, Stretch
from tdapp.values.money import money
from tdapp.values.prizes import Deal
from tdapp.values.say import grouped, say
from tdapp.values.words import chips_of, count, listed
from tdapp.views.clock_face import clock_face, span
from tdapp.views.color_ups import bring_said
from tdapp.views.entrants import place_shown
from tdapp.views.projector.looks import look, stage
from tdapp.views.projector.panels import evening, faces, leaving, open_moves

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tdapp.director.prizes import Standing
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment
    from tdapp.views.clock_face import ClockFace
    from tdapp.views.projector.faces import PanelFace
    from tdapp.views.projector.looks import Look, Stage
    from tdapp.views.projector.panels import Evening

A_DAY = 24 * 60 * 60 * SECOND
MOVES_TOLD = 6
MOST_NAMED = 5
"""Of more tables that still play only the number is said."""
MOST_WINNERS = 10
"""Of more who have won the same only the number is said."""
ENDINGS = {
    "last minute": say("last minute"),
    "overtime": say("overtime"),
    "bubble": say("bubble"),
    "in the money": say("in the money"),
    "final table": say("final table"),
}
"""What stands beside the level while one of these is due."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that the room asks for, what it counts, and what stands beside it."""

    name: str
    value: str
    more: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of the line at the foot."""

    text: str
    lead: str = ""
    """Said before it, in the accent."""


@dataclass(frozen=True, slots=True)
class SeatShown:
    seat: int
    name: str
    has_button: bool


@dataclass(frozen=True, slots=True)
class Winner:
    title: str
    name: str
    prize: str
    others: tuple[tuple[str, str, str], ...]
    """Who came in behind: place, name and prize."""


@dataclass(frozen=True, slots=True)
class Room:
    """What stands until something changes."""

    event: str
    stage: Stage
    late: str
    color_up: str
    """What leaves in the break that runs."""
    figures: tuple[Figure, ...]
    pieces: tuple[Piece, ...]
    banner: str
    faces: tuple[PanelFace, ...]
    seats: tuple[SeatShown, ...]
    """Of the final table; else nothing."""
    winner: Winner | None
    starts: Moment | None


@dataclass(frozen=True, slots=True)
class Showing:
    """What stands where. Texts that do not apply are empty."""

    look: Look
    event: str
    aside: str
    title: str
    time: str
    share: float
    """How much of the level or break is over, from 0 to 1."""
    blinds: str
    ante: str
    following: str
    note: str
    figures: tuple[Figure, ...]
    pieces: tuple[Piece, ...]
    banner: str
    hour: str
    panel: PanelFace | None
    seats: tuple[SeatShown, ...]
    winner: Winner | None


def room_key(tonight: Tonight, at: Moment) -> tuple[object, ...]:
    """What a Room depends on: while this is the same, so is the Room."""
    shown = face(tonight.now, at)
    return (
        tonight.now.stream,
        tonight.now.n,
        tonight.house.house.n,
        shown.stretch.n,
        shown.is_running,
        is_open(tonight, at),
    )


def room(tonight: Tonight, at: Moment, pictures: Sequence[Path] = ()) -> Room:
    one, now, terms = evening(tonight, at, pictures), clock_face(tonight, at), tonight.terms
    reached = stage(tonight, at, len(one.prizes.amounts))
    return Room(
        terms.name,
        reached,
        _late(tonight, at),
        _color_up(tonight, at),
        tuple(_figures(one, now)),
        tuple(_pieces(one, now, reached)),
        told.text if (told := banner(tonight.now)) else "",
        faces(one),
        tuple(_final_table(one)) if reached == "final table" else (),
        _winner(one) if reached == "winner" else None,
        terms.starts,
    )


def showing(tonight: Tonight, shown: Room, at: Moment, panel: PanelFace | None) -> Showing:
    """The room at a moment, with the panel whose turn it is."""
    now = clock_face(tonight, at)
    seen = look(now, shown.stage)
    title, time, note = _heading(tonight, now, shown, seen, at)
    pause = ""
    if now.break_in and seen.pulse in ("running", "last minute"):
        pause = say("Break in {time}", time=now.break_in)
    return Showing(
        seen,
        shown.event,
        " · ".join(part for part in (pause, shown.late) if part),
        title,
        time,
        0.0 if seen.pulse in ("waiting", "over") else now.share,
        now.blinds,
        now.ante,
        _following(tonight, now, seen, at),
        note,
        shown.figures,
        shown.pieces,
        shown.banner,
        f"{local(at):%H:%M}",
        panel,
        shown.seats,
        shown.winner,
    )


def _heading(tonight: Tonight, now: ClockFace, shown: Room, seen: Look, at: Moment) -> tuple[str, str, str]:
    """The title over the time, the time, and what has to be known beneath it."""
    if seen.pulse == "waiting":
        starts = now.begins or shown.starts
        if starts is not None and at < starts <= at + A_DAY:
            return say("Starts at {time:%H:%M}", time=local(starts)), span(-((at - starts) // SECOND)), now.title
        # A time that stands would be taken for the time of the start.
        minutes = tonight.now[Stretch][1].seconds // 60
        return say("Starting soon"), "", f"{now.title} · {say('{minutes} minutes', minutes=minutes)}"
    if seen.pulse == "paused":
        again = say("goes on at {time:%H:%M}", time=local(now.begins)) if now.begins else ""
        title = say("Paused · {why}", why=now.why) if now.why else say("Paused")
        return title, now.time, " · ".join(part for part in (now.title, again) if part)
    if seen.pulse == "hand for hand":
        parts = (now.why, now.title, say("hand {hand}", hand=now.hand), _still_playing(now))
        return say("Hand for hand"), now.time, " · ".join(filter(None, parts))
    if seen.pulse == "break":
        return say("Break"), now.time, shown.color_up
    if seen.pulse == "over":
        return say("The tournament is over"), "", ""
    ending = seen.pulse if seen.pulse in ("last minute", "overtime") else seen.stage
    return f"{now.title} · {ENDINGS[ending]}" if ending else now.title, now.time, now.notice


def _still_playing(now: ClockFace) -> str:
    """table 3 plays: whom the other tables wait for."""
    if not now.waits_for:
        return ""
    if len(now.waits_for) > MOST_NAMED:
        return say("{number:,} tables play", number=len(now.waits_for))
    if len(now.waits_for) == 1:
        return say("table {table} plays", table=now.waits_for[0])
    return say("tables {tables} play", tables=", ".join(str(table) for table in now.waits_for))


def _following(tonight: Tonight, now: ClockFace, seen: Look, at: Moment) -> str:
    """What comes next. In a break the blinds that are shown are those that follow it."""
    if seen.pulse == "over":
        return ""
    if now.is_break:
        return say("level {level} follows", level=face(tonight.now, at).level)
    if face(tonight.now, at).stretch.n + 1 not in tonight.now[Stretch]:
        return say("The last level")
    return say("next {following}", following=now.following)


def tick_in(tonight: Tonight, at: Moment) -> int:
    """Milliseconds until the shown second changes."""
    clock = tonight.now.the(Clock, 1)
    moment = clock.ends or clock.begins or tonight.terms.starts or 0
    return (moment - at) % SECOND or SECOND


def _late(tonight: Tonight, at: Moment) -> str:
    if not has_begun(tonight, at) or not is_open(tonight, at):
        return ""
    if closes_by_hand(tonight.terms):
        return say("late entries are open")
    return say("late entries until {when}", when=until(tonight.terms))


def _color_up(tonight: Tonight, at: Moment) -> str:
    """In the break: which chips leave, and what is brought to the tables for them."""
    here = face(tonight.now, at).stretch
    due = [one for one in plan(tonight, at) if here.is_break and one.rest == here.n]
    if not due:
        return ""
    going = say("Color-up: the {chips} leave", chips=listed(chips_of(one.chip.worth) for one in due))
    return " · ".join(filter(None, (going, *(bring_said(tonight, one) for one in due))))


def _figures(one: Evening, now: ClockFace) -> Iterator[Figure]:
    yield Figure(say("Players"), grouped(now.left), say("of {entries:,}", entries=now.entries))
    if now.left and now.state != "finished":
        bets = say("{n:,} bets", n=now.big_blinds)
        if one.tonight.now[Stretch][1].big_blind:
            bets = say("{n:,} big blinds", n=now.big_blinds)
        yield Figure(say("Average stack"), grouped(now.average), bets if now.big_blinds else "")
    yield Figure(say("Chips in play"), grouped(now.chips))
    if (coming := _next_color_up(one)) and now.state != "finished":
        yield coming
    elif one.prizes.amounts:
        yield Figure(say("Prize pool"), one.prize_money)


def _next_color_up(one: Evening) -> Figure | None:
    level = face(one.tonight.now, one.at).level
    coming = {chip: before for chip, before in leaving(one.tonight).items() if before > level}
    if not coming:
        return None
    first = min(coming.values())
    chips = listed(chips_of(chip) for chip, before in coming.items() if before == first)
    return Figure(say("Next color-up"), chips, say("after level {level}", level=first - 1))


def _pieces(one: Evening, now: ClockFace, reached: Stage) -> Iterator[Piece]:
    """What is news, most pressing first."""
    tonight, shown = one.tonight, one.prizes
    places = len(shown.amounts)
    if reached == "bubble":
        yield Piece(say("the next one out is the last without a prize"), say("Bubble"))
    elif reached in ("in the money", "final table"):
        lead = say("Final table") if reached == "final table" else say("In the money")
        yield Piece(_next_out(one), lead)
    moves = open_moves(tonight) if tonight.terms.finished is None else []
    if moves and one.has_names:
        for n, row in enumerate(moves[:MOVES_TOLD]):
            yield Piece(
                say(
                    "{player} → table {table} seat {seat}",
                    player=one.names[row.entry],
                    table=row.to_table,
                    seat=row.to_seat,
                ),
                "" if n else say("Moving"),
            )
        if len(moves) > MOVES_TOLD:
            yield Piece(say("and {number:,} more", number=len(moves) - MOVES_TOLD))
    is_firm = bool(tonight.now[Prize]) or not is_open(tonight, one.at)
    if not reached and places and is_firm and tonight.left > places:
        yield Piece(say("{left:,} to the money", left=tonight.left - places))
    if now.state == "not started":
        yield from _terms(one)
    elif not reached and one.has_names and tonight.now[Elimination]:
        last = next(row for row in one.standings if row.entry in tonight.now[Elimination])
        # While entries are sold a place that is told now may be wrong later.
        place = "" if one.is_open else place_shown(last.best, last.worst)
        yield Piece(", ".join(filter(None, (one.names[last.entry], place))), say("Out"))


def _next_out(one: Evening) -> str:
    """What is next to be won; after a deal what is left to play for, and not what each has by it."""
    left, amounts, now = one.tonight.left, one.prizes.amounts, one.tonight.now
    if now[Deal]:
        reserve = now[Deal][1].reserve
        return say("{prize} left for the winner", prize=money(reserve, one.prizes.currency)) if reserve else ""
    if left > len(amounts):
        return say("{left:,} to the money", left=left - len(amounts))
    row = now[Prize].get(left)
    prize = row.what if row is not None and row.what else money(amounts[left - 1], one.prizes.currency)
    return say("next out gets {prize}", prize=prize)


def _terms(one: Evening) -> Iterator[Piece]:
    """What a newcomer asks before it begins."""
    terms = one.tonight.terms
    cost = terms.buy_in + terms.fee + terms.bounty
    if cost:
        yield Piece(money(cost, terms.currency), say("Buy-in"))
    yield Piece(say("{stack:,} chips", stack=terms.stack))
    yield Piece(terms.game)
    if terms.guarantee:
        yield Piece(say("{amount} guaranteed", amount=money(terms.guarantee, terms.currency)))


def _final_table(one: Evening) -> Iterator[SeatShown]:
    now = one.tonight.now
    button = next((row.button for row in now[Table].values() if row.is_open), None)
    for row in sorted(now[Seating].values(), key=lambda row: row.seat):
        yield SeatShown(row.seat, one.names[row.n] if one.has_names else "", row.seat == button)


def _winner(one: Evening) -> Winner | None:
    if is_called_off(one.tonight.now):
        return Winner(one.tonight.terms.name, say("Called off"), "", ())
    shown, ended = one.prizes, [row for row in one.standings if row.best <= 3]
    if not ended or ended[0].best != 1:
        return None

    def name(entry: int) -> str:
        return one.names[entry] if one.has_names else ""

    def prize(row: Standing) -> str:
        """What it has won; as long as the prizes are not locked, what its place would get."""
        amount = row.prize if shown.is_locked else sum(shown.amounts[row.best - 1 : row.best])
        return money(amount, shown.currency) if amount else ""

    first = ended[0]
    if first.worst > 1:
        together = [name(row.entry) for row in ended if row.best == 1 and one.has_names]
        more = [say("and {number:,} more", number=len(together) - MOST_WINNERS)] if len(together) > MOST_WINNERS else []
        named = tuple(("", each, "") for each in (*together[:MOST_WINNERS], *more))
        won = next((line.what for line in shown.lines if line.entry == first.entry), "") or prize(first)
        return Winner(say("Winners"), count(first.worst, "player"), won, named)
    others = tuple((place_shown(row.best, row.worst), name(row.entry), prize(row)) for row in ended[1:])
    return Winner(say("Winner"), name(first.entry) or say("We have a winner"), prize(first), others)
