"""What each panel says of tonight. One that has nothing to say gives nothing, and its turn is skipped."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING

from tdapp.director.chips import by_worth
from tdapp.director.clock import face, has_started
from tdapp.director.color_ups import gone
from tdapp.director.deals import is_agreed
from tdapp.director.leagues import leagues_with
from tdapp.director.openings import is_open
from tdapp.director.prizes import standings
from tdapp.director.projector import notices, panels
from tdapp.director.stretches import ante_said, as_structure
from tdapp.rules.structure import color_ups, raced_before
from tdapp.values.dates import local
from tdapp.values.field import DrawRecord, Elimination, Moved, Presence, Prize, Seating
from tdapp.values.house import Chip, Stretch
from tdapp.values.money import money
from tdapp.values.races import TableRace
from tdapp.values.say import grouped, say, say_count, say_kept
from tdapp.values.words import chips_of, count, shortened
from tdapp.views.entrants import place_shown
from tdapp.views.league_table import league_table
from tdapp.views.prizes import prizes
from tdapp.views.projector.faces import PanelFace, Row
from tdapp.views.projector.names import shown_names, shown_players
from tdapp.views.races import races
from tdapp.views.schedule import schedule
from tdapp.views.search import folded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from tdapp.director.prizes import Standing
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment
    from tdapp.views.prizes import PrizeLine, Prizes
    from tdapp.views.projector.faces import Tone
    from tdapp.views.races import RaceTable

LONGEST_THING = 20
LEADERS = 20
RACE_SHOWN = 30 * 60_000
"""Milliseconds for which the last race is shown."""
LAST_OUT = 12
"""How many of those who are out are named."""


@dataclass(frozen=True, slots=True)
class Evening:
    """Tonight at a moment, with what several panels need and what takes long to find out."""

    tonight: Tonight
    at: Moment
    names: Mapping[int, str]
    prizes: Prizes
    standings: Sequence[Standing]
    pictures: tuple[Path, ...] = ()
    """What the house wants to be seen."""

    @property
    def has_names(self) -> bool:
        return self.tonight.terms.has_names

    @property
    def is_open(self) -> bool:
        """Whether entries are sold, so that no place is final."""
        return is_open(self.tonight, self.at)

    @property
    def prize_money(self) -> str:
        """What all places get together: before they are locked, what there is for them."""
        shown = self.prizes
        return money(sum(shown.amounts) if shown.is_locked else max(shown.pool, shown.guarantee), shown.currency)


def evening(tonight: Tonight, at: Moment, pictures: Sequence[Path] = ()) -> Evening:
    return Evening(tonight, at, shown_names(tonight), prizes(tonight), standings(tonight), tuple(pictures))


def faces(one: Evening) -> tuple[PanelFace, ...]:
    """All that take turns now, in their order."""
    found: list[PanelFace] = []
    for panel in panels(one.tonight.house):
        if panel.seconds:
            found += FACES[panel.id](one, panel.seconds)
    return tuple(found)


def _seats(one: Evening, seconds: int) -> Iterator[PanelFace]:
    """Where everybody sits, until the first level is over."""
    tonight = one.tonight
    is_early = not has_started(tonight.now, one.at) or face(tonight.now, one.at).stretch.n == 1
    if not one.has_names or not is_early or tonight.terms.finished is not None:
        return
    seated = sorted(tonight.now[Seating].values(), key=lambda row: folded(one.names[row.n]))
    if seated:
        rows = tuple(Row(one.names[row.n], f"{row.table} – {row.seat}") for row in seated)
        yield PanelFace("seats", say("Your seat"), seconds, say("table – seat"), rows, scrolls=True, is_wide=True)


def open_moves(tonight: Tonight) -> list[Moved]:
    """Those who are on their way to a seat, the newest first."""
    found = []
    for _, row in sorted(tonight.now[Moved].items(), reverse=True):
        at = tonight.now[Seating].get(row.entry)
        if not row.is_seated and at is not None and (at.table, at.seat) == (row.to_table, row.to_seat):
            found.append(row)
    return found


def _moves(one: Evening, seconds: int) -> Iterator[PanelFace]:
    moves = open_moves(one.tonight)
    if moves:
        rows = tuple(
            Row(
                one.names[row.entry],
                f"{row.to_table} – {row.to_seat}",
                say("from table {table}", table=row.from_table),
            )
            for row in moves
        )
        yield PanelFace("moves", say("Moving"), seconds, say("table – seat"), rows, scrolls=True)


def _prizes(one: Evening, seconds: int) -> Iterator[PanelFace]:
    if one.prizes.amounts:
        rows = tuple(_agreed(one) if is_agreed(one.tonight.now) else _by_place(one))
        yield PanelFace("prizes", say("Prize pool"), seconds, one.prize_money, rows, scrolls=True)


def _by_place(one: Evening) -> Iterator[Row]:
    shown = one.prizes
    left, place = one.tonight.left, 1
    things = {line.places[0]: line.what for line in shown.lines}
    given = [(amount, things.get(n, "")) for n, amount in enumerate(shown.amounts, 1)]
    for (amount, thing), run in groupby(given):
        last = place + sum(1 for _ in run) - 1
        # Those who go out next get this, or the least that is paid.
        is_next = place <= min(left, len(given)) <= last and one.tonight.terms.finished is None
        yield _prize(place_shown(place, last), amount, thing, shown.currency, "strong" if is_next else "")
        place = last + 1


def _agreed(one: Evening) -> Iterator[Row]:
    """After a deal: what is left for the winner, what each who is still in has by it, and the places behind."""
    shown = one.prizes
    in_it: list[tuple[int, str]] = []
    settled: list[PrizeLine] = []
    for line in shown.lines:
        if line.entry is None and line.places == (1, 1):
            row = _prize(line.place, line.amount, line.what, shown.currency, "strong")
            if line.amount or line.what:
                yield replace(row, below=row.below or say("left for the winner"))
        elif line.entry is not None and line.entry in one.tonight.now[Presence] and one.tonight.left > 1:
            in_it.append((line.entry, money(line.amount, shown.currency)))
        else:
            settled.append(line)
    if one.has_names:
        yield from (Row(one.names[entry], has, say("by the deal")) for entry, has in in_it)
    elif in_it:
        # Without names they play on only where each has the same.
        yield Row(count(len(in_it), "player"), in_it[0][1], say("each by the deal"))
    for (amount, what), run in groupby(settled, key=lambda line: (line.amount, line.what)):
        same = list(run)
        yield _prize(place_shown(same[0].places[0], same[-1].places[1]), amount, what, shown.currency)


def _prize(place: str, amount: int, thing: str, currency: str, tone: Tone = "") -> Row:
    told = money(amount, currency) if amount or not thing else shortened(thing, LONGEST_THING)
    return Row(place, told, thing if amount else "", tone)


def _standings(one: Evening, seconds: int) -> Iterator[PanelFace]:
    """Who went out last; without names only those places that are paid."""
    out = one.tonight.now[Elimination]
    last = [row for row in one.standings if row.entry in out and (one.has_names or row.prize)]
    rows = tuple(_out(one, row, out[row.entry].at) for row in last[:LAST_OUT])
    if rows and (one.has_names or not one.is_open):
        left = say_count(one.tonight.left, "{n} player left", "{n} players left")
        yield PanelFace("standings", say("Out"), seconds, left, rows)


def _out(one: Evening, row: Standing, at: Moment) -> Row:
    """With the place and the prize once entries are closed; before that both can still change."""
    when = f"{local(at):%H:%M}"
    if one.is_open:
        return Row(one.names[row.entry], when)
    prize = money(row.prize, one.prizes.currency) if row.prize and one.tonight.now[Prize] else ""
    name = one.names[row.entry] if one.has_names else say("Out at {time:%H:%M}", time=local(at))
    return Row(name, place_shown(row.best, row.worst), prize)


def _leagues(one: Evening, seconds: int) -> Iterator[PanelFace]:
    """Who leads the leagues that this tournament counts for."""
    house = one.tonight.house
    for league in leagues_with(house, one.tonight.now.stream):
        table = league_table(house, league.id)
        first = [row for row in table.rows if row.place][:LEADERS]
        names = shown_players(house, [row.player for row in first])
        rows = tuple(
            Row(
                f"{row.short_place}  {names[row.player]}",
                table.shown(row.total),
                tone="strong" if row.best == 1 else "",
            )
            for row in first
        )
        if rows:
            played, title = count(len(table.events), "event"), shortened(league.name, 24)
            yield PanelFace(f"league {league.id}", title, seconds, played, rows, scrolls=True)


def _structure(one: Evening, seconds: int) -> Iterator[PanelFace]:
    tonight = one.tonight
    if tonight.terms.finished is not None:
        return
    stretches = tonight.now[Stretch]
    is_running = face(tonight.now, one.at).is_running
    rows = []
    for line in schedule(tonight, one.at):
        if line.when == "past":
            continue
        row = stretches[line.stretch]
        when = f"{local(line.begins):%H:%M}" if line.begins and is_running else ""
        below = " · ".join(part for part in (when, ante_said(row), line.note) if part)
        told = say("{minutes} min", minutes=line.minutes) if row.is_break else line.blinds
        rows.append(Row(line.title, told, below, "strong" if line.when == "now" else "quiet" if row.is_break else ""))
    if len(rows) > 1:
        yield PanelFace("structure", say("Levels"), seconds, "", tuple(rows))


def leaving(tonight: Tonight) -> Mapping[int, int]:
    """By chip that has not left: the level before which it is colored up."""
    left = gone(tonight.now)
    stretches = [row for _, row in sorted(tonight.now[Stretch].items())]
    worths = sorted(chip.worth for chip in tonight.now[Chip].values())
    structure = as_structure(stretches)
    found = color_ups(structure, worths, rules=tonight.rules)
    coming = [one for one in found if one.before_level > 1 and one.chip not in left]
    return {one.chip: raced_before(structure, one.before_level) for one in coming}


def _chips(one: Evening, seconds: int) -> Iterator[PanelFace]:
    """The chips that are in play or still to come."""
    tonight = one.tonight
    if tonight.terms.finished is not None:
        return
    level, leaves, rows = face(tonight.now, one.at).level, leaving(tonight), []
    left = gone(tonight.now)
    for chip in by_worth(tonight.now[Chip].values()):
        goes = leaves.get(chip.worth)
        if chip.worth in left or (goes is not None and goes <= level):
            continue
        below = say("until level {level}", level=goes - 1) if goes is not None else ""
        rows.append(Row(say_kept(chip.color), grouped(chip.worth), below, chip=chip.color))
    if rows:
        yield PanelFace("chips", say("Chips"), seconds, "", tuple(rows), scrolls=True)


def _race(one: Evening, seconds: int) -> Iterator[PanelFace]:
    """What each table won in the race, for as long as somebody may ask."""
    done = [row for row in one.tonight.now[TableRace].values() if row.at is not None]
    last = max(done, key=lambda row: (row.at, row.n), default=None)
    if last is None or last.at is None or one.at - last.at > RACE_SHOWN or one.tonight.terms.finished is not None:
        return
    shown = races(one.tonight, last.chip)
    rows = tuple(
        Row(say("Table {table}", table=table.table), table.told, _won(table, last.into), amount=False)
        for table in shown.tables
        if table.state == "raced"
    )
    if rows:
        yield PanelFace(
            "race", say("The {chips} are raced", chips=chips_of(last.chip)), seconds, "", rows, scrolls=True
        )


def _won(table: RaceTable, into: int) -> str:
    """+2 of 100 for those who won more than one."""
    several = [say("seat {seat} {won:,}", seat=seat.seat, won=seat.won) for seat in table.seats if seat.won > 1]
    each = say("a {into:,} each", into=into) if table.given > 1 else say("a {into:,}", into=into)
    return " · ".join([each, *several]) if table.given else ""


def _proof(one: Evening, seconds: int) -> Iterator[PanelFace]:
    """The commitment that was shown before the last draw and the seed that it stands for: anyone can check it."""
    draws = one.tonight.now[DrawRecord]
    if not draws or one.tonight.terms.finished is not None:
        return
    draw = draws[max(draws)]
    said = [say("The room added: {room}", room=draw.room)] if draw.room else []
    lines = (say("Commitment"), _in_blocks(draw.commitment), say("Seed"), _in_blocks(draw.seed), *said)
    text = "\n".join((*lines, "tdapp ask check-draw"))
    yield PanelFace("proof", say("Proof of the draw"), seconds, "", text=text)


def _in_blocks(digits: str) -> str:
    """64 digits of which each line of 16 can be read out."""
    lines = (digits[start : start + 16] for start in range(0, len(digits), 16))
    return "\n".join(" ".join(line[start : start + 4] for start in range(0, len(line), 4)) for line in lines)


def _notices(one: Evening, seconds: int) -> Iterator[PanelFace]:
    for message in notices(one.tonight.now):
        yield PanelFace(f"notices {message.n}", say("Notice"), seconds, text=message.text)


def _pictures(one: Evening, seconds: int) -> Iterator[PanelFace]:
    for file in one.pictures:
        yield PanelFace(f"pictures {file.name}", "", seconds, picture=file)


FACES: Mapping[str, Callable[[Evening, int], Iterator[PanelFace]]] = {
    "seats": _seats,
    "moves": _moves,
    "prizes": _prizes,
    "standings": _standings,
    "league": _leagues,
    "structure": _structure,
    "chips": _chips,
    "race": _race,
    "proof": _proof,
    "notices": _notices,
    "pictures": _pictures,
}
