"""Where the names of a list stand, and what else it says of its players: which columns, under which titles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tdapp.director.players import CALLED
from tdapp.director.spelling import tidy
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

NOBODY = say("There are no names in this file.")
NAME = frozenset(
    "name, names, full name, fullname, player, players, player name, participant, spieler, spielername, teilnehmer, "
    "nom, nom complet, joueur, nombre, nombre completo, jugador, nome, giocatore, naam, speler, hráč, gracz, "
    "imię i nazwisko, 이름".split(", ")
)
FIRST = frozenset(
    "first, first name, firstname, first_name, forename, given name, vorname, prénom, prenom, voornaam, imię".split(
        ", "
    )
)
LAST = frozenset(
    "last, last name, lastname, last_name, surname, family name, nachname, familienname, nom de famille, achternaam, "
    "apellido, apellidos, cognome, nazwisko, příjmení".split(", ")
)
ALSO = {
    "nickname": frozenset(
        "nickname, nick, nick name, alias, known as, handle, screen name, spitzname, rufname, pseudo, pseudonyme, "
        "surnom, apodo, soprannome, bijnaam, roepnaam, ksywa, pseudonim, přezdívka, smeknamn, kallenavn, 별명, "
        "닉네임".split(", ")
    ),
    "member": frozenset(
        "member number, member no, member no., member id, membership number, membership no, membership no., card, "
        "card number, card no, card no., player number, player id, mitgliedsnummer, mitgliedsnr, mitgliedsnr., "
        "mitglieds-nr., mitgliedernummer, spielernummer, numéro de membre, n° de membre, numéro d'adhérent, licence, "
        "número de socio, nº de socio, n.º de socio, numero socio, numero tessera, tessera, lidnummer, numer członka, "
        "numer członkowski, nr członkowski, členské číslo, číslo člena, medlemsnummer, número de sócio, "
        "회원번호".split(", ")
    ),
    "note": frozenset(
        "note, notes, remark, remarks, comment, comments, bemerkung, bemerkungen, anmerkung, anmerkungen, notiz, "
        "notizen, kommentar, remarque, remarques, commentaire, commentaires, nota, notas, comentario, comentarios, "
        "observaciones, osservazioni, commento, opmerking, opmerkingen, notitie, uwaga, uwagi, notatka, poznámka, "
        "poznámky, anteckning, merknad, observações, 메모, 비고".split(", ")
    ),
}
OTHER = frozenset(
    "no, no., nr, nr., number, id, e-mail, email, mail, phone, telephone, telefon, tel, tel., mobile, town, city, ort, "
    "stadt, ville, country, land, pays, club, verein, date, datum, birthday, member, membership, paid, "
    "address, adresse, table, seat, buy-in".split(", ")
)
"""Titles of columns, as lists in the languages around us have them; the last are of columns that hold no names."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line that holds something; lines are counted from 1, as a spreadsheet or an editor shows them."""

    line: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """Where the names of a list stand."""

    rows: Sequence[Row]
    name_of: Callable[[Sequence[str]], str]
    how: str
    also: Mapping[str, int] = field(default_factory=dict)
    """The places of the columns that say more of a player."""


def plain(lines: Sequence[Row]) -> Reading:
    """One name a line."""
    if len(lines) > 1:
        _check_titles([_title(lines[0].cells[0])], lines[0])
    has_header = len(lines) > 1 and _title(lines[0].cells[0]) in NAME
    return Reading(lines[has_header:], lambda cells: cells[0], say("One name a line."))


def columns(rows: Sequence[Row]) -> Reading:
    """Names in one column, or in two."""
    if not rows:
        raise Refused(NOBODY)
    titles = [_title(cell) for cell in rows[0].cells]
    name, first, last = (_place(titles, words) for words in (NAME, FIRST, LAST))
    if first is not None and last is None:
        # “Name, Vorname” and “Nom, Prénom” call the family name just that.
        name, last = None, name
    places = [place for place in ((first, last) if name is None else (name,)) if place is not None]
    if not places:
        _check_titles(titles, rows[0])
        return _untitled(rows)
    also = {column: place for column, words in ALSO.items() if (place := _place(titles, words)) is not None}
    return Reading(rows[1:], _cell(*places), _how(rows[0], places, also), also)


def is_wordy(cell: str) -> bool:
    return any(letter.isalpha() for letter in cell) and not any(letter.isdigit() or letter in "@/" for letter in cell)


def _how(titles: Row, places: Sequence[int], also: Mapping[str, int]) -> str:
    """Names from the columns “First” and “Last”; nickname from “Alias”, note from “Notes”."""
    called = [tidy(titles.cells[place]) for place in places]
    if len(called) > 1:
        names = say("Names from the columns “{first}” and “{last}”", first=called[0], last=called[1])
    else:
        names = say("Names from the column “{title}”", title=called[0])
    more = [
        say("{what} from “{title}”", what=CALLED[column], title=tidy(titles.cells[place]))
        for column, place in also.items()
    ]
    return say("{names}; {more}.", names=names, more=", ".join(more)) if more else f"{names}."


def _check_titles(titles: Sequence[str], row: Row) -> None:
    """Refuse a list whose titles say what its columns are, and none says that it holds names."""
    if not OTHER.union(*ALSO.values()).intersection(titles):
        return
    quoted = ", ".join(say("“{title}”", title=tidy(cell)[:40]) for cell in row.cells[:6] if cell.strip())
    told = say(
        "There is no column of names: the titles are {titles}. Give the column of the names the title “Name”.",
        titles=quoted,
    )
    raise Refused(told)


def _untitled(rows: Sequence[Row]) -> Reading:
    """Without titles: the first column that holds mostly words, with the next one where both are single words."""
    width = max(len(row.cells) for row in rows)
    wordy = [
        place
        for place in range(width)
        if 2 * sum(len(row.cells) > place and is_wordy(row.cells[place]) for row in rows) > len(rows)
    ]
    place = wordy[0] if wordy else 0
    pair = (place, place + 1)
    if place + 1 in wordy and all(len(" ".join(row.cells[at : at + 1]).split()) == 1 for row in rows for at in pair):
        how = say("First and last names from columns {first} and {last}.", first=place + 1, last=place + 2)
        return Reading(rows, _cell(*pair), how)
    return Reading(rows, _cell(place), say("Names from column {column}.", column=place + 1))


def _title(cell: str) -> str:
    return tidy(cell).strip(" :*#").casefold()


def _place(titles: Sequence[str], words: frozenset[str]) -> int | None:
    return next((place for place, title in enumerate(titles) if title in words), None)


def _cell(*places: int) -> Callable[[Sequence[str]], str]:
    return lambda cells: " ".join(cells[place] for place in places if place < len(cells))
