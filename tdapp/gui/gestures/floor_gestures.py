"""What is asked on the floor: draws, the buttons, balancing, breaking, and moves to make and to announce."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import balancing, breaks, first_buttons, redraws, rooms, seating
from tdapp.gui.sheets.announce import AnnounceSheet
from tdapp.gui.sheets.breaking import BreakSheet
from tdapp.gui.sheets.cards import ask_cards
from tdapp.gui.sheets.draw import Ceremony, ask_draw
from tdapp.gui.sheets.first_button import FirstButtonSheet
from tdapp.gui.sheets.other_move import OtherMoveSheet
from tdapp.gui.sheets.seats import ButtonSheet, MoveSheet
from tdapp.values.field import DrawRecord
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.gui.sheets.draw import Answered
    from tdapp.store.change import Change


def draw_seats(desk: Desk, parent: QWidget | None) -> None:
    tonight = desk.tonight
    if tonight.left < 2:
        desk.refused.emit(say("A draw needs at least two players."))
        return
    tables = desk.attempt(lambda: rooms.to_fill(tonight))
    if tables is None:
        return
    again = bool(tonight.now[DrawRecord])
    most = max(table.capacity for table in tables)
    text = say(
        "{players} at {tables} of up to {most}.",
        players=count(tonight.left, "player"),
        tables=count(len(tables), "table"),
        most=most,
    )
    title = say("Draw the seats")
    if again:
        title = say("Draw the seats again")
        text += " " + say("Everybody gets another seat; the draw before this one stays in the journal.")

    def draw(answer: Answered) -> Change:
        return seating.draw(
            desk.house,
            desk.tournament,
            chance=answer.chance,
            method=answer.method,
            why=answer.why,
            by=desk.by(),
        )

    ask_draw(desk, parent, Ceremony(title, text, asks_why=again, asks_method=True), draw)


def redraw(desk: Desk, parent: QWidget | None) -> None:
    """The same ceremony at fewer tables, down to the final one."""
    due = redraws.due(desk.tonight)
    if due is None:
        desk.refused.emit(say("No redraw is due now."))
        return
    tables = ", ".join(str(table.table) for table in due.tables)
    title, where = say("Draw the final table"), say("Table {table}.", table=tables)
    if not due.is_final:
        title = say("Redraw to {tables}", tables=count(len(due.tables), "table"))
        where = say("Tables {tables}.", tables=tables)
    text = f"{due.why} {where} {say('Everybody takes the chips along.')} ({due.rule})"
    text = " ".join(filter(None, (text, redraws.seats_lost(desk.tonight, due))))
    ask_draw(
        desk,
        parent,
        Ceremony(title, text),
        lambda answer: redraws.redraw(desk.house, desk.tournament, chance=answer.chance, by=desk.by()),
    )


def first_button(desk: Desk, parent: QWidget | None) -> None:
    tables = first_buttons.without_button(desk.tonight, desk.now())
    if not tables:
        desk.refused.emit(say("Every table knows who begins."))
        return
    FirstButtonSheet(parent, desk, tables).ask(
        lambda cards: first_buttons.say_first_buttons(desk.house, desk.tournament, cards=cards, by=desk.by())
    )


def break_table(desk: Desk, parent: QWidget | None, table: int | None = None) -> None:
    planned = desk.attempt(lambda: breaks.plan_break(desk.tonight, chance=desk.chance(), table=table))
    if planned is None:
        return
    number = planned.table
    if number is None:
        desk.refused.emit(planned.why)
        return
    BreakSheet(parent, desk, planned).ask(
        lambda dealt: breaks.break_table(
            desk.house, desk.tournament, chance=desk.chance(), table=number, dealt=dealt, by=desk.by()
        )
    )


def balance(desk: Desk, only: int | None = None) -> Change | None:
    return desk.do(balancing.balance, only=only)


def balance_ready(desk: Desk, number: int) -> Change | None:
    """As many of the plan's moves as are settled."""
    return desk.do(balancing.balance, only=max(number, 1))


def say_cards(desk: Desk, parent: QWidget | None, tables: tuple[int, ...]) -> None:
    """A card for each of the equally full tables: the lowest gives a player."""
    text = say("The dealer of the short table deals them, in this order. The lowest card gives a player.")
    ask_cards(
        desk,
        parent,
        say("Which table gives a player?"),
        text,
        {table: say("Table {table}", table=table) for table in tables},
        lambda cards: balancing.say_cards(desk.house, desk.tournament, cards=cards, by=desk.by()),
    )


def say_player_cards(desk: Desk, parent: QWidget | None, table: int) -> None:
    """A card for each player of a table: the lowest moves, as in stud."""
    tonight = desk.tonight
    sitting = next((one for one in tonight.tables if one.table == table), None)
    if sitting is None:
        return
    holders = {
        tonight.entry_labelled(name): say("Seat {seat}  {name}", seat=seat, name=name)
        for seat, name in sorted(sitting.players.items())
    }
    ask_cards(
        desk,
        parent,
        say("Who moves from table {table}?", table=table),
        say("Clockwise from the dealer's left. The lowest card moves."),
        holders,
        lambda cards: balancing.balance(desk.house, desk.tournament, only=1, cards=cards, by=desk.by()),
    )


def move_otherwise(desk: Desk, parent: QWidget | None) -> None:
    OtherMoveSheet(parent, desk).ask(
        lambda said: balancing.move_instead(
            desk.house, desk.tournament, entry=said[0], to=said[1], why=said[2], by=desk.by()
        )
    )


def announce(desk: Desk, parent: QWidget | None) -> None:
    if seating.on_the_way(desk.tonight):
        AnnounceSheet(parent.window() if parent else None, desk).open()


def say_button(desk: Desk, parent: QWidget | None, table: int) -> None:
    ButtonSheet(parent, desk, table).ask(
        lambda seat: balancing.say_button(desk.house, desk.tournament, table=table, button=seat, by=desk.by())
    )


def move(desk: Desk, parent: QWidget | None, entry: int) -> None:
    MoveSheet(parent, desk, entry).ask(
        lambda to: seating.move(desk.house, desk.tournament, entry=entry, to=to, by=desk.by())
    )


def mark_seated(desk: Desk, moves: Sequence[int]) -> Change | None:
    return desk.do(seating.mark_seated, moves=moves)
