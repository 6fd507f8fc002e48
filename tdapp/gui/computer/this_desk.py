"""What this computer remembers of its desk: who sits at it, and where its slips go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.gui.computer.memory import Memory

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
        where = {
            NOWHERE: say("No slips are made"),
            PRINTER: say("Slips are printed on {printer}", printer=self.printer),
        }
        return where.get(self.to, say("Slips are saved in {folder}", folder=self.folder))


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
