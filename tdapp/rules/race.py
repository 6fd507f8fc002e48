"""Color-up: a chip leaves the event, and the odd ones are raced for with cards, table by table."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import TYPE_CHECKING

from tdapp.rules.cards import DECK, twice
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tdapp.rules.cards import Card
    from tdapp.rules.chance import Chance
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation

MOST_CARDS = 10_000
"""No table deals more cards than this for one race: a larger number is a slip of the pen."""

Hands = dict[int, tuple["Card", ...]]
"""The cards of each seat that has odd chips, in ascending order of the seats."""


@dataclass(frozen=True, slots=True)
class Racer:
    """A player at the table: how many of the leaving chips, and the value of the rest of the stack.

    `cards` are those that were dealt, one for each odd chip; None or none at all where the app is to deal.
    """

    seat: int
    chips: int
    other: int
    cards: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class Race:
    """What everybody gets. The maps hold every seat, ascending; `awarded` names a seat once for each chip."""

    direct: Mapping[int, int]
    odd: Mapping[int, int]
    slots: int
    order: tuple[int, ...]
    awarded: tuple[int, ...]
    new_chips: Mapping[int, int]
    delta: int
    dealt: Mapping[int, tuple[Card, ...]]
    dealt_by_app: bool
    why: str
    rule: Citation


@dataclass(frozen=True, slots=True)
class _Start:
    """The state of a race when all cards are on the table."""

    hands: Hands
    slots: int
    protected: tuple[int, ...]
    one_chip_each: bool

    def by_cards(self, chips: int, holders: Counter[int]) -> Counter[int]:
        """Who gets that many chips by the cards, when the holders have some already."""
        won: Counter[int] = Counter()
        for seat in self._card_order():
            if chips <= 0:
                break
            if not self.one_chip_each or not holders[seat] + won[seat]:
                won[seat] += 1
                chips -= 1
        return won

    def order(self) -> tuple[int, ...]:
        """The seats by their best card."""
        return tuple(dict.fromkeys(self._card_order()))

    def _card_order(self) -> list[int]:
        """A seat for each card, best card first; equal cards of two decks go by seat (RACE-07)."""
        cards = [(-card.worth, seat) for seat, hand in self.hands.items() for card in hand]
        return [seat for _, seat in sorted(cards)]


def _protected_first(start: _Start) -> Counter[int]:
    """A chip for each who has nothing else, out of the chips raced for; the cards decide about the rest."""
    saved = Counter(start.protected)
    return saved + start.by_cards(start.slots - len(start.protected), saved)


def _protected_after(start: _Start) -> Counter[int]:
    """The cards decide about all chips; one more for each who has nothing else and won none."""
    won = start.by_cards(start.slots, Counter())
    return won + Counter(seat for seat in start.protected if not won[seat])


def _half_or_more(left: int, needed: int) -> int:
    return int(2 * left >= needed)


def _dropped(_left: int, _needed: int) -> int:
    return 0


_PROTECTION = {"first": _protected_first, "after": _protected_after}
_LEFTOVER = {"half or more": _half_or_more, "dropped": _dropped}


def race(racers: Sequence[Racer], *, old: int, new: int, rules: Rulebook, chance: Chance) -> Race:
    """Exchange the chips of one table: what makes new chips at once, the odd ones by cards.

    The odd chips of the table make the new chips that are raced for, a leftover as the house treats it
    (R11 §15.11); nobody is left without chips (race_protection says how).
    """
    needed = _chips_needed(old, new)
    _check(racers)
    at_table = sorted(racers, key=lambda racer: racer.seat)
    direct = {racer.seat: racer.chips // needed for racer in at_table}
    odd = {racer.seat: racer.chips % needed for racer in at_table}
    hands, by_app = _hands(racers, odd, chance)
    whole, left = divmod(sum(odd.values()), needed)
    start = _Start(
        hands,
        slots=whole + _LEFTOVER[str(rules["race_leftover"])](left, needed),
        protected=tuple(r.seat for r in at_table if odd[r.seat] and not r.other and not direct[r.seat]),
        one_chip_each=rules["race_one_chip_max"] is True,
    )
    won = _PROTECTION[str(rules["race_protection"])](start)
    return Race(
        direct=direct,
        odd=odd,
        slots=start.slots,
        order=start.order(),
        awarded=tuple(sorted(won.elements())),
        new_chips={seat: direct[seat] + won[seat] for seat in direct},
        delta=won.total() * new - sum(odd.values()) * old,
        dealt={seat: hands.get(seat, ()) for seat in direct},
        dealt_by_app=by_app,
        why=_why(start, odd=sum(odd.values()), needed=needed, won=won.total()),
        rule=rules.cite("RACE-01"),
    )


@dataclass(frozen=True, slots=True)
class Stack:
    """A player at the table with the count of each leaving chip, and the value of the rest of the stack."""

    seat: int
    chips: Mapping[int, int]
    other: int


def race_up(stacks: Sequence[Stack], *, chips: Sequence[int], rules: Rulebook, chance: Chance) -> list[Race]:
    """Chips that leave at once: raced smallest first, each into the next one up.

    `chips` are the leaving denominations and, last, the one that stays: 100, 500, 1000. What is won of one
    chip is raced again with the next.
    """
    if list(chips) != sorted(set(chips)) or len(chips) < 2:
        raise Refused(say("Chips that leave go from the smallest up, and end with one that stays."), at=("chips",))
    held = {stack.seat: dict(stack.chips) for stack in stacks}
    others = {stack.seat: stack.other for stack in stacks}
    races = []
    for old, new in pairwise(chips):
        racers = []
        for stack in stacks:
            own = held[stack.seat]
            above = sum(own.get(chip, 0) * chip for chip in chips if new <= chip)
            racers.append(Racer(stack.seat, own.get(old, 0), others[stack.seat] + above))
        result = race(racers, old=old, new=new, rules=rules, chance=chance)
        for seat, won in result.new_chips.items():
            held[seat][new] = held[seat].get(new, 0) + won
        races.append(result)
    return races


def _chips_needed(old: int, new: int) -> int:
    if old < 1:
        raise Refused(say("The chip that leaves is worth at least 1."), at=("old",))
    if new % old or new < 2 * old:
        raise Refused(say("The new chip must be a multiple of {old}, at least twice its value.", old=old), at=("new",))
    return new // old


def _check(racers: Sequence[Racer]) -> None:
    if not racers:
        raise Refused(say("A race needs at least one player."), at=("players",))
    seen = set()
    for i, racer in enumerate(racers):
        if racer.seat < 1:
            raise Refused(say("Seats count from 1."), at=("players", i, "seat"))
        if racer.seat in seen:
            raise Refused(say("Seat {seat} is there twice.", seat=racer.seat), at=("players", i, "seat"))
        seen.add(racer.seat)
        if racer.chips < 0:
            raise Refused(say("Nobody has fewer than 0 chips."), at=("players", i, "chips"))
        if racer.other < 0:
            raise Refused(say("The rest of a stack is worth at least 0."), at=("players", i, "other"))


def _hands(racers: Sequence[Racer], odd: Mapping[int, int], chance: Chance) -> tuple[Hands, bool]:
    """The cards on the table, and whether the app has dealt them."""
    cards = sum(odd.values())
    if cards > MOST_CARDS:
        raise Refused(
            say("A race of {chips:,} odd chips is too large: {most:,} is the most.", chips=cards, most=MOST_CARDS),
            at=("players",),
        )
    is_typed = any(racer.cards and odd[racer.seat] for racer in racers)
    for i, racer in enumerate(racers):
        _check_count(i, racer, odd[racer.seat], is_typed=is_typed)
    if is_typed:
        return _typed(racers), False
    deck = _decks(chance)
    hands = {seat: tuple(next(deck) for _ in range(chips)) for seat, chips in odd.items() if chips}
    return hands, bool(hands)


def _check_count(i: int, racer: Racer, odd: int, *, is_typed: bool) -> None:
    place = ("players", i, "cards")
    cards = len(racer.cards or ())
    if cards and not odd:
        raise Refused(say("Seat {seat} has no odd chips, so no cards.", seat=racer.seat), at=place)
    if cards and cards != odd:
        sentence = say(
            "Seat {seat} has {odd_chips} and {cards}: one for each.",
            seat=racer.seat,
            odd_chips=count(odd, "odd chip"),
            cards=count(cards, "card"),
        )
        raise Refused(sentence, at=place)
    if odd and not cards and is_typed:
        raise Refused(say("Seat {seat} has odd chips and no cards; others have theirs.", seat=racer.seat), at=place)


def _typed(racers: Sequence[Racer]) -> Hands:
    """The cards as given. No card is there twice in the same deck of 52, as they were dealt."""
    places = {racer.seat: i for i, racer in enumerate(racers)}
    hands = {seat: racers[places[seat]].cards or () for seat in sorted(places)}
    dealt = [((places[seat], j), card) for seat in hands for j, card in enumerate(hands[seat])]
    for first in range(0, len(dealt), len(DECK)):
        deck = dealt[first : first + len(DECK)]
        again = twice(card for _, card in deck)
        if again is not None:
            _, (i, j), *_ = [place for place, card in deck if card == again]
            raise Refused(say("{card} was dealt twice from one deck.", card=again), at=("players", i, "cards", j))
    return {seat: cards for seat, cards in hands.items() if cards}


def _decks(chance: Chance) -> Iterator[Card]:
    """Cards from the top of a shuffled deck, and of another one whenever it has run out."""
    return chain.from_iterable(iter(lambda: chance.shuffled(DECK), None))


def _why(start: _Start, *, odd: int, needed: int, won: int) -> str:
    if not odd:
        return say("Nobody has odd chips: all are exchanged directly.")
    if not start.protected:
        return say(
            "Odd chips: {odd}, at {needed} for a new one; to race for: {slots}; given: {won}.",
            odd=odd,
            needed=needed,
            slots=start.slots,
            won=won,
        )
    return say(
        "Odd chips: {odd}, at {needed} for a new one; to race for: {slots}; nobody is raced out, "
        "so a chip is sure for {seats}; given: {won}.",
        odd=odd,
        needed=needed,
        slots=start.slots,
        seats=_seats(start.protected),
        won=won,
    )


def _seats(seats: Sequence[int]) -> str:
    *others, last = map(str, seats)
    if not others:
        return say("seat {seat}", seat=last)
    return say("seats {others} and {last}", others=", ".join(others), last=last)
