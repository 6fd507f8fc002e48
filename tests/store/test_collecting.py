"""Looking for garbage: not while much is made, and as before afterwards."""

from __future__ import annotations

import gc

import pytest

from tdapp.store.collecting import nothing_collected


def test_it_rests_inside_and_goes_on_afterwards():
    with nothing_collected():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_goes_on_after_a_failure():
    with pytest.raises(ZeroDivisionError), nothing_collected():
        _ = 1 // 0
    assert gc.isenabled()


def test_one_inside_another_does_not_wake_it():
    with nothing_collected():
        with nothing_collected():
            pass
        assert not gc.isenabled()


def test_as_a_decorator_it_rests_at_every_call():
    @nothing_collected()
    def rests() -> bool:
        return not gc.isenabled()

    assert rests()
    assert rests()
    assert gc.isenabled()
