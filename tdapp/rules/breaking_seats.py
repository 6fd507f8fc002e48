"""Where the players of a broken table sit down: seats that are kept for them, and the others drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.rules.apart import part_by_swaps
from tdapp.values.room import Seat

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from tdapp.rules.balance import Known
    from tdapp.rules.chance import Chance
    from tdapp.rules.desk import Desk
    from tdapp.values.room import SeatedTable

Seating = list[tuple[str, Seat]]


def homes_of(broken: SeatedTable, desks: Mapping[int, Desk], kept: Mapping[str, Seat]) -> dict[str, Seat]:
    """The chairs at other tables that are kept for players of this one and free: they are not drawn."""
    return {
        player: seat
        for _, player in sorted(broken.players.items())
        if (seat := kept.get(player)) is not None
        and seat.table in desks
        and seat.seat is not None
        and 1 <= seat.seat <= desks[seat.table].seats
        and desks[seat.table].is_open(seat.seat)
    }


def at_random(broken: SeatedTable, desks: Mapping[int, Desk], chance: Chance, known: Known) -> Seating:
    """Seat by seat at the shortest table, drawn among equals, a chair drawn among its open ones; then the players
    are shuffled over these seats. Pairs that meet are parted by swaps among those who move (SEAT-08)."""
    homes = homes_of(broken, desks, known.kept)
    players = [player for _, player in sorted(broken.players.items()) if player not in homes]
    seats = shortest_first(len(players), desks, chance, homes.values())
    drawn = list(zip(chance.shuffled(players), seats))
    return _parted(drawn, desks, homes, known.apart) if known.apart else drawn


def shortest_first(players: int, desks: Mapping[int, Desk], chance: Chance, taken: Collection[Seat]) -> list[Seat]:
    sizes = {number: desk.size for number, desk in desks.items()}
    free = {number: list(desk.open_after(desk.seats)) for number, desk in desks.items()}
    for seat in taken:
        assert seat.seat is not None
        sizes[seat.table] += 1
        free[seat.table].remove(seat.seat)
    seats = []
    for _ in range(players):
        shortest = min(sizes[number] for number in sizes if free[number])
        number = chance.pick([number for number in sizes if free[number] and sizes[number] == shortest])
        seats.append(Seat(number, free[number].pop(chance.below(len(free[number])))))
        sizes[number] += 1
    return seats


def _parted(
    drawn: Seating, desks: Mapping[int, Desk], homes: Mapping[str, Seat], apart: Sequence[tuple[str, str]]
) -> Seating:
    stay = dict(homes) | {
        name: Seat(number, seat) for number, desk in desks.items() for seat, name in desk.players.items() if name
    }
    everybody = {**stay, **dict(drawn)}
    pairs = [pair for pair in apart if everybody.keys() >= {*pair}]
    part_by_swaps(everybody, pairs, locked=stay, dealers=())
    sits = {everybody[player]: player for player, _ in drawn}
    return [(sits[seat], seat) for _, seat in drawn]
