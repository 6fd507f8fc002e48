"""The terms for the wall: the buy-in, what can be bought later, what chips are worth, and the rules of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.printing.listing import Masthead
from tdapp.printing.sections import Section, print_sections
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.printing.sheet import Stationery
    from tdapp.views.terms_posted import TermsPosted

TEXT = frozenset({1})


def terms_sheet(found: TermsPosted, *, paper: str | Stationery = "A4") -> bytes:
    sections = [
        Section(say("Entry and prizes"), (say("What"), say("Tonight")), found.entry, texts=TEXT, wraps=True, wide=1)
    ]
    if found.chips:
        chips = [(one.worth, one.color, one.each) for one in found.chips]
        titles = (say("Worth"), say("Color"), say("Each starts with"))
        note = say("Chips of a tournament have no value in money.")
        sections.append(Section(say("Chips"), titles, chips, texts=TEXT, note=note, wide=1))
    if found.rules:
        how = (say("What"), say("How it is"))
        sections.append(Section(say("Rules of the house"), how, found.rules, texts=TEXT, wraps=True, wide=1))
    mast = Masthead(say("Terms"), found.event, found.rulebook)
    return print_sections(mast, sections, foot="", paper=paper)
