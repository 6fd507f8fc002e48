"""One thing to do as a card: what, why, which rule, and the button that does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdapp.gui.theme.look import in_force
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, column, row, tile
from tdapp.values.say import say, say_kept
from tdapp.views.journal import rule_says

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdapp.views.todo_item import Other, ToDo

ICONS = {
    "register": "players",
    "room": "tables",
    "draw": "draw",
    "start": "start",
    "seat next": "seated",
    "take off": "out",
    "share": "out",
    "break": "break",
    "balance": "move",
    "say button": "button",
    "say cards": "draw",
    "say player cards": "draw",
    "high card": "button",
    "redraw": "draw",
    "seated": "move",
    "race": "chips",
    "race sheet": "chips",
    "color-ups": "chips",
    "counts": "chips",
    "say who": "out",
    "hand for hand": "seated",
    "envelope": "pay",
    "won by": "out",
    "copies": "save",
    "bounties": "pay",
    "back to play": "seated",
    "hand dealt": "clock",
    "lock": "lock",
    "pay": "pay",
    "end": "prizes",
    "results": "prizes",
    "settlement": "pay",
    "nothing": "alert",
}


class ToDoCard(Card):
    """The first card of a list answers to Enter, and its button says so; other answers stand before it."""

    def __init__(
        self,
        todo: ToDo,
        does: Callable[[], object],
        *,
        others: Sequence[tuple[Other, Callable[[], object]]] = (),
        is_first: bool = False,
        is_wide: bool = False,
        later: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(margins=18)
        self.setAccessibleName(todo.title)
        colors = in_force()
        title = label(todo.title, "strong", wraps=True)
        why = label(look="muted", wraps=True)
        why.setTextFormat(Qt.TextFormat.RichText)
        why.setText(_with_rule(todo, colors.information))
        in_the_book = rule_says(todo.rule)[:1]
        why.setToolTip("".join(say("{title}: {text}", title=todo.rule, text=text) for text in in_the_book))
        head = row(title, spacing=8)
        head.setStretch(0, 1)
        if later is not None:
            head.addWidget(Button(say("Later"), later, look="link", name=say("Later: {title}", title=todo.title)))
        texts = column(head, why, spacing=4)
        mark = tile(ICONS[todo.does], todo.look, getattr(colors, todo.look))
        line = row(mark, texts, spacing=14)
        line.setStretch(1, 1)
        line.setAlignment(mark, Qt.AlignmentFlag.AlignTop)
        # Beside many answers a narrow card has no room for its words: they stand under them.
        under = row(1, spacing=8) if len(others) > 1 and not is_wide else None
        buttons = line if under is None else under
        for other, does_it in others:
            name = say("{title}: {text}", title=other.button, text=todo.title)
            buttons.addWidget(Button(other.button, does_it, name=name))
        self.button: Button | None = None
        if todo.button:
            look, key = ("primary", "Enter") if is_first else ("", "")
            name = say("{title}: {text}", title=todo.button, text=todo.title)
            self.button = Button(todo.button, does, look=look, key=key, name=name)
            buttons.addWidget(self.button)
        self.body.addLayout(line)
        if under is not None:
            self.body.addLayout(under)


def _with_rule(todo: ToDo, color: str) -> str:
    """The reason with its rule as a quiet link; names are shown as they are typed, never as markup."""
    why = todo.why.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if not todo.rule:
        return why
    return f'{why} <span style="color:{color};text-decoration:underline">{say_kept(todo.rule)}</span>'
