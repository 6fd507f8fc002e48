"""Where button and blinds go: the dead button, the moving button, and heads-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.rules.circle import after, at_or_before, before, in_order, steps
from tdapp.values.refusal import Refused
from tdapp.values.room import Blinds
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation


@dataclass(frozen=True, slots=True)
class Hand:
    """Button and blinds of one hand: their places, and who really posts."""

    blinds: Blinds
    dead: bool
    posts_small: tuple[int, ...]
    posts_big: tuple[int, ...]
    last_to_act: int
    heads_up: bool

    @property
    def why(self) -> str:
        """The hand in a sentence, for the director."""
        if self.heads_up:
            return say(
                "Two players are left: the big blind goes on to seat {seat}, the other has button and small blind.",
                seat=self.posts_big[0],
            )
        blinds = f"{self._who_posts_big()}, {self._who_posts_small()}"
        if not self.dead:
            return say("{blinds}; the button is at seat {button}.", blinds=blinds, button=self.blinds.button)
        return say(
            "{blinds}; the button is at seat {button}; it is empty, so seat {last} acts last.",
            blinds=blinds,
            button=self.blinds.button,
            last=self.last_to_act,
        )

    def _who_posts_big(self) -> str:
        if len(self.posts_big) == 1:
            return say("Seat {seat} posts the big blind", seat=self.posts_big[0])
        return say("{seats} post the big blind", seats=_seats(self.posts_big).capitalize())

    def _who_posts_small(self) -> str:
        if not self.posts_small:
            return say("nobody the small blind")
        if len(self.posts_small) == 1:
            return say("seat {seat} the small blind", seat=self.posts_small[0])
        return say("{seats} the small blind", seats=_seats(self.posts_small))


def _seats(seats: Sequence[int]) -> str:
    return say(" and ").join(say("seat {seat}", seat=seat) for seat in seats)


def next_hand(
    *,
    seats: int,
    players: Sequence[int],
    last: Blinds,
    posted_big: Sequence[int] | None = None,
    rules: Rulebook,
) -> Hand:
    """The next hand among the seats that are dealt in, after a hand with the given places.

    `posted_big` are the seats that posted a big blind in that hand: with a moving button there may be several.
    """
    _check(seats, players, last, posted_big)
    dealt_in = sorted(players)
    if len(dealt_in) == 2:
        return _heads_up(dealt_in, last)
    move = BUTTON_MODES[str(rules["button_mode"])]
    return move(seats, dealt_in, last, [last.big_blind] if posted_big is None else list(posted_big))


def rule_of(hand: Hand, *, rules: Rulebook) -> Citation:
    """What decided where the button of this hand stands."""
    if hand.heads_up:
        return rules.cite(_HEADS_UP_RULES[str(rules["headsup_start"])])
    return rules.cite(_MODE_RULES[str(rules["button_mode"])])


def blinds_behind(seats: int, button: int, in_hand: Sequence[int]) -> Blinds | None:
    """The places of a hand of which only the button is known: the blinds were the next two taken seats.

    Heads-up the button was the small blind. Where one seat alone is known to have played, it had the big blind, and
    the button stood in front of it. A single chair has no blinds.
    """
    if seats < 2:
        return None
    if len(in_hand) == 1:
        front = (in_hand[0] - 2) % seats + 1
        return Blinds(front, front, in_hand[0])
    small = button if len(in_hand) == 2 and button in in_hand else after(in_hand, button)
    return Blinds(button, small, after(in_hand, small))


def is_between(seat: int, blinds: Blinds, *, seats: int) -> bool:
    """Whether a seat lies in a gap after the button and before the small blind, clockwise."""
    gap = steps(seats, blinds.button, blinds.small_blind)
    return 0 < steps(seats, blinds.button, seat) < gap < steps(seats, blinds.button, blinds.big_blind)


def _heads_up(dealt_in: list[int], last: Blinds) -> Hand:
    """The big blind goes on to the next player, so nobody has it twice running; the other has the button.

    Robert's says that whoever had the big blind last gets the button (R11 §15.31), AMERIFUN that whoever is due
    for the big blind has it (HU-03), TDA that nobody has it twice running (TDA 34B): three names for one hand.
    """
    big = after(dealt_in, last.big_blind)
    button = after(dealt_in, big)
    return Hand(Blinds(button, button, big), False, (button,), (big,), button, True)


def _dead_button(seats: int, dealt_in: list[int], last: Blinds, _: list[int]) -> Hand:
    """The big blind moves first and never skips a player; button and small blind follow the places of the last
    hand, even onto an empty seat (R11 §15.30)."""
    big = after(dealt_in, last.big_blind)
    small = last.big_blind
    button = last.small_blind
    if steps(seats, small, button) <= steps(seats, small, big):
        # After heads-up the last small blind can be the next big blind: the button goes to the right of the small.
        button = before(dealt_in, small)
    posts_small = (small,) if small in dealt_in else ()
    last_to_act = at_or_before(dealt_in, button)
    return Hand(Blinds(button, small, big), button != last_to_act, posts_small, (big,), last_to_act, False)


def _moving_button(seats: int, dealt_in: list[int], last: Blinds, posted_big: list[int]) -> Hand:
    """The button goes to the next player. Big blinds are posted up to the second player to its left, by everyone
    they have newly reached; whoever posted one in the last hand posts the small blind now (R11 §4.2a)."""
    button = after(dealt_in, last.button)
    frontier = after(dealt_in, after(dealt_in, button))
    ahead = steps(seats, last.button, last.big_blind) - (steps(seats, last.button, button) or seats)
    if steps(seats, button, frontier) <= ahead:
        # A newcomer sits between the places: the blinds would stand still, so the big blind goes on to the next
        # player, and if that is the newcomer, the button passes him.
        frontier = after(dealt_in, last.big_blind)
        button = before(dealt_in, last.big_blind) if frontier == button else button
    reach = steps(seats, last.big_blind, frontier) or seats
    posts_big = [seat for seat in in_order(dealt_in, last.big_blind) if 0 < steps(seats, last.big_blind, seat) <= reach]
    posts_small = tuple(seat for seat in posted_big if seat in dealt_in)
    blinds = Blinds(button, last.big_blind, frontier)
    return Hand(blinds, False, posts_small, tuple(posts_big), button, False)


BUTTON_MODES: dict[str, Callable[[int, list[int], Blinds, list[int]], Hand]] = {
    "dead": _dead_button,
    "moving": _moving_button,
}
_MODE_RULES = {"dead": "MB-02", "moving": "MB-01"}
_HEADS_UP_RULES = {"last big blind": "HU-02", "next big blind": "HU-03", "no big blind twice": "TDA-34B"}


def _check(seats: int, players: Sequence[int], last: Blinds, posted_big: Sequence[int] | None) -> None:
    if len(players) < 2:
        raise Refused(say("A hand needs at least two players."), at=("players",))
    seen: set[int] = set()
    for i, seat in enumerate(players):
        if not 1 <= seat <= seats:
            raise Refused(
                say("There is no seat {seat} at a table of {seats}.", seat=seat, seats=seats), at=("players", i)
            )
        if seat in seen:
            raise Refused(say("Seat {seat} is listed twice.", seat=seat), at=("players", i))
        seen.add(seat)
    check_blinds(seats, last, at=("last",))
    posted = list(posted_big or ())
    for i, seat in enumerate(posted):
        if not 1 <= seat <= seats:
            raise Refused(
                say("There is no seat {seat} at a table of {seats}.", seat=seat, seats=seats),
                at=("last", "posts_big", i),
            )
        if seat in posted[:i]:
            raise Refused(say("Seat {seat} is listed twice.", seat=seat), at=("last", "posts_big", i))


def check_blinds(seats: int, blinds: Blinds, *, at: tuple[str | int, ...]) -> None:
    """Refuse places that no hand can have."""
    places = {"button": blinds.button, "small_blind": blinds.small_blind, "big_blind": blinds.big_blind}
    for name, place in places.items():
        if not 1 <= place <= seats:
            raise Refused(
                say("There is no seat {seat} at a table of {seats}.", seat=place, seats=seats), at=(*at, name)
            )
    if blinds.big_blind in (blinds.button, blinds.small_blind):
        raise Refused(say("The big blind has a place of its own."), at=(*at, "big_blind"))
