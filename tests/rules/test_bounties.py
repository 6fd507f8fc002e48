"""Bounties: what a head is worth to those who take it, and the envelopes of mystery bounties."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.rules.bounties import Won, draw_envelope, won
from tdapp.rules.chance import Chance
from tdapp.values.refusal import Refused


class TestHeads:
    @pytest.mark.parametrize(
        ("kind", "head", "winners", "gets"),
        [
            ("fixed", 1_000, 1, [Won(1_000, 0)]),
            ("fixed", 1_001, 2, [Won(501, 0), Won(500, 0)]),
            ("progressive", 1_000, 1, [Won(500, 500)]),
            ("progressive", 1_001, 1, [Won(501, 500)]),
            ("progressive", 1_001, 2, [Won(251, 250), Won(250, 250)]),
            ("mystery", 1_000, 1, [Won(0, 0)]),
        ],
    )
    def test_what_each_winner_gets(self, kind, head, winners, gets):
        assert won(kind, head, winners) == gets

    @given(st.sampled_from(["fixed", "progressive"]), st.integers(0, 10**9), st.integers(1, 9))
    def test_nothing_is_lost_of_a_head(self, kind, head, winners):
        assert sum(one.cash + one.on_head for one in won(kind, head, winners)) == head

    def test_somebody_must_have_won_it(self):
        with pytest.raises(Refused, match="Say who won"):
            won("fixed", 1_000, 0)


SEALED = {5_000: 1, 1_000: 3, 500: 6}


class TestEnvelopes:
    def test_the_draw_can_be_followed_by_hand(self):
        """Counted off from the biggest amount down: 0 is the 5,000, 1 to 3 a 1,000, 4 to 9 a 500."""
        for seed in range(40):
            number = Chance(seed.to_bytes(32, "big"), "Ks").below(10)
            amount = 5_000 if number == 0 else 1_000 if number < 4 else 500
            assert draw_envelope(SEALED, Chance(seed.to_bytes(32, "big"), "Ks")) == amount

    @given(st.integers(0, 10**9))
    def test_every_envelope_is_opened_once(self, seed):
        left, chance = Counter(SEALED), Chance(seed.to_bytes(32, "big"))
        drawn = Counter[int]()
        while left := +left:
            amount = draw_envelope(left, chance)
            left[amount] -= 1
            drawn[amount] += 1
        assert drawn == Counter(SEALED)

    def test_none_is_left(self):
        with pytest.raises(Refused, match="All envelopes are open"):
            draw_envelope({500: 0}, Chance(bytes(32)))
