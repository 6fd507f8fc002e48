"""What this computer remembers of its desk: who sits at it, and where its slips go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdapp.gui.memory import Memory

NOWHERE, PRINTER, FOLDER = "nowhere", "printer", "folder"
LONGEST_WHO = 60


@dataclass(frozen=True, slots=True)
class SlipsGo:
    """To a printer by its name, or into a folder; on paper of which kind."""

    to: str = NOWHERE
    printer: str = ""
    folder: str = ""
    paper: str = "80 mm"

    @property
    def told(self) -> str:
        where = {NOWHERE: "No slips are made", PRINTER: f"Slips are printed on {self.printer}"}
        return where.get(self.to, f"Slips are saved in {self.folder}")


def who_sits_here(memory: Memory) -> str:
    return str(memory.value("desk/who", "") or "")


def slips_go(memory: Memory) -> SlipsGo:
    usual = SlipsGo()
    kept = {at: str(memory.value(f"slips/{at}", "") or getattr(usual, at)) for at in SlipsGo.__dataclass_fields__}
    return SlipsGo(**kept)


def remember(memory: Memory, who: str, slips: SlipsGo) -> None:
    memory.setValue("desk/who", who)
    for at in SlipsGo.__dataclass_fields__:
        memory.setValue(f"slips/{at}", getattr(slips, at))
