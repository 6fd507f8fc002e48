"""The journal to take away, for a dispute: the lines that were asked for, each with the seal that proves it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director import written_lists
from tdapp.director.houses import the_house
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.dates import local
from tdapp.values.house import Tournament
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.journal import EVERYTHING, journal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime, tzinfo

    from tdapp.store.house import OpenHouse
    from tdapp.views.journal import Wanted
    from tdapp.views.journal_subjects import About

SHOWN = 12
"""So many digits of a line's seal are enough to compare it by eye."""
TITLES = (
    say("Line"),
    say("Date"),
    say("Time"),
    say("What"),
    say("Rule"),
    say("Who"),
    say("Desk"),
    say("Takes back"),
    say("Taken back by"),
    say("Seal"),
)


@dataclass(frozen=True, slots=True)
class PaperLine:
    n: int
    when: datetime
    sentence: str
    rule: str
    who: str
    desk: str
    undoes: int | None
    undone_by: int | None
    seal: str
    """The hash of this line and of all before it."""

    @property
    def short_seal(self) -> str:
        return self.seal[:SHOWN]


@dataclass(frozen=True, slots=True)
class JournalPaper:
    of: str
    """The tournament, or the house."""
    wanted: str
    """What the lines were looked for by; nothing where they are all there are."""
    all: int
    lines: tuple[PaperLine, ...]
    """Oldest first, as a dispute is told."""
    head: str
    """The seal of the last line there is, shown or not."""

    @property
    def facts(self) -> str:
        shown, every = len(self.lines), count(self.all, "line")
        if self.wanted:
            return say("{shown:,} of {lines}: {wanted}", shown=shown, lines=every, wanted=self.wanted)
        return say("All {lines}", lines=every) if self.all > 1 else every


def journal_paper(
    house: OpenHouse,
    stream: str,
    wanted: Wanted = EVERYTHING,
    *,
    in_words: str = "",
    about: Sequence[About] = (),
    zone: tzinfo | None = None,
) -> JournalPaper:
    """What is wanted of a journal; `in_words` says what that is."""
    told, seals = house.journal(stream), house.seals(stream)
    undone = {one.undoes: one.n for one in told if one.undoes is not None}
    lines = tuple(
        PaperLine(
            one.n, local(one.at, zone), one.sentence, one.rule, one.who, one.told.desk,
            one.told.undoes, undone.get(one.n), seals[one.n].hex(),
        )
        for one in reversed(journal(told, wanted, about=about, zone=zone))
    )  # fmt: skip
    name = the_house(house).name if stream == HOUSE_STREAM else house.snapshot(stream).the(Tournament, stream).name
    return JournalPaper(name, in_words, len(told), lines, house.snapshot(stream).head.hex())


def as_csv(found: JournalPaper) -> bytes:
    return written_lists.as_csv([TITLES, *map(_cells, found.lines)])


def _cells(line: PaperLine) -> tuple[written_lists.Cell, ...]:
    return (
        line.n,
        f"{line.when:%Y-%m-%d}",
        f"{line.when:%H:%M:%S%z}",
        line.sentence,
        line.rule,
        line.who,
        line.desk,
        "" if line.undoes is None else line.undoes,
        "" if line.undone_by is None else line.undone_by,
        line.seal,
    )
