"""What stacks are worth under the independent chip model (Malmuth–Harville), for a home game or a field of 1,500.

Each player finishes first with the probability of the stack's share of the chips, then the same among the rest.
That is the order in which clocks ring that run at the speed of the stacks, so that one integral over the time t
at which a player's clock rings replaces the sum over all orders: the others are ahead with probability
b = 1 − exp(−stack·t) each, independently, and the polynomial ∏(1 − b + b·x) tells how many are.

The integral is taken by the trapezoid rule in z with t = exp(z − exp(−z)), which converges so fast that a few
dozen nodes are exact to the last digits of a float.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

MOST_PLAYERS = 3_000
"""Beyond this an answer would take minutes."""

EXACT_ENOUGH = 1e-12
HALVINGS = 6
STEP = 0.8
"""The first step of z is this over the square root of the number of players."""

WIDEST_STEP = 0.2
CHUNK = 64
KEPT_NUMBERS = 4_000_000
NEGLIGIBLE = 47.0
"""Probabilities below exp(−47) = 4e-21 are left out."""


def equities(stacks: Sequence[int], prizes: Sequence[int]) -> list[float]:
    """What each stack is worth; prizes from first place on, those that are missing are nothing.

    Players without chips take the last places and share their prizes equally. Equal stacks are worth exactly
    the same, and where prizes fall with the place a bigger stack is never worth less.
    """
    full = [*prizes, *[0] * (len(stacks) - len(prizes))]
    playing = [stack for stack in stacks if stack]
    without = full[len(playing) :]
    consolation = sum(without) / len(without) if without else 0.0
    worth = _worth(playing, full[: len(playing)])
    return [worth[stack] if stack else consolation for stack in stacks]


def _worth(stacks: list[int], prizes: list[int]) -> dict[int, float]:
    """The equity of each size of stack."""
    if not stacks:
        return {}
    sizes, which = np.unique(np.array(stacks, dtype=object), return_inverse=True)
    lowest = min(prizes)
    extra = [prize - lowest for prize in prizes]
    while extra and not extra[-1]:
        extra.pop()
    if not extra:
        return {size: float(lowest) for size in sizes}
    total = sum(stacks)
    speeds = np.array([stack * len(stacks) / total for stack in stacks])
    top = max(extra)
    shares = _integral(speeds, np.array([prize / top for prize in extra]))
    mean = np.bincount(which, shares) / np.bincount(which)
    if prizes == sorted(prizes, reverse=True):
        mean = np.maximum.accumulate(mean)
    return {size: lowest + float(share) * top for size, share in zip(sizes, mean)}


def _integral(speeds: Floats, prizes: Floats) -> Floats:
    """The equities, with the step halved until they add up to the prizes; old nodes serve again."""
    players = len(speeds)
    low = -np.log(38 + np.log(speeds.max()))
    high = np.log(40 / speeds.min())
    step = min(STEP / np.sqrt(players), WIDEST_STEP)
    count = int((high - low) / step) + 1
    nodes = low + step * np.arange(count + 1)
    found: Floats = step * _at_nodes(nodes, speeds, prizes)
    for _ in range(HALVINGS):
        if abs(found.sum() / prizes.sum() - 1) < EXACT_ENOUGH:
            break
        step /= 2
        nodes = low + step * np.arange(1, 2 * count, 2)
        count *= 2
        found = found / 2 + step * _at_nodes(nodes, speeds, prizes)
    return found


def _at_nodes(nodes: Floats, speeds: Floats, prizes: Floats) -> Floats:
    """The sum of the integrand over the nodes, for each player."""
    shrink = np.exp(-nodes)
    times = np.exp(nodes - shrink)
    weights = times * (1 + shrink)
    found = np.zeros(len(speeds))
    for start in range(0, len(nodes), CHUNK):
        part = slice(start, start + CHUNK)
        found += _chunk(times[part], weights[part], speeds, prizes)
    return found * speeds


def _chunk(times: Floats, weights: Floats, speeds: Floats, prizes: Floats) -> Floats:
    """The same for a few neighbouring nodes; for fewer of them at a time where that keeps memory small."""
    exponents = np.multiply.outer(speeds, -times)
    behind, before = np.exp(exponents), -np.expm1(exponents)
    lows, highs = _windows(before, behind, len(prizes))
    if lows[-1] >= len(prizes):
        return np.zeros(len(speeds))
    half = len(times) // 2
    if half and (sum(highs) - sum(lows)) * len(times) > KEPT_NUMBERS:
        first, second = slice(half), slice(half, None)
        found = _chunk(times[first], weights[first], speeds, prizes)
        return found + _chunk(times[second], weights[second], speeds, prizes)
    return _expected(before[:, :, None], behind[:, :, None], weights, prizes, lows, highs)


def _expected(
    before: Floats, behind: Floats, weights: Floats, prizes: Floats, lows: list[int], highs: list[int]
) -> Floats:
    """How many are ahead among the players before each, then what those after leave to hope for.

    `ahead[:, r + 1]` is the probability that r are ahead among those counted so far, `hope[:, r]` what is then to
    be expected with all later players; each player meets both once, so nothing has to be divided out again.
    """
    players, places = len(before), len(prizes)
    found = np.zeros(players)
    ahead = np.zeros((len(weights), places + 1))
    ahead[:, 1] = weights
    kept = []
    for j in range(players):
        low, high = lows[j], highs[j]
        kept.append(ahead[:, low + 1 : high + 1].copy())
        low, high = lows[j + 1], highs[j + 1]
        stay = ahead[:, low + 1 : high + 1] * behind[j]
        stay += ahead[:, low:high] * before[j]
        ahead[:, low + 1 : high + 1] = stay
    hope = np.zeros((len(weights), places + 1))
    hope[:, :places] = prizes
    for j in range(players - 1, -1, -1):
        low, high = lows[j], highs[j]
        stay = hope[:, low:high] * behind[j]
        found[j] = np.vdot(kept[j], stay)
        stay += hope[:, low + 1 : high + 1] * before[j]
        hope[:, low:high] = stay
    return found


def _windows(before: Floats, behind: Floats, places: int) -> tuple[list[int], list[int]]:
    """For each count of players, the numbers ahead that are likely enough to matter at any of the nodes."""
    players = len(before)
    mean = np.zeros((players + 1, before.shape[1]))
    spread = np.zeros_like(mean)
    np.cumsum(before, axis=0, out=mean[1:])
    np.cumsum(before * behind, axis=0, out=spread[1:])
    reach = _reach(spread)
    lows = np.floor((mean - reach).min(axis=1)).clip(0, places)
    highs = np.ceil((mean + reach).max(axis=1)).clip(0, places - 1) + 1
    lows = np.minimum.accumulate(lows[::-1])[::-1]
    highs = np.minimum(np.maximum.accumulate(highs), np.arange(1, players + 2))
    return lows.astype(int).tolist(), highs.astype(int).tolist()


def _reach(variance: Floats) -> Floats:
    """How far from its mean a count of independent events can be before it is negligible (Bernstein's bound)."""
    third = NEGLIGIBLE / 3
    return third + np.sqrt(third * third + 2 * NEGLIGIBLE * variance)
