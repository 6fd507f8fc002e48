"""`tdapp export journal`: every line of a journal with its seal, also while the house is open in a window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.commands.command import options, run_told, the_event
from tdapp.director.houses import the_house
from tdapp.printing.documents import stationery_of
from tdapp.printing.journal import journal_sheet
from tdapp.store.files import write_whole
from tdapp.store.reading import read_house
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.refusal import Refused
from tdapp.values.words import count
from tdapp.views.journal_paper import as_csv, journal_paper

if TYPE_CHECKING:
    from tdapp.store.house import OpenHouse

HOW = "tdapp export journal --house FILE [--event N | --event house] --out FILE"
ENDINGS = (".csv", ".pdf")
OF_THE_HOUSE = "house"


def run(words: list[str]) -> int:
    return run_told(_export, words)


def _export(words: list[str]) -> str:
    said = options(words, among=("--house", "--out", "--event"), how=HOW)
    out = Path(said["--out"])
    if out.suffix.casefold() not in ENDINGS:
        raise Refused(f"A journal is exported as {' or '.join(ENDINGS)}, not as {out.name}.")
    with read_house(Path(said["--house"])) as house:
        found = journal_paper(house, _stream(house, said.get("--event", "1")))
        is_list = out.suffix.casefold() == ".csv"
        content = as_csv(found) if is_list else journal_sheet(found, paper=stationery_of(house, the_house(house).paper))
    try:
        write_whole(out, content)
    except OSError as error:
        raise Refused(f"{out.name} cannot be written: {error.strerror or error}.") from error
    return f"{count(len(found.lines), 'line')} of {found.of} in {out}. The last seal is {found.head}."


def _stream(house: OpenHouse, event: str) -> str:
    return HOUSE_STREAM if event == OF_THE_HOUSE else the_event(house, event).now.stream
