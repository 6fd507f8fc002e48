"""A formula as a director writes it, read into a frozen tree. It is parsed here, and nothing of it is ever executed.

`sqrt(players / place)`, `if(place = 1, 10, 0) + 2 * knockouts`, or only points by place: `25, 18, 15, 12`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from fractions import Fraction
from typing import TYPE_CHECKING, NoReturn

from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Collection

LONGEST = 600
NESTED = 20
"""How many brackets may stand in each other."""
COSTLY, MOST_COSTLY = frozenset(("sqrt", "log", "ln", "^")), 20
"""What takes a computer long is done a few times at most: a table may reckon a formula ten thousand times."""
DEEPEST = 100
"""How long a chain of steps may be of which each needs the one before."""
FORMULA = "formula"
"""Where a refusal is: this, and the character, counted from 1."""
BY_PLACE = "by_place"


@dataclass(frozen=True, slots=True)
class Number:
    worth: Fraction
    at: int
    depth: int = 1


@dataclass(frozen=True, slots=True)
class Name:
    id: str
    at: int
    depth: int = 1


@dataclass(frozen=True, slots=True)
class Call:
    """A sign or a function, and what it is done to."""

    does: str
    of: tuple[Node, ...]
    at: int
    depth: int


Node = Number | Name | Call


@dataclass(frozen=True, slots=True)
class Function:
    """What is written before the brackets, how many parts stand in them, and what comes out."""

    id: str
    fewest: int
    most: int
    shown: str
    says: str


FUNCTIONS = (
    Function("sqrt", 1, 1, "sqrt(x)", say("The square root.")),
    Function("log", 1, 2, "log(x)", say("The logarithm to base 10; log(x, b) to base b.")),
    Function("ln", 1, 1, "ln(x)", say("The natural logarithm.")),
    Function("min", 1, LONGEST, "min(x, y)", say("The smallest.")),
    Function("max", 1, LONGEST, "max(x, y)", say("The largest: max(0, x) is never below 0.")),
    Function("round", 1, 2, "round(x)", say("To the nearest whole number, halves up; round(x, 1) to a decimal.")),
    Function("floor", 1, 1, "floor(x)", say("Down to a whole number.")),
    Function("ceil", 1, 1, "ceil(x)", say("Up to a whole number.")),
    Function("abs", 1, 1, "abs(x)", say("Without its sign.")),
    Function("if", 3, 3, "if(a < b, x, y)", say("x where it holds, else y; and, or and not join what must hold.")),
    Function(BY_PLACE, 1, LONGEST, "by_place(25, 18, 15)", say("The first for 1st place, the second for 2nd, then 0.")),
)
_BY_ID = {function.id: function for function in FUNCTIONS}
_WORDS = ("and", "or", "not")

_TOKEN = re.compile(
    r"(?P<number>\d+(?:\.\d*)?|\.\d+)|(?P<name>[A-Za-z_][A-Za-z_0-9]*)"
    r"|(?P<sign>\*\*|<=|>=|<>|!=|==|[-+*/^()<>=,;−–×·÷≤≥≠])|(?P<space>\s+)|(?P<other>.)",
    re.DOTALL | re.ASCII,
)
_SAME = {"**": "^", "−": "-", "–": "-", "×": "*", "·": "*", "÷": "/", "≤": "<=", "≥": ">=", "≠": "<>", "!=": "<>"}
_SAME |= {"==": "=", ";": ","}
_DIGITS = 15

# How tightly a sign binds what stands left of it, and right of it.
_BINDS = {"or": (1, 2), "and": (3, 4)}
_BINDS |= dict.fromkeys(("<", "<=", ">", ">=", "=", "<>"), (7, 8))
_BINDS |= {"+": (9, 10), "-": (9, 10), "*": (11, 12), "/": (11, 12), "^": (16, 15)}
_NOT, _MINUS, _COMPARES = 5, 13, 7


@dataclass(frozen=True, slots=True)
class Token:
    kind: str
    """number, name, sign, or end."""
    text: str
    at: int


def read_formula(text: str, names: Collection[str]) -> Node:
    """The tree of a formula in which only these names stand; refused with the place of the fault."""
    if len(text) > LONGEST:
        raise Refused(say("A formula has at most {most} characters.", most=LONGEST), at=(FORMULA, LONGEST + 1))
    tokens = tokens_of(text)
    if tokens[0].kind == "end":
        raise Refused(say("Write a formula, or the points by place: 25, 18, 15."), at=(FORMULA, 1))
    return _list_of_points(tokens) or Reader(tokens, names).whole()


def names_in(node: Node) -> frozenset[str]:
    """The names that stand in a formula."""
    if isinstance(node, Call):
        return frozenset().union(*map(names_in, node.of))
    return frozenset([node.id] if isinstance(node, Name) else [])


def refuse(what: str, at: int) -> NoReturn:
    raise Refused(say("{fault} (character {at})", fault=what, at=at), at=(FORMULA, at))


def tokens_of(text: str) -> list[Token]:
    """Numbers, names and signs, the last of them the end."""
    found = []
    for match in _TOKEN.finditer(text):
        kind, token, at = match.lastgroup or "other", match[0], match.start() + 1
        if kind == "other" and not token.isspace():
            refuse(say("“{token}” means nothing in a formula.", token=token), at)
        if kind in ("number", "name", "sign"):
            found.append(Token(kind, _SAME.get(token, token.lower()), at))
    return [*found, Token("end", "", len(text) + 1)]


def _list_of_points(tokens: list[Token]) -> Node | None:
    """Nothing but numbers, with or without commas: points by place."""
    numbers = [token for token in tokens if token.kind == "number"]
    if len(numbers) < 2 or any(token.kind != "number" and token.text not in (",", "") for token in tokens):
        return None
    return Call(BY_PLACE, tuple(_number(token) for token in numbers), tokens[0].at, 2)


def _number(token: Token) -> Number:
    whole, _, part = token.text.partition(".")
    if len(whole) > _DIGITS or len(part) > _DIGITS:
        refuse(say("That number is too long."), token.at)
    return Number(Fraction(f"{whole or 0}.{part or 0}"), token.at)


class Reader:
    """From left to right, each token once: `steps` counts how often one was looked at."""

    def __init__(self, tokens: list[Token], names: Collection[str]) -> None:
        self._tokens, self._names = tokens, names
        self._n = 0
        self._nested = 0
        self._costly = 0
        self.steps = 0

    def whole(self) -> Node:
        found = self._expression(0)
        token = self._next()
        if token.text == ")":
            refuse(say("This bracket closes nothing."), token.at)
        if token.text == ",":
            refuse(say("A comma stands between the parts of a function; a fraction has a point: 0.5."), token.at)
        if token.kind != "end":
            refuse(say("Before “{token}” a sign is missing, like + or *.", token=token.text), token.at)
        return found

    def _next(self) -> Token:
        self.steps += 1
        return self._tokens[self._n]

    def _take(self) -> Token:
        token = self._next()
        self._n = min(self._n + 1, len(self._tokens) - 1)
        return token

    def _expression(self, binds: int) -> Node:
        """What holds together more tightly than `binds`."""
        left, compared = self._beginning(), False
        while True:
            sign = self._next()
            bind, right_bind = _BINDS.get(sign.text, (0, 0))
            if not bind or bind <= binds:
                return left
            if bind == _COMPARES and compared:
                refuse(say("Compare two at a time, and join them: a < b and b < c."), sign.at)
            compared = bind == _COMPARES
            self._take()
            left = self._call(sign.text, (left, self._expression(right_bind)), sign.at)

    def _beginning(self) -> Node:
        """A number, a name, something in brackets, or a sign before one of these."""
        token = self._take()
        if token.kind == "number":
            return _number(token)
        if token.text in ("-", "+", "not"):
            return self._signed(token)
        if token.text == "(":
            found = self._inside(token)
            self._close(token)
            return found
        if token.kind == "name":
            return self._named(token)
        if token.kind == "end":
            refuse(say("The formula ends too soon."), token.at)
        refuse(say("“{token}” has nothing before it.", token=token.text), token.at)

    def _signed(self, token: Token) -> Node:
        self._go_in(token)
        found = self._expression(_NOT if token.text == "not" else _MINUS)
        self._nested -= 1
        return found if token.text == "+" else self._call("not" if token.text == "not" else "minus", (found,), token.at)

    def _named(self, token: Token) -> Node:
        function = _BY_ID.get(token.text)
        if function is not None:
            return self._function(function, token)
        if token.text not in self._names or token.text in _WORDS:
            self._refuse_unknown(token)
        if self._next().text == "(":
            refuse(say("{name} is no function: write {name} * (…).", name=token.text), token.at)
        return Name(token.text, token.at)

    def _refuse_unknown(self, token: Token) -> NoReturn:
        known = (*self._names, *_BY_ID, *_WORDS)
        # A long word is nobody's typing error, and comparing it costs.
        near = get_close_matches(token.text, known, n=1, cutoff=0.6) if len(token.text) <= 30 else []
        name = token.text[:30]
        if near:
            refuse(say("“{name}” is unknown: did you mean {near}?", name=name, near=near[0]), token.at)
        refuse(say("“{name}” is unknown. The names are listed beside the formula.", name=name), token.at)

    def _function(self, function: Function, token: Token) -> Node:
        bracket = self._take()
        if bracket.text != "(":
            refuse(say("After {name} comes a bracket: {shown}.", name=function.id, shown=function.shown), token.at)
        parts: list[Node] = []
        if self._next().text != ")":
            parts.append(self._inside(bracket))
            while self._next().text == ",":
                self._take()
                parts.append(self._inside(bracket))
        self._close(bracket)
        if not function.fewest <= len(parts) <= function.most:
            refuse(say("{name} is written like this: {shown}.", name=function.id, shown=function.shown), token.at)
        return self._call(function.id, tuple(parts), token.at)

    def _inside(self, bracket: Token) -> Node:
        self._go_in(bracket)
        found = self._expression(0)
        self._nested -= 1
        return found

    def _go_in(self, token: Token) -> None:
        self._nested += 1
        if self._nested > NESTED:
            refuse(say("At most {most} brackets and signs stand in each other.", most=NESTED), token.at)

    def _close(self, bracket: Token) -> None:
        token = self._take()
        if token.kind == "end":
            refuse(say("This bracket is never closed."), bracket.at)
        if token.text != ")":
            refuse(say("Before “{token}” a sign or a bracket is missing.", token=token.text), token.at)

    def _call(self, does: str, of: tuple[Node, ...], at: int) -> Call:
        self._costly += does in COSTLY
        if self._costly > MOST_COSTLY:
            refuse(say("At most {most} roots, logarithms and powers stand in a formula.", most=MOST_COSTLY), at)
        depth = 1 + max(node.depth for node in of)
        if depth > DEEPEST:
            refuse(say("That is too long a chain: make it shorter."), at)
        return Call(does, of, at, depth)
