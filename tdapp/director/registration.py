"""The desk: a player, an entry, what it costs, and a seat if seats are drawn by then; and all of it taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.apart import parted
from tdapp.director.bustouts import ending, leaving
from tdapp.director.clock import has_started
from tdapp.director.ledger import BUY_IN, RE_ENTRY, Article, Receipt, check_tender, holding, told_tender, whole
from tdapp.director.openings import refuse_when_closed
from tdapp.director.penalties import is_disqualified
from tdapp.director.players import made_known, new_player, refuse_barred, rows_of
from tdapp.director.prizes import has_paid, refuse_once_dealt
from tdapp.director.selling import Shop
from tdapp.director.tonight import Tonight, the_player
from tdapp.rules.purchases import late_entry, late_seat
from tdapp.store.change import Deed, delete, insert
from tdapp.values.field import Booking, DrawRecord, Elimination, Entry, Presence, Seating, Table
from tdapp.values.house import Player
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.values.say import say, say_count
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.director.ledger import Tender
    from tdapp.director.tonight import By
    from tdapp.rules.chance import Chance
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

MOST_AT_ONCE = 10_000
FULL = say("Every seat is taken.")


def register(
    house: OpenHouse,
    tournament: str,
    *,
    name: str = "",
    player: str | None = None,
    method: str = "cash",
    tender: Sequence[Tender] | None = None,
    seat: Seat | None = None,
    has_arrived: bool = True,
    chance: Chance,
    by: By,
) -> Change:
    """Take an entry: of a known player, or of a new one by name. Whoever was in and is out enters again.

    Once seats are drawn there is one at once: any that is free, or the one that was chosen.
    """
    tonight = Tonight.of(house, tournament)
    refuse_when_closed(tonight, by.at)
    if not tonight.terms.has_names:
        raise Refused(say("This tournament is played without names: say how many come in."))
    deeds = []
    if player is None:
        person = new_player(name)
        deeds.append(made_known(person))
    else:
        person = the_player(house, house.house.the(Player, player).id)
    refuse_entrant(tonight, person)
    refuse_when_full(tonight)
    article = entry_article(tonight, person.id, by)
    parts = whole(article.cost, method) if tender is None else tuple(tender)
    check_tender(parts, article.cost, tonight.terms.currency)
    receipt, n = Receipt(tonight, by), tonight.now.next(Entry)
    entry = Entry(tournament, n, person.id, by.at, has_arrived)
    receipt.rows += [
        insert(entry),
        insert(Presence(tournament, n, person.id)),
        *(delete(row) for row in rows_of(tonight, Booking, person.id)),
    ]
    receipt.sell(n, article, parts)
    where, rule = _sit_down(tonight, receipt, entry, seat, chance)
    kind = "" if article.kind == BUY_IN else say(", a {kind}", kind=article.kind)
    # What is paid as always needs no words.
    paid = (
        "" if [part.method for part in parts] in ([], [method]) else f", {told_tender(parts, tonight.terms.currency)}"
    )
    sentence = say(
        "{name} is in as entry {n}{kind}{where}{paid}", name=person.name, n=n, kind=kind, where=where, paid=paid
    )
    deeds.append(Deed(tournament, sentence, tuple(receipt.rows), rule))
    return house.write(*deeds, at=by.at, who=by.who, desk=by.desk)[-1]


def entry_article(tonight: Tonight, player: str | None, by: By) -> Article:
    """What an entry of this person costs and brings now: the buy-in, or a re-entry for one who was in before."""
    before = [] if player is None else rows_of(tonight, Entry, player)
    back = next((row for row in before if row.n in tonight.now[Elimination]), None)
    if back is not None:
        return Shop(tonight, RE_ENTRY, by.at).article(back)[0]
    terms = tonight.terms
    return Article(BUY_IN, terms.buy_in, terms.fee, terms.bounty, terms.stack)


def is_full(tonight: Tonight) -> bool:
    """Whether whoever comes now has to wait for somebody to go."""
    most = tonight.terms.most_players
    if most and tonight.left >= most:
        return True
    return bool(tonight.now[DrawRecord]) and not tonight.free_seats


def refuse_when_full(tonight: Tonight) -> None:
    if is_full(tonight):
        raise Refused(FULL, at=("seats",))


def refuse_entrant(tonight: Tonight, person: Player) -> None:
    """Nobody enters who is barred, or who is in."""
    refuse_barred(person)
    if any(row.n in tonight.now[Presence] for row in rows_of(tonight, Entry, person.id)):
        raise Refused(say("{name} is in already.", name=person.name))
    if is_disqualified(tonight, (row.n for row in rows_of(tonight, Entry, person.id))):
        raise Refused(say("{name} was disqualified.", name=person.name))


def _sit_down(tonight: Tonight, receipt: Receipt, entry: Entry, wanted: Seat | None, chance: Chance) -> tuple[str, str]:
    """A chair for an entry where there is one to have: what the sentence says of it, and by which rule."""
    if not tonight.now[DrawRecord] and not tonight.terms.draws_at_once:
        if wanted is not None:
            raise Refused(say("Seats are drawn for everybody at once: nobody has one before."), at=("seat",))
        return "", ""
    free, table = parted(tonight, entry.player, tonight.free_seats), None
    if not tonight.now[DrawRecord]:
        free, table = _at_the_shortest(tonight, free)
        receipt.rows += [insert(table)] if table else []
    if wanted is not None and wanted not in tonight.free_seats:
        raise Refused(say("Table {table} seat {seat} is not free.", table=wanted.table, seat=wanted.seat), at=("seat",))
    seat = wanted or late_seat(free, chance)
    assert seat.seat is not None
    receipt.rows.append(insert(Seating(tonight.now.stream, entry.n, seat.table, seat.seat)))
    chairs = (table or tonight.now.the(Table, seat.table)).seats
    found = late_entry(seat, stack=tonight.terms.stack, seats=chairs, next_hand=None, rules=tonight.rules)
    return say(", table {table} seat {seat}", table=seat.table, seat=seat.seat), str(found.rule)


def _at_the_shortest(tonight: Tonight, free: Sequence[Seat]) -> tuple[Sequence[Seat], Table | None]:
    """The free seats where the fewest sit, before play; another table where there is none."""
    if free:
        sitting = tonight.now.by(Seating, "table")
        sizes = {seat.table: len(sitting.get(seat.table, ())) for seat in free}
        fewest = min(sizes.values())
        return [seat for seat in free if sizes[seat.table] == fewest], None
    table = next_table(tonight)
    return [Seat(table.n, number) for number in range(1, table.seats + 1)], table


def next_table(tonight: Tonight) -> Table:
    """One more table of the usual size: it is the first to break."""
    first = min((row.breaks for row in tonight.now[Table].values()), default=1)
    return Table(
        tonight.now.stream, tonight.now.next(Table), tonight.terms.seats, "", first - 1, True, None, None, None
    )


def count_in(house: OpenHouse, tournament: str, *, number: int, method: str = "cash", by: By) -> Change:
    """So many more entries of a tournament without names."""
    tonight = Tonight.of(house, tournament)
    refuse_when_closed(tonight, by.at)
    if tonight.terms.has_names:
        raise Refused(say("This tournament is played with names: register each player."))
    if not 1 <= number <= MOST_AT_ONCE:
        raise Refused(say("From 1 to {most:,} entries at a time.", most=MOST_AT_ONCE), at=("number",))
    most = tonight.terms.most_players
    if most and tonight.left + number > most:
        raise Refused(
            say("{seats} left: at most {most:,} can play.", seats=count(most - tonight.left, "seat"), most=most),
            at=("number",),
        )
    article, receipt, first = entry_article(tonight, None, by), Receipt(tonight, by), tonight.now.next(Entry)
    check_tender(whole(article.cost, method), article.cost, tonight.terms.currency)
    for n in range(first, first + number):
        receipt.rows += [insert(Entry(tournament, n, None, by.at, True)), insert(Presence(tournament, n, None))]
        receipt.sell(n, article, whole(article.cost, method))
    now = tonight.entries_sold + number
    sentence = say_count(number, "{n} entry more, {now:,} now", "{n} entries more, {now:,} now", now=now)
    return tonight.write(Deed(tournament, sentence, tuple(receipt.rows)), by)


def unregister(house: OpenHouse, tournament: str, *, entry: int, why: str = "", by: By) -> Change:
    """Take an entry back with all it bought: freely before the first hand, later only as a correction with a reason."""
    tonight = Tonight.of(house, tournament)
    name = tonight.name(entry)
    rule = str(tonight.rules.cite("ABS-04"))
    if tonight.terms.finished is not None or has_paid(tonight.now):
        raise Refused(say("Prizes were paid or the tournament is over: entries stand."))
    refuse_once_dealt(tonight)
    began = has_started(tonight.now, by.at)
    if began and not why.strip():
        raise Refused(say("Hands were dealt: nobody is refunded. A correction needs its reason."), at=("why",))
    is_played = began or bool(tonight.now[Elimination])
    if is_played and tonight.left == 1:
        raise Refused(say("Somebody must hold the chips."))
    receipt = Receipt(tonight, by)
    back = sum(receipt.take_back(row) for row in holding(tonight.now, entry))
    receipt.rows += [*leaving(tonight, entry), *(ending(tonight, 1, by.at) if is_played else [])]
    amount, why = money(back, tonight.terms.currency), why.strip()
    told = (
        say("Correction: {name} was unregistered, {amount} returned. {why}", name=name, amount=amount, why=why)
        if began
        else say("{name} was unregistered, {amount} returned", name=name, amount=amount)
    )
    return tonight.write(Deed(tournament, told, tuple(receipt.rows), rule), by)
